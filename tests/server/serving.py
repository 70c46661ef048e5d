"""Real servers on loopback, and clients that talk to them as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

Data = dict[str, Any]

#: No pauses, no limits: for tests that are not about them.
QUICK: Final[Data] = {
    "beat": 0.0,
    "bot_pace": 0.0,
    "pass_pace": 0.0,
    "rate": 1e6,
    "burst": 1_000_000,
    "openings": 1_000_000,
    "workers": 1,
}
PATIENCE: Final = 60.0


def free_port() -> int:
    """A port nobody listens at, below those that systems give to outgoing connections: it stays free for a restart."""
    while True:
        port = secrets.choice(range(20_000, 32_000))
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Zygote:
    """The process that servers are forked from: ``zygote.py``, or what the words after ``python`` say."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *(words or (str(Path(__file__).with_name("zygote.py")),))],
            cwd=Path(__file__).parents[2],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, folder: Path, port: int, settings: Data) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"folder": str(folder), "port": port, "settings": settings}) + "\n")
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

    def __init__(self, zygote: Zygote, folder: Path, settings: Data) -> None:
        self.zygote = zygote
        self.folder = folder
        self.settings = {**QUICK, **settings}
        self.port = free_port()
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE)
        self.pid = zygote.fork(folder, self.port, self.settings)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would: no last words."""
        os.kill(self.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """Politely, if it still runs."""
        try:
            os.kill(self.pid, signal.SIGTERM)
        except ProcessLookupError:
            return
        self._gone()

    def restart(self) -> None:
        self.pid = self.zygote.fork(self.folder, self.port, self.settings)

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
        """A new table, and who opened it."""
        wanted = {"game": "boss-monster", "seats": seats, "bots": bots or {}, **settings}
        answer = self.post("/api/tables", {"name": "Ann", "settings": wanted})
        assert answer.status_code == 201, answer.text
        return Place(self, **answer.json())

    def join(self, table: str, name: str) -> Place:
        answer = self.post(f"/api/tables/{table}/seats", {"name": name})
        assert answer.status_code == 201, answer.text
        return Place(self, **answer.json())

    def full_table(self, seats: int = 2, bots: dict[int, str] | None = None, **settings: Any) -> list[Place]:
        """A table with people on every seat but those of bots, which has begun."""
        first = self.open(seats, bots, **settings)
        return [first, *(self.join(first.table, f"Guest {seat}") for seat in range(1, seats - len(bots or ())))]

    def info(self, table: str) -> Data:
        found: Data = self.get(f"/api/tables/{table}").json()
        return found


@contextmanager
def serving(zygote: Zygote, folder: Path, **settings: Any) -> Iterator[Server]:
    """A server for the length of a test."""
    server = Server(zygote, folder, settings)
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
    """One connection. ``state`` and ``info`` are what was shown last; ``log`` is put together from the states."""

    def __init__(self, address: str, table: str, key: str = "", language: str = "en") -> None:
        self.address = address
        self.table = table
        self.key = key
        self.language = language
        self.state: Data = {}
        self.info: Data = {}
        self.seat: int | None = None
        self.log: list[Data] = []
        self.frames: list[str] = []
        self.others: list[Data] = []
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Client:
        headers = {"Cookie": f"lair_{self.table}={self.key}"} if self.key else {}
        self.socket = await websockets.connect(
            f"ws://{self.address}/ws/{self.table}?lang={self.language}", additional_headers=headers, max_size=2**24
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
        """What comes within so many seconds."""
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
        """Answer, and wait until the answer is shown."""
        assert self.question is not None
        since = self.question["since"]
        self.others.clear()
        await self.say("choose", seq=self.state["seq"], key=self.keys[0] if key is None else key)
        await self.until(lambda me: not me.question or me.question["since"] > since or me.others)
        assert not self.others, self.others


async def somebody_asked(*clients: Client) -> tuple[Client, list[Client]]:
    """Listen until all see the same and one of them is asked: that one, and the others."""
    for client in clients:
        await client.until(lambda me: me.state)
    while True:
        last = max(client.state["seq"] for client in clients)
        for client in clients:
            await client.until(lambda me, seq=last: me.state["seq"] >= seq)  # type: ignore[misc]
        if len({client.state["seq"] for client in clients}) == 1:
            break
    asked = [client for client in clients if client.question]
    assert asked, "nobody is asked"
    return asked[0], [client for client in clients if client is not asked[0]]
