"""What the words of before could say is said in today's words, and back again."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lairwright.dungeon.reading.former import former, renewed
from tests.examples import some_of
from tests.former_words import CARDS, Entry, without_idle

#: Words and fields that today's set files no longer know, wherever they stand.
FIELDS = {"discard_random", "fetch", "steal", "new_hands", "heal", "return", "hold", "room_damage", "dungeon_damage"}
FIELDS |= {"search", "killing", "rival", "souls_ahead", "cover"}
WORDS = {"hero dies here", "hero enters", "you build", "you play a spell", "your room is destroyed"}
WORDS |= {"rival plays a spell", "once per hero per round", "fewer rooms than a rival", "this room", "another room"}
WORDS |= {"in this room", "in your dungeon", "in a rival dungeon", "in any dungeon", "in town", "in town or deck"}
WORDS |= {"your rooms", "your entrance", "first room", "previous room", "one of each rival", "two rooms", "now"}
WORDS |= {"one more", "forbidden", "adjacent rooms", "room to the right", "room to the left", "other rooms"}
WORDS |= {"monster rooms", "trap rooms", "rooms", "fewest souls"}

MANY = settings(max_examples=some_of(1200))
NONSENSE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(sorted(WORDS | FIELDS | {"target", "$number", ""})),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.sampled_from(sorted(FIELDS)), parts, max_size=3),
    max_leaves=6,
)


def words_in(value: object) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*map(words_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(words_in, value))
    return {value} if isinstance(value, str) else set()


@MANY
@given(CARDS)
def test_a_card_comes_back_as_it_was_written(card: tuple[str, Entry]) -> None:
    word, entry = card
    before = copy.deepcopy(entry)
    today = renewed(word, entry)
    assert former(word, today) == without_idle(entry)
    assert not words_in(today) & (FIELDS | WORDS)
    assert entry == before


@MANY
@given(CARDS)
def test_each_direction_leaves_its_own_words_alone(card: tuple[str, Entry]) -> None:
    word, entry = card
    assert former(word, entry) == entry
    today = renewed(word, entry)
    assert renewed(word, today) == today


@MANY
@given(CARDS, NONSENSE, st.data())
def test_mistakes_are_left_to_the_reader(card: tuple[str, Entry], nonsense: object, data: st.DataObject) -> None:
    """Whatever stands in place of a value or a field, nothing is lost and nothing fails."""
    word, entry = card
    spoilt = copy.deepcopy(entry)
    place: object = spoilt
    for _ in range(data.draw(st.integers(0, 6))):
        inside = list(place.values()) if isinstance(place, dict) else place if isinstance(place, list) else []
        deeper = [part for part in inside if isinstance(part, (dict, list))]
        if not deeper:
            break
        place = data.draw(st.sampled_from(deeper))
    if isinstance(place, dict):
        place[data.draw(st.sampled_from(sorted(place) or ["do"]))] = nonsense
    elif isinstance(place, list):
        place.append(nonsense)
    before = copy.deepcopy(spoilt)
    today = renewed(word, spoilt)
    assert without_idle(former(word, today)) == without_idle(former(word, spoilt))
    assert spoilt == before


@pytest.mark.parametrize(
    "step",
    [
        {"fetch": "rooms"},
        {"fetch": "room", "cuont": 2},
        {"room_damage": True},
        {"destroy": "target", "killing": 1},
        {"search": "spell"},
        {"move": "your town"},
        {"new_hands": {"spells": 11, "rooms": 0}},
        "draw",
        7,
    ],
    ids=json.dumps,
)
def test_a_step_with_a_mistake_stays_as_it_is(step: object) -> None:
    entry: Entry = {"id": "one", "ability": [{"do": [step]}]}
    assert renewed("spell", entry) == former("spell", entry) == entry


def test_other_kinds_of_cards_have_no_words_of_before() -> None:
    entry: Entry = {"id": "one", "level": 1, "ability": [{"when": "dies", "do": [{"modify": {"health": 1}}]}]}
    assert renewed("miniboss", entry) == former("miniboss", entry) == entry
