"""Changes to what lasts until the end of the round, and to the marks that follow from it."""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.changes.rooms import late_bonus
from lairwright.dungeon.events import (
    EV_BUILDING_FORBIDDEN,
    EV_DUNGEON_BONUS,
    EV_ENTRANCE_HELD,
    EV_MODIFIED,
    EV_TREASURE_DOUBLED,
)
from lairwright.dungeon.state.round_effects import RoundEffect
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.usual_effects import ROOMS, in_order
from lairwright.dungeon.words import (
    MOD_DAMAGE,
    MOD_DOUBLE_TREASURE,
    MOD_NO_BUILD,
    MOD_NO_ENTERS,
)


def put(g: Table, effect: RoundEffect) -> None:
    """Something holds from now on until the end of the round."""
    _put_usual(g, effect)
    late_bonus(g)


def _put_usual(g: Table, effect: RoundEffect) -> None:
    """The same for one that takes away no text and no damage."""
    g.round_effects = in_order([*g.round_effects, effect], len(g.players))
    one: i64 = 1
    g.changes |= one << effect.what


def note_modified(g: Table, effect: RoundEffect) -> None:
    """Say what was changed: whose, by which card and which of its modifiers."""
    if g.listening:
        g.emit(EV_MODIFIED, effect.seat, effect.source, effect.card, effect.index)


def add_dungeon_bonus(g: Table, seat: i64, source: i64, amount: i64) -> None:
    """More damage for all rooms of a dungeon, including those uncovered later."""
    _put_usual(g, RoundEffect(MOD_DAMAGE, amount, seat, -1, ROOMS))
    if g.listening:
        g.emit(EV_DUNGEON_BONUS, seat, source, amount=amount)
    late_bonus(g)


def double_treasure(g: Table, seat: i64, source: i64) -> None:
    """The rooms of a dungeon count their treasure twice (CL-06, CL-25)."""
    _put_usual(g, RoundEffect(MOD_DOUBLE_TREASURE, 1, seat, -1, ROOMS))
    if g.listening:
        g.emit(EV_TREASURE_DOUBLED, seat, source)


def hold_entrance(g: Table, seat: i64) -> None:
    """The heroes at this entrance don't enter."""
    _put_usual(g, RoundEffect(MOD_NO_ENTERS, 1, seat, -1))
    if g.listening:
        g.emit(EV_ENTRANCE_HELD, seat)


def forbid_building(g: Table, seat: i64) -> None:
    """Nobody builds any more; ``seat`` is the player who caused that."""
    _put_usual(g, RoundEffect(MOD_NO_BUILD, 1, -1, -1))
    if g.listening:
        g.emit(EV_BUILDING_FORBIDDEN, seat)
