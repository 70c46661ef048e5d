"""The round: start, Build phase, Bait phase, Adventure phase, end (boss-monster.md sections 5 to 9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards import HAS_WHEN
from lairwright.dungeon.changes import set_phase
from lairwright.dungeon.hero_changes import leave_town, reveal_hero, stay_in_town, to_entrance
from lairwright.dungeon.legality import armed_seats, chances_now
from lairwright.dungeon.options import (
    OPT_DRAW_ROOM,
    OPT_DRAW_SPELL,
)
from lairwright.dungeon.piles import draw
from lairwright.dungeon.procedures.ops import (
    AT_BUILD,
    OP_ADVENTURE_TURN,
    OP_END,
    OP_REVEAL,
    OP_ROUND_DRAW,
    ROUND_ADVENTURE,
    ROUND_ADVENTURE_TURN,
    ROUND_BAIT,
    ROUND_BUILD,
    ROUND_BUILD_TURN,
    ROUND_DRAW,
    ROUND_END,
    ROUND_REVEAL,
    ROUND_START,
)
from lairwright.dungeon.procedures.order import pass_marker, set_turns
from lairwright.dungeon.procedures.windows import open_window
from lairwright.dungeon.projections import lured_to, lures, treasure
from lairwright.dungeon.round_changes import new_round
from lairwright.dungeon.table import Procedure, Table
from lairwright.dungeon.words import (
    CLASS_COUNT,
    EV_LURED,
    EV_STAYED,
    LURE_TREASURE,
    PHASE_ADVENTURE,
    PHASE_BAIT,
    PHASE_BUILD,
    PHASE_END,
    PHASE_START,
    ROOM,
    SPELL,
    WHEN_ROUND_DRAW,
)
from lairwright.kernel.frames import Frame

MAY_DRAW_OTHERS: Final = HAS_WHEN << WHEN_ROUND_DRAW


@final
class Round(Procedure):
    """One round after another (BM-ROUND-01); ``progress`` counts the turns begun in a phase."""

    def run(self, g: Table, f: Frame) -> None:
        """Go from step to step without leaving until something has to be asked or pushed."""
        if f.pc == ROUND_START:
            self._start(g)
            f.pc = ROUND_DRAW
        if f.pc == ROUND_DRAW:
            f.pc = ROUND_BUILD
            if armed_seats(g, MAY_DRAW_OTHERS):
                g.push(OP_ROUND_DRAW)
                return
            for seat in g.standing:
                draw(g, seat, ROOM)
        if f.pc == ROUND_BUILD:
            set_phase(g, PHASE_BUILD)
            f.pc = ROUND_BUILD_TURN
            f.progress = 0
        if f.pc == ROUND_BUILD_TURN and self._build_turn(g, f):
            return
        if f.pc == ROUND_REVEAL:
            f.pc = ROUND_BAIT
            g.push(OP_REVEAL)
            return
        if f.pc == ROUND_BAIT:
            set_phase(g, PHASE_BAIT)
            bait(g)
            f.pc = ROUND_ADVENTURE
        if f.pc == ROUND_ADVENTURE:
            set_phase(g, PHASE_ADVENTURE)
            f.pc = ROUND_ADVENTURE_TURN
            f.progress = 0
        if f.pc == ROUND_ADVENTURE_TURN and self._adventure_turn(g, f):
            return
        set_phase(g, PHASE_END)
        f.pc = ROUND_START
        g.push(OP_END)

    def _start(self, g: Table) -> None:
        """BM-START-01, -02, -04, -08."""
        if g.round > 0:
            pass_marker(g)
        if g.rules.turn_order == "marker" or not g.turns:
            set_turns(g)
        new_round(g)
        set_phase(g, PHASE_START)
        heroes = len(g.turns) if g.rules.heroes_by_current else len(g.players)
        for _ in range(heroes):
            if not reveal_hero(g):
                break

    def _build_turn(self, g: Table, f: Frame) -> bool:
        """BM-BUILD-01: one player after another; a turn that is over doesn't come again (BM-BUILD-12).

        Returns whether there was a turn, as does the next method.
        """
        turns = g.turns
        if f.progress > 0:
            player = g.players[turns[f.progress - 1]]
            player.turn_over = True
            player.builds = 0
        if f.progress >= len(turns):
            g.active = -1
            f.pc = ROUND_REVEAL
            return False
        seat: i64 = turns[f.progress]
        f.progress += 1
        g.active = seat
        g.players[seat].builds += 1
        open_window(g, seat, AT_BUILD)
        return True

    def _adventure_turn(self, g: Table, f: Frame) -> bool:
        """BM-ROUND-07: players without heroes have a turn too, unless the edition skips them (ED-61)."""
        while f.progress < len(g.turns):
            seat: i64 = g.turns[f.progress]
            f.progress += 1
            player = g.players[seat]
            if player.entrance or (g.rules.active_without_heroes and armed_seats(g, chances_now(g))):
                g.push(OP_ADVENTURE_TURN, seat)
                return True
            player.turn_over = True  # nothing could happen during it
        g.active = -1
        f.pc = ROUND_END
        return False


@final
class RoundDraw(Procedure):
    """Every player draws a Room card, in XP order (BM-START-05); with some rooms it may be a Spell instead."""

    kind = "round-draw"

    def run(self, g: Table, f: Frame) -> None:
        order = g.order
        while f.progress < len(order):
            seat: i64 = order[f.progress]
            if g.players[seat].out:
                f.progress += 1
            elif self._has_choice(g, seat):
                g.ask(seat, self.menu(g, f, seat))
                return
            else:
                f.progress += 1
                draw(g, seat, ROOM)
        g.done(f)

    def _has_choice(self, g: Table, seat: i64) -> bool:
        for card in g.players[seat].dungeon:
            if g.cards[card].by_when[WHEN_ROUND_DRAW] >= 0 and not g.status[card] & 3:
                return True
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return [OPT_DRAW_ROOM, OPT_DRAW_SPELL]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress += 1
        draw(g, seat, SPELL if option == OPT_DRAW_SPELL else ROOM)


def bait(g: Table) -> None:
    """Every hero in town goes where there is most of its treasure, or stays (BM-BAIT-01 to -09).

    Nothing that counts can change in the meantime, so all heroes of a class go the same way (BM-BAIT-05).
    """
    newest_first = g.rules.newest_first
    waiting = g.town[::-1] if newest_first else g.town
    goals = lures(g)
    left: list[i64] = []
    for hero in waiting:
        goal = lured_to(g, hero, goals)
        if goal >= 0:
            to_entrance(g, goal, hero, EV_LURED)
        else:
            left.append(hero)
            if g.listening and not g.rules.share_ties:
                g.emit(EV_STAYED, -1, hero)
    if newest_first:
        left.reverse()
    stay_in_town(g, left)
    if g.rules.share_ties:
        _share_ties(g)


def _share_ties(g: Table) -> None:
    """``bait_tie=share``: tied dungeons take one hero of the class each, in descending XP, oldest hero first, while
    there is one for every tied dungeon (EXP-CL-10 to -16)."""
    for kind in range(CLASS_COUNT):
        while True:
            heroes = [
                hero for hero in g.town if g.cards[hero].hero_class == kind and g.cards[hero].lure == LURE_TREASURE
            ]
            icons = [treasure(g, seat, kind) for seat in range(len(g.players))]
            playing = [seat for seat in g.order if not g.players[seat].out]
            most = max(icons[seat] for seat in playing)
            tied = [seat for seat in playing if icons[seat] == most]
            if most == 0 or len(tied) < 2 or len(heroes) < len(tied):
                break
            for seat, hero in zip(tied, heroes, strict=False):
                leave_town(g, hero)
                to_entrance(g, seat, hero, EV_LURED)
    if g.listening:
        for hero in g.town:
            g.emit(EV_STAYED, -1, hero)
