"""Random cards bred from known ones: parts change places with parts that stand under the same key in other cards.

What comes out is mostly nonsense, which the loader has to refuse; what it takes has to be playable.
"""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lairwright.dungeon.reading.loader import load_set
from lairwright.kernel.errors import SetFileError
from tests.set_files import Entry, write

#: A key, the table or list that it is in, and whether it is the number of a list's part, which goes by the list's key.
Place = tuple[str, Any, Any]
KINDS = ("boss", "room", "spell", "hero", "item", "miniboss", "location")
EFFECTS = ("ability", "always", "hero", "boss", "lure")
MOST_CHANGES = 4
COPIES = 4


def places(card: Entry) -> Iterator[Place]:
    """Every place in the effects of a card."""
    for key in EFFECTS:
        if isinstance(card.get(key), dict | list):
            yield from _below(card[key], key)


def _below(table: Any, under: str) -> Iterator[Place]:
    for key in list(table) if isinstance(table, dict) else range(len(table)):
        name = key if isinstance(key, str) else f"{under} in a list"
        yield name, table, key
        if isinstance(table[key], dict | list):
            yield from _below(table[key], key if isinstance(key, str) else under)


class Breeder:
    def __init__(self, files: list[Path], seed: int) -> None:
        self.dice = random.Random(seed)
        self.cards: list[tuple[str, Entry]] = []
        self.parts: dict[str, list[Any]] = {}
        for file in files:
            found = tomllib.loads(file.read_text(encoding="utf-8"))
            for kind in KINDS:
                self.cards += [(kind, card) for card in found.get(kind, []) if any(places(card))]
        for _, card in self.cards:
            for name, table, key in places(card):
                self.parts.setdefault(name, []).append(table[key])
        self.keys = sorted(name for name in self.parts if " " not in name)

    def card(self, number: int) -> tuple[str, Entry]:
        kind, parent = self.dice.choice(self.cards)
        card = copy.deepcopy(parent) | {"id": f"bred-{number}", "name": f"Bred {number}"}
        if kind in ("room", "spell"):
            card["copies"] = COPIES
        elif kind == "boss":
            card["xp"] = 1000 + number
        for _ in range(self.dice.randint(1, MOST_CHANGES)):
            self._change(card)
        return kind, card

    def _change(self, card: Entry) -> None:
        """Leave a part out, put one in, or put one in the place of another."""
        found = list(places(card))
        if not found:
            return
        name, table, key = self.dice.choice(found)
        chance = self.dice.random()
        if chance < 0.1 and len(table) > 1:
            del table[key]
            return
        if chance < 0.2 and isinstance(table, dict):
            name = key = self.dice.choice(self.keys)
        table[key] = copy.deepcopy(self.dice.choice(self.parts[name]))

    def accepted(self, folder: Path, count: int) -> list[tuple[str, Entry]]:
        """So many cards that the loader takes."""
        cards: list[tuple[str, Entry]] = []
        number = 0
        while len(cards) < count:
            number += 1
            bred = self.card(number)
            write(folder / "one.toml", [bred])
            try:
                load_set(str(folder / "one.toml"), early=False)
            except SetFileError:
                continue
            cards.append(bred)
        return cards
