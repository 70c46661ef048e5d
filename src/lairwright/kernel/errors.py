"""Every way in which input can be wrong, as a type with one clear sentence.

A command-line tool or server catches :class:`LairwrightError` and shows ``str(error)``: nothing else is ever
raised for bad input.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class LairwrightError(ValueError):
    """Base of everything that bad input may raise."""


class SetupError(LairwrightError):
    """A game cannot be set up: unknown game, preset, variant, option or value."""


class SetFileError(LairwrightError):
    """A card set file is wrong; the sentence names file, card, field and what was expected."""


class RecordError(LairwrightError):
    """A record or snapshot cannot be read or replayed; ``step`` is the choice at which it went wrong."""

    def __init__(self, message: str, step: int | None = None) -> None:
        super().__init__(message if step is None else f"step {step}: {message}")
        self.step = step


class Refusal(LairwrightError):  # noqa: N818 - the rulebooks refuse; "RefusalError" would say it twice
    """A choice that is not legal now: a reason code and the ID of the rule that forbids it."""

    def __init__(self, key: str, code: str, rule: str) -> None:
        super().__init__(f"{key!r} is refused: {code} ({rule})" if rule else f"{key!r} is refused: {code}")
        self.key = key
        self.code = code
        self.rule = rule


def nearest(word: str, words: Iterable[str]) -> str:
    """`` (did you mean 'x'?)`` for a misspelt word, or nothing when nothing is close."""
    close = difflib.get_close_matches(word, list(words), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""
