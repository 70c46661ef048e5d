"""The words that set files used before: a table of forms that mean the same, read in both directions.

``renewed`` says a card in today's words, so that older set files still mean what they meant. ``former`` says it in the
words of before. Fingerprints are taken of that (``Card.facts``): records and snapshots of older games name them.

In a form, ``None`` is a field that must be absent, a field with a question mark may be absent, and a text with a dollar
sign stands for any of the values that ``_SLOTS`` lists for it, again those of before with those of today. What fits no
form stays as it is, mistakes included, for the reader of today's words to complain about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

Table = dict[str, object]
#: A form of before and the same form in today's words.
Form = Mapping[str, object]
Pair = tuple[Form, Form]
#: The same for steps, of which there may be more in one of them.
Steps = tuple[Sequence[Form], Sequence[Form]]

#: The sides of a pair.
_FORMER: Final = 0
_TODAY: Final = 1

# -- what slots stand for --------------------------------------------------------------------------

_CARD_KINDS: Final = ("room", "spell")
_SUBTYPES: Final = ("monster", "trap")
_TIERS: Final = ("ordinary", "advanced")
#: Filters of rooms, and the traits they name.
_ROOMS: Final[dict[str, dict[str, str]]] = {
    "room": {},
    **{f"{kind} room": {"kind": kind} for kind in _SUBTYPES},
    **{f"{tier} room": {"tier": tier} for tier in _TIERS},
    **{f"{tier} {kind} room": {"kind": kind, "tier": tier} for tier in _TIERS for kind in _SUBTYPES},
}


def _same(*words: object) -> tuple[tuple[object, object], ...]:
    return tuple((word, word) for word in words)


#: The values a slot stands for. A number is any whole number.
_SLOTS: Final[dict[str, tuple[tuple[object, object], ...]]] = {
    "$kind": _same(*_CARD_KINDS),
    "$cards": _same("card", "spell", *_ROOMS),
    "$rooms": _same(*_ROOMS),
    "$subtype": _same(*_SUBTYPES),
    "$tier": _same("ordinary", "epic"),
    "$built": tuple((word, {"room": "yours", **traits}) for word, traits in _ROOMS.items()),
    "$per": (
        ("rooms", {"room": "yours"}),
        ("monster rooms", {"room": "yours", "kind": "monster"}),
        ("trap rooms", {"room": "yours", "kind": "trap"}),
    ),
}
_NUMBER: Final = "$number"

# -- the forms -------------------------------------------------------------------------------------

_WHENS: Final[tuple[Pair, ...]] = (
    ({"when": "hero dies here", "of": None}, {"when": "dies", "of": None}),
    ({"when": "hero enters", "of": None}, {"when": "enters", "of": None}),
    ({"when": "you build", "of": "$built"}, {"when": "built", "of": "$built"}),
    ({"when": "you play a spell", "of": None}, {"when": "played", "of": {"spell": "yours"}}),
    ({"when": "your room is destroyed", "of": None}, {"when": "destroyed", "of": {"room": "yours"}}),
)
#: An ability that answers a Spell no longer names it as its target.
_ANSWER: Final[Pair] = (
    {"when": "rival plays a spell", "of": None, "target": {"spell": "a rival's"}},
    {"when": "announced", "of": {"spell": "a rival's"}, "target": None},
)
#: A trigger that does nothing but heal names its Wound first.
_HEALING: Final[Pair] = (
    {"target": None, "do": [{"heal": "a wound"}]},
    {"target": {"wound": "yours"}, "do": [{"turn": "target"}]},
)
_LIMITS: Final[tuple[Pair, ...]] = (({"limit": "once per hero per round"}, {"limit": "once per hero"}),)
_CONDITIONS: Final[tuple[Pair, ...]] = (
    ({"if": "fewer rooms than a rival"}, {"if": {"room": "a rival's", "at_least": 1, "than": "you"}}),
)
_COSTS: Final[tuple[Pair, ...]] = (
    ({"destroy": "this room"}, {"destroy": "this"}),
    ({"destroy": "another room"}, {"destroy": {"room": "other", "choose": 1}}),
)
_TARGETS: Final[tuple[Pair, ...]] = (
    ({"hero": "in this room", "tier?": "$tier"}, {"hero": "here", "tier?": "$tier"}),
    ({"hero": "in your dungeon", "tier?": "$tier"}, {"hero": "dungeon", "tier?": "$tier"}),
    (
        {"hero": "in a rival dungeon", "tier?": "$tier"},
        {"hero": "dungeon", "whose": "a rival's", "tier?": "$tier"},
    ),
    ({"hero": "in any dungeon", "tier?": "$tier"}, {"hero": "dungeon", "whose": "anyone's", "tier?": "$tier"}),
    ({"hero": "in town", "tier?": "$tier"}, {"hero": "town", "tier?": "$tier"}),
    ({"hero": "in town or deck", "tier?": "$tier"}, {"hero": ["town", "deck"], "tier?": "$tier"}),
    ({"rival": "any"}, {"player": "a rival"}),
    (
        {"rival": "any", "souls_ahead": _NUMBER},
        {"player": "a rival", "if": {"souls": "its", "at_least": _NUMBER, "than": "you"}},
    ),
)
_EVERYBODY: Final = "each player"


def _new_hand(kind: str, count: int) -> list[Table]:
    """The step in which everybody draws so many cards of a kind, if any."""
    if not count:
        return []
    number: Table = {"count": count} if count > 1 else {}
    return [{"draw": kind, **number, "who": _EVERYBODY}]


#: Longer lists of steps come first where a shorter one begins alike.
_NEW_HANDS: Final[tuple[Steps, ...]] = tuple(
    (
        [{"new_hands": {"spells": spells, "rooms": rooms}}],
        [
            {"discard": "card", "count": "all", "who": _EVERYBODY},
            *_new_hand("spell", spells),
            *_new_hand("room", rooms),
        ],
    )
    for spells in range(10, -1, -1)
    for rooms in range(10, -1, -1)
)
_STEPS: Final[tuple[Steps, ...]] = (
    ([{"discard_random": "$kind"}], [{"discard": "$kind", "random": True, "who": "target"}]),
    (
        [{"fetch": "$cards", "count?": _NUMBER}],
        [{"take": "$cards", "from": "discard", "count?": _NUMBER}],
    ),
    ([{"steal": "random"}], [{"take": "card", "from": "hand", "random": True}]),
    ([{"steal": "chosen"}], [{"take": "card", "from": "hand"}]),
    *_NEW_HANDS,
    ([{"damage": "your rooms"}], [{"damage": 1, "per": {"room": "yours"}}]),
    ([{"health": _NUMBER}], [{"modify": {"health": _NUMBER}}]),
    ([{"move": "town"}], [{"move": "target", "to": "town"}]),
    ([{"move": "your entrance"}], [{"move": "target", "to": "entrance"}]),
    ([{"move": "first room"}], [{"move": "target", "to": "first"}]),
    ([{"move": "previous room"}], [{"move": "it", "to": "previous"}]),
    ([{"return": "to entrance"}], [{"move": "target", "to": "entrance", "whose": "the target's"}]),
    ([{"hold": "entrance"}], [{"modify": {"no": "enters"}}]),
    ([{"room_damage": _NUMBER}], [{"modify": {"damage": _NUMBER}}]),
    ([{"dungeon_damage": _NUMBER}], [{"modify": {"damage": _NUMBER, "to": {"room": "yours"}}}]),
    ([{"double": "treasure"}], [{"modify": {"double": "treasure", "to": {"room": "yours"}}}]),
    ([{"destroy": "target", "killing": True}], [{"destroy": "target"}, {"kill": {"hero": "target"}}]),
    ([{"destroy": "target"}], [{"destroy": "target"}]),  # before the next, so that it stays as it is
    ([{"destroy": "target", "killing": False}], [{"destroy": "target"}]),
    ([{"destroy": "one of each rival"}], [{"destroy": {"room": "yours", "choose": 1}, "who": "each rival"}]),
    ([{"build": "one more"}], [{"modify": {"build": 1}}]),
    ([{"build": "forbidden"}], [{"modify": {"no": "build", "to": _EVERYBODY}}]),
)
#: Steps that ask for something themselves. In an optional ability one could decline there, too.
_ASKING: Final[tuple[Steps, ...]] = (
    ([{"heal": "a wound"}], [{"turn": {"wound": "yours", "choose": 1}}]),
    ([{"swap": "two rooms"}], [{"swap": {"room": "anyone's"}}]),
    ([{"build": "now"}], [{"build": "room"}]),
    ([{"search": "$rooms"}], [{"take": "$rooms", "from": ["deck", "discard"]}, {"build": "that", "may": True}]),
)
_DECLINABLE: Final[tuple[Steps, ...]] = tuple((old, [{**new[0], "may": True}, *new[1:]]) for old, new in _ASKING)
_NEGATING: Final[Steps] = ([{"negate": "target"}], [{"negate": "it"}])

_ALWAYS: Final[tuple[Pair, ...]] = (
    ({"cover": "ordinary rooms only"}, {"no": "build", "of": "advanced room"}),
    ({"damage": _NUMBER, "to": "this room", "per?": "$per"}, {"damage": _NUMBER, "per?": "$per"}),
    (
        {"damage": _NUMBER, "to": "this room", "kind": "$subtype", "per?": "$per"},
        {"damage": _NUMBER, "to": {"room": "this", "kind": "$subtype"}, "per?": "$per"},
    ),
    *(
        (
            {"damage": _NUMBER, "to": old, "kind?": "$subtype", "per?": "$per"},
            {"damage": _NUMBER, "to": {"room": new, "kind?": "$subtype"}, "per?": "$per"},
        )
        for old, new in (
            ("adjacent rooms", "adjacent"),
            ("room to the right", "right"),
            ("room to the left", "left"),
            ("other rooms", "other"),
        )
    ),
)
_LURES: Final[tuple[Pair, ...]] = (({"lure": "fewest souls"}, {"lure": {"fewest": "souls"}}),)

# -- fields that say nothing, which only the words of before allowed -------------------------------

_IDLE: Final[Form] = {"limit": "", "if": ""}
_IDLE_HERO: Final[Form] = {"tier": "any"}
_IDLE_ROOM: Final[Form] = {"kind": "any"}
_IDLE_ALWAYS: Final[Form] = {"kind": "any", "per": ""}
_IDLE_LURE: Final[Form] = {"lure": "treasure"}
_NOTHING_IDLE: Final[Form] = {}

# -- steps by the word that a list of them begins with ---------------------------------------------

ByWord = dict[str, list[Steps]]
Rows = tuple[ByWord, ByWord]


def _by_word(rows: Sequence[Steps]) -> Rows:
    found: Rows = ({}, {})
    for row in rows:
        for side in (_FORMER, _TODAY):
            found[side].setdefault(next(iter(row[side][0])), []).append(row)
    return found


_PLAIN: Final = _by_word((*_STEPS, *_ASKING))
_OPTIONAL: Final = _by_word((*_STEPS, *_DECLINABLE))
_ANSWERING: Final = _by_word((*_STEPS, *_ASKING, _NEGATING))

#: The cards whose abilities the words of before could say.
_HAVE_ABILITIES: Final = ("boss", "room", "spell")


def renewed(word: str, entry: Table) -> Table:
    """An entry of ``[[word]]`` in today's words."""
    return _said(word, entry, _FORMER)


def former(word: str, entry: Table) -> Table:
    """An entry of ``[[word]]`` in the words of before, as far as they could say it."""
    return _said(word, entry, _TODAY)


def _said(word: str, entry: Table, side: int) -> Table:
    """An entry with the forms of one side replaced by those of the other."""
    found = dict(entry)
    abilities = entry.get("ability")
    if word in _HAVE_ABILITIES and isinstance(abilities, list):
        found["ability"] = [_ability(word, part, side) for part in abilities]
    always = entry.get("always")
    if word == "room" and isinstance(always, list):
        found["always"] = [_whole(_ALWAYS, part, side, _IDLE_ALWAYS) for part in always]
    if word == "hero":
        found = _part(_LURES, _without(found, side, _IDLE_LURE), side)
    return found


def _ability(word: str, ability: object, side: int) -> object:
    if not isinstance(ability, dict):
        return ability
    found = _part(_CONDITIONS, _part(_LIMITS, _without(ability, side, _IDLE), side), side)
    if "cost" in found:
        found["cost"] = _whole(_COSTS, found["cost"], side, _NOTHING_IDLE)
    target = found.get("target")
    if isinstance(target, dict):
        idle = _IDLE_HERO if "hero" in target else _IDLE_ROOM if "room" in target else _NOTHING_IDLE
        found["target"] = _whole(_TARGETS, target, side, idle)
    if _is_triggered(word, found):
        found = _part((_HEALING,), found, side)
    found = _part(_WHENS, found, side)
    first = later = _PLAIN
    answer = _part((_ANSWER,), found, side)
    if answer is not found:
        first = later = _ANSWERING
    elif found.get("may") is True:
        later = _OPTIONAL
        if "target" in ability:
            first = _OPTIONAL
    steps = answer.get("do")
    if isinstance(steps, list):
        answer["do"] = _steps(steps, side, first, later)
    return answer


def _is_triggered(word: str, ability: Table) -> bool:
    """Whether an ability happens by itself, so that its target is named when it does."""
    when = ability.get("when", "played" if word == "spell" else "")
    return when != "activated" and (when != "played" or "of" in ability)


def _steps(steps: Sequence[object], side: int, first: Rows, later: Rows) -> list[object]:
    said: list[object] = []
    at = 0
    while at < len(steps):
        rows = later if at else first
        row, values = _row_for(steps[at:], side, rows[side])
        if row is None:
            said.append(steps[at])
            at += 1
        else:
            said += [_filled(form, values) for form in row[1 - side]]
            at += len(row[side])
    return said


def _row_for(steps: Sequence[object], side: int, by_word: ByWord) -> tuple[Steps | None, Table]:
    """The row that says the first of these steps, or the first few, and the values of its slots."""
    step = steps[0]
    if isinstance(step, dict):
        for word in step:
            for row in by_word.get(word, ()):
                values: Table = {}
                if _matches(list(row[side]), list(steps[: len(row[side])]), side, values):
                    return row, values
    return None, {}


def _whole(pairs: Sequence[Pair], table: object, side: int, idle: Form) -> object:
    """A table said by one of these pairs."""
    if not isinstance(table, dict):
        return table
    spoken = _without(table, side, idle)
    for pair in pairs:
        values: Table = {}
        if _matches(pair[side], spoken, side, values):
            return _filled(pair[1 - side], values)
    return spoken


def _part(pairs: Sequence[Pair], table: Table, side: int) -> Table:
    """The same for some fields of a table: those that the pair names."""
    for pair in pairs:
        form = pair[side]
        values: Table = {}
        if _matches(form, {field: value for field, value in table.items() if field in form}, side, values):
            rest = {field: value for field, value in table.items() if field not in form}
            return rest | _filled(pair[1 - side], values)
    return table


def _without(table: Table, side: int, idle: Form) -> Table:
    """A copy of a table, without the fields that say nothing if it is in the words of before."""
    return {
        field: value
        for field, value in table.items()
        if side == _TODAY or field not in idle or not _is(value, idle[field])
    }


# -- forms -----------------------------------------------------------------------------------------


def _matches(form: object, value: object, side: int, values: Table) -> bool:
    """Whether a value has this form; ``values`` gets what its slots stand for on the other side."""
    if isinstance(form, str) and form.startswith("$"):
        return _fits_slot(form, value, side, values)
    if isinstance(form, Mapping):
        return isinstance(value, dict) and _matches_table(form, value, side, values)
    if isinstance(form, list):
        return (
            isinstance(value, list)
            and len(value) == len(form)
            and all(_matches(part, value[at], side, values) for at, part in enumerate(form))
        )
    return _is(value, form)


def _matches_table(form: Form, table: Table, side: int, values: Table) -> bool:
    named = 0
    for field, part in form.items():
        name = field.removesuffix("?")
        if name in table:
            if part is None or not _matches(part, table[name], side, values):
                return False
            named += 1
        elif part is not None and name == field:
            return False
    return named == len(table)


def _fits_slot(slot: str, value: object, side: int, values: Table) -> bool:
    if slot == _NUMBER:
        values[slot] = value
        return isinstance(value, int) and not isinstance(value, bool)
    for pair in _SLOTS[slot]:
        if _is(value, pair[side]):
            values[slot] = pair[1 - side]
            return True
    return False


def _is(value: object, other: object) -> bool:
    """Whether two values are the same; unlike in Python, ``true`` is no number."""
    return type(value) is type(other) and value == other


def _filled(form: Form, values: Table) -> Table:
    """What a form says with these values."""
    filled: Table = {}
    for field, part in form.items():
        if part is not None and (not field.endswith("?") or part in values):
            filled[field.removesuffix("?")] = _filled_value(part, values)
    return filled


def _filled_value(part: object, values: Table) -> object:
    if isinstance(part, str) and part.startswith("$"):
        return _filled_value(values[part], values)
    if isinstance(part, Mapping):
        return _filled(part, values)
    return list(part) if isinstance(part, list) else part
