"""Shares of points with their 95 % intervals, when games come in groups that are played on the same seed.

Games on one seed are not independent: the rotation of the seats makes their luck cancel out, or a lucky deal of the
piles favours one bot in all of them. So the interval is Wilson's, on the number of independent games that would be as
informative as the games played (games divided by the design effect, which is measured from seed to seed).

- Wilson's interval stays honest at the edges: twenty wins of twenty are not "100 % to 100 %".
- A few seeds say little about the design effect, so it is averaged with that of ``PRIOR_SEEDS`` seeds of independent
  games, and Student's t stands in for the normal quantile.

Simulated arenas, in which the truth is known, keep the promise: see tests/lab/test_intervals.py.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
PRIOR_SEEDS: Final = 4
#: From this many degrees of freedom on, Student's t is the normal quantile with a small correction.
_MANY: Final = 500


@dataclass(frozen=True)
class Share:
    """Points won in some games, at one point per game, and what the true share may be."""

    games: int
    wins: float
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def share_of(seeds: Iterable[tuple[float, int]]) -> Share:
    """The share over all seeds, given the points and the games of each."""
    groups = [(points, games) for points, games in seeds if games]
    games = sum(count for _, count in groups)
    if not games:
        return Share(0, 0.0, 0.0, 1.0)
    wins = math.fsum(points for points, _ in groups)
    share = wins / games
    effect = (len(groups) * _design_effect(groups, share, games) + PRIOR_SEEDS) / (len(groups) + PRIOR_SEEDS)
    low, high = wilson(share, games / effect, student(len(groups) - 1 + PRIOR_SEEDS))
    # Rounding must not push the share itself out of its interval.
    return Share(games, wins, min(max(low, 0.0), share), max(min(high, 1.0), share))


def _design_effect(groups: list[tuple[float, int]], share: float, games: int) -> float:
    """How much more the share varies than that of as many independent games; below 1 if rotating evens luck out."""
    independent = share * (1 - share) / games
    if len(groups) < 2 or independent <= 0:
        return 1.0
    spread = math.fsum((points - share * count) ** 2 for points, count in groups)
    return spread / games**2 * len(groups) / (len(groups) - 1) / independent


def wilson(share: float, games: float, quantile: float) -> tuple[float, float]:
    """Wilson's score interval for a share of this many games, which needn't be a whole number."""
    square = quantile * quantile / games
    middle = (share + square / 2) / (1 + square)
    half = math.sqrt(share * (1 - share) * square + square * square / 4) / (1 + square)
    return middle - half, middle + half


@cache
def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t."""
    normal = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    if freedom > _MANY:
        return normal + (normal**3 + normal) / (4 * freedom)
    low, high = 0.0, 1000.0
    for _ in range(80):
        middle = (low + high) / 2
        if _within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def _within(t: float, freedom: int) -> float:
    """The chance that Student's t is between -t and t: the finite series for whole degrees of freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    first = 2 if freedom % 2 == 0 else 3
    term = 1.0 if freedom % 2 == 0 else cosine
    total = term if freedom > 1 else 0.0
    for number in range(first, freedom - 1, 2):
        term *= cosine * cosine * (number - 1) / number
        total += term
    if freedom % 2 == 0:
        return math.sin(angle) * total
    return 2 / math.pi * (angle + math.sin(angle) * total)
