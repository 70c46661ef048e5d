"""Comparing a table with what is expected of it: dotted paths, values and matchers (docs/writing-scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from lairwright.kernel.errors import SetFileError, nearest

#: A position in a list, as a path writes it.
POSITION: Final = re.compile("0|[1-9][0-9]{0,3}")
MATCHERS: Final = ("has", "lacks", "least", "most", "not")
#: The text that stands for nothing, because TOML has no word for it.
NOTHING: Final = "none"


class _Absent:
    """What a list has beyond its end."""

    def __repr__(self) -> str:
        return "nothing there"


_ABSENT: Final = _Absent()


def holds(data: object, expected: Mapping[str, object], where: str) -> bool:
    """Whether a table, as a view has it, is as expected: paths with values or matchers, as in a step.

    What lies behind something that is not there (``hero.seat`` while no hero walks) is not there either.
    """
    return all(matches(look_up(data, path, where, gaps=True), wanted) for path, wanted in expected.items())


def look_up(data: object, path: str, where: str, gaps: bool = False) -> object:
    """Follow a dotted path; numbers are positions in lists, ``length`` at the end is a length."""
    found = data
    parts = path.split(".")
    for at, part in enumerate(parts):
        if found is None and gaps:
            return None
        if isinstance(found, dict):
            if part not in found:
                raise SetFileError(f"{where}: {path}: there is no {part!r}{nearest(part, map(str, found))}")
            found = found[part]
        elif isinstance(found, list | tuple) and part == "length":
            found = len(found)
        elif isinstance(found, list | tuple) and POSITION.fullmatch(part):
            if int(part) >= len(found):
                if gaps:
                    return None
                if at < len(parts) - 1 or (parts[0] == "seats" and at == 1):
                    raise SetFileError(
                        f"{where}: {path}: there is no {'.'.join(parts[: at + 1])}: "
                        f"{'.'.join(parts[:at])} holds {len(found)}, counted from 0"
                    )
                return _ABSENT
            found = found[int(part)]
        else:
            if found is None:
                raise SetFileError(f"{where}: {path}: there is no {'.'.join(parts[:at])!r} at this moment")
            hint = nearest(part, ("length",)) if isinstance(found, list | tuple) else ""
            raise SetFileError(f"{where}: {path}: {part!r} leads nowhere{hint}")
    return _as_written(found)


def _as_written(found: object) -> object:
    """What a view holds, with lists as TOML has them instead of tuples."""
    if isinstance(found, list | tuple):
        return [_as_written(part) for part in found]
    return {name: _as_written(part) for name, part in found.items()} if isinstance(found, dict) else found


def matches(found: object, wanted: object) -> bool:
    """Equality, or a matcher such as ``{ has = "fear" }``; ``"none"`` matches an absent value."""
    if isinstance(wanted, dict) and wanted and all(word in MATCHERS for word in wanted):
        return all(_matcher(found, word, value) for word, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list):
        return len(found) == len(wanted) and all(map(matches, found, wanted))
    if wanted == NOTHING:
        return found is None or found is _ABSENT
    # True and 1 are equal in Python, but not the same answer.
    return found == wanted and isinstance(found, bool) == isinstance(wanted, bool)


def _matcher(found: Any, word: str, value: Any) -> bool:
    if word == "has":
        return isinstance(found, list) and any(matches(part, value) for part in found)
    if word == "lacks":
        return isinstance(found, list) and not any(matches(part, value) for part in found)
    if word == "not":
        if value == NOTHING:
            return found is not None and found is not _ABSENT
        # Something of another kind differs from everything: that says nothing about the table.
        return found is not _ABSENT and (found is None or type(found) is type(value)) and not matches(found, value)
    if type(found) is not int:
        return False
    return bool(found >= value if word == "least" else found <= value)


def check_matchers(wanted: object, where: str) -> None:
    """Raise if a matcher is misspelt or compares with something it cannot, as far as the expectation alone tells."""
    if isinstance(wanted, list):
        for part in wanted:
            check_matchers(part, where)
    if not isinstance(wanted, dict) or not any(word in MATCHERS for word in wanted):
        return
    for word, value in wanted.items():
        if word not in MATCHERS:
            raise _unknown(word, MATCHERS, where)
        if word in ("least", "most") and type(value) is not int:
            raise SetFileError(f"{where}: {word!r} compares whole numbers, found {value!r}")


def check_against(found: object, wanted: object, where: str) -> None:
    """Raise if there is something that is neither a matcher nor a field of what was found."""
    if isinstance(wanted, list) and isinstance(found, list):
        for one, other in zip(found, wanted, strict=False):
            check_against(one, other, where)
    if not isinstance(wanted, dict):
        return
    fields = [str(name) for name in found] if isinstance(found, dict) else []
    for word, value in wanted.items():
        if word not in MATCHERS and word not in fields:
            if word.isdecimal():
                raise SetFileError(f"{where}: {word!r} is part of a path: write the whole path in quotes")
            raise _unknown(word, [*MATCHERS, *fields], where)
        if word in ("has", "lacks") and isinstance(found, list) and found and not _of_a_kind(found, value):
            raise SetFileError(f"{where}: {word!r} compares {value!r} with things of another kind: {found!r}")


def _of_a_kind(found: list[object], value: object) -> bool:
    """Whether a list has anything a value can be compared with: what it can never hold, it always lacks."""
    return value == NOTHING or any(part is None or type(part) is type(value) for part in found)


def _unknown(word: str, known: list[str] | tuple[str, ...], where: str) -> SetFileError:
    return SetFileError(f"{where}: unknown matcher {word!r}{nearest(word, known)}; matchers: {', '.join(MATCHERS)}")


def place_of(path: str) -> str:
    """A path with ``*`` for every position: ``seats.0.hand`` is at ``seats.*.hand``."""
    return ".".join("*" if POSITION.fullmatch(part) else part for part in path.split("."))


def absent(wanted: object, place: str) -> Iterator[tuple[str, object]]:
    """What ``lacks`` and ``not`` name, each with its place: what can never be there would always be absent."""
    if isinstance(wanted, list):
        for part in wanted:
            yield from absent(part, f"{place}.*")
    elif isinstance(wanted, dict):
        for word, value in wanted.items():
            if word == "lacks":
                yield from _single(value, f"{place}.*")
            elif word == "not":
                yield from _single(value, place)
            elif word not in MATCHERS:
                yield from absent(value, f"{place}.{word}")


def _single(value: object, place: str) -> Iterator[tuple[str, object]]:
    """Every text, number and flag in a value, with its place."""
    if isinstance(value, list):
        for part in value:
            yield from _single(part, f"{place}.*")
    elif isinstance(value, dict):
        for word, part in value.items():
            yield from _single(part, f"{place}.{word}")
    else:
        yield place, value


def all_texts(value: object) -> list[str]:
    """Every text in a value, at any depth."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for part in value.values() for text in all_texts(part)]
    return [text for part in value for text in all_texts(part)] if isinstance(value, list) else []
