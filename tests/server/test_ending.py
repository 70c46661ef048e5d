"""The end of a game: nobody learns about it in any way before being shown it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import websockets

from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.kernel.views import EVERYTHING, SPECTATOR
from lairwright.server.lessons import PUPIL, lesson_ids, start_lesson
from lairwright.server.live.course import Course, Origin
from tests.plain import as_lists
from tests.playing import deal, steps
from tests.server.serving import Client, Data, Place, Zygote, serving
from tests.server.stage import Stage

#: Longer than any test waits.
NEVER = 1e6


def seen_to_wait(game: Game) -> bool:
    return game.waits_openly(SPECTATOR)


def last_questions() -> tuple[Game, str, str]:
    """A game two choices before its end, both of them seat 0's, and those choices."""
    for seed in range(200):
        config = Config("boss-monster", 2, seed, "default", ("base",), (), {})
        game = [game.clone() for game in steps(deal(config), seed)][-3]
        if game.open != [0] or not seen_to_wait(game):
            continue
        for first in [game.option_key(option) for option in game.menus[0]]:
            before = game.clone()
            before.play(first, 0)
            if before.open != [0] or not seen_to_wait(before):
                continue
            for last in [before.option_key(option) for option in before.menus[0]]:
                end = before.clone()
                end.play(last, 0)
                if end.over:
                    return game, first, last
    raise AssertionError("no game ends with a choice of this seat that everybody waits for")


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    started = Zygote("-m", "tests.server.staged")
    yield started
    started.end()


async def watched(stack: AsyncExitStack, places: list[Place]) -> list[Client]:
    """Everybody at the table, and a spectator, with what they are shown at once."""
    table = places[0].table
    clients = [*(place.look() for place in places), Client(places[0].server.address, table)]
    for client in clients:
        await stack.enter_async_context(client)
    for client in clients:
        await client.until(lambda me: me.state)
        await client.catch_up()
    return clients


async def answers(client: Client) -> list[object]:
    """What somebody hears who tries everything there is to try, apart from numbers."""
    seq = client.state["seq"]
    heard: list[object] = [(client.info["stage"], client.info["rematch"])]
    tries: list[tuple[str, Data]] = [
        ("choose", {"seq": seq, "key": "pass"}),
        ("undo", {"seq": seq}),
        ("consent", {"seq": seq, "yes": True}),
        ("hint", {"seq": seq}),
        ("why", {"key": "pass"}),
        ("rematch", {}),
    ]
    for kind, fields in tries:
        answer = await client.answered(kind, **fields)
        heard.append((kind, answer["type"], answer["code"], answer["text"]))
    return heard


def test_whoever_was_not_shown_the_end_is_told_nothing_of_it(zygote: Zygote, folder: Path) -> None:
    """Not from the table, refusals, what is revealed at the end, reconnecting, or another language."""
    game, first, last = last_questions()

    async def play() -> None:
        with serving(zygote, folder) as server:
            places = Stage(server).table(game, spectators="open-end")
            async with AsyncExitStack() as stack:
                clients = await watched(stack, places)
                await clients[0].choose(first)
            # From now on, nothing more is shown.
            server.kill()
            server.settings["blink"] = NEVER
            server.restart()
            async with AsyncExitStack() as stack:
                ann, bob, visitor = await watched(stack, places)
                before, heard = [bob.state, visitor.state], await answers(bob)
                await ann.choose(last)
                assert server.info(places[0].table)["stage"] == "over"
                for client in (ann, bob, visitor):
                    client.frames.clear()
                    await client.catch_up()
                assert not [frame for frame in bob.frames + visitor.frames if "pong" not in frame]
                assert await answers(bob) == heard
                assert (await ann.answered("rematch"))["code"] == "not-over"
                await bob.say("stops", auto=True)
                await bob.until(lambda me: me.state["stops"]["auto"])
                again, late = places[1].look(), Client(server.address, places[0].table)
                for client in (again, late):
                    await stack.enter_async_context(client)
                    await client.until(lambda me: me.state)
                await visitor.say("language", language="en")
                for client in (again, late, visitor):
                    await client.catch_up()
                    was = before[client.seat is None]
                    assert client.info["stage"] == "playing"
                    assert client.state["view"] == was["view"]
                    assert client.state["seq"] == was["seq"]
                assert (ann.info["stage"], ann.over, ann.question) == ("playing", False, None)
                await bob.say("leave")  # which is allowed while the game goes on
                with pytest.raises(websockets.ConnectionClosed):
                    await bob.until(lambda _: False)

    asyncio.run(play())


def test_the_end_comes_with_its_state_and_lays_everything_open_only_then(zygote: Zygote, folder: Path) -> None:
    game, first, last = last_questions()
    end = game.clone()
    end.play(first, 0)
    end.play(last, 0)

    async def listen(client: Client) -> list[tuple[bool, bool]]:
        """Whether the end was visible, and whether the table was said to be over, after each message."""
        heard = []
        while client.info["stage"] != "over":
            await client.hear()
            heard.append((client.over, client.info["stage"] == "over"))
        return heard

    async def play() -> None:
        with serving(zygote, folder, blink=0.05, beat=0.05) as server:
            places = Stage(server).table(game, spectators="open-end")
            async with AsyncExitStack() as stack:
                clients = await watched(stack, places)
                await clients[0].choose(first)
                ann, _, visitor = clients
                await ann.until(lambda me: last in ((me.question and me.keys) or []))
                await ann.choose(last)
                for heard in await asyncio.gather(*(listen(client) for client in clients)):
                    assert heard[-2:] == [(True, False), (True, True)]
                    assert all(told == (False, False) for told in heard[:-2])
                shown = visitor.state["view"]
                assert {name: shown[name] for name in shown if name != "foresight"} == as_lists(end.shown(EVERYTHING))
                async with Client(server.address, places[0].table) as late:
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
            choice = game.codebook().value(dice.choice(game.menus[game.open.index(seat)]))
            course.choose(seat, choice, course.tried(seat, choice), 0.0)
        assert course.sights[PUPIL].game is course.game
        again = start_lesson(lesson)
        for seat, key in course.keys[:-1]:
            again.play(key, seat)
            assert not course.origin.ends_with(again)
