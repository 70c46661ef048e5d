"""The wire: clients that send too much, too slowly or too often, and connections that end in every possible way."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import websockets
from uvicorn.server import ServerState

from bench.sockets import close_code, connect, frame, hostile, push
from lairwright.server.protocol import LARGEST_MESSAGE
from lairwright.server.settings import ServerSettings
from lairwright.server.wire import Http, WireConfig
from tests.processes import running
from tests.server.serving import PATIENCE, Client, Data, Place, Server, Zygote, free_port, serving
from tests.server.wire import Wire

TABLES = 50
DEVICES = 10


def eventually(wanted: Callable[[], object]) -> None:
    """Keep checking until something holds."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.01)


@contextmanager
def quiet_server(folder: Path, **settings: float | str) -> Iterator[str]:
    """A server that has to end without having complained about anything."""
    port = free_port()
    words = ["--port", str(port), "--data", str(folder), "--no-open"]
    environment = {f"LAIRWRIGHT_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "lairwright.cli.main", "serve", *words]
    with running(command, env={**os.environ, **environment}) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline()
            yield f"127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            _, complaints = process.communicate(timeout=PATIENCE)
    assert complaints == ""


def open_table(address: str) -> Data:
    wanted = {"name": "Ann", "settings": {"game": "boss-monster", "seats": 2}}
    opened: Data = httpx.post(f"http://{address}/api/tables", json=wanted, timeout=PATIENCE).json()
    return opened


def raw(address: str, sent: bytes = b"") -> socket.socket:
    host, _, port = address.partition(":")
    made = socket.create_connection((host, int(port)), timeout=PATIENCE)
    made.sendall(sent)
    return made


def heard(made: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    found = b""
    while True:
        try:
            more = made.recv(65536)
        except ConnectionResetError:
            return found
        if not more:
            return found
        found += more


def answer_to(address: str, sent: bytes) -> bytes:
    with raw(address, sent) as made:
        return heard(made)


# -- every close ends ------------------------------------------------------------------------------------------------


def test_every_socket_of_somebody_who_leaves_is_closed_whatever_comes_with_it(server: Server) -> None:
    """Five hundred times: ``leave`` with more messages right behind it, on many devices at once."""

    async def talk(client: Client) -> None:
        await client.hear()
        for kind in ("leave", "ping", "ping", "leave", "ping"):
            await client.say(kind)
        await client.until(lambda _: False)

    async def ended(client: Client) -> int:
        async with client:
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await talk(client)
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    async def leave() -> list[int]:
        places = [server.open(2, {1: "random"}) for _ in range(TABLES)]
        async with asyncio.timeout(PATIENCE):
            return await asyncio.gather(*(ended(place.look()) for place in places for _ in range(DEVICES)))

    assert set(asyncio.run(leave())) == {1000}


# -- frames ----------------------------------------------------------------------------------------------------------


def memory_of(pid: int) -> int:
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return int(dict(line.split(":", 1) for line in status)["VmHWM"].split()[0]) * 1024


@pytest.mark.skipif(sys.platform != "linux", reason="reads memory from /proc")
@pytest.mark.parametrize("kind", ["header", "fragments", "empty", "pings"])
def test_hostile_frames_are_ended_and_cost_no_memory(zygote: Zygote, tmp_path: Path, kind: str) -> None:
    with serving(zygote, tmp_path, burst=60, rate=20.0) as server, ExitStack() as held:
        place = server.open(2)
        sockets = [held.enter_context(connect(server.port, f"/ws/{place.table}")[0]) for _ in range(8)]
        before = memory_of(server.pid)
        outcomes = [push(made, hostile(kind), kind != "pings") for made in sockets]
        assert memory_of(server.pid) - before < 10_000_000
        assert {end for _, end in outcomes} <= {"1009", "cut off"}
        assert asyncio.run(_answered(place)) == "pong"


async def _answered(place: Place) -> str:
    async with place.look() as client:
        await client.hear()
        return str((await client.answered("ping"))["type"])


def test_a_message_may_be_as_large_as_is_said_and_no_larger(server: Server) -> None:
    async def look() -> int:
        place = server.open(2)
        async with place.look() as ann:
            await ann.hear()
            ann.others.clear()
            text = json.dumps({"type": "why", "key": ""})
            await ann.raw(text[:-2] + "x" * (LARGEST_MESSAGE - len(text)) + text[-2:])
            await ann.until(lambda me: me.others)
            assert ann.others[0]["code"] == "not-started"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await _too_much(ann)
            assert closed.value.rcvd is not None
        async with place.look() as ann:  # who comes back
            await ann.hear()
            assert ann.seat == 0
        return closed.value.rcvd.code

    async def _too_much(ann: Client) -> None:
        await ann.raw(b"x" * (LARGEST_MESSAGE + 1))
        await ann.until(lambda _: False)

    assert asyncio.run(look()) == 1009


def test_whoever_has_sat_at_many_tables_is_let_in(server: Server) -> None:
    """With the cookies of all of them, and of others on the same host."""
    place = server.open(2, {1: "random"})

    async def come() -> None:
        cookies = [*(f"lair_{number:012}={'x' * 22}" for number in range(250)), f"lair_{place.table}={place.key}"]
        wire = await Wire.open(server.address, f"/ws/{place.table}", "; ".join(cookies))
        assert json.loads(await wire.hear())["seat"] == 0
        await wire.close()

    asyncio.run(come())


def test_compression_is_not_offered(server: Server) -> None:
    place = server.open(2)
    made, answer = connect(server.port, f"/ws/{place.table}", "permessage-deflate; client_max_window_bits")
    made.close()
    assert b"sec-websocket-extensions" not in answer.lower()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(1, b"\xff\xfe"), "1007"),
        (frame(1, b"\xf0\x9f", last=False) + frame(0, b"\xff"), "1007"),
        (frame(3, b"x"), "1002"),
        (frame(0, b"x"), "1002"),
        (frame(9, b"x" * 126), "1002"),
        (frame(1, b"x", last=False) + frame(1, b"x"), "1002"),
        (frame(1, b"x", packed=True), "1002"),
        (b"\x81\x01x", "1002"),
        (frame(1, b"", announced=2**63 - 1), "1009"),
        (frame(1, b"", last=False) + frame(0, b"", last=False) * 1000, "1009"),
        (frame(8, b"\x03"), "1002"),
        (frame(8, b"\x00\x00"), "1002"),
        (frame(8, b"\x03\xe8") + frame(1, b"{}"), "1000"),
    ],
)
def test_frames_that_are_none_end_the_connection(quiet: str, sent: bytes, code: str) -> None:
    opened = open_table(quiet)
    made, _ = connect(int(quiet.rpartition(":")[2]), f"/ws/{opened['table']}")
    with made:
        welcome = made.recv(65536)
        assert b'"welcome"' in welcome
        made.sendall(sent)
        assert close_code(welcome + heard(made)) == code


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where requests and sockets may go wrong, but which must not say a word about it."""
    with quiet_server(tmp_path_factory.mktemp("quiet"), arrival=0.5, openings=1000) as address:
        yield address


def test_whoever_takes_nothing_is_cut_off(zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, stall=0.2) as server:
        place = server.open(2, {1: "random"})
        made, _ = connect(server.port, f"/ws/{place.table}")
        with made:
            eventually(lambda: server.info(place.table)["spectators"] == 1)
            made.settimeout(PATIENCE)
            words = frame(1, b'{"type":"language","language":"de"}') * 20
            with pytest.raises(OSError, match=r"reset|pipe"):
                made.sendall(words * 10_000)
            eventually(lambda: server.info(place.table)["spectators"] == 0)


# -- how many --------------------------------------------------------------------------------------------------------


async def _refusal(client: Client) -> Data:
    async with client:
        found = await client.hear()
        assert found["type"] == "refused"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await client.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        return found


def admitted(client: Client) -> bool:
    async def look() -> bool:
        async with client:
            heard = await client.hear()
            return bool(heard["type"] == "welcome")

    return asyncio.run(look())


def test_an_address_has_so_many_sockets_however_they_end(zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, sockets=4) as server, ExitStack() as held:
        place = server.open(2, {1: "random"})
        path = f"/ws/{place.table}"
        texts = set()
        for _ in range(3):
            sockets = [held.enter_context(connect(server.port, path)[0]) for _ in range(4)]
            for made in sockets:
                made.recv(65536)
            for language in ("en", "pl", "ru", "de"):
                refused = asyncio.run(_refusal(place.look(language)))
                assert refused["code"] == "too-many-sockets"
                assert "4" in refused["text"]
                texts.add(refused["text"])
            sockets[0].sendall(frame(8, b"\x03\xe8"))  # politely
            sockets[1].close()  # without a word
            sockets[2].setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
            sockets[2].close()  # as if the cable were cut
            sockets[3].sendall(frame(7, b""))  # by mistake
            eventually(lambda: admitted(place.look()))
            eventually(lambda: server.info(place.table)["spectators"] == 0)
        assert len(texts) == 4


def test_spectators_never_take_a_players_place(zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, spectators=2, devices=2) as server, ExitStack() as held:
        place = server.open(2)
        spectator = Client(server.address, place.table)
        for _ in range(2):
            held.enter_context(connect(server.port, f"/ws/{place.table}")[0]).recv(65536)
        assert asyncio.run(_refusal(spectator))["code"] == "too-many-spectators"

        async def look() -> None:
            async with place.look() as first, place.look() as second:
                assert [(await device.hear())["seat"] for device in (first, second)] == [0, 0]
                assert (await _refusal(place.look()))["code"] == "too-many-devices"

        asyncio.run(look())
        assert admitted(place.look())


def test_an_address_has_so_many_connections(zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, connections=5) as server:
        with ExitStack() as held:
            for _ in range(5):
                held.enter_context(raw(server.address))
            eventually(lambda: answer_to(server.address, b"").startswith(b"HTTP/1.1 503 "))
        asked = request("GET", "/api/health", "Connection: close")
        eventually(lambda: answer_to(server.address, asked).startswith(b"HTTP/1.1 200 "))


class Line(asyncio.Transport):
    """A connection from an address that this machine needn't have."""

    def __init__(self, peer: str) -> None:
        super().__init__({"peername": (peer, 1), "sockname": ("127.0.0.1", 2)})
        self.closed = False

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...

    def write(self, data: object) -> None: ...

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(("trusted", "neighbour"), [("10.0.0.1", "10.0.0.2"), ("2001:db8::1", "2001:db8::2")])
def test_a_trusted_proxy_may_have_any_number_of_connections(tmp_path: Path, trusted: str, neighbour: str) -> None:
    async def come(peer: str, config: WireConfig) -> bool:
        line = Line(peer)
        Http(config, ServerState(), {}, asyncio.get_running_loop()).connection_made(line)
        return not line.closed

    async def all_come(peer: str) -> list[bool]:
        config = WireConfig(_nothing, ServerSettings(tmp_path, connections=1, proxies=trusted), 100)
        config.load()
        return [await come(peer, config) for _ in range(3)]

    assert asyncio.run(all_come(trusted)) == [True, True, True]
    assert asyncio.run(all_come(neighbour)) == [True, False, False]


async def _nothing(scope: object, receive: object, send: object) -> None:
    """An application that is never called."""


def test_requests_have_an_allowance_and_replays_cost_more(zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, requests=12, request_rate=0.0) as server:
        place = server.open(2)
        codes = [server.get(f"/api/tables/{place.table}/replay").json()["code"] for _ in range(4)]
        assert codes == ["not-over", "not-over", "too-many-requests", "too-many-requests"]
        for language in ("pl", "ru", "de"):
            answer = server.get(f"/api/games?lang={language}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-requests")
        for path in ("//api/games", "///api/games", "/%2fapi/games", "//api//games", "/api/games/"):
            answered = answer_to(server.address, request("GET", path, "Connection: close"))
            assert answered.startswith(b"HTTP/1.1 429 "), path
        assert server.get("/").status_code == 200  # the page itself doesn't count


def test_coming_and_going_has_an_allowance(zygote: Zygote, tmp_path: Path) -> None:
    """Everybody at a table hears of each arrival: a client that did nothing else would keep the server busy."""
    with serving(zygote, tmp_path, requests=5, request_rate=0.0) as server:
        place = server.open(2)
        for _ in range(4):
            connect(server.port, f"/ws/{place.table}")[0].close()
        with pytest.raises(ConnectionError, match=" 403 "):
            connect(server.port, f"/ws/{place.table}")


# -- requests --------------------------------------------------------------------------------------------------------


def request(method: str, path: str, *headers: str, body: bytes = b"") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode() + body


DEEP = [
    b"[" * 8000,
    b'{"name":' + b"[" * 8000,
    b'{"name":"Ann","settings":' + b'{"game":' * 1500,
    b'{"name":"Ann","settings":{"game":"boss-monster","seats":2,"options":{"x":' + b"[" * 8000,
    b'{"unknown":' + b'{"a":' * 2000,
]


def test_deeply_nested_bodies_are_refused(server: Server) -> None:
    place = server.open(2)
    for path in ("/api/tables", f"/api/tables/{place.table}/seats", f"/api/tables/{place.table}/claim"):
        for body in DEEP:
            answer = server.http.post(path, content=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), (path, body[:20])


def test_deeply_nested_messages_are_refused(server: Server) -> None:
    async def look() -> None:
        place = server.open(2)
        async with place.look() as ann:
            await ann.hear()
            for body in DEEP:
                ann.others.clear()
                await ann.raw(body[:LARGEST_MESSAGE])
                await ann.until(lambda me: me.others)
                assert ann.others[0]["code"] == "malformed"

    asyncio.run(look())


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        request("POST", "/api/tables", "Content-Length: 1000", body=b'{"name":'),
        request("POST", "/api/tables", "Transfer-Encoding: chunked", body=b'4\r\n{"na\r\n'),
        request("GET", "/", "Content-Length: 1000000", body=b"x"),
        request("GET", "/api/health") + request("POST", "/api/tables", "Content-Length: 1000"),
        request("GET", "/api/health") + b"GET / HT",
    ],
    ids=["nothing", "line", "headers", "body", "chunks", "unread", "body behind another", "line behind another"],
)
@pytest.mark.parametrize("dripping", [False, True])
def test_requests_that_do_not_arrive_are_given_up(quiet: str, begun: bytes, dripping: bool) -> None:
    with raw(quiet, begun) as made:
        made.settimeout(0.05 if dripping else PATIENCE)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if not made.recv(1 << 20):
                    break
            except TimeoutError:
                assert time.monotonic() < end, "still open"
                try:
                    made.sendall(b"x")
                except OSError:
                    break
            except ConnectionResetError:
                break


@pytest.mark.parametrize(
    "begun",
    [
        request("POST", "/api/tables", "Content-Length: 1000", body=b'{"name":'),
        request("POST", "/api/tables", "Transfer-Encoding: chunked", body=b'4\r\n{"na\r\n'),
        request("GET", "/api/games", "Connection: close"),
        request("GET", "/api/games") * 50 + request("GET", "/", "Connection: close"),
        b"\x00\xff" * 100,
        b"GET / HTTP/1.1\r\n\r\n",
        request("GET", "/", "Host: twice"),
        request("GET", "/", f"X-Long: {'x' * 20_000}"),
        request("GET", "/ws/none", "Upgrade: websocket", "Connection: Upgrade", f"X-Long: {'x' * 10_000}"),
        request("GET", "/ws/none", "Upgrade: websocket", "Connection: Upgrade", *(f"X-{n}: x" for n in range(200))),
        request("GET", "/ws/none", "Upgrade: websocket", "Connection: Upgrade"),
        request("GET", "/ws/none", "Upgrade: something", "Connection: Upgrade, close"),
        request("POST", "/ws/none", "Upgrade: websocket", "Connection: Upgrade", "Content-Length: 10"),
    ],
)
def test_whoever_goes_in_the_middle_leaves_no_complaint(quiet: str, begun: bytes) -> None:
    """The server they talk to must end without a word, see ``quiet_server``."""
    for reset in (False, True):
        made = raw(quiet, begun)
        if reset:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        made.close()
    with raw(quiet, begun) as made:  # and one that waits is answered or let go
        heard(made)
    assert httpx.get(f"http://{quiet}/api/health", timeout=PATIENCE).status_code == 200


def test_a_body_that_is_too_large_is_refused_before_all_of_it_has_come(quiet: str) -> None:
    begun = request("POST", "/api/tables", "Content-Length: 100000000", body=b"x" * 20_000)
    with raw(quiet, begun) as made:
        assert made.recv(65536).startswith(b"HTTP/1.1 413 ")
