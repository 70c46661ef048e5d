"""Response windows: which questions they are, and what concerns a seat that wants to be asked only then.

``auto`` ("pass until it concerns me") passes in a window unless, as everybody can see,

* something announced by another player has a target of this seat: the player, a card of theirs, a room of their
  dungeon, a spell they announced, or a hero at their entrance or walking in their dungeon;
* a spell of another player has no target, because it may touch everybody;
* a hero is walking in this seat's dungeon;
* or the phase is one of the seat's ``stops``.

Building and every other question of the rules is always asked.
"""

from __future__ import annotations

from typing import Final

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
    PHASES,
    TARGET_HERO,
)
from lairwright.kernel.events import Event
from lairwright.kernel.frames import Frame
from lairwright.kernel.game import Game
from lairwright.kernel.views import SPECTATOR
from lairwright.server.protocol import SetStops

#: The kinds of questions that a response window asks.
RESPONSES: Final = ("respond", "negate")
PASS: Final = "pass"
#: Events after which, or before which, a window may have been: what a held pause has to cover.
_MOMENTS: Final = frozenset(
    {EV_PHASE, EV_BUILT, EV_ENTERED, EV_ANNOUNCED, EV_ACTIVATED, EV_DAMAGED, EV_LURED, EV_PLACED, EV_DECLINED}
)


def is_response(game: Game, seat: int) -> bool:
    """Whether this seat's open question is a window's."""
    return seat in game.open and game.question(seat)[0] in RESPONSES


def asked_openly(game: Game, viewer: int | None) -> list[int]:
    """The seats whose open question this viewer may know of."""
    asked = game.view(viewer)["asked"]
    assert isinstance(asked, list)
    return asked


def waits_openly_for(game: Game, seat: int) -> bool:
    """Whether everybody can tell that the game waits for this seat: it is asked openly, or it is its turn to build."""
    return seat in asked_openly(game, None) or (game.open == [seat] and game.waits_openly(SPECTATOR))


def passes_by_itself(game: Game, seat: int, wishes: SetStops) -> bool:
    """Whether the server passes for this seat, which asked for it."""
    if not wishes.auto or not isinstance(game, Table) or not is_response(game, seat):
        return False
    return PHASES[game.phase] not in wishes.stops and not concerns(game, seat)


def concerns(game: Table, seat: int) -> bool:
    """See the module."""
    if game.hero >= 0 and game.hero_seat == seat:
        return True
    announced = [item for item in game.frames if item.op in (OP_ANNOUNCE, OP_EFFECT)] + game.waiting
    return any(item.seat != seat and _touches(game, item, seat) for item in announced)


def _touches(game: Table, item: Frame, seat: int) -> bool:
    if item.card < 0 or not 0 <= item.a < len(game.cards[item.card].abilities):
        return False
    kind = game.cards[item.card].abilities[item.a].target
    if kind == NO_TARGET or item.target < 0:
        return bool(item.b & IS_SPELL)
    target, owner = item.target, item.owner
    if kind == TARGET_HERO:
        return target in game.players[seat].entrance
    return bool(owner == seat)


def asks_in_secret(game: Game) -> bool:
    """Whether this game has windows, which do not say whom they ask."""
    return isinstance(game, Table)


def may_have_been_a_window(game: Game, viewer: int | None, events: list[Event]) -> bool:
    """Whether this viewer could expect a window: one asks the viewer, or something happened that opens one."""
    if viewer is not None and is_response(game, viewer):
        return True
    return isinstance(game, Table) and any(event.kind in _MOMENTS for event in events)
