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
    """``POST /api/tables/{table}/seats``: take a free seat (the first, unless one is named)."""

    name: str
    seat: int | None = None


class Seated(Message):
    """Where somebody sits now. ``key`` is the seat's secret: who opens ``/t/{table}?key={key}`` takes the seat."""

    table: str
    seat: int
    key: str


class Choice(Message):
    """Something to choose from when a table is made: a preset, a variant, a bot, with what it is in words."""

    id: str
    name: str
    about: str = ""
    #: Printed in a rulebook; else of our own making.
    official: bool = True


class RuleOption(Message):
    """An option of the rules: its values, and the value each preset gives it."""

    id: str
    about: str
    values: list[OptionValue]
    presets: dict[str, OptionValue]
    #: The values in words, in the same order.
    names: list[str] = msgspec.field(default_factory=list)
    #: The row of the editions matrix that explains it; one of the rules.
    rule: str = ""


class GameInfo(Message):
    """``GET /api/games``: a game and everything a table can be made of."""

    id: str
    name: str
    about: str
    fewest_seats: int
    most_seats: int
    presets: list[Choice]
    variants: list[Choice]
    options: list[RuleOption]
    sets: list[Choice]
    default_sets: list[str]
    bots: list[Choice]
    phases: list[Choice]


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
    #: How sure the facts are: ``confirmed``, ``inferred``... and the same in words.
    confidence: str
    confidence_text: str
    #: Whether the name was printed in this language.
    printed: bool
    rulings: list[str] = msgspec.field(default_factory=list)


class RuleInfo(Message):
    """``GET /api/rules``: a rule in our words."""

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

    #: Published when the table was opened: SHA-256 of ``salt:seed``.
    seed_hash: str
    #: Known only when the game is over.
    seed: str | None
    salt: str | None
    #: What was checked on the server by playing the record again, in words, and whether each holds.
    checks: list[tuple[str, bool]]


class Moment(Message):
    """``GET /api/tables/{table}/replay``: a finished game after so many of ``last`` choices."""

    table: TableInfo
    last: int
    #: Seat of the view; -1: everything face up.
    seat: int
    state: State
    #: The choice made here, in words, and by whom; nothing at the end.
    choice: str = ""
    chooser: int | None = None
    #: Where rounds begin: number of the choice and the round.
    rounds: list[tuple[int, int]] = msgspec.field(default_factory=list)
