"""WebSocket servers side by side: what an idle socket costs, what happens to hostile frames, how fast an echo is.

    python bench/sockets.py [--sockets 1000 5000] [--seconds 5] [--app bare|table] [--hostile KIND...] [SERVER...]

Every installed server (unless some are named) runs in its own process, with a maximum message size of 4,096 bytes and
without compression where it has such settings. The first is what ``lair serve`` runs; the others are compared with it,
as ratios from the same run. ``--app table`` serves a real table to its spectators instead of an echo (ASGI servers
only; no speed).

The hostile frames come from twenty sockets, each of which tries to send 4 MB: ``header`` announces all of it,
``fragments`` never ends a message, ``empty`` does the same without content, ``pings`` asks and doesn't read, ``bomb``
is a small compressed message that is large when unpacked. The output says how much of it a socket was allowed to send,
how the server ended it, and by how many megabytes the server grew. An echo is measured in echoes per second and in
microseconds of the server's processor time, which depend less on what else the machine is doing.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import importlib
import importlib.util
import json
import os
import select
import socket
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

_LIMIT = 4096
_TEXT, _CONTINUED, _PING = 1, 0, 9
_HOSTILE_SOCKETS = 20
_HOSTILE_BYTES = 4_000_000

# -- the servers ---------------------------------------------------------------------------------------------------

App = Callable[[dict[str, Any], Callable[[], Awaitable[dict[str, Any]]], Callable[[dict[str, Any]], Any]], Any]


Runner = Callable[[App, int], Coroutine[Any, Any, None]]


def _module(name: str) -> Any:
    """A package that may not be installed."""
    return importlib.import_module(name)


async def _echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """The bare application: accepts every socket and echoes what it receives."""
    if scope["type"] == "lifespan":
        for kind in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{kind}.complete"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        kind = "text" if event.get("text") is not None else "bytes"
        await send({"type": "websocket.send", kind: event[kind]})


async def _lairwright(app: App, port: int) -> None:
    from lairwright.server.settings import ServerSettings
    from lairwright.server.wire import listening

    async with listening(app, ServerSettings(Path(), port=port, connections=0)):
        await asyncio.Event().wait()


def _uvicorn(ws: str, loop: str = "asyncio", http: str = "h11") -> Runner:
    async def run(app: App, port: int) -> None:
        import uvicorn

        config = uvicorn.Config(
            app, port=port, http=http, ws=ws, loop=loop, ws_max_size=_LIMIT, ws_per_message_deflate=False,
            log_level="critical", lifespan="off",
        )  # fmt: skip
        await uvicorn.Server(config).serve()

    return run


async def _granian(app: App, port: int) -> None:
    make = _module("granian.server.embed").Server
    kind, level = _module("granian.constants").Interfaces.ASGINL, _module("granian.log").LogLevels.error
    await make(app, port=port, interface=kind, log_level=level, backlog=1024, backpressure=20_000).serve()


async def _hypercorn(app: App, port: int) -> None:
    config = _module("hypercorn.config").Config()
    config.bind = [f"127.0.0.1:{port}"]
    config.websocket_max_message_size = _LIMIT
    config.loglevel = "CRITICAL"
    config.backlog = 1024
    await _module("hypercorn.asyncio").serve(app, config)


async def _aiohttp(app: App, port: int) -> None:
    web = _module("aiohttp.web")

    async def echo(request: Any) -> Any:
        answer = web.WebSocketResponse(max_msg_size=_LIMIT, compress=False)
        await answer.prepare(request)
        async for message in answer:
            if message.type is web.WSMsgType.TEXT:
                await answer.send_str(message.data)
        return answer

    served = web.Application()
    served.router.add_get("/ws", echo)
    runner = web.AppRunner(served, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, backlog=1024).start()
    await asyncio.Event().wait()


async def _websockets(app: App, port: int) -> None:
    from websockets.asyncio.server import ServerConnection, serve

    async def echo(connection: ServerConnection) -> None:
        async for message in connection:
            await connection.send(message)

    async with serve(echo, "127.0.0.1", port, max_size=_LIMIT, compression=None, backlog=1024):
        await asyncio.Event().wait()


async def _picows(app: App, port: int) -> None:
    picows = _module("picows")

    def on_ws_frame(_: Any, transport: Any, frame: Any) -> None:
        if frame.msg_type == picows.WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == picows.WSMsgType.CLOSE:
            transport.disconnect()
        else:
            transport.send(frame.msg_type, frame.get_payload_as_bytes())

    echo = type("Echo", (picows.WSListener,), {"on_ws_frame": on_ws_frame})
    server = await picows.ws_create_server(lambda _: echo(), "127.0.0.1", port, max_frame_size=_LIMIT)
    await server.serve_forever()


#: Name: the packages it needs, whether it serves ASGI, whether it uses uvloop, and how it is run.
SERVERS: dict[str, tuple[tuple[str, ...], bool, bool, Runner]] = {
    "lairwright": (("uvicorn", "websockets", "lairwright"), True, False, _lairwright),
    "granian": (("granian",), True, False, _granian),
    "uvicorn, websockets": (("uvicorn", "websockets"), True, False, _uvicorn("websockets")),
    "uvicorn, websockets-sansio": (("uvicorn", "websockets"), True, False, _uvicorn("websockets-sansio")),
    "uvicorn, wsproto": (("uvicorn", "wsproto"), True, False, _uvicorn("wsproto")),
    "uvicorn, sansio, httptools, uvloop": (
        ("uvicorn", "websockets", "httptools", "uvloop"),
        True,
        True,
        _uvicorn("websockets-sansio", "uvloop", "httptools"),
    ),
    "hypercorn": (("hypercorn",), True, False, _hypercorn),
    "aiohttp": (("aiohttp",), False, False, _aiohttp),
    "websockets": (("websockets",), False, False, _websockets),
    "picows": (("picows",), False, False, _picows),
}


def _installed(name: str) -> bool:
    return all(importlib.util.find_spec(package) is not None for package in SERVERS[name][0])


async def _table(run: Runner, port: int) -> None:
    """The real application, with one table whose number is printed; spectators join over sockets."""
    from lairwright.server.app import alive, make_app
    from lairwright.server.protocol import Settings
    from lairwright.server.settings import ServerSettings

    with tempfile.TemporaryDirectory() as folder:
        app = make_app()
        plenty: dict[str, Any] = {name: 0 for name in ("sockets", "spectators") if hasattr(ServerSettings, name)}
        async with alive(app, ServerSettings(Path(folder), port=port, **plenty)) as directory:
            table, _, _ = await directory.open(Settings(game="boss-monster", seats=2), "Ann")
            print(table.id, flush=True)
            await run(app, port)  # type: ignore[arg-type]


def _serve(name: str, port: int, app: str) -> None:
    """What the child process does."""
    import logging

    logging.disable(logging.CRITICAL)
    _, _, fast, run = SERVERS[name]
    work = _table(run, port) if app == "table" else run(_echo, port)
    if fast:
        _module("uvloop").run(work)
    else:
        asyncio.run(work)


# -- the client ----------------------------------------------------------------------------------------------------


def frame(opcode: int, content: bytes, *, last: bool = True, packed: bool = False, announced: int = -1) -> bytes:
    """A frame as clients send it, masked with zeros; ``announced`` is the length that its header claims."""
    length = len(content) if announced < 0 else announced
    first = opcode | (0x80 if last else 0) | (0x40 if packed else 0)
    if length < 126:
        head = bytes((first, 0x80 | length))
    elif length < 65536:
        head = struct.pack(">BBH", first, 0x80 | 126, length)
    else:
        head = struct.pack(">BBQ", first, 0x80 | 127, length)
    return head + bytes(4) + content


def connect(port: int, path: str = "/ws", extensions: str = "") -> tuple[socket.socket, bytes]:
    """A socket after the handshake, and the head of the response."""
    made = socket.create_connection(("127.0.0.1", port), timeout=30)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    asked = [
        f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    if extensions:
        asked.append(f"Sec-WebSocket-Extensions: {extensions}")
    made.sendall(("\r\n".join(asked) + "\r\n\r\n").encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        more = made.recv(1)  # byte by byte, because what follows belongs to the frames
        if not more:
            break
        answer += more
    if b" 101 " not in answer:
        made.close()
        raise ConnectionError(answer.decode(errors="replace"))
    return made, answer


def push(made: socket.socket, chunks: Iterator[bytes], read: bool) -> tuple[int, str]:
    """Send until the server ends it, stops reading, or has taken everything: how many bytes it took, how it ended."""
    made.setblocking(False)
    sent = 0
    heard = b""
    try:
        for chunk in chunks:
            rest = memoryview(chunk)
            while rest:
                readable, writable, _ = select.select([made] if read else [], [made], [], 2)
                if readable:
                    more = made.recv(65536)
                    heard += more
                    if not more or close_code(heard):
                        return sent, close_code(heard) or "cut off"
                elif not writable:
                    return sent, "not read"
                if writable:
                    done = made.send(rest)
                    sent += done
                    rest = rest[done:]
        if not read:
            return sent, "taken"
        while select.select([made], [], [], 2)[0]:
            more = made.recv(65536)
            heard += more
            if not more or close_code(heard):
                return sent, close_code(heard) or "cut off"
        return sent, "taken"
    except OSError:
        return sent, close_code(heard) or "cut off"


def close_code(heard: bytes) -> str:
    """The code of the close frame among the received frames, as text; empty if there is none."""
    at = 0
    while at + 2 <= len(heard):
        length = heard[at + 1] & 0x7F
        start = at + 2
        if length > 125:
            wide = 2 if length == 126 else 8
            length = int.from_bytes(heard[start : start + wide], "big")
            start += wide
        if heard[at] & 0x0F == 8 and start + 2 <= len(heard):
            return str(struct.unpack_from(">H", heard, start)[0])
        at = start + length
    return ""


def hostile(kind: str) -> Iterator[bytes]:
    """About 4 MB of one kind of hostile frames."""
    block = bytes(16_000)
    if kind == "header":
        yield frame(_TEXT, b"", announced=_HOSTILE_BYTES)
        yield from (block for _ in range(_HOSTILE_BYTES // len(block)))
    elif kind == "fragments":
        yield frame(_TEXT, bytes(1000), last=False)
        piece = frame(_CONTINUED, bytes(1000), last=False) * 16
        yield from (piece for _ in range(_HOSTILE_BYTES // len(piece)))
    elif kind == "empty":
        yield frame(_TEXT, b"", last=False)
        piece = frame(_CONTINUED, b"", last=False) * 2500
        yield from (piece for _ in range(_HOSTILE_BYTES // len(piece)))
    elif kind == "pings":
        piece = frame(_PING, bytes(120)) * 120
        yield from (piece for _ in range(_HOSTILE_BYTES // len(piece)))
    else:
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        large = packer.compress(bytes(16 * _HOSTILE_BYTES)) + packer.flush(zlib.Z_SYNC_FLUSH)
        yield frame(_TEXT, large[:-4], packed=True)


# -- measuring -----------------------------------------------------------------------------------------------------


def _memory(pid: int, which: str = "VmRSS") -> int:
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return int(dict(line.split(":", 1) for line in status)[which].split()[0]) * 1024


class Running:
    """A server in its own process."""

    def __init__(self, name: str, app: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        arguments = [sys.executable, __file__, "--serve", name, "--port", str(self.port), "--app", app]
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.path = f"/ws/{self.process.stdout.readline().strip()}" if app == "table" else "/ws"
        end = time.monotonic() + 60
        while True:
            try:
                connect(self.port, self.path)[0].close()
                break
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"{name} does not start") from None
                time.sleep(0.05)

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def memory(self) -> int:
        return _memory(self.process.pid)

    @contextlib.contextmanager
    def peak(self) -> Iterator[list[int]]:
        """How far memory rises in the meantime; known afterwards."""
        found: list[int] = []
        before = self.memory
        with open(f"/proc/{self.process.pid}/clear_refs", "w", encoding="ascii") as reset:
            reset.write("5")
        yield found
        found.append(max(0, _memory(self.process.pid, "VmHWM") - before))


def _idle(name: str, app: str, counts: list[int]) -> dict[str, float]:
    """Kilobytes per socket, for each number of sockets."""
    found = {}
    for count in counts:
        with Running(name, app) as server, contextlib.ExitStack() as held:
            for _ in range(20):  # what is loaded with the first sockets isn't theirs
                held.enter_context(connect(server.port, server.path)[0])
            before = server.memory
            for _ in range(count):
                made, _ = connect(server.port, server.path)
                held.enter_context(made)
                if app == "table":
                    made.recv(65536)  # the welcome
            time.sleep(1.0)  # let it settle; there is nothing to wait for
            found[f"idle_{count}_kb"] = round((server.memory - before) / count / 1000, 1)
    return found


def _attacked(name: str, app: str, kind: str) -> str:
    with Running(name, app) as server:
        sockets = []
        for _ in range(_HOSTILE_SOCKETS):
            made, answer = connect(server.port, server.path, "permessage-deflate" if kind == "bomb" else "")
            if kind == "bomb" and b"permessage-deflate" not in answer:
                return "no compression"
            sockets.append(made)
        with server.peak() as rise:
            outcomes = [push(made, hostile(kind), kind != "pings") for made in sockets]
        for made in sockets:
            made.close()
        sent = max(sent for sent, _ in outcomes)
        ends = "/".join(sorted({end for _, end in outcomes}))
        return f"{sent / 1000:.0f} kB, {ends}, +{rise[0] / 1e6:.0f} MB"


def _processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _speed(name: str, seconds: float, sockets: int = 50) -> dict[str, float]:
    """Messages of a hundred bytes that come back, one at a time on each socket: how many, and what each costs."""
    message = frame(_TEXT, b"x" * 100)
    with Running(name, "bare") as server:
        made = [connect(server.port, server.path)[0] for _ in range(sockets)]
        poll = select.epoll()
        for one in made:
            poll.register(one.fileno(), select.EPOLLIN)
        by_number = {one.fileno(): one for one in made}
        count = 0
        for one in made:
            one.sendall(message)
        before = _processor(server.process.pid)
        begun = time.perf_counter()
        while time.perf_counter() < begun + seconds:
            for number, _ in poll.poll(1):
                one = by_number[number]
                count += len(one.recv(4096)) // 102
                one.sendall(message)
        took = time.perf_counter() - begun
        spent = _processor(server.process.pid) - before
        for one in made:
            one.close()
        return {"echoes_a_second": round(count / took), "echo_us": round(spent / count * 1e6, 1)}


KINDS = ("header", "fragments", "empty", "pings", "bomb")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("servers", nargs="*", metavar="SERVER", help="; ".join(SERVERS))
    reader.add_argument("--sockets", type=int, nargs="+", default=[1000, 5000])
    reader.add_argument("--seconds", type=float, default=5)
    reader.add_argument("--hostile", nargs="*", choices=KINDS, default=KINDS)
    reader.add_argument("--app", choices=["bare", "table"], default="bare")
    reader.add_argument("--serve", help=argparse.SUPPRESS)
    reader.add_argument("--port", type=int, help=argparse.SUPPRESS)
    asked = reader.parse_args()
    if asked.serve:
        _serve(asked.serve, asked.port, asked.app)
        return
    first: dict[str, float] = {}
    for name in asked.servers or SERVERS:
        if not _installed(name) or (asked.app == "table" and not SERVERS[name][1]):
            continue
        figures: dict[str, float] = _idle(name, asked.app, asked.sockets)
        if asked.app == "bare" and asked.seconds:
            figures |= _speed(name, asked.seconds)
        first = first or figures
        line: dict[str, object] = {"server": name, **figures}
        line |= {f"{key}_ratio": round(value / first[key], 2) for key, value in figures.items() if first.get(key)}
        line |= {kind: _attacked(name, asked.app, kind) for kind in asked.hostile}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
