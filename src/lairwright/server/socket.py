"""One WebSocket per device: messages are read here, checked, and given to the table; what the table shows is sent.

A message that cannot be read or comes too fast is refused by its code and changes nothing; a client that keeps sending
such things is disconnected. One that is too large never gets here (see ``wire``).
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from lairwright.server.allowance import Allowance, Sockets
from lairwright.server.http import address_of, directory_of, language_of, same_origin, seat_at
from lairwright.server.live.audience import AGAIN, GOING_AWAY, NOT_ALLOWED, TOO_MUCH, Listener, encoded
from lairwright.server.live.context import unbroken
from lairwright.server.live.table import LiveTable
from lairwright.server.protocol import ClientMessage, Refused
from lairwright.server.refusals import Denied, told
from lairwright.server.settings import ServerSettings
from lairwright.text.catalogue import ENGLISH, languages

_LOG: Final = logging.getLogger("lairwright.server")
_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
#: After this many senseless messages in a row, a connection is closed.
_PATIENCE: Final = 1000
#: The status for things that may be possible a little later.
_UNAVAILABLE: Final = 503
#: The close code for a mistake of our own.
FAILED: Final = 1011


@websocket("/ws/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """The connection of one device to one table."""
    await socket.accept()
    try:
        if not same_origin(socket):
            raise Denied("other-origin", 403)
        language = language_of(socket)
        with sockets_of(socket).one(address_of(socket)):
            table = await directory_of(socket).find(table_id)
            seat, _ = seat_at(socket, table)
            _check_room(table, seat, directory_of(socket).settings)
            await _attend(socket, table.connect(seat, language, address_of(socket)))
    except Denied as problem:
        await _turn_away(socket, problem)


def sockets_of(socket: WebSocket[Any, Any, Any]) -> Sockets:
    found = socket.app.state.sockets
    assert isinstance(found, Sockets)
    return found


def _check_room(table: LiveTable, seat: int | None, settings: ServerSettings) -> None:
    """Spectators never take a player's place: each seat has its own places."""
    if seat is None:
        if 0 < settings.spectators <= table.audience.spectators:
            raise Denied("too-many-spectators", 429, most=str(settings.spectators))
    elif 0 < settings.devices <= len(list(table.audience.of(seat))):
        raise Denied("too-many-devices", 429, most=str(settings.devices))


async def _attend(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Serve a connection until either side ends it."""
    sender = asyncio.create_task(_send(socket, listener))
    reader = asyncio.create_task(_read(socket, listener, directory_of(socket).settings))
    try:
        await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        if sender.done():
            await _close(socket, FAILED if sender.exception() else sender.result())
    finally:
        listener.table.disconnect(listener)
        for task in (sender, reader):
            task.cancel()
        for outcome in await asyncio.gather(sender, reader, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                _LOG.error("a connection to table %s failed", listener.table.id, exc_info=outcome)


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: Denied) -> None:
    language = socket.query_params.get("lang", ENGLISH)
    code, text, rule = told(problem, language if language in languages() else ENGLISH)
    try:
        await socket.send_data(encoded(Refused(code=code, text=text, rule=rule)), mode="text")
        await socket.close(AGAIN if problem.status == _UNAVAILABLE else NOT_ALLOWED, code)
    except Exception:  # gone already
        _LOG.debug("turned away, and gone before it was said")


async def _send(socket: WebSocket[Any, Any, Any], listener: Listener) -> int | None:
    """Send what the table has for this device, until the connection has to be closed (with this code) or is lost."""
    while True:
        frames = await listener.frames()
        try:
            for frame in frames:
                await socket.send_data(frame, mode="text")
        except Exception as gone:  # the server's own kinds of "connection closed"
            _LOG.debug("connection lost while sending: %r", gone)
            return None
        if listener.closing is not None:
            return listener.closing


async def _close(socket: WebSocket[Any, Any, Any], code: int | None) -> None:
    if code is None:
        return
    try:
        await socket.close(code)
    except Exception as gone:
        _LOG.debug("connection lost while closing: %r", gone)


async def _read(socket: WebSocket[Any, Any, Any], listener: Listener, settings: ServerSettings) -> None:
    loop = asyncio.get_running_loop()
    allowance = Allowance(settings.burst, settings.rate, loop.time())
    nonsense = 0
    while True:
        try:
            # Not wait_for: before Python 3.12 it loses a cancellation that comes together with a message.
            async with asyncio.timeout(settings.silence):
                event = await socket.receive()
        except TimeoutError:
            listener.close(GOING_AWAY)
            await asyncio.Event().wait()  # until this is cancelled, when everything left has been sent
        if event["type"] != "websocket.receive":
            return
        if listener.closing is not None:
            continue  # too late: they have left
        problem: Denied | None = None
        raw = event.get("text")
        data = raw.encode() if raw is not None else event.get("bytes") or b""
        if not allowance.take(loop.time()):
            problem = Denied("too-fast", 429)
        else:
            try:
                message = _DECODER.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as why:
                problem = Denied("malformed-because", 400, reason=str(why)[:200])
        if problem is None:
            nonsense = 0
            await unbroken(listener.table.take(listener, message))
            continue
        nonsense += 1
        code, text, rule = told(problem, listener.language)
        listener.refuse("malformed" if code == "malformed-because" else code, text, rule, "")
        if nonsense > _PATIENCE:
            listener.close(TOO_MUCH)
