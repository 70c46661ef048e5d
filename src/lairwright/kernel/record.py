"""A game as text: configuration, card fingerprint and choices.

The first line names the format, the second is the configuration as JSON, then comes one line per choice, ``seat: key``.
Once a card has been corrected, the same inputs mean another game, so the record carries a fingerprint of the cards.
"""

from __future__ import annotations

import json
from typing import Final, final

from lairwright.kernel.arguments import quoted
from lairwright.kernel.config import Config, config_from_data
from lairwright.kernel.errors import RecordError

FORMAT: Final = "lairwright-record 1"
#: No table has enough seats to need more digits.
_SEAT_DIGITS: Final = 2


@final
class Record:
    """Everything needed to play a game again; ``choices`` are ``(seat, key)`` pairs."""

    __slots__ = ("choices", "config", "fingerprint")

    def __init__(self, config: Config, fingerprint: str, choices: list[tuple[int, str]]) -> None:
        self.config = config
        self.fingerprint = fingerprint
        self.choices = choices

    def dumps(self) -> str:
        """The text form; :func:`loads` reads it back."""
        head = self.config.as_data()
        head["cards"] = self.fingerprint
        lines = [FORMAT, json.dumps(head, ensure_ascii=False, sort_keys=True)]
        lines += [f"{seat}: {key}" for seat, key in self.choices]
        return "\n".join(lines) + "\n"


def loads(text: object) -> Record:
    """Read a record from its text; damage is reported with its line or step."""
    if not isinstance(text, str):
        raise RecordError(f"a record is read from text, not from {quoted(text)}")
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        found = lines[0][:60] if lines else "an empty file"
        raise RecordError(f"not a Lairwright record: expected {FORMAT!r} in the first line, found {found!r}")
    if len(lines) < 2:
        raise RecordError("the record ends before its configuration line")
    try:
        head = json.loads(lines[1])
    except (ValueError, RecursionError) as problem:
        raise RecordError(f"the configuration line is not JSON: {problem}") from None
    config = config_from_data(head)
    fingerprint = head.get("cards")
    if not isinstance(fingerprint, str):
        raise RecordError("the configuration has no card fingerprint (field 'cards')")
    return Record(config, fingerprint, [_choice(line, step) for step, line in enumerate(lines[2:], 1)])


def _choice(line: str, step: int) -> tuple[int, str]:
    seat, key = split_choice(line)
    if seat is None or not key.strip():
        raise RecordError(f"expected 'seat: key', found {line[:80]!r}", step)
    return seat, key


def split_choice(text: str) -> tuple[int | None, str]:
    """Split ``"0: pass"``, as records, scenarios and people at a terminal write it; without a seat, that part is
    ``None``.

    Never use it for what a client sends: the connection says whose choice it is.
    """
    head, colon, key = text.partition(": ")
    if colon and head.isascii() and head.isdecimal():
        digits = head.lstrip("0") or "0"
        if len(digits) <= _SEAT_DIGITS:
            return int(digits), key
    return None, text
