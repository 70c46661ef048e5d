"""The socket between a page and its server, where the test can hold back, change and cut off messages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from lairwright.server.protocol import VERSION
from tests.browser.playing import until

Data = dict[str, Any]


class Wire:
    """Everything between one page and the real server; it has to be set up before the page opens its table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        #: What the page has sent, whether or not it was let through.
        self.sent: list[Data] = []
        #: Types of messages that aren't let through, from the page and from the server.
        self.held_up: set[str] = set()
        self.held_down: set[str] = set()
        #: The server's messages that were held back.
        self.kept: list[Data] = []
        #: How the server's messages are changed before the page gets them.
        self.change: Callable[[Data], Data] = lambda message: message
        self.opened = 0
        self._page_end: WebSocketRoute | None = None
        self._server_end: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self._open)

    def _open(self, page_end: WebSocketRoute) -> None:
        server_end = page_end.connect_to_server()
        self._page_end, self._server_end = page_end, server_end
        self.opened += 1

        def up(frame: str | bytes) -> None:
            message: Data = json.loads(frame)
            self.sent.append(message)
            if message["type"] not in self.held_up:
                server_end.send(frame)

        def down(frame: str | bytes) -> None:
            message: Data = json.loads(frame)
            if message["type"] in self.held_down:
                self.kept.append(message)
            else:
                page_end.send(json.dumps(self.change(message)))

        page_end.on_message(up)
        server_end.on_message(down)

    def say(self, message: Data) -> None:
        """Let the page receive something the server hasn't sent."""
        assert self._page_end is not None
        self._page_end.send(json.dumps(message))

    def release(self) -> None:
        """Let through the server's messages that were held back, and whatever follows."""
        self.held_down.clear()
        kept, self.kept = self.kept, []
        for message in kept:
            self.say(self.change(message))

    def cut(self) -> None:
        """As if the network had gone for a moment; held-back messages are lost, and no more are held back."""
        assert self._page_end is not None
        assert self._server_end is not None
        self.held_up.clear()
        self.held_down.clear()
        self.kept.clear()
        self._server_end.close(code=3001)
        self._page_end.close(code=3001)

    def said(self, kind: str) -> list[Data]:
        return [message for message in self.sent if message["type"] == kind]

    def heard(self, kind: str, count: int = 1) -> None:
        """Wait until the page has sent this many messages of a kind."""
        until(self.page, lambda: len(self.said(kind)) >= count, f"{count} {kind} said")


# -- what a server might say ------------------------------------------------------------------------------------------


def without_a_table(message: Data) -> Data:
    """A state that no board can be drawn from."""
    if message["type"] == "state":
        return {**message, "view": {"asked": message["view"]["asked"]}}
    return message


def renewed(message: Data) -> Data:
    """What a later server would begin with, before going on with things this page can't read."""
    if message["type"] == "welcome":
        return {**message, "version": VERSION + 1}
    return {"type": message["type"], "meaning": "something else"}
