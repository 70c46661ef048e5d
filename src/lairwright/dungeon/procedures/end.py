"""End of the round and end of the game (boss-monster.md sections 11 and 12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.changes.heroes import heroes_to_come
from lairwright.dungeon.changes.piles import draw
from lairwright.dungeon.changes.rooms import eliminate
from lairwright.dungeon.changes.rounds import clean_up, end_all_delays, end_delay
from lairwright.dungeon.events import EV_GAME_OVER
from lairwright.dungeon.options import (
    DECLINE,
    OPT_DECLINE,
    OPT_DRAW_ROOM,
    OPT_DRAW_SPELL,
    verb_of,
)
from lairwright.dungeon.procedures.carried import has_cleaned_up, note_clean_up
from lairwright.dungeon.procedures.firing import push_effect
from lairwright.dungeon.procedures.ops import OP_MACHINATIONS
from lairwright.dungeon.procedures.order import reveal_order, set_turns
from lairwright.dungeon.procedures.reveal import check_level_up
from lairwright.dungeon.projections.modifiers import for_player
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.scores import souls_of, wounds_of
from lairwright.dungeon.state.procedure import Procedure
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import MOD_NO_LOSE, MOD_NO_WIN, MOD_SOULS, MOD_WOUNDS, ROOM, SPELL, WHEN_BUILT
from lairwright.kernel.frames import Frame
from lairwright.kernel.outcome import Outcome

SOULS_TO_WIN: Final = 10
WOUNDS_TO_LOSE: Final = 5

#: After this many rounds in which no hero moved and none can come to town any more, the game ends, because nothing more
#: can happen (our addition to BM-OQ-04: the books never stop such a game).
QUIET_ROUNDS: Final = 10
#: The same for heroes that move, but are saved from death round after round.
MOST_ROUNDS: Final = 500

_CHECK: Final = 0
_CLEAN_UP: Final = 1
_LEVEL_UPS: Final = 2
_EFFECTS: Final = 3
_DONE: Final = 4


@final
class End(Procedure):
    """Eliminations and the end-of-game check, then clean-up; some editions clean up first (BM-END-02, ED-13).

    ``progress`` goes through the players.
    """

    def run(self, g: Table, f: Frame) -> None:
        while g.top is f:
            if f.pc == _CHECK:
                if g.rules.cleanup_first and not has_cleaned_up(f):
                    note_clean_up(f)
                    f.pc = _CLEAN_UP
                else:
                    check_end(g)
                    if g.result is not None:
                        return
                    f.pc = _DONE if g.rules.cleanup_first else _CLEAN_UP
                    if g.rules.machinations:
                        g.push(OP_MACHINATIONS)
                        return
            if f.pc == _CLEAN_UP:
                clean_up(g)
                f.pc = _LEVEL_UPS
                f.progress = 0
            if f.pc == _LEVEL_UPS:
                # Whatever was held up by a deactivated room happens now (BM-LVL-08, BM-REVEAL-08, CL-01).
                order = reveal_order(g)
                while f.progress < len(order):
                    f.progress += 1
                    seat = order[f.progress - 1]
                    if len(g.players[seat].dungeon) >= 5 and check_level_up(g, seat):
                        return
                f.pc = _EFFECTS
            if f.pc == _EFFECTS:
                if g.delayed:
                    self._delayed_effect(g)
                    continue
                f.pc = _CHECK if g.rules.cleanup_first else _DONE
            if f.pc == _DONE:
                g.done(f)

    def _delayed_effect(self, g: Table) -> None:
        for seat in reveal_order(g):
            for card in g.delayed:
                if card in g.players[seat].dungeon:
                    end_delay(g, card)
                    push_effect(g, seat, card, g.cards[card].by_when[WHEN_BUILT])
                    return
        end_all_delays(g)


def check_end(g: Table) -> None:
    """Eliminations, then whether the game is over and who has won (BM-WIN-01 to -07)."""
    rules = g.rules
    if heroes_to_come(g):
        g.quiet_rounds = 0
        if not _near_the_end(g):
            return
    playing = g.standing
    fallen = [seat for seat in playing if has_lost(g, seat)]
    if rules.elimination and fallen:
        if len(fallen) == len(playing):
            _finish(g, "all-out", "BM-WIN-04", playing)
            return
        standing = [seat for seat in playing if seat not in fallen]
        if len(standing) == 1:
            # A sole survivor with ten Souls has won by Souls (CL-12).
            souls = has_won(g, standing[0])
            for seat in fallen:
                eliminate(g, seat)
            _finish(g, "ten-souls" if souls else "last-boss-standing", "BM-WIN-02" if souls else "BM-WIN-06", standing)
            return
        for seat in fallen:
            eliminate(g, seat)
        set_turns(g)
        playing = standing
    qualified = [seat for seat in playing if qualifies(g, seat)]
    if qualified:
        _finish(g, "ten-souls", "BM-WIN-02", playing if rules.winner_by_difference else qualified)
    elif rules.winner_by_difference and any(has_won(g, seat) for seat in playing):
        _finish(g, "ten-souls", "ED-26", playing)
    elif rules.end_trigger == "souls_or_wounds" and fallen:
        _finish(g, "five-wounds", "ED-E-04", playing)
    elif not heroes_to_come(g):
        _check_heroes(g, playing)


def _near_the_end(g: Table) -> bool:
    """Whether somebody has enough Souls to end the game or enough Wounds to leave it: in most rounds nobody has."""
    for player in g.players:
        if (player.soul_count >= SOULS_TO_WIN or player.wound_count >= WOUNDS_TO_LOSE) and not player.out:
            return True
    if not (g.changes | g.catalog.always) & (1 << MOD_SOULS | 1 << MOD_WOUNDS):
        return False
    for seat in range(len(g.players)):
        if not g.players[seat].out and (has_won(g, seat) or has_lost(g, seat)):
            return True
    return False


def _check_heroes(g: Table, playing: list[i64]) -> None:
    """The hero decks are empty (BM-OQ-04, ED-29), or the heroes left in them can't come."""
    if not g.epic_deck and (g.rules.end_with_deck or g.rules.end_trigger == "souls_or_deck"):
        _finish(g, "hero-deck-empty", "ED-29", playing)
        return
    g.quiet_rounds = 0 if g.heroes_moved else g.quiet_rounds + 1
    if not g.town and not any(g.players[seat].entrance for seat in playing):
        _finish(g, "heroes-exhausted", "BM-OQ-04", playing)
    elif g.quiet_rounds >= QUIET_ROUNDS or g.round >= MOST_ROUNDS:
        _finish(g, "stalemate", "BM-OQ-04", playing)


def has_won(g: Table, seat: i64) -> bool:
    """Whether this player has enough Souls, and nothing says that they don't win (CL-85)."""
    return souls_of(g, seat) >= SOULS_TO_WIN and for_player(g, MOD_NO_WIN, seat) == 0


def has_lost(g: Table, seat: i64) -> bool:
    """Whether this player has too many Wounds, and nothing says that they don't lose."""
    return wounds_of(g, seat) >= WOUNDS_TO_LOSE and for_player(g, MOD_NO_LOSE, seat) == 0


def qualifies(g: Table, seat: i64) -> bool:
    """BM-WIN-02."""
    return has_won(g, seat) and not has_lost(g, seat)


def _better(g: Table, a: i64, b: i64, margins: list[int]) -> bool:
    """Souls minus Wounds (``margins``), then XP (BM-WIN-03, -05; ED-30). ``order`` is by XP with ties broken."""
    if margins[a] != margins[b]:
        return margins[a] > margins[b]
    lower = g.order.index(a) > g.order.index(b)
    return lower == g.rules.lowest_xp_wins


def _finish(g: Table, reason: str, rule: str, contenders: list[i64]) -> None:
    """The best contender wins; next come the other players still in the game, then those who are out."""
    margins: list[int] = [souls_of(g, seat) - wounds_of(g, seat) for seat in range(len(g.players))]
    ranking: list[i64] = []
    for seat in g.order:
        group = _group(g, seat, contenders)
        at = 0
        while at < len(ranking):
            before = _group(g, ranking[at], contenders)
            if before > group or (before == group and _better(g, seat, ranking[at], margins)):
                break
            at += 1
        ranking.insert(at, seat)
    g.finish(Outcome(reason, rule, [ranking[0]], ranking, margins))
    if g.listening:
        g.emit(EV_GAME_OVER, ranking[0])


def _group(g: Table, seat: i64, contenders: list[i64]) -> i64:
    """Who comes first: those who may win; those who are still in the game; those who are out."""
    if lies_in(contenders, seat):
        return 1 if for_player(g, MOD_NO_WIN, seat) else 0
    return 2 if g.players[seat].out else 1


@final
class Machinations(Procedure):
    """If you killed no hero this round, you may draw a card (BM-VAR-10, -11; CL-14); ``progress`` counts those
    asked."""

    kind = "machinations"

    def run(self, g: Table, f: Frame) -> None:
        while f.progress < len(g.turns):
            seat: i64 = g.turns[f.progress]
            player = g.players[seat]
            if not player.out and not player.killed_hero:
                g.ask(seat, self.menu(g, f, seat))
                return
            f.progress += 1
        g.done(f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return [OPT_DRAW_ROOM, OPT_DRAW_SPELL, OPT_DECLINE]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress += 1
        if verb_of(option) != DECLINE:
            draw(g, seat, SPELL if option == OPT_DRAW_SPELL else ROOM)
