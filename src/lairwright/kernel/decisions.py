"""A question to a seat, as the outside sees it.

Inside the engine an option is one packed integer, because random play and search go through millions of them. The
outside (clients, bots, records, tests) sees :class:`Decision` and :class:`Option`, which are made on request; an option
works out its value and its key only when they are read.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from lairwright.kernel.choices import Choice, Codebook


@final
@mypyc_attr(acyclic=True)
class Option:
    """One legal answer for one seat."""

    __slots__ = ("book", "code", "index", "seat")

    def __init__(self, seat: i64, index: i64, code: i64, book: Codebook) -> None:
        self.seat: i64 = seat
        self.index: i64 = index
        #: The packed integer; the game's ``options`` module knows what it means.
        self.code: i64 = code
        self.book: Codebook = book

    @property
    def choice(self) -> Choice:
        """What is chosen, with named fields."""
        return self.book.value(self.code)

    @property
    def key(self) -> str:
        """Its canonical text."""
        return self.book.key(self.code)

    @property
    def card(self) -> str:
        """The id of the card it is about, or an empty string."""
        return self.book.card(self.code)

    def __repr__(self) -> str:
        return f"Option({self.seat}: {self.key})"


@final
@mypyc_attr(acyclic=True)
class Decision:
    """An open question: whose it is, its kind, and all its legal options (never none)."""

    __slots__ = ("_menu", "_options", "book", "kind", "seat", "source")

    def __init__(self, seat: i64, kind: str, source: str, menu: list[i64], book: Codebook) -> None:
        self.seat: i64 = seat
        #: Message key of the prompt, for example ``build`` or ``target-room``.
        self.kind: str = kind
        #: The id of the card that asks, or an empty string.
        self.source: str = source
        self._menu: list[i64] = menu
        self.book: Codebook = book
        self._options: list[Option] | None = None

    @property
    def options(self) -> list[Option]:
        """Every legal answer."""
        made = self._options
        if made is None:
            made = [Option(self.seat, index, code, self.book) for index, code in enumerate(self._menu)]
            self._options = made
        return made

    @property
    def keys(self) -> list[str]:
        return list(self.book.keys(self._menu))

    def offers(self, kind: type[Choice]) -> bool:
        """Whether any option is of this kind."""
        found = self.book.by_value.get(kind)
        return found is not None and any(self.book.kind_of(code) == found.number for code in self._menu)

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind}, {len(self._menu)} options)"
