"""Rows stay forever, so everything that writes one is limited; and nobody can hold up a table with requests."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from tests.server.serving import PATIENCE, Client, Place, Server, Zygote, serving, somebody_asked
from tests.server.test_undo import until_undo


def rows(server: Server, of: str, table: str) -> int:
    """How many rows of this kind a table has."""
    database = sqlite3.connect(server.folder / "tables.sqlite3", timeout=PATIENCE)
    (found,) = database.execute(f"SELECT count(*) FROM {of} WHERE table_id = ?", (table,)).fetchone()
    database.close()
    return int(found)


async def refused_with(client: Client, kind: str, **fields: object) -> str:
    """The code of the refusal; empty once the answer to a ping shows that there was none."""
    client.others.clear()
    await client.say(kind, **fields)
    await client.say("ping")
    await client.until(lambda me: any(message["type"] == "pong" for message in me.others))
    codes = [message["code"] for message in client.others if message["type"] == "refused"]
    return str(codes[0]) if codes else ""


def test_what_changes_nothing_is_not_stored(server: Server) -> None:
    async def play() -> None:
        place = server.open(3, {2: "random"})
        async with place.look() as ann:
            for _ in range(20):
                assert not await refused_with(ann, "stops", auto=True, stops=["build", "bait", "build"])
                assert not await refused_with(ann, "fill", seat=2, bot="random")
            assert rows(server, "changes", place.table) == 2

    asyncio.run(play())


def test_stops_seats_and_bots_end_with_the_patience_of_the_table(zygote: Zygote, folder: Path) -> None:
    with serving(zygote, folder, table_changes=20) as server:

        async def play() -> None:
            for kind in ("stops", "fill", "move"):
                place = server.open(4)
                path = f"/api/tables/{place.table}/seats"
                async with place.look() as ann:
                    codes = []
                    for number in range(40):
                        if kind == "stops":
                            codes.append(await refused_with(ann, "stops", auto=number % 2 == 0))
                        elif kind == "fill":
                            codes.append(await refused_with(ann, "fill", seat=1, bot=("random", "greedy")[number % 2]))
                        else:
                            wanted = {"name": "Ann", "seat": number % 2 + 1}
                            answer = server.post(path, wanted, place.key, place.table)
                            codes.append(answer.json().get("code", ""))
                assert set(codes) == {"", "table-worn"}
                assert codes[-1] == "table-worn"
                assert rows(server, "changes", place.table) == 20
            # What ends the game, or starts it, doesn't count.
            async with place.look() as ann:
                await ann.until(lambda me: me.info)
                await ann.say("leave")
                await ann.until(lambda me: me.info["stage"] == "over")

        asyncio.run(play())


def test_coming_and_going_writes_no_rows_without_end(zygote: Zygote, folder: Path) -> None:
    with serving(zygote, folder, table_changes=10) as server:

        async def play() -> None:
            place = server.open(2, {1: "random"})
            for _ in range(15):
                async with place.look() as ann:
                    await ann.until(lambda me: me.state)
                    # Coming back is stored in its own time; what matters is that it is stored before leaving again.
                    await refused_with(ann, "stops")
                    await ann.say("leave")
                    assert ann.socket is not None
                    await ann.socket.wait_closed()
            async with place.look() as ann:
                await ann.asked()
                await ann.choose()
            assert rows(server, "changes", place.table) <= 11

        asyncio.run(play())


def test_sitting_down_and_leaving_ends_with_the_allowance_of_the_address(zygote: Zygote, folder: Path) -> None:
    with serving(zygote, folder, changes=30, change_rate=0.0) as server:
        tables = [server.open(2, start_when_full=False) for _ in range(3)]

        async def play() -> list[str]:
            codes = []
            for number in range(60):
                table = tables[number % 3].table
                answer = server.post(f"/api/tables/{table}/seats", {"name": "Bob"})
                if answer.status_code != 201:
                    codes.append(answer.json()["code"])
                    continue
                async with Place(server, **answer.json()).look() as bob:
                    await bob.say("leave")
                    await bob.until(lambda me: me.info and me.seat is None)
            return codes

        codes = asyncio.run(play())
        assert codes == ["too-many-changes"] * 30
        assert server.open(2).table  # which is another allowance


def test_nothing_is_stored_at_a_table_that_is_over(server: Server) -> None:
    async def play() -> None:
        place = server.open(3, {1: "random", 2: "random"}, game="castle-raid")
        async with place.look() as ann:
            while not (await ann.asked()).over:
                await ann.choose()
            await ann.until(lambda me: me.info["stage"] == "over")
            before = rows(server, "changes", place.table)
            for auto in (True, False):
                assert await refused_with(ann, "stops", auto=auto) == "table-over"
            assert rows(server, "changes", place.table) == before

    asyncio.run(play())


def test_a_rematch_counts_as_a_table_that_was_opened(zygote: Zygote, folder: Path) -> None:
    with serving(zygote, folder, openings=1, opening_rate=0.0) as server:

        async def play() -> None:
            place = server.open(3, {1: "random", 2: "random"}, game="castle-raid")
            async with place.look() as ann:
                while not (await ann.asked()).over:
                    await ann.choose()
                await ann.until(lambda me: me.info["stage"] == "over")
                before = rows(server, "changes", place.table)
                assert await refused_with(ann, "rematch") == "too-many-tables"
                assert not ann.info["rematch"]
                assert rows(server, "changes", place.table) == before

        asyncio.run(play())


def test_taking_back_and_choosing_again_comes_to_an_end(server: Server) -> None:
    async def play() -> None:
        places = server.full_table(4)
        async with places[0].look() as a, places[1].look() as b, places[2].look() as c, places[3].look() as d:
            clients = (a, b, c, d)
            await somebody_asked(*clients)
            ann = await until_undo("free", *clients)
            for _ in range(300):
                seq = ann.state["seq"]
                if await refused_with(ann, "undo", seq=seq) == "undo-too-often":
                    break
                await ann.until(lambda me, since=seq: me.state["seq"] > since)  # type: ignore[misc]
                await ann.choose()
                await ann.catch_up()
            else:
                raise AssertionError("a choice was taken back 300 times")
            assert rows(server, "moves", places[0].table) < 400

    asyncio.run(play())


def test_a_wish_cannot_be_drawn_out_or_repeated(zygote: Zygote, folder: Path) -> None:
    with serving(zygote, folder, consent=1.0) as server:

        async def play() -> None:
            places = server.full_table(3, {2: "random"})
            async with places[0].look() as ann, places[1].look() as bob:
                await somebody_asked(ann, bob)
                wisher = await until_undo("consent", ann, bob)
                other = bob if wisher is ann else ann
                seq = wisher.state["seq"]
                await wisher.say("undo", seq=seq)
                await other.until(lambda me: me.state["undo_asked_by"] == wisher.seat)
                assert await refused_with(wisher, "undo", seq=seq) == "undo-wish-open"
                # Nobody answers: it ends on its own, although the player keeps asking.
                for _ in range(10_000):
                    code = await refused_with(wisher, "undo", seq=seq)
                    if code != "undo-wish-open":
                        break
                await other.until(lambda me: me.state["undo_asked_by"] is None)
                assert await refused_with(wisher, "undo", seq=seq) == "undo-asked-before"
                assert other.state["undo_asked_by"] is None

        asyncio.run(play())
