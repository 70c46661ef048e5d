"""The planner and the search: what they find, how they count, and that nothing stops them."""

from __future__ import annotations

from dataclasses import replace

import pytest

import lairwright as lw
from lairwright.bots.fast.rollout import Judge, roll, roll_to
from lairwright.bots.lore import Mind
from lairwright.bots.minds import mind_for
from lairwright.bots.planner import PlannerBot
from lairwright.bots.search import SearchBot
from lairwright.bots.seat import Seat
from lairwright.castle.staging import stage
from lairwright.castle.table import Castle
from lairwright.dungeon.state.table import Table
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.kernel.reading import Fields
from lairwright.kernel.streams import Dice
from tests.bots.playing import dungeon, forced
from tests.playing import position


def wounded_with_a_pit() -> Game:
    return dungeon(
        [
            {"boss": "cleopatra", "dungeon": [["bottomless-pit"]], "entrance": ["asmor-the-aweless"], "wounds": 4},
            {"boss": "gorgona"},
        ],
        "adventure",
    )


def key_chosen(bot: SearchBot | PlannerBot, game: Game, seat: int, budget: int) -> str:
    side = Seat(game, seat)
    return side.options[bot.choose(side, budget)].key


@pytest.mark.parametrize("bot", [SearchBot, PlannerBot])
def test_a_fatal_wound_is_averted(bot: type[SearchBot | PlannerBot]) -> None:
    game = wounded_with_a_pit()
    assert game.decision.keys == ["pass", "use bottomless-pit 1"]
    assert key_chosen(bot(1), game, 0, 40) == "use bottomless-pit 1"


@pytest.mark.parametrize("bot", [SearchBot, PlannerBot])
def test_a_room_is_not_given_up_for_a_hero_that_dies_anyway(bot: type[SearchBot | PlannerBot]) -> None:
    seats: list[dict[str, object]] = [
        {"boss": "cleopatra", "dungeon": [["neanderthal-cave"], ["bottomless-pit"]], "entrance": ["nick-the-masher"]},
        {"boss": "gorgona"},
    ]
    assert key_chosen(bot(1), dungeon(seats, "adventure"), 0, 60) == "pass"


@pytest.mark.parametrize("bot", [SearchBot, PlannerBot])
def test_the_tenth_soul_is_taken(bot: type[SearchBot | PlannerBot]) -> None:
    """Only the third room kills the Fighter that comes, and its death wins the game."""
    seats: list[dict[str, object]] = [
        {
            "boss": "king-croak",
            "dungeon": [["golem-factory"], ["dark-altar"]],
            "hand": ["dragon-hatchery", "neanderthal-cave"],
            "souls": 9,
        },
        {"boss": "gorgona", "souls": 8},
    ]
    game = dungeon(seats, "build", {"town": ["fires-breath"]})
    assert key_chosen(bot(1), game, 0, 120) == "build neanderthal-cave end"


def test_the_search_answers_the_question_a_choice_raises() -> None:
    """The target is asked for after the Spell: the line is good only with the right one."""
    seats: list[dict[str, object]] = [
        {"boss": "cleopatra", "dungeon": [["dark-altar"], ["open-grave"]], "hand": ["giant-size"], "wounds": 0},
        {
            "boss": "gorgona",
            "dungeon": [["neanderthal-cave"], ["golem-factory"]],
            "hand": ["freeze"],
            "entrance": ["boden-the-pantless"],
            "souls": 9,
        },
    ]
    game = dungeon(seats, "adventure")
    while not game.over and game.open[0] != 1:
        game.play(0)
    assert game.open == [1]
    assert key_chosen(SearchBot(2), game, 1, 80) == "pass", "the hero dies and wins the game without any Spell"


def castle(guards: list[str], monsters: list[list[str]], hand: list[int]) -> Castle:
    config = Config("castle-raid", 3, 1, "default", ("proposed",), (), {})
    shared: dict[str, object] = {"guards": guards, "monsters": monsters}
    return stage(config, "play", [Fields({"hand": hand, "gold": 8}, "seat")], Fields(shared, "table"), "test")


@pytest.mark.parametrize("bot", [SearchBot, PlannerBot])
def test_a_sure_guard_is_taken_without_wasting_strength(bot: type[SearchBot | PlannerBot]) -> None:
    game = castle(["one-star-6-6", "three-star-9-9", "three-star-9-10"], [["1.5"]], [1, 2, 4])
    assert key_chosen(bot(1), game, 0, 400) in ("place trolls-1 at 1", "place trolls-2 at 1")


# -- counting ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("budget", [1, 2, 7, 50, 200])
def test_the_search_keeps_to_its_budget(budget: int) -> None:
    bot = SearchBot(3)
    game = lw.new_game(seats=2, seed=5)
    seat = Seat(game, 0)
    estimates = bot.think(seat, budget)
    assert 0 < bot.simulations <= budget + seat.option_count
    assert sum(estimate.visits for estimate in estimates) == bot.simulations
    assert sorted(estimate.index for estimate in estimates) == list(range(seat.option_count))
    assert all(0.0 <= estimate.chance <= 1.0 for estimate in estimates)


def test_a_clear_choice_takes_fewer_simulations() -> None:
    bot = SearchBot(1)
    bot.choose(Seat(wounded_with_a_pit(), 0), 2000)
    assert bot.simulations < 200


def test_a_choice_that_does_not_matter_takes_fewer_simulations() -> None:
    judge = Indifferent()

    def indifferent_mind(world: Game) -> Mind:
        return replace(mind_for(world), judge=judge)

    bot = SearchBot(1, indifferent_mind)
    seat = Seat(lw.new_game(seats=2, seed=5), 0)
    bot.choose(seat, 100_000)
    assert bot.simulations <= 24 * seat.option_count


def test_the_better_of_two_close_options_is_found_with_time() -> None:
    """One option is ahead by less than a few worlds can show; the search goes on until it is sure."""
    judge = Lucky(0.02)

    def lucky_mind(world: Game) -> Mind:
        return replace(mind_for(world), judge=judge)

    game = wounded_with_a_pit()
    bot = SearchBot(1, lucky_mind)
    assert game.decision.keys[bot.choose(Seat(game, 0), 4000)] == "use bottomless-pit 1"
    assert bot.simulations > 100


def test_a_single_option_is_not_thought_about() -> None:
    bot = SearchBot(1)
    game = forced()
    assert bot.choose(Seat(game, game.open[0]), 100) == 0
    assert bot.simulations == 0


def test_thinking_leaves_the_game_alone() -> None:
    game = position(Config("boss-monster", 3, 8, "default", ("base",), (), {}), 20)
    before = game.snapshot()
    for bot in (SearchBot(1), PlannerBot(1)):
        bot.choose(Seat(game, game.open[0]), 30)
    assert game.snapshot() == before


# -- nothing stops them ----------------------------------------------------------------------------------


class Indifferent(Judge):
    """All positions look the same to it."""


class Lucky(Judge):
    """The seat is a little better off without a Wound; the rest is luck."""

    def __init__(self, edge: float) -> None:
        self.edge = edge
        self.dice = Dice(5, "tests/luck")

    def chances(self, g: Game) -> list[float]:
        assert isinstance(g, Table)
        own = 0.4 + 0.2 * int(self.dice.below(1000)) / 1000 + (0.0 if g.players[0].out else self.edge)
        return [own, 1.0 - own]


class Failing(Judge):
    """A judge that fails after some time."""

    def __init__(self, times: int) -> None:
        self.times = times

    def chances(self, g: Game) -> list[float]:
        self.times -= 1
        if self.times < 0:
            raise ArithmeticError("no opinion")
        return [1.0 / g.config.seats] * g.config.seats


@pytest.mark.parametrize("times", [0, 1, 30])
def test_a_search_that_fails_plays_its_best_so_far(times: int) -> None:
    game = lw.new_game(seats=2, seed=5)
    judge = Failing(times)

    def failing_mind(world: Game) -> Mind:
        return replace(mind_for(world), judge=judge)

    bot = SearchBot(1, failing_mind)
    estimates = bot.think(Seat(game, 0), 500)
    assert bot.failures == ["ArithmeticError: no opinion"] * 3
    assert sum(estimate.visits for estimate in estimates) == times
    assert estimates[0].visits == max(estimate.visits for estimate in estimates)


def test_a_search_that_is_told_to_stop_answers_at_once() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    game = lw.new_game(seats=2, seed=5)
    bot = SearchBot(1, stop=stop)
    choice = bot.choose(Seat(game, 0), 1_000_000)
    assert 0 <= choice < len(game.menus[0])
    assert bot.simulations < 100


@pytest.mark.parametrize("game", ["boss-monster", "castle-raid"])
def test_rolling_ends_with_the_round_or_at_its_limit(game: str) -> None:
    table = lw.new_game(game, seats=3, seed=3)
    table.listening = table.recorded = False
    pilot = mind_for(table).pilot
    start = table.clone()
    assert roll(start, pilot, Dice(1), 0, 2) == 2
    roll(table, pilot, Dice(1), 1, 1000)
    assert table.round_number() == 2
    slot = roll_to(table, pilot, Dice(1), 2, 2, 1000)
    assert table.open[slot] == 2
    assert roll_to(table, pilot, Dice(1), 2, 1, 1000) == -1, "that round is over already"


@pytest.mark.parametrize("game", ["boss-monster", "castle-raid"])
def test_chances_add_up_and_a_finished_game_is_certain(game: str) -> None:
    table = lw.new_game(game, seats=4, seed=3)
    table.listening = table.recorded = False
    mind = mind_for(table)
    dice = Dice(1)
    for _ in range(40):
        chances = mind.judge.chances(table)
        assert sum(chances) == pytest.approx(1.0)
        table.choose(0, mind.pilot.pick(table, 0, dice))
    roll(table, mind.pilot, dice, 10_000, 10_000)
    assert table.result is not None
    shares = mind.judge.chances(table)
    assert [seat for seat, share in enumerate(shares) if share] == sorted(table.result.winners)
