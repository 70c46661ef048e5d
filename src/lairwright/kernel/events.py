"""What happened, as keys and numbers, never prose.

An event carries the seat it happened to, the cards it names and a mask of the seats that may know those cards. A seat
outside the mask still learns that something happened ("draws a Spell"), with the cards blanked.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from lairwright.kernel.views import UNKNOWN, Data

EVERYONE: Final = -1  #: The mask of an event whose cards are public.
HIDDEN: Final = -2  #: In place of a card: there is one, and the viewer may not know it.

#: What ``events`` is when nothing happened, or before anybody has asked; shared and never changed.
NO_EVENTS: Final[list[Event]] = []


@final
@mypyc_attr(acyclic=True)
class Event:
    """``kind`` is an index into the game's event names; ``card`` and ``other`` are card instances."""

    __slots__ = ("amount", "card", "kind", "mask", "other", "seat")

    def __init__(self, kind: i64, seat: i64, card: i64, other: i64, amount: i64, mask: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.card: i64 = card
        self.other: i64 = other
        self.amount: i64 = amount
        self.mask: i64 = mask

    def seen_by(self, viewer: int) -> Event:
        """The event as ``viewer`` may know it (-1 is a spectator)."""
        if self.mask == EVERYONE or (viewer >= 0 and self.mask >> viewer & 1):
            return self
        card = HIDDEN if self.card >= 0 else self.card
        other = HIDDEN if self.other >= 0 else self.other
        return Event(self.kind, self.seat, card, other, self.amount, self.mask)


@mypyc_attr(allow_interpreted_subclasses=True)
class Eventful:
    """The part of a game that notes what happens and reports it."""

    __slots__ = ("happened", "listening", "noted", "told")

    def __init__(self) -> None:
        #: Whether events are noted; switched off for playouts.
        self.listening: bool = True
        #: The events since the last choice that have already been read, see :attr:`events`; replaced, never changed in
        #: place.
        self.told: list[Event] = NO_EVENTS
        #: How many more there are: the first ones in ``noted``. The rest of that list is left over from earlier choices
        #: and gets overwritten, because most events are never read; reading them makes copies that stay.
        self.happened: i64 = 0
        self.noted: list[Event] = NO_EVENTS

    @abstractmethod
    def event_name(self, kind: i64) -> str:
        """The game's name for this kind of event."""

    @abstractmethod
    def card_id(self, card: i64) -> str:
        """The id of a card instance."""

    def emit(self, kind: i64, seat: i64, card: i64 = -1, other: i64 = -1, amount: i64 = 0, mask: i64 = -1) -> None:
        """Note an event. Callers check ``listening`` first, so that playouts don't build arguments for nothing."""
        noted = self.noted
        if self.happened < len(noted):
            event = noted[self.happened]
            event.kind = kind
            event.seat = seat
            event.card = card
            event.other = other
            event.amount = amount
            event.mask = mask
        elif noted:
            noted.append(Event(kind, seat, card, other, amount, mask))
        else:
            self.noted = [Event(kind, seat, card, other, amount, mask)]
        self.happened += 1
        self.noticed()

    def noticed(self) -> None:
        """Called after every noted event."""

    @property
    def events(self) -> list[Event]:
        """What happened since the last choice; safe to keep, because later events don't change it."""
        if self.happened:
            self.told = self.told + self.noted[: self.happened]
            self.noted = NO_EVENTS
            self.happened = 0
        return self.told or []

    def forget_events(self) -> None:
        """Start with no events: for a new choice, and for a table that no choice led to."""
        self.told = NO_EVENTS
        self.happened = 0

    def event_data(self, event: Event) -> Data:
        """Cards by id, ``?`` for a hidden one, ``None`` for none."""
        return {
            "kind": self.event_name(event.kind),
            "seat": event.seat if event.seat >= 0 else None,
            "card": self._event_card(event.card),
            "other": self._event_card(event.other),
            "amount": event.amount,
        }

    def _event_card(self, card: i64) -> str | None:
        if card == HIDDEN:
            return UNKNOWN
        return self.card_id(card) if card >= 0 else None
