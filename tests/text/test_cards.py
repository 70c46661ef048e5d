"""Every word of the vocabulary has a phrase, every card a text."""

from __future__ import annotations

import pytest

from lairwright.dungeon import vocabulary
from lairwright.dungeon.cards import PERS, REACHES, Card
from lairwright.dungeon.loader import CONFIDENCES, load_set, shipped_sets
from lairwright.dungeon.words import CLASSES, LIMITS, WHENS
from lairwright.text import abilities
from lairwright.text.cards import CONFIDENCE_TEXTS, card_facts, card_text
from lairwright.text.phrases import FILTER_NOUNS, PLAIN_SHAPES, TREASURE_SIGNS

CARDS = [card for name in shipped_sets() for early in (False, True) for card in load_set(name, early).cards]


def test_every_word_has_a_phrase() -> None:
    assert set(abilities.VERB_PHRASES) == set(vocabulary.VERBS)
    assert set(abilities.WHEN_PHRASES) == set(WHENS)
    assert set(abilities.LIMIT_PHRASES) == set(LIMITS)
    assert set(abilities.PHASE_PHRASES) == set(vocabulary.PHASE_WORDS)
    assert set(abilities.CONDITION_PHRASES) == set(vocabulary.CONDITIONS)
    assert set(abilities.PER_PHRASES) == set(PERS) - {""}
    assert set(abilities.REACH_PHRASES) == set(REACHES)
    assert set(abilities.HERO_PLACES) == set(vocabulary.HERO_SCOPES)
    assert set(abilities.ROOM_OWNERS) == set(vocabulary.OWNER_SCOPES)
    assert set(FILTER_NOUNS) == set(vocabulary.CARD_FILTERS)
    assert set(CONFIDENCE_TEXTS) == set(CONFIDENCES)


def test_treasure_has_a_letter_and_a_shape_of_its_own() -> None:
    assert set(TREASURE_SIGNS) == set(PLAIN_SHAPES) == set(CLASSES)
    for part in (0, 1):
        assert len({signs[part] for signs in TREASURE_SIGNS.values()}) == len(CLASSES)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_reads_like_a_card(card: Card) -> None:
    text = card_text(card)
    assert bool(text) == bool(card.abilities or card.data.get("always") or card.lure)
    assert text == "" or (text[0].isupper() and text.endswith("."))
    assert not set("{}[]_") & set(text)
    assert "  " not in text
    assert card_facts(card)


@pytest.mark.parametrize(
    ("card_id", "text"),
    [
        ("specters-sanctum", "When you build this Room, an opponent of your choice discards a random Spell card."),
        ("bottomless-pit", "Destroy this Room to kill the Hero in it."),
        (
            "dracolich-lair",
            "Once per round, discard 2 Room cards to take a Room card of your choice from the discard pile.",
        ),
        ("dizzygas-hallway", "If the Room to the right is a Trap Room, it deals +2 damage."),
        ("monsters-ballroom", "This Room deals 1 damage for each Monster Room in your dungeon."),
        ("soul-harvest", "Remove a face-down Hero in your score area from the game, then draw 2 Spell cards."),
        ("motivation", "If you have fewer Rooms than an opponent, you may build one more Room this round."),
        ("gorgona", "Level Up: Kill a Hero in town."),
        ("haunted-library", "At the start of the round, you may draw a Spell card instead of a Room card."),
    ],
)
def test_texts_read_as_intended(card_id: str, text: str) -> None:
    assert next(card_text(card) for card in CARDS if card.id == card_id) == text


def test_a_home_made_ability_gets_a_text() -> None:
    entry = {
        "when": "activated",
        "limit": "once per round",
        "phase": "adventure",
        "cost": {"discard": "trap room", "count": 2},
        "target": {"rival": "any", "souls_ahead": 3},
        "do": [{"discard_random": "spell"}, {"hold": "entrance"}],
    }
    assert abilities.ability_text(entry, "activated") == (
        "Once per round, in the Adventure phase, discard 2 Trap Room cards to make an opponent who has at least 3 more "
        "Souls than you discard a random Spell card, then keep all Heroes at the entrance of that opponent outside for "
        "this round."
    )
