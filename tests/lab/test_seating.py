"""Who meets whom, and whether seats are shared out fairly."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations, permutations

import pytest

from lairwright.kernel.errors import SetupError
from lairwright.lab.seating import Fixture, match_ups, orders, parse_mix, rounds

NAMES = ["a", "b", "c", "d", "e", "f"]


def fixtures(bots: int, seats: int, games: int, mix: tuple[int, ...] | None = None, seed: int = 0) -> list[Fixture]:
    tables = match_ups(NAMES[:bots], seats, mix)
    return [fixture for fixtures in rounds(tables, seed, games) for fixture in fixtures]


SHAPES: list[tuple[int, int, tuple[int, ...] | None]] = [
    (2, 2, None),
    (2, 4, (1, 3)),
    (2, 4, (2, 2)),
    (2, 6, (3, 3)),
    (3, 4, (1, 1, 2)),
    (3, 3, None),
    (4, 4, None),
    (5, 2, None),
    (5, 3, None),
    (2, 3, None),
]


@pytest.mark.parametrize(("bots", "seats", "mix"), SHAPES)
def test_on_every_seed_each_bot_has_each_chair_equally_often(
    bots: int, seats: int, mix: tuple[int, ...] | None
) -> None:
    tables = match_ups(NAMES[:bots], seats, mix)
    for games in rounds(tables, 7, 50):
        assert len({fixture.seed for fixture in games}) == 1
        for row in range(bots):
            on_chair = [sum(fixture.seating[chair] == row for fixture in games) for chair in range(seats)]
            assert len(set(on_chair)) == 1
            assert on_chair[0] > 0


@pytest.mark.parametrize(("bots", "seats", "mix"), SHAPES)
def test_no_seating_is_played_twice_on_a_seed(bots: int, seats: int, mix: tuple[int, ...] | None) -> None:
    played = fixtures(bots, seats, 100, mix)
    assert len(set(played)) == len(played)


@pytest.mark.parametrize("table", [(0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 0, 1, 1), (0, 1, 1, 1), (0, 0, 0, 1, 1, 1)])
def test_the_orders_hold_every_seating_once(table: tuple[int, ...]) -> None:
    all_orders = [seating for order in orders(table) for seating in order]
    assert len(all_orders) == len(set(all_orders))
    assert set(all_orders) == set(permutations(table))


def test_over_all_orders_each_bot_follows_each_other_one_equally_often() -> None:
    seeds = len(orders((0, 1, 2, 3)))
    follows = Counter(
        (fixture.seating[chair - 1], fixture.seating[chair])
        for fixture in fixtures(4, 4, 4 * seeds)
        for chair in range(4)
    )
    assert set(follows) == set(permutations(range(4), 2))
    assert len(set(follows.values())) == 1


def test_every_match_up_plays_on_the_same_seeds() -> None:
    played = fixtures(4, 2, 10, seed=30)
    for pair in combinations(range(4), 2):
        seeds = [fixture.seed for fixture in played if set(fixture.seating) == set(pair)]
        assert Counter(seeds) == dict.fromkeys(range(30, 35), 2)


@pytest.mark.parametrize(("games", "played"), [(1, 2), (2, 2), (3, 4), (40, 40)])
def test_games_are_rounded_up_to_whole_rotations(games: int, played: int) -> None:
    assert len(fixtures(2, 2, games)) == played


def test_the_order_of_the_games_is_frozen() -> None:
    """Ratings and records of runs depend on it: seed by seed, match-up by match-up, rotation by rotation."""
    assert [(fixture.seed, fixture.seating) for fixture in fixtures(3, 2, 4, seed=5)] == [
        (5, (0, 1)),
        (5, (1, 0)),
        (5, (0, 2)),
        (5, (2, 0)),
        (5, (1, 2)),
        (5, (2, 1)),
        (6, (0, 1)),
        (6, (1, 0)),
        (6, (0, 2)),
        (6, (2, 0)),
        (6, (1, 2)),
        (6, (2, 1)),
    ]
    assert [fixture.seating for fixture in fixtures(2, 4, 12, (2, 2))] == [
        (0, 0, 1, 1),
        (0, 1, 1, 0),
        (1, 1, 0, 0),
        (1, 0, 0, 1),
        (0, 1, 0, 1),
        (1, 0, 1, 0),
        (0, 0, 1, 1),
        (0, 1, 1, 0),
        (1, 1, 0, 0),
        (1, 0, 0, 1),
        (0, 1, 0, 1),
        (1, 0, 1, 0),
    ]


def test_one_among_three_needs_no_mix_if_it_is_named_first() -> None:
    assert match_ups(["a", "b"], 4, None) == match_ups(["a", "b"], 4, (1, 3)) == [(0, 1, 1, 1)]


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    assert len(match_ups(NAMES, 4, None)) == math.comb(6, 4)


@pytest.mark.parametrize(
    ("mix", "complaint"),
    [
        ((1, 2), "the mix 1,2 is for 3 seats, not for 4"),
        ((4,), "the mix 4 names seats for 1 bots, not for 2"),
        ((0, 4), "the mix 0,4 leaves a bot without a seat"),
    ],
)
def test_a_mix_that_does_not_fit_is_refused(mix: tuple[int, ...], complaint: str) -> None:
    with pytest.raises(SetupError) as problem:
        match_ups(["a", "b"], 4, mix)
    assert str(problem.value) == complaint


def test_a_mix_is_read_from_text() -> None:
    assert parse_mix("1, 3") == (1, 3)
    for text in ("", "1,", "one,3", "-1,5", "1;3", "²,2"):
        with pytest.raises(SetupError, match="a mix is written as numbers of seats, such as 1,3, not "):
            parse_mix(text)
