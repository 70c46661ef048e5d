"""What a bot is given, and what it is not."""

from __future__ import annotations

import pytest

import lairwright as lw
from lairwright.bots.seat import Seat
from lairwright.dungeon.rules import PRESETS
from lairwright.dungeon.state.table import Table
from tests.playing import steps


@pytest.mark.parametrize("preset", PRESETS)
def test_a_sample_asks_the_same_question_with_the_same_options(preset: str) -> None:
    game = lw.new_game(seats=3, seed=4, preset=preset)
    for number, _ in enumerate(steps(game, 4)):
        for asked in game.open:
            seat = Seat(game, asked)
            sample = seat.sample(number)
            twin = next(decision for decision in sample.decisions if decision.seat == asked)
            assert (twin.kind, twin.keys) == (seat.decision.kind, seat.decision.keys)
            assert seat.option_count == len(seat.options)


def test_a_sample_is_independent_of_the_game() -> None:
    game = lw.new_game(seats=2, seed=1)
    before = game.snapshot()
    sample = Seat(game, 0).sample(9)
    while not sample.over:
        sample.play(0)
    assert game.snapshot() == before


def test_the_game_is_not_among_the_attributes_of_a_seat() -> None:
    seat = Seat(lw.new_game(seats=2, seed=1), 0)
    public = [getattr(seat, name) for name in dir(seat) if not name.startswith("_")]
    assert not any(isinstance(value, Table) for value in public)


def test_the_view_is_the_seats_own() -> None:
    game = lw.new_game(seats=2, seed=1)
    assert Seat(game, 1).view() == game.view(1)


def test_a_seat_that_is_not_asked_has_no_decision() -> None:
    game = lw.new_game(seats=2, seed=1)
    while 1 in game.open:
        game.play(0, 1)
    with pytest.raises(lw.LairwrightError, match="seat 1 has no open decision"):
        _ = Seat(game, 1).decision
