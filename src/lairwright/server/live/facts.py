"""What is stored about each change around a table. Anything else is not applied."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from lairwright.server.storage.store import StoredChange

Seat = Annotated[int, msgspec.Meta(ge=0)]
#: The hash of a seat's secret, see ``seats.hash_of``.
KeyHash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]

_KIND: Final = "kind"


class Fact(msgspec.Struct, tag_field=_KIND):
    """A change of one kind."""


class Opened(Fact, tag="opened"):
    """People by seat, name and key; the table that this one is the rematch of, or nothing."""

    people: list[tuple[Seat, str, KeyHash]]
    host: Seat
    after: str


class Joined(Fact, tag="joined"):
    seat: Seat
    name: str
    key: KeyHash


class Moved(Fact, tag="moved"):
    seat: Seat
    to: Seat


class Left(Fact, tag="left"):
    seat: Seat


class Back(Fact, tag="back"):
    seat: Seat


class Freed(Fact, tag="freed"):
    seat: Seat


class Filled(Fact, tag="filled"):
    seat: Seat
    bot: str


class Started(Fact, tag="started"):
    pass


class Stopping(Fact, tag="stops"):
    seat: Seat
    auto: bool
    hold: bool
    stops: list[str]


class Closed(Fact, tag="closed"):
    why: str


class Ended(Fact, tag="ended"):
    pass


class RematchOpened(Fact, tag="rematch"):
    table: str


AnyFact = Opened | Joined | Moved | Left | Back | Freed | Filled | Started | Stopping | Closed | Ended | RematchOpened


def fact_of(change: StoredChange) -> AnyFact:
    """What a stored change says; an error if it is damaged, or from a newer Lairwright."""
    data: dict[str, Any] = msgspec.json.decode(change.data, type=dict)
    return msgspec.convert({**data, _KIND: change.kind}, AnyFact)  # type: ignore[no-any-return]
