"""Games that older servers have stored."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.serving import Data, Place, Server, Zygote, serving, somebody_asked


def test_a_stored_choice_for_another_seat_is_kept_and_said(zygote: Zygote, tmp_path: Path) -> None:
    """Older servers took ``1: pass`` from seat 0 as a choice of seat 1, and stored it as seat 0's."""

    async def play(server: Server) -> list[Place]:
        places = server.full_table(3, game="castle-raid", public=True)
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(place.look()) for place in places]
            for _ in range(9):
                player, _ = await somebody_asked(*clients)
                await player.choose()
        return places

    async def look(place: Place) -> tuple[Data, Data, list[Data]]:
        async with place.look() as client:
            await client.catch_up()
            return client.info, client.state, client.log

    async def finish(places: list[Place]) -> None:
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(place.look()) for place in places]
            while True:
                for client in clients:
                    await client.catch_up()
                if clients[0].over:
                    return
                await next(client for client in clients if client.question).choose()

    with serving(zygote, tmp_path) as server:
        places = asyncio.run(play(server))
        info, state, log = asyncio.run(look(places[0]))
        assert not info["tampered"]
        server.kill()
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute(
                "update moves set key = substr('000', 1, seq % 4) || seat || ': ' || key, seat = 0 where seat = 1"
            )
        database.close()
        server.restart()
        after, again, whole = asyncio.run(look(places[0]))
        assert after["tampered"]
        assert (again["view"], again["seq"], whole) == (state["view"], state["seq"], log)
        assert [table["tampered"] for table in server.get("/api/tables").json()] == [True]
        asyncio.run(finish(places))
        replay = server.get(f"/api/tables/{places[0].table}/replay?at=5&seat=0")
        assert replay.status_code == 200, replay.text
        assert replay.json()["table"]["tampered"]
