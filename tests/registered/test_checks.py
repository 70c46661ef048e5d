"""What is wrong with a registration is said when it is registered: the game, the field and the reason."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import lairwright as lw
from lairwright.games import GAMES, GameKind, Part, PartError, Wait, plug_in
from lairwright.kernel.rules import OptionSpec, RuleSet, switch
from lairwright.registered.checks import check
from tests.stones.registration import STONES

LABELS = STONES.labels
OPTIONS = STONES.rules.options


def holds(game: lw.Game, card: str, number: int) -> bool:
    return True


def waiting(form: Any, **changes: Any) -> dict[str, Any]:
    fields: dict[str, Any] = {"form": form, "event": "took", "holds": holds, **changes}
    return {"waits": (Wait(**fields),)}


def playing(presets: dict[str, Any], variants: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    rules = RuleSet(more.get("options", OPTIONS), presets, STONES.rules.variants if variants is None else variants)
    return {"rules": rules}


def labelled(**changes: Any) -> dict[str, Any]:
    return {"labels": replace(LABELS, **changes)}


def fails() -> tuple[str, ...]:
    raise FileNotFoundError("no folder of sets")


CASES: dict[str, tuple[dict[str, Any], str]] = {
    "no seat": ({"fewest_seats": 0}, "fewest_seats: expected a whole number from 1 to 32, found 0"),
    "most below fewest": ({"fewest_seats": 4}, "most_seats: expected a whole number from 4 to 32, found 3"),
    "too many seats": ({"most_seats": 33}, "most_seats: expected a whole number from 2 to 32, found 33"),
    "seats as text": ({"most_seats": "3"}, "most_seats: expected a whole number from 2 to 32, found '3'"),
    "seats as a flag": ({"fewest_seats": True}, "fewest_seats: expected a whole number from 1 to 32, found True"),
    "seats of no variant": (
        {"rules": RuleSet(OPTIONS, STONES.rules.presets, STONES.rules.variants, {"tal-heap": (1, 2)})},
        "rules: there is no variant 'tal-heap' (did you mean 'tall-heap'?)",
    ),
    "seats of a variant": (
        {"rules": RuleSet(OPTIONS, STONES.rules.presets, STONES.rules.variants, {"tall-heap": (3, 2)})},
        "rules: seats of 'tall-heap': expected a whole number from 3 to 32, found 2",
    ),
    "places": ({"most_places": -1}, "most_places: expected a whole number from 0 to 99, found -1"),
    "page": ({"page": None}, "page: expected a text, found None"),
    "a text for texts": ({"phases": "play"}, "phases: expected a tuple of texts, found 'play'"),
    "a list for texts": ({"questions": ["play"]}, "questions: expected a tuple of texts, found ['play']"),
    "numbers for texts": ({"endings": (1,)}, "endings: expected a text, found 1"),
    "an empty text": ({"idle": ("pass", "")}, "idle: expected a text, found ''"),
    "an event twice": ({"events": ("dealt", "dealt")}, "events: 'dealt' is there twice"),
    "start": ({"default_start": "paly"}, "default_start: there is no phase 'paly' (did you mean 'play'?)"),
    "no function": ({"new": None}, "new: expected a function, found None"),
    "no card kinds": ({"card_kinds": {}}, "card_kinds: expected a function, found {}"),
    "a text for a part": ({"voice": "a:B"}, "voice: expected Part('module:NAME'), found 'a:B'"),
    "a part without a name": ({"lore": Part("a.b")}, "lore: expected Part('module:NAME'), found Part('a.b')"),
    "a text for a folder": (
        {"messages": "locales"},
        "messages: expected a folder (pathlib.Path or importlib.resources), found 'locales'",
    ),
    "no messages": ({"messages": Path("nowhere")}, "messages: there is no 'en' in nowhere"),
    "no rule book": ({"rulebook": Path("nowhere")}, "rulebook: there is no 'stones.toml' in nowhere"),
    "form of no event": (
        {"event_forms": ("dealt CARD", "tok CARD")},
        "event_forms: there is no event 'tok' (did you mean 'took'?)",
    ),
    "event without a form": ({"event_forms": ("dealt CARD",)}, "event_forms: expected one form for 'took', found 0"),
    "three cards": (
        {"event_forms": ("dealt CARD CARD CARD", "took CARD")},
        "event_forms: 'dealt CARD CARD CARD': an event has up to two cards, one SEAT and one AMOUNT",
    ),
    "lower case in a form": (
        {"event_forms": ("dealt card", "took CARD")},
        "event_forms: 'dealt card': expected SEAT, AMOUNT, '?' or kinds of cards, found 'card'",
    ),
    "form of a view": (
        {"view_forms": ("seats",)},
        "view_forms: expected a place and its kinds, like 'town.* HERO', found 'seats'",
    ),
    "one wait": ({"waits": STONES.waits[0]}, "waits: expected a tuple of Wait, found Wait("),
    "a text for a wait": ({"waits": ("heap N",)}, "waits: expected a Wait, found 'heap N'"),
    "wait without words": (waiting(" "), "waits: expected a text, found ' '"),
    "wait that begins with a card": (waiting("ID", card="card"), "waits: 'ID' has to begin with a word in lower case"),
    "unknown placeholder": (
        waiting("heap X"),
        "waits: 'heap X': expected words in lower case, ID or N, found 'X'",
    ),
    "two numbers": (waiting("heap N of N"), "waits: 'heap N of N' has more than one ID or N"),
    "wait for no event": (
        waiting("heap N", event="tok"),
        "waits: 'heap N': there is no event 'tok' (did you mean 'took'?)",
    ),
    "wait without a function": (waiting("heap N", holds=None), "waits: 'heap N': holds: expected a function"),
    "wait without a kind of card": (
        waiting("card ID"),
        "waits: 'card ID': a form with ID has the kind of that card, and no other form has one",
    ),
    "wait with a needless kind": (
        waiting("heap N", card="card"),
        "waits: 'heap N': a form with ID has the kind of that card, and no other form has one",
    ),
    "wait that nothing fits": (
        waiting("heap N", least=5, most=1),
        "waits: 'heap N': most: expected a whole number from 5 to 99, found 1",
    ),
    "wait like a phase": (waiting("play"), "waits: 'play': scenarios can wait for 'play' already"),
    "wait like a round": (waiting("round N"), "waits: 'round N': scenarios can wait for 'round N' already"),
    "wait like a seat": (
        waiting("seat ID asked", card="card"),
        "waits: 'seat ID asked': scenarios can wait for 'seat N asked' already",
    ),
    "wait like the end": (waiting("over"), "waits: 'over': scenarios can wait for 'over' already"),
    "the same wait twice": (
        {"waits": STONES.waits * 2},
        "waits: 'heap N': scenarios can wait for 'heap N' already",
    ),
    "no rules": ({"rules": None}, "rules: expected a RuleSet, found None"),
    "no default preset": (playing({"short": {}}), "rules: there is no preset 'default', which every game has"),
    "preset with an unknown option": (
        playing({"default": {"heaps": 9}}),
        "rules: preset 'default': unknown option 'heaps' (did you mean 'heap'?)",
    ),
    "variant with an impossible value": (
        playing({"default": {}}, {"tall-heap": {"heap": 99}}),
        "rules: variant 'tall-heap': option 'heap' cannot be 99; it may be: ",
    ),
    "impossible default": (
        playing({"default": {}}, options=(OptionSpec("heap", "ST-01", 7, (9, 12), "stones"),)),
        "rules: a default: option 'heap' cannot be 7; it may be: 9, 12",
    ),
    "an option twice": (
        playing({"default": {}}, options=(*OPTIONS, switch("heap", "ST-01", True, "stones"))),
        "rules: the option 'heap' is there twice",
    ),
    "no note": ({"preset_notes": {}}, "preset_notes: there is none for the preset 'default'"),
    "no labels": ({"labels": None}, "labels: expected Labels, found None"),
    "game without a label": (labelled(game=""), "labels.game: expected a text, found ''"),
    "preset without a label": (labelled(presets={}), "labels.presets: there is none for the preset 'default'"),
    "variant without a label": (labelled(variants={}), "labels.variants: there is none for the variant 'tall-heap'"),
    "label of no phase": (
        labelled(phases={**LABELS.phases, "pley": "x"}),
        "labels.phases: there is no phase 'pley' (did you mean 'play'?)",
    ),
    "label that is no text": (labelled(sections={"ST": 1}), "labels.sections: 'ST': expected a text, found 1"),
    "a text for a glossary": (
        labelled(glossary="stones-term-heap"),
        "labels.glossary: expected a tuple of texts, found 'stones-term-heap'",
    ),
    "a text for examples": (labelled(examples="ST"), "labels.examples: expected a frozenset of texts, found 'ST'"),
    "set without a label": ({"shipped_sets": lambda: ("s",)}, "labels.sets: there is none for the set 's'"),
    "a text for sets": ({"shipped_sets": lambda: "s"}, "shipped_sets: expected the names of sets, found 's'"),
    "sets that cannot be listed": (
        {"shipped_sets": fails},
        "shipped_sets: the function fails (FileNotFoundError: no folder of sets)",
    ),
    "set of another game": (
        {"shipped_sets": lambda: ("base",), **labelled(sets={"base": "stones-game"})},
        "shipped_sets: 'boss-monster' has a set called 'base' already",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_slip_in_a_registration_is_named(case: str) -> None:
    changes, complaint = CASES[case]
    with pytest.raises(PartError) as caught:
        lw.register(replace(STONES, **changes))
    assert str(caught.value).startswith(f"game 'stones': {complaint}")
    assert "stones" not in GAMES


@pytest.mark.parametrize("name", ["", "Stones", "my game", "stones-", 3, None, ["stones"]])
def test_a_name_is_a_word_in_lower_case(name: Any) -> None:
    with pytest.raises(PartError, match="the name of a game is a word like 'boss-monster', not "):
        lw.register(replace(STONES, name=name))


def test_a_name_is_registered_once() -> None:
    with pytest.raises(PartError, match="there is a game called 'castle-raid' already"):
        lw.register(replace(STONES, name="castle-raid"))


@pytest.mark.parametrize("thing", [None, "stones", {}, GameKind])
def test_only_games_are_registered(thing: Any) -> None:
    with pytest.raises(PartError, match="a game is registered with a GameKind, not "):
        lw.register(thing)


def test_a_slip_in_the_environment_is_named_with_its_place() -> None:
    with pytest.raises(lw.SetupError) as caught:
        plug_in({"LAIRWRIGHT_GAMES": "tests.registered.plugging:NAMELESS"})
    assert str(caught.value) == (
        "LAIRWRIGHT_GAMES: 'tests.registered.plugging:NAMELESS' is not registered as it should be: "
        "the name of a game is a word like 'boss-monster', not ''"
    )


@pytest.mark.parametrize("kind", [*GAMES.values(), STONES], ids=lambda kind: kind.name)
def test_our_own_registrations_are_as_they_should_be(kind: GameKind) -> None:
    assert check(kind, {name: other for name, other in GAMES.items() if other is not kind}) is kind
