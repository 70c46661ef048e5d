"""Every way in which input can be wrong, each as a type with one clear sentence.

A command-line tool or server catches :class:`LairwrightError`: bad input raises nothing else. ``str(error)`` is an
English sentence; errors about something a person typed also have a code and values, so that they can be said in any
language.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

#: How much alike two keys are if one may be a slip of the other, and how much of a key is looked at.
_ALIKE: Final = 0.6
_LONGEST: Final = 120


class LairwrightError(ValueError):
    """The base of everything that bad input may raise.

    ``code`` and ``values`` say the same as the message if it is about something a person typed; otherwise they are
    empty. Values are words as they were typed, and numbers as text; ``nearest`` is the word that was probably meant.
    """

    def __init__(self, message: str, code: str = "", values: dict[str, str | int] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.values: dict[str, str | int] = {} if values is None else values


class SetupError(LairwrightError):
    """A game cannot be set up: unknown game, preset, variant, option or value."""


class ArgumentError(SetupError):
    """A program passed something of the wrong type. Nobody can have typed that, so it has no code."""


class SetFileError(LairwrightError):
    """A card set file is wrong; the message names the file, the card, the field and what was expected."""


class RecordError(LairwrightError):
    """A record or snapshot cannot be read or replayed; ``step`` is the choice at which it went wrong."""

    def __init__(self, message: str, step: int | None = None) -> None:
        super().__init__(message if step is None else f"step {step}: {message}")
        self.step = step


class Refusal(LairwrightError):  # noqa: N818 - the rulebooks refuse; "RefusalError" would say it twice
    """A choice that is not legal now: a reason code and the ID of the rule that forbids it.

    ``nearest`` is the legal key most like the refused one, or empty if the seat isn't asked anything.
    """

    def __init__(self, key: str, code: str, rule: str, nearest: str = "") -> None:
        hint = f" ({rule})" if rule else f" (did you mean {nearest!r}?)" if _alike(key, nearest) else ""
        super().__init__(f"{key!r} is refused: {code}{hint}", code)
        self.key = key
        self.rule = rule
        self.nearest = nearest


def _alike(key: str, nearest: str) -> bool:
    """Whether one may be a slip of the other."""
    return bool(nearest) and difflib.SequenceMatcher(None, key[:_LONGEST].lower(), nearest).ratio() >= _ALIKE


class EndlessError(LairwrightError):
    """A game ran on and on without asking anybody: a fault in the rules, or in a home-made card."""


def closest(word: str, words: Iterable[str]) -> str:
    """The word that a misspelt one was probably meant to be, or an empty string when none is close."""
    known = list(words)
    close = difflib.get_close_matches(word, known, n=1)
    if close:
        return close[0]
    alike = [other for other in known if other.casefold() == word.casefold()]
    return alike[0] if alike else ""


def nearest(word: str, words: Iterable[str]) -> str:
    """`` (did you mean 'x'?)`` for a misspelt word, or an empty string when no word is close."""
    close = closest(word, words)
    return f" (did you mean {close!r}?)" if close else ""
