"""The bodies of the HTTP interface; what goes over the socket is in ``protocol``."""

from __future__ import annotations

import msgspec

from lairwright.server.protocol import Message, OptionValue, Settings, State, TableInfo


class NewTable(Message):
    """``POST /api/tables``: open a table and sit down. The seat's secret comes back as a cookie."""

    name: str
    settings: Settings


class NewLesson(Message):
    """``POST /api/lessons/{lesson}``: open a lesson."""

    name: str


class Join(Message):
    """``POST /api/tables/{table}/seats``: take a free seat (the first one, unless another is named)."""

    name: str
    seat: int | None = None


class Seated(Message):
    """Where somebody sits now. ``key`` is the seat's secret: opening ``/t/{table}?key={key}`` takes the seat."""

    table: str
    seat: int
    key: str


class Choice(Message):
    """Something to choose when making a table: a preset, a variant or a bot, described in words."""

    id: str
    name: str
    about: str = ""
    #: Printed in a rulebook; otherwise our own.
    official: bool = True


class RuleOption(Message):
    """A rules option: its values, and the value it has in each preset."""

    id: str
    about: str
    values: list[OptionValue]
    presets: dict[str, OptionValue]
    #: The values in words, in the same order.
    names: list[str] = msgspec.field(default_factory=list)
    #: The row of the editions matrix that explains it, which is one of the rules.
    rule: str = ""


class Term(Message):
    """A word of a game's glossary, and what it means."""

    name: str
    about: str


class GameInfo(Message):
    """``GET /api/games``: a game, and everything its tables can be made of."""

    id: str
    name: str
    about: str
    fewest_seats: int
    most_seats: int
    #: Card sets and variants with which other numbers are possible too, by id: then the fewest and the most.
    seats_with: dict[str, list[int]]
    presets: list[Choice]
    variants: list[Choice]
    options: list[RuleOption]
    sets: list[Choice]
    default_sets: list[str]
    bots: list[Choice]
    phases: list[Choice]
    glossary: list[Term]


class CardInfo(Message):
    """``GET /api/cards``: a card as the gallery shows it."""

    id: str
    game: str
    set: str
    kind: str
    name: str
    english_name: str
    title: str
    copies: int
    #: Printed facts in words, and as numbers and words for drawing (damage, treasure, subtype, health, class, xp...).
    facts: str
    numbers: dict[str, object]
    text: str
    #: How certain the facts are: ``confirmed``, ``inferred``... and the same in words.
    confidence: str
    confidence_text: str
    #: Whether the name was printed in this language.
    printed: bool
    rulings: list[str] = msgspec.field(default_factory=list)


class RuleInfo(Message):
    """``GET /api/rules``: a rule in our own words."""

    id: str
    game: str
    section: str
    text: str
    #: The scenarios that prove it.
    scenarios: int = 0


class LessonInfo(Message):
    """``GET /api/lessons``: a lesson."""

    id: str
    name: str
    about: str


class Fairness(Message):
    """``GET /api/tables/{table}/fairness``: whether the deal was the one promised at the start."""

    #: The SHA-256 of ``salt:seed``, published when the table was opened.
    seed_hash: str
    #: Known only once the game is over.
    seed: str | None
    salt: str | None
    #: What the server checked by playing the record again, in words, and whether each claim holds.
    checks: list[tuple[str, bool]]


class Moment(Message):
    """``GET /api/tables/{table}/replay``: a finished game after some of its ``last`` choices."""

    table: TableInfo
    last: int
    #: The seat whose view it is; -1 for everything face up.
    seat: int
    state: State
    #: The next choice in words, and whose it is; nothing at the end.
    choice: str = ""
    chooser: int | None = None
    #: Where rounds begin: the number of the choice, and the round.
    rounds: list[tuple[int, int]] = msgspec.field(default_factory=list)
