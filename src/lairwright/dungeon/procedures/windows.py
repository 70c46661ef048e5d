"""Windows: the moments when Spells and activated abilities may be used (BM-TIME-10).

A window's frame has the active player as ``seat`` and the walking hero as ``card``; the rest is in ``carried``. It
doesn't say who may have something to announce: the notes about that (``Player.armed``) may say too much, and saved
games don't have them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.changes.rooms import place_room
from lairwright.dungeon.events import EV_DECLINED
from lairwright.dungeon.legality.building import add_builds
from lairwright.dungeon.legality.menus import armed_seats, chances_now, plays
from lairwright.dungeon.options import (
    BUILD,
    OPT_DECLINE,
    OPT_PASS,
    PLAY,
    card_of,
    mode_of,
    place_of,
    used_ability,
    verb_of,
)
from lairwright.dungeon.procedures.carried import (
    ask_next,
    asked_next,
    context_of,
    count_pass,
    forget_passes,
    has_declined,
    its_ability,
    leave_to_ask,
    let_wait,
    mark_spell,
    note_declined,
    passes,
    still_to_ask,
)
from lairwright.dungeon.procedures.firing import fire_news, giver_of, keep_target
from lairwright.dungeon.procedures.ops import (
    AT_BUILD,
    AT_ROOM,
    OP_ANNOUNCE,
    OP_EFFECT,
    OP_LIFO_WINDOW,
    OP_WINDOW,
)
from lairwright.dungeon.state.procedure import Procedure
from lairwright.dungeon.state.table import NO_FRAMES, Table
from lairwright.kernel.frames import Frame

_ACTIVE: Final = 0  # the active player acts, any number of times (BM-TIME-11)
_OTHERS: Final = 1  # the others are asked in descending XP, one announcement each (BM-TIME-12)
_ANSWER: Final = 2  # the active player may respond to what was announced (BM-TIME-13)
_RESOLVE: Final = 3  # waiting effects resolve in descending XP


def open_window(g: Table, seat: i64, context: i64) -> None:
    """Open a window and ask the first player who can do something in it.

    Most windows close without a question, and those get no frame.
    """
    if context == AT_BUILD or g.rules.lifo:
        frame = g.push(OP_LIFO_WINDOW if g.rules.lifo else OP_WINDOW, seat, g.hero, context)
        if g.rules.lifo:
            ask_next(frame, seat)
        g.steps[frame.op].procedure.run(g, frame)
        return
    wanted = chances_now(g)
    armed = armed_seats(g, wanted)
    if armed:
        pc: i64 = _ACTIVE
        left = g.everyone & ~(1 << seat)
        if not armed >> seat & 1 or not _ask_to_announce(g, seat, wanted):
            pc = _OTHERS
            left = _ask_first(g, armed & left, left, wanted)
        if left >= 0:
            frame = g.push(OP_WINDOW, seat, g.hero, context)
            frame.pc = pc
            leave_to_ask(frame, left)


def _ask_to_announce(g: Table, seat: i64, wanted: i64) -> bool:
    """Ask a seat, if it has something to announce; returns whether it has."""
    menu = plays(g, seat, wanted)
    if not menu:
        return False
    g.ask_even_if_forced(seat, menu)
    return True


def _ask_first(g: Table, armed: i64, left: i64, wanted: i64) -> i64:
    """Ask the first of the armed seats, in descending XP, that can announce something.

    Returns which seats of ``left`` are still to be asked after it; -1 if none can announce anything.
    """
    if armed:
        for standing in g.standing:
            seat: i64 = standing
            bit: i64 = 1 << seat
            left &= ~bit
            if armed & bit and _ask_to_announce(g, seat, wanted):
                return left
    return -1


def _room_left(g: Table, f: Frame) -> bool:
    """Whether the hero that this window is about is no longer in a room: then the window is over (BM-TIME-50).

    A room uncovered below keeps the hero, and the window goes on (CL-17).
    """
    return g.hero != f.card or g.hero_room < 0 or g.hero_sent


def _menu(g: Table, f: Frame, seat: i64, wanted: i64) -> list[i64]:
    """What this seat may do; the first option is to pass or decline."""
    menu: list[i64] = []  # not a list of one, which would have to grow at once
    menu.append(OPT_PASS)
    if (
        context_of(f) == AT_BUILD
        and seat == f.seat
        and g.players[seat].builds > 0
        and (not g.rules.lifo or not g.waiting)
    ):
        add_builds(g, seat, menu)
        if len(menu) > 1 and not has_declined(f):
            menu[0] = OPT_DECLINE  # the turn ends only once a room has been placed or declined (BM-TIME-17)
    announced = plays(g, seat, wanted)
    if announced:
        menu.extend(announced[1:])
    return menu


def _build_choice(g: Table, f: Frame, seat: i64, option: i64) -> bool:
    """Placing a room or declining to needs no announcement (BM-TIME-16). True if the option was one of those."""
    if verb_of(option) == BUILD:
        place_room(g, seat, card_of(option), place_of(option), True)
        g.players[seat].builds -= 1
        if g.news:
            fire_news(g, seat)  # a miniboss left with the room it was in
        return True
    if option == OPT_DECLINE:
        # Not final: if this player is asked again during this turn, building is offered too (CL-32).
        note_declined(f)
        if g.listening:
            g.emit(EV_DECLINED, seat)
        return True
    return False


def announce(g: Table, seat: i64, option: i64) -> Frame:
    """Push the frame that announces the Spell or ability of this option."""
    card = card_of(option)
    if verb_of(option) == PLAY:
        frame = g.push(OP_ANNOUNCE, seat, card, mode_of(option))
        mark_spell(frame)
        return frame
    ability = used_ability(option)
    frame = g.push(OP_ANNOUNCE, seat, card, ability)
    if g.cards[card].abilities[ability].granted:
        giver = giver_of(g, seat, card, ability)
        if giver is not None:
            keep_target(frame, giver)
    return frame


class AnyWindow(Procedure):
    """What both readings of the rules have in common."""

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return _menu(g, f, seat, chances_now(g))

    def prompt(self, g: Table, f: Frame) -> str:
        if context_of(f) == AT_BUILD and g.open and g.open[0] == f.seat:
            return "build"
        return "respond"

    def public(self, f: Frame) -> bool:
        return False

    def waits_openly(self, g: Table, f: Frame) -> bool:
        """Only for the room of the Build turn: a player asked for anything else must hold something to announce, and so
        must one who is asked again after declining."""
        if context_of(f) != AT_BUILD or has_declined(f) or g.open[0] != f.seat:
            return False
        for option in g.menus[0]:
            if verb_of(option) == BUILD:
                return True
        return False


@final
class Window(AnyWindow):
    """Active player first (BM-TIME-11 to -14)."""

    def run(self, g: Table, f: Frame) -> None:
        if context_of(f) == AT_ROOM and f.pc != _RESOLVE and _room_left(g, f):
            if not g.waiting:
                g.done(f)
                return
            f.pc = _RESOLVE
        if f.pc == _RESOLVE:
            if g.waiting:
                item = g.waiting[0]
                g.waiting = g.waiting[1:] if len(g.waiting) > 1 else NO_FRAMES
                item.op = OP_EFFECT
                g.put_on_top(item)
            elif context_of(f) == AT_ROOM and _room_left(g, f):
                g.done(f)
            else:
                f.pc = _ACTIVE
            return
        if f.pc == _OTHERS:
            self._ask_others(g, f, chances_now(g))
            return
        seat = f.seat
        wanted = chances_now(g)
        if context_of(f) == AT_BUILD and g.players[seat].builds > 0:
            menu = _menu(g, f, seat, wanted)
            if len(menu) > 1:
                g.ask_even_if_forced(seat, menu)
                return
        elif _ask_to_announce(g, seat, wanted):
            return
        if f.pc == _ACTIVE:
            f.pc = _OTHERS
            leave_to_ask(f, g.everyone & ~(1 << seat))
            self._ask_others(g, f, wanted)
        else:
            f.pc = _RESOLVE

    def _ask_others(self, g: Table, f: Frame, wanted: i64) -> None:
        left = still_to_ask(f)
        left = _ask_first(g, armed_seats(g, wanted) & left, left, wanted)
        if left >= 0:
            leave_to_ask(f, left)
            return
        if g.waiting:
            f.pc = _ANSWER
        else:
            g.done(f)  # everybody passed in a row (BM-TIME-14)

    def _pass(self, g: Table, f: Frame, wanted: i64) -> None:
        """The active player has nothing more to do: the others are asked, or what they announced resolves."""
        if f.pc == _ANSWER:
            f.pc = _RESOLVE
        else:
            f.pc = _OTHERS
            leave_to_ask(f, g.everyone & ~(1 << f.seat))
            self._ask_others(g, f, wanted)

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_PASS:
            wanted = chances_now(g)
            if seat == f.seat:
                self._pass(g, f, wanted)
            else:
                self._ask_others(g, f, wanted)
            return
        if _build_choice(g, f, seat, option):
            wanted = chances_now(g)
            declined = option == OPT_DECLINE
            if (declined or g.players[seat].builds == 0) and not g.waiting and not armed_seats(g, wanted):
                g.done(f)  # most build turns end here, because nobody could announce anything
            elif declined and not plays(g, seat, wanted):
                self._pass(g, f, wanted)  # nothing else to ask for now
            return
        frame = announce(g, seat, option)
        # The others' effects wait for the active player's response; a negation works at once (CL-18).
        if seat != f.seat and not its_ability(g, frame).negation:
            let_wait(frame)


@final
class LifoWindow(AnyWindow):
    """Last in, first out (SBM-TIME-01 to -04)."""

    def run(self, g: Table, f: Frame) -> None:
        if context_of(f) == AT_ROOM and not g.waiting and _room_left(g, f):
            g.done(f)
            return
        seats = len(g.players)
        while passes(f) < seats:
            seat = asked_next(f)
            menu: list[i64] = [OPT_PASS]
            if not g.players[seat].out:
                menu = _menu(g, f, seat, chances_now(g))
            if len(menu) > 1:
                g.ask(seat, menu)
                return
            self._pass(g, f)
        if g.waiting:
            forget_passes(f)
            ask_next(f, f.seat)
            item = g.waiting[-1]
            g.waiting = g.waiting[:-1] if len(g.waiting) > 1 else NO_FRAMES
            item.op = OP_EFFECT
            g.put_on_top(item)
        else:
            g.done(f)

    def _pass(self, g: Table, f: Frame) -> None:
        count_pass(f)
        ask_next(f, (asked_next(f) + 1) % len(g.players))

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_PASS:
            self._pass(g, f)
            return
        forget_passes(f)
        if _build_choice(g, f, seat, option):
            if option == OPT_DECLINE and not plays(g, seat, chances_now(g)):
                self._pass(g, f)  # nothing else to ask for now
            return
        frame = announce(g, seat, option)
        let_wait(frame)
        ask_next(f, (seat + 1) % len(g.players))  # clockwise, ending with whoever played last (SBM-TIME-03)
