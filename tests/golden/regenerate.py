"""Rewrite the golden records: ``.venv/bin/python -m tests.golden.regenerate`` at the root of the checkout.

Do this only after a change that is meant to alter games, look at the difference, and say so in the commit message.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from lairwright.games import GAMES as KINDS
from lairwright.games import start
from lairwright.kernel.config import Config
from tests.plain import as_lists
from tests.playing import digest, play_out, steps

FOLDER = Path(__file__).parent / "records"
#: The final table of each record, as a hash.
DIGESTS = FOLDER / "digests.json"
#: What everybody saw in the course of each record, and of a few more games like it, as a hash.
SIGHTS = Path(__file__).parent / "sights.json"
MORE_SEEDS = (0, 1000, 2000)

_BOSSES = KINDS["boss-monster"]
_CASTLE = KINDS["castle-raid"]
_VARIANTS: dict[str, tuple[str, ...]] = {
    "castle": (),
    "castle-orders": ("new-orders",),
    "castle-dapper": ("dapper-guards",),
    "castle-both": ("new-orders", "dapper-guards"),
}

#: Record name -> its game; the random player uses the same seed.
GAMES: dict[str, Config] = {
    f"{preset}-{seats}": Config(_BOSSES.name, seats, 100 * seats + number, preset, _BOSSES.default_sets, (), {})
    for number, preset in enumerate(_BOSSES.rules.presets)
    for seats in (2, 3, 4)
}
GAMES |= {
    f"{name}-{seats}": Config(_CASTLE.name, seats, 100 * seats + number, "default", _CASTLE.default_sets, variants, {})
    for number, (name, variants) in enumerate(_VARIANTS.items())
    for seats in (3, 4, 5, 6)
}


def sights(config: Config) -> str:
    """A fingerprint of all views of whole games, down to the order of their keys, and of what each seat was told."""
    found = hashlib.blake2b(digest_size=12)
    for more in MORE_SEEDS:
        seed = config.seed + more
        dealt = Config(config.game, config.seats, seed, config.preset, config.sets, config.variants, config.options)
        for game in steps(start(dealt), seed):
            for viewer in (None, *range(config.seats)):
                found.update(repr(as_lists(game.view(viewer))).encode())
                found.update(repr(game.visible_events(viewer)).encode())
            found.update(repr(as_lists(game.inspect())).encode())
    return found.hexdigest()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    digests: dict[str, str] = {}
    for name, config in GAMES.items():
        game = play_out(start(config), config.seed)
        (FOLDER / f"{name}.txt").write_text(game.record.dumps(), encoding="utf-8")
        digests[name] = digest(game)
    DIGESTS.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")
    SIGHTS.write_text(
        json.dumps({name: sights(config) for name, config in GAMES.items()}, indent=2) + "\n", encoding="utf-8"
    )
    print(f"{len(digests)} records written to {FOLDER}")


if __name__ == "__main__":
    main()
