"""A disk that fails for a while: people are told, health tells the truth, and then play resumes on its own."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.serving import PATIENCE, Client, Server, Zygote, begun, serving, somebody_asked

Failure = Callable[[Server], Any]


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Somebody else has locked the database."""
    other = sqlite3.connect(server.folder / "tables.sqlite3", timeout=PATIENCE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def full(server: Server) -> Iterator[None]:
    """Only the first bytes of a file can be written, which is as good as nothing."""
    if sys.platform != "linux":
        pytest.skip("the limit of another process can be set on Linux only")
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, most))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))


FAILURES = [locked, full]


async def health(server: Server, status: int) -> dict[str, Any]:
    """Wait until the server reports this health."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = await asyncio.to_thread(server.get, "/api/health")
        found: dict[str, Any] = answer.json()
        if answer.status_code == status:
            return found
        assert time.monotonic() < end, f"health says {answer.status_code} {found}"


def silent(log: Path) -> str:
    """What the server said; it must contain no unhandled error and no bug."""
    said = log.read_text()
    for word in ("never retrieved", "Traceback", "parameters", "seed", "salt"):
        assert word not in said, said
    return said


async def until_others_play(ann: Client) -> None:
    """Choose until it isn't Ann's turn."""
    while True:
        await ann.asked()
        assert not ann.over
        await ann.say("choose", seq=ann.state["seq"], key=ann.keys[-1])
        await ann.until(lambda me, since=ann.state["seq"]: me.state["seq"] > since)  # type: ignore[misc]
        if not ann.question:
            return


@pytest.mark.parametrize("failing", FAILURES)
def test_bots_go_on_by_themselves_when_the_disk_works_again(zygote: Zygote, folder: Path, failing: Failure) -> None:
    log = folder / "said"
    with serving(zygote, folder, log, bot_pace=0.4) as server:

        async def play() -> None:
            place = server.open(4, {1: "random", 2: "random", 3: "greedy"})
            async with place.look() as ann:
                await health(server, 200)
                await until_others_play(ann)
                seq = ann.state["seq"]
                with failing(server):
                    said = await health(server, 503)
                    assert said["status"] == "failing"
                    assert said["problem"]
                assert (await health(server, 200))["status"] == "ok"
                await ann.until(lambda me: me.state["seq"] > seq)
                await ann.asked()

        asyncio.run(play())
    assert "nothing can be stored" in silent(log)


@pytest.mark.parametrize("failing", FAILURES)
def test_a_choice_that_cannot_be_stored_is_refused_in_words_and_not_made(
    zygote: Zygote, folder: Path, failing: Failure
) -> None:
    log = folder / "said"
    settings = {"game": "boss-monster", "seats": 2}
    with serving(zygote, folder, log) as server:

        async def play() -> None:
            places = server.full_table(2)
            async with places[0].look() as ann, places[1].look() as bob:
                await begun(ann, bob)
                await ann.asked()
                before, seen = ann.state, bob.state["seq"]
                texts = set()
                with failing(server):
                    for language in ("de", "en"):  # each of these waits for the lock
                        await ann.say("language", language=language)
                        refused = await ann.answered("choose", seq=before["seq"], key=ann.keys[0])
                        assert (refused["code"], refused["about"]) == ("not-stored", "choose")
                        texts.add(refused["text"])
                    answer = server.post("/api/tables?lang=en", {"name": "Ann", "settings": settings})
                    assert answer.status_code == 503
                    assert answer.json()["text"] == refused["text"]
                    assert (await ann.answered("stops", auto=True))["code"] == "not-stored"
                    assert (await ann.catch_up()).state["seq"] == before["seq"]
                assert len(texts) == 2
                await health(server, 200)
                await ann.choose()
                await bob.until(lambda me: me.state["seq"] > seen)
                assert ann.state["stops"]["auto"] is False

        asyncio.run(play())
        assert server.get("/api/tables").json() == []
    silent(log)


@pytest.mark.parametrize("failing", FAILURES)
@pytest.mark.parametrize("absence", ["bot", "hold", "close"])
def test_the_end_of_time_comes_when_the_disk_works_again(
    zygote: Zygote, folder: Path, failing: Failure, absence: str
) -> None:
    log = folder / "said"
    with serving(zygote, folder, log) as server:

        async def play() -> None:
            places = server.full_table(2, absence=absence, clock={"per_choice": 1, "bank": 0})
            async with places[0].look() as ann, places[1].look() as bob:
                await begun(ann, bob)
                with failing(server):
                    seq = ann.state["seq"]
                    await health(server, 503)
                await health(server, 200)
                if absence == "close":
                    await ann.until(lambda me: me.info["stage"] == "over")
                else:
                    await ann.until(lambda me: me.state["seq"] > seq)

        asyncio.run(play())
    silent(log)


@pytest.mark.parametrize("absence", ["bot", "close"])
def test_absence_is_seen_to_when_the_disk_works_again(zygote: Zygote, folder: Path, absence: str) -> None:
    log = folder / "said"
    with serving(zygote, folder, log, away=0.1) as server:

        async def play() -> None:
            places = server.full_table(2, absence=absence)
            async with places[0].look() as ann:
                async with places[1].look() as bob:
                    await begun(ann, bob)
                    seq = ann.state["seq"]
                    gate = locked(server)
                    gate.__enter__()
                await health(server, 503)
                gate.__exit__(None, None, None)
                if absence == "close":
                    await ann.until(lambda me: me.info["stage"] == "over")
                else:
                    await ann.until(lambda me: me.state["seq"] > seq)

        asyncio.run(play())
    silent(log)


def test_nothing_is_said_to_be_stored_while_the_database_is_gone(zygote: Zygote, folder: Path) -> None:
    """Deleted, or taken away and brought back: SQLite itself would keep writing to a file that no longer has a name."""
    log = folder / "said"
    database, away = folder / "tables.sqlite3", folder / "away"
    with serving(zygote, folder, log) as server:

        async def play() -> None:
            places = server.full_table(2)
            async with places[0].look() as ann, places[1].look() as bob:
                player, _ = await somebody_asked(ann, bob)
                database.rename(away)
                key = player.keys[0]
                refused = await player.answered("choose", seq=player.state["seq"], key=key)
                assert refused["code"] == "not-stored"
                assert "database" in (await health(server, 503))["problem"]
                assert server.get("/api/tables").json()["code"] == "not-read"
                async with Client(server.address, "aaaaaaaaaaaa") as visitor:
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await visitor.until(lambda _: False)
                    assert visitor.others[0]["code"] == "not-read"
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012  # come back
                assert not database.exists()
                database.write_bytes(b"")  # another file with that name isn't the same one
                refused = await player.answered("choose", seq=player.state["seq"], key=key)
                assert refused["code"] == "not-stored"
                away.replace(database)
                await health(server, 200)
                await player.choose(key)
            assert server.get("/api/tables").status_code == 200

        asyncio.run(play())
    assert "nothing can be stored" in silent(log)


def test_nobody_half_sits_down_or_leaves(zygote: Zygote, folder: Path) -> None:
    log = folder / "said"
    with serving(zygote, folder, log) as server:
        place = server.open(2)
        path = f"/api/tables/{place.table}/seats"

        async def leave() -> None:
            async with place.look() as ann:
                await ann.until(lambda me: me.info)
                with locked(server):
                    assert (await ann.answered("leave"))["code"] == "not-stored"
                assert server.info(place.table)["stage"] == "gathering"
                await health(server, 200)
                await ann.say("leave")
                await ann.until(lambda me: me.info["stage"] == "over")

        with locked(server):
            assert server.post(path, {"name": "Bob"}).json()["code"] == "not-stored"
            assert [seat["name"] for seat in server.info(place.table)["seats"]] == ["Ann", ""]
        asyncio.run(leave())
        assert [seat["name"] for seat in server.info(place.table)["seats"]] == ["", ""]
    silent(log)


def test_a_table_that_another_process_wrote_to_is_read_again(zygote: Zygote, folder: Path) -> None:
    """A write whose outcome nobody learnt, or another server: what is stored counts."""
    log = folder / "said"
    with serving(zygote, folder, log) as server:

        async def play() -> None:
            places = server.full_table(2)
            async with places[0].look() as ann, places[1].look() as bob:
                player, _ = await somebody_asked(ann, bob)
                assert player.seat is not None
                written = (places[0].table, player.seat, player.keys[0])
                other = sqlite3.connect(folder / "tables.sqlite3", timeout=PATIENCE)
                with other:
                    other.execute("INSERT INTO moves VALUES (?, 1, 0, 'choice', ?, ?, 0, 0)", written)
                other.close()
                assert (await player.answered("choose", seq=0, key=player.keys[1]))["code"] == "stale"
            async with places[player.seat].look() as again:
                await again.until(lambda me: me.state)
                assert not again.question or again.question["since"] == 1

        asyncio.run(play())
    silent(log)
