"""The bot that works out what each way of playing a monster may earn this round.

It estimates every guard from its back, the guards already seen and the king's order, and takes the option with the best
expected share of the loot, less healing, less the price of replacing, compared with what the rivals may expect. It
calculates instead of simulating, so it ignores the budget.
"""

from __future__ import annotations

from typing import final

from lairwright.bots.castle_odds import RoundOdds
from lairwright.bots.seat import Seat
from lairwright.castle.options import CHOOSE_FACTION, REPLACE, card_of, guard_of, old_of, verb_of
from lairwright.castle.projections import owner_fee, owner_of, strength_of
from lairwright.castle.table import EMPTY, Castle
from lairwright.castle.words import TREASURY_FEE
from lairwright.kernel.streams import Streams, seed_words


@final
class CastleGreedyBot:
    """Looks one choice ahead; picks factions at random, since they are all alike."""

    def __init__(self, seed: int) -> None:
        self._streams = Streams(seed_words(seed, ("bot/castle-greedy",)))

    def choose(self, seat: Seat, budget: int) -> int:
        count = seat.option_count
        if count == 1:
            return 0
        # Only what the seat can know is read from the sample: its hidden cards are just some that fit.
        g = seat.sample(0)
        assert isinstance(g, Castle)
        menu = g.menus[g.open.index(seat.seat)]
        if verb_of(menu[0]) == CHOOSE_FACTION:
            return self._streams.below(0, count)
        odds = RoundOdds(g, seat.seat)
        values = [_value(g, odds, seat.seat, option) for option in menu]
        return values.index(max(values))


def _value(g: Castle, odds: RoundOdds, seat: int, option: int) -> float:
    """What the round may earn after this choice, less its price; the rivals' average gold counts against it."""
    monster = int(card_of(option))
    at = int(guard_of(option)) - 1
    fields = [int(field) for field in g.fields]
    on_board = [int(number) for number in g.on_board]
    on_board[seat] += 1
    hand = int(g.hands[seat]) & ~(1 << int(strength_of(monster)) - 1)
    price = 0.0
    if verb_of(option) == REPLACE:
        victim = int(old_of(option))
        owner = int(owner_of(g, victim))
        on_board[owner] -= 1
        if owner == seat:
            hand |= 1 << int(strength_of(victim)) - 1
        share = int(owner_fee(g, seat, at, victim))
        price = TREASURY_FEE + share + share / (int(g.seats) - 1)
        fields[fields.index(victim, 2 * at, 2 * at + 2)] = monster
    else:
        fields[fields.index(EMPTY, 2 * at, 2 * at + 2)] = monster
    return odds.value(fields, hand & ~int(g.forbidden), on_board) - price
