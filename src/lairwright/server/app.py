"""The application: handlers, headers, and what lives as long as the server does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State

from lairwright.server import catalogue
from lairwright.server.allowance import Allowances, Sockets
from lairwright.server.directory import Directory
from lairwright.server.http import HANDLERS, HEADERS, refused
from lairwright.server.pages import Pages, page
from lairwright.server.settings import ServerSettings
from lairwright.server.socket import table_socket
from lairwright.server.storage.store import Store
from lairwright.server.thinking import Thinker


def make_app() -> Litestar:
    """The application; it answers once it is :func:`alive`. A plugged-in game that can't be shown is an error now."""
    catalogue.check_games()
    return Litestar(
        [*HANDLERS, table_socket, page],
        state=State({"pages": Pages(), "lasting": {}}),
        exception_handlers={Exception: refused},
        response_headers=HEADERS,
        openapi_config=None,
        request_max_body_size=1_000_000,
        logging_config=None,
    )


@asynccontextmanager
async def alive(app: Litestar, settings: ServerSettings) -> AsyncIterator[Directory]:
    """The application with its store, its tables and its thinking processes."""
    store = Store(settings.database)
    await store.open()
    thinker = Thinker(settings.workers)
    directory = Directory(store, thinker, settings)
    app.state.directory = directory
    app.state.requests = Allowances(settings.requests, settings.request_rate)
    app.state.sockets = Sockets(settings.sockets)
    directory.begin()
    try:
        yield directory
    finally:
        directory.close()
        thinker.close()
        await store.close()
