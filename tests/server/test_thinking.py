"""Whose bots think next: fair to addresses and tables, and bots that answer in a moment wait for nobody's search."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st

from lairwright.bots.hints import Hint
from lairwright.server.directory import Directory
from lairwright.server.fair import FairQueue
from lairwright.server.protocol import AskHint, Settings
from lairwright.server.settings import ServerSettings
from lairwright.server.storage.store import Store
from lairwright.server.thinking import Thinker
from tests.server.serving import PATIENCE, Client, Place, Server, Zygote, serving

#: Addresses of this very machine, as good as those of two households.
BUSY = "127.0.0.2"
QUIET = "127.0.0.3"


class Guest(Client):
    """A connection from an address of its own."""

    def __init__(self, place: Place, address: str) -> None:
        super().__init__(place.server.address, place.table, place.key)
        self.origin = address

    async def __aenter__(self) -> Guest:
        self.socket = await websockets.connect(
            f"ws://{self.address}/ws/{self.table}",
            additional_headers={"Cookie": f"lair_{self.table}={self.key}"},
            max_size=2**24,
            max_queue=None,
            local_addr=(self.origin, 0),
        )
        return self


def opened(server: Server, address: str, seats: int, bots: dict[int, str]) -> Place:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE) as client:
        settings: dict[str, Any] = {"game": "boss-monster", "seats": seats, "bots": bots}
        answer = client.post(f"http://{server.address}/api/tables", json={"name": "Ann", "settings": settings})
    assert answer.status_code == 201, answer.text
    return Place(server, **answer.json())


def thoughts(server: Server, places: list[Place]) -> int:
    """How many choices the bots of these tables have made; seat 0 is a person's."""
    with closing(sqlite3.connect(server.folder / "tables.sqlite3", timeout=PATIENCE)) as database:
        query = "select count(*) from moves where seat > 0 and table_id = ?"
        return sum(database.execute(query, (place.table,)).fetchone()[0] for place in places)


async def play_on(place: Place, address: str) -> None:
    """Somebody who chooses whatever comes."""
    dice = random.Random(place.table)
    async with Guest(place, address) as client:
        while not client.over:
            await client.hear(10 * PATIENCE)
            if client.question:
                await client.say("choose", seq=client.state["seq"], key=dice.choice(client.keys))
                client.state = {**client.state, "question": None}


async def meanwhile(server: Server, bot: str) -> int:
    """How often the bots of a crowd of tables, all opened by one address, choose while this bot, at the table of
    another address, chooses ten times."""
    crowd = [opened(server, BUSY, 4, dict.fromkeys((1, 2, 3), "search:60")) for _ in range(6)]
    guest = [opened(server, QUIET, 2, {1: bot})]
    playing = [asyncio.create_task(play_on(place, BUSY)) for place in crowd]
    try:
        while not thoughts(server, crowd):  # its process has to start first
            await asyncio.sleep(0.05)
        playing.append(asyncio.create_task(play_on(guest[0], QUIET)))
        while not thoughts(server, guest):
            await asyncio.sleep(0.005)
        before = thoughts(server, crowd)
        while thoughts(server, guest) < 11 and not playing[-1].done():
            await asyncio.sleep(0.005)
        return thoughts(server, crowd) - before
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def test_a_random_bot_waits_for_no_search_of_another_address(zygote: Zygote, folder: Path) -> None:
    with serving(zygote, folder) as server:
        assert asyncio.run(meanwhile(server, "random")) < 30


def test_a_searching_bot_waits_for_few_searches_of_another_address(zygote: Zygote, folder: Path) -> None:
    with serving(zygote, folder) as server:
        assert asyncio.run(meanwhile(server, "search:10")) < 30


# -- the queue itself ------------------------------------------------------------------------------------------------

QUESTIONS = st.lists(
    st.tuples(
        st.sampled_from("abc"),  # the address
        st.sampled_from("xyz"),  # the table
        st.sampled_from([0, 0, 0, 1]),  # a choice or a hint
        st.integers(1, 20),  # what it will cost
    ),
    max_size=60,
)


@given(QUESTIONS, st.integers(1, 4), st.integers(1, 4))
def test_every_question_gets_its_turn_once(questions: list[tuple[str, str, int, int]], workers: int, most: int) -> None:
    queue: FairQueue[int] = FairQueue(most)
    for number, (address, table, urgency, _) in enumerate(questions):
        queue.put(address, table, urgency, number)
    assert sorted(queue.everything()) == list(range(len(questions)))
    running: list[Any] = []
    answered: list[int] = []
    while len(answered) < len(questions):
        while len(running) < workers and (turn := queue.take()) is not None:
            running.append(turn)
            assert sum(other.address == turn.address for other in running) <= most
        turn = running.pop(0)
        answered.append(turn.item)
        queue.done(turn, float(questions[turn.item][3]))
    assert sorted(answered) == list(range(len(questions)))
    assert queue.take() is None
    for place in {question[:2] for question in questions}:  # within a table: choices first, each kind in its order
        mine = [number for number, question in enumerate(questions) if question[:2] == place]
        if workers == 1:
            order = [number for number in answered if number in mine]
            assert order == sorted(mine, key=lambda number: (questions[number][2], number))


@given(st.integers(1, 50), st.integers(1, 20), st.integers(1, 20))
def test_addresses_that_always_ask_get_the_same_time_whatever_they_ask(tables: int, dear: int, cheap: int) -> None:
    queue: FairQueue[float] = FairQueue(1)
    spent = {"crowd": 0.0, "one": 0.0}
    for number in range(tables):
        queue.put("crowd", str(number), 0, float(dear))
    queue.put("one", "only", 0, float(cheap))
    for _ in range(400):
        turn = queue.take()
        assert turn is not None
        queue.done(turn, turn.item)
        spent[turn.address] += turn.item
        queue.put(turn.address, turn.table, 0, turn.item)
    assert abs(spent["crowd"] - spent["one"]) <= 2 * (dear + cheap)


@given(st.integers(1, 30), st.integers(1, 200))
def test_whoever_comes_new_is_next_and_owes_nothing_for_others(tables: int, before: int) -> None:
    queue: FairQueue[str] = FairQueue(1)
    for number in range(tables):
        queue.put("crowd", str(number), 0, "search")
    for _ in range(before):
        turn = queue.take()
        assert turn is not None
        queue.done(turn, 5.0)
        queue.put(turn.address, turn.table, 0, "search")
    queue.put("new", "only", 0, "mine")
    firsts = [queue.take(), None]
    assert firsts[0] is not None
    if firsts[0].item != "mine":
        queue.done(firsts[0], 5.0)
        firsts[1] = queue.take()
        assert firsts[1] is not None
        assert firsts[1].item == "mine"


def test_the_tables_of_an_address_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for _ in range(5):
        queue.put("home", "first", 0, "first")
    queue.put("home", "second", 0, "second")
    order = []
    while (turn := queue.take()) is not None:
        order.append(turn.item)
        queue.done(turn, 1.0)
    assert "second" in order[:2]


class Idle(Thinker):
    """Notes who asks for hints; bots never come to an end."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.asked: asyncio.Queue[str] = asyncio.Queue()

    async def choose(self, *_: object) -> str:
        await asyncio.Event().wait()
        return ""

    async def hints(self, address: str, *_: object) -> list[Hint]:
        self.asked.put_nowait(address)
        return []


def test_a_guest_pays_for_the_own_hints(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lairwright.server.directory.new_seed", lambda: (1, "salt"))  # nobody has a hand to replace

    async def play() -> str:
        settings = ServerSettings(folder, beat=0.0, blink=0.0)
        store, thinker = Store(settings.database), Idle(1)
        await store.open()
        directory = Directory(store, thinker, settings)
        table, _, _ = await directory.open(Settings(game="boss-monster", seats=3, bots={2: "random"}), "Ann", QUIET)
        guest = await table.join("Bob", None, None, "secret", BUSY)
        listener = table.connect(guest, "en", BUSY)
        playing = table.playing
        assert playing is not None
        async with asyncio.timeout(PATIENCE):
            while guest not in playing.course.since or guest not in playing.showing.seen:
                await listener.frames()
            await table.take(listener, AskHint(seq=playing.shown(guest)))
            asker = await thinker.asked.get()
        directory.close()
        await store.close()
        return asker

    assert asyncio.run(play()) == BUSY


def test_hints_are_on_the_account_of_the_address_too() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for number in range(5):
        queue.put("asker", "table", 1, f"hint {number}")
    queue.put("other", "table", 0, "choice")
    first, second = queue.take(), None
    assert first is not None
    queue.done(first, 9.0)
    second = queue.take()
    assert second is not None
    assert "choice" in (first.item, second.item)
