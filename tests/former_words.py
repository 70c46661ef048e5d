"""The whole vocabulary that set files used before, as Hypothesis strategies: cards that were never re-spelled."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

Entry = dict[str, object]

ROOM_FILTERS: Final = (
    "room",
    "monster room",
    "trap room",
    "ordinary room",
    "advanced room",
    "ordinary monster room",
    "ordinary trap room",
    "advanced monster room",
    "advanced trap room",
)
FILTERS: Final = ("card", "spell", *ROOM_FILTERS)
WHENS: Final = (
    "activated",
    "built",
    "hero dies here",
    "hero enters",
    "you build",
    "you play a spell",
    "your room is destroyed",
    "rival plays a spell",
    "round draw",
)
HERO_PLACES: Final = (
    "in this room",
    "in your dungeon",
    "in a rival dungeon",
    "in any dungeon",
    "in town",
    "in town or deck",
)
REACHES: Final = ("this room", "adjacent rooms", "room to the right", "room to the left", "other rooms")
PERS: Final = ("monster rooms", "trap rooms", "rooms")
#: Fields written with the value they have if left out.
IDLE: Final[Entry] = {
    "limit": "",
    "if": "",
    "tier": "any",
    "kind": "any",
    "per": "",
    "killing": False,
    "lure": "treasure",
}

_words = st.sampled_from
_filter = _words(FILTERS)
_kind = _words(("room", "spell"))
_some = st.integers(1, 99)


def _table(needed: dict[str, SearchStrategy[object]], **optional: SearchStrategy[object]) -> SearchStrategy[Entry]:
    return st.fixed_dictionaries(needed, optional=optional)


def _of(field: str, *words: object) -> SearchStrategy[Entry]:
    return st.fixed_dictionaries({field: _words(words)})


_count = st.integers(1, 10)

STEPS: Final[SearchStrategy[Entry]] = st.one_of(
    _table({"draw": _kind}, count=_count),
    _table({"discard": _filter}, count=_count),
    _of("discard_random", "room", "spell"),
    _table({"fetch": _filter}, count=_count),
    _of("steal", "random", "chosen"),
    _table({"new_hands": _table({"spells": st.integers(0, 10), "rooms": st.integers(0, 10)})}),
    _of("kill", "target"),
    _table({"damage": _some | st.just("your rooms")}),
    _table({"health": _some}),
    _of("move", "town", "your entrance", "first room", "previous room"),
    _of("heal", "a wound"),
    _of("remove", "target"),
    _of("return", "to entrance"),
    _of("hold", "entrance"),
    _table({"room_damage": st.integers(-99, 99)}),
    _table({"dungeon_damage": _some}),
    _of("double", "treasure"),
    _of("deactivate", "target"),
    _table({"destroy": st.just("target")}, killing=st.booleans()),
    _of("destroy", "one of each rival"),
    _of("swap", "two rooms"),
    _of("build", "now", "one more", "forbidden"),
    _of("search", *ROOM_FILTERS),
    _of("negate", "target"),
)
TARGETS: Final[SearchStrategy[Entry]] = st.one_of(
    _table({"hero": _words(HERO_PLACES)}, tier=_words(("any", "ordinary", "epic"))),
    _table({"room": _words(("yours", "a rival's", "anyone's"))}, kind=_words(("any", "monster", "trap"))),
    _table({"rival": st.just("any")}, souls_ahead=st.integers(1, 10)),
    _of("soul", "yours", "a rival's"),
    _of("spell", "a rival's"),
)
COSTS: Final[SearchStrategy[Entry]] = st.one_of(
    _of("destroy", "this room", "another room"),
    _table({"discard": _filter}, count=st.integers(1, 7)),
)
ALWAYS: Final[SearchStrategy[Entry]] = st.one_of(
    _table(
        {"damage": st.integers(-9, 9), "to": _words(REACHES)},
        kind=_words(("any", "monster", "trap")),
        per=_words(("", *PERS)),
    ),
    _of("cover", "ordinary rooms only"),
)


def _ability(whens: SearchStrategy[Entry]) -> SearchStrategy[Entry]:
    rest = _table(
        {"do": st.lists(STEPS, min_size=1, max_size=4)},
        limit=_words(("", "once per round", "once per hero per round")),
        may=st.booleans(),
        phase=_words(("build", "adventure", "both")),
        cost=COSTS,
        target=TARGETS,
        **{"if": _words(("", "fewer rooms than a rival"))},
    )
    return st.builds(lambda when, ability: _answering(ability | when), whens, rest)


def _answering(ability: Entry) -> Entry:
    """What answers a Spell always negated it, and so aimed at it."""
    if ability.get("when") == "rival plays a spell":
        ability["target"] = {"spell": "a rival's"}
    return ability


def _when(word: str) -> SearchStrategy[Entry]:
    return _table({"when": st.just(word), **({"of": _words(ROOM_FILTERS)} if word == "you build" else {})})


_treasure = st.dictionaries(_words(("cleric", "mage")), st.integers(1, 9))
CARDS: Final[SearchStrategy[tuple[str, Entry]]] = st.one_of(
    st.tuples(
        st.just("room"),
        _table(
            {"id": st.just("one"), "kind": _words(("monster", "trap")), "treasure": _treasure},
            copies=_some,
            ability=st.lists(_ability(st.one_of([_when(word) for word in WHENS])), max_size=3),
            always=st.lists(ALWAYS, max_size=2),
        ),
    ),
    st.tuples(
        st.just("spell"),
        _table(
            {
                "id": st.just("one"),
                "phase": _words(("build", "adventure", "both")),
                "ability": st.lists(_ability(st.just({}) | _when("played")), min_size=1, max_size=1),
            }
        ),
    ),
    st.tuples(
        st.just("boss"),
        _table({"id": st.just("one")}, ability=st.lists(_ability(st.just({}) | _when("level up")), max_size=1)),
    ),
    st.tuples(
        st.just("hero"),
        _table({"id": st.just("one"), "class": _words(("mage", "none"))}, lure=_words(("treasure", "fewest souls"))),
    ),
)


def without_idle(value: object) -> object:
    """The same without the fields that say nothing."""
    if isinstance(value, dict):
        return {field: without_idle(part) for field, part in value.items() if field not in IDLE or part != IDLE[field]}
    return [without_idle(part) for part in value] if isinstance(value, list) else value
