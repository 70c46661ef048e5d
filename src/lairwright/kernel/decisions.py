"""A question to a seat, as the outside sees it.

Inside the engine an option is one packed integer, because random play and search look at millions of them. The
outside (clients, bots, records, tests) sees :class:`Decision` and :class:`Option`, made when asked for.
"""

from __future__ import annotations

from typing import final


@final
class Option:
    """One legal answer. ``key`` is its canonical text; ``card`` the id of the card it is about, if any."""

    __slots__ = ("card", "code", "index", "key", "seat")

    def __init__(self, seat: int, index: int, code: int, key: str, card: str) -> None:
        self.seat = seat
        self.index = index
        self.code = code
        self.key = key
        self.card = card

    def __repr__(self) -> str:
        return f"Option({self.seat}: {self.key})"


@final
class Decision:
    """An open question: whose, of what kind, with which complete set of legal options (never empty)."""

    __slots__ = ("kind", "options", "seat", "source")

    def __init__(self, seat: int, kind: str, source: str, options: list[Option]) -> None:
        self.seat = seat
        #: Message key of the prompt, for example ``build`` or ``target-room``.
        self.kind = kind
        #: The id of the card that asks, or an empty string.
        self.source = source
        self.options = options

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind}, {len(self.options)} options)"
