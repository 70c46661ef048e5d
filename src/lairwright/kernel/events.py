"""What happened, as keys and numbers; never prose.

An event carries the seat it happened to, the cards it names and a mask of the seats that may know those cards. A
seat outside the mask still learns that something happened ("draws a Spell"), with the cards blanked.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

EVERYONE: Final = -1  #: The mask of an event whose cards are public.
HIDDEN: Final = -2  #: In place of a card: there is one, and the viewer may not know it.


@final
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
