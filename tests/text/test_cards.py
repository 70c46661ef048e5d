"""Every word of the vocabulary has a phrase in every language, every card a text."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from lairwright.dungeon import vocabulary
from lairwright.dungeon.cards import PERS, REACHES, Card
from lairwright.dungeon.loader import CONFIDENCES, load_set, shipped_sets
from lairwright.dungeon.words import CLASSES, LIMITS, ROOM_KINDS, WHENS
from lairwright.text.catalogue import Texts, languages, texts
from lairwright.text.dungeon.abilities import ability_text, always_text
from lairwright.text.dungeon.cards import (
    PLAIN_SHAPES,
    SHAPES,
    card_facts,
    card_name,
    card_text,
)
from lairwright.text.dungeon.effects import VERBS
from lairwright.text.names import printed_name
from tests.text.catalogues import messages
from tests.text.reading import trouble
from tests.text.regenerate import EXAMPLES, card_lines, golden_file

LANGUAGES = languages()
CARDS = [
    card for name in (*shipped_sets(), *EXAMPLES) for early in (False, True) for card in load_set(name, early).cards
]

Entry = Mapping[str, object]
FILTERS = tuple(vocabulary.CARD_FILTERS)

#: A step for each verb and each of its words; a test compares them with the vocabulary.
STEPS: tuple[Entry, ...] = (
    *({"draw": word, "count": count} for word in vocabulary.CARD_WORDS for count in (1, 2, 5)),
    *({"discard": word, "count": count} for word in FILTERS for count in (1, 2, 5)),
    *({"discard_random": word} for word in vocabulary.CARD_WORDS),
    *({"fetch": word, "count": count} for word in FILTERS for count in (1, 2, 5)),
    {"steal": "random"},
    {"steal": "chosen"},
    *({"new_hands": {"spells": spells, "rooms": rooms}} for spells, rooms in itertools.product((0, 1, 2), repeat=2)),
    {"kill": "target"},
    {"damage": 1},
    {"damage": 5},
    {"damage": "your rooms"},
    {"health": 1},
    {"health": 3},
    *({"move": word} for word in ("town", "your entrance", "first room", "previous room")),
    {"heal": "a wound"},
    {"remove": "target"},
    {"return": "to entrance"},
    {"hold": "entrance"},
    *({"room_damage": number} for number in (-2, -1, 1, 3)),
    {"dungeon_damage": 2},
    {"double": "treasure"},
    {"deactivate": "target"},
    {"destroy": "target"},
    {"destroy": "target", "killing": True},
    {"destroy": "one of each rival"},
    {"swap": "two rooms"},
    *({"build": word} for word in ("now", "one more", "forbidden")),
    *({"search": word} for word in FILTERS if "room" in word),
    {"negate": "target"},
)
TARGETS: tuple[Entry, ...] = (
    *({"hero": place, "tier": tier} for place in vocabulary.HERO_SCOPES for tier in vocabulary.TIERS),
    *({"room": owner, "kind": kind} for owner in vocabulary.OWNER_SCOPES for kind in ROOM_KINDS),
    *({"rival": "any", **lead} for lead in ({}, {"souls_ahead": 1}, {"souls_ahead": 2})),
    *({"soul": owner} for owner in ("yours", "a rival's")),
    {"spell": "a rival's"},
)
COSTS: tuple[Entry, ...] = (
    *({"destroy": word} for word in vocabulary.COST_WORDS),
    *({"discard": word, "count": count} for word in FILTERS for count in (1, 2, 5)),
)


def test_the_samples_hold_every_word_of_the_vocabulary() -> None:
    assert {word for step in STEPS for word in step if word in vocabulary.VERBS} == set(vocabulary.VERBS) == set(VERBS)
    assert {word for target in TARGETS for word in target if word in vocabulary.TARGET_KINDS} == set(
        vocabulary.TARGET_KINDS
    )
    # Closed lists that are spelled out where they are read: fields.word("move", ("town", ...)).
    source = Path(vocabulary.__file__).with_suffix(".py").read_text(encoding="utf-8")
    listed = re.findall(r'fields\.word\((?:"([a-z_]+)"|word), \(([^()]*)\)', source)
    assert len(listed) > 12
    said = {value for entry in (*STEPS, *TARGETS, *COSTS) for value in entry.values() if isinstance(value, str)}
    for _, words in listed:
        assert set(re.findall(r'"([^"]+)"', words)) <= said


def fits(step: Entry, target: Entry | None) -> bool:
    """Whether the step speaks of such a target, or of none."""
    word = next(word for word in step if word in vocabulary.VERBS)
    needs = [kind for kind, number in vocabulary.TARGET_KINDS.items() if number in vocabulary.NEEDS.get(word, ())]
    if word == "destroy" and step[word] == "target":
        needs = ["room"]
    if word == "move" and step[word] != "previous room":
        needs = ["hero"]
    return any(kind in target for kind in needs) if target else not needs


def abilities() -> Iterator[tuple[Entry, str]]:
    """Abilities with every step, target, cost, trigger, limit, phase and condition, in all forms of a clause."""
    for step in STEPS:
        chosen = [target for target in (None, *TARGETS) if fits(step, target)]
        assert chosen, step
        for target in chosen:
            plain: Entry = {"do": [step], **({"target": target} if target else {})}
            yield plain, "played"
            yield plain, "built"
            yield {**plain, "may": True}, "built"
            yield {**plain, "cost": {"destroy": "this room"}}, "activated"
            yield {**plain, "do": [step, step]}, "level up"
    some: Entry = {"do": [{"draw": "room"}]}
    for cost in COSTS:
        yield {**some, "cost": cost}, "activated"
        yield {**some, "cost": cost, "limit": "once per round"}, "activated"
    for when, limit, may in itertools.product(WHENS, LIMITS, (False, True)):
        yield {**some, "limit": limit, "may": may}, when
    for phase, limit in itertools.product(vocabulary.PHASE_WORDS, LIMITS):
        yield {**some, "phase": phase, "limit": limit}, "activated"
    for condition in vocabulary.CONDITIONS:
        yield {**some, "if": condition}, "played"
        yield {**some, "if": condition}, "built"
    for word in vocabulary.ROOM_FILTERS:
        yield {**some, "of": word}, "you build"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_phrase(language: str) -> None:
    speaking = texts(language)
    told: set[str] = set()
    for entry, when in abilities():
        text = ability_text(speaking, entry, when)
        assert not trouble(text), f"{entry}: {text}"
        assert text[0].isupper(), f"{entry}: {text}"
        assert text.endswith("."), f"{entry}: {text}"
        told.add(text)
    assert len(told) > 500
    for reach, kind, per, damage in itertools.product(REACHES, ROOM_KINDS, PERS, (-2, 1, 3)):
        text = always_text(speaking, {"to": reach, "kind": kind, "per": per, "damage": damage}, 1)
        assert not trouble(text), text
        assert text.endswith("."), text
    for name in (*(f"class-{name}" for name in CLASSES), *(f"confidence-{word}" for word in CONFIDENCES)):
        assert speaking.has(name)


def test_every_clause_has_its_four_forms() -> None:
    clauses = {name for name in messages("en") if name.startswith(("do-", "cost-"))}
    assert len(clauses) > 30
    for name in clauses | {"clause-join", "clause-cost"}:
        assert set(messages("en")[name].patterns) == {"order", "then", "may", "to"}, name


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


def test_a_home_made_ability_gets_a_text() -> None:
    entry = {
        "when": "activated",
        "limit": "once per round",
        "phase": "adventure",
        "cost": {"discard": "trap room", "count": 2},
        "target": {"rival": "any", "souls_ahead": 3},
        "do": [{"discard_random": "spell"}, {"hold": "entrance"}],
    }
    assert ability_text(texts("en"), entry, "activated") == (
        "Once per round, in the Adventure phase, discard 2 Trap Room cards to make an opponent who leads you by at "
        "least 3 Souls discard a random Spell card, then keep all Heroes at the entrance of that opponent outside for "
        "this round."
    )


def test_a_statement_and_an_order_follow_each_other() -> None:
    entry = {"target": {"rival": "any"}, "do": [{"draw": "spell"}, {"discard_random": "room"}, {"hold": "entrance"}]}
    assert ability_text(texts("en"), entry, "built") == (
        "When you build this Room, draw a Spell card, then an opponent of your choice discards a random Room card, "
        "then Heroes at the entrance of that opponent do not enter the dungeon this round."
    )


# -- grammar that English does not have ------------------------------------------------------------


def german() -> Texts:
    """As much German as two cards need: separable verbs, inversion, infinitives with "zu", cases."""
    return Texts(
        "de",
        {
            "all.ftl": """
language-cases = nom gen dat acc
sentence-plain = { $effect }.
sentence-adverb = { $adverb } { $effect }.
sentence-adverb-clause = { $adverb }, { $clause }, { $effect }.
lead-adverbs = { $first } { $second }
limit-once-per-round = einmal pro Runde
during-adventure = in der Abenteuerphase
when-hero-dies-here = wenn ein Held in diesem Raum stirbt
clause-may =
    .order = du darfst { $effect }
    .then = darfst du { $effect }
clause-join =
    .order = { $first }, dann { $second-then }
    .then = { $first }, dann { $second-then }
    .may = { $first } und dann { $second }
    .to = { $first } und dann { $second }
clause-cost =
    .order = { $cost }, um { $effect }
    .then = darfst du { $cost-may }, um { $effect }
    .may = { $cost }, um { $effect }
    .to = { $cost }, um { $effect }
cost-discard =
    .order = wirf { $cards } ab
    .then = wirfst du { $cards } ab
    .may = { $cards } abwerfen
    .to = { $cards } abzuwerfen
do-draw =
    .order = ziehe { $cards }
    .then = ziehst du { $cards }
    .may = { $cards } ziehen
    .to = { $cards } zu ziehen
do-damage =
    .order = füge { $target-dat } { $damage } Schaden zu
    .then = fügst du { $target-dat } { $damage } Schaden zu
    .may = { $target-dat } { $damage } Schaden zufügen
    .to = { $target-dat } { $damage } Schaden zuzufügen
do-kill =
    .order = töte { $target-acc }
    .then = tötest du { $target-acc }
    .may = { $target-acc } töten
    .to = { $target-acc } zu töten
target-placed = { $noun } { $place }
target-the-hero-any = der Held
    .gen = des Helden
    .dat = dem Helden
    .acc = den Helden
again-hero = er
    .gen = seiner
    .dat = ihm
    .acc = ihn
place-hero-in-this-room = in diesem Raum
cards-room =
    { $count ->
        [one] eine Raumkarte
       *[other] { $count } Raumkarten
    }
"""
        },
    )


def test_forms_and_cases_come_where_another_language_needs_them() -> None:
    cost = {
        "limit": "once per round",
        "phase": "adventure",
        "cost": {"discard": "room", "count": 2},
        "target": {"hero": "in this room"},
        "do": [{"damage": 2}, {"kill": "target"}],
    }
    assert ability_text(german(), cost, "activated") == (
        "Einmal pro Runde in der Abenteuerphase darfst du 2 Raumkarten abwerfen, um dem Helden in diesem Raum 2 "
        "Schaden zuzufügen und dann ihn zu töten."
    )
    trigger: Entry = {"limit": "once per round", "do": [{"draw": "room"}, {"draw": "room", "count": 2}]}
    assert ability_text(german(), trigger, "hero dies here") == (
        "Einmal pro Runde, wenn ein Held in diesem Raum stirbt, ziehst du eine Raumkarte, dann ziehst du 2 Raumkarten."
    )
    assert ability_text(german(), {**trigger, "may": True}, "hero dies here") == (
        "Einmal pro Runde, wenn ein Held in diesem Raum stirbt, darfst du eine Raumkarte ziehen und dann 2 Raumkarten "
        "ziehen."
    )
    assert (
        ability_text(german(), {"do": trigger["do"]}, "played") == "Ziehe eine Raumkarte, dann ziehst du 2 Raumkarten."
    )


# -- names -----------------------------------------------------------------------------------------


def named(card_id: str) -> Card:
    return next(card for card in CARDS if card.id == card_id)


def test_names_are_those_that_were_printed_and_else_english() -> None:
    assert printed_name("de", named("beast-menagerie")) == "Bestien-Gehege"
    assert printed_name("de", named("dark-altar")) == ""
    assert printed_name("en", named("dark-altar")) == "Dark Altar"
    assert card_name(german(), named("beast-menagerie")) == "Bestien-Gehege"
    assert card_name(german(), named("dark-altar")) == "Dark Altar"
