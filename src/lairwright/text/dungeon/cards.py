"""Cards in words: names, the line of facts and the rules text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.reading.abilities import PHASE_WORDS
from lairwright.dungeon.words import (
    BOSS,
    CARD_KINDS,
    CLASSES,
    HERO,
    ITEM,
    LOCATION,
    MINIBOSS,
    ORDINARY,
    ROOM,
    ROOM_KINDS,
)
from lairwright.text.catalogue import Texts
from lairwright.text.dungeon.heroes import class_word
from lairwright.text.dungeon.sources import rules_text
from lairwright.text.names import printed_name

#: The shape of a treasure next to its letters (``class-cleric.sign``), so that colour is never the only signal.
SHAPES: Final[dict[str, str]] = {"cleric": "✚", "fighter": "▲", "mage": "★", "thief": "●", "explorer": "◆"}
#: The same for terminals without such shapes.
PLAIN_SHAPES: Final[dict[str, str]] = {"cleric": "+", "fighter": "^", "mage": "*", "thief": "o", "explorer": "#"}


def card_name(texts: Texts, card: Card) -> str:
    """The name printed in this language, or else the English one: names are never invented."""
    return printed_name(texts.language, card) or card.name


def card_text(texts: Texts, card: Card) -> str:
    """The rules text, composed from what the card does; empty for a card without abilities. A home-made card may say
    what no phrase has been written for: it is played all the same."""
    try:
        return rules_text(texts, CARD_KINDS[card.kind], card.data, card.damage)
    except LookupError:
        return texts.say("card-without-words")


def unsaid(texts: Texts, card: Card) -> str:
    """The word of a card that there is no phrase for, or nothing."""
    try:
        rules_text(texts, CARD_KINDS[card.kind], card.data, card.damage)
    except LookupError as error:
        return str(error.args[0])
    return ""


def treasure_words(texts: Texts, card: Card) -> str:
    """``2 Cleric``, ``1 Fighter, 1 Mage``."""
    return ", ".join(
        texts.say("treasure-item", count=int(card.treasure[kind]), **{"class": texts.say(f"class-{name}")})
        for kind, name in enumerate(CLASSES)
        if card.treasure[kind]
    )


def card_facts(texts: Texts, card: Card, icons: Callable[[Card], str] | None = None) -> str:
    """What is printed apart from the text: "Ordinary Trap Room, 1 damage, treasure 2 Cleric".

    ``icons`` writes the treasure; a terminal passes letters and shapes instead of words.
    """
    if card.kind == ROOM:
        return texts.say(
            "facts-room",
            tier="ordinary" if card.tier == ORDINARY else "advanced",
            kind=ROOM_KINDS[card.room_kind],
            damage=int(card.damage),
            treasure=_treasure(texts, card, icons),
        )
    if card.kind == BOSS:
        return texts.say("facts-boss", xp=str(card.xp), treasure=_treasure(texts, card, icons))
    if card.kind == HERO:
        facts = texts.say(
            "facts-hero",
            tier="ordinary" if card.tier == ORDINARY else "epic",
            health=int(card.health),
            souls=texts.say("amount-souls", count=int(card.worth)),
            wounds=texts.say("amount-wounds", count=int(card.worth)),
            **{"class": class_word(texts, card)},
        )
        return texts.say("facts-star", facts=facts) if card.star else facts
    if card.kind == ITEM:
        universal = card.classes == (1 << len(CLASSES)) - 1
        return texts.say(
            "facts-item", **{"class": texts.say("item-universal") if universal else class_word(texts, card)}
        )
    if card.kind in (MINIBOSS, LOCATION):
        return texts.say("facts-miniboss" if card.kind == MINIBOSS else "facts-location")
    return texts.say("facts-spell", phase=PHASE_WORDS[card.phases])


def _treasure(texts: Texts, card: Card, icons: Callable[[Card], str] | None) -> str:
    return (icons(card) if icons else treasure_words(texts, card)) or texts.say("treasure-none")
