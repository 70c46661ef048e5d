"""What a rival could do leaves no trace, however cleverly people look for it: by going away, asking again, or haste."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import websockets

from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.kernel.views import SPECTATOR
from lairwright.server.directory import Directory
from lairwright.server.live.course import Course
from lairwright.server.protocol import Leave, Settings
from lairwright.server.seats import new_key
from lairwright.server.settings import ServerSettings
from lairwright.server.storage.store import Store
from lairwright.server.thinking import Thinker
from tests.playing import position
from tests.server.serving import Client, Place, Server, Zygote, serving
from tests.server.stage import Stage
from tests.server.test_sights import Laid
from tests.server.test_twins import BUSY, DUNGEON, HANDY, busy_position, with_spell

#: Longer than any test waits.
NEVER = 1e6


@pytest.fixture(scope="module")
def staged() -> Iterator[Zygote]:
    started = Zygote("-m", "tests.server.staged")
    yield started
    started.end()


async def seated(stack: AsyncExitStack, places: list[Place]) -> list[Client]:
    """Everybody, with what they are shown at once."""
    clients = [await stack.enter_async_context(place.look()) for place in places]
    for client in clients:
        await client.until(lambda me: me.state)
    return clients


def test_coming_back_tells_no_more_than_having_stayed(staged: Zygote, folder: Path) -> None:
    """Somebody holds windows open. Going away for a moment doesn't reveal whether they were asked."""
    made, chooser, key, rival = BUSY
    third = ({0, 1, 2} - {chooser, rival}).pop()

    async def play(server: Server) -> None:
        for spell in (HANDY, "motivation"):
            places = Stage(server).table(with_spell(position(DUNGEON, made), rival, spell))
            async with AsyncExitStack() as stack:
                clients = await seated(stack, places)
                await clients[rival].say("stops", hold=True)
                await clients[rival].until(lambda me: me.state["stops"]["hold"])
                seq = clients[third].state["seq"]
                socket = clients[third].socket
                assert socket is not None
                await socket.close()
                await clients[chooser].until(lambda me: not me.info["seats"][third]["here"])
                await clients[chooser].choose(key)
                async with places[third].look() as again:
                    await again.until(lambda me: me.state)
                    assert (await again.catch_up()).state["seq"] == seq, spell
            server.kill()
            (server.folder / "games" / "0.json").unlink()
            server.restart()

    with serving(staged, folder, hold=NEVER) as server:
        asyncio.run(play(server))


def bystander() -> tuple[Game, list[tuple[int, str]], tuple[int, str], int, int]:
    """A game, choices to make in it, and then a choice after which a rival is asked in secret while somebody else, the
    bystander, could ask the others to take back an earlier choice."""
    for seed in range(60):
        base = position(Config("boss-monster", 3, seed, "default", ("base",), (), {}), 12)
        course = Course(Laid(json.loads(json.dumps(base.snapshot()))))
        made: list[tuple[int, str]] = []
        while seen_to_wait(course.game) and len(made) < 8:
            game, seat = course.game, course.game.open[0]
            for option in game.menus[0]:
                after = course.tried(seat, game.codebook().value(option))
                for other in {0, 1, 2} - {seat, *after.open}:
                    if course.undo_of(other)[0] == "consent" and after.open and not seen_to_wait(after):
                        return base, made, (seat, game.option_key(option)), other, after.open[0]
            choice = game.codebook().value(game.menus[0][-1])
            course.choose(seat, choice, course.tried(seat, choice), 0.0)
            made.append((seat, course.key_of(choice)))
    raise AssertionError("no such game")


def seen_to_wait(game: Game) -> bool:
    return game.waits_openly(SPECTATOR) and len(game.open) == 1


def test_asking_again_for_an_undo_tells_nothing(staged: Zygote, folder: Path) -> None:
    game, made, (seat, key), me, rival = bystander()

    async def play(server: Server) -> None:
        async with AsyncExitStack() as stack:
            clients = await seated(stack, Stage(server).table(game))
            for chooser, choice in made:
                await clients[chooser].until(lambda one: one.question)
                await clients[chooser].choose(choice)
                for client in clients:
                    await client.catch_up()
            wisher, other = clients[me], clients[seat]
            await wisher.say("undo", seq=wisher.state["seq"])
            await other.until(lambda one: one.state["undo_asked_by"] == me)
            await other.say("consent", seq=other.state["seq"], yes=False)
            await wisher.until(lambda one: one.state["undo_asked_by"] is None)
            await wisher.catch_up()
            before = await wisher.answered("undo", seq=wisher.state["seq"])
            await other.choose(key)
            await clients[rival].until(lambda one: one.question)
            await wisher.catch_up()
            assert await wisher.answered("undo", seq=wisher.state["seq"]) == before
            assert before["code"] == "undo-asked-before"

    with serving(staged, folder) as server:
        asyncio.run(play(server))


def test_a_state_that_waited_for_its_beat_tells_nothing_of_what_came_meanwhile(staged: Zygote, folder: Path) -> None:
    """A rival who could have answered a hasty choice passes automatically; the number of states doesn't show it."""
    _, hasty, key, me = BUSY
    rival = ({0, 1, 2} - {hasty, me}).pop()
    base = busy_position()

    async def shown(server: Server, spell: str) -> list[int]:
        places = Stage(server).table(with_spell(base, rival, spell))
        async with AsyncExitStack() as stack:
            clients = await seated(stack, places)
            await clients[rival].say("stops", auto=True)
            await clients[rival].until(lambda one: one.state["stops"]["auto"])
            player, watcher = clients[hasty], clients[me]
            await player.choose(key)
            numbers: list[int] = []
            while not (player.question and player.question["kind"] == "build"):
                for client in (player, watcher):
                    await client.catch_up()
                if watcher.question:
                    await watcher.choose("pass")
            await player.choose(next(choice for choice in player.keys if choice.endswith(" end")))
            last = watcher.state["seq"]
            while len(numbers) < 2:
                await watcher.hear()
                if watcher.state["seq"] > last:
                    last = watcher.state["seq"]
                    numbers.append(last)
            return numbers

    found = []
    for number, spell in enumerate(("motivation", "annihilator")):
        (folder / str(number)).mkdir()
        with serving(staged, folder / str(number), beat=0.8, blink=0.05) as server:
            found.append(asyncio.run(shown(server, spell)))
    assert found[0] == found[1]


def test_a_game_begins_with_a_pause_that_a_secret_question_could_take(staged: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        game = position(DUNGEON, 0)
        assert game.waits_openly(SPECTATOR), "somebody is asked in secret"
        places = Stage(server).table(game)
        async with places[0].look() as ann:
            await ann.catch_up()
            assert (ann.info["stage"], ann.state) == ("playing", {})

    with serving(staged, folder, blink=NEVER) as server:
        asyncio.run(play(server))


def test_an_onlooker_who_is_sent_away_at_the_start_is_shown_nothing(zygote: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        place = server.open(3, {1: "random"}, game="castle-raid", spectators="none")
        async with Client(server.address, place.table) as visitor:
            await visitor.until(lambda me: me.info)
            visitor.frames.clear()
            server.join(place.table, "Bob")
            with pytest.raises(websockets.ConnectionClosed):
                await visitor.until(lambda _: False)
            assert not [frame for frame in visitor.frames if '"type":"state"' in frame or '"playing"' in frame]

    with serving(zygote, folder) as server:
        asyncio.run(play(server))


def test_a_table_closed_before_its_first_choice_keeps_its_game(staged: Zygote, folder: Path) -> None:
    async def play(server: Server) -> None:
        places = Stage(server).table(
            position(Config("castle-raid", 3, 5, "default", ("proposed",), (), {}), 0), absence="close"
        )
        async with AsyncExitStack() as stack:
            clients = await seated(stack, places)
            await clients[0].say("leave")
            await clients[1].until(lambda me: me.info["stage"] == "over")
            last = clients[1].state
        server.kill()
        server.restart()
        async with places[1].look() as again:
            await again.until(lambda me: me.state)
            assert again.info["stage"] == "over"
            assert again.state["view"] == last["view"]
        assert server.get(f"/api/tables/{places[0].table}/replay").status_code == 200

    with serving(staged, folder) as server:
        asyncio.run(play(server))


def test_a_message_from_a_seat_that_was_left_meanwhile_is_refused(tmp_path: Path) -> None:
    """It waited while its sender moved to another seat and somebody else sat down on the old one."""

    async def play() -> tuple[int | None, list[str]]:
        settings = ServerSettings(tmp_path)
        store, thinker = Store(settings.database), Thinker(1)
        await store.open()
        table, _, _ = await Directory(store, thinker, settings).open(Settings(game="boss-monster", seats=4), "Ann")
        bob, cid = new_key(), new_key()
        await table.join("Bob", 1, None, bob)
        old = table.connect(1, "en")
        await asyncio.gather(table.join("Bob", 2, 1, bob), table.join("Cid", 1, None, cid), table.take(old, Leave()))
        await store.close()
        thinker.close()
        return table.seat_of(cid), [place.name for place in table.lobby.places]

    assert asyncio.run(play()) == (1, ["Ann", "Cid", "Bob", ""])
