"""Who sits at a table: a fold over the stored changes, from the opening to the end.

A change is applied here and nowhere else, when it happens and when a table is read again. Whether something may happen
is checked first (``check_…``); a refusal changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, assert_never

import msgspec

from lairwright.server.live import facts
from lairwright.server.live.facts import fact_of
from lairwright.server.protocol import SetStops, Settings, Stage
from lairwright.server.refusals import Denied
from lairwright.server.storage.store import StoredChange

OPENED: Final = "opened"
JOINED: Final = "joined"
MOVED: Final = "moved"
LEFT: Final = "left"
BACK: Final = "back"
FREED: Final = "freed"
FILLED: Final = "filled"
STARTED: Final = "started"
STOPS: Final = "stops"
CLOSED: Final = "closed"
ENDED: Final = "ended"
REMATCH: Final = "rematch"


@dataclass
class Place:
    """A seat: free, a person's (with the hash of the secret) or a bot's."""

    name: str = ""
    key_hash: str = ""
    bot: str = ""
    #: The person has left a running game; the seat is still theirs if they come back.
    left: bool = False
    stops: SetStops = field(default_factory=SetStops)

    @property
    def person(self) -> bool:
        return bool(self.key_hash)

    @property
    def free(self) -> bool:
        return not self.key_hash and not self.bot


class Lobby:
    """The seats and the stage of one table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.places = [Place() for _ in range(settings.seats)]
        self.stage: Stage = "gathering"
        #: Whether a game was dealt.
        self.started = False
        self.host = 0
        self.rematch = ""
        #: The table this one is the rematch of, or nothing.
        self.after = ""
        #: Closed before its end: why (``absent``, ``abandoned``), or nothing.
        self.closed = ""
        #: How many changes there were.
        self.number = 0

    # -- looking -----------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.person]

    @property
    def bots(self) -> dict[int, str]:
        return {seat: place.bot for seat, place in enumerate(self.places) if place.bot}

    @property
    def free(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.free]

    @property
    def key_hashes(self) -> dict[int, str]:
        return {seat: place.key_hash for seat, place in enumerate(self.places) if place.person}

    # -- asking ------------------------------------------------------------------------------------

    def check_gathering(self) -> None:
        if self.stage == "over":
            raise Denied("table-over")
        if self.stage == "playing":
            raise Denied("already-started")

    def check_host(self, seat: int | None) -> None:
        if seat is None:
            raise Denied("not-seated", 403)
        if seat != self.host:
            raise Denied("not-host", 403)

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.places):
            raise Denied("no-such-seat", 404, seat=str(seat), last=str(len(self.places) - 1))

    def check_free(self, seat: int | None) -> int:
        """The seat to sit down at: the named one or the first."""
        self.check_gathering()
        if seat is None:
            if not self.free:
                raise Denied("table-full")
            return self.free[0]
        self.check_seat(seat)
        if not self.places[seat].free:
            raise Denied("seat-taken", seat=str(seat + 1))
        return seat

    def check_start(self, seat: int | None) -> None:
        self.check_host(seat)
        self.check_gathering()
        if self.free:
            raise Denied("seats-free", count=str(len(self.free)))

    # -- changing ----------------------------------------------------------------------------------

    def change(self, at: float, kind: str, ahead: int = 0, **data: Any) -> StoredChange:
        """The next change, to be stored and then applied; ``ahead`` is how many others come before it."""
        return StoredChange(self.number + 1 + ahead, at, kind, msgspec.json.encode(data).decode())

    def apply(self, change: StoredChange) -> None:
        """What a stored change does to the seats."""
        fact = fact_of(change)
        self.number = change.number
        match fact:
            case facts.Opened():
                self._open(fact)
            case facts.Joined():
                self.places[fact.seat] = Place(fact.name, fact.key)
                if not self.places[self.host].person:
                    self.host = fact.seat
            case facts.Moved():
                self.places[fact.to], self.places[fact.seat] = self.places[fact.seat], Place()
                if self.host == fact.seat:
                    self.host = fact.to
            case facts.Left():
                if self.stage == "gathering":
                    self._free(fact.seat)
                else:
                    self.places[fact.seat].left = True
            case facts.Back():
                self.places[fact.seat].left = False
            case facts.Freed():
                self._free(fact.seat)
            case facts.Filled():
                self.places[fact.seat] = Place(bot=fact.bot)
            case facts.Started():
                self.stage = "playing"
                self.started = True
            case facts.Stopping():
                self.places[fact.seat].stops = SetStops(auto=fact.auto, hold=fact.hold, stops=fact.stops)
            case facts.Closed():
                self.stage = "over"
                self.closed = fact.why
            case facts.Ended():
                self.stage = "over"
            case facts.RematchOpened():
                self.rematch = fact.table
            case _:
                assert_never(fact)

    def _open(self, fact: facts.Opened) -> None:
        for seat, bot in self.settings.bots.items():
            self.places[seat] = Place(bot=bot)
        for seat, name, key_hash in fact.people:
            self.places[seat] = Place(name, key_hash)
        if not self.places[fact.host].person:
            raise ValueError("nobody sits where the host does")
        self.host = fact.host
        self.after = fact.after

    def _free(self, seat: int) -> None:
        self.places[seat] = Place()
        if self.host == seat and self.people:
            self.host = self.people[0]
