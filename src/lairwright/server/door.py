"""The door: what we find out about every request before the application sees it.

Requests for a name that is not this server's are turned away. The caller's address is put where the application looks
for it, and so is whether the way to the browser is encrypted. Each address has an allowance of requests; opening a
socket counts as one, because everybody at its table is told who comes and goes.
"""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from lairwright.server.allowance import Allowances
from lairwright.server.callers import Names, Proxies, host_of, party
from lairwright.server.http import HEADERS
from lairwright.server.refusals import Denied, told
from lairwright.server.settings import ServerSettings
from lairwright.text.catalogue import ENGLISH, languages

_INTERFACE: Final = "api/"


class Door:
    """An ASGI application around another one."""

    def __init__(self, app: Any, settings: ServerSettings, requests: Allowances) -> None:
        self.app = app
        self.names = Names(settings.host, settings.hosts)
        self.proxies = Proxies(settings.proxies)
        self.requests = requests

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            self._check(scope)
        except Denied as problem:
            await _turn_away(scope, send, problem)
            return
        await self.app(scope, receive, send)

    def _check(self, scope: Any) -> None:
        headers = scope["headers"]
        host = host_of(headers)
        if host not in self.names:
            raise Denied("unknown-host", 421, host=host[:60])
        peer, port = scope["client"] or ("", 0)
        caller = party(self.proxies.client(peer, headers))
        scope["client"] = (caller, port)
        if self.proxies.secure(peer, headers):
            scope["scheme"] = {"http": "https", "ws": "wss"}.get(scope["scheme"], scope["scheme"])
        # However many slashes come first: routes ignore them.
        asks = scope["type"] == "websocket" or scope["path"].lstrip("/").startswith(_INTERFACE)
        if asks and not self.requests.take(caller, time.monotonic()):
            raise Denied("too-many-requests", 429)


async def _turn_away(scope: Any, send: Any, problem: Denied) -> None:
    if scope["type"] == "websocket":  # not accepted: the browser gets a status and no sentence in any case
        await send({"type": "websocket.close", "code": 1008})
        return
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [ENGLISH])[0]
    code, text, rule = told(problem, asked if asked in languages() else ENGLISH)
    body = msgspec.json.encode({"code": code, "text": text, "rule": rule})
    headers = {**HEADERS, "content-type": "application/json", "content-length": str(len(body))}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": problem.status, "headers": raw})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
