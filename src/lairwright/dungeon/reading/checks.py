"""Refusing abilities whose parts don't go together: words without what they speak of, targets nobody uses, conditions
that never hold."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.effects.all import WORDS
from lairwright.dungeon.reading.endless import check_end
from lairwright.dungeon.reading.loops import check_saving, check_walks
from lairwright.dungeon.reading.prices import check_price
from lairwright.dungeon.reading.subjects import OWN_NOUNS, noun_of, wrong_person, wrong_subject
from lairwright.dungeon.reading.walking import Place, Table, conditions_in, given_ability, places, spoken_of, words_in
from lairwright.dungeon.words import (
    COST_DESTROY_THIS,
    NO_TARGET,
    NOUNS,
    ONCE_PER_HERO,
    PERSONS,
    SCOPE_HERE,
    TARGET_HERO,
    WHEN_ACTIVATED,
    WHEN_ADVENTURE_PHASE,
    WHEN_ANNOUNCED,
    WHEN_BUILD_PHASE,
    WHEN_END_OF_ROUND,
    WHEN_ENTERS,
    WHEN_GAINS,
    WHEN_LEVEL_UP,
    WHEN_MINION,
    WHEN_PLAYED,
    WHEN_ROUND_DRAW,
)
from lairwright.kernel.reading import Fields

#: The triggers that are about nothing in particular.
_WITHOUT_IT: Final = (
    WHEN_ACTIVATED,
    WHEN_LEVEL_UP,
    WHEN_GAINS,
    WHEN_ROUND_DRAW,
    WHEN_BUILD_PHASE,
    WHEN_ADVENTURE_PHASE,
    WHEN_END_OF_ROUND,
    WHEN_MINION,
)
_POSITIONS: Final = ("first", "last", "next", "previous", "left", "right")
#: More than this there never are.
_MOST_LEVEL: Final = 3
_MOST_ROOMS: Final = 5


def check_ability(fields: Fields, ability: Ability, sort: str) -> None:
    """Refuse words that don't go together, or would do nothing, or never end."""
    _check_fields(fields, ability, sort)
    found = list(places(fields.data, fields.where))
    has_target = ability.target != NO_TARGET or "target" in fields.data
    for place in found:
        _check_known(place, ability, has_target)
        _check_target_sort(place, ability)
        _check_subject(place, ability, sort)
        if place.price:
            check_price(place, sort)
    if "target" in fields.data and not any(_uses_target(place) for place in found):
        raise fields.fail("target", "no step does anything with the target")
    for _, known in words_in("if", fields.data.get("if")):
        if known == "it" and not _has_it(ability):
            raise fields.fail("if", "what sets this off is about nothing that 'it' could be")
        if known == "target" and not has_target:
            raise fields.fail("if", "the ability has no target: expected target = { … }")
    for listed in conditions_in(fields.data):
        _check_conditions(fields, listed)
    check_end(fields, ability, sort, found)
    check_walks(fields, int(ability.when), int(ability.limit))
    check_saving(fields, int(ability.when))


def _check_fields(fields: Fields, ability: Ability, sort: str) -> None:
    when = ability.when
    announced = when in (WHEN_ACTIVATED, WHEN_ANNOUNCED, WHEN_PLAYED)
    if "phase" in fields.data and when != WHEN_ACTIVATED:
        raise fields.fail(
            "phase", "only an activated ability is limited to a phase; a spell's own field says its phase"
        )
    if "level" in fields.data and sort != "miniboss":
        raise fields.fail("level", "only minibosses have levels")
    if "level" not in fields.data and sort == "miniboss":
        raise fields.fail("level", "each ability of a miniboss says at which level, 1 to 3, it has it")
    if ability.limit and when == WHEN_PLAYED and ability.about is None:
        raise fields.fail("limit", "a spell is played once anyway")
    if ability.target == TARGET_HERO and ability.scope == SCOPE_HERE and sort in ("spell", "boss"):
        raise fields.fail("target", f"no hero is in a {sort}: expected 'dungeon', 'town' or another place")
    if ability.negation and when not in (WHEN_ANNOUNCED, WHEN_PLAYED, WHEN_ACTIVATED):
        raise fields.fail("when", "a negation answers a spell: expected 'announced'")
    if ability.cost == COST_DESTROY_THIS and sort not in ("room", "miniboss"):
        raise fields.fail("cost", f"a {sort} is no room that could be destroyed")
    if ability.limit == ONCE_PER_HERO and when != WHEN_ENTERS:
        raise fields.fail("limit", "'once per hero' goes with 'enters' only")
    if when == WHEN_ROUND_DRAW and (not ability.may or fields.data["do"] != [{"draw": "spell"}]):
        raise fields.fail("do", "expected may = true and do = [{ draw = 'spell' }]: a Spell instead of the Room")
    if ability.may and announced and ability.about is None:
        raise fields.fail("may", "what is announced is optional anyway")
    if when == WHEN_LEVEL_UP and ability.limit:
        raise fields.fail("limit", "a Level Up happens once per game anyway")


def check_lasting(fields: Fields, sort: str) -> None:
    """The same for an entry of ``always``."""
    if "level" in fields.data and sort != "miniboss":
        raise fields.fail("level", "only minibosses have levels")
    for field, known in spoken_of({"modify": fields.data}):
        raise fields.fail(field, f"{known!r} is something only while an ability is done: nothing here could be it")
    for listed in conditions_in(fields.data):
        _check_conditions(fields, listed)
    noun = noun_of(fields.data, OWN_NOUNS.get(sort, -1), NO_TARGET)
    wrong = wrong_subject(fields.data, noun) if noun >= 0 else None
    if wrong:
        raise fields.fail(*wrong)


# -- what is spoken of ---------------------------------------------------------------------------------


def _check_known(place: Place, ability: Ability, has_target: bool) -> None:
    """``it``, ``that`` and ``target`` stand for something."""
    for field, known in spoken_of(place.step):
        if known == "it" and not _has_it(ability):
            raise place.fail(field, "what sets this off is about nothing that 'it' could be")
        if known == "that" and not place.moved:
            raise place.fail(field, "'that' is what the price or a step before moved, and there is none")
        if known == "target" and not has_target:
            expected = _sorts(WORDS[place.word].nouns) if field == place.word else "{ … }"
            raise place.fail(field, f"the ability has no target: expected target = {expected}")


def _has_it(ability: Ability) -> bool:
    """Whether the trigger is about something."""
    return ability.when not in _WITHOUT_IT and (ability.when != WHEN_PLAYED or ability.about is not None)


def _sorts(nouns: tuple[int, ...]) -> str:
    return " or ".join(f"{{ {NOUNS[noun]} = … }}" for noun in nouns) or "{ … }"


def _is_about_target(place: Place) -> bool:
    """Whether the step is about the target although it doesn't say so."""
    step, word = place.step, place.word
    if word == "take":
        return "hand" in _listed(step.get("from"))
    if word == "swap":
        return step[word] == "coins"
    modifier = step.get("modify")
    return WORDS[word].implied and "to" not in (modifier if isinstance(modifier, dict) else step)


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def _uses_target(place: Place) -> bool:
    given = given_ability(place.step)
    if given is not None and "target" not in given:
        inside = places(given, place.where)
        if any(known == "target" or _is_about_target(part) for part in inside for _, known in spoken_of(part.step)):
            return True
    return _is_about_target(place) or any(known == "target" for _, known in spoken_of(place.step))


def _check_target_sort(place: Place, ability: Ability) -> None:
    """The target is of a sort that the verb can be about."""
    word = place.word
    declared = WORDS[word]
    if ability.heals:
        return
    named = place.step.get("to" if declared.implied else word) == "target"
    implied = declared.implied and ability.target != NO_TARGET and _is_about_target(place)
    if declared.nouns and (named or implied) and ability.target not in declared.nouns:
        raise place.fail(word, f"{word!r} needs another target: {_sorts(declared.nouns)}")


def _check_subject(place: Place, ability: Ability, sort: str) -> None:
    """What a modifier changes is something that its subject has: the target, or else the card."""
    modifier = place.step.get("modify")
    if not isinstance(modifier, dict) or "when" in modifier:
        return
    noun = noun_of(modifier, OWN_NOUNS.get(sort, -1), int(ability.target))
    wrong = wrong_subject(modifier, noun) if noun >= 0 else None
    wrong = wrong or wrong_person(modifier, int(ability.target))
    if wrong:
        raise place.fail(*wrong)


# -- conditions ----------------------------------------------------------------------------------------


def _check_conditions(fields: Fields, listed: list[Table]) -> None:
    """Each of them can hold, and all of them together."""
    for condition in listed:
        least = condition.get("at_least")
        if least == 0 and "at_most" not in condition and "than" not in condition:
            raise fields.fail("if", "anything is at least 0: this condition always holds")
        most = _most_of(condition)
        if isinstance(least, int) and "than" not in condition and least > most:
            raise fields.fail("if", f"this condition cannot hold: it asks for {least}, and there are {most} at most")
    for at, condition in enumerate(listed):
        for other in listed[at + 1 :]:
            if _counted(condition) == _counted(other) and _least(condition, other) > _most(condition, other):
                raise fields.fail("if", "these conditions cannot hold together")


def _most_of(condition: Table) -> int:
    """How much there can be of what a condition counts."""
    if condition.get("level") in ("it", "its", "that", "this", "target"):
        return _MOST_LEVEL
    where = condition.get("room")
    if where in _POSITIONS:
        return 1
    one_player = isinstance(where, str) and where in PERSONS and where not in ("anyone's", "each rival's")
    return _MOST_ROOMS if one_player and "whose" not in condition else 1_000


def _counted(condition: Table) -> Table:
    return {key: value for key, value in condition.items() if key not in ("at_least", "at_most")}


def _least(one: Table, other: Table) -> int:
    bounds = [value for value in (one.get("at_least"), other.get("at_least")) if isinstance(value, int)]
    return max(bounds, default=-1_000)


def _most(one: Table, other: Table) -> int:
    bounds = [value for value in (one.get("at_most"), other.get("at_most")) if isinstance(value, int)]
    return min(bounds, default=1_000)
