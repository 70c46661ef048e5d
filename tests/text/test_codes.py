"""Every code of the engine has a wording in every language: events, reasons, prompts, options, outcomes."""

from __future__ import annotations

import re

import pytest

import lairwright as lw
from lairwright.dungeon.cards.ability import Verb
from lairwright.dungeon.events import EVENTS, TO_HERO, TO_SCORE, TO_SCORE_FACE_DOWN, TO_TOWN
from lairwright.dungeon.options import KINDS
from lairwright.dungeon.procedures.all import all_procedures
from lairwright.dungeon.procedures.announce import TARGET_PROMPTS
from lairwright.dungeon.rules import PRESETS
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import LURE_STATS
from lairwright.kernel.choices import Kind
from lairwright.kernel.views import UNKNOWN
from lairwright.scenarios.rulebook import find_rule
from lairwright.text.catalogue import CatalogueError, languages, texts
from lairwright.text.dungeon.cards import card_name
from lairwright.text.dungeon.choices import PROMPT_RULES, option_phrase, prompt_rule, prompt_text
from lairwright.text.dungeon.log import event_line, event_lines
from lairwright.text.dungeon.reasons import outcome_text, reason_text
from lairwright.text.dungeon.scene import Scene, scene
from lairwright.text.dungeon.table import (
    CHANGES,
    change_text,
    lure_text,
    own_lure_text,
    parts_text,
    standing_text,
    way_text,
    winner_text,
)
from tests.choices import examples
from tests.playing import steps
from tests.text.codes import outcome_reasons, reason_codes, source
from tests.text.reading import trouble

LANGUAGES = languages()


@pytest.fixture
def names() -> Scene:
    return scene(texts("en"), lw.new_game(seats=2, seed=1), 0)


#: The amounts of events that have amounts of their own; others are tried with any.
AMOUNTS = {
    "reshuffled": (1, 2),
    "modified": (0,),
    "hero-moved": (*range(8),),
    "item-moved": (TO_TOWN, TO_HERO, TO_SCORE, TO_SCORE_FACE_DOWN),
    **dict.fromkeys(("coins", "coins-on", "counters"), (-2, -1, 1, 2, 5)),
}
#: Events that always say what other card they are about.
WITH_OTHER = ("entered", "swapped", "attached", "detached", "item-moved", "hero-moved")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_a_sentence(language: str, kind: str) -> None:
    told = scene(texts(language), lw.new_game(seats=2, seed=1), 0)
    card = "nick-the-masher" if kind == "hero-to-town" else "dizzygas-hallway" if kind == "modified" else "dark-altar"
    others = ("freeze",) if kind in WITH_OTHER else ("freeze", None)
    for seat in (0, 1, None):
        for other in others:
            for amount in AMOUNTS.get(kind, (0, 1, 2, 5)):
                event = {"kind": kind, "seat": seat, "card": card, "other": other, "amount": amount}
                line = event_line(event, told)
                assert line[0].isupper()
                assert line.endswith(".")
                assert not trouble(line), line


#: Events whose card only some may know.
HIDDEN = ("boss-dealt", "drew-room", "drew-spell", "took", "placed", "returned-to-hand", "gave")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", HIDDEN)
def test_what_a_viewer_may_not_know_has_words_of_its_own(language: str, kind: str) -> None:
    told = scene(texts(language), lw.new_game(seats=3, seed=1), 0)
    line = event_line({"kind": kind, "seat": 1, "card": UNKNOWN, "other": None, "amount": 2}, told)
    assert line.endswith(".")
    assert not trouble(line)
    assert UNKNOWN not in line


def check_table(game: Table, language: str) -> None:
    """Every question, option and event of the table has words, and a hidden card is never named."""
    speaking = texts(language)
    for viewer in (None, *range(len(game.players))):
        told = scene(speaking, game, viewer)
        events = game.visible_events(viewer)
        for event, whole in zip(events, game.events, strict=True):
            line = event_line(event, told)
            assert not trouble(line), line
            for field, card in (("card", whole.card), ("other", whole.other)):
                if event[field] == UNKNOWN:
                    assert card_name(speaking, game.cards[card]) not in line
        assert bool(event_lines(events, told)) == bool(events)
    for decision in game.decisions:
        told = scene(speaking, game, decision.seat)
        question = prompt_text(decision, told)
        assert question.endswith((".", "?"))
        assert not trouble(question), question
        for option in decision.options:
            phrase = option_phrase(option.choice, decision.kind, told)
            assert not trouble(phrase), phrase


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_random_play_is_told_without_secrets(preset: str, language: str) -> None:
    for seed in range(4):
        game = lw.new_game(seats=2 + seed % 3, seed=seed, preset=preset)
        for _ in steps(game, seed):
            check_table(game, language)
        assert not trouble(outcome_text(texts(language), game.outcome.reason))


def test_several_draws_are_one_line(names: Scene) -> None:
    hidden = {"kind": "drew-room", "seat": 1, "card": UNKNOWN, "other": None, "amount": 0}
    spell = {**hidden, "kind": "drew-spell"}
    assert event_lines([hidden, hidden, spell], names) == [f"{names.player(1)} draws 2 Room cards and a Spell card."]
    own = [{**hidden, "seat": 0, "card": card} for card in ("dark-altar", "open-grave")]
    assert event_lines(own, names) == ["You draw Dark Altar and Open Grave."]


@pytest.mark.parametrize(
    ("kind", "seat", "other", "amount", "line"),
    [
        ("announced", 1, "dark-altar", 0, "{1} plays Freeze on your Dark Altar."),
        ("announced", 0, "dark-altar", 1, "You play Freeze on {1}'s Dark Altar."),
        ("announced", 0, None, 1, "You play Freeze on {1}."),
        ("announced", 1, None, 0, "{1} plays Freeze on you."),
        ("announced", 1, "the-fool", -1, "{1} plays Freeze on The Fool."),
        ("activated", 1, None, -1, "{1} uses Freeze."),
        ("took", 1, None, 0, "{1} takes Freeze from your hand."),
        ("took", 0, None, 1, "You take Freeze from {1}'s hand."),
        ("placed", 0, None, 0, "You place Freeze face down as the new first Room."),
        ("placed", 0, None, 3, "You place Freeze face down on the Room at position 3."),
        ("died", 0, "dark-altar", 2, "Freeze dies in Dark Altar: 2 Souls for you."),
        ("died", 1, None, 1, "Freeze dies: 1 Soul for {1}."),
        ("room-bonus", 1, None, -2, "{1}'s Freeze has −2 damage until the end of the round."),
        ("boss-revealed", 1, None, 0, "Seat 1 plays Freeze."),
    ],
)
def test_sentences_name_whoever_is_meant(
    kind: str, seat: int, other: str | None, amount: int, line: str, names: Scene
) -> None:
    event = {"kind": kind, "seat": seat, "card": "freeze", "other": other, "amount": amount}
    assert event_line(event, names) == line.replace("{1}", names.player(1))


# -- reasons ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    speaking = texts(language)
    codes = reason_codes()
    assert len(codes) > 25
    # Codes with something variable in them: f"unknown-card: {card_id}", and how keys are written.
    variable = re.findall(r'f"([a-z:-]+ ?)\{', source("legality/refusals.py"))
    assert len(variable) >= 3
    codes |= {f"{code}1" if "building" not in code else f"{code}bait-phase" for code in variable}
    codes |= set(re.findall(r'"(expected: [^"]+)"', source("legality/refusals.py")))
    codes |= {"no-such-option: there are 3", "no-such-seat: 9"}
    for code in codes:
        text = reason_text(speaking, code)
        assert text.endswith(".")
        assert not trouble(text), text


def test_a_reason_without_a_sentence_is_a_mistake() -> None:
    with pytest.raises(CatalogueError, match="reason-moon-is-full"):
        reason_text(texts("en"), "moon-is-full")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_real_games_have_sentences(language: str) -> None:
    game = lw.new_game(seats=2, seed=3)
    keys = [
        "pass",
        "build x end",
        "build dark-altar end",
        "build",
        "play fear",
        "play dark-altar",
        "use dark-altar 1",
        "x",
        "",
    ]
    for _ in steps(game, 3):
        for key in keys:
            for seat in (0, 1, 7):
                code, _rule = game.why_not(key, seat)
                assert reason_text(texts(language), code).endswith("."), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_a_sentence(language: str) -> None:
    assert len(outcome_reasons()) > 4
    for reason in outcome_reasons():
        assert outcome_text(texts(language), reason).endswith(".")


# -- questions and options ---------------------------------------------------------------------------


def test_every_prompt_has_a_rule_that_exists() -> None:
    kinds = {verb.prompt for verb in Verb.__subclasses__()} | {kind for kind in TARGET_PROMPTS if kind}
    kinds |= {procedure.kind for procedure in all_procedures() if procedure.kind}
    assert kinds <= set(PROMPT_RULES)
    for kind in PROMPT_RULES:
        assert not prompt_rule(kind) or find_rule(prompt_rule(kind))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.word)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_choice_has_a_phrase(kind: Kind, language: str) -> None:
    game = lw.new_game(seats=2, seed=3)
    for _ in steps(game, 3):
        if all(player.dungeon for player in game.players):
            break
    told = scene(texts(language), game, 0)
    for choice in examples(game, kind):
        phrase = option_phrase(choice, "build", told)
        assert phrase
        assert not trouble(phrase), phrase


# -- the numbers that decide ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_that_decide_have_words(language: str) -> None:
    told = scene(texts(language), lw.new_game(seats=3, seed=1), 0)
    pulls = [(0, 2), (1, 2), (2, 1)]
    said = [
        *(lure_text(winner, pulls, "C✚", told) for winner in (-1, 0, 1)),
        lure_text(-1, [(0, 0), (1, 0)], "C✚", told),
        *(own_lure_text(winner, f"lure-{end}-{stat}", told)
          for winner in (-1, 0, 1) for end in ("most", "fewest") for stat in LURE_STATS[1:]),
        *(way_text(steps, before, 4, "dark-altar", dies, 2, told)
          for steps in ([], [2], [2, 3]) for before in (0, 1) for dies in (True, False)),
        *(change_text(code, "the-fool", told, 1) for code in CHANGES),
        *(standing_text(1, 1, souls, souls, out, told) for souls in (0, 1, 2, 5) for out in (True, False)),
        *(winner_text(seat, told) for seat in (0, 1)),
        parts_text([("printed", 1), ("dizzygas-hallway", 2), ("this round", -1), ("dungeon this round", 2)], told),
        parts_text([("inactive", 0)], told),
    ]  # fmt: skip
    for text in said:
        assert not trouble(text), text


def test_a_value_says_where_it_comes_from(names: Scene) -> None:
    parts = [("printed", 1), ("dizzygas-hallway", 2), ("this round", -1)]
    assert parts_text(parts, names) == "1 printed, +2 from Dizzygas Hallway, −1 this round"
    assert way_text([2, 3], 0, 4, "golem-factory", True, 1, names) == "2+3=5 of 4: dies in Golem Factory, 1 Soul"
    assert way_text([2], 1, 6, "golem-factory", False, 2, names) == "1 so far+2=3 of 6: gets through, 2 Wounds"
