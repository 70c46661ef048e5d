"""What the commands need of a game beside its engine and its voice: one object per game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from rich.console import Console

from lairwright.cli.table_view import TableView
from lairwright.text.catalogue import Texts
from lairwright.text.listing import ListedCard
from lairwright.text.voices import G, Voice


@dataclass(frozen=True)
class SetReport:
    """A home-made set that is fine: what it is called and what is in it."""

    id: str
    name: str
    census: str


@dataclass(frozen=True)
class Hints:
    """The messages that say what to type: after a word without its object, and in the list of commands."""

    why: str
    rule: str
    card: str
    #: In the order in which they are explained.
    typed: tuple[str, ...]


class Desk(ABC, Generic[G]):
    """One game at the command line."""

    voice: ClassVar[Voice[Any, Any]]
    hints: ClassVar[Hints]
    #: The first words of its option keys: a line that begins with one is meant as a choice.
    key_words: ClassVar[tuple[str, ...]]
    #: Tables of a set file by which it is known to be for this game.
    set_tables: ClassVar[frozenset[str]]

    # -- playing ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, console: Console, texts: Texts) -> TableView[G, Any]:
        """The table in a terminal."""

    @abstractmethod
    def is_named(self, game: G, seat: int) -> bool:
        """Whether everybody knows what this player is called."""

    @abstractmethod
    def card_names(self, texts: Texts, game: G) -> dict[str, tuple[str, ...]]:
        """The names of every card in a game, by id, the one in this language first."""

    @abstractmethod
    def replay_lines(self, texts: Texts, game: G, viewer: int | None) -> list[str]:
        """How the table stands at the end of a replay: a line for each seat."""

    # -- card sets -------------------------------------------------------------------------------------------------

    @abstractmethod
    def shipped_sets(self) -> list[str]:
        """The ids of the sets that come with the game."""

    @abstractmethod
    def cards(self, texts: Texts, set_name: str) -> list[ListedCard]:
        """The cards of a shipped set or of a set file."""

    @abstractmethod
    def check_set(self, texts: Texts, path: str) -> SetReport:
        """Read a set file and deal games with it; what is wrong is raised as one sentence."""


def census(texts: Texts, prefix: str, kinds: dict[str, tuple[int, int]]) -> str:
    """``7 rooms (12 cards), 2 heroes``: by kind, how many different cards and how many with all copies."""
    parts = []
    for word, (different, copies) in kinds.items():
        if different:
            count = texts.say(f"{prefix}census-{word}", count=different)
            more = copies != different
            parts.append(texts.say("cli-census-copies", kind=count, count=copies) if more else count)
    return ", ".join(parts)
