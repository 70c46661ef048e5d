"""Running a server: one process with its own event loop, stopped by Ctrl-C or a termination signal."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from typing import Final

from lairwright.server.app import alive, make_app
from lairwright.server.directory import Directory
from lairwright.server.door import Door
from lairwright.server.folder import held
from lairwright.server.settings import ServerSettings
from lairwright.server.wire import listening

#: How long a server that ends waits for its connections to close, in seconds.
_LAST_WORDS: Final = 2.0
#: Sockets stay open, and each counts.
_MOST_CONNECTIONS: Final = 20_000
#: Open files that aren't connections: the database, pipes to workers.
_OTHER_FILES: Final = 100


def is_own_address(host: str) -> bool:
    """Whether this machine can listen there, at one port or another."""
    return bool(host) and _can_listen(host, 0)


def port_is_free(host: str, port: int) -> bool:
    """Whether nobody listens there."""
    return _can_listen(host, port)


def _can_listen(host: str, port: int) -> bool:
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
    with held(settings.data):
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
    async with alive(app, settings) as directory:
        door = Door(app, settings, app.state.requests)
        async with listening(door, settings, _most_connections()):
            started()
            try:
                await stopping.wait()
            finally:
                directory.close()
                await _let_go(directory)


def _most_connections() -> int:
    """As many as the system allows a process, less some for everything else."""
    if sys.platform == "win32":
        return _MOST_CONNECTIONS
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_CONNECTIONS + _OTHER_FILES
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return max(1, wanted - _OTHER_FILES)


async def _let_go(directory: Directory) -> None:
    """Wait until everybody has been told that the server is going away, but not for those who don't listen."""
    end = asyncio.get_running_loop().time() + _LAST_WORDS
    while any(table.audience.listeners for table in directory.tables.values()):
        if asyncio.get_running_loop().time() > end:
            return
        await asyncio.sleep(0.02)
