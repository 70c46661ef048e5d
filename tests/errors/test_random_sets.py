"""Cards made up of the vocabulary's words in any order, and of other values: they load, or a sentence refuses them."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from lairwright.dungeon.effects.all import WORDS
from lairwright.dungeon.reading.cards import read_card
from lairwright.dungeon.reading.former import former, renewed
from lairwright.dungeon.reading.modifiers import BANS, QUANTITIES
from lairwright.dungeon.reading.steps import KEYS
from lairwright.dungeon.words import CONTEXT, LIMITS, NOUNS, PERSONS, PLACES, POSITION_WORDS, STATS, WHENS
from lairwright.kernel.errors import SetFileError
from lairwright.kernel.reading import Fields
from tests.examples import examples

#: What a card of each kind has besides its effects.
FACTS: dict[str, dict[str, Any]] = {
    "boss": {"xp": 1, "treasure": {"mage": 1}},
    "room": {"kind": "trap", "tier": "ordinary", "damage": 1, "treasure": {"thief": 1}},
    "spell": {"phase": "both"},
    "hero": {"class": "mage", "tier": "ordinary", "health": 3},
    "miniboss": {},
    "item": {"class": "any"},
    "location": {},
}
PHRASES = ("card", "spell", "room", "miniboss", "monster room", "advanced trap room", "cleric room")
OTHERS = ("", "any", "all", "up", "reverse", "free", "random", "coins", "build", "both", "rooms", "teh")

words = st.sampled_from(
    (*PHRASES, *OTHERS, *WHENS, *NOUNS, *PERSONS, *PLACES, *POSITION_WORDS, *CONTEXT, *STATS, *BANS, *LIMITS)
)
FIELDS = ("of", "by", "limit", "phase", "level", "cost", "target", "do", "kind", "tier", "class", "has", "choose")
BOUNDS = ("than", "at_least", "happened", "against", "wehn")
keys = st.sampled_from((*KEYS, *WORDS, *QUANTITIES, *NOUNS[1:], *STATS, *FIELDS, *BOUNDS))
values = st.recursive(
    words | st.integers(-3, 9) | st.sampled_from((True, False, 10**12, -(10**12), 1.5)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=8,
)


def tables(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Some of these fields, each now and then with any value, and sometimes another field."""
    known = st.fixed_dictionaries({}, optional={key: inner | inner | inner | values for key, inner in fields.items()})
    return st.tuples(known, st.just({}) | st.just({}) | st.dictionaries(keys, values, max_size=1)).map(
        lambda parts: {**parts[0], **parts[1]}
    )


def one_of_many(names: tuple[str, ...], value: st.SearchStrategy[Any], **fields: st.SearchStrategy[Any]) -> Any:
    """A table with exactly one of these fields, and some of the others."""
    return st.builds(lambda name, beside, more: {name: beside, **more}, st.sampled_from(names), value, tables(**fields))


numbers = st.integers(-1, 7)
things = one_of_many(NOUNS[1:], words, whose=words, tier=words, has=words, choose=numbers, count=numbers, face=words)
counts = things | one_of_many(STATS, words) | one_of_many(("happened",), words, of=things, whose=words, by=words)
conditions = st.builds(lambda count, bounds: {**count, **bounds}, counts, tables(at_least=numbers, at_most=numbers))
modifiers = one_of_many(
    tuple(QUANTITIES), numbers | words | things, to=words | things, per=counts | words, against=things, of=words
)
plain = one_of_many(
    tuple(WORDS),
    numbers | words | things | modifiers,
    to=words | things,
    who=words,
    whose=words,
    count=numbers | words,
    per=counts | words,
    may=st.booleans(),
    random=st.booleans(),
    **{"from": words, "if": conditions, "when": words},
)
branches = st.sampled_from(("then", "else"))
steps = plain | st.builds(lambda step, branch, more: {**step, branch: [more]}, plain, branches, plain)
abilities = st.builds(
    lambda when, done, more: {"when": when, "do": done, **more},
    st.sampled_from(WHENS),
    st.lists(steps, min_size=1, max_size=2),
    tables(
        target=things,
        cost=steps,
        of=things,
        by=words,
        limit=st.sampled_from(LIMITS),
        may=st.booleans(),
        level=numbers,
        **{"if": conditions},
    ),
)
effects = tables(ability=st.lists(abilities, min_size=1, max_size=2), always=st.lists(modifiers, max_size=1))


@examples(160)
@given(st.sampled_from(sorted(FACTS)), effects, effects, tables())
def test_a_made_up_card_loads_or_is_refused(kind: str, one: Any, other: Any, more: Any) -> None:
    parts = {"hero": one, "boss": other} if kind == "item" else one
    entry = {"id": "made-up", "name": "Made Up", **FACTS[kind], **parts, **more}
    complaint = f"mine.toml: {kind} 'made-up': "
    try:
        read_card(kind, Fields(renewed(kind, entry), complaint.removesuffix(": ")), "mine")
    except SetFileError as error:
        complaint = str(error)
    assert complaint.startswith(f"mine.toml: {kind} 'made-up': ")
    former(kind, entry)
