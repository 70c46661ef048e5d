"""What a registration says: a game's engine, and where the rest of the game is found.

The engine is here, ready to be called. What lives in higher layers (voice, wording, desk, bots) is only named, because
imports point downwards and the engine has to run on the standard library alone: a :class:`Part` is loaded when its
layer first asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Final, final

from lairwright.kernel.arguments import quoted
from lairwright.kernel.config import Config
from lairwright.kernel.errors import LairwrightError
from lairwright.kernel.game import Game
from lairwright.kernel.reading import Fields
from lairwright.kernel.rules import RuleSet, Seats

#: Is shown the table in the middle of a choice, see ``Game.watcher``.
Watcher = Callable[[Game], None]


class PartError(LairwrightError):
    """A registration names something that is not there, or is not what it should be."""


@final
class Part:
    """A part of a game that lives in a higher layer: ``lairwright.text.dungeon.voice:VOICE``."""

    __slots__ = ("_found", "place")

    def __init__(self, place: str) -> None:
        self.place = place
        self._found: object = None

    def __repr__(self) -> str:
        return f"Part({self.place!r})"

    def load(self, part: str = "", game: str = "") -> object:
        """What the name leads to. The caller knows what it has to be, and checks.

        Complaints say which part of which game it is. Whatever the module does when it is imported becomes one.
        """
        if self._found is None:
            whose = f"the {part} of {game!r}: " if part else ""
            module, _, name = self.place.partition(":")
            try:
                self._found = getattr(import_module(module), name, None)
            except (Exception, SystemExit) as problem:
                raise PartError(f"{whose}{self.place} cannot be imported ({failure(problem)})") from problem
            if self._found is None:
                raise PartError(f"{whose}there is no {name or 'name after a colon'!r} in {module}: {self.place}")
        return self._found

    def misfit(self, expected: str, game: str) -> PartError:
        """The error for a part that turned out to be something else."""
        return PartError(f"the {expected} of {game!r}: {self.place} is not a {expected}: {quoted(self._found)}")


def failure(problem: BaseException) -> str:
    """What went wrong in a module that could not be imported, on one line."""
    if isinstance(problem, SystemExit):
        return f"it ends the program: sys.exit({'' if problem.code is None else quoted(problem.code)})"
    said = " ".join(str(problem).split())
    return said if isinstance(problem, PartError) else f"{type(problem).__name__}: {said}"


#: These work for any game.
PLAIN_LORE: Final = Part("lairwright.bots.lore:PLAIN")
PLAIN_WORDING: Final = Part("lairwright.server.words.wording:Wording")
PLAIN_DESK: Final = Part("lairwright.cli.plain:PLAIN")


@dataclass(frozen=True, kw_only=True)
class Wait:
    """Something of a game's own that scenarios can wait for and stop at, besides phases and rounds."""

    #: How it is written: ``hero ID in N``. ``ID`` stands for a card and ``N`` for a number, if it has them.
    form: str
    #: The event it begins with. If the form names a card, that is the card of the event.
    event: str
    #: Whether it is so now, for that card and that number (``""`` and 0 if the form has none).
    holds: Callable[[Game, str, int], bool]
    #: The kind of card that may be named.
    card: str = ""
    #: The lowest and the highest number, and what is said of others: "rooms are counted from the boss".
    least: int = 1
    most: int = 99
    counted: str = "expected a number"


@dataclass(frozen=True, kw_only=True)
class Labels:
    """The messages with which the lobby, the gallery and the rules name a game and its parts: mostly message ids by
    word."""

    #: Its name; the attribute ``.about`` says what it is.
    game: str
    presets: Mapping[str, str]
    #: Presets and sets of our own; the others were printed.
    own_presets: frozenset[str] = frozenset()
    variants: Mapping[str, str] = field(default_factory=dict)
    sets: Mapping[str, str] = field(default_factory=dict)
    own_sets: frozenset[str] = frozenset()
    #: In the order they have in a round; the engine may number them differently.
    phases: Mapping[str, str]
    #: The sections of the rule book, by the rules' IDs without their numbers, and those that contain examples.
    sections: Mapping[str, str] = field(default_factory=dict)
    examples: frozenset[str] = frozenset()
    #: The kinds of cards whose names mean nothing else in the rule book: rules that name such a card are shown with it.
    named_cards: frozenset[str] = frozenset()
    #: The words that its glossary explains, in this order; the attribute ``.about`` says what one means.
    glossary: tuple[str, ...] = ()


def _no_kinds(game: Game) -> dict[str, str]:
    return {}


def _no_cards() -> dict[str, list[str]]:
    return {}


def _no_sets() -> Sequence[str]:
    return ()


@dataclass(frozen=True, kw_only=True)
class GameKind:
    """One game with all its parts: its registration, and what code that handles all games sees of it."""

    name: str
    #: The numbers of players with its own sets and without variants; :meth:`seats_for` knows them for all others.
    fewest_seats: int
    most_seats: int
    #: The same with other sets, if they may differ.
    set_seats: Callable[[tuple[str, ...]], Seats] | None = None
    #: The card sets it uses unless others are named.
    default_sets: tuple[str, ...] = ()
    #: One of its presets is called ``default``.
    rules: RuleSet
    preset_notes: dict[str, str]
    #: The names of its phases, in the order of the numbers in its phase events.
    phases: tuple[str, ...]
    #: The names of its events, and of the ways it can end.
    events: tuple[str, ...]
    endings: tuple[str, ...]
    #: The form of each event (``lured HERO SEAT``), and the places where its views have texts (``town.* HERO``).
    event_forms: tuple[str, ...]
    view_forms: tuple[str, ...] = ()
    #: The kinds of its questions, and the highest position a key can name.
    questions: tuple[str, ...]
    most_places: int = 0
    #: Where a scenario starts if it doesn't say.
    default_start: str
    #: The keys of doing nothing in particular: what scenarios choose while they wait for something.
    idle: tuple[str, ...] = ("pass", "decline", "keep")
    #: What else they can wait for.
    waits: tuple[Wait, ...] = ()
    #: A new game, run to its first question, with or without events.
    new: Callable[[Config, bool], Game]
    #: The game a snapshot was taken from.
    restore: Callable[[object], Game]
    #: A table as a scenario describes it: configuration, start, seats, what they share, where that is written, and who
    #: watches it from the beginning.
    stage: Callable[[Config, str, list[Fields], Fields, str, Watcher | None], Game]
    #: The ids of all the cards in a game, each with its kind.
    card_kinds: Callable[[Game], dict[str, str]] = _no_kinds
    #: The card sets that come with the game, each with the ids of its cards.
    shipped_sets: Callable[[], Sequence[str]] = _no_sets
    shipped_cards: Callable[[], dict[str, list[str]]] = _no_cards
    #: Whether players with equal scores share a place below the winners; otherwise the ranking breaks every tie.
    ties_by_score: bool = False

    #: How it speaks: a ``text.voices.Voice``.
    voice: Part
    #: What bots know about it, and which ones can play it: a ``bots.lore.Lore``.
    lore: Part = PLAIN_LORE
    #: What the server adds to the voice: ``server.words.wording.Wording`` or a subclass of it.
    wording: Part = PLAIN_WORDING
    #: The command line's side of it: a ``cli.desk.Desk``.
    desk: Part = PLAIN_DESK
    labels: Labels
    #: The folder with its own Fluent files, ``<language>/*.ftl``; every message that a language lacks is said in
    #: English.
    messages: Traversable | None = None
    #: The folder with its rule book, ``<game>.toml``, and the translations ``<language>/<game>.toml``.
    rulebook: Traversable | None = None
    #: What shows it in the browser (``web/src/games.ts``). The page has a plain board for games it doesn't know.
    page: str = ""

    def seats_for(self, sets: Sequence[str] | None, variants: Sequence[str]) -> Seats:
        """The fewest and the most players with these sets (or its own) and these variants."""
        own = sets is None or tuple(sets) == self.default_sets
        usual = (self.fewest_seats, self.most_seats)
        return self.rules.seats_with(
            usual if own or self.set_seats is None else self.set_seats(tuple(sets or ())), variants
        )
