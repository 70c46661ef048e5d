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

from lairwright.dungeon.announced import Announced, announced
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
    return any(effect.seat != seat and _touches(game, effect, seat) for effect in announced(game))


def _touches(game: Table, effect: Announced, seat: int) -> bool:
    if effect.aim == NO_TARGET:
        return effect.spell
    if effect.aim == TARGET_HERO:
        return effect.target in game.players[seat].entrance
    return bool(effect.owner == seat)


def asks_in_secret(game: Game) -> bool:
    """Whether this game has windows, which do not say whom they ask."""
    return isinstance(game, Table)


def may_have_been_a_window(game: Game, viewer: int | None, events: list[Event]) -> bool:
    """Whether this viewer could expect a window: one asks the viewer, or something happened that opens one."""
    if viewer is not None and is_response(game, viewer):
        return True
    return isinstance(game, Table) and any(event.kind in _MOMENTS for event in events)
