"""What a seat in a castle raid can expect: chances from the backs of guards and from what has been seen so far.

Everything is computed from what is public and from the seat's own hand. A face-down guard may be any of its level that
nobody has seen yet; an empty field will be taken by one of the monsters that are still to be played.
"""

from __future__ import annotations

from typing import Final, final

from lairwright.castle.legality import known_strengths
from lairwright.castle.projections import healing_cost, loot_change, owner_of, strength_change, strength_of
from lairwright.castle.table import EMPTY, Castle
from lairwright.castle.words import (
    ALL_STRENGTHS,
    AT_EQUAL_PAIR,
    AT_WEAKEST_PAIR,
    LEVELS,
    RAIDERS,
    STRENGTHS,
)

_TOTALS: Final = 2 * STRENGTHS + 1


@final
class GuardOdds:
    """One guard as its back shows it: by the strength of the pair, the chance of beating it and what that earns."""

    __slots__ = ("loot", "odd", "win")

    def __init__(self, faces: list[tuple[int, int]], strength_added: int, loot_added: int) -> None:
        #: The chance that a pair of this total wins; the loot it wins on average (0 for a defeat); the chance that it
        #: wins an odd number of coins.
        self.win = [0.0] * _TOTALS
        self.loot = [0.0] * _TOTALS
        self.odd = [0.0] * _TOTALS
        share = 1.0 / len(faces) if faces else 0.0
        for strength, loot in faces:
            needed = max(0, strength + strength_added)
            coins = max(0, loot + loot_added)
            for total in range(needed, _TOTALS):
                self.win[total] += share
                self.loot[total] += share * coins
                self.odd[total] += share * (coins & 1)


@final
class RoundOdds:
    """What a round may earn, as far as one seat can know; the board in question is passed in."""

    def __init__(self, g: Castle, seat: int) -> None:
        self.g = g
        self.seat = seat
        faces: list[list[tuple[int, int]]] = [[] for _ in range(LEVELS + 1)]
        for number in g.deck + g.buried + g.guards[g.turned :]:
            card = g.cards[number]
            faces[card.stars].append((int(card.strength), int(card.loot)))
        self.guards = [
            GuardOdds(faces[g.cards[guard].stars], int(strength_change(g, at)), int(loot_change(g, at)))
            for at, guard in enumerate(g.guards)
        ]
        self.healing = [0] + [int(healing_cost(g, strength)) for strength in range(1, STRENGTHS + 1)]
        self.equal_bonus = 0
        self.weakest_bonus = 0
        if g.tile >= 0:
            for change in g.cards[g.tile].changes:
                if change.where == AT_EQUAL_PAIR:
                    self.equal_bonus += int(change.loot)
                elif change.where == AT_WEAKEST_PAIR:
                    self.weakest_bonus += int(change.loot)

    def partners(self, on_board: list[int]) -> list[float]:
        """How likely each strength is to come to an empty field: what the other seats may still play, by strength."""
        g = self.g
        weights = [0.0] * (STRENGTHS + 1)
        for other in range(g.seats):
            left = RAIDERS - on_board[other]
            if left <= 0 or other == self.seat:
                continue
            known = known_strengths(g, other)
            hidden = ALL_STRENGTHS & ~int(known)
            in_hand = int(g.hands[other]) & int(known) & ~int(g.forbidden)
            unseen = 3 - on_board[other] - (int(g.hands[other]) & int(known)).bit_count() if hidden else 0
            spread = hidden & ~int(g.forbidden)
            for index in range(STRENGTHS):
                if in_hand >> index & 1:
                    weights[index + 1] += left
                elif spread >> index & 1:
                    weights[index + 1] += left * unseen / hidden.bit_count()
        total = sum(weights)
        if not total:
            return [0.0] + [1.0 / STRENGTHS] * STRENGTHS
        return [weight / total for weight in weights]

    def value(self, fields: list[int], hand: int, on_board: list[int]) -> float:
        """What the seat can expect to win this round, less what its rivals can expect on average."""
        g, seat = self.g, self.seat
        partners = self.partners(on_board)
        mean = sum(strength * chance for strength, chance in enumerate(partners))
        gains = [0.0] * int(g.seats)
        reach = 1.0
        reached: list[float] = []
        chances: list[list[float]] = []
        totals: list[float] = []
        for at in range(int(g.seats)):
            pair = [monster for monster in fields[2 * at : 2 * at + 2] if monster != EMPTY]
            known = sum(int(strength_of(monster)) for monster in pair)
            spread = _spread(known, 2 - len(pair), partners)
            chances.append(spread)
            totals.append(known + (2 - len(pair)) * mean)
            reached.append(reach)
            reach *= _mean(spread, self.guards[at].win)
        weakest = min(totals) + 0.25
        for at in range(int(g.seats)):
            odds = self.guards[at]
            spread = chances[at]
            win = reached[at] * _mean(spread, odds.win)
            loot = reached[at] * _mean(spread, odds.loot)
            odd = reached[at] * _mean(spread, odds.odd)
            if self.weakest_bonus and totals[at] <= weakest:
                loot += win * self.weakest_bonus
            pair = [monster for monster in fields[2 * at : 2 * at + 2] if monster != EMPTY]
            if len(pair) == 2 and strength_of(pair[0]) == strength_of(pair[1]):
                loot += win * self.equal_bonus
            for monster in pair:
                strength = int(strength_of(monster))
                gain = (loot - odd) / 2
                if len(pair) == 2:
                    other = pair[0] if monster == pair[1] else pair[1]
                    if owner_of(g, other) == owner_of(g, monster):
                        gain = loot / 2
                    elif strength > strength_of(other):
                        gain += odd
                else:
                    gain += odd * sum(partners[1:strength])
                gains[owner_of(g, monster)] += gain - (1 - win) * self.healing[strength]
        own = gains.pop(seat) + self._to_come(fields, hand, RAIDERS - on_board[seat], reached, partners)
        return own - sum(gains) / len(gains)

    def _to_come(self, fields: list[int], hand: int, left: int, reached: list[float], partners: list[float]) -> float:
        """What the seat's unplayed monsters may earn: each card at its best empty field."""
        if left <= 0:
            return 0.0
        worth: list[float] = []
        for strength in range(1, STRENGTHS + 1):
            if not hand >> strength - 1 & 1:
                continue
            best = -float(self.healing[strength])
            for at in range(int(self.g.seats)):
                pair = [monster for monster in fields[2 * at : 2 * at + 2] if monster != EMPTY]
                if len(pair) == 2:
                    continue
                known = strength + sum(int(strength_of(monster)) for monster in pair)
                spread = _spread(known, 1 - len(pair), partners)
                odds = self.guards[at]
                win = reached[at] * _mean(spread, odds.win)
                gain = reached[at] * _mean(spread, odds.loot) / 2 - (1 - win) * self.healing[strength]
                best = max(best, gain)
            worth.append(best)
        worth.sort(reverse=True)
        # Somebody else may take the best field in the meantime.
        return 0.8 * sum(worth[:left])


def _spread(known: int, empty: int, partners: list[float]) -> list[float]:
    """The chance of each total of a pair, given the strength already there and how many fields are empty."""
    spread = [0.0] * _TOTALS
    if empty == 0:
        spread[known] = 1.0
    elif empty == 1:
        for strength in range(1, STRENGTHS + 1):
            spread[known + strength] += partners[strength]
    else:
        for first in range(1, STRENGTHS + 1):
            for second in range(1, STRENGTHS + 1):
                spread[first + second] += partners[first] * partners[second]
    return spread


def _mean(spread: list[float], values: list[float]) -> float:
    return sum(chance * value for chance, value in zip(spread, values, strict=True) if chance)
