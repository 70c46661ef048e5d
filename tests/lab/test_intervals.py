"""The intervals: right on known numbers, and true in simulated arenas where the truth is known."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from lairwright.lab.intervals import Share, share_of, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (100, 1.984), (500, 1.965)],
)
def test_student_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.0006)


def test_many_degrees_of_freedom_go_on_where_few_end() -> None:
    assert student(500) > student(501) > student(100_000) > 1.95996
    assert student(500) - student(501) < 1e-4


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (50, 100, 0.4038, 0.5962), (20, 20, 0.8389, 1.0)],
)
def test_wilson_intervals_are_those_of_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games, 1.959964) == pytest.approx((low, high), abs=0.0001)


def test_a_small_case_worked_out_by_hand() -> None:
    """Four seeds of two games: share 1/2, design effect 4/3, averaged with four seeds of 1 it is 7/6, so the eight
    games are worth 48/7; t with seven degrees of freedom is 2.3646."""
    found = share_of([(2, 2), (1, 2), (1, 2), (0, 2)])
    assert (found.games, found.wins, found.share) == (8, 4, 0.5)
    assert (found.low, found.high) == pytest.approx((0.16491, 0.83509), abs=0.00002)


def test_with_many_independent_games_it_is_wilsons() -> None:
    found = share_of([(1, 1)] * 600 + [(0, 1)] * 400)
    assert (found.low, found.high) == pytest.approx(wilson(0.6, 1000, 1.959964), abs=0.0005)


def test_games_that_repeat_each_other_count_once() -> None:
    """Winning both games of a seed or none shows no more than one game per seed."""
    twice = share_of([(2, 2)] * 120 + [(0, 2)] * 80)
    once = share_of([(1, 1)] * 120 + [(0, 1)] * 80)
    assert twice.high - twice.low == pytest.approx(once.high - once.low, rel=0.02)


def test_seats_that_decide_the_game_make_the_interval_narrow() -> None:
    """If the same chair wins both games of nearly every seed, rotating takes the luck out of the comparison."""
    even = share_of([(1, 2)] * 90 + [(2, 2)] * 10)
    chance = share_of([(2, 2)] * 30 + [(1, 2)] * 50 + [(0, 2)] * 20)
    assert even.share == pytest.approx(chance.share)
    assert even.high - even.low < 0.5 * (chance.high - chance.low)
    assert chance.low < 0.5 < even.low


def test_a_few_perfect_results_are_not_certainty() -> None:
    assert share_of([(2, 2)] * 5).low < 0.8
    assert share_of([(2, 2)] * 5).high == 1.0
    mirror = share_of([(1, 2)] * 3)
    assert mirror.low < 0.4 < 0.6 < mirror.high
    assert share_of([(1, 1)]).low < 0.3


def test_no_games_say_nothing() -> None:
    assert share_of([]) == Share(0, 0.0, 0.0, 1.0)
    assert share_of([(0.0, 0)]).share == 0.0


def _independent(dice: random.Random, truth: float) -> float:
    return (dice.random() < truth) + (dice.random() < truth)


def _one_side(dice: random.Random, truth: float) -> float:
    """The deal favours a bot: often it wins both games or none."""
    return 2 * (dice.random() < truth) if dice.random() < 0.4 else _independent(dice, truth)


def _one_chair(dice: random.Random, truth: float) -> float:
    """The deal favours a chair: often each bot wins once."""
    return 1 if dice.random() < 0.4 else _independent(dice, (truth - 0.2) / 0.6)


@pytest.mark.parametrize("world", [_independent, _one_side, _one_chair])
@pytest.mark.parametrize(("seeds", "truth"), [(10, 0.6), (50, 0.55), (100, 0.75)])
def test_about_95_of_100_intervals_hold_the_truth(
    world: Callable[[random.Random, float], float], seeds: int, truth: float
) -> None:
    dice = random.Random(f"{world.__name__}/{seeds}")
    runs = 1500
    hits = 0
    for _ in range(runs):
        found = share_of((world(dice, truth), 2) for _ in range(seeds))
        assert 0 <= found.low <= found.share <= found.high <= 1
        hits += found.low <= truth <= found.high
    # Ten seeds can't show that chairs decide: there the interval is too wide rather than too narrow.
    assert 0.93 < hits / runs < (0.985 if seeds > 10 else 1.0)
