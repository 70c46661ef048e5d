"""What each game says: a voice per game, and the reader it makes for one viewer of one table.

Code that speaks about all games (command line, server) has a :class:`Voice` for what can be said without a table, and a
:class:`Reader` for the rest. A reader is bound to a game at one moment and to one viewer; only a game's own reader
knows its class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from lairwright.games import game_kind
from lairwright.kernel.choices import Choice
from lairwright.kernel.decisions import Decision
from lairwright.kernel.game import Game
from lairwright.text.advice import Why, why_phrase
from lairwright.text.catalogue import Texts
from lairwright.text.listing import ListedCard
from lairwright.text.names import Names
from lairwright.text.phrases import slug

Event = Mapping[str, object]
#: A view; only a game's own code knows its form.
View = dict[str, Any]


class Reader(ABC):
    """The sentences of one game for one viewer, as the table is now."""

    def __init__(self, game: Game, view: View, names: Names) -> None:
        self.game = game
        #: What the viewer may know.
        self.view = view
        #: What players and cards are called for this viewer.
        self.names = names

    def table_lines(self) -> list[str]:
        """The table in sentences, for people who can't see a picture of it."""
        return []

    def event_lines(self, events: Sequence[Event]) -> list[str]:
        """The log for entries of ``game.visible_events(viewer)``."""
        return [line for line, _ in self.event_spans(events)]

    @abstractmethod
    def event_spans(self, events: Sequence[Event]) -> list[tuple[str, int]]:
        """The log, with the number of events that each line covers."""

    @abstractmethod
    def prompt_text(self, decision: Decision) -> str:
        """The question in one sentence."""

    @abstractmethod
    def option_phrase(self, choice: Choice, kind: str) -> str:
        """An option in words; ``kind`` is the kind of the decision it answers."""

    def why_phrase(self, why: Why) -> str:
        """One of an adviser's reasons as part of a sentence; games with reasons of their own override this."""
        return why_phrase(why, self.names)

    @abstractmethod
    def winners_text(self) -> str:
        """Who won, when the game is over."""

    @abstractmethod
    def standing_lines(self) -> list[str]:
        """The final ranking, from best to worst."""


class Voice(ABC):
    """How one game speaks."""

    #: Events that the log leaves out, because readers don't need them.
    silent: frozenset[str] = frozenset()
    #: The prefix of the game's own message ids.
    prefix: str = ""

    @abstractmethod
    def reader(self, texts: Texts, game: Game, viewer: int | None, view: View | None = None) -> Reader:
        """The game as a viewer reads it now: a seat, or ``None``. Pass the view if you already have it."""

    @abstractmethod
    def prompt_rule(self, kind: str) -> str:
        """The ID of the rule behind this kind of question, or an empty string."""

    def reason_text(self, texts: Texts, code: str) -> str:
        """One sentence for a code from ``game.why_not``; some codes mean the same in every game."""
        own = f"{self.prefix}reason-{code}"
        return texts.say(own if texts.has(own) else f"reason-{code}")

    def outcome_text(self, texts: Texts, reason: str) -> str:
        """How a game ended, from the reason in its outcome."""
        return texts.say(f"{self.prefix}outcome-{reason}")

    def phase_text(self, texts: Texts, phase: str) -> str:
        """A phase, by the name it has in views."""
        return texts.say(f"{self.prefix}phase-{phase}")

    def about_preset(self, texts: Texts, name: str) -> str:
        """What a rules preset is."""
        return texts.say(f"{self.prefix}about-preset-{name}")

    def about_option(self, texts: Texts, name: str) -> str:
        """What a rules option decides."""
        return texts.say(f"{self.prefix}about-option-{slug(name)}")

    def listed_cards(self, texts: Texts, set_name: str) -> list[ListedCard]:
        """The cards of a shipped set or a set file; a game without cards has none."""
        return []


def voice_for(name: str) -> Voice:
    """The voice of the game with this name."""
    part = game_kind(name).voice
    voice = part.load("voice", name)
    if not isinstance(voice, Voice):
        raise part.misfit("voice", name)
    return voice


def voice_of(game: Game) -> Voice:
    return voice_for(game.config.game)
