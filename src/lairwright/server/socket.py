"""One WebSocket per device: messages are read here, checked, and given to the table; what the table shows is sent.

A message that cannot be read, is too large or comes too fast is refused by its code and changes nothing; whoever keeps
sending such things is let go.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from lairwright.server.allowance import Allowance
from lairwright.server.http import directory_of, language_of, same_origin, seat_at
from lairwright.server.live.audience import GOING_AWAY, NOT_ALLOWED, TOO_MUCH, Listener, encoded
from lairwright.server.live.context import unbroken
from lairwright.server.protocol import LARGEST_MESSAGE, ClientMessage, Refused
from lairwright.server.refusals import Denied, told
from lairwright.server.settings import ServerSettings

_LOG: Final = logging.getLogger("lairwright.server")
_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
#: After so many messages in a row that made no sense a connection is closed.
_PATIENCE: Final = 1000


@websocket("/ws/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """The connection of one device to one table."""
    await socket.accept()
    try:
        if not same_origin(socket):
            raise Denied("other-origin", 403)
        language = language_of(socket)
        table = await directory_of(socket).find(table_id)
        seat, _ = seat_at(socket, table)
        listener = table.connect(seat, language)
    except Denied as problem:
        await _turn_away(socket, problem)
        return
    sender = asyncio.create_task(_send(socket, listener))
    reader = asyncio.create_task(_read(socket, listener, directory_of(socket).settings))
    try:
        await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        # Nobody may be reading while a connection is closed: the server would wait for what comes next.
        reader.cancel()
        await asyncio.wait({reader})
        if sender.done() and not sender.cancelled() and not sender.exception():
            await _close(socket, sender.result())
    finally:
        listener.table.disconnect(listener)
        for task in (sender, reader):
            task.cancel()
        for outcome in await asyncio.gather(sender, reader, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                _LOG.error("a connection to table %s failed", table_id, exc_info=outcome)


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: Denied) -> None:
    language = socket.query_params.get("lang", "en")
    code, text, rule = told(problem, language if language in ("en", "pl", "ru", "de") else "en")
    try:
        await socket.send_data(encoded(Refused(code=code, text=text, rule=rule)), mode="text")
        await socket.close(NOT_ALLOWED, code)
    except Exception:  # gone already
        _LOG.debug("turned away, and gone before it was said")


async def _send(socket: WebSocket[Any, Any, Any], listener: Listener) -> int | None:
    """Send what the table has for this device, until the connection is to be closed with a code, or is lost."""
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
            event = await asyncio.wait_for(socket.receive(), settings.silence)
        except TimeoutError:
            listener.close(GOING_AWAY)
            await asyncio.sleep(1)
            return
        if event["type"] != "websocket.receive":
            return
        problem: Denied | None = None
        raw = event.get("text")
        data = raw.encode("utf-8", "surrogatepass") if raw is not None else event.get("bytes") or b""
        if len(data) > LARGEST_MESSAGE:
            problem = Denied("too-large", 413, most=str(LARGEST_MESSAGE))
        elif not allowance.take(loop.time()):
            problem = Denied("too-fast", 429)
        else:
            try:
                message = _DECODER.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as why:
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
