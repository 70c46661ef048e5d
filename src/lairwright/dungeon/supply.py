"""What a described table is made of: each card once, and lists of ids and positions."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import CARD_KINDS, HERO
from lairwright.kernel.errors import SetFileError, nearest
from lairwright.kernel.reading import Fields


@final
class Supply:
    """Card instances by id, each handed out once."""

    def __init__(self, table: Table, where: str) -> None:
        self.table = table
        self.where = where
        self.taken: set[int] = set()
        #: Heroes that the description names: not to be used where any hero will do.
        self.named: set[str] = set()

    def take(self, card_id: str, kinds: tuple[int, ...]) -> int:
        definition = self.table.catalog.by_id.get(card_id)
        if definition is None:
            hint = nearest(card_id, self.table.catalog.by_id)
            raise SetFileError(f"{self.where}: unknown card {card_id!r}{hint}")
        if definition.kind not in kinds:
            words = " or ".join(CARD_KINDS[kind] for kind in kinds)
            raise SetFileError(f"{self.where}: expected a {words}, but {card_id!r} is a {CARD_KINDS[definition.kind]}")
        for card in self.table.catalog.instances[definition.kind]:
            if self.table.cards[card] is definition and card not in self.taken:
                self.taken.add(card)
                return card
        raise SetFileError(f"{self.where}: all {definition.copies} copies of {card_id!r} are in use already")

    def any_hero(self, worth: int) -> int:
        for hero in self.table.catalog.instances[HERO]:
            definition = self.table.cards[hero]
            if hero not in self.taken and definition.worth == worth and definition.id not in self.named:
                self.taken.add(hero)
                return hero
        raise SetFileError(f"{self.where}: there are not enough heroes for the Souls and Wounds asked for")

    def left(self, cards: list[i64]) -> list[i64]:
        return [card for card in cards if card not in self.taken]


def ids(fields: Fields, name: str) -> list[str]:
    if not fields.has(name):
        return []
    value = fields.data[name]
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise fields.fail(name, f"expected a list of card ids, found {value!r}")
    return value


def positions(fields: Fields, name: str, high: int) -> list[i64]:
    if not fields.has(name):
        return []
    value = fields.data[name]
    if not isinstance(value, list) or not all(type(part) is int and 1 <= part <= high for part in value):
        raise fields.fail(name, f"expected a list of positions from 1 to {high}, found {value!r}")
    return value
