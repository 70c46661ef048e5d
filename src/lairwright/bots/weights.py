"""The weights of the judges: guessed by hand, and learnt from games (``weights.toml``)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from lairwright.bots.lore import lore_for

FILE: Final = "weights.toml"


@cache
def _learnt(game: str) -> dict[int, list[float]]:
    path = files("lairwright.bots") / FILE
    if not path.is_file():
        return {}
    tables = tomllib.loads(path.read_text(encoding="utf-8")).get(game, {})
    features = lore_for(game).features
    return {int(seats): [float(weights[name]) for name in features] for seats, weights in tables.items()}


def guessed_weights(game: str) -> list[float]:
    """Guessed by a player of the game; features without a guess count nothing."""
    lore = lore_for(game)
    return [lore.guess.get(name, 0.0) for name in lore.features]


def weights_for(game: str, seats: int) -> list[float]:
    """The learnt weights for a game with this many seats, or with the nearest number there is."""
    tables = _learnt(game)
    if not tables:
        return guessed_weights(game)
    return tables[min(tables, key=lambda number: abs(number - seats))]
