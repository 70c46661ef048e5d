"""What can be wrong with a registration, told when it is registered: the game, the field and the reason.

Only what the registration itself says is checked, because every process that plays the game pays for it. Whether its
parts and messages are there is found out by the layers that use them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Final, NoReturn

from lairwright.kernel.arguments import quoted, whole
from lairwright.kernel.errors import SetupError, nearest
from lairwright.kernel.game import MOST_SEATS
from lairwright.kernel.rules import OptionSpec, RuleSet
from lairwright.registered.kind import GameKind, Labels, Part, PartError, Wait, failure

#: Every game has it: what is played if nobody says otherwise.
DEFAULT_PRESET: Final = "default"

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PLACE: Final = re.compile(r"\w+(\.\w+)*:\w+")
#: In forms of what scenarios wait for: a word as it is, a card, a number (of two digits at most).
_WORD: Final = re.compile(r"[a-z][a-z0-9-]*")
_CARD: Final = "ID"
_NUMBER: Final = "N"
_HIGHEST: Final = 99
#: What scenarios of every game wait for, besides phases.
_EVERYWHERE: Final = ("round N", "over", "seat N asked")
#: In forms of events: these, and the kinds of up to two cards.
_ONCE: Final = ("SEAT", "AMOUNT")
_KINDS: Final = re.compile(r"(\?|[A-Z][A-Z0-9_-]*)(\|(\?|[A-Z][A-Z0-9_-]*))*")
_MOST_CARDS: Final = 2

_TEXTS: Final = ("phases", "events", "endings", "event_forms", "view_forms", "questions", "idle", "default_sets")
_CALLED: Final = ("new", "restore", "stage", "card_kinds", "shipped_sets", "shipped_cards")
_PARTS: Final = ("voice", "lore", "wording", "desk")


def check(kind: object, others: Mapping[str, GameKind]) -> GameKind:
    """The registration itself, if nothing is wrong with it; ``others`` are the games there are."""
    if not isinstance(kind, GameKind):
        raise PartError(f"a game is registered with a GameKind, not {quoted(kind)}")
    name: object = kind.name
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise PartError(f"the name of a game is a word like 'boss-monster', not {quoted(name)}")
    if kind.name in others:
        raise PartError(f"there is a game called {kind.name!r} already: a name is registered once")
    _Check(kind).everything(others)
    return kind


class _Check:
    """The checks of one registration. Its fields are read as objects: whatever they may hold, the types are right."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    def fail(self, field: str, reason: str) -> NoReturn:
        raise PartError(f"game {self.kind.name!r}: {field}: {reason}")

    def everything(self, others: Mapping[str, GameKind]) -> None:
        self._seats()
        for field in _TEXTS:
            self._texts(field, getattr(self.kind, field))
        for field in _CALLED:
            if not callable(getattr(self.kind, field)):
                self.fail(field, f"expected a function, found {quoted(getattr(self.kind, field))}")
        for field in _PARTS:
            self._part(field, getattr(self.kind, field))
        if self.kind.default_start not in self.kind.phases:
            self._unknown("default_start", "phase", self.kind.default_start, self.kind.phases)
        self._event_forms()
        self._view_forms()
        self._waits(self.kind.waits)
        self._rules(self.kind.rules)
        self._labels(self.kind.labels)
        self._folder("messages", "en", self.kind.messages)
        self._folder("rulebook", f"{self.kind.name}.toml", self.kind.rulebook)
        self._sets(others)

    # -- plain fields ------------------------------------------------------------------------------

    def _number(self, field: str, value: object, least: int, most: int) -> int:
        number = whole(value)
        if number is None or not least <= number <= most:
            self.fail(field, f"expected a whole number from {least} to {most}, found {quoted(value)}")
        return number

    def _seats(self) -> None:
        fewest = self._number("fewest_seats", self.kind.fewest_seats, 1, MOST_SEATS)
        self._number("most_seats", self.kind.most_seats, fewest, MOST_SEATS)
        self._number("most_places", self.kind.most_places, 0, _HIGHEST)
        self._text("page", self.kind.page, empty=True)

    def _text(self, field: str, value: object, empty: bool = False) -> str:
        if not isinstance(value, str) or not (value.strip() or empty):
            self.fail(field, f"expected a text, found {quoted(value)}")
        return value

    def _texts(self, field: str, value: object) -> None:
        if not isinstance(value, tuple):
            self.fail(field, f"expected a tuple of texts, found {quoted(value)}")
        for at, text in enumerate(value):
            if text in value[:at]:
                self.fail(field, f"{quoted(text)} is there twice")
            self._text(field, text)

    def _unknown(self, field: str, what: str, word: object, known: Iterable[str]) -> NoReturn:
        words = list(known)
        hint = nearest(word, words) if isinstance(word, str) else ""
        self.fail(field, f"there is no {what} {quoted(word)}{hint}")

    def _part(self, field: str, value: object) -> None:
        place: object = value.place if isinstance(value, Part) else None
        if not isinstance(place, str) or not _PLACE.fullmatch(place):
            self.fail(field, f"expected Part('module:NAME'), found {quoted(value)}")

    def _folder(self, field: str, needed: str, value: object) -> None:
        """A folder of the game's own, if it has one; ``needed`` is what has to be in it."""
        if value is None:
            return
        if not isinstance(value, Traversable):
            self.fail(field, f"expected a folder (pathlib.Path or importlib.resources), found {quoted(value)}")
        found = value.joinpath(needed)
        if not (found.is_file() or found.is_dir()):
            self.fail(field, f"there is no {needed!r} in {value}")

    # -- scenarios ---------------------------------------------------------------------------------

    def _event_forms(self) -> None:
        events = [form.split()[0] for form in self.kind.event_forms]
        for form, event in zip(self.kind.event_forms, events, strict=True):
            if event not in self.kind.events:
                self._unknown("event_forms", "event", event, self.kind.events)
            words = form.split()[1:]
            cards = [word for word in words if word not in _ONCE]
            if len(cards) > _MOST_CARDS or any(words.count(word) > 1 for word in _ONCE):
                self.fail("event_forms", f"{form!r}: an event has up to two cards, one SEAT and one AMOUNT")
            for word in cards:
                if not _KINDS.fullmatch(word):
                    self.fail("event_forms", f"{form!r}: expected SEAT, AMOUNT, '?' or kinds of cards, found {word!r}")
        for event in self.kind.events:
            if events.count(event) != 1:
                self.fail("event_forms", f"expected one form for {event!r}, found {events.count(event)}")

    def _view_forms(self) -> None:
        for form in self.kind.view_forms:
            words = form.split()
            if len(words) != 2 or not _KINDS.fullmatch(words[1]):
                self.fail("view_forms", f"expected a place and its kinds, like 'town.* HERO', found {form!r}")

    def _waits(self, waits: object) -> None:
        if not isinstance(waits, tuple):
            self.fail("waits", f"expected a tuple of Wait, found {quoted(waits)}")
        taken = [*self.kind.phases, *_EVERYWHERE]
        for wait in waits:
            if not isinstance(wait, Wait):
                self.fail("waits", f"expected a Wait, found {quoted(wait)}")
            self._wait(wait, self._form(wait.form))
            for form in taken:
                if _alike(wait.form, form):
                    self.fail("waits", f"{wait.form!r}: scenarios can wait for {form!r} already")
            taken.append(wait.form)

    def _form(self, form: object) -> list[str]:
        words = self._text("waits", form).split()
        if not _WORD.fullmatch(words[0]):
            self.fail("waits", f"{form!r} has to begin with a word in lower case")
        for word in words:
            if word not in (_CARD, _NUMBER) and not _WORD.fullmatch(word):
                self.fail("waits", f"{form!r}: expected words in lower case, ID or N, found {word!r}")
        if words.count(_CARD) > 1 or words.count(_NUMBER) > 1:
            self.fail("waits", f"{form!r} has more than one ID or N")
        return words

    def _wait(self, wait: Wait, words: list[str]) -> None:
        where = f"waits: {wait.form!r}"
        if wait.event not in self.kind.events:
            self._unknown(where, "event", wait.event, self.kind.events)
        if not callable(wait.holds):
            self.fail(where, f"holds: expected a function, found {quoted(wait.holds)}")
        if bool(self._text(f"{where}: card", wait.card, empty=True)) != (_CARD in words):
            self.fail(where, "a form with ID has the kind of that card, and no other form has one")
        least = self._number(f"{where}: least", wait.least, 0, _HIGHEST)
        self._number(f"{where}: most", wait.most, least, _HIGHEST)
        self._text(f"{where}: counted", wait.counted)

    # -- rules and labels --------------------------------------------------------------------------

    def _rules(self, rules: object) -> None:
        if not isinstance(rules, RuleSet):
            self.fail("rules", f"expected a RuleSet, found {quoted(rules)}")
        for at, spec in enumerate(rules.options):
            if not isinstance(spec, OptionSpec):
                self.fail("rules", f"expected an OptionSpec, found {quoted(spec)}")
            if any(spec.name == other.name for other in rules.options[:at]):
                self.fail("rules", f"the option {spec.name!r} is there twice")
            self._settings(rules, "a default", {spec.name: spec.default})
        if DEFAULT_PRESET not in rules.presets:
            self.fail("rules", f"there is no preset {DEFAULT_PRESET!r}, which every game has")
        for name, settings in rules.presets.items():
            self._settings(rules, f"preset {name!r}", settings)
        for name, settings in rules.variants.items():
            self._settings(rules, f"variant {name!r}", settings)
        for name, (fewest, most) in rules.seats.items():
            if name not in rules.variants:
                self._unknown("rules", "variant", name, rules.variants)
            self._number(f"rules: seats of {name!r}", fewest, 1, MOST_SEATS)
            self._number(f"rules: seats of {name!r}", most, fewest, MOST_SEATS)
        self._named("preset_notes", self.kind.preset_notes, "preset", rules.presets)

    def _settings(self, rules: RuleSet, where: str, settings: object) -> None:
        if not isinstance(settings, Mapping):
            self.fail("rules", f"{where}: expected a dict of options, found {quoted(settings)}")
        for name, value in settings.items():
            try:
                rules.check_option(name, value)
            except SetupError as problem:
                self.fail("rules", f"{where}: {problem}")

    def _labels(self, labels: object) -> None:
        if not isinstance(labels, Labels):
            self.fail("labels", f"expected Labels, found {quoted(labels)}")
        self._text("labels.game", labels.game)
        self._named("labels.presets", labels.presets, "preset", self.kind.rules.presets)
        self._named("labels.variants", labels.variants, "variant", self.kind.rules.variants)
        self._named("labels.phases", labels.phases, "phase", self.kind.phases)
        self._named("labels.sections", labels.sections)
        self._texts("labels.glossary", labels.glossary)
        for field in ("own_presets", "own_sets", "examples", "named_cards"):
            words: object = getattr(labels, field)
            if not isinstance(words, frozenset | set):
                self.fail(f"labels.{field}", f"expected a frozenset of texts, found {quoted(words)}")

    def _named(self, field: str, texts: object, what: str = "", words: Iterable[str] | None = None) -> None:
        """A text for each of these words, and for no others."""
        if not isinstance(texts, Mapping):
            self.fail(field, f"expected a dict of texts, found {quoted(texts)}")
        for word, text in texts.items():
            self._text(f"{field}: {quoted(word)}", text)
        if words is None:
            return
        for word in words:
            if word not in texts:
                self.fail(field, f"there is none for the {what} {word!r}")
        for word in texts:
            if word not in words:
                self._unknown(field, what, word, words)

    def _sets(self, others: Mapping[str, GameKind]) -> None:
        """Commands name a set without its game, so no two games ship sets of the same name."""
        try:
            shipped: object = self.kind.shipped_sets()
        except Exception as problem:  # whatever the game's own function does
            self.fail("shipped_sets", f"the function fails ({failure(problem)})")
        if not isinstance(shipped, Sequence) or isinstance(shipped, str):
            self.fail("shipped_sets", f"expected the names of sets, found {quoted(shipped)}")
        self._texts("shipped_sets", tuple(shipped))
        self._named("labels.sets", self.kind.labels.sets, "set", shipped)
        for other in others.values() if shipped else ():
            for name in other.shipped_sets():
                if name in shipped:
                    self.fail("shipped_sets", f"{other.name!r} has a set called {name!r} already")


def _alike(one: str, other: str) -> bool:
    """Whether something a scenario says could have both forms."""
    words, others = one.split(), other.split()
    return len(words) == len(others) and all(
        word == another or _CARD in (word, another) for word, another in zip(words, others, strict=True)
    )
