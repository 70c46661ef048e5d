"""Ratings: in the order of strength, the same every time, surer with more games."""

from __future__ import annotations

import random

import pytest

from lairwright.lab.arena import ArenaPlan, run_arena
from lairwright.lab.ratings import Rating, can_rate, ratings
from lairwright.lab.seating import match_ups, rounds
from lairwright.lab.standings import standings

Games = list[tuple[tuple[int, ...], tuple[int, ...]]]


def games(strengths: list[float], seats: int, count: int, mix: tuple[int, ...] | None = None) -> Games:
    """Games in which a bot's luck and strength add up."""
    dice = random.Random(5)
    found: Games = []
    for fixtures in rounds(match_ups([str(row) for row in range(len(strengths))], seats, mix), 0, count):
        for fixture in fixtures:
            scores = [strengths[row] + dice.gauss(0, 1) for row in fixture.seating]
            order = sorted(range(seats), key=lambda seat: -scores[seat])
            found.append((fixture.seating, tuple(order.index(seat) for seat in range(seats))))
    return found


def test_the_package_of_the_extra_is_there() -> None:
    assert can_rate()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stronger_bots_are_rated_higher(seats: int) -> None:
    found = ratings(4, games([0.0, 2.0, 1.0, -1.0], seats, 60))
    assert sorted(range(4), key=lambda row: -found[row].mu) == [1, 2, 0, 3]
    assert found[1].ordinal > found[3].ordinal


def test_more_games_make_surer_ratings_and_the_same_games_the_same_ones() -> None:
    few, many = (ratings(3, games([0.0, 1.0, 2.0], 2, count)) for count in (10, 200))
    assert all(sure.sigma < unsure.sigma for sure, unsure in zip(many, few, strict=True))
    assert few == ratings(3, games([0.0, 1.0, 2.0], 2, 10))


def test_ties_bring_bots_together() -> None:
    drawn: Games = [((0, 1, 2), (0, 0, 0))] * 20
    found = ratings(3, drawn)
    assert found[0].mu == pytest.approx(found[1].mu) == pytest.approx(found[2].mu)


def test_a_bot_on_several_seats_has_one_rating() -> None:
    found = ratings(3, games([2.0, 1.0, 0.0], 4, 80, (1, 1, 2)))
    assert [rating.mu for rating in found] == sorted((rating.mu for rating in found), reverse=True)


def test_nobody_is_rated_before_the_first_game() -> None:
    assert ratings(3, []) == [Rating(25.0, 25.0 / 3.0)] * 3


def test_an_arena_rates_three_bots_and_not_two() -> None:
    three = standings(run_arena(ArenaPlan(("random", "greedy", "random"), games=6, budget=1)))
    rated = [bot.rating for bot in three.bots]
    assert all(rated)
    assert max(three.bots, key=lambda bot: bot.rating.mu if bot.rating else 0.0).name == "greedy"
    two = standings(run_arena(ArenaPlan(("random", "random"), games=2)))
    assert [bot.rating for bot in two.bots] == [None, None]
