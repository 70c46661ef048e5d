"""Reading what a hero is, and what lures it."""

from __future__ import annotations

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.words import CLASSES, LURE_SOULS, LURE_STATS
from lairwright.kernel.errors import nearest
from lairwright.kernel.reading import Fields


def read_classes(fields: Fields) -> int:
    """``class = "mage"``, ``["cleric", "mage"]`` or ``"none"``, as a mask."""
    if not isinstance(fields.data.get("class"), list):
        kind = fields.word("class", (*CLASSES, "none"))
        return 1 << kind if kind < len(CLASSES) else 0
    words = fields.texts("class")
    mask = 0
    for word in words:
        if word not in CLASSES:
            listed = ", ".join(repr(known) for known in CLASSES)
            raise fields.fail("class", f"unknown word {word!r}{nearest(word, CLASSES)}; expected one of {listed}")
        mask |= 1 << CLASSES.index(word)
    if len(words) != 2 or words[0] == words[1]:
        raise fields.fail("class", f"a list names two different classes, found {words!r}")
    return mask


def read_lure(fields: Fields, card: Card) -> None:
    """``lure = { most = "souls" }`` or ``{ fewest = "souls" }``; older sets write ``"fewest souls"``."""
    if not isinstance(fields.data.get("lure"), dict):
        if fields.word("lure", ("treasure", "fewest souls"), "treasure"):
            card.lure = LURE_SOULS
            card.lure_fewest = True
        return
    lure = fields.table("lure")
    card.lure_fewest = lure.has("fewest")
    card.lure = 1 + lure.word("fewest" if card.lure_fewest else "most", LURE_STATS[1:])
    lure.done()
