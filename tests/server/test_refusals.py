"""Whatever is sent, over the socket or by HTTP: one refusal, no change, no failure of the server."""

from __future__ import annotations

import asyncio
import json
import random
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lairwright.server.protocol import LARGEST_MESSAGE
from tests.server.serving import PATIENCE, Client, Data, Place, Server, Zygote, serving, somebody_asked

KINDS = [
    "choose",
    "undo",
    "consent",
    "stops",
    "hint",
    "why",
    "fill",
    "free",
    "start",
    "leave",
    "rematch",
    "language",
    "ping",
]


def nonsense(dice: random.Random, seq: int) -> Iterator[tuple[str | bytes, set[str]]]:
    """Messages that must be refused, each with the codes that are acceptable."""
    bad = {"malformed"}
    yield from ((text, bad) for text in ("", "{", "[]", "null", "0", '"choose"', "{}", '{"type":null}', '{"type":3}'))
    yield '{"type":"choose"}', bad
    yield '{"type":"nothing-like-it"}', bad
    yield b"\xff\xfe\x00", bad
    yield b"\x80" * 50, bad
    yield '{"type":"choose","seq":"1","key":"pass"}', bad
    yield '{"type":"choose","seq":1.5,"key":"pass"}', bad
    yield '{"type":"choose","seq":1e400,"key":"pass"}', bad
    yield '{"type":"choose","seq":' + "9" * 400 + ',"key":"pass"}', bad | {"stale"}
    yield '{"type":"choose","seq":1,"key":["pass"]}', bad
    yield '{"type":"choose","seq":1,"key":"pass","extra":1}', bad
    yield '{"type":"choose","type":"ping","seq":1}', bad
    yield '{"type":"language","language":"fr"}', bad
    yield '{"type":"stops","stops":"build"}', bad
    yield "[" * 2000, bad
    yield '{"a":' * 600, bad
    yield from ((json.dumps({"type": kind, "unknown": dice.random()}), bad) for kind in KINDS)
    yield b"\x00" * LARGEST_MESSAGE, bad
    yield '{"a":' + "[" * (LARGEST_MESSAGE - 5), bad
    yield '{"type":"why","key":' + '{"a":' * 800, bad
    yield json.dumps({"type": "stops", "stops": ["no-such-phase"]}), {"unknown-phase"}
    yield json.dumps({"type": "stops", "stops": ["build"] * 200}), {"malformed"}
    late = {"stale", "doubled", "not-your-question"}
    while True:
        number = dice.choice([-1, seq + 1, seq + 7, 2**53, 2**63 - 1, -(2**63)])
        yield json.dumps({"type": "choose", "seq": number, "key": "pass"}), late
        yield json.dumps({"type": "undo", "seq": number}), late | {"nothing-to-undo"}
        yield json.dumps({"type": "consent", "seq": number, "yes": True}), late
        yield json.dumps({"type": "hint", "seq": number}), late
        key = "".join(dice.choice(string.printable) for _ in range(dice.randrange(60)))
        yield json.dumps({"type": "choose", "seq": seq, "key": key}), set()
        yield json.dumps({"type": "choose", "seq": seq, "key": f"{dice.randrange(4)}: pass"}), set()
        yield json.dumps({"type": "fill", "seat": dice.choice([0, 1, 99, -5]), "bot": "random"}), set()
        yield json.dumps({"type": "free", "seat": dice.choice([0, 1, 99, -5])}), set()
        yield json.dumps({"type": "start"}), {"already-started", "not-host"}
        yield json.dumps({"type": "rematch"}), {"not-over"}
        cut = json.dumps({"type": "choose", "seq": seq, "key": "pass"})
        yield cut[: dice.randrange(1, len(cut))], bad


def stored(server: Server, table: str) -> list[tuple[Any, ...]]:
    import sqlite3

    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        moves = database.execute("select seq, kind, seat, key from moves where table_id = ?", (table,)).fetchall()
        changes = database.execute("select number, kind from changes where table_id = ?", (table,)).fetchall()
    database.close()
    return moves + changes


def test_two_hundred_bad_messages_are_refused_and_change_nothing(server: Server) -> None:
    async def play() -> None:
        first, second = server.full_table(2)
        async with first.look() as ann, second.look() as bob:
            player, (other,) = await somebody_asked(ann, bob)
            before = stored(server, first.table)
            states = [player.state, other.state]
            messages = nonsense(random.Random(3), player.state["seq"])
            for number in range(220):
                message, codes = next(messages)
                client = player if number % 3 else other
                client.others.clear()
                await client.raw(message)
                await client.until(lambda me: me.others)
                refused = client.others[0]
                assert refused["type"] == "refused", (message, refused)
                assert refused["text"]
                assert not codes or refused["code"] in codes, (message, refused)
            assert stored(server, first.table) == before
            assert [player.state, other.state] == states
            await player.choose()

    asyncio.run(play())


def test_a_flood_is_refused_and_then_goes_on_as_before(zygote: Zygote, tmp_path: Path) -> None:
    burst = 20
    with serving(zygote, tmp_path, rate=10.0, burst=burst) as server:

        async def play() -> None:
            place = server.open(2, {1: "random"})
            async with place.look() as ann:
                await ann.asked()
                asked = ann.question
                flood = 0
                while not any("code" in other for other in ann.others):  # however fast the machine is
                    for _ in range(5 * burst):
                        await ann.say("ping")
                    flood += 5 * burst
                    await ann.until(lambda me, sent=flood: len(me.others) == sent)  # type: ignore[misc]
                kinds = [other.get("code", "pong") for other in ann.others]
                assert kinds[:burst] == ["pong"] * burst
                assert set(kinds[burst:]) <= {"pong", "too-fast"}
                assert ann.question == asked
                # A client that was too fast gradually earns the right to speak again.
                while ann.question == asked:
                    ann.others.clear()
                    await ann.say("choose", seq=ann.state["seq"], key=ann.keys[0])
                    await ann.until(lambda me: me.question != asked or me.others)
                    assert {other["code"] for other in ann.others} <= {"too-fast"}

        asyncio.run(play())


def test_a_socket_of_another_sites_page_is_turned_away(server: Server) -> None:
    import websockets

    async def look() -> Data:
        place = server.open(2)
        address = f"ws://{server.address}/ws/{place.table}"
        headers = {"Cookie": f"lair_{place.table}={place.key}"}
        async with websockets.connect(
            address,
            additional_headers=headers,
            origin="https://evil.example",  # type: ignore[arg-type]
            open_timeout=PATIENCE,
        ) as socket:
            message: Data = json.loads(await socket.recv())
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
        return message

    assert asyncio.run(look())["code"] == "other-origin"


@pytest.mark.parametrize("table", ["nothing", "a" * 300, "%00", "..", "ąę"])
def test_unknown_tables_are_refused_everywhere(server: Server, table: str) -> None:
    async def look() -> Data:
        async with Client(server.address, table) as client:
            return await client.hear()

    assert asyncio.run(look())["code"] in ("no-such-table", "not-found")
    for path in ("", "/record", "/replay", "/fairness"):
        answer = server.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 404, (path, answer.text)
        assert answer.json()["text"]


@pytest.mark.parametrize("language", ["en", "pl", "ru", "de"])
def test_refusals_speak_the_language_asked_for(server: Server, language: str) -> None:
    texts = {lang: server.get(f"/api/tables/nothing?lang={lang}").json()["text"] for lang in ("en", "pl", "ru", "de")}
    assert len(set(texts.values())) == 4
    assert server.get("/api/tables/nothing?lang=xx").json()["code"] == "unknown-language"


@pytest.mark.parametrize(
    ("path", "status"),
    [("/api/nothing", 404), ("/assets/none.js", 404), ("/missing.png", 404), ("/t/abc", 200), ("/", 200)],
)
def test_pages_and_files(server: Server, path: str, status: int) -> None:
    answer = server.get(path)
    assert answer.status_code == status
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    if status == 200:
        assert answer.headers["content-type"].startswith("text/html")
        again = server.get(path, **{"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304


# -- anything at all -------------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "seq": st.integers(-2, 40) | JSON,
        "key": st.sampled_from(["pass", "decline", "0: pass", "keep"]) | st.text(max_size=40) | JSON,
        "yes": st.booleans() | JSON,
        "auto": st.just(False) | JSON,
        "seat": st.integers(-2, 5) | JSON,
        "bot": st.sampled_from(["random", "search:x", ""]) | JSON,
        "stops": st.lists(st.sampled_from(["build", "bait", "x"]), max_size=3) | JSON,
        "language": st.sampled_from(["en", "de", "xx"]) | JSON,
    },
)
MESSAGES = (
    st.builds(lambda kind, fields: json.dumps({"type": kind, **fields}), st.sampled_from(KINDS), FIELDS)
    | st.builds(json.dumps, JSON)
    | st.text(max_size=80)
    | st.binary(max_size=80)
)


@pytest.fixture(scope="module")
def watched(server: Server) -> Place:
    return server.open(3, {2: "random"})


@given(messages=st.lists(MESSAGES, min_size=1, max_size=12))
@settings(max_examples=40)
def test_nothing_a_stranger_sends_changes_a_table(server: Server, watched: Place, messages: list[str | bytes]) -> None:
    before = stored(server, watched.table)

    async def look() -> None:
        async with Client(server.address, watched.table) as stranger:
            await stranger.hear()
            for message in messages:
                await stranger.raw(message)
            await stranger.say("ping")
            await stranger.until(lambda me: me.others and me.others[-1]["type"] == "pong")
            codes = {other["code"] for other in stranger.others if other["type"] == "refused"}
            assert "internal" not in codes

    asyncio.run(look())
    assert stored(server, watched.table) == before


@given(messages=st.lists(MESSAGES, min_size=1, max_size=12))
@settings(max_examples=40)
def test_whatever_a_player_sends_is_a_legal_move_or_refused(server: Server, messages: list[str | bytes]) -> None:
    async def play() -> None:
        place = server.open(2, {1: "random"})
        async with place.look() as ann:
            await ann.asked()
            for message in messages:
                if isinstance(message, str) and "leave" in message:
                    continue  # the connection would be closed, as asked
                await ann.raw(message)
            await ann.say("ping")
            await ann.until(lambda me: any(other["type"] == "pong" for other in me.others))
            await ann.asked()
        for seq, kind, seat, _ in [row for row in stored(server, place.table) if len(row) == 4]:
            assert seq > 0
            assert kind in ("choice", "undo")
            assert seat in (0, 1)
        async with place.look() as ann:  # and it can still be read and played
            await ann.asked()
            if not ann.over:
                await ann.choose()

    asyncio.run(play())


PATHS = ["/api/tables", "/api/tables/{t}/seats", "/api/tables/{t}/claim", "/api/lessons/none", "/api/nothing"]


@given(
    path=st.sampled_from(PATHS),
    body=st.binary(max_size=60)
    | st.builds(msgspec.json.encode, JSON)
    | st.builds(
        lambda name, fields: msgspec.json.encode({"name": name, "settings": {"game": "boss-monster", **fields}}),
        st.text(max_size=30) | JSON,
        st.dictionaries(
            st.sampled_from(["seats", "preset", "sets", "variants", "options", "bots", "clock", "public", "absence"]),
            JSON | st.integers(0, 5),
            max_size=4,
        ),
    ),
)
@settings(max_examples=150)
def test_no_request_makes_the_server_fail(server: Server, watched: Place, path: str, body: bytes) -> None:
    before = stored(server, watched.table)
    answer = server.http.post(path.format(t=watched.table), content=body)
    assert answer.status_code < 500, (path, body, answer.text)
    if answer.status_code != 201:
        assert answer.json()["text"]
        assert stored(server, watched.table) == before
