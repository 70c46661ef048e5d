"""The bot that tries each option and then lets the round run out.

For every option it takes a re-dealt game, makes the choice, answers what the choice itself asks (targets, prices) as
well as it can, lets everybody pass until the end of the round, and compares what the table is worth then. So it plays a
Spell if that changes a death or a Wound, destroys a room if that pays, and otherwise passes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from lairwright.bots.seat import Seat
from lairwright.bots.thinking import ThinkingBot, best_of
from lairwright.bots.worth import card_worth, table_worth
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.options import (
    ACCEPT,
    BUILD,
    DECLINE,
    DISCARD,
    HEAL,
    KEEP,
    OPT_PASS,
    PASS,
    SACRIFICE,
    TAKE,
    card_of,
    place_of,
    sacrificed_place,
    verb_of,
)
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.kernel.streams import Streams, seed_words

#: Questions that belong to the choice just made: they are tried out too, not passed over.
FOLLOW_UPS: Final = frozenset(
    {"target-hero", "target-room", "target-rival", "target-soul", "target-spell", "pay-discard", "pay-sacrifice"}
    | {"target-wound", "target-miniboss", "target-item", "target-boss", "target-card", "build-miniboss"}
    | {"pick", "pay", "class", "give", "reveal", "turn", "remove"}
)
#: How deep such questions are tried out; beyond that, the first option is taken.
_DEPTH: Final = 2
#: A round without end would be an engine fault; the bot must not hang on it.
_LONGEST_ROUND: Final = 400
#: What doing something has to gain over doing nothing: the luck of the deal is no reason.
_MARGIN: Final = 0.4
_IDLE: Final = (PASS, DECLINE, KEEP)


@final
class GreedyBot(ThinkingBot):
    """Looks one choice ahead. ``budget`` counts lines played to the end of the round; more of them mean more deals.

    Every option is tried with the same deals, and a deal is always finished: its lines may go beyond the budget.
    """

    def __init__(self, seed: int, stop: Callable[[], bool] | None = None) -> None:
        super().__init__(stop)
        self._streams = Streams(seed_words(seed, ("bot/greedy",)))

    def choose(self, seat: Seat, budget: int) -> int:
        self.best = 0
        count = seat.option_count
        if count == 1:
            return 0
        totals = [0.0] * count
        spent = self.simulations
        while self.simulations == spent or self.simulations - spent < budget:
            sample = seat.sample(self._streams.seed(0))
            assert isinstance(sample, Table)
            sample.listening = False
            slot = sample.open.index(seat.seat)
            if sample.question(seat.seat)[0] == "setup-discard":
                return _least_worth(sample, sample.menus[slot])
            if sample.open != [seat.seat]:
                _answer_others(sample, seat.seat)
                slot = 0
            for index, option in enumerate(sample.menus[slot]):
                totals[index] += self._try(sample, seat.seat, index, sample.round, 0)
                if verb_of(option) in _IDLE:
                    totals[index] += _MARGIN
                if self.halted():
                    return self.best
            self.best = best_of(totals)
        return self.best

    def _try(self, g: Table, seat: int, index: i64, ending_round: i64, depth: int) -> float:
        """What the table is worth to the seat if it takes this option of the only open question."""
        trial = g.clone()
        trial.choose(0, index)
        if depth < _DEPTH and trial.open == [seat] and trial.question(seat)[0] in FOLLOW_UPS:
            return max(self._try(trial, seat, i, ending_round, depth + 1) for i in range(len(trial.menus[0])))
        for _ in range(_LONGEST_ROUND):
            if trial.result is not None or trial.round > ending_round:
                break
            trial.choose(0, _idle_choice(trial, 0))
        self.simulations += 1
        return table_worth(trial, seat)


def _least_worth(g: Table, menu: list[int]) -> int:
    """The card in hand that is needed least: duplicates first, then weak cards."""
    values = [card_worth(g.cards[card_of(option)]) for option in menu]
    return values.index(min(values))


def _answer_others(g: Table, seat: int) -> None:
    """For simultaneous questions: let the others answer first, which changes nothing for this seat."""
    while g.open != [seat]:
        slot = 0 if g.open[0] != seat else 1
        g.choose(slot, _idle_choice(g, slot))


def _idle_choice(g: Table, slot: i64) -> int:
    """What a player does who does nothing special: build something useful, take what is free, otherwise pass."""
    menu = g.menus[slot]
    seat = g.open[slot]
    best = 0
    most = -1000.0
    declined = menu[0] == OPT_PASS
    for index, option in enumerate(menu):
        if declined and verb_of(option) == BUILD:
            continue  # declined before: building is offered again (CL-32), but we stick to that
        value = _plain_value(g, seat, option)
        if value > most:
            best, most = index, value
    return best


def _plain_value(g: Table, seat: int, option: i64) -> float:
    verb = verb_of(option)
    if verb in _IDLE:
        return 0.0
    if verb == BUILD:
        return _build_value(g, seat, g.cards[card_of(option)], place_of(option))
    if verb in (ACCEPT, HEAL):
        return 1.0
    if verb == TAKE:
        return card_worth(g.cards[card_of(option)])
    if verb == DISCARD:
        return -card_worth(g.cards[card_of(option)])
    if verb == SACRIFICE:
        return -_room_value(g.cards[g.players[seat].dungeon[sacrificed_place(option) - 1]])
    return -10.0  # announcing something: only when the bot tries it out


def _room_value(card: Card) -> float:
    return int(card.damage) + 0.5 * int(sum(card.treasure))


def _build_value(g: Table, seat: int, card: Card, place: i64) -> float:
    if place == 0:
        return 1.0 + _room_value(card)
    top = g.players[seat].dungeon[place - 1]
    return _room_value(card) - _room_value(g.cards[top]) - (5.0 if g.status[top] & FACE_DOWN else 0.0)
