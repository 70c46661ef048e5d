"""Going through the steps of an ability as they are written, with what each of them may speak of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from lairwright.dungeon.effects.all import WORDS
from lairwright.kernel.errors import SetFileError

#: A table of a set file.
Table = dict[str, object]

_BRANCHES: Final = ("then", "else")
#: Below these, ``it`` is each of the things that are looked at.
_EACH: Final = ("if", "against", "has")
_SPEAKS_OF: Final[dict[str, str]] = {
    "it": "it",
    "its": "it",
    "that": "that",
    "target": "target",
    "the target's": "target",
}


@final
class Place:
    """One step, and where it stands: ``where`` begins every message about it."""

    def __init__(self, step: Table, where: str, moved: bool, price: bool) -> None:
        self.step = step
        self.where = where
        #: Something before it moved cards, coins or heroes, which are ``that``.
        self.moved = moved
        #: It is part of a price.
        self.price = price

    @property
    def word(self) -> str:
        """Its verb."""
        return next(key for key in self.step if key in WORDS)

    def fail(self, field: str, problem: str) -> SetFileError:
        return SetFileError(f"{self.where}: field {field!r}: {problem}")


def tables_of(value: object) -> list[Table]:
    """One table, or a list of them."""
    parts = value if isinstance(value, list) else [value]
    return [part for part in parts if isinstance(part, dict)]


def places(ability: Table, where: str) -> Iterator[Place]:
    """Every step of the price and of the effect, those of branches included; not those of abilities that it gives."""
    moved = False
    for step in tables_of(ability.get("cost", [])):
        yield Place(step, f"{where}: field 'cost'", moved, True)
        moved = True
    yield from _in_order(tables_of(ability.get("do", [])), f"{where}: do", moved)


def _in_order(steps: list[Table], where: str, moved: bool) -> Iterator[Place]:
    for number, step in enumerate(steps, 1):
        place = Place(step, f"{where} {number}", moved, False)
        yield place
        yield from _in_order(tables_of(step.get("else", [])), f"{place.where}: else", moved)
        moved = moved or WORDS[place.word].moves
        yield from _in_order(tables_of(step.get("then", [])), f"{place.where}: then", moved)


def given_ability(step: Table) -> Table | None:
    """The ability that a step gives something until the end of the round."""
    modifier = step.get("modify")
    return modifier if isinstance(modifier, dict) and "when" in modifier else None


def spoken_of(step: Table) -> Iterator[tuple[str, str]]:
    """What a step speaks of as known (``it``, ``that``, ``target``), with the field that does."""
    for key, value in step.items():
        if key in _BRANCHES:
            continue
        modifier = tables_of(value)[0] if key == "modify" and tables_of(value) else None
        if modifier is None:
            yield from words_in(key, value, False)
            continue
        for inner, part in modifier.items():
            if "when" not in modifier or inner == "to":
                # what a modifier counts, and for whom it holds, is asked for each thing it is about
                yield from words_in(inner, part, inner == "per")


def words_in(key: str, value: object, each: bool = False) -> Iterator[tuple[str, str]]:
    """The same in one field; ``each``: ``it`` is whatever is looked at there."""
    if isinstance(value, str):
        known = _SPEAKS_OF.get(value, "")
        if known and not (each and known == "it"):
            yield key, known
    elif isinstance(value, list):
        for part in value:
            yield from words_in(key, part, each)
    elif isinstance(value, dict):
        for inner, part in value.items():
            for _, known in words_in(inner, part, each or inner in _EACH):
                yield key, known


def conditions_in(value: object) -> Iterator[list[Table]]:
    """Every list of conditions below a table: all of one list have to hold together."""
    if isinstance(value, list):
        for part in value:
            yield from conditions_in(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            if key == "if":
                yield tables_of(part)
            yield from conditions_in(part)
