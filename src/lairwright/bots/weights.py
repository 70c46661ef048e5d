"""The weights of the judges: guessed by hand, and learnt from games (``weights.toml``)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from lairwright.bots.fast.castle_judge import FEATURES as CASTLE_FEATURES
from lairwright.bots.fast.dungeon_judge import FEATURES as DUNGEON_FEATURES
from lairwright.games import BOSS_MONSTER, CASTLE_RAID

#: Guessed by a player of the game, by feature; what is not named counts nothing.
_DUNGEON_GUESS: Final = {
    "souls": 0.2,
    "souls_squared": 0.1,
    "wound_1": -0.4,
    "wound_2": -0.4,
    "wound_3": -0.6,
    "wound_4": -0.8,
    "damage": 0.15,
    "kill_share": 0.5,
    "wounds_coming": -0.1,
    "souls_in_town": 0.15,
    "wounds_in_town": -0.2,
    "wins_now": 0.6,
    "dies_now": -1.2,
    "leads": 0.2,
    "icons": 0.05,
    "last_step": 0.2,
    "levelled": 0.2,
    "spells_held": 0.15,
    "rooms_held": 0.05,
    "advanced_ready": 0.1,
    "abilities": 0.05,
}

_CASTLE_GUESS: Final = {"gold_mid": 0.35, "hand": 0.15}

#: The features of each game, in the order of the weights.
FEATURES: Final = {BOSS_MONSTER: DUNGEON_FEATURES, CASTLE_RAID: CASTLE_FEATURES}
HAND_MADE: Final = {
    BOSS_MONSTER: [_DUNGEON_GUESS.get(name, 0.0) for name in DUNGEON_FEATURES],
    CASTLE_RAID: [_CASTLE_GUESS.get(name, 0.0) for name in CASTLE_FEATURES],
}

FILE: Final = "weights.toml"


@cache
def _learnt() -> dict[str, dict[int, list[float]]]:
    path = files("lairwright.bots") / FILE
    if not path.is_file():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    found: dict[str, dict[int, list[float]]] = {}
    for game, tables in data.items():
        found[game] = {}
        for seats, weights in tables.items():
            found[game][int(seats)] = [float(weights[name]) for name in FEATURES[game]]
    return found


def weights_for(game: str, seats: int) -> list[float]:
    """The learnt weights for a game with so many seats, or for the nearest number there is."""
    tables = _learnt().get(game, {})
    if not tables:
        return HAND_MADE[game]
    return tables[min(tables, key=lambda number: abs(number - seats))]
