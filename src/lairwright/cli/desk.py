"""What the commands need from a game besides its engine and its voice: one object per game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from rich.console import Console

from lairwright.cli.table_view import TableView
from lairwright.kernel.game import Game
from lairwright.text.catalogue import Texts
from lairwright.text.voices import Reader


@dataclass(frozen=True)
class SetReport:
    """A home-made set that passed the check: its name and its contents."""

    id: str
    name: str
    census: str


@dataclass(frozen=True)
class Hints:
    """The messages that say what to type: after a word that needs an object, and in the list of commands."""

    why: str
    rule: str
    card: str
    #: In the order they are explained.
    typed: tuple[str, ...]


class Desk(ABC):
    """One game at the command line."""

    hints: Hints
    #: The tables in a set file that show it is for this game.
    set_tables: frozenset[str] = frozenset()

    @abstractmethod
    def view(self, console: Console, reader: Reader) -> TableView:
        """The table in a terminal, as one player sees it now."""

    @abstractmethod
    def is_named(self, game: Game, seat: int) -> bool:
        """Whether everybody knows what this player is called."""

    @abstractmethod
    def card_names(self, texts: Texts, game: Game) -> dict[str, tuple[str, ...]]:
        """The names of every card in a game by id, the one in this language first."""

    @abstractmethod
    def replay_lines(self, reader: Reader) -> list[str]:
        """The table at the end of a replay: one line per seat."""

    @abstractmethod
    def check_set(self, texts: Texts, path: str) -> SetReport:
        """Read a set file and deal games with it; anything wrong is raised as one sentence."""


def census(texts: Texts, prefix: str, kinds: dict[str, tuple[int, int]]) -> str:
    """``7 rooms (12 cards), 2 heroes``: how many different cards of each kind, and how many including copies."""
    parts = []
    for word, (different, copies) in kinds.items():
        if different:
            count = texts.say(f"{prefix}census-{word}", count=different)
            more = copies != different
            parts.append(texts.say("cli-census-copies", kind=count, count=copies) if more else count)
    return ", ".join(parts)
