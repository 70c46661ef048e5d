"""What a hero is and what lures it, in words."""

from __future__ import annotations

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.words import CLASSES, LURE_STATS
from lairwright.text.catalogue import Texts
from lairwright.text.phrases import listed


def class_names(card: Card) -> list[str]:
    """The words of a hero's classes."""
    return [name for kind, name in enumerate(CLASSES) if card.classes >> kind & 1]


def class_word(texts: Texts, card: Card) -> str:
    """``Cleric``, ``Cleric and Mage``, or the word for a hero without a class."""
    return listed(texts, [texts.say(f"class-{name}") for name in class_names(card) or ["none"]])


def lure_key(card: Card) -> str:
    """The message that says where a hero goes that doesn't go by treasure."""
    return f"lure-{'fewest' if card.lure_fewest else 'most'}-{LURE_STATS[card.lure]}"
