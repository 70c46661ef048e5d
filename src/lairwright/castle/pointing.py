"""What an option points at on the table, and what pointing somewhere would mean."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from lairwright.castle.options import CHOOSE_FACTION, REPLACE, ChooseFaction, Place, Replace, guard_of, old_of, verb_of
from lairwright.castle.table import EMPTY, Castle
from lairwright.kernel.choices import Choice

_HELD: Final = re.compile(r"hand (\S+)")
_FACTION: Final = re.compile(r"faction (\S+)")
_GUARD: Final = re.compile(r"guard ([0-9]{1,2})")
_FIELD: Final = re.compile(r"field ([0-9]{1,2})\.([01])")


def pointing(g: Castle, seat: i64, option: i64) -> dict[str, object]:
    """The words in ``options.KINDS`` that only the castle can fill in."""
    if verb_of(option) == CHOOSE_FACTION:
        return {}
    at = guard_of(option) - 1
    monsters = _monsters(g, at)
    if verb_of(option) == REPLACE:
        return {"at": at, "taken": monsters.index(old_of(option))} if old_of(option) in monsters else {}
    return {"at": at, "free": len(monsters)}


def _monsters(g: Castle, at: i64) -> list[i64]:
    """The monsters at a guard, in the order of the view; empty fields come after them."""
    return [monster for monster in g.fields[2 * at : 2 * at + 2] if monster != EMPTY]


def meant(g: Castle, seat: int, held: str, at: str) -> Choice | None:
    """A monster and a guard, or a field; pointing at an occupied field means replacing its monster."""
    if not 0 <= seat < g.seats:
        return None
    faction = _FACTION.fullmatch(at)
    if faction is not None and not held:
        return ChooseFaction(faction[1]) if faction[1] in g.catalog.by_id else None
    monster = _HELD.fullmatch(held)
    if monster is None or monster[1] not in g.catalog.by_id:
        return None
    card = monster[1]
    guard = _GUARD.fullmatch(at)
    if guard is not None:
        return Place(card, int(guard[1]) + 1)
    field = _FIELD.fullmatch(at)
    if field is None or int(field[1]) >= g.seats:
        return None
    monsters = _monsters(g, int(field[1]))
    place = int(field[2])
    number = int(field[1]) + 1
    return Replace(card, number, g.cards[monsters[place]].id) if place < len(monsters) else Place(card, number)
