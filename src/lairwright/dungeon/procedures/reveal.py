"""Reveal and Level Up (boss-monster.md section 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.changes import five_rooms, set_phase, turn_up
from lairwright.dungeon.procedures.ops import AT_REVEAL, OP_TRIGGERS
from lairwright.dungeon.procedures.order import reveal_order
from lairwright.dungeon.procedures.triggers import built_triggers, level_up, push_triggers
from lairwright.dungeon.procedures.windows import open_window
from lairwright.dungeon.table import FACE_DOWN, Procedure, Table
from lairwright.dungeon.words import PHASE_BUILD, PHASE_REVEAL, PHASE_SETUP, WHEN_LEVEL_UP
from lairwright.kernel.frames import Frame

_FLIP: Final = 0
_LEVEL_UPS: Final = 1  # only when all Level Ups come before all effects
_PLAYER: Final = 2
_FIRST: Final = 3
_SECOND: Final = 4
_DONE: Final = 5


@final
class Reveal(Procedure):
    """Turn up everything at once, then resolve player by player. ``picks``: rooms turned up; ``c``: players done."""

    def run(self, g: Table, f: Frame) -> None:
        if f.pc == _FLIP:
            self._flip(g, f)
            f.pc = _LEVEL_UPS if g.rules.all_levelups_first else _PLAYER
        order = reveal_order(g)
        if f.pc == _LEVEL_UPS:
            while f.c < len(order):
                f.c += 1
                if check_level_up(g, order[f.c - 1]):
                    return
            f.c = 0
            f.pc = _PLAYER
        while f.pc != _DONE:
            if f.pc == _PLAYER:
                if f.c >= len(order):
                    f.pc = _DONE
                    break
                f.pc = _FIRST
                if g.rules.respond_during_reveal and g.round > 0:
                    set_phase(g, PHASE_BUILD, order[f.c])
                    open_window(g, order[f.c], AT_REVEAL)
                    return
            if g.phase == PHASE_BUILD:
                set_phase(g, PHASE_REVEAL)
            seat: i64 = order[f.c]
            if f.pc == _FIRST:
                f.pc = _SECOND
                if g.rules.owner_orders_reveal:
                    picks = self._effects(g, f, seat)
                    if five_rooms(g, seat) and not g.players[seat].levelled:
                        boss = g.players[seat].boss
                        picks += [boss, g.cards[boss].by_when[WHEN_LEVEL_UP]]
                    # A frame of its own even for one effect: a Level Up is marked when it is carried out.
                    if picks:
                        _push_ordered(g, seat, picks)
                        return
                elif self._levels_first(g):
                    if check_level_up(g, seat):
                        return
                else:
                    push_triggers(g, seat, self._effects(g, f, seat))
                    return
            f.pc = _PLAYER
            f.c += 1
            if not g.rules.owner_orders_reveal:
                if self._levels_first(g):
                    push_triggers(g, seat, self._effects(g, f, seat))
                else:
                    check_level_up(g, seat)
                return
        lose_level_ups(g)
        g.frames.pop()

    def _levels_first(self, g: Table) -> bool:
        return g.rules.levelup_first

    def _effects(self, g: Table, f: Frame, seat: i64) -> list[int]:
        built = [card for card in f.picks if card in g.players[seat].dungeon]
        return built_triggers(g, seat, built)

    def _flip(self, g: Table, f: Frame) -> None:
        """BM-REVEAL-01."""
        if g.phase != PHASE_SETUP:
            set_phase(g, PHASE_REVEAL)
        for seat in g.order:
            for card in g.players[seat].dungeon:
                if g.status[card] & FACE_DOWN:
                    turn_up(g, seat, card)
                    f.picks.append(card)


def _push_ordered(g: Table, seat: i64, picks: list[int]) -> None:
    frame = Frame(OP_TRIGGERS, seat)
    frame.picks = picks
    g.push(frame)


def check_level_up(g: Table, seat: i64) -> bool:
    """Level the boss up if its fifth room lies there for the first time (BM-LVL-01)."""
    if g.players[seat].levelled or not five_rooms(g, seat):
        return False
    level_up(g, seat)
    return True


def lose_level_ups(g: Table) -> None:
    """With ``deactivated_trigger=lost``, a fifth room that a deactivation kept from counting is no second chance."""
    if g.rules.delayed_triggers:
        return
    for player in g.players:
        if len(player.dungeon) >= 5 and not player.levelled:
            player.levelled = True


@final
class Built(Procedure):
    """A room built outside the Build phase: Level Up at once, then what building sets off (CL-22)."""

    def run(self, g: Table, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            if check_level_up(g, f.seat):
                return
        g.frames.pop()
        if f.card in g.players[f.seat].dungeon:
            push_triggers(g, f.seat, built_triggers(g, f.seat, [f.card]))
