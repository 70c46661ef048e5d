"""The flow of the rules: set-up and round, one procedure each.

A game has one frame. During set-up its ``picks`` are the seats that still have to choose a faction, the next one last.
``pc`` says where in the procedure to go on.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.castle.changes import (
    change_hands,
    choose_faction,
    compensate,
    deal_hand,
    discard_guards,
    discard_tile,
    heal,
    lay_guards,
    lose_fight,
    new_round,
    order_hands,
    pay_treasury,
    place,
    replace,
    set_marker,
    set_phase,
    shuffle_piles,
    start_gold,
    take_loot,
    turn_guard,
    turn_tile,
)
from lairwright.castle.legality import faction_menu, hand_is_known, play_menu
from lairwright.castle.options import PLACE, card_of, guard_of, old_of, verb_of
from lairwright.castle.projections import (
    guard_loot,
    guard_strength,
    healing_cost,
    loot_change,
    owner_fee,
    owner_of,
    strength_change,
    strength_of,
)
from lairwright.castle.table import Castle, Procedure
from lairwright.castle.words import (
    EV_BEATEN,
    EV_COIN_LEFT,
    EV_FACED,
    EV_GAME_OVER,
    EV_LOOT_CHANGED,
    EV_PASSED,
    EV_STRENGTH_CHANGED,
    PHASE_FIGHT,
    PHASE_PLAY,
    PHASE_RECOVER,
    RAIDERS,
    STREAM_MONSTERS,
    STREAM_SEATS,
    TREASURY_FEE,
)
from lairwright.kernel.frames import Frame
from lairwright.kernel.game import LEARNT_BY_CHOOSER, LEARNT_BY_OTHERS
from lairwright.kernel.outcome import Outcome

OP_SETUP: Final = 0
OP_ROUND: Final = 1

SETUP_SHUFFLE: Final = 0
SETUP_LAY_OUT: Final = 1
_FACTIONS: Final = 2
_DEAL: Final = 3

ROUND_START: Final = 0
ROUND_PLAY: Final = 1
ROUND_FIGHT: Final = 2
ROUND_HEAL: Final = 3
ROUND_PREPARE: Final = 4

#: Every set of three strengths out of five: what you can get by shuffling five cards and taking three (CR-SETUP-10).
HANDS: Final = tuple(mask for mask in range(32) if mask.bit_count() == 3)


@final
class Setup(Procedure):
    """Tiles and guards are laid out, factions are chosen in a random order of seats (CR-OQ-17), monsters are dealt."""

    kind = "faction"

    def run(self, g: Castle, f: Frame) -> None:
        if f.pc == SETUP_SHUFFLE:
            shuffle_piles(g)
            f.pc = SETUP_LAY_OUT
        elif f.pc == SETUP_LAY_OUT:
            lay_guards(g)
            order = list(range(g.seats))
            g.streams.shuffle(STREAM_SEATS, order)
            f.picks = order
            f.pc = _FACTIONS
        elif f.pc == _FACTIONS:
            if f.picks:
                seat = f.picks[len(f.picks) - 1]
                g.turn = seat
                g.ask(seat, self.menu(g, f, seat))
            else:
                f.pc = _DEAL
        else:
            deal_monsters(g)
            g.learnt = LEARNT_BY_CHOOSER
            f.op = OP_ROUND
            f.pc = ROUND_START

    def menu(self, g: Castle, f: Frame, seat: i64) -> list[int]:
        return faction_menu(g)

    def answer(self, g: Castle, f: Frame, seat: i64, option: i64) -> None:
        f.picks = f.picks[:-1]
        choose_faction(g, seat, card_of(option))
        g.learnt = LEARNT_BY_OTHERS


def deal_monsters(g: Castle) -> None:
    """Gold, hands and the first player (CR-SETUP-09 to -11)."""
    for seat in range(g.seats):
        start_gold(g, seat, g.rules.starting_gold)
        deal_hand(g, seat, HANDS[g.streams.below(STREAM_MONSTERS, len(HANDS))])
    set_marker(g, g.streams.below(STREAM_SEATS, g.seats))


@final
class Round(Procedure):
    """Playing monsters, fighting guards, healing and preparation (CR-ROUND-01)."""

    kind = "play-monster"

    def run(self, g: Castle, f: Frame) -> None:
        if f.pc == ROUND_PLAY:
            self._turn(g, f)
        elif f.pc == ROUND_START:
            start_round(g)
            f.pc = ROUND_PLAY
        elif f.pc == ROUND_FIGHT:
            fight(g)
            f.pc = ROUND_HEAL
        elif f.pc == ROUND_HEAL:
            pay_healing(g)
            f.pc = ROUND_PREPARE
        else:
            prepare(g)
            f.pc = ROUND_START

    def _turn(self, g: Castle, f: Frame) -> None:
        """The next seat that has to play; a player with two monsters on the board can only pass (CR-PLAY-13)."""
        seats = g.seats
        if g.placed == RAIDERS * seats:  # CR-PLAY-12
            g.turn = -1
            f.pc = ROUND_FIGHT
            return
        seat = g.turn
        while g.on_board[seat] == RAIDERS:
            if g.listening:
                g.emit(EV_PASSED, seat)
            seat += 1
            if seat == seats:
                seat = 0
        g.turn = seat
        menu = play_menu(g, seat)
        if len(menu) > 1 or hand_is_known(g, seat):
            g.ask(seat, menu)
        else:
            # Playing automatically would tell the others that this hand leaves no choice.
            g.ask_even_if_forced(seat, menu)

    def menu(self, g: Castle, f: Frame, seat: i64) -> list[int]:
        return play_menu(g, seat)

    def answer(self, g: Castle, f: Frame, seat: i64, option: i64) -> None:
        monster = card_of(option)
        at = guard_of(option) - 1
        if verb_of(option) == PLACE:
            place(g, seat, monster, at)
        else:
            victim = old_of(option)
            share = owner_fee(g, seat, at, victim)
            pay_treasury(g, seat, TREASURY_FEE)
            if share:
                compensate(g, seat, owner_of(g, victim), victim, share)
            replace(g, seat, monster, at, victim)
        seat += 1
        g.turn = seat if seat < g.seats else 0
        g.learnt = LEARNT_BY_OTHERS


def start_round(g: Castle) -> None:
    """The king's order comes before the first monster (CR-ORD-02, CR-TIME-07)."""
    new_round(g)
    set_phase(g, PHASE_PLAY)
    g.turn = g.marker
    if g.rules.orders:
        turn_tile(g)
        g.learnt = LEARNT_BY_CHOOSER
        hand = g.cards[g.tile].in_hand
        if hand:
            order_hands(g, hand)


def fight(g: Castle) -> None:
    """From the gate onwards, until a guard wins or none is left (CR-FIGHT-01 to -10)."""
    set_phase(g, PHASE_FIGHT)
    g.learnt = LEARNT_BY_CHOOSER
    for at in range(g.seats):
        guard: i64 = g.guards[at]
        turn_guard(g, at)
        strength = guard_strength(g, at)
        if g.listening:
            _tell_changes(g, guard, at)
            g.emit(EV_FACED, -1, g.fields[2 * at], g.fields[2 * at + 1], amount=g.sums[at])
        if g.sums[at] < strength:
            lose_fight(g, at, strength - g.sums[at])
            return
        loot = guard_loot(g, at)
        if g.listening:
            g.emit(EV_BEATEN, -1, guard, amount=loot)
        share_loot(g, guard, at, loot)


def _tell_changes(g: Castle, guard: i64, at: i64) -> None:
    if strength_change(g, at):
        g.emit(EV_STRENGTH_CHANGED, -1, guard, g.tile, amount=guard_strength(g, at))
    if loot_change(g, at):
        g.emit(EV_LOOT_CHANGED, -1, guard, g.tile, amount=guard_loot(g, at))


def share_loot(g: Castle, guard: i64, at: i64, loot: i64) -> None:
    """Half each, with the odd coin going to the stronger monster (CR-FIGHT-03 to -05); one owner takes all
    (CR-FIGHT-07)."""
    first: i64 = g.fields[2 * at]
    second: i64 = g.fields[2 * at + 1]
    one = owner_of(g, first)
    two = owner_of(g, second)
    if one == two:
        take_loot(g, one, guard, loot)
        return
    half: i64 = loot >> 1
    odd: i64 = loot & 1
    take_loot(g, one, guard, half + odd if strength_of(first) > strength_of(second) else half)
    take_loot(g, two, guard, half + odd if strength_of(second) > strength_of(first) else half)
    if odd and strength_of(first) == strength_of(second) and g.listening:
        g.emit(EV_COIN_LEFT, -1, guard, amount=1)


def pay_healing(g: Castle) -> None:
    """First for the lost fight, then for the fights that didn't take place (CR-HEAL-01 to -04, CR-TIME-08)."""
    set_phase(g, PHASE_RECOVER)
    if g.lost_at < 0:
        return
    for field in range(2 * g.lost_at, 2 * g.seats):
        monster = g.fields[field]
        cost = healing_cost(g, strength_of(monster))
        if cost:
            heal(g, monster, cost)


def prepare(g: Castle) -> None:
    """In the order of CR-TIME-09; the game ends with the last king tile (CR-END-01)."""
    change_hands(g)
    discard_guards(g)
    discard_tile(g)
    if not g.stack:
        finish(g)
        return
    lay_guards(g)
    marker = g.marker + 1
    set_marker(g, marker if marker < g.seats else 0)


def finish(g: Castle) -> None:
    """The player with the most gold wins; ties are shared (CR-END-02, -03)."""
    g.turn = -1
    most = max(g.gold)
    winners: list[int] = []
    for seat in range(g.seats):
        if g.gold[seat] == most:
            winners.append(seat)
    ranking = [seat for _, seat in sorted([(-g.gold[seat], seat) for seat in range(g.seats)])]
    g.finish(Outcome("last-king-tile", "CR-END-01", winners, ranking, g.gold.copy()))
    if g.listening:
        for winner in winners:
            g.emit(EV_GAME_OVER, winner, amount=most)


def all_procedures() -> list[Procedure]:
    """One object per number above."""
    return [Setup(), Round()]
