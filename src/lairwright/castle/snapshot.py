"""Everything about a castle as plain data, and back."""

from __future__ import annotations

from typing import Final

from lairwright.castle.deal import empty_castle
from lairwright.castle.integrity import check_castle
from lairwright.castle.table import Castle
from lairwright.kernel.config import config_from_data
from lairwright.kernel.snapshots import check_format, number, numbers, read_course, saved
from lairwright.kernel.views import Data

_LISTS: Final = (
    "factions",
    "gold",
    "hands",
    "resting",
    "seen",
    "guards",
    "fields",
    "deck",
    "discard",
    "buried",
    "stack",
    "used",
    "box",
)
_NUMBERS: Final = ("treasury", "marker", "round", "phase", "turn", "tile", "turned", "lost_at")


def snapshot(g: Castle) -> Data:
    """The castle as it is; plain lists, numbers and texts only. What can be counted from the rest is left out."""
    table: Data = {name: list(getattr(g, name)) for name in _LISTS}
    table.update({name: getattr(g, name) for name in _NUMBERS})
    return saved(g, table)


def restore(data: object) -> Castle:
    """The castle a snapshot was taken of; what is wrong with a bad one is named."""
    data = check_format(data)
    g = empty_castle(config_from_data(data.get("config")))
    state = read_course(g, data)
    for name in _LISTS:
        setattr(g, name, numbers(state, name))
    for name in _NUMBERS:
        setattr(g, name, number(state, name))
    check_castle(g)
    return g
