"""Rooms and where they are: counts, neighbours, positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.state.marks import DEACTIVATED, FACE_DOWN, NOT_A_ROOM
from lairwright.dungeon.state.table import Table
from lairwright.kernel.arrays import COMPILED

#: More places than there are.
_PLACES: Final = 64


def lies_in(cards: list[i64], card: i64) -> bool:
    """Whether a card is among these few: compiled, ``in`` would use Python's own comparison."""
    if not COMPILED:
        return card in cards
    for other in cards:
        if other == card:
            return True
    return False


def active_rooms(g: Table, seat: i64) -> i64:
    """How many rooms are visible and active: what "the number of rooms" means (BM-DEACT-04)."""
    count: i64 = 0
    status = g.status
    for card in g.players[seat].dungeon:
        if not status[card] & NOT_A_ROOM:
            count += 1
    return count


def stacks_as_rooms(g: Table, seat: i64) -> i64:
    """Rooms for comparisons in the Build phase: a stack under a face-down card counts, a new position doesn't
    (CL-26)."""
    count: i64 = 0
    for card in g.players[seat].dungeon:
        mark = g.status[card]
        if mark & FACE_DOWN:
            if g.under[card] >= 0:
                count += 1
        elif not mark & DEACTIVATED:
            count += 1
    return count


def rooms_with(g: Table, seat: i64, needs: i64) -> i64:
    """How many active rooms have these traits."""
    count: i64 = 0
    for card in g.players[seat].dungeon:
        if not g.status[card] & NOT_A_ROOM and g.cards[card].traits & needs == needs:
            count += 1
    return count


def neighbour(g: Table, seat: i64, at: i64, step: i64) -> i64:
    """The position next to ``at`` (step +1 left, -1 right) whose room is active, or -1 (BM-DEACT-07).

    With ``deactivated_breaks_adjacency=false``, deactivated rooms are skipped instead of breaking adjacency.
    """
    dungeon = g.players[seat].dungeon
    i = at + step
    while 0 <= i < len(dungeon):
        mark = g.status[dungeon[i]]
        if not mark & NOT_A_ROOM:
            return i
        if g.rules.deactivated_breaks_adjacency or mark & FACE_DOWN:
            return -1
        i += step
    return -1


def position_of(g: Table, seat: i64, card: i64) -> i64:
    """The position of the stack that holds this card, or -1."""
    dungeon = g.players[seat].dungeon
    for i in range(len(dungeon)):
        below: i64 = dungeon[i]
        while below >= 0:
            if below == card:
                return i
            below = g.under[below]
    return -1


# -- where a destroyed room was --------------------------------------------------------------------------


def to_gone(below: i64, at: i64, closed: bool) -> i64:
    """What a destruction has uncovered (or -1) and where, as one number; ``closed`` if others have filled the gap."""
    return (below + 1) * _PLACES + place_of_gone(at, closed)


def uncovered_in(gone: i64) -> i64:
    return gone // _PLACES - 1


def place_in(gone: i64) -> i64:
    return gone % _PLACES


def place_of_gone(at: i64, closed: bool) -> i64:
    """A position, and whether the rooms beside it have closed the gap; never 0."""
    return 2 * at + (1 if closed else 2)


def is_closed(place: i64) -> bool:
    return place & 1 != 0


def position_in(place: i64) -> i64:
    return (place - 1) // 2
