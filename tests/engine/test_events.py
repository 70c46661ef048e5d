"""Events are what happened since the last choice, no matter who reads them or when; what was read can be kept."""

from __future__ import annotations

import pytest

from lairwright.games import start
from lairwright.kernel.config import Config
from lairwright.kernel.events import Event
from lairwright.kernel.game import Game
from tests.playing import random_choice, rolls_for, steps

CONFIGS = {
    "boss-monster": Config("boss-monster", 3, 5, "default", ("base",), (), {}),
    "castle-raid": Config("castle-raid", 4, 5, "default", ("proposed",), ("new-orders",), {}),
}
GAMES = pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)


def numbers(events: list[Event]) -> list[tuple[int, ...]]:
    return [(one.kind, one.seat, one.card, one.other, one.amount, one.mask) for one in events]


def batches(config: Config) -> list[list[tuple[int, ...]]]:
    """What happened before the first choice and after each, read right away."""
    return [numbers(game.events) for game in steps(start(config), 1)]


@GAMES
def test_events_that_were_read_can_be_kept(config: Config) -> None:
    kept = [game.events for game in steps(start(config), 1)]
    assert [numbers(events) for events in kept] == batches(config)
    assert sum(map(len, kept)) > 100


@GAMES
def test_reading_again_gives_the_same_events(config: Config) -> None:
    for game in steps(start(config), 1):
        assert game.events == game.events


@GAMES
@pytest.mark.parametrize("every", [2, 3, 7])
def test_events_that_nobody_read_do_not_come_up_later(config: Config, every: int) -> None:
    expected = batches(config)
    for number, game in enumerate(steps(start(config), 1)):
        if number % every == 0:
            assert numbers(game.events) == expected[number]


@GAMES
def test_a_clone_has_the_events_and_goes_on_by_itself(config: Config) -> None:
    expected = batches(config)
    rolls = rolls_for(1)
    game = start(config)
    for happened in expected:
        twin = game.clone()
        if not game.over:
            choice = random_choice(game, rolls)
            twin.choose(*choice)
            assert numbers(game.events) == happened
            before, game = game, twin
            assert numbers(before.events) == happened
        assert numbers(twin.clone().events) == numbers(twin.events)


@GAMES
def test_a_watcher_reads_what_has_happened_so_far(config: Config) -> None:
    expected = batches(config)
    seen: list[list[Event]] = []

    def look(game: Game) -> None:
        seen.append(game.events)

    game = start(config)
    game.watcher = look
    for number, _ in enumerate(steps(game, 1)):
        if number:
            assert [numbers(events) for events in seen] == [
                expected[number][: count + 1] for count in range(len(expected[number]))
            ]
        seen.clear()


@GAMES
def test_a_list_of_no_events_belongs_to_whoever_asked(config: Config) -> None:
    game = start(config)
    game.forget_events()
    game.events.append(Event(0, 0, -1, -1, 0, -1))
    assert not game.events
    assert not start(config).redeal(0, 1).events
