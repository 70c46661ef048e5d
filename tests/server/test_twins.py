"""What a viewer receives doesn't depend on what it may not know, and what a seat sends concerns only that seat.

Two tables whose games differ only in what is hidden from a viewer are asked the same things over the wire; what comes
back must be the same to the letter, including numbers and refusals.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from lairwright.games import restore
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.kernel.views import SPECTATOR
from lairwright.server.live.windows import passes_by_itself
from lairwright.server.protocol import SetStops
from tests.choices import slips
from tests.playing import position
from tests.server.serving import PATIENCE, Client, Data, Place, Server, Zygote, serving, somebody_asked
from tests.server.stage import Stage

DUNGEON = Config("boss-monster", 3, 11, "default", ("base",), (), {})
CASTLE = Config("castle-raid", 3, 5, "default", ("proposed",), (), {})
SECONDS = re.compile(r'(\\?"(?:left|bank)\\?":) ?[0-9.]+')
#: Far enough apart for all tables of a test.
SEEDS = itertools.count(0, 1000)
POSITIONS = [(game, made) for game in (DUNGEON, CASTLE) for made in (0, 4, 9, 17)]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    zygote = Zygote("-m", "tests.server.staged")
    one, other = (tmp_path_factory.mktemp("stage") for _ in range(2))
    with serving(zygote, one, hint_budget=6) as first, serving(zygote, other, hint_budget=6) as second:
        yield first, second
    zygote.end()


@pytest.fixture
def stages(servers: tuple[Server, Server]) -> tuple[Stage, Stage]:
    """Two servers, so that the tables being compared have the same seed, whatever tests came before: bots and hints
    take their dice from it."""
    first, second = servers
    seed = next(SEEDS)
    return Stage(first, seed), Stage(second, seed)


def alike(places: list[Place], said: object) -> str:
    """Something as text, without what identifies the table."""
    server = places[0].server
    text = SECONDS.sub(r"\1SECONDS", json.dumps(said, sort_keys=True))
    for place in places:
        text = text.replace(place.key, "KEY")
    return text.replace(places[0].table, "TABLE").replace(server.info(places[0].table)["seed_hash"], "HASH")


def tried_keys(game: Game, seat: int) -> list[str]:
    """Keys of every kind: what any seat is offered, everything that could be done with any card, and nonsense."""
    offered = [option.key for decision in game.decisions for option in decision.options]
    hands = [card for place in game.inspect()["seats"] for card in place["hand"]]  # type: ignore[attr-defined]
    cards = [*dict.fromkeys([*hands, *(card.id for card in game.cards[::9])])]  # type: ignore[attr-defined]
    keys = [*offered, "pass", "decline", "", "build", "play", "no such verb"]
    keys += [f"{verb} {card}{place}" for card in cards for verb, place in (("build", " end"), ("play", ""))]
    keys += [f"use {card} 1" for card in cards[:10]] + ["use x 99999999999999999999", "build x on 99999999999999999999"]
    keys += [f"{other}: {key}" for other in range(game.config.seats) for key in (*offered, "pass")]
    return [*dict.fromkeys(keys), "99999999999999999999: x", "1:", ": ", "-1: pass", f"{seat}:pass"]


def pointed_at(game: Game, seat: int) -> list[tuple[str, str]]:
    """Everything that could be held and pointed at, and some things that can't."""
    cards = [card.id for card in game.cards[::9]]  # type: ignore[attr-defined]
    seats = range(game.config.seats)
    things = ["", "discard", "nothing", "room 99.99", "room ٣.1", "field 9.9", "guard 99", *(f"end {n}" for n in seats)]
    things += [f"room {owner}.{at}" for owner in seats for at in range(7)]
    things += [f"field {at}.{n}" for at in seats for n in (0, 1)] + [f"guard {at}" for at in seats]
    found = [("", at) for at in things] + [(f"hand {card}", at) for card in cards for at in ("", f"room {seat}.1")]
    return found + [(f"hand {card}", at) for card in cards[:2] for at in things] + [("hand", ""), ("hand x", "")]


@pytest.mark.parametrize(("config", "made"), POSITIONS, ids=lambda value: getattr(value, "game", value))
def test_answers_do_not_depend_on_hidden_cards(stages: tuple[Stage, Stage], config: Config, made: int) -> None:
    game = position(config, made)
    for seat in range(config.seats):
        keys = tried_keys(game, seat)
        first, second = (
            asyncio.run(questioned(stage, game.redeal(seat, seed), seat, keys)) for seed, stage in enumerate(stages)
        )
        assert first == second


async def questioned(stage: Stage, game: Game, seat: int, keys: list[str]) -> list[str]:
    """Everything a seat hears when it asks whatever it can without making a choice."""
    places = stage.table(game)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(place.look()) for place in places]
        for client in clients:
            await client.catch_up()
        before = [seen(client) for client in clients]
        me = clients[seat]
        me.frames = [json.dumps([me.info, me.state])]  # the first to come saw the others come
        own = me.keys if me.question else []
        for key in keys:
            await me.answered("why", key=key)
            if key not in own:
                await me.answered("choose", seq=me.state.get("seq", 0), key=key)
        for held, at in pointed_at(game, seat):
            await me.answered("why", held=held, at=at)
        for seq in (-1, 0, 1, 99):
            for kind in ("undo", "hint"):
                if (kind, seq) != ("hint", me.state.get("seq")):
                    await me.answered(kind, seq=seq)
            await me.answered("consent", seq=seq, yes=True)
        if me.question:
            await me.answered("hint", seq=me.state["seq"])
        for path in ("replay?at=1", f"replay?at=1&seat={seat}", "record", "fairness"):
            cookie = {"Cookie": f"lair_{places[seat].table}={places[seat].key}"}
            me.frames.append(stage.server.get(f"/api/tables/{places[seat].table}/{path}", **cookie).text)
        # Nobody else has noticed anything.
        for client in clients:
            await client.catch_up()
        assert [seen(client) for client in clients] == before
        return [alike(places, frame) for frame in me.frames]


def seen(client: Client) -> Data:
    """What a client was last shown of the game."""
    return {part: client.state.get(part) for part in ("seq", "view", "question", "undo", "log", "undo_asked_by")}


def test_no_key_speaks_for_another_seat(stages: tuple[Stage, Stage]) -> None:
    """What one seat is offered is refused to every other, whatever it puts in front of it."""
    stage = stages[0]

    async def play(game: Game) -> None:
        places = stage.table(game)
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(place.look()) for place in places]
            for _ in range(12):
                player, others = await somebody_asked(*clients)
                before = [seen(client) for client in clients]
                for other in others:
                    for key in player.keys:
                        for text in (key, f"{player.seat}: {key}", f"{player.seat}:{key}"):
                            for seq in {other.state.get("seq", 0), player.state["seq"]}:
                                if not other.question or text not in other.keys:
                                    refused = await other.answered("choose", seq=seq, key=text)
                                    assert refused["type"] == "refused", (text, refused)
                for text in slips(player.keys[0], game.config.seats):
                    refused = await player.answered("choose", seq=player.state["seq"], key=text)
                    assert refused["type"] == "refused", (text, refused)
                    assert refused["nearest"] in player.keys
                for client in clients:
                    await client.catch_up()
                assert [seen(client) for client in clients] == before
                await player.choose()

    for config in (DUNGEON, CASTLE):
        asyncio.run(play(position(config, 3)))


# -- secret questions --------------------------------------------------------------------------------------------------

#: A Spell that can be played in every window, and one that needs a Spell to negate.
HANDY, IDLE = "jeopardy", "counterspell"
PONG = '{"type":"pong"}'


def with_spell(game: Game, seat: int, spell: str) -> Game:
    """The same table, except that a seat's first Spell has been swapped with one of these from the deck."""
    data: Any = json.loads(json.dumps(game.snapshot()))
    state = data["state"]
    cards = [card.id for card in game.cards]  # type: ignore[attr-defined]
    deck, hand = state["spell_deck"], state["players"][seat]["spells"]
    at = next(at for at, card in enumerate(deck) if cards[card] == spell)
    deck[at], hand[0] = hand[0], deck[at]
    known = dict(zip(state["known"][::2], state["known"][1::2], strict=True))
    known[hand[0]] = known.pop(deck[at])
    state["known"] = [number for pair in sorted(known.items()) for number in pair]
    return restore(data)


def position_with_a_rival() -> tuple[Game, int]:
    """A table where one seat is asked to build, and a rival has a Spell that nobody knows."""
    for made in range(6, 20):
        game = position(DUNGEON, made)
        for seat, place in enumerate(game.inspect()["seats"]):  # type: ignore[arg-type, var-annotated]
            if place["spells"] and seat not in game.open and game.question(game.open[0])[0] == "build":
                return game, seat
    raise AssertionError("no such table")


async def played(stage: Stage, game: Game, holder: int, clock: Data | None) -> tuple[dict[int | None, list[str]], int]:
    """What everybody but the holder hears in a game where nobody announces anything, and how often the holder is asked
    for an announcement."""
    places = stage.table(game, spectators="public", clock=clock)
    asked = 0
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(place.look()) for place in places]
        visitor = await stack.enter_async_context(Client(stage.server.address, places[0].table))
        for client in (*clients, visitor):
            await client.catch_up()
            client.frames = [json.dumps([client.info, client.state])]  # the first to come saw the others come
        for _ in range(32):
            player, _ = await somebody_asked(*clients)
            assert player.question
            if player.question["kind"] in ("respond", "negate"):
                asked += player.seat == holder
                await player.choose("pass")
            else:
                keys = sorted(key for key in player.keys if key.split()[0] not in ("play", "use") and HANDY not in key)
                await player.choose(keys[0])
        for client in (*clients, visitor):
            await client.catch_up()
        heard = {client.seat: client.frames for client in (*clients, visitor) if client.seat != holder}
        return {
            seat: [alike(places, frame) for frame in frames if frame != PONG] for seat, frames in heard.items()
        }, asked


@pytest.mark.parametrize("clock", [None, {"per_choice": 5000, "bank": 5000}], ids=["no clock", "clock"])
def test_nobody_can_tell_that_a_rival_was_asked_in_secret(stages: tuple[Stage, Stage], clock: Data | None) -> None:
    game, holder = position_with_a_rival()
    armed, asked = asyncio.run(played(stages[0], with_spell(game, holder, HANDY), holder, clock))
    unarmed, never = asyncio.run(played(stages[1], with_spell(game, holder, IDLE), holder, clock))
    assert asked > never + 3
    for viewer, frames in armed.items():
        # Some of the choices were the holder's, so one of the games has got further than the other.
        common = min(len(frames), len(unarmed[viewer]))
        assert common > 4
        for at in range(common):
            assert frames[at] == unarmed[viewer][at], (viewer, at)


def test_a_state_comes_no_sooner_than_a_secret_answer_could(stages: tuple[Stage, Stage], tmp_path: Path) -> None:
    """Whether or not a rival is asked and passes automatically, a choice's result is shown after the same pause."""
    game, holder = position_with_a_rival()
    chooser = game.open[0]

    async def waited(stage: Stage, spell: str) -> float:
        places = stage.table(with_spell(game, holder, spell))
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(place.look()) for place in places]
            for client in clients:
                await client.until(lambda me: me.state)
            await clients[holder].say("stops", auto=True)
            await clients[holder].until(lambda me: me.state["stops"]["auto"])
            me = clients[chooser]
            seen, begun = me.state["seq"], time.monotonic()
            await me.choose(next(key for key in me.keys if key.startswith("build")))
            await me.until(lambda me: me.state["seq"] > seen)
            return time.monotonic() - begun

    with serving(stages[0].server.zygote, tmp_path, blink=0.4) as server:
        stage = Stage(server)
        for spell in (HANDY, IDLE):
            assert asyncio.run(waited(stage, spell)) >= 0.4


#: A choice after which one rival is asked again and again: the position, who chooses what, and the rival.
BUSY = (14, 0, "room 0.1", 2)


def busy_position() -> Game:
    made, chooser, key, rival = BUSY
    game = with_spell(position(DUNGEON, made), rival, HANDY)
    after = game.clone()
    after.play(key, chooser)
    for _ in range(3):  # in secret, and in windows that don't concern the rival
        assert after.open == [rival]
        assert not after.waits_openly(SPECTATOR)
        assert passes_by_itself(after, rival, SetStops(auto=True))
        after.play("pass", rival)
    return game


@pytest.mark.parametrize("both", [False, True], ids=["one rival", "two rivals"])
def test_passing_by_itself_does_not_take_a_beat_for_each_window(
    stages: tuple[Stage, Stage], tmp_path: Path, both: bool
) -> None:
    _, chooser, key, rival = BUSY
    third = ({0, 1, 2} - {chooser, rival}).pop()

    async def play(stage: Stage) -> None:
        game = busy_position()
        places = stage.table(with_spell(game, third, HANDY) if both else game)
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(place.look()) for place in places]
            for client in clients:
                await client.catch_up()
            for seat in (rival, third):
                await clients[seat].say("stops", auto=True)
                await clients[seat].until(lambda me: me.state["stops"]["auto"])
            me = clients[chooser]
            seen = me.state["seq"]
            await me.choose(key)
            if both:  # a hero walks there in the end
                await clients[third].asked()
                await clients[third].choose("pass")
            await me.until(lambda me: me.state["seq"] > seen)

    # Everybody's first state comes at once, the second one long after this test.
    with serving(stages[0].server.zygote, tmp_path, beat=100 * PATIENCE) as server:
        asyncio.run(play(Stage(server)))


def test_who_plays_for_the_absent_does_not_take_a_beat_for_each_window(
    stages: tuple[Stage, Stage], tmp_path: Path
) -> None:
    _, chooser, key, rival = BUSY

    async def play(stage: Stage) -> None:
        places = stage.table(busy_position(), absence="bot")
        async with AsyncExitStack() as stack:
            present = [place for place in places if place.seat != rival]
            clients = {place.seat: await stack.enter_async_context(place.look()) for place in present}
            me = clients[chooser]
            await me.until(lambda me: me.state and me.info["seats"][rival]["stand_in"])
            seen = me.state["seq"]
            await me.choose(key)
            await me.until(lambda me: me.state["seq"] > seen)

    with serving(stages[0].server.zygote, tmp_path, beat=100 * PATIENCE, away=0.0) as server:
        asyncio.run(play(Stage(server)))


def test_the_wish_to_pass_counts_for_the_question_that_is_open(stages: tuple[Stage, Stage], tmp_path: Path) -> None:
    _, chooser, key, rival = BUSY

    async def play(stage: Stage) -> None:
        places = stage.table(busy_position())
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(place.look()) for place in places]
            for client in clients:
                await client.catch_up()
            await clients[rival].say("stops", auto=True, stops=["adventure"])
            await clients[rival].until(lambda me: me.state["stops"]["auto"])
            await clients[chooser].choose(key)
            await clients[rival].asked()
            await clients[rival].say("stops", auto=True)
            await clients[chooser].until(lambda me: me.question)

    with serving(stages[0].server.zygote, tmp_path) as server:
        asyncio.run(play(Stage(server)))


def test_who_holds_is_asked_at_once_and_nobody_sees_how_soon_they_answer(
    stages: tuple[Stage, Stage], tmp_path: Path
) -> None:
    _, chooser, key, rival = BUSY

    async def play(stage: Stage) -> None:
        places = stage.table(busy_position())
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(place.look()) for place in places]
            for client in clients:
                await client.catch_up()
            await clients[rival].say("stops", hold=True)
            await clients[rival].until(lambda me: me.state["stops"]["hold"])
            others = [client for client in clients if client.seat != rival]
            before = [client.state["seq"] for client in others]
            await clients[chooser].choose(key)
            for _ in range(3):
                await clients[rival].asked()
                await clients[rival].choose("pass")
            while (await clients[rival].catch_up()).question:
                await clients[rival].choose("pass")
            for client in others:
                await client.catch_up()
            assert [client.state["seq"] for client in others] == before

    with serving(stages[0].server.zygote, tmp_path, hold=100 * PATIENCE) as server:
        asyncio.run(play(Stage(server)))


def test_nothing_a_bystander_asks_tells_who_is_being_asked(stages: tuple[Stage, Stage]) -> None:
    """One player is seen to choose; nobody may find out that the choice was made and a rival is asked in secret."""
    _, chooser, key, rival = BUSY
    stage = stages[0]

    async def heard(client: Client) -> list[str]:
        client.frames = []
        for seq in range(-1, client.state["seq"] + 3):
            for kind in ("undo", "hint"):
                await client.answered(kind, seq=seq)
            await client.answered("consent", seq=seq, yes=True)
            await client.answered("choose", seq=seq, key="pass")
        for tried in tried_keys(busy_position(), 0):
            await client.answered("why", key=tried)
        await client.say("language", language="de")
        await client.until(lambda me: me.state["fresh"])
        await client.say("language", language="en")
        await client.catch_up()
        return [SECONDS.sub(r"\1SECONDS", frame) for frame in client.frames if frame != PONG]

    async def play() -> None:
        places = stage.table(busy_position(), clock={"per_choice": 5000, "bank": 5000})
        bystander = ({0, 1, 2} - {chooser, rival}).pop()
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(place.look()) for place in places]
            for client in clients:
                await client.catch_up()
            before = await heard(clients[bystander])
            await clients[chooser].choose(key)
            await clients[rival].asked()
            assert await heard(clients[bystander]) == before
            async with places[bystander].look() as again:
                await again.catch_up()
                assert seen(again) == {**seen(clients[bystander]), "log": again.state["log"]}
                assert again.log == clients[bystander].log

    asyncio.run(play())


def test_a_restart_does_not_show_the_time_of_secret_answers(stages: tuple[Stage, Stage], tmp_path: Path) -> None:
    _, chooser, key, rival = BUSY

    async def play(server: Server) -> list[Place]:
        places = Stage(server).table(busy_position(), clock={"per_choice": 5000, "bank": 5000})
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(place.look()) for place in places]
            for client in clients:
                await client.catch_up()
            await clients[chooser].choose(key)
            await clients[rival].asked()
            await clients[rival].choose("pass")
        return places

    async def banks(place: Place) -> list[float]:
        async with place.look() as client:
            await client.catch_up()
            return [seat["bank"] for seat in client.info["seats"]]

    with serving(stages[0].server.zygote, tmp_path) as server:
        places = asyncio.run(play(server))
        server.kill()
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("update moves set spent = 7")
        database.close()
        server.restart()
        for seat, place in enumerate(places):
            expected = [5000.0] * 3
            expected[chooser] -= 7  # which everybody could see
            if seat == rival:
                expected[rival] -= 7
            assert asyncio.run(banks(place)) == expected
