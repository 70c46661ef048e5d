"""Everything about a castle as plain data, and back."""

from __future__ import annotations

from typing import Final

from lairwright.castle.deal import empty_castle
from lairwright.castle.integrity import check_castle
from lairwright.castle.table import Castle
from lairwright.kernel.config import config_from_data
from lairwright.kernel.snapshots import (
    FORMAT,
    check_cards,
    check_format,
    frames,
    lists,
    load_outcome,
    number,
    numbers,
    state_of,
)

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
    "open",
    "history",
)
_NUMBERS: Final = ("treasury", "marker", "round", "phase", "turn", "tile", "turned", "lost_at", "learnt")


def snapshot(g: Castle) -> dict[str, object]:
    """The castle as it is; plain lists, numbers and texts only. What can be counted from the rest is left out."""
    state: dict[str, object] = {name: list(getattr(g, name)) for name in _LISTS}
    state.update({name: getattr(g, name) for name in _NUMBERS})
    state["recorded"] = int(g.recorded)
    state["streams"] = list(g.streams.words)
    state["chance_used"] = int(g.streams.used)
    state["frames"] = [frame.dump() for frame in g.frames]
    state["menus"] = [list(menu) for menu in g.menus]
    return {
        "format": FORMAT,
        "config": g.config.as_data(),
        "cards": g.fingerprint(),
        "outcome": g.result.as_data() if g.result else None,
        "state": state,
    }


def restore(data: object) -> Castle:
    """The castle a snapshot was taken of; what is wrong with a bad one is named."""
    data = check_format(data)
    g = empty_castle(config_from_data(data.get("config")))
    check_cards(data, g.fingerprint())
    state = state_of(data)
    for name in _LISTS:
        setattr(g, name, numbers(state, name))
    for name in _NUMBERS:
        setattr(g, name, number(state, name))
    g.recorded = bool(number(state, "recorded"))
    g.streams.words = numbers(state, "streams")
    g.streams.used = bool(number(state, "chance_used"))
    g.frames = frames(state, "frames")
    g.menus = lists(state, "menus")
    g.result = load_outcome(data.get("outcome"))
    check_castle(g)
    return g
