"""Cards in words: the line of facts and the rules text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.dungeon.cards import Card
from lairwright.dungeon.words import (
    BOSS,
    CLASSES,
    HERO,
    LURE_FEWEST_SOULS,
    NO_CLASS,
    ORDINARY,
    ROOM,
    ROOM_KINDS,
    WHENS,
)
from lairwright.text.abilities import ability_text, always_text
from lairwright.text.phrases import amount, capital, listed

#: Phase icons of Spells (BM-SPELL-01), by the mask of phases.
SPELL_PHASES: Final = ("", "Build phase", "Adventure phase", "Build or Adventure phase")

#: How sure the facts of a card are, by its confidence word.
CONFIDENCE_TEXTS: Final[dict[str, str]] = {
    "confirmed": "Card facts confirmed by sources that agree.",
    "likely": "Card facts likely, but not confirmed by a second source.",
    "inferred": "Card facts inferred: no source states them outright.",
    "own": "A home-made card.",
}


def card_text(card: Card) -> str:
    """The rules text, composed from what the card does; empty for a card without abilities."""
    sentences = [always_text(part, card.damage) for part in _tables(card, "always")]
    for ability in card.abilities:
        text = ability_text(ability.data, WHENS[ability.when])
        sentences.append(f"Level Up: {text}" if card.kind == BOSS else text)
    if card.kind == HERO and card.lure == LURE_FEWEST_SOULS:
        sentences.append("Is lured to the dungeon of the player with the fewest Souls.")
    return " ".join(sentences)


def _tables(card: Card, field: str) -> list[dict[str, object]]:
    value = card.data.get(field, [])
    assert isinstance(value, list)
    return value


def treasure_words(card: Card) -> str:
    """``2 Cleric``, ``1 Fighter, 1 Mage``."""
    return ", ".join(
        f"{card.treasure[kind]} {capital(CLASSES[kind])}" for kind in range(len(CLASSES)) if card.treasure[kind]
    )


def class_word(card: Card) -> str:
    return capital(CLASSES[card.hero_class]) if card.hero_class != NO_CLASS else "Fool"


def card_facts(card: Card, icons: Callable[[Card], str] = treasure_words) -> str:
    """What is printed apart from the text: "Ordinary Trap Room, 1 damage, 2 Cleric treasure".

    ``icons`` writes the treasure; a terminal passes letters and shapes instead of words.
    """
    if card.kind == ROOM:
        tier = "Ordinary" if card.tier == ORDINARY else "Advanced"
        return f"{tier} {capital(ROOM_KINDS[card.room_kind])} Room, {card.damage} damage, treasure {icons(card)}"
    if card.kind == BOSS:
        return f"Boss, {card.xp} XP, treasure {icons(card)}"
    if card.kind == HERO:
        tier = "Ordinary" if card.tier == ORDINARY else "Epic"
        worth = listed([amount(card.worth, "Soul"), amount(card.worth, "Wound")], "or")
        return f"{tier} Hero, {class_word(card)}, {card.health} Health, worth {worth}"
    return f"Spell, {SPELL_PHASES[card.phases]}"
