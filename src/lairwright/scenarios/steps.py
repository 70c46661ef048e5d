"""Reading the steps of a scenario: each becomes a few actions whose words are known to exist."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lairwright.kernel.errors import SetFileError, nearest
from lairwright.kernel.reading import Fields
from lairwright.scenarios.matching import absent, check_matchers, place_of
from lairwright.scenarios.moments import Goal
from lairwright.scenarios.words import Choice, Words

STEPS: Final = (
    "play",
    "until",
    "stop",
    "refuse",
    "expect",
    "seen",
    "offers",
    "lacks",
    "events",
    "silent",
    "asks",
    "note",
)
_SPECTATOR: Final = "spectator"


@dataclass(frozen=True)
class Play:
    """Choices, one after another."""

    choices: list[Choice]


@dataclass(frozen=True)
class Until:
    """Pass and decline up to the first question at or after a goal."""

    goal: Goal


@dataclass(frozen=True)
class Stop:
    """Look at the table when a goal begins, before the engine runs on."""

    goal: Goal


@dataclass(frozen=True)
class Refuse:
    """A choice that must be refused: by one of these rules, with this code; empty where it does not matter."""

    choice: Choice
    rules: tuple[str, ...]
    code: str


@dataclass(frozen=True)
class Expect:
    """What holds on the table face up, or as ``by`` sees it: a seat, or ``None`` for a spectator."""

    expected: dict[str, object]
    seen: bool = False
    by: int | None = None


@dataclass(frozen=True)
class Offers:
    """Keys that are, or are not, among the open options."""

    choices: list[Choice]
    wanted: bool


@dataclass(frozen=True)
class Events:
    """What happened, in this order; or what did not happen."""

    events: list[tuple[str, ...]]
    present: bool


@dataclass(frozen=True)
class Asks:
    """The open questions, ``seat: kind``."""

    questions: list[str]


Action = Play | Until | Stop | Refuse | Expect | Offers | Events | Asks


@dataclass(frozen=True)
class Step:
    """One ``[[step]]``: ``where`` it is, for failures."""

    where: str
    actions: list[Action]


def read_steps(tables: list[Fields], words: Words) -> list[Step]:
    """All steps of a scenario; the first mistake is raised with the file, the step and the word."""
    return [Step(f"step {number}", _read_step(fields, words)) for number, fields in enumerate(tables, 1)]


def _read_step(fields: Fields, words: Words) -> list[Action]:
    actions: list[Action] = []
    if not fields.data:
        raise SetFileError(f"{fields.where}: is empty: it states nothing")
    for word in fields.data:
        if word not in STEPS:
            raise SetFileError(f"{fields.where}: unknown step {word!r}{nearest(word, STEPS)}")
        actions += _read_action(fields, word, words)
    if not actions:
        raise SetFileError(f"{fields.where}: is only a note: it states nothing")
    return actions


def _read_action(fields: Fields, word: str, words: Words) -> list[Action]:
    where = f"{fields.where}: {word}"
    if word == "play":
        return [Play([words.choice(text, where) for text in _texts(fields, word)])]
    if word == "until":
        return [Until(words.until(fields.text(word), where))]
    if word == "stop":
        return [Stop(words.stop(fields.text(word), where))]
    if word == "refuse":
        value = fields.data[word]
        if value == []:
            raise fields.fail(word, "is empty: it states nothing")
        return [_refuse(Fields(part, where), words) for part in (value if isinstance(value, list) else [value])]
    if word == "expect":
        return [Expect(_expected(Fields(fields.data[word], where), words))]
    if word == "seen":
        return [_seen(Fields(fields.data[word], where), words)]
    if word in ("offers", "lacks"):
        return [Offers([words.choice(text, where) for text in _texts(fields, word)], word == "offers")]
    if word in ("events", "silent"):
        return [Events([words.event(text, where) for text in _texts(fields, word)], word == "events")]
    if word == "asks":
        return [Asks([words.question(text, where) for text in _texts(fields, word, may_be_empty=True)])]
    fields.text(word)  # a note
    return []


def _texts(fields: Fields, word: str, may_be_empty: bool = False) -> list[str]:
    """A text or a list of texts."""
    value = fields.data[word]
    listed = value if isinstance(value, list) else [value]
    texts = [part for part in listed if isinstance(part, str)]
    if len(texts) != len(listed):
        raise fields.fail(word, f"expected a text or a list of texts, found {value!r}")
    if not texts and not may_be_empty:
        raise fields.fail(word, "is empty: it states nothing")
    return texts


def _refuse(fields: Fields, words: Words) -> Refuse:
    text = fields.text("key")
    if fields.flag("nonsense"):
        choice = words.seat_and_word(text, fields.where)
        if not words.key_problem(choice.key, tried=True):
            raise fields.fail("nonsense", f"{text!r} makes sense")
        if not fields.has("code"):
            raise fields.fail("nonsense", "needs the 'code' of the refusal")
    else:
        choice = words.choice(text, fields.where, tried=True)
    rules: tuple[str, ...] = ()
    if fields.has("rule"):
        rules = tuple(_texts(fields, "rule"))
        for rule in rules:
            words.check_rule(rule, f"{fields.where}: field 'rule'")
    code = fields.text("code", "")
    fields.done()
    return Refuse(choice, rules, code)


def _seen(fields: Fields, words: Words) -> Expect:
    by = fields.raw("by")
    seat: int | None = None
    if isinstance(by, str):
        if by != _SPECTATOR:
            raise fields.fail("by", f"expected a seat or {_SPECTATOR!r}, found {by!r}{nearest(by, [_SPECTATOR])}")
    else:
        seat = fields.number("by", 0, words.seats - 1)
    expected = _expected(fields.table("expect"), words)
    fields.done()
    return Expect(expected, True, seat)


def _expected(fields: Fields, words: Words) -> dict[str, object]:
    if not fields.data:
        raise SetFileError(f"{fields.where}: is empty: it states nothing")
    for path, wanted in fields.data.items():
        where = f"{fields.where}: {path}"
        check_matchers(wanted, where)
        for place, value in absent(wanted, place_of(path)):
            problem = words.unknown_text(value) if isinstance(value, str) else ""
            problem = problem or words.view_problem(place, value)
            if problem:
                raise SetFileError(f"{where}: {problem}")
    return fields.data
