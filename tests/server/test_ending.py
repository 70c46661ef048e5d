"""The end of a game: nobody is told of it, by anything, before they are shown it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.kernel.views import EVERYTHING
from lairwright.server.lessons import PUPIL, lesson_ids, start_lesson
from lairwright.server.live.course import Course, Origin
from tests.playing import deal, steps
from tests.server.serving import Client, Data, Zygote, serving
from tests.server.stage import Stage

#: Longer than any test waits.
NEVER = 1e6


def last_question(seat: int) -> tuple[Game, str]:
    """A game at which this seat alone is asked once more, and what it has to choose to end it."""
    for seed in range(100):
        config = Config("boss-monster", 2, seed, "default", ("base",), (), {})
        before = [game.clone() for game in steps(deal(config), seed)][-2]
        for key in [before.option_key(option) for option in before.menus[0]]:
            end = before.clone()
            end.play(key, before.open[0])
            if end.over and before.open == [seat] and before.waits_openly(1 - seat):
                return before, key
    raise AssertionError("no game ends with a choice of this seat that everybody waits for")


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    started = Zygote("-m", "tests.server.staged")
    yield started
    started.end()


def test_whoever_was_not_shown_the_end_is_told_nothing_of_it(zygote: Zygote, folder: Path) -> None:
    """Not by the table, not by what is laid open at the end, and not by coming anew or by another language."""
    game, key = last_question(0)

    async def play() -> None:
        with serving(zygote, folder, blink=NEVER) as server:
            first, second = Stage(server).table(game, spectators="open-end")
            async with (
                first.look() as ann,
                second.look() as bob,
                Client(server.address, first.table) as visitor,
            ):
                clients = (ann, bob, visitor)
                for client in clients:
                    await client.catch_up()
                before: list[Data] = [client.state for client in clients]
                await ann.choose(key)
                assert server.info(first.table)["stage"] == "over"
                for client in clients:
                    client.frames.clear()
                    await client.catch_up()
                assert not [frame for frame in bob.frames + visitor.frames if "pong" not in frame]
                async with second.look() as again, Client(server.address, first.table) as late:
                    for client in (again, late):
                        await client.catch_up()
                    await visitor.say("language", language="en")
                    await visitor.catch_up()
                    for client, was in zip((again, late, visitor), (*before[1:], before[2]), strict=True):
                        assert client.info["stage"] == "playing"
                        assert client.state["view"] == was["view"]
                        assert client.state["seq"] == was["seq"]
                    assert (ann.info["stage"], ann.over, ann.question) == ("playing", False, None)

    asyncio.run(play())


def test_the_end_comes_with_its_state_and_lays_everything_open_only_then(zygote: Zygote, folder: Path) -> None:
    game, key = last_question(0)
    end = game.clone()
    end.play(key, 0)

    async def listen(client: Client) -> list[tuple[bool, bool]]:
        """Whether the end was there to be seen, and whether the table was said to be over, after each message."""
        heard = []
        while client.info["stage"] != "over":
            await client.hear()
            heard.append((client.over, client.info["stage"] == "over"))
        return heard

    async def play() -> None:
        with serving(zygote, folder, blink=0.05, beat=0.05) as server:
            first, second = Stage(server).table(game, spectators="open-end")
            async with (
                first.look() as ann,
                second.look() as bob,
                Client(server.address, first.table) as visitor,
            ):
                clients = (ann, bob, visitor)
                for client in clients:
                    await client.catch_up()
                await ann.choose(key)
                for heard in await asyncio.gather(*(listen(client) for client in clients)):
                    assert heard[-2:] == [(True, False), (True, True)]
                    assert all(told == (False, False) for told in heard[:-2])
                shown = visitor.state["view"]
                assert {name: shown[name] for name in shown if name != "foresight"} == end.shown(EVERYTHING)
                async with Client(server.address, first.table) as late:
                    await late.catch_up()
                    assert late.info["stage"] == "over"
                    assert (late.state["view"], late.log) == (shown, visitor.log)

    asyncio.run(play())


@pytest.mark.parametrize("lesson", lesson_ids())
def test_a_pupil_is_shown_the_end_of_the_lesson_wherever_it_comes(lesson: str) -> None:
    for seed in range(20):
        dice = random.Random(seed)
        course = Course(Origin({"seed": 0}, lesson))
        while not course.over:
            game = course.game
            seat = dice.choice(game.open)
            key = game.option_key(dice.choice(game.menus[game.open.index(seat)]))
            course.choose(seat, key, course.tried(seat, key), 0.0)
        assert course.sights[PUPIL].game is course.game
        again = start_lesson(lesson)
        for seat, key in course.keys[:-1]:
            again.play(key, seat)
            assert not course.origin.ends_with(again)
