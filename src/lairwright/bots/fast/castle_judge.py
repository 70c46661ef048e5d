"""Each seat's chance of winning a castle raid, from features at the start of a round; see ``dungeon_judge``."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from lairwright.bots.fast.rollout import Judge, results, softmax, weigh
from lairwright.castle.table import Castle
from lairwright.castle.words import STRENGTHS
from lairwright.kernel.game import Game

#: What is known about a seat, in the order of the weights.
FEATURES: Final = (
    "gold",
    "gold_late",  # divided by the number of rounds left
    "gold_mid",  # divided by the square root of that
    "hand",  # strength in hand
    "hand_late",  # the same in the last two rounds
    "has_five",
    "has_four",
    "turn",  # its place in the order of turns
)
FEATURE_COUNT: Final = len(FEATURES)


def features(g: Castle) -> list[list[float]]:
    """The features of every seat; see :data:`FEATURES`."""
    left = float(len(g.stack) + 1)  # this round is still to be played
    rows: list[list[float]] = []
    seats: int = g.seats
    for seat in range(seats):
        row = [0.0] * FEATURE_COUNT
        gold = g.gold[seat]
        row[0] = gold
        row[1] = gold / left
        row[2] = gold / sqrt(left)
        hand = g.hands[seat]
        strength = 0
        for index in range(STRENGTHS):
            if hand >> index & 1:
                strength += index + 1
        row[3] = strength
        if left <= 2.0:
            row[4] = strength
        row[5] = hand >> 4 & 1
        row[6] = hand >> 3 & 1
        row[7] = (seat - int(g.marker)) % seats
        rows.append(row)
    return rows


@final
class CastleJudge(Judge):
    """Chances from a weighted sum of features."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights

    def chances(self, g: Game) -> list[float]:
        if g.result is not None:
            return results(g)
        assert isinstance(g, Castle)
        return softmax(weigh(self.weights, features(g)))
