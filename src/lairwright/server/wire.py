"""The wire: HTTP and WebSockets as uvicorn speaks them, with a limit on everything a stranger could take for free.

A frame is refused by what its header announces, before anything of it is kept. There is a time limit for a
request to arrive, and for a client to read what it is sent; both start with the first byte waited for, so that a byte
now and then doesn't help. Nothing is compressed: a small message stays a small message.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.utils import formatdate
from typing import TYPE_CHECKING, Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets import http11
from websockets.frames import CloseCode, Frame

from lairwright.server.allowance import Allowance
from lairwright.server.callers import Proxies, party
from lairwright.server.protocol import LARGEST_MESSAGE
from lairwright.server.settings import ServerSettings

if TYPE_CHECKING:
    from asyncio import Transport

# h11 has already limited a handshake when websockets reads it again, and the cookies of a browser that has sat at many
# tables are one long line.
http11.MAX_LINE_LENGTH = 65_536

#: How long a server that ends waits for what is under way, in seconds.
_LAST_WORDS: Final = 2.0
#: How long a client may take to answer that a socket is closed, in seconds.
_LAST_ANSWER: Final = 5.0
#: The most pieces a message may come in.
_MOST_FRAGMENTS: Final = 64
#: What is read at once. One buffer serves all connections: it is emptied before the next one is read.
_BUFFER: Final = memoryview(bytearray(16_384))

_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_CROWDED: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class WireConfig(uvicorn.Config):
    """Everything that the connections of a server share."""

    def __init__(self, app: Any, settings: ServerSettings, most: int) -> None:
        super().__init__(
            app,
            http=Http,
            ws=Socket,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=None,  # clients ask for themselves, see ServerSettings.silence
            interface="asgi3",
            lifespan="off",
            log_config=None,
            log_level="error",
            access_log=False,
            proxy_headers=False,  # see callers
            server_header=False,
        )
        self.settings = settings
        self.most = most
        self.proxies = Proxies(settings.proxies)
        #: Open connections by the address they come from.
        self.peers: Counter[str] = Counter()

    def came(self, host: str) -> bool:
        """Count a connection from an address; returns whether it may stay."""
        peer = party(host)
        self.peers[peer] += 1
        limit = self.settings.connections
        # Only the address itself is trusted, not its whole household.
        return self.peers.total() <= self.most and (not limit or self.peers[peer] <= limit or host in self.proxies)

    def went(self, host: str) -> None:
        peer = party(host)
        self.peers[peer] -= 1
        if not self.peers[peer]:
            del self.peers[peer]


class _Guarded(asyncio.BufferedProtocol):
    """What HTTP and WebSockets have in common: small reads, and an end to clients that read nothing."""

    if TYPE_CHECKING:
        transport: Transport
        loop: asyncio.AbstractEventLoop
        config: uvicorn.Config
        client: tuple[str, int] | None

        def data_received(self, data: bytes) -> None: ...

    stalling: asyncio.TimerHandle | None = None

    @property
    def wire(self) -> WireConfig:
        return cast(WireConfig, self.config)

    @property
    def host(self) -> str:
        """Where the connection comes from."""
        return self.client[0] if self.client else ""

    def get_buffer(self, sizehint: int) -> memoryview:
        return _BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(_BUFFER[:nbytes]))

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalling is None:
            self.stalling = self.loop.call_later(self.wire.settings.stall, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.taken()

    def taken(self) -> None:
        if self.stalling is not None:
            self.stalling.cancel()
            self.stalling = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.taken()
        self.wire.went(self.host)
        super().connection_lost(exc)


class Http(_Guarded, H11Protocol):
    """One connection of HTTP/1.1, until it becomes a WebSocket."""

    arriving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        # Whatever the system does not take at once counts as waiting.
        transport.set_write_buffer_limits(high=0)
        if self.wire.came(self.host):
            self._expect()
        else:
            transport.write(_CROWDED)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        # Not only when something comes: what was sent together with an earlier request is looked at after its answer.
        super().handle_events()
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        unfinished = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if unfinished and self.timeout_keep_alive_task is None:  # otherwise that will end it
            self._expect()
        else:
            self._arrived()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.stalling is not None:  # has not taken earlier answers
            self.transport.abort()
            return
        self._arrived()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        if self.cycle is not None:
            self.cycle.disconnected = True  # what it was about to answer can't be sent any more
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _expect(self) -> None:
        if self.arriving is None:
            self.arriving = self.loop.call_later(self.wire.settings.arrival, self._late)

    def _arrived(self) -> None:
        if self.arriving is not None:
            self.arriving.cancel()
            self.arriving = None

    def _late(self) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_LATE)
        self.transport.close()

    def shutdown(self) -> None:
        try:
            super().shutdown()
        except h11.LocalProtocolError:  # in the middle of a request that was given up
            self.transport.close()

    def eof_received(self) -> None:
        """The transport closes itself."""


class Socket(_Guarded, WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.close_timeout = _LAST_ANSWER
        self.fragments = 0
        #: For frames that aren't messages; messages have an allowance of their own.
        self.allowance: Allowance | None = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def eof_received(self) -> None:
        """The transport closes itself."""

    def handle_ping(self) -> None:
        answers = self.conn.data_to_send()
        # A client that doesn't read gets no more answers.
        if self._allowed() and self.writable.is_set():
            self.transport.write(b"".join(answers))

    def handle_pong(self, event: Frame) -> None:
        self._allowed()  # nobody was asked

    def _allowed(self) -> bool:
        now = self.loop.time()
        if self.allowance is None:
            self.allowance = Allowance(self.wire.settings.burst, self.wire.settings.rate, now)
        if not self.close_sent and not self.allowance.take(now):
            self._fail(CloseCode.POLICY_VIOLATION)
        return not self.close_sent

    def handle_cont(self, event: Frame) -> None:
        self.fragments += 1
        if self.fragments > _MOST_FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG)
        elif not self.close_sent:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        self.fragments = 0
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA)
        if not self.close_sent:
            super().send_receive_event_to_app()

    def _fail(self, code: CloseCode) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


@asynccontextmanager
async def listening(app: Any, settings: ServerSettings, most: int = 20_000) -> AsyncIterator[None]:
    """Answer at the address of the settings, with a limit on the number of connections."""
    config = WireConfig(app, settings, most)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Http(config, state, {}, loop), settings.host, settings.port, backlog=1024)
    dating = asyncio.create_task(_date(state))
    try:
        yield
    finally:
        dating.cancel()
        server.close()
        for connection in list(state.connections):
            connection.shutdown()
        end = loop.time() + _LAST_WORDS
        while (state.connections or state.tasks) and loop.time() < end:
            await asyncio.sleep(0.02)
        for connection in list(state.connections):
            connection.transport.abort()


async def _date(state: ServerState) -> None:
    """Every answer says when it was given."""
    while True:
        state.default_headers = [(b"date", formatdate(usegmt=True).encode())]
        await asyncio.sleep(1)
