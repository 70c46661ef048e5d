"""Running a server: one process with its own event loop, stopped by Ctrl-C or a termination signal."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable
from typing import Final

from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server.embed import Server

from lairwright.server.app import alive, make_app
from lairwright.server.directory import Directory
from lairwright.server.settings import ServerSettings

#: How long a server that ends waits for its connections to close, in seconds.
_LAST_WORDS: Final = 2.0
#: Sockets stay open, and each counts.
_MOST_CONNECTIONS: Final = 20_000


def port_is_free(host: str, port: int) -> bool:
    """Whether nobody listens there. Asked first, because the server itself would share a port silently."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def serve(settings: ServerSettings, started: Callable[[], None]) -> None:
    """Serve until told to stop; ``started`` is called once connections are answered."""
    settings.data.mkdir(parents=True, exist_ok=True)
    asyncio.run(_serve(settings, started))


async def _serve(settings: ServerSettings, started: Callable[[], None]) -> None:
    app = make_app()
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(sign, stopping.set)
        except NotImplementedError:  # Windows: Ctrl-C comes as an exception
            break
    server = Server(
        app,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGINL,
        log_level=LogLevels.error,
        backlog=1024,
        backpressure=_MOST_CONNECTIONS,
        websockets=True,
    )
    async with alive(app, settings) as directory:
        running = asyncio.create_task(server.serve())
        asked = asyncio.create_task(stopping.wait())
        waiting = asyncio.create_task(_listens(settings, started))
        try:
            await asyncio.wait({running, asked}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            asked.cancel()
            directory.close()
            await _let_go(directory)
            server.stop()  # type: ignore[no-untyped-call]  # granian has no annotations there
            await running


async def _let_go(directory: Directory) -> None:
    """Wait until everybody has been told that the server goes away, but not for those who do not listen."""
    end = asyncio.get_running_loop().time() + _LAST_WORDS
    while any(table.audience.listeners for table in directory.tables.values()):
        if asyncio.get_running_loop().time() > end:
            return
        await asyncio.sleep(0.02)


async def _listens(settings: ServerSettings, started: Callable[[], None]) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection(settings.host, settings.port)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        writer.close()
        started()
        return
