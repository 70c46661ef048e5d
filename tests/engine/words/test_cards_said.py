"""What verbs about cards and belongings say is what they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.dungeon.reading.loader import load_set
from lairwright.text.catalogue import languages, texts
from lairwright.text.dungeon.cards import card_text
from tests.engine.words.test_cards_moving import WORDS
from tests.set_files import Entry, write

SAID: dict[str, tuple[Entry, str]] = {
    "all of a kind": ({"do": [{"discard": "spell", "count": "all"}]}, "Discard all Spell cards in hand."),
    "all that is shown": ({"do": [{"reveal": "room", "count": "all"}]}, "Reveal all Room cards from hand."),
    "all of the pile": (
        {"do": [{"take": "room", "from": "discard", "count": "all"}]},
        "Take all Room cards from the discard pile.",
    ),
    "all of the market": (
        {"do": [{"take": "card", "from": "market", "count": "all"}]},
        "Take all cards from the market.",
    ),
    "some of the market": (
        {"do": [{"discard": "spell", "from": "market", "count": "all"}]},
        "Discard all Spell cards from the market.",
    ),
    "every thing": (
        {"do": [{"take": {"room": "discard", "kind": "trap"}}]},
        "Take each Trap Room from the discard pile into your hand.",
    ),
    "whose hand": (
        {"do": [{"reveal": "room", "who": "each rival"}]},
        "Each opponent must reveal a Room card from hand.",
    ),
    "health token": (
        {"target": {"hero": "town"}, "do": [{"counters": -2}]},
        "Give a Hero in town a health token (−2).",
    ),
    "counters for each": (
        {"do": [{"counters": 1, "to": "you", "per": {"room": "yours"}}]},
        "Distribute a counter among your Rooms for each Room in your dungeon.",
    ),
    "free of charge": (
        {
            "target": {"player": "a rival"},
            "do": [{"take": "card", "from": "hand", "may": True, "price": {"room": 1}}],
        },
        "Look at the hand of an opponent of your choice; you may take a card from it, for which that player gets from "
        "you 1 coin if it is a Room, 0 coins if it is a Spell.",
    ),
    "where it is built": (
        {"do": [{"draw": "room"}, {"build": "that", "to": {"room": "yours", "kind": "trap"}}]},
        "Draw a Room card, then build that Room at once on a Trap Room in your dungeon.",
    ),
    "paid for being asked": (
        {"cost": {"pay": 1}, "do": [{"discard": "room", "may": True}]},
        "Pay 1 coin. Then you may discard a Room card.",
    ),
}


@pytest.mark.parametrize("case", SAID)
def test_the_text_says_what_happens(case: str, tmp_path: Path) -> None:
    ability, said = SAID[case]
    file = tmp_path / "odd.toml"
    write(file, [("spell", {"id": "odd", "name": "Odd", "phase": "both", "ability": [ability]})])
    (card,) = load_set(str(file), False).cards
    assert card_text(texts("en"), card) == said


def test_every_card_of_the_set_says_its_text_in_every_language() -> None:
    for card in load_set(WORDS, False).cards:
        said = {card_text(texts(language), card) for language in languages()}
        assert len(said) == len(languages()), f"{card.id}: {said}"
