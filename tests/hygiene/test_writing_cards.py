"""docs/writing-cards.md lists every word as it is declared, and its examples work."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.reading import lexicon
from lairwright.dungeon.reading.abilities import read_ability
from lairwright.dungeon.reading.cards import read_card
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.reading.modifiers import BAN_MEANINGS, BANS
from lairwright.dungeon.words import (
    CARD_KINDS,
    CONTEXT,
    COUNTS,
    FACES,
    LIMITS,
    LURE_STATS,
    NOUNS,
    PERSONS,
    PLACES,
    POSITION_WORDS,
    ROOM,
    STATS,
    WHEN_ACTIVATED,
    WHENS,
)
from lairwright.kernel.reading import Fields
from lairwright.kernel.set_files import CONFIDENCES
from lairwright.text.dungeon.glossary import completed

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "writing-cards.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)

#: The words with a number, and those with a meaning.
DECLARED = {
    "triggers": (WHENS, lexicon.TRIGGERS),
    "limits": (LIMITS[1:], lexicon.LIMITS),
    "nouns": (NOUNS[1:], lexicon.NOUNS),
    "persons": (PERSONS, lexicon.PERSONS),
    "context": (CONTEXT, lexicon.CONTEXT),
    "places": (PLACES, lexicon.PLACES),
    "positions": (POSITION_WORDS, lexicon.POSITIONS),
    "stats": (STATS, lexicon.STATS),
    "bans": (BANS, BAN_MEANINGS),
    "card kinds": (("every card", *CARD_KINDS), lexicon.CARD_FIELDS),
}
DO = [{"draw": "room"}]
#: A card of each kind with what it needs.
CARDS: dict[str, dict[str, object]] = {
    "boss": {"xp": 1, "treasure": {"mage": 1}, "ability": [{"do": DO}]},
    "room": {"kind": "trap", "tier": "ordinary", "damage": 1, "treasure": {}},
    "spell": {"phase": "both", "ability": [{"do": DO}]},
    "hero": {"class": "mage", "tier": "ordinary", "health": 3},
    "item": {"class": "any"},
    "miniboss": {"always": [{"level": 1, "damage": 1}]},
    "location": {},
}


def test_the_page_is_what_the_declarations_say() -> None:
    assert completed(TEXT) == TEXT, "run make docs"


@pytest.mark.parametrize("name", DECLARED)
def test_every_word_has_a_meaning_and_every_meaning_a_word(name: str) -> None:
    words, meanings = DECLARED[name]
    assert isinstance(meanings, Mapping)
    assert set(words) == set(meanings)
    assert all(meanings.values())


@pytest.mark.parametrize("word", [*COUNTS, *FACES[1:], *CONFIDENCES, *LURE_STATS, "monster", "trap", "epic"])
def test_values_of_fields_are_named(word: str) -> None:
    assert f"`{word}`" in TEXT


@pytest.mark.parametrize("kind", CARD_KINDS)
def test_a_card_has_the_fields_that_are_listed(kind: str) -> None:
    fields = Fields({"id": "probe", "name": "Probe", **CARDS[kind]}, "probe")
    read_card(kind, fields, "probe")
    read = set(fields.known) | {"early"}  # which is taken out before the card is read
    assert read == {*lexicon.CARD_FIELDS["every card"], *lexicon.CARD_FIELDS[kind]}


def test_an_ability_has_the_fields_that_are_listed() -> None:
    fields = Fields({"when": "activated", "limit": "once per round", "do": DO}, "probe")
    read_ability(fields, Card(ROOM, "probe", "Probe", "probe"), WHEN_ACTIVATED, "room", [])
    assert set(fields.known) == set(lexicon.ABILITY_FIELDS)


def test_the_whole_example_is_a_valid_set(tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(EXAMPLES[0], encoding="utf-8")
    assert [card.id for card in load_set(str(file), False).cards] == ["wine-press", "last-orders"]


@pytest.mark.parametrize("example", EXAMPLES[1:], ids=range(2, len(EXAMPLES) + 1))
def test_every_other_example_loads_in_a_set(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(f'[set]\nid = "example"\nname = "Example"\n{example}', encoding="utf-8")
    assert load_set(str(file), False).cards
