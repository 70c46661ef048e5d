"""Bots by name."""

from __future__ import annotations

import pytest

import lairwright as lw
from lairwright.bots.guard import GuardedBot
from lairwright.bots.lore import lore_for
from lairwright.bots.registry import check_bot, make_bot
from lairwright.bots.seat import Seat
from lairwright.bots.thinking import ThinkingBot
from lairwright.kernel.config import Config
from tests.playing import position


class Counting:
    """Notes the budgets it is given."""

    def __init__(self) -> None:
        self.budgets: list[int] = []

    def choose(self, seat: Seat, budget: int) -> int:
        self.budgets.append(budget)
        return 0


class Interrupted(ThinkingBot):
    """Has already found something when it fails."""

    def __init__(self, best: int) -> None:
        super().__init__()
        self.found = best

    def choose(self, seat: Seat, budget: int) -> int:
        self.best = self.found
        raise ArithmeticError("lost the thread")


class Broken:
    """Fails in one way or another."""

    def __init__(self, choice: int | None) -> None:
        self.choice = choice

    def choose(self, seat: Seat, budget: int) -> int:
        if self.choice is None:
            raise ZeroDivisionError("thinking hurts")
        return self.choice


@pytest.mark.parametrize("game", ["boss-monster", "castle-raid"])
def test_every_bot_plays_every_game(game: str) -> None:
    bots = list(lore_for(game).bots)
    assert bots == ["random", "reference", "greedy", "planner", "search"]
    for name in bots:
        assert check_bot(name, game) == name


@pytest.mark.parametrize("name", ["greedy:7", "planner:60", "search:1", "search:1000000"])
def test_a_name_may_carry_a_budget(name: str) -> None:
    assert make_bot(name, 1).budget == int(name.partition(":")[2])


def test_a_budget_in_the_name_counts_more_than_the_callers() -> None:
    seat = Seat(lw.new_game(seats=2, seed=1), 0)
    counting = Counting()
    GuardedBot(counting, 30).choose(seat, 5)
    GuardedBot(counting).choose(seat, 5)
    assert counting.budgets == [30, 5]


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-3", "search:many", "search:1.5", "search:1000001"])
def test_a_budget_that_is_no_number_of_simulations_is_refused(name: str) -> None:
    with pytest.raises(
        lw.LairwrightError, match=f"^bot '{name}': after the colon comes a number of simulations, 1 to 1000000, as in"
    ):
        make_bot(name, 1)


@pytest.mark.parametrize("name", ["random:5", "reference:100"])
def test_bots_that_do_not_count_take_no_number(name: str) -> None:
    with pytest.raises(lw.LairwrightError, match=f"takes no number of simulations: '{name}'$"):
        check_bot(name)


@pytest.mark.parametrize("name", ["gredy", "gredy:20"])
@pytest.mark.parametrize("game", ["boss-monster", "castle-raid"])
def test_an_unknown_bot_is_answered_with_the_nearest_name(name: str, game: str) -> None:
    with pytest.raises(
        lw.LairwrightError,
        match=rf"^unknown bot '{name}' \(did you mean 'greedy'\?\); bots: random, reference, greedy, planner, search$",
    ):
        make_bot(name, 1, game)


@pytest.mark.parametrize(("choice", "failure"), [(None, "ZeroDivisionError: thinking hurts"), (99, "option 99 of 7")])
def test_a_bot_that_fails_still_plays_something_legal(choice: int | None, failure: str) -> None:
    seat = Seat(lw.new_game(seats=2, seed=1), 0)
    bot = GuardedBot(Broken(choice))
    assert bot.choose(seat, 1) == 0
    assert bot.failures == [failure]


@pytest.mark.parametrize(("best", "played"), [(3, 3), (99, 0)])
def test_a_bot_that_fails_in_the_middle_plays_its_best_so_far(best: int, played: int) -> None:
    seat = Seat(lw.new_game(seats=2, seed=1), 0)
    bot = GuardedBot(Interrupted(best))
    assert bot.choose(seat, 1) == played
    assert bot.failures == ["ArithmeticError: lost the thread"]


@pytest.mark.parametrize("name", ["greedy:1000000", "planner:1000000", "search:1000000"])
def test_a_bot_that_is_told_to_stop_answers_at_once(name: str) -> None:
    """The budget would take minutes; the answer comes from the deals that were finished by then."""
    game = position(Config("boss-monster", 2, 8, "default", ("base",), (), {}), 20)
    seat = Seat(game, game.open[0])
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5 * seat.option_count

    bot = make_bot(name, 1, stop=stop)
    choice = bot.choose(seat, 1)
    assert 0 <= choice < seat.option_count
    assert bot.simulations is not None
    assert 0 < bot.simulations < 1000
    assert bot.failures == []


@pytest.mark.parametrize("name", ["greedy:30", "planner:30", "search:30"])
def test_thinking_is_counted(name: str) -> None:
    bot = make_bot(name, 1)
    game = position(Config("boss-monster", 2, 8, "default", ("base",), (), {}), 20)
    seat = Seat(game, game.open[0])
    bot.choose(seat, 1)
    assert bot.simulations is not None
    assert 0 < bot.simulations < 30 + 2 * seat.option_count


def test_asking_a_bot_out_of_turn_is_the_callers_fault() -> None:
    game = lw.new_game(seats=2, seed=1)
    while 1 in game.open:
        game.play(0, 1)
    with pytest.raises(lw.LairwrightError, match="seat 1 has no open decision"):
        make_bot("search:1", 1).choose(Seat(game, 1), 1)
