"""Games for one, five and six players, with a set that allows them (``tests/sets/crowd.toml``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lairwright.games import GAMES
from lairwright.kernel.config import Config, OptionValue

CROWD: Final = str(Path(__file__).parent / "sets" / "crowd.toml")
_RULES: Final = GAMES["boss-monster"].rules
#: What the books say for five and six players.
_TOGETHER: Final[dict[str, OptionValue]] = {
    "bait_tie": "share",
    "elimination": False,
    "end_trigger": "souls_or_deck",
    "winner": "difference",
}


def crowd_config(seats: int, seed: int) -> Config:
    """One game in two has the rules for five and six players, the others those of some preset, with a variant and a
    single option; the seed says which."""
    presets, variants = sorted(_RULES.presets), sorted(_RULES.variants)
    preset = presets[seed % len(presets)]
    chosen = [variant for at, variant in enumerate(variants) if seed >> at + 3 & 1 and seed % 3 == 0]
    spec = _RULES.options[seed // 2 % len(_RULES.options)]
    options: dict[str, OptionValue] = {spec.name: spec.values[seed % len(spec.values)]} if seed % 4 > 1 else {}
    if seed % 2:
        options = _TOGETHER | options
    return Config("boss-monster", seats, seed, preset, ("base", CROWD), tuple(chosen), options)
