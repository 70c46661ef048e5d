"""Bots at a table of their own, and at a full one: they finish, and a single player's bot goes for the score."""

from __future__ import annotations

import pytest

from lairwright.bots.fast.rollout import alone, results
from lairwright.bots.minds import mind_for
from lairwright.bots.registry import make_bot
from lairwright.bots.seat import Seat
from lairwright.games import start
from lairwright.kernel.game import Game
from tests.crowds import crowd_config
from tests.playing import LONGEST_GAME, play_out


def played(seats: int, seed: int, bot: str, choices: int = LONGEST_GAME) -> Game:
    game = start(crowd_config(seats, 4 * seed))
    bots = [make_bot(bot, seed + seat, game.config.game) for seat in range(seats)]
    for _ in range(choices):
        if game.over:
            break
        seat = game.open[0]
        game.choose(0, bots[seat].choose(Seat(game, seat), 10))
    return game


@pytest.mark.parametrize("seats", [1, 5, 6])
def test_they_finish_a_game_with_any_number_of_seats(seats: int) -> None:
    assert played(seats, 1, "greedy").over


@pytest.mark.parametrize("seats", [1, 5, 6])
@pytest.mark.parametrize("bot", ["planner", "search:5"])
def test_they_think_with_any_number_of_seats(bot: str, seats: int) -> None:
    assert len(played(seats, 1, bot, 3 * seats).history) >= 6 * seats


def test_a_single_greedy_player_scores_more_than_a_random_one() -> None:
    greedy = [played(1, seed, "greedy").outcome.scores[0] for seed in range(5)]
    random = [play_out(start(crowd_config(1, 4 * seed)), seed).outcome.scores[0] for seed in range(5)]
    assert sum(greedy) > sum(random)


def test_what_a_single_player_may_expect_grows_with_the_score() -> None:
    game = start(crowd_config(1, 0))
    while game.round_number() < 2:
        game.choose(0, 0)
    judge = mind_for(game).judge
    before = judge.chances(game)
    assert 0.0 < before[0] < 1.0
    game.players[0].soul_count += 2  # type: ignore[attr-defined]
    assert judge.chances(game)[0] > before[0]


def test_a_finished_game_alone_is_worth_its_score() -> None:
    game = play_out(start(crowd_config(1, 0)), 3)
    assert results(game) == [alone(float(game.outcome.scores[0]))]
