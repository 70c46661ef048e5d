"""Bad requests without end, from a seed: wrong in what they ask for, or in the very bytes of HTTP."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Final

from tests.server.nonsense import NUMBERS, STRINGS, Nonsense

_ROUTES: Final = (
    "/",
    "/t/{t}",
    "/api/games",
    "/api/cards",
    "/api/rules",
    "/api/lessons",
    "/api/lessons/lure",
    "/api/health",
    "/api/tables",
    "/api/tables/{t}",
    "/api/tables/{t}/seats",
    "/api/tables/{t}/claim",
    "/api/tables/{t}/record",
    "/api/tables/{t}/fairness",
    "/api/tables/{t}/replay",
    "/ws/{t}",
    "/assets/none.js",
)
_NAMES: Final = (
    "nothing",
    "%00",
    "..",
    "%2e%2e",
    "a" * 300,
    "%ff%fe",
    "%C4%85",
    "%",
    "%zz",
    "'",
    "*",
    "{t}",
    "-1",
    "a/b",
    ";x",
)
_QUERIES: Final = (
    "",
    "lang=en",
    "lang=xx",
    "lang=",
    "lang=pl&lang=xx",
    "lang=%ff",
    "game=",
    "game=nothing",
    "game=boss-monster",
    "at=-1&seat=0",
    "at=99999999999999999999",
    "at=1e9&seat=NaN",
    "seat=-99999999",
    "seat=%D9%A3",
    "at=",
    "=",
    "&&&",
    "a" * 3000,
    "%",
    "key=" + "x" * 200,
)
_METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW")
#: Where something may be posted.
_POSTED: Final = ("/seats", "/claim", "/tables", "/lure")
_HEADERS: Final = (
    "Cookie: lair_{t}=",
    "Cookie: lair_{t}=" + "x" * 2000,
    "Cookie: ;;;=;=",
    "Cookie: " + "; ".join(f"lair_{n}=x" for n in range(100)),
    "Cookie: lair_{t}=\xff\xfe",
    "Origin: https://evil.example",
    "Origin: null",
    "Origin: ://",
    "Accept-Encoding: gzip;q=x",
    "If-None-Match: " + "x" * 500,
    "Content-Type: text/plain",
    "Content-Type: multipart/form-data; boundary=",
    "Content-Encoding: gzip",
    "X-Forwarded-For: 1.2.3.4, \xff",
    "X-Forwarded-Proto: https",
    "X-Forwarded-Host: evil.example",
    "Forwarded: for=x;;;",
    "Expect: 200-maybe",
    "Range: bytes=9-1",
    "Upgrade: websocket",
    "Upgrade: h2c",
    "X: " + "y" * 3000,
)
_HOSTS: Final = (
    "{h}",
    "{h}",
    "{h}",
    "{h}",
    "evil.example",
    "localhost",
    "[::1]",
    "a" * 300,
    "127.0.0.1:99999",
    "{h}@evil",
)


class Requests:
    """Requests for one address: ``clean`` ones may follow each other over a connection, ``rough`` ones end it."""

    def __init__(self, dice: random.Random, host: str, tables: list[str]) -> None:
        self.dice = dice
        self.host = host
        self.tables = tables
        self._talk = Nonsense(dice)

    def _fit(self, text: str) -> str:
        table = self.dice.choice(self.tables) if self.tables and self.dice.random() < 0.7 else "nothing"
        return text.replace("{t}", table).replace("{h}", self.host)

    def _target(self) -> str:
        dice = self.dice
        path = dice.choice(_ROUTES)
        if dice.random() < 0.3:
            path = path.replace("{t}", dice.choice(_NAMES))
        if dice.random() < 0.1:
            path += dice.choice(("/", "//", "/x", "?", "#", "%2f", ".."))
        query = dice.choice(_QUERIES)
        return self._fit(path + ("?" + query if query else ""))

    def _body(self) -> bytes:
        dice = self.dice
        roll = dice.random()
        if roll < 0.2:
            return b""
        if roll < 0.5:
            return self._settings()
        if roll < 0.6:
            return self._talk.cut(self._settings())
        if roll < 0.7:
            return self._talk.nested()
        if roll < 0.8:
            return self._talk.noise()
        if roll < 0.9:
            name = json.dumps(dice.choice(STRINGS))
            return f'{{"name":{name},"seat":{dice.choice(NUMBERS)}}}'.encode("utf-8", "surrogatepass")
        if roll < 0.97:
            return f'{{"key":{self._talk.value("key")}}}'.encode("utf-8", "surrogatepass")
        return dice.choice((b"x", b" ", b"[", b"\0")) * dice.choice((16_384, 16_385, 40_000))

    def _settings(self) -> bytes:
        """A table that can't be opened: at least one thing about it is wrong."""
        dice = self.dice
        fields = {"game": json.dumps(dice.choice(("boss-monster", "castle-raid", "nothing"))), "seats": "3"}
        names = ("game", "seats", "preset", "sets", "variants", "options", "bots", "clock", "public", "absence", "x")
        for name in dice.sample(names, dice.randrange(1, 4)):
            value = self._talk.value(name)
            if name == "options":
                value = f"{{{json.dumps(dice.choice(STRINGS))}:{value}}}"
            elif name == "bots":
                value = f'{{"{dice.choice(("0", "1", "-1", "9", "x", "9" * 30))}":{value}}}'
            elif name == "clock":
                value = f'{{"per_choice":{value},"bank":{self._talk.value("")}}}'
            elif name in ("sets", "variants"):
                value = f"[{value}]"
            fields[name] = value
        inner = ",".join(f'"{name}":{value}' for name, value in fields.items())
        return f'{{"name":{json.dumps(dice.choice(STRINGS))},"settings":{{{inner}}}}}'.encode("utf-8", "surrogatepass")

    def clean(self) -> bytes:
        """A request whose frame is right, whatever is in it."""
        dice = self.dice
        target = self._target()
        right = "POST" if target.partition("?")[0].endswith(_POSTED) and dice.random() < 0.8 else "GET"
        method = right if dice.random() < 0.9 else dice.choice(_METHODS)
        lines = [f"{method} {target} HTTP/1.1", "Host: " + self._fit(dice.choice(_HOSTS))]
        lines += [self._fit(dice.choice(_HEADERS[:-3])) for _ in range(dice.randrange(3))]
        body = b"" if method == "GET" and dice.random() < 0.9 else self._body()
        if body or method != "GET":
            lines.append(f"Content-Length: {len(body)}")
        return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1", "replace") + body

    def rough(self) -> bytes:
        """A request that cannot be read to its end, or not at all."""
        dice = self.dice
        path = self._fit(dice.choice(("/api/tables", "/api/tables/{t}/seats", "/api/tables/{t}/claim", "/api/health")))
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\n".encode()
        ways: tuple[Callable[[], bytes], ...] = (
            lambda: head + b"Content-Length: -1\r\n\r\n",
            lambda: head + b"Content-Length: x\r\n\r\n",
            lambda: head + b"Content-Length: 99999999999999999999999\r\n\r\nabc",
            lambda: head + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
            lambda: head + b"Content-Length: 3, 4\r\n\r\nabcd",
            lambda: head + b"Content-Length: 20000000\r\n\r\n" + b"x" * 5000,
            lambda: head + b"Content-Length: 100\r\n\r\n" + b'{"name":',  # and gone in the middle
            lambda: head + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            lambda: head + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n",
            lambda: head + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nabc",
            lambda: head + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n",
            lambda: head + b"Transfer-Encoding: chunked\r\n\r\n5\r\nab",
            lambda: (
                head + b"Transfer-Encoding: chunked\r\n\r\n" + b"2\r\n{}\r\n" * dice.randrange(1, 50) + b"0\r\n\r\n"
            ),
            lambda: head + b"Transfer-Encoding: x, chunked, x\r\n\r\n0\r\n\r\n",
            lambda: head[: dice.randrange(1, len(head))],
            lambda: b"GET " + b"/" + b"a" * dice.choice((9000, 70_000)) + b" HTTP/1.1\r\n\r\n",
            lambda: b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
            lambda: b"GET / HTTP/1.1\r\n\r\n",  # no host
            lambda: b"GET /\r\n\r\n",
            lambda: b"GET http://evil.example/api/health HTTP/1.1\r\nHost: evil.example\r\n\r\n",
            lambda: b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
            lambda: b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
            lambda: b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
            lambda: b"GET / HTTP/1.1\r\nA\0B: x\r\n\r\n",
            lambda: b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 2000 + b"\r\n",
            lambda: b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            lambda: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + dice.randbytes(100),  # TLS
            lambda: dice.randbytes(dice.randrange(1, 300)),
            lambda: self._talk.cut(self.clean()),
            lambda: self._handshake(),
        )
        return dice.choice(ways)()

    def _handshake(self) -> bytes:
        """A WebSocket that begins wrongly."""
        dice = self.dice
        lines = [
            f"{dice.choice(('GET', 'POST', 'HEAD'))} {self._fit('/ws/{t}')} HTTP/1.1",
            f"Host: {self.host}",
            dice.choice(("Upgrade: websocket", "Upgrade: x", "Upgrade: websocket, x", "X: x")),
            dice.choice(("Connection: Upgrade", "Connection: close", "X: x")),
            dice.choice(("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Key: x", "X: x")),
            dice.choice(("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 8", "X: x")),
            dice.choice(("Sec-WebSocket-Protocol: " + "a," * 200, "Sec-WebSocket-Extensions: x; y=z", "X: x")),
            dice.choice(("Origin: https://evil.example", "X: x")),
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()
