"""The round: start, Build phase, Bait phase, Adventure phase, end (boss-monster.md sections 5 to 9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.chances import looks_out_for
from lairwright.dungeon.cards.icons import ICON_BITS
from lairwright.dungeon.changes.heroes import leave_town, reveal_hero, stay_in_town, to_entrance
from lairwright.dungeon.changes.piles import draw
from lairwright.dungeon.changes.rooms import set_phase
from lairwright.dungeon.changes.rounds import new_round
from lairwright.dungeon.events import EV_LURED, EV_STAYED
from lairwright.dungeon.legality.menus import armed_seats, chances_now
from lairwright.dungeon.options import (
    OPT_DRAW_ROOM,
    OPT_DRAW_SPELL,
)
from lairwright.dungeon.procedures.firing import fire, fire_own, mark_used
from lairwright.dungeon.procedures.ops import (
    AT_BUILD,
    OP_ADVENTURE_TURN,
    OP_END,
    OP_REVEAL,
    OP_ROUND_DRAW,
)
from lairwright.dungeon.procedures.order import pass_marker, set_turns
from lairwright.dungeon.procedures.watching import own_picks
from lairwright.dungeon.procedures.windows import open_window
from lairwright.dungeon.projections.lures import lured_by, most_of, pulls, stays
from lairwright.dungeon.projections.modifiers import for_player, this_round
from lairwright.dungeon.projections.treasure import all_icons
from lairwright.dungeon.state.marks import SILENT
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.procedure import GO_ON, LEAVE, STAY, Procedure, RoundStep
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    CLASS_COUNT,
    LURE_TREASURE,
    MOD_BUILD,
    MOD_NO_LURED,
    PHASE_ADVENTURE,
    PHASE_BAIT,
    PHASE_BUILD,
    PHASE_END,
    PHASE_START,
    ROOM,
    SPELL,
    WHEN_ADVENTURE_PHASE,
    WHEN_BUILD_PHASE,
    WHEN_END_OF_ROUND,
    WHEN_LURED,
    WHEN_REVEALED,
    WHEN_ROUND_DRAW,
)
from lairwright.kernel.frames import Frame

MAY_DRAW_OTHERS: Final = looks_out_for(WHEN_ROUND_DRAW)


@final
class Round(Procedure):
    """One round after another, each by the plan of the game; ``progress`` counts the turns begun in a phase."""

    def run(self, g: Table, f: Frame) -> None:
        """Go from step to step without leaving until something has to be asked or pushed."""
        plan = g.plan
        while True:
            planned = plan[f.pc]
            then = planned.step.take(g, f)
            if then == STAY:
                return
            f.pc = planned.next
            if then == LEAVE:
                return


# -- the steps -------------------------------------------------------------------------------------


@final
class Start(RoundStep):
    """BM-START-01, -02, -04, -08."""

    name = "start"

    def take(self, g: Table, f: Frame) -> i64:
        if g.round > 0:
            pass_marker(g)
        if g.rules.turn_order == "marker" or not g.turns:
            set_turns(g)
        new_round(g)
        set_phase(g, PHASE_START)
        heroes = len(g.turns) if g.rules.heroes_by_current else len(g.players)
        for _hero in range(heroes):
            if not reveal_hero(g):
                break
            if g.catalog.guests_act:
                fire_own(g, WHEN_REVEALED, g.turns[0], g.town[-1], g.town[-1])
            if g.catalog.heard >> WHEN_REVEALED & 1:
                fire(g, WHEN_REVEALED, -1, -1, g.town[-1])
        return GO_ON if g.top is f else LEAVE


@final
class Draw(RoundStep):
    """Everybody draws a Room card (BM-START-05)."""

    def take(self, g: Table, f: Frame) -> i64:
        if g.catalog.heard >> WHEN_ROUND_DRAW & 1 and armed_seats(g, MAY_DRAW_OTHERS):
            g.push(OP_ROUND_DRAW)
            return LEAVE
        for seat in g.standing:
            draw(g, seat, ROOM)
        return GO_ON


@final
class BeginBuild(RoundStep):
    """The Build phase begins."""

    name = "build"

    def take(self, g: Table, f: Frame) -> i64:
        set_phase(g, PHASE_BUILD)
        f.progress = 0
        if g.catalog.heard >> WHEN_BUILD_PHASE & 1 and fire(g, WHEN_BUILD_PHASE, g.turns[0], -1):
            return LEAVE
        return GO_ON


@final
class BuildTurns(RoundStep):
    """BM-BUILD-01: one player after another; a turn that is over doesn't come again (BM-BUILD-12)."""

    def take(self, g: Table, f: Frame) -> i64:
        turns = g.turns
        if f.progress > 0:
            player = g.players[turns[f.progress - 1]]
            player.turn_over = True
            player.builds = 0
        if f.progress >= len(turns):
            g.active = -1
            return GO_ON
        seat: i64 = turns[f.progress]
        f.progress += 1
        g.active = seat
        g.players[seat].builds += 1
        if g.catalog.unusual >> MOD_BUILD & 1:  # what this round has changed is counted already
            g.players[seat].builds += for_player(g, MOD_BUILD, seat) - this_round(g, MOD_BUILD, seat, -1)
        open_window(g, seat, AT_BUILD)
        return STAY


@final
class RevealRooms(RoundStep):
    """The rooms built in this round are turned up."""

    name = "reveal"

    def take(self, g: Table, f: Frame) -> i64:
        g.push(OP_REVEAL)
        return LEAVE


@final
class Bait(RoundStep):
    """The heroes in town choose a dungeon."""

    name = "bait"

    def take(self, g: Table, f: Frame) -> i64:
        set_phase(g, PHASE_BAIT)
        bait(g)
        return GO_ON if g.top is f else LEAVE


@final
class BeginAdventure(RoundStep):
    """The Adventure phase begins."""

    name = "adventure"

    def take(self, g: Table, f: Frame) -> i64:
        set_phase(g, PHASE_ADVENTURE)
        f.progress = 0
        return GO_ON


@final
class AdventureTurns(RoundStep):
    """BM-ROUND-07: players without heroes have a turn too, unless the edition skips them (ED-61)."""

    def take(self, g: Table, f: Frame) -> i64:
        while f.progress < len(g.turns):
            seat: i64 = g.turns[f.progress]
            f.progress += 1
            player = g.players[seat]
            if player.entrance or (g.rules.active_without_heroes and _has_part(g)):
                g.push(OP_ADVENTURE_TURN, seat)
                return STAY
            player.turn_over = True  # nothing could happen during it
        g.active = -1
        return GO_ON


def _has_part(g: Table) -> bool:
    """Whether anything could happen in a part without heroes."""
    return armed_seats(g, chances_now(g)) != 0 or g.catalog.whens >> WHEN_ADVENTURE_PHASE & 1 != 0


@final
class EndOfRound(RoundStep):
    """The End of round phase."""

    name = "end"

    def take(self, g: Table, f: Frame) -> i64:
        set_phase(g, PHASE_END)
        g.push(OP_END)
        if g.catalog.heard >> WHEN_END_OF_ROUND & 1:
            fire(g, WHEN_END_OF_ROUND, g.turns[0], -1)  # before everything else (CL-64)
        return LEAVE


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
        player = g.players[seat]
        armed = player.armed if player.armed >= 0 else g.rearm(player)
        return armed & MAY_DRAW_OTHERS != 0 and len(self._drawers(g, seat)) > 0

    def _drawers(self, g: Table, seat: i64) -> list[i64]:
        """What lets this player draw a Spell instead, as card, index, card, index ..."""
        found = NO_CARDS
        player = g.players[seat]
        for card in player.dungeon + player.extras:
            if g.cards[card].by_when[WHEN_ROUND_DRAW] >= 0 and not g.status[card] & SILENT:
                found = found + own_picks(g, card, WHEN_ROUND_DRAW, seat, -1)
        return found

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return [OPT_DRAW_ROOM, OPT_DRAW_SPELL]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress += 1
        if option == OPT_DRAW_SPELL:
            drawers = self._drawers(g, seat)
            mark_used(g, drawers[0], drawers[1])
        draw(g, seat, SPELL if option == OPT_DRAW_SPELL else ROOM)


#: In place of a seat: where heroes of a class go has not been worked out yet.
_NOT_KNOWN: Final = -2
#: Where the classes lie in ``Card.icons``, and a place that no class has (``Card.lane`` is -1).
_LANES: Final = ICON_BITS * CLASS_COUNT + 1


def bait(g: Table) -> None:
    """Every hero in town goes where there is most of its treasure, or stays (BM-BAIT-01 to -09).

    Nothing that counts can change in the meantime, so all heroes of a class go the same way (BM-BAIT-05).
    """
    newest_first = g.rules.newest_first
    waiting = g.town[::-1] if newest_first else g.town
    icons = all_icons(g)
    left: list[i64] = []
    heard = g.catalog.heard >> WHEN_LURED & 1 != 0
    some_stay = g.changes >> MOD_NO_LURED & 1 != 0
    goals: list[i64] = [_NOT_KNOWN] * _LANES
    for hero in waiting:
        goal: i64 = _NOT_KNOWN
        lane = g.cards[hero].lane
        if lane >= 0:
            goal = goals[lane]
        if goal == _NOT_KNOWN:
            goal = lured_by(g, g.cards[hero], icons) if lane < 0 else most_of(icons, lane)
            goals[lane] = goal
        if some_stay and stays(g, hero):
            goal = -1
        if goal >= 0:
            to_entrance(g, goal, hero, EV_LURED)
            if heard:
                fire(g, WHEN_LURED, goal, -1, hero)
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
    there is one for every tied dungeon (EXP-CL-10 to -16). Two classes together are a class of their own, handled
    after the others."""
    sought = [1 << kind for kind in range(CLASS_COUNT)] + [g.cards[hero].classes for hero in g.town]
    for classes in dict.fromkeys(sought):
        while True:
            heroes = [
                hero
                for hero in g.town
                if g.cards[hero].classes == classes and g.cards[hero].lure == LURE_TREASURE and not stays(g, hero)
            ]
            if not heroes:
                break
            icons = pulls(g, heroes[0])
            playing = [seat for seat in g.order if not g.players[seat].out]
            most = max(icons[seat] for seat in playing)
            tied = [seat for seat in playing if icons[seat] == most]
            if most == 0 or len(tied) < 2 or len(heroes) < len(tied):
                break
            for seat, hero in zip(tied, heroes, strict=False):
                leave_town(g, hero)
                to_entrance(g, seat, hero, EV_LURED)
                fire(g, WHEN_LURED, seat, -1, hero)
    if g.listening:
        for hero in g.town:
            g.emit(EV_STAYED, -1, hero)
