"""Choices as values: kinds with named fields, each with a packed integer and a line of text.

A game declares each kind of choice once: its number, its class, the forms of its key and what it points at. From that a
:class:`Codebook` converts between values, integers and keys; other modules don't take keys apart.

A value names cards by their ids. An integer names one copy, because menus and histories deal in copies; all copies of a
card have the same value and the same key.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Protocol, final

from mypy_extensions import i64, mypyc_attr

from lairwright.kernel.errors import LairwrightError, SetFileError
from lairwright.kernel.packing import ANY_NUMBER, ANY_OPTION, slot_of, slotted, verb_of

#: How a form writes a number: what is subtracted from it in the packed integer. Seats count from 0, everything else
#: from 1; for a copy or an ability, 0 means the one that can be left unsaid.
SEAT: Final = "SEAT"
NUMBER: Final = "N"
COPY: Final = "COPY"
ABILITY: Final = "ABILITY"

_FIELD: Final = re.compile(r"\{(\w+):([^}]+)\}")
_WORD: Final = re.compile(r"\{(\w+)\}")
_ID: Final = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_ID_ONLY: Final = re.compile(_ID)
_NUMBER: Final = r"0|[1-9][0-9]*"
#: Longer numbers wouldn't fit into packed integers.
_COUNTED: Final = re.compile(r"[1-9][0-9]{0,2}")
#: Keys longer than this can't have been meant; we don't look for similar ones.
_LONGEST: Final = 120


# -- why a text is not a key ----------------------------------------------------------------------
UNKNOWN_VERB: Final = "unknown-verb"
OTHER_FORM: Final = "other-form"
UNKNOWN_CARD: Final = "unknown-card"
IMPOSSIBLE_NUMBER: Final = "impossible-number"
NEEDLESS: Final = "needless"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """What is chosen: a kind with named fields. Two choices of the same kind with equal fields are equal.

    Whose choice it is isn't part of it: an :class:`~lairwright.kernel.decisions.Option` and ``Game.play`` bind it to a
    seat.
    """

    def __eq__(self, other: object) -> bool:
        # Written out although the subclasses are data classes: compiled code that only knows ``Choice`` calls this one.
        return type(self) is type(other) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash((type(self), _values(self)))

    def __reduce__(self) -> tuple[type[Choice], tuple[object, ...]]:
        return type(self), _values(self)


def _values(choice: Any) -> tuple[object, ...]:
    return tuple([getattr(choice, name) for name in getattr(choice, "__dataclass_fields__", ())])


@final
@dataclass(frozen=True)
class Points:
    """What an option points at: the card that must be held, if any, and the things on the table that stand for it."""

    held: str = ""
    at: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[type[Points], tuple[str, tuple[str, ...]]]:
        return Points, (self.held, self.at)


@final
class Misread(Exception):  # noqa: N818 - a reading that failed, caught where it is explained
    """A text that is not a key: why not, and the word at fault.

    ``word`` is the unknown card, the impossible number, or the key without its redundant part.
    """

    def __init__(self, why: str, verb: str, word: str = "") -> None:
        super().__init__(f"{why}: {word or verb}")
        self.why = why
        self.verb = verb
        self.word = word


@final
class Field:
    """One field of a kind: its name in forms, and how its values are written and packed."""

    def __init__(self, name: str, sort: str, default: object) -> None:
        self.name = name
        self.sort = sort
        #: Its value in forms that leave it out.
        self.default = default
        self.words: list[str] = sort.split("|") if sort.islower() else []
        self.is_number: bool = sort in (SEAT, NUMBER, COPY, ABILITY)
        #: The smallest and the largest value of a number that can be packed.
        self.least: int = 1 if sort == COPY else 0
        self.most: int = ANY_NUMBER + 1 if sort in (COPY, ABILITY) else ANY_NUMBER
        self.is_card: bool = not self.words and not self.is_number

    def pattern(self) -> str:
        if self.words:
            return "|".join(self.words)
        if self.sort == SEAT:
            return r"0|[1-9][0-9]?"
        return _ID if self.is_card else _NUMBER


@final
class Form:
    """One way to write the key of a kind; the fields it leaves out have their defaults."""

    def __init__(self, text: str, known: Sequence[Field]) -> None:
        #: As shown to people: ``build ROOM on N``.
        self.shown: str = _FIELD.sub(lambda found: found[2], text)
        named = [found[1] for found in _FIELD.finditer(text)]
        #: Literal text and, at odd indices, the name of a field.
        self.parts: list[str] = [part for at, part in enumerate(_FIELD.split(text)) if at % 3 != 2]
        self.absent: list[Field] = [field for field in known if field.name not in named]
        by_name = {field.name: field for field in known}
        pattern = ""
        for at, part in enumerate(self.parts):
            pattern += f"(?P<{part}>{by_name[part].pattern()})" if at % 2 else re.escape(part)
        self.pattern: str = pattern

    def fits(self, choice: Choice) -> bool:
        """Whether this form says everything about the choice."""
        return all(getattr(choice, field.name) == field.default for field in self.absent)

    def write(self, choice: Choice) -> str:
        text = ""
        for at, part in enumerate(self.parts):
            text += str(getattr(choice, part)) if at % 2 else part
        return text


@final
class Kind:
    """A kind of choice: its number and class, the forms of its key, and the things it points at.

    ``{card:ROOM}`` in a form is the field ``card`` of the class, here the id of a Room card; ``N``, ``SEAT``, ``COPY``
    and ``ABILITY`` are numbers, and lower-case words stand for themselves. The packed integer holds the fields in the
    order of the class. ``held`` and ``at`` are addresses of things, with ``{me}`` for the chooser's seat, the fields of
    the choice, and words that only the game knows (``Game.pointing``); an address with a missing word is dropped.
    """

    def __init__(
        self, number: int, value: Callable[..., Choice], *forms: str, held: str = "", at: tuple[str, ...] = ()
    ) -> None:
        self.number = number
        self.value = value
        self.held = held
        self.at = at
        sorts = {found[1]: found[2] for form in forms for found in _FIELD.finditer(form)}
        declared: Any = value
        self.fields: list[Field] = [Field(field.name, sorts[field.name], field.default) for field in fields(declared)]
        self.forms: list[Form] = [Form(form, self.fields) for form in forms]
        #: The first word of its keys.
        self.word: str = self.forms[0].shown.split()[0]


def key_forms(kinds: Sequence[Kind]) -> tuple[str, ...]:
    """Every form a key may have, as shown to people; words that stand for themselves are listed one by one."""
    shown: list[str] = []
    for kind in kinds:
        words = [field for field in kind.fields if field.words]
        for form in kind.forms:
            if words:
                shown += [form.shown.replace(words[0].sort, word) for word in words[0].words]
            else:
                shown.append(form.shown)
    return tuple(shown)


class NamedCard(Protocol):
    """What keys need to know about a card: its name in them."""

    @property
    def id(self) -> str: ...


@final
class Codebook:
    """The choices of one game with certain cards, and the conversions between values, packed integers and keys.

    If cards have abilities that choices name, ``usual`` gives the index of the one that a choice about a card means
    unless it names another, and ``abilities`` how many a card has.
    """

    def __init__(
        self,
        kinds: Sequence[Kind],
        cards: Sequence[NamedCard],
        usual: Callable[[i64, i64], i64] | None = None,
        abilities: Callable[[i64], i64] | None = None,
    ) -> None:
        if len(cards) > ANY_NUMBER + 1:
            raise SetFileError(f"the sets have {len(cards)} cards: a game has at most {ANY_NUMBER + 1}")
        self.kinds: list[Kind] = list(kinds)
        self.ids: list[str] = [card.id for card in cards]
        self.usual = usual
        self.abilities = abilities
        self.first: dict[str, int] = {}
        for number, card_id in enumerate(self.ids):
            self.first.setdefault(card_id, number)
        self.by_number: dict[int, Kind] = {kind.number: kind for kind in kinds}
        self.by_value: dict[object, Kind] = {kind.value: kind for kind in kinds}
        self.by_word: dict[str, Kind] = {kind.word: kind for kind in kinds}
        if len(self.by_word) < len(self.kinds) or len(self.by_number) < len(self.kinds):
            raise LairwrightError("two kinds of choices have the same number, or keys with the same first word")
        # Kept once asked for: a set of cards has a limited number of options.
        self._values: dict[int, Choice] = {}
        self._keys: dict[int, str] = {}
        #: Each key as one object, whatever copy of a card it is about: nobody may tell copies apart.
        self._texts: dict[str, str] = {}

    # -- packed integers ---------------------------------------------------------------------------

    def value(self, option: int) -> Choice:
        """The choice that a packed integer stands for."""
        found = self._values.get(option)
        if found is None:
            found = self._decode(option)
            self._values[option] = found
        return found

    def _decode(self, option: int) -> Choice:
        kind = self.by_number[verb_of(option)]
        return kind.value(*[self._unpacked(option, field, at) for at, field in enumerate(kind.fields)])

    def _unpacked(self, option: int, field: Field, at: int) -> object:
        number = slot_of(option, at)
        if field.is_card:
            return self.ids[number]
        if field.words:
            return field.words[number]
        if field.sort == COPY:
            return number + 1
        if field.sort == ABILITY:
            return 0 if number == self._usual(option) else number + 1
        return number

    def option(self, choice: Choice) -> int:
        """The packed integer of a choice, with the first copy of its card."""
        kind = self.by_value[type(choice)]
        option = kind.number
        for at, field in enumerate(kind.fields):
            value = getattr(choice, field.name)
            if field.is_card:
                number = self.first[value]
            elif field.words:
                number = field.words.index(value)
            elif field.sort == COPY:
                number = value - 1
            elif field.sort == ABILITY:
                number = value - 1 if value else self._usual(option)
            else:
                number = value
            if not 0 <= number <= ANY_NUMBER:
                raise LairwrightError(f"{choice!r}: {field.name} doesn't fit: options count to {ANY_NUMBER}")
            option |= slotted(number, at)
        return option

    def _usual(self, option: int) -> int:
        assert self.usual is not None
        return self.usual(verb_of(option), slot_of(option, 0))

    def abilities_of(self, card: str) -> int:
        """How many abilities a card has for choices to name."""
        return 0 if self.abilities is None else self.abilities(self.first[card])

    def is_option(self, option: int) -> bool:
        """Whether a number from outside is the packed integer of any choice."""
        if not 0 <= option <= ANY_OPTION:
            return False
        kind = self.by_number.get(verb_of(option))
        if kind is None:
            return False
        for at, field in enumerate(kind.fields):
            number = slot_of(option, at)
            if (field.is_card and number >= len(self.ids)) or (field.words and number >= len(field.words)):
                return False
        return option == option & slotted(1, len(kind.fields)) - 1

    def kind_of(self, option: int) -> int:
        """The number of its kind."""
        return verb_of(option)

    def card(self, option: int) -> str:
        """The id of the card that an option is about, or an empty string."""
        kind = self.by_number[verb_of(option)]
        return self.ids[slot_of(option, 0)] if kind.fields and kind.fields[0].is_card else ""

    def points(self, option: int, table: Mapping[str, object]) -> Points:
        """What an option points at, given the table's words."""
        kind = self.by_number[verb_of(option)]
        choice = self._values.get(option) or self._decode(option)  # not kept: anybody may ask about any option
        words = {**{field.name: getattr(choice, field.name) for field in kind.fields}, **table}
        held = _filled(kind.held, words)
        return Points(held, tuple([thing for thing in [_filled(at, words) for at in kind.at] if thing]))

    # -- keys --------------------------------------------------------------------------------------

    def key(self, option: int) -> str:
        """The canonical text of an option."""
        found = self._keys.get(option)
        if found is None:
            text = self.key_of(self.value(option))
            found = self._texts.setdefault(text, text)
            self._keys[option] = found
        return found

    def keys(self, menu: list[Any]) -> tuple[str, ...]:
        """The keys of a menu. ``Any``, so that compiled code looks numbers up as they are, without unpacking them."""
        kept = self._keys
        return tuple(kept.get(option) or self.key(option) for option in menu)

    def key_of(self, choice: Choice) -> str:
        """The canonical text of a choice."""
        forms = self.by_value[type(choice)].forms
        for form in forms:
            if form.fits(choice):
                return form.write(choice)
        return forms[-1].write(choice)

    def written(self, choice: Choice) -> str:
        """The canonical text of a choice from outside; raises :class:`Misread` if it is none of this game."""
        kind = self.by_value.get(type(choice))
        if kind is None:
            raise Misread(UNKNOWN_VERB, type(choice).__name__)
        for field in kind.fields:
            value: object = getattr(choice, field.name)
            if field.is_number:
                # Compiled, True is stored as 1.
                if not isinstance(value, int) or not field.least <= value <= field.most:
                    raise Misread(IMPOSSIBLE_NUMBER, kind.word)
            elif type(value) is not str or (field.words and value not in field.words):
                raise Misread(OTHER_FORM, kind.word)
            elif field.is_card and value not in self.first:
                if not _ID_ONLY.fullmatch(value):
                    raise Misread(UNKNOWN_CARD, kind.word, value)  # in a key it could say more than a card
                return self.key_of(choice)  # the reader of this key explains that there is no such card
        return self.key_of(self._decode(self.option(choice)))

    def unnumbered(self, option: int) -> str:
        """A key as it was written before it could say which of a card's abilities is meant."""
        kind = self.by_number[verb_of(option)]
        if any(field.sort == ABILITY for field in kind.fields):
            return kind.forms[0].write(self.value(option))
        return self.key(option)

    def read(self, key: str) -> Choice:
        """The choice that a key stands for, exactly as written; raises :class:`Misread` for anything else."""
        word = key.partition(" ")[0]
        kind = self.by_word.get(word)
        if kind is None:
            raise Misread(UNKNOWN_VERB, word)
        for form in kind.forms:
            found = re.fullmatch(form.pattern, key)
            if found is not None:
                choice = self._read_form(kind, found.groupdict())
                # What can be left unsaid must be left unsaid: every choice has exactly one key.
                shortest = self.key_of(self._decode(self.option(choice)))
                if shortest == key:
                    return choice
                raise Misread(NEEDLESS, word, shortest)
        raise Misread(OTHER_FORM, word)

    def _read_form(self, kind: Kind, written: Mapping[str, str]) -> Choice:
        values: list[object] = []
        for field in kind.fields:
            word = written.get(field.name)
            if word is None:
                values.append(field.default)
            elif field.is_number and not _COUNTED.fullmatch(word) and field.sort != SEAT:
                raise Misread(IMPOSSIBLE_NUMBER if field.sort == NUMBER else OTHER_FORM, kind.word, word)
            elif field.is_card and word not in self.first:
                raise Misread(UNKNOWN_CARD, kind.word, word)
            else:
                values.append(int(word) if field.is_number else word)
        return kind.value(*values)

    def read_roughly(self, key: str) -> Choice:
        """The same, but forgiving of capitals, extra blanks and leading zeros, as people type them."""
        text = " ".join(key[:_LONGEST].lower().split())
        return self.read(re.sub(r"(?<![\w-])0+(?=[0-9])", "", text))


def _filled(address: str, words: Mapping[str, object]) -> str:
    """An address with its words filled in; empty when one is missing."""
    parts = _WORD.split(address)
    for at in range(1, len(parts), 2):
        if parts[at] not in words:
            return ""
        parts[at] = str(words[parts[at]])
    return "".join(parts)


def nearest_key(key: str, offered: Sequence[str]) -> str:
    """The offered key most like this text; empty when nothing is offered."""
    text = " ".join(key[:_LONGEST].lower().split())
    best, likeness = "", -1.0
    for other in offered:
        found = difflib.SequenceMatcher(None, text, other).ratio()
        if found > likeness:
            best, likeness = other, found
    return best
