"""Response windows, for those who do not want to be asked in each of them: which concern a seat, and where they may be.

As everybody can see, a window concerns a seat if

* something announced by another player has a target of this seat: the player, a card of theirs, a room of their
  dungeon, a spell they announced, or a hero at their entrance or walking in their dungeon;
* a spell of another player has no target, because it may touch everybody;
* or a hero is walking in this seat's dungeon.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.procedures.ops import IS_SPELL, OP_ANNOUNCE, OP_EFFECT
from lairwright.dungeon.table import Table
from lairwright.dungeon.words import (
    EV_ACTIVATED,
    EV_ANNOUNCED,
    EV_BUILT,
    EV_DAMAGED,
    EV_DECLINED,
    EV_ENTERED,
    EV_LURED,
    EV_PHASE,
    EV_PLACED,
    NO_TARGET,
    TARGET_HERO,
)
from lairwright.kernel.events import Event
from lairwright.kernel.frames import Frame

#: Events after which, or before which, a window may have been.
_MOMENTS: Final = (
    EV_PHASE,
    EV_BUILT,
    EV_ENTERED,
    EV_ANNOUNCED,
    EV_ACTIVATED,
    EV_DAMAGED,
    EV_LURED,
    EV_PLACED,
    EV_DECLINED,
)


def concerns(g: Table, seat: i64) -> bool:
    """See the module."""
    if g.hero >= 0 and g.hero_seat == seat:
        return True
    announced = [item for item in g.frames if item.op in (OP_ANNOUNCE, OP_EFFECT)] + g.waiting
    for item in announced:
        if item.seat != seat and _touches(g, item, seat):
            return True
    return False


def _touches(g: Table, item: Frame, seat: i64) -> bool:
    if item.card < 0 or not 0 <= item.a < len(g.cards[item.card].abilities):
        return False
    kind = g.cards[item.card].abilities[item.a].target
    if kind == NO_TARGET or item.target < 0:
        return bool(item.b & IS_SPELL)
    if kind == TARGET_HERO:
        return item.target in g.players[seat].entrance
    return item.owner == seat


def may_open_window(event: Event) -> bool:
    """Whether everybody could expect a window at this event."""
    return event.kind in _MOMENTS
