"""Real servers on loopback, and clients that talk to them as browsers do."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tests.processes import PATIENCE as PATIENCE  # for those who wait for a server

Data = dict[str, Any]

#: No pauses, no limits: for tests that aren't about them.
QUICK: Final[Data] = {
    "beat": 0.0,
    "bot_pace": 0.0,
    "blink": 0.0,
    "rate": 1e6,
    "burst": 1_000_000,
    "openings": 1_000_000,
    "changes": 1_000_000,
    "requests": 1_000_000,
    "sockets": 0,
    "connections": 0,
    "workers": 1,
}

#: Ports that this process has given out, each with the file that tells others so: kept locked while it runs.
_GIVEN: Final[list[IO[str]]] = []


def free_port() -> int:
    """A port nobody listens on, below those that systems use for outgoing connections, so that it stays free for a
    restart. No other test process gets the same one: servers could share a port without noticing."""
    folder = Path(tempfile.gettempdir(), f"lairwright-test-ports-{os.getuid()}")
    folder.mkdir(exist_ok=True)
    while True:
        port = secrets.choice(range(20_000, 32_000))
        given = open(folder / str(port), "w", encoding="ascii")  # noqa: SIM115 - it stays open
        try:
            fcntl.flock(given, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            given.close()
            continue
        _GIVEN.append(given)
        return port


class Zygote:
    """The process that servers are forked from: ``zygote.py``, or what the words after ``python`` say.

    With ``log``, everything its servers report goes to that file.
    """

    def __init__(self, *words: str, log: Path | None = None) -> None:
        with ExitStack() as files:
            self.process = subprocess.Popen(
                [sys.executable, *(words or (str(Path(__file__).with_name("zygote.py")),))],
                cwd=Path(__file__).parents[2],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if log is None else files.enter_context(log.open("ab")),
                text=True,
                start_new_session=True,
            )

    def descendants(self) -> list[int]:
        """The processes that come from this one, directly or not, whatever their parent is by now."""
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdecimal() and int(folder.name) != self.process.pid:
                try:
                    if os.getsid(int(folder.name)) == self.process.pid:
                        found.append(int(folder.name))
                except OSError:  # ended in the meantime
                    continue
        return found

    def fork(self, folder: Path, port: int, settings: Data, log: str = "") -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        asked = {"folder": str(folder), "port": port, "settings": settings, "log": log}
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        assert answer.isdecimal(), f"the server did not start: {answer!r}"
        return int(answer)

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Server:
    """A server that can be killed and started again on the same data and port."""

    def __init__(self, zygote: Zygote, folder: Path, settings: Data, log: Path | None = None) -> None:
        self.zygote = zygote
        self.folder = folder
        self.settings = {**QUICK, **settings}
        #: The file that gets its output, if a test wants to read it.
        self.log = log
        self.port = free_port()
        # A separate connection for each request: a kept one may be closed just when it is used again.
        limits = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE, limits=limits)
        self.restart()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Like a power cut: no last words."""
        os.kill(self.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """Politely, if it is still running."""
        try:
            os.kill(self.pid, signal.SIGTERM)
        except ProcessLookupError:
            return
        self._gone()

    def restart(self) -> None:
        self.pid = self.zygote.fork(self.folder, self.port, self.settings, str(self.log or ""))

    def _gone(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.002)
        raise AssertionError("the server does not end")

    # -- asking ------------------------------------------------------------------------------------

    def post(self, path: str, body: object, key: str = "", table: str = "") -> httpx.Response:
        cookies = {"Cookie": f"lair_{table}={key}"} if key else {}
        self.http.cookies.clear()
        return self.http.post(path, json=body, headers=cookies)

    def get(self, path: str, **headers: str) -> httpx.Response:
        self.http.cookies.clear()
        return self.http.get(path, headers=headers)

    def open(self, seats: int = 2, bots: dict[int, str] | None = None, **settings: Any) -> Place:
        """A new table, and the person who opened it."""
        wanted = {"game": "boss-monster", "seats": seats, "bots": bots or {}, **settings}
        answer = self.post("/api/tables", {"name": "Ann", "settings": wanted})
        assert answer.status_code == 201, answer.text
        return Place(self, **answer.json())

    def join(self, table: str, name: str) -> Place:
        answer = self.post(f"/api/tables/{table}/seats", {"name": name})
        assert answer.status_code == 201, answer.text
        return Place(self, **answer.json())

    def full_table(self, seats: int = 2, bots: dict[int, str] | None = None, **settings: Any) -> list[Place]:
        """A table that has begun, with people on every seat that isn't a bot's."""
        first = self.open(seats, bots, **settings)
        return [first, *(self.join(first.table, f"Guest {seat}") for seat in range(1, seats - len(bots or ())))]

    def info(self, table: str) -> Data:
        found: Data = self.get(f"/api/tables/{table}").json()
        return found


@contextmanager
def serving(zygote: Zygote, folder: Path, log: Path | None = None, **settings: Any) -> Iterator[Server]:
    """A server for the length of a test."""
    server = Server(zygote, folder, settings, log)
    try:
        yield server
    finally:
        server.http.close()
        server.stop()


class Place:
    """A seat, with what is needed to sit on it."""

    def __init__(self, server: Server, table: str, seat: int | None, key: str) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.key = key

    def look(self, language: str = "en") -> Client:
        return Client(self.server.address, self.table, self.key, language)


class Client:
    """One connection. ``state`` and ``info`` are what was shown last; ``log`` is assembled from the states."""

    def __init__(self, address: str, table: str, key: str = "", language: str = "en") -> None:
        self.address = address
        self.table = table
        self.key = key
        self.language = language
        self.state: Data = {}
        self.info: Data = {}
        self.seat: int | None = None
        #: The last state in which a choice was stored.
        self.taken = -1
        self.log: list[Data] = []
        self.frames: list[str] = []
        self.others: list[Data] = []
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Client:
        headers = {"Cookie": f"lair_{self.table}={self.key}"} if self.key else {}
        self.socket = await websockets.connect(
            f"ws://{self.address}/ws/{self.table}?lang={self.language}",
            additional_headers=headers,
            max_size=2**24,
            max_queue=None,  # a client that doesn't listen for a while can still be closed at once
            open_timeout=PATIENCE,
            ping_interval=None,  # a slow server isn't a dead one
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def hear(self, patience: float = PATIENCE) -> Data:
        """The next message, which is also remembered."""
        assert self.socket is not None
        frame = await asyncio.wait_for(self.socket.recv(), patience)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Data = json.loads(frame)
        match message["type"]:
            case "state":
                self.state = message
                self.log = message["log"] if message["fresh"] else self.log + message["log"]
            case "table":
                self.info = message["table"]
            case "welcome":
                self.info = message["table"]
                self.seat = message["seat"]
            case "taken":
                self.taken = message["seq"]
                if self.question and self.question["since"] <= self.taken:
                    self.state = {**self.state, "question": None}
            case _:
                self.others.append(message)
        return message

    async def until(self, wanted: Callable[[Client], object], patience: float = PATIENCE) -> Client:
        """Listen until something holds."""
        end = time.monotonic() + patience
        while not wanted(self):
            await self.hear(max(0.01, end - time.monotonic()))
        return self

    async def quiet(self, seconds: float) -> list[Data]:
        """What arrives within this many seconds."""
        heard = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                heard.append(await self.hear(max(0.001, end - time.monotonic())))
            except TimeoutError:
                break
        return heard

    async def say(self, kind: str, **fields: Any) -> None:
        await self.raw(json.dumps({"type": kind, **fields}))

    async def raw(self, message: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(message)

    async def answered(self, kind: str, **fields: Any) -> Data:
        """Say something and wait for a message that is for this connection alone."""
        self.others.clear()
        await self.say(kind, **fields)
        await self.until(lambda me: me.others)
        return self.others[0]

    @property
    def question(self) -> Data | None:
        found: Data | None = self.state.get("question")
        return found

    @property
    def keys(self) -> list[str]:
        assert self.question is not None
        return [option["key"] for option in self.question["options"]]

    @property
    def over(self) -> bool:
        return bool(self.state.get("standing"))

    async def asked(self) -> Client:
        """Listen until there is a question or the game is over."""
        return await self.until(lambda me: me.question or me.over)

    async def choose(self, key: str | None = None) -> None:
        """Answer, and wait until the answer is taken; its result may have to wait for others."""
        assert self.question is not None
        since = self.question["since"]
        self.others.clear()
        await self.say("choose", seq=self.state["seq"], key=self.keys[0] if key is None else key)
        await self.until(lambda me: me.taken >= since or me.others)
        assert not self.others, self.others

    async def catch_up(self) -> Client:
        """Listen until everything is here that the server had for this connection when this was called.

        An answer goes before a state that is due at the same time, so the second answer comes after it.
        """
        for _ in range(2):
            await self.say("ping")
            while (await self.hear())["type"] != "pong":
                pass
        self.others = [message for message in self.others if message["type"] != "pong"]
        return self


async def begun(*clients: Client) -> None:
    """Listen until everybody has seen the game. A player who may replace a bad hand is asked in secret before that."""
    while True:
        for client in clients:
            await client.catch_up()
        if all(client.state for client in clients):
            return
        for client in clients:
            if client.question and client.question["kind"] == "mulligan":
                await client.choose("keep")


async def somebody_asked(*clients: Client) -> tuple[Client, list[Client]]:
    """Listen until one of them is asked and all have seen what led to it; returns that one, and the others."""
    for client in clients:
        await client.catch_up()
    while not any(client.question for client in clients):  # somebody else's turn: a bot's, or a beat has to pass
        heard = [asyncio.create_task(client.hear()) for client in clients]
        _, late = await asyncio.wait(heard, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        for task in heard:
            try:
                await task
            except asyncio.CancelledError:
                pass
    asked = [client for client in clients if client.question]
    assert asked, "nobody is asked"
    return asked[0], [client for client in clients if client is not asked[0]]
