"""Reading one table of a set file, field by field, with exact complaints.

A :class:`Fields` remembers where it is (file, card, field) and which fields were read, so an unknown field is reported
with the nearest known one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from lairwright.kernel.errors import SetFileError, closest, nearest


@final
class Fields:
    """One table; every message about it starts with ``where``."""

    def __init__(self, data: object, where: str) -> None:
        self.where = where
        if not isinstance(data, dict):
            raise SetFileError(f"{where}: expected a table, found {data!r}")
        self.data: dict[str, object] = data
        self.known: list[str] = []

    def fail(self, field: str, problem: str) -> SetFileError:
        return SetFileError(f"{self.where}: field {field!r}: {problem}")

    def has(self, field: str) -> bool:
        self.known.append(field)
        return field in self.data

    def raw(self, field: str) -> object:
        if not self.has(field):
            meant = closest(field, [name for name in self.data if name not in self.known])
            raise SetFileError(f"{self.where}: field {field!r} is missing{f', found {meant!r}' if meant else ''}")
        return self.data[field]

    def text(self, field: str, default: str | None = None) -> str:
        if default is not None and not self.has(field):
            return default
        value = self.raw(field)
        if not isinstance(value, str):
            raise self.fail(field, f"expected text, found {value!r}")
        return value

    def texts(self, field: str) -> list[str]:
        value = self.raw(field)
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise self.fail(field, f"expected a list of texts, found {value!r}")
        return list(value)

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and not self.has(field):
            return default
        value = self.raw(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(field, f"expected a whole number from {low} to {high}, found {value!r}")
        return value

    def flag(self, field: str) -> bool:
        if not self.has(field):
            return False
        value = self.data[field]
        if not isinstance(value, bool):
            raise self.fail(field, f"expected true or false, found {value!r}")
        return value

    def word(self, field: str, words: Sequence[str], default: str | None = None) -> int:
        """The index of the field's word in a closed list."""
        value = self.text(field, default)
        if value not in words:
            listed = ", ".join(repr(word) for word in words if word)
            raise self.fail(field, f"unknown word {value!r}{nearest(value, words)}; expected one of {listed}")
        return list(words).index(value)

    def table(self, field: str) -> Fields:
        return Fields(self.raw(field), f"{self.where}: field {field!r}")

    def tables(self, field: str) -> list[Fields]:
        """A list of tables; an absent field is an empty list."""
        if not self.has(field):
            return []
        value = self.data[field]
        if not isinstance(value, list):
            raise self.fail(field, f"expected a list of tables, found {value!r}")
        return [Fields(part, f"{self.where}: {field} {number}") for number, part in enumerate(value, 1)]

    def done(self) -> None:
        """Complain about fields that nobody read."""
        for field in self.data:
            if field not in self.known:
                raise SetFileError(f"{self.where}: unknown field {field!r}{nearest(field, self.known)}")
