"""Nothing hidden is ever in what is sent: every frame of every viewer is read as it came over the wire."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lairwright.games import start
from lairwright.kernel.config import config_from_data
from lairwright.kernel.game import Game
from lairwright.kernel.views import SPECTATOR
from lairwright.server.directory import Directory
from lairwright.server.protocol import Settings
from lairwright.server.seats import hash_of
from lairwright.server.settings import ServerSettings
from lairwright.server.storage.store import ConflictError, Store, StoredTable
from lairwright.server.thinking import Thinker
from tests.server.serving import Client, Data, Server


def stored_moves(server: Server, table: str) -> list[tuple[int, str]]:
    """The choices made at a table at which nothing was taken back."""
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        moves = database.execute("select seat, key from moves where table_id = ? order by seq", (table,)).fetchall()
    database.close()
    return moves


def stored_game(server: Server, table: str) -> tuple[Game, list[tuple[int, str]]]:
    """The game as only the server knows it, at its beginning, and the choices made in it."""
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        settings, seed = database.execute("select settings, seed from tables where id = ?", (table,)).fetchone()
    database.close()
    moves = stored_moves(server, table)
    wanted = msgspec.json.decode(settings)
    config = {**wanted, "seed": int(seed), "sets": wanted["sets"] or ["base"]}
    return start(config_from_data(config)), moves


def hidden_from(game: Game, viewer: int | None, seat: int) -> list[str]:
    """What another seat holds that this viewer may not know, from the engine's own account with everything face up."""
    everything: Any = game.inspect()
    seen: Any = game.view(viewer)
    known = seen["seats"][seat]["known"]
    return [card for card in everything["seats"][seat]["hand"] if card not in known]


def cards_in(value: object) -> set[str]:
    """Every text anywhere in plain data."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*(cards_in(part) for part in value.values())) if value else set()
    if isinstance(value, list | tuple):
        return set().union(*(cards_in(part) for part in value)) if value else set()
    assert value is None or isinstance(value, int | float), f"nobody looked for cards in {value!r}"
    return set()


def public_ids(game: Game, viewer: int | None) -> set[str]:
    """Ids that may be in a frame because the viewer's own view or any event shows them."""
    return cards_in(game.view(viewer)) | cards_in(game.visible_events(viewer))


def test_no_frame_of_any_viewer_names_a_card_it_may_not_know(server: Server) -> None:
    async def play() -> tuple[str, dict[int | None, list[str]]]:
        places = server.full_table(4, spectators="public")
        clients = [place.look() for place in places]
        visitor = Client(server.address, places[0].table)
        async with clients[0], clients[1], clients[2], clients[3], visitor:

            async def take_part(client: Client, dice: random.Random) -> None:
                while not (await client.asked()).over:
                    await client.choose(dice.choice(client.keys))

            playing = (take_part(client, random.Random(at)) for at, client in enumerate(clients))
            await asyncio.gather(visitor.until(lambda me: me.over), *playing)
        frames: dict[int | None, list[str]] = {client.seat: client.frames for client in clients}
        frames[None] = visitor.frames
        return places[0].table, frames

    table, frames = asyncio.run(play())
    game, moves = stored_game(server, table)
    # Card ids that each viewer has been allowed to know so far, and what is hidden, after every move.
    allowed: dict[int | None, set[str]] = {viewer: public_ids(game, viewer) for viewer in frames}
    states: dict[tuple[int | None, int], Data] = {}
    for viewer, some in frames.items():
        for frame in some:
            message = json.loads(frame)
            if message["type"] == "state":
                states[viewer, message["seq"]] = message
    checked = 0
    number = dict.fromkeys(frames, -1)
    for made in range(len(moves) + 1):
        if made:
            seat, key = moves[made - 1]
            game.play(key, seat)
        for viewer in frames:
            allowed[viewer] |= public_ids(game, viewer)
            if not game.over and not game.waits_openly(SPECTATOR if viewer is None else viewer):
                continue
            number[viewer] += 1
            state = states.get((viewer, number[viewer]))
            if state is None:
                continue
            words = cards_in(state)
            for other in range(4):
                if other != viewer:
                    secret = set(hidden_from(game, viewer, other)) - allowed[viewer]
                    assert not words & secret, (viewer, made, other, words & secret)
                    checked += len(secret)
            seen: Any = state["view"]
            for other, place in enumerate(seen["seats"]):
                if other != viewer:
                    assert place["hand"] is None
    assert checked > 1000
    assert {viewer: max(seen for who, seen in states if who == viewer) for viewer in frames} == number


def test_no_frame_has_a_seed_a_salt_or_a_secret(server: Server) -> None:
    async def play() -> None:
        place = server.open(2, {1: "random"})
        async with place.look() as ann, Client(server.address, place.table) as visitor:
            for _ in range(6):
                await ann.asked()
                await ann.choose()
            await visitor.until(lambda me: me.state)
        with sqlite3.connect(server.folder / "tables.sqlite3") as database:
            seed, salt = database.execute("select seed, salt from tables where id = ?", (place.table,)).fetchone()
            changes = database.execute("select data from changes where table_id = ?", (place.table,)).fetchall()
        database.close()
        for frame in ann.frames + visitor.frames:
            for secret in (seed, salt, place.key):
                assert secret not in frame
        assert all(place.key not in data for (data,) in changes)
        fair = server.get(f"/api/tables/{place.table}/fairness").json()
        assert (fair["seed"], fair["salt"]) == (None, None)
        assert server.get(f"/api/tables/{place.table}/record").json()["code"] == "not-over"
        assert server.get(f"/api/tables/{place.table}/replay").json()["code"] == "not-over"

    asyncio.run(play())


def test_after_the_end_the_deal_can_be_checked_and_spectators_see_everything(server: Server) -> None:
    import hashlib

    async def play() -> str:
        place = server.open(3, {1: "random", 2: "random"}, game="castle-raid", spectators="open-end")
        async with place.look() as ann, Client(server.address, place.table) as visitor:
            promised = None
            while not (await ann.asked()).over:
                promised = ann.info["seed_hash"]
                await ann.choose()
            await visitor.until(lambda me: me.over)
            fair = server.get(f"/api/tables/{place.table}/fairness?lang=pl").json()
            assert fair["seed_hash"] == promised
            assert hashlib.sha256(f"{fair['salt']}:{fair['seed']}".encode()).hexdigest() == promised
            assert len(fair["checks"]) == 3
            assert all(holds for _, holds in fair["checks"])
        return place.table

    table = asyncio.run(play())
    replay = server.get(f"/api/tables/{table}/replay?at=3&seat=-1").json()
    assert replay["last"] == len(stored_moves(server, table))
    assert replay["state"]["seq"] == 3
    assert server.get(f"/api/tables/{table}/replay?at=x").status_code == 400
    assert server.get(f"/api/tables/{table}/replay?seat=7").status_code == 404


def test_no_log_has_a_seed_a_salt_or_a_secret_however_much_it_says(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for talker in (None, "aiosqlite", "sqlalchemy.engine"):
        caplog.set_level(logging.DEBUG, talker)

    async def play() -> tuple[str, ...]:
        settings = ServerSettings(tmp_path)
        store = Store(settings.database)
        await store.open()
        directory = Directory(store, Thinker(1), settings)
        table, _, key = await directory.open(Settings(game="boss-monster", seats=2), "Ann")
        directory.tables.clear()
        context = (await directory.find(table.id)).context
        row = StoredTable(table.id, 0.0, "{}", str(context.seed), context.salt, "", "over", False)
        with pytest.raises(ConflictError):  # the database refuses the statement, with everything in it
            await store.add_table(row, [])
        await store.close()
        return str(context.seed), context.salt, key, hash_of(key)

    secrets = asyncio.run(play())
    assert "INSERT INTO tables" in caplog.text
    for secret in secrets:
        assert secret not in caplog.text
