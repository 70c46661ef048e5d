"""Playing a re-dealt world on for some rounds, and what each game has to supply for that."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64, mypyc_attr

from lairwright.kernel.game import Game
from lairwright.kernel.playout import Policy
from lairwright.kernel.streams import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Pilot(Policy):
    """A quick policy that can also say how much it likes each option; it takes its favourite, give or take some luck.

    It decides from what the asked seat may know in the world it is shown: its own hand and what is face up.
    """

    def __init__(self, noise: float) -> None:
        #: How far luck may outweigh liking.
        self.noise: float = noise

    def likings(self, g: Game, slot: i64) -> list[float]:
        """How much the seat asked in ``slot`` likes each of its options; about ten is worth a Soul."""
        return [0.0] * len(g.menus[slot])

    def pick(self, g: Game, slot: i64, dice: Dice) -> i64:
        likings = self.likings(g, slot)
        best: i64 = 0
        most = -1.0e9
        noise = self.noise / 1024.0
        for index in range(len(likings)):
            liking = likings[index] + noise * int(dice.below(1024))
            if liking > most:
                most = liking
                best = index
        return best

    def same(self, g: Game, option: i64) -> i64:
        """The option as a name that is valid in every world: copies of a card count as one."""
        return option


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Estimates each seat's chance of winning, for a world at the start of a round."""

    def chances(self, g: Game) -> list[float]:
        """One number per seat; they add up to one."""
        return [1.0 / g.config.seats] * g.config.seats


def roll(g: Game, policy: Policy, dice: Dice, last_round: i64, limit: i64) -> i64:
    """Let the policy choose for everybody until ``last_round`` or the game is over, or ``limit`` choices were made.

    Returns how many choices it took.
    """
    made: i64 = 0
    while g.result is None and made < limit and g.round_number() <= last_round:
        g.choose(0, policy.pick(g, 0, dice))
        made += 1
    return made


def roll_to(g: Game, policy: Policy, dice: Dice, seat: i64, last_round: i64, limit: i64) -> i64:
    """Like :func:`roll`, but also stop when ``seat`` is asked; returns the slot of its question, or -1.

    If several seats are asked at once, the others answer first: nobody sees what they choose.
    """
    made: i64 = 0
    while g.result is None and made < limit and g.round_number() <= last_round:
        slot: i64 = 0
        if g.open[0] == seat:
            if len(g.open) == 1:
                return 0
            slot = 1
        g.choose(slot, policy.pick(g, slot, dice))
        made += 1
    return -1


def weigh(weights: list[float], rows: list[list[float]]) -> list[float]:
    """A score for each row of features: their weighted sum."""
    scores: list[float] = []
    for row in rows:
        score = 0.0
        for at in range(len(weights)):
            score += weights[at] * row[at]
        scores.append(score)
    return scores


def softmax(scores: list[float]) -> list[float]:
    """Chances proportional to the exponentials of the scores."""
    highest = max(scores)
    parts = [exp(score - highest) for score in scores]
    total = 0.0
    for part in parts:  # not sum(), which rounds differently from 3.12 on: bots would differ between versions
        total += part
    return [part / total for part in parts]


def alone(score: float) -> float:
    """What a score is worth to a player who has nobody to beat, as a number from 0 to 1."""
    return 1.0 / (1.0 + exp(-score / 10.0))


def results(g: Game) -> list[float]:
    """The result of a finished game: one point, divided among its winners; a single player's score."""
    shares = [0.0] * g.config.seats
    result = g.result
    if result is not None:
        if len(shares) == 1:
            return [alone(float(result.scores[0]))]
        for winner in result.winners:
            shares[winner] = 1.0 / len(result.winners)
    return shares
