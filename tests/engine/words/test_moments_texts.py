"""Texts that have to say whom something is about, and against whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.dungeon.reading.loader import load_set
from lairwright.text.catalogue import texts
from lairwright.text.dungeon.cards import card_text

CARDS = {
    card.id: card for card in load_set(str(Path(__file__).parents[2] / "sets" / "words-moments.toml"), False).cards
}


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            "holy-traps",
            "Give each Room in your dungeon +2 damage against each Hero of the Cleric class "
            "until the end of the round.",
        ),
        ("safe-passage", "A Hero in any dungeon takes no damage from Rooms until the end of the round."),
        ("road-tax", "Each Spell costs each opponent 2 coins more until the end of the round."),
        ("strike", "An opponent of your choice may build 1 Room fewer this round."),
    ],
)
def test_a_text_says_whom_it_is_about(card: str, text: str) -> None:
    assert card_text(texts("en"), CARDS[card]) == text


@pytest.mark.parametrize("language", ["pl", "ru", "de"])
def test_every_language_says_it(language: str) -> None:
    for card in ("holy-traps", "safe-passage", "road-tax", "strike"):
        assert card_text(texts(language), CARDS[card]) != card_text(texts("en"), CARDS[card])
