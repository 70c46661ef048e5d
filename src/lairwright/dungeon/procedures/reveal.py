"""Reveal and Level Up (boss-monster.md section 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.changes.rooms import five_rooms, lose_level_up, set_phase, turn_up
from lairwright.dungeon.procedures.carried import has_built_effect, note_built_effect
from lairwright.dungeon.procedures.firing import push_triggers
from lairwright.dungeon.procedures.ops import AT_REVEAL, OP_TRIGGERS
from lairwright.dungeon.procedures.order import reveal_order
from lairwright.dungeon.procedures.triggers import built_triggers, level_up, watches_building
from lairwright.dungeon.procedures.windows import open_window
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.procedure import Procedure
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import PHASE_BUILD, PHASE_REVEAL, PHASE_SETUP, WHEN_BUILT, WHEN_LEVEL_UP
from lairwright.kernel.frames import Frame

_FLIP: Final = 0
_LEVEL_UPS: Final = 1  # only if all Level Ups come before all effects
_PLAYER: Final = 2
_FIRST: Final = 3
_SECOND: Final = 4

_NOTHING: Final[list[i64]] = []


@final
class Reveal(Procedure):
    """Turn everything face up at once, then resolve player by player.

    ``picks`` are the rooms turned face up, ``progress`` counts the players who are done.
    """

    def run(self, g: Table, f: Frame) -> None:
        if f.pc == _FLIP:
            self._flip(g, f)
            f.pc = _LEVEL_UPS if g.rules.all_levelups_first else _PLAYER
        order = reveal_order(g)
        while g.top is f:
            if f.progress >= len(order):
                if f.pc == _PLAYER:
                    lose_level_ups(g)
                    g.done(f)
                    return
                f.pc = _PLAYER
                f.progress = 0
                continue
            seat: i64 = order[f.progress]
            if f.pc == _LEVEL_UPS:
                f.progress += 1
                check_level_up(g, seat)
                continue
            if f.pc == _PLAYER:
                if g.rules.respond_during_reveal and g.round > 0:
                    f.pc = _FIRST
                    set_phase(g, PHASE_BUILD, seat)
                    open_window(g, seat, AT_REVEAL)
                    continue
                if self._uneventful(g, f, seat):
                    f.progress += 1
                    continue
                f.pc = _FIRST
            if f.pc == _FIRST:
                if g.phase == PHASE_BUILD:
                    set_phase(g, PHASE_REVEAL)
                f.pc = _SECOND
                if self._first_half(g, f, seat):
                    continue
            f.pc = _PLAYER
            f.progress += 1
            if g.rules.owner_orders_reveal:
                continue
            if g.rules.levelup_first:
                push_triggers(g, seat, self._effects(g, f, seat))
            else:
                check_level_up(g, seat)

    def _uneventful(self, g: Table, f: Frame, seat: i64) -> bool:
        """Whether there is nothing to resolve in either half of this player's turn, which is usual."""
        player = g.players[seat]
        if has_built_effect(f, seat) or (len(player.dungeon) >= 5 and not player.levelled):
            return False
        return not watches_building(g, seat) and not g.catalog.rivals_watch_building

    def _first_half(self, g: Table, f: Frame, seat: i64) -> bool:
        """Whichever of a player's Level Up and effects comes first (ED-10); whether there was anything."""
        if g.rules.owner_orders_reveal:
            self._owner_orders(g, f, seat)
        elif g.rules.levelup_first:
            return check_level_up(g, seat)
        else:
            push_triggers(g, seat, self._effects(g, f, seat))
        return True

    def _owner_orders(self, g: Table, f: Frame, seat: i64) -> None:
        """``reveal_resolution=owner_chooses``: the Level Up is one of the effects to be ordered.

        It needs a frame even for one effect, because a Level Up is marked when it is carried out.
        """
        picks = self._effects(g, f, seat)
        boss = g.players[seat].boss
        if five_rooms(g, seat) and not g.players[seat].levelled:
            index = g.cards[boss].by_when[WHEN_LEVEL_UP]
            if index >= 0:
                picks = [*picks, boss, index]
            else:
                level_up(g, seat)
        if picks:
            g.push(OP_TRIGGERS, seat).picks = picks

    def _effects(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        dungeon = g.players[seat].dungeon
        built = [card for card in f.picks if lies_in(dungeon, card)]
        return built_triggers(g, seat, built) if built else _NOTHING

    def _flip(self, g: Table, f: Frame) -> None:
        """BM-REVEAL-01."""
        if g.phase != PHASE_SETUP:
            set_phase(g, PHASE_REVEAL)
        built: list[i64] = []
        status = g.status
        for seat in g.order:
            for card in g.players[seat].dungeon:
                if status[card] & FACE_DOWN:
                    turn_up(g, seat, card)
                    built.append(card)
                    if g.cards[card].by_when[WHEN_BUILT] >= 0:
                        note_built_effect(f, seat)
        f.picks = built


def check_level_up(g: Table, seat: i64) -> bool:
    """Level the boss up if there are five rooms for the first time (BM-LVL-01)."""
    player = g.players[seat]
    if player.levelled or len(player.dungeon) < 5 or not five_rooms(g, seat):
        return False
    level_up(g, seat)
    return True


def lose_level_ups(g: Table) -> None:
    """With ``deactivated_trigger=lost``, a fifth room that a deactivation kept from counting gives no second chance."""
    if g.rules.delayed_triggers:
        return
    for player in g.players:
        if len(player.dungeon) >= 5 and not player.levelled:
            lose_level_up(player)


@final
class Built(Procedure):
    """A room built outside the Build phase: Level Up at once, then what building sets off (CL-22)."""

    def run(self, g: Table, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            if check_level_up(g, f.seat):
                return
        seat = f.seat
        card = f.card
        g.done(f)
        if card in g.players[seat].dungeon:
            push_triggers(g, seat, built_triggers(g, seat, [card]))
