"""Which response windows concern a seat, and where windows may be: for players who don't want to be asked in each one.

Going by what everybody can see, a window concerns a seat if

* something announced by another player targets this seat: the player, one of their cards, a room in their dungeon or
  its miniboss, an item in their score area, a Spell they announced, or a hero at their entrance or walking in their
  dungeon, or the item it carries;
* another player uses a card of this seat's;
* a Spell of another player has no target, because it may affect everybody;
* or a hero is walking in this seat's dungeon.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.announced import Announced, announced
from lairwright.dungeon.events import (
    EV_ACTIVATED,
    EV_ANNOUNCED,
    EV_ATTACHED,
    EV_BUILT,
    EV_DAMAGED,
    EV_DECLINED,
    EV_ENTERED,
    EV_LURED,
    EV_PHASE,
    EV_PLACED,
    EV_PROMOTED,
)
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import NO_TARGET, TARGET_HERO
from lairwright.kernel.events import Event

#: Events before or after which a window may have been open.
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
    EV_ATTACHED,
    EV_PROMOTED,
)


def concerns(g: Table, seat: i64) -> bool:
    """See the module."""
    if g.hero >= 0 and g.hero_seat == seat:
        return True
    for effect in announced(g):
        if effect.seat != seat and _touches(g, effect, seat):
            return True
    return False


def _touches(g: Table, effect: Announced, seat: i64) -> bool:
    if effect.host == seat:
        return True
    if effect.aim == NO_TARGET:
        return effect.spell
    if effect.aim == TARGET_HERO:
        return effect.target in g.players[seat].entrance
    return effect.owner == seat


def may_open_window(event: Event) -> bool:
    """Whether everybody would expect that a window may be open at this event."""
    return event.kind in _MOMENTS
