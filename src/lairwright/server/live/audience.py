"""Everybody looking at a table: connections, which people are here, and what still has to be sent to whom.

A connection is never sent more than it can take: we only note that something has changed, and send the newest state
once it can take one, with the log of everything in between. What several connections see alike is made once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from lairwright.server.protocol import Language, Refused, ServerMessage

if TYPE_CHECKING:
    from lairwright.server.live.table import LiveTable

_ENCODER: Final = msgspec.json.Encoder()
#: With more answers than this waiting, a client that doesn't read them is disconnected.
_MOST_WAITING: Final = 200

#: Reasons to close a connection, as WebSocket codes.
GOING_AWAY: Final = 1001
TOO_MUCH: Final = 1008
AGAIN: Final = 1012
NOT_ALLOWED: Final = 4403


def encoded(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message)


class Listener:
    """One connection to a table."""

    def __init__(self, table: LiveTable, seat: int | None, language: Language, address: str = "") -> None:
        self.table = table
        self.address = address
        self.seat = seat
        self.language: Language = language
        #: The code to close the connection with, once everything has been sent.
        self.closing: int | None = None
        #: Up to which move the log was sent, and how often something had been taken back then; -1: nothing yet.
        self.seen = -1
        self.turned_back = -1
        self._answers: deque[bytes] = deque()
        self._info_due = False
        self._state_due = False
        self._wake = asyncio.Event()

    def tell(self, message: ServerMessage) -> None:
        """Something for this connection alone."""
        if len(self._answers) >= _MOST_WAITING:
            self.close(TOO_MUCH)
            return
        self._answers.append(encoded(message))
        self._wake.set()

    def refuse(self, code: str, text: str, rule: str, about: str, nearest: str = "") -> None:
        self.tell(Refused(code=code, text=text, rule=rule, about=about, nearest=nearest))

    def info_due(self) -> None:
        """The table itself has changed."""
        self._info_due = True
        self._wake.set()

    def state_due(self, fresh: bool = False) -> None:
        """The game has changed; ``fresh`` to send the whole log again."""
        self._state_due = True
        if fresh:
            self.seen = -1
        self._wake.set()

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
        self._wake.set()

    async def frames(self) -> list[bytes]:
        """What to send now; waits until there is something. Nothing means that the connection should be closed."""
        while True:
            found = list(self._answers)
            self._answers.clear()
            if self.closing is not None:
                return found
            if self._state_due and self.table.may_show(self):
                self._state_due = False
                found += self.table.state_frames(self)
            if self._info_due:  # after the state: nobody hears that a game is over before seeing its end
                self._info_due = False
                found.append(self.table.info_frame(self))
            if found:
                return found
            self._wake.clear()
            await self._wake.wait()


class Audience:
    """All connections of one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    @property
    def here(self) -> set[int]:
        """The seats whose players are connected, with any number of devices."""
        return {listener.seat for listener in self.listeners if listener.seat is not None}

    @property
    def spectators(self) -> int:
        return sum(1 for listener in self.listeners if listener.seat is None)

    def of(self, seat: int | None) -> Iterable[Listener]:
        return [listener for listener in self.listeners if listener.seat == seat]

    def table_changed(self) -> None:
        for listener in self.listeners:
            listener.info_due()

    def game_changed(self) -> None:
        for listener in self.listeners:
            listener.state_due()
