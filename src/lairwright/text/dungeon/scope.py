"""What the text of a card has spoken of so far, and small readings of its entry."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, final

from lairwright.text.catalogue import Noun, Texts

Entry = Mapping[str, object]
Values = dict[str, str | int]

#: A clause: the text for each of its forms (order, then, may, to).
Clause = Callable[[str], str]

_SPACES: Final = re.compile(r"\s+")
_BEFORE: Final = re.compile(r"\s+(?=[.,;:!)])")
_COMMAS: Final = re.compile(r",+(?=[.,;:!)])")


def clause(texts: Texts, key: str, values: Values) -> Clause:
    """The clause that a message with the four forms says."""
    return lambda form: texts.say(f"{key}.{form}", **values)


def tidy(text: str) -> str:
    """A sentence without what parts that stay empty leave behind: spaces, and commas before other stops."""
    return _COMMAS.sub("", _BEFORE.sub("", _SPACES.sub(" ", text))).strip()


def word_of(entry: Entry, known: Iterable[str]) -> str:
    """The first known word in an entry."""
    for word in known:
        if word in entry:
            return word
    raise LookupError(next(iter(entry), ""))


def words(value: object) -> list[str]:
    """One word or a list of them."""
    return [str(word) for word in value] if isinstance(value, list) else [str(value)]


def entries(value: object) -> list[Entry]:
    """One table or a list of them."""
    found = value if isinstance(value, list) else [value]
    return [entry for entry in found if isinstance(entry, Mapping)]


def mapping(value: object) -> Entry:
    return value if isinstance(value, Mapping) else {}


def number(value: object, default: int = 1) -> int:
    return value if isinstance(value, int) else default


@final
class Target:
    """How the target of an ability is named: in full the first time, and with a short word afterwards."""

    def __init__(self, first: Noun, again: Noun, kind: str = "", whose: str = "") -> None:
        self._first = first
        self._again = again
        self._named = False
        self.kind = kind
        #: Whose it is, as the entry says.
        self.whose = whose

    def noun(self) -> Noun:
        noun = self._again if self._named else self._first
        self._named = True
        return noun

    @property
    def is_named(self) -> bool:
        return self._named

    def named(self) -> Values:
        """As the variables ``$target``, ``$target-acc`` and so on of the next message that speaks of it."""
        return self.noun().values("target")


@final
class Scope:
    """Where a text stands: the kind of card, the target, what triggered the ability and what was moved last."""

    def __init__(self, texts: Texts, card: str) -> None:
        self.texts = texts
        #: The card's kind; "bearer" for what an item does to its hero.
        self.card = card
        self.target: Target | None = None
        #: What the trigger is about: the word of a noun.
        self.it = ""
        #: What the cost or the step before moved: the word of a noun, or "coins".
        self.that = ""
        #: Whether opponents of the card's owner use the ability, so that they are "you".
        self.rivals = False
        #: How "your" is said: "you", or "self" where you do it yourself, or "own" where someone else does.
        self.mine = "you"
        #: Whether the price has already named the card's own room.
        self.paid = False
