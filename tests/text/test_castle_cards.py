"""The castle-raid game's cards in words: every thing a king tile can do has a phrase in every language."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from lairwright.castle.cards import Card, Change
from lairwright.castle.catalog import Catalog
from lairwright.castle.loader import catalog_for, shipped_sets
from lairwright.castle.words import ALL_STRENGTHS, FACTION, GUARD, MONSTER, PLACES, TILE
from lairwright.kernel.set_files import CONFIDENCES
from lairwright.text.castle.cards import (
    back_text,
    card_facts,
    card_name,
    card_text,
    has_printed_name,
    marked,
    tile_text,
    values_range,
)
from lairwright.text.catalogue import languages, texts
from tests.text.castle_codes import tile_fields
from tests.text.reading import trouble
from tests.text.regenerate import castle_file, castle_lines

LANGUAGES = languages()
SETS = shipped_sets()


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return catalog_for(("proposed",))


def tile(**fields: int | list[Change]) -> Card:
    made = Card(TILE, "made", "Made")
    for name, value in fields.items():
        setattr(made, name, value)
    return made


#: Everything a tile can do, by the field of the set file that says it.
TILES: dict[str, list[Card]] = {
    "forbid": [tile(forbidden=1 << index) for index in range(5)],
    "hands": [tile(in_hand=mask) for mask in range(32) if mask.bit_count() == 3],
    "healing": [
        tile(healing_of=mask, healing=cost) for mask in range(1, ALL_STRENGTHS + 1) for cost in (0, 1, 2, 4, 5, 22)
    ],
    "changes": [
        tile(changes=[Change(where, loot, strength)])
        for where, loot, strength in itertools.product(range(len(PLACES)), (-5, -1, 0, 1, 3, 10), (-3, 0, 1, 2))
        if loot or strength
    ],
}


def test_the_samples_hold_everything_a_tile_can_do() -> None:
    assert set(TILES) == tile_fields()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", TILES)
def test_everything_a_tile_can_do_has_a_sentence_of_its_own(language: str, field: str) -> None:
    speaking = texts(language)
    nothing = tile_text(speaking, tile(), 2)
    said = [tile_text(speaking, made, 2) for made in TILES[field]]
    assert len(set(said)) == len(said)
    for text in (nothing, *said):
        assert text.endswith(".")
        assert text[0].isupper() or text[0].isdigit()
        assert not trouble(text), text
    assert nothing not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_the_last_guards_are_is_said(language: str) -> None:
    made = tile(changes=[Change(PLACES.index("last guards"), 4, 0)])
    said = [tile_text(texts(language), made, number) for number in (1, 2, 3)]
    assert len(set(said)) == 3
    assert not any(trouble(text) for text in said)


def test_a_tile_says_all_that_it_does() -> None:
    made = tile(
        forbidden=2,
        in_hand=0b11100,
        healing_of=1,
        healing=0,
        changes=[Change(PLACES.index("second guard"), 3, 2), Change(PLACES.index("all guards"), 0, -1)],
    )
    assert tile_text(texts("en"), made, 2) == (
        "Monsters of strength 2 cannot be played. Everybody takes monsters 3, 4 and 5 into hand and puts monsters 1 "
        "and 2 face down. Healing a monster of strength 1 costs nothing. The second guard from the gate has +3 loot "
        "and +2 strength. Every guard has −1 strength."
    )


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("no-ones", "Monsters of strength 1 cannot be played."),
        ("first-two-poorer", "Each of the two guards nearest the gate has −2 loot."),
        ("costly-healing", "Healing a monster of strength 4 or 5 costs 4 coins."),
        ("no-change", "The rules do not change this round."),
        ("last-guards-plus-four", "Each of the 2 guards nearest the treasury has +4 loot."),
        ("last-easier", "The guard at the treasury has −5 loot and −3 strength."),
        ("trolls-5", "Cannot be replaced."),
        ("trolls-4", ""),
        ("trolls", ""),
        ("one-star-3-4", "The back shows ★, strength 3–6, loot 3–6."),
        ("two-star-3-4", "The back shows ★★, strength 3–7, loot 4–8 (ranges inferred)."),
    ],
)
def test_texts_of_the_shipped_cards(card: str, text: str, catalog: Catalog) -> None:
    assert card_text(texts("en"), catalog.by_id[card], catalog, 2) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_every_card_has_a_name_facts_and_a_text(language: str, name: str) -> None:
    speaking, cards = texts(language), catalog_for((name,))
    names = {card_name(speaking, card, cards) for card in cards.definitions}
    assert len(names) == len(cards.definitions)
    for card in cards.definitions:
        for text in (card_name(speaking, card, cards), card_facts(speaking, card), card_facts(speaking, card, True)):
            assert not trouble(text), text
        text = card_text(speaking, card, cards, 2)
        assert bool(text) == (card.kind in (GUARD, TILE) or (card.kind == MONSTER and card.strength == 5))
        assert not text or not trouble(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_inferred_values_are_marked_and_others_are_not(language: str, catalog: Catalog) -> None:
    speaking = texts(language)
    assert marked(speaking, "5", "inferred") != "5"
    assert [marked(speaking, "5", word) for word in CONFIDENCES if word != "inferred"] == ["5"] * 3
    guard = catalog.by_id["one-star-3-4"]
    assert card_facts(speaking, guard, mark=True) != card_facts(speaking, guard)
    backs = {back_text(speaking, back) for back in catalog.backs[1:]}
    assert len(backs) == 3


def test_a_range_of_one_value_is_that_value() -> None:
    assert [values_range(texts("en"), *ends) for ends in ((3, 7), (4, 4))] == ["3–7", "4"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_card_texts(language: str) -> None:
    """After a change that is meant: ``.venv/bin/python -m tests.text.regenerate``, and read what differs."""
    golden = castle_file(language).read_text(encoding="utf-8").splitlines()
    assert castle_lines(texts(language)) == golden


# -- names -----------------------------------------------------------------------------------------


def test_names_are_those_that_were_printed_and_else_english(catalog: Catalog) -> None:
    by_id = catalog.by_id
    assert [has_printed_name("pl", by_id[card], catalog) for card in ("trolls", "trolls-4", "no-ones")] == [
        True,
        True,
        False,
    ]
    assert not has_printed_name("de", by_id["trolls-4"], catalog)
    assert all(has_printed_name("en", card, catalog) for card in catalog.definitions)
    assert all(has_printed_name("de", card, catalog) for card in catalog.definitions if card.kind == GUARD)
    assert card_name(texts("en"), by_id["ocean-beasts-3"], catalog) == "Ocean Beasts 3"
    assert card_name(texts("en"), by_id["two-star-7-8"], catalog) == "★★ 7/8"


@pytest.mark.skipif("pl" not in LANGUAGES, reason="there is no Polish")
def test_a_monster_goes_by_the_printed_name_of_its_faction(catalog: Catalog) -> None:
    monster = catalog.by_id["dragons-2"]
    assert "smoki" in card_name(texts("pl"), monster, catalog).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_home_made_set_has_its_text_without_a_line_of_translation(language: str, tmp_path: Path) -> None:
    file = Path(__file__).parents[2] / "src/lairwright/castle/sets/proposed.toml"
    text = (
        file.read_text(encoding="utf-8")
        .replace('name = "Trolls"', 'name = "Owls"')
        .replace("forbid = [1]", "forbid = [3]")
    )
    (tmp_path / "mine.toml").write_text(text.replace('names = { pl = "trolle" }\n', ""), encoding="utf-8")
    cards = catalog_for((str(tmp_path / "mine.toml"),))
    speaking = texts(language)
    assert "Owls" in card_name(speaking, cards.by_id["trolls-1"], cards)
    assert "3" in card_text(speaking, cards.by_id["no-ones"], cards, 2)
    assert next(card.name for card in cards.definitions if card.kind == FACTION) == "Owls"
