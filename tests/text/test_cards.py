"""Every word of the vocabulary has a phrase in every language, every card a text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.reading.loader import CONFIDENCES, load_set, shipped_sets
from lairwright.dungeon.words import CLASSES
from lairwright.text.catalogue import languages, texts
from lairwright.text.dungeon.cards import (
    PLAIN_SHAPES,
    SHAPES,
    card_facts,
    card_name,
    card_text,
)
from lairwright.text.dungeon.messages import MESSAGES
from lairwright.text.dungeon.nouns import CLASSES as CLASS_WORDS
from lairwright.text.dungeon.nouns import HAS, ICONS
from lairwright.text.dungeon.scope import Entry
from lairwright.text.dungeon.sources import rules_text
from lairwright.text.names import printed_name
from tests.text.catalogues import messages
from tests.text.combinations import abilities, always
from tests.text.reading import trouble
from tests.text.regenerate import EXAMPLES, card_lines, golden_file, hardest_file, hardest_lines

LANGUAGES = languages()
CARDS = [
    card for name in (*shipped_sets(), *EXAMPLES) for early in (False, True) for card in load_set(name, early).cards
]


def words_in(value: object) -> Iterator[str]:
    """Every word in an entry: keys and values, at any depth."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from words_in(inner)
    elif isinstance(value, str):
        yield value


def entries() -> Iterator[tuple[str, Entry]]:
    """Invented cards with every word: each is one ability or one thing that is always in force."""
    for kind, ability in abilities():
        yield kind, {"hero": {"ability": [ability]}} if kind == "item" else {"ability": [ability]}
    for kind, modifier in always():
        yield kind, {"boss": {"always": [modifier]}} if kind == "item" else {"always": [modifier]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_phrase(language: str) -> None:
    speaking = texts(language)
    told: set[str] = set()
    for kind, entry in entries():
        text = rules_text(speaking, kind, entry, 1)
        assert not trouble(text), f"{entry}: {text}"
        assert text[0].isupper(), f"{entry}: {text}"
        assert text.endswith("."), f"{entry}: {text}"
        told.add(text)
    assert len(told) > 500
    for name in (*(f"class-{name}" for name in CLASSES), *(f"confidence-{word}" for word in CONFIDENCES)):
        assert speaking.has(name)


def test_the_combinations_hold_every_word_that_has_a_message() -> None:
    said = {word for _, entry in entries() for word in words_in(entry)}
    of_abilities = {kind: table for kind, table in MESSAGES.items() if kind != "lures"}
    for kind, table in of_abilities.items():
        ours = {"in it", "token", "room dungeon", "hoard", "yours", "boss", "its", "hero"}
        assert not set(table) - said - ours, kind


def test_every_clause_has_its_four_forms() -> None:
    clauses = {name for name in messages("en") if name.startswith(("do-", "mod-", "who-", "cost-"))}
    assert len(clauses) > 100
    for name in clauses | {"clause-join", "clause-cost", "clause-price", "clause-if"}:
        assert set(messages("en")[name].patterns) == {"order", "then", "may", "to"}, name


def test_every_class_has_its_words() -> None:
    assert set(CLASS_WORDS) == set(ICONS) == set(CLASSES)
    assert set(ICONS) <= set(HAS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hardest_cards_read_as_they_were_reviewed(language: str) -> None:
    lines = hardest_lines(texts(language))
    for line in lines:
        assert not trouble(line.partition(": ")[2]), line
    assert hardest_file(language).read_text(encoding="utf-8").splitlines() == lines


def test_treasure_has_a_shape_of_its_own() -> None:
    for shapes in (SHAPES, PLAIN_SHAPES):
        assert set(shapes) == set(CLASSES)
        assert len(set(shapes.values())) == len(CLASSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_like_a_card(language: str) -> None:
    speaking = texts(language)
    for card in CARDS:
        text = card_text(speaking, card)
        assert bool(text) == bool(card.abilities or card.data.get("always") or card.lure), card.id
        assert text == "" or (text[0].isupper() and text.endswith(".") and not trouble(text)), text
        assert not trouble(card_facts(speaking, card))
        assert card_name(speaking, card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_all_cards_are_those_that_were_reviewed(language: str) -> None:
    """After a change that is meant to alter texts, run ``python -m tests.text.regenerate`` and look at what differs."""
    file = golden_file(language)
    assert file.exists(), f"{file.name} is missing: run python -m tests.text.regenerate {language}"
    assert file.read_text(encoding="utf-8").splitlines() == card_lines(texts(language))


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
    assert next(card_text(texts("en"), card) for card in CARDS if card.id == card_id) == text


@pytest.mark.parametrize(
    ("kind", "entry", "text"),
    [
        (
            "spell",
            {
                "ability": [
                    {
                        "target": {"spell": "a rival's"},
                        "do": [{"pay": 1, "who": "target", "may": True, "else": [{"negate": "target"}]}],
                    }
                ]
            },
            "Choose a Spell that an opponent is playing. That player may pay 1 coin. If not, negate it.",
        ),
        (
            "miniboss",
            {
                "always": [{"level": 2, "double": "treasure"}],
                "ability": [{"level": 1, "when": "build phase", "do": [{"draw": "room"}]}],
            },
            "Level 1: At the beginning of the Build phase, draw a Room card. "
            "Level 2: The treasure of this Room counts double.",
        ),
        (
            "room",
            {
                "ability": [
                    {
                        "when": "announced",
                        "of": {"spell": "a rival's"},
                        "cost": {"discard": "this"},
                        "do": [{"negate": "it"}],
                    }
                ]
            },
            "From your hand: When an opponent plays a Spell, discard this card to negate it.",
        ),
        (
            "spell",
            {"ability": [{"do": [{"draw": "spell"}]}, {"if": {"coins": "yours", "at_most": 0}, "do": [{"coins": 3}]}]},
            "Choose one: • Draw a Spell card. • If you have no coins, gain 3 coins.",
        ),
        (
            "boss",
            {"always": [{"souls": 1}], "ability": [{"do": [{"draw": "room"}]}]},
            "Level Up: Draw a Room card. Level Up, for the rest of the game: You count 1 more Soul.",
        ),
    ],
)
def test_sources_and_modes_are_said_before_the_text(kind: str, entry: Entry, text: str) -> None:
    assert rules_text(texts("en"), kind, entry) == text


def test_the_players_own_things_are_called_so_in_their_language() -> None:
    entry = {"ability": [{"when": "built", "target": {"room": "yours"}, "do": [{"destroy": "target"}]}]}
    said = [rules_text(texts(language), "room", entry) for language in ("de", "pl", "ru")]
    assert said == [
        "Wenn du diesen Raum baust, zerstörst du einen Raum in deinem Dungeon.",
        "Kiedy zbudujesz tę komnatę, zniszcz komnatę w swoich podziemiach.",
        "Когда вы строите эту комнату, сломайте комнату в своём подземелье.",
    ]


# -- names -----------------------------------------------------------------------------------------


def named(card_id: str) -> Card:
    return next(card for card in CARDS if card.id == card_id)


def test_names_are_those_that_were_printed_and_else_english() -> None:
    assert printed_name("de", named("beast-menagerie")) == "Bestien-Gehege"
    assert printed_name("de", named("dark-altar")) == ""
    assert printed_name("en", named("dark-altar")) == "Dark Altar"
    assert card_name(texts("de"), named("beast-menagerie")) == "Bestien-Gehege"
    assert card_name(texts("de"), named("dark-altar")) == "Dark Altar"
