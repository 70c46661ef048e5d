"""HTTP and WebSocket by hand, byte for byte: what a client would not let through can be sent, and at full speed."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from collections.abc import Mapping
from typing import Any, Final

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
#: The code of a connection that ended without a word.
LOST: Final = 1006
_LONGEST_ANSWER: Final = 2**22


class ClosedError(Exception):
    """The server has ended the connection, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class TurnedAwayError(Exception):
    """There was an answer, but no WebSocket."""

    def __init__(self, status: int) -> None:
        super().__init__(f"answered with {status}")
        self.status = status


def frame(payload: bytes, opcode: int = TEXT, fin: bool = True, mask: bytes = b"\0\0\0\0") -> bytes:
    """A frame of a client. A mask of zeros is as good as any, and leaves the payload as it is."""
    size = len(payload)
    first = (0x80 if fin else 0) | opcode
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, 0xFE, size)
    else:
        head = struct.pack("!BBQ", first, 0xFF, size)
    if mask != b"\0\0\0\0":
        key = (mask * (size // 4 + 1))[:size]
        payload = (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
    return head + mask + payload


async def connection(
    address: str, source: str = "127.0.0.1", limit: int = _LONGEST_ANSWER
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from one of the many addresses of this machine."""
    host, _, port = address.partition(":")
    local = None if source == "127.0.0.1" else (source, 0)
    try:
        return await asyncio.open_connection(host, int(port), local_addr=local, limit=limit)
    except OSError:
        if local is None:
            raise
        return await asyncio.open_connection(host, int(port), limit=limit)  # a system with only one such address


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    try:
        await writer.wait_closed()
    except OSError:
        pass


class Wire:
    """One WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, address: str, path: str, cookie: str = "", source: str = "127.0.0.1") -> Wire:
        reader, writer = await connection(address, source)
        nonce = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {nonce}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        try:
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
            head = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, OSError) as lost:
            await hang_up(writer)
            raise ClosedError(LOST) from lost
        except asyncio.CancelledError:
            writer.close()
            raise
        status = int(head.split(b" ", 2)[1])
        if status != 101:
            await hang_up(writer)
            raise TurnedAwayError(status)
        return cls(reader, writer)

    def send(self, data: bytes) -> None:
        """Bytes as they are: one frame, many, or half of one."""
        if self.writer.is_closing():
            raise ClosedError(LOST)
        self.writer.write(data)

    def say(self, kind: str, **fields: Any) -> None:
        self.send(frame(json.dumps({"type": kind, **fields}).encode()))

    async def hear(self) -> bytes:
        """The next message."""
        whole = b""
        while True:
            try:
                first, size = await self.reader.readexactly(2)
                if size == 126:
                    (size,) = struct.unpack("!H", await self.reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
                payload = await self.reader.readexactly(size)
            except (asyncio.IncompleteReadError, OSError) as lost:
                raise ClosedError(LOST) from lost
            opcode = first & 15
            if opcode == CLOSE:
                raise ClosedError(struct.unpack("!H", payload[:2])[0] if len(payload) > 1 else 1005)
            if opcode == PING:
                self.send(frame(payload, PONG))
            elif opcode != PONG:
                whole += payload
                if first & 0x80:
                    return whole

    async def close(self) -> None:
        await hang_up(self.writer)


class Answer:
    """What came back for a request."""

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def last(self) -> bool:
        """Whether nothing more comes over this connection."""
        return self.headers.get("connection", "").lower() == "close"

    def json(self) -> Any:
        return json.loads(self.body)


async def answer(reader: asyncio.StreamReader, method: str = "GET") -> Answer:
    """The next answer of a connection; raises :class:`ClosedError` if none comes."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split(" ", 2)[1])
        pairs = (line.partition(":") for line in head[1:] if line)
        headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
        if method == "HEAD" or status in (204, 304) or status < 200:
            return Answer(status, headers, b"")
        if "chunked" in headers.get("transfer-encoding", ""):
            return Answer(status, headers, await _chunks(reader))
        if "content-length" in headers:
            return Answer(status, headers, await reader.readexactly(int(headers["content-length"])))
        return Answer(status, {**headers, "connection": "close"}, await reader.read(_LONGEST_ANSWER))
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError) as lost:
        raise ClosedError(LOST) from lost


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    body = b""
    while True:
        size = int((await reader.readuntil(b"\r\n")).split(b";")[0], 16)
        body += (await reader.readexactly(size + 2))[:size]
        if not size:
            return body


async def ask(
    address: str, method: str, path: str, body: object = None, cookie: str = "", source: str = "127.0.0.1"
) -> Answer:
    """One request over a connection of its own."""
    reader, writer = await connection(address, source)
    content = b"" if body is None else json.dumps(body).encode()
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: {address}",
        "Connection: close",
        *([f"Cookie: {cookie}"] if cookie else []),
        *(["Content-Type: application/json", f"Content-Length: {len(content)}"] if body is not None else []),
    ]
    try:
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + content)
        return await answer(reader, method)
    finally:
        await hang_up(writer)
