"""Reading abilities: when, how often, at what price, aimed at what, and the steps."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.filters import fitting, trait_bits
from lairwright.dungeon.cards.things import COUNT_STAT, Thing
from lairwright.dungeon.effects.branches import Around
from lairwright.dungeon.effects.cards import DiscardThis
from lairwright.dungeon.effects.negation import Negate
from lairwright.dungeon.reading.checks import check_ability
from lairwright.dungeon.reading.moments import check_about, check_granted, check_trigger
from lairwright.dungeon.reading.steps import Reading, read_steps
from lairwright.dungeon.reading.subjects import check_aim
from lairwright.dungeon.reading.things import (
    NOUN_NUMBERS,
    chosen,
    count_from,
    is_plain,
    number_in,
    phrase_traits,
    read_conditions,
    read_thing,
    words_of,
)
from lairwright.dungeon.reading.walking import tables_of
from lairwright.dungeon.words import (
    A_RIVAL,
    ANY_KIND,
    ANY_TIER,
    ANYONE,
    AT_DECK,
    AT_DUNGEON,
    AT_HERE,
    AT_TOWN,
    COST_DESTROY_ANOTHER,
    COST_DESTROY_THIS,
    COST_DISCARD,
    COST_STEPS,
    EPIC,
    IS_IT,
    LIMITS,
    MONSTER,
    NO_TARGET,
    NOBODY,
    ORDINARY,
    PERSONS,
    ROOM,
    SCOPE_ANYONE,
    SCOPE_HERE,
    SCOPE_OWN,
    SCOPE_RIVALS,
    SCOPE_THINGS,
    SCOPE_TOWN,
    SCOPE_TOWN_OR_DECK,
    STAT_COINS,
    STAT_SOULS,
    TARGET_HERO,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_SPELL,
    TARGET_WOUND,
    TRAP,
    WHEN_ACTIVATED,
    WHEN_ANNOUNCED,
    WHEN_ENTERS_DUNGEON,
    WHEN_GAINS,
    WHEN_LEVEL_UP,
    WHEN_LURED,
    WHEN_PLAYED,
    WHEN_REVEALED,
    WHEN_SURVIVES_DUNGEON,
    WHENS,
    YOU,
)
from lairwright.kernel.reading import Fields

PHASE_WORDS: Final = ("", "build", "adventure", "both")

#: Which triggers each kind of card may have: all but these.
_NOT_FOR: Final[dict[str, tuple[int, ...]]] = {
    "room": (WHEN_LEVEL_UP,),
    "spell": (WHEN_LEVEL_UP, WHEN_ACTIVATED, WHEN_ANNOUNCED),
    "boss": (),
    "hero": (WHEN_LEVEL_UP,),
    "miniboss": (WHEN_LEVEL_UP,),
    "item": (WHEN_LEVEL_UP,),
    "location": (WHEN_LEVEL_UP,),
}
#: The trigger that need not be written.
IMPLIED: Final[dict[str, str]] = {"spell": "played", "boss": "level up", "item boss": "activated"}
_WHEN_NUMBERS: Final[dict[str, int]] = {word: number for number, word in enumerate(WHENS)}


def read_abilities(fields: Fields, card: Card, sort: str, source: str = "") -> None:
    """All abilities of a card (of one side of an item); several with one trigger are modes, which share their uses."""
    granted: list[Ability] = []
    for part in fields.tables("ability"):
        whens = _whens(part, sort, source or sort)
        first = -1
        for when in whens:
            ability = read_ability(part, card, when, sort, granted, source=source or sort)
            ability.index = len(card.abilities)
            ability.mark = first if first >= 0 else _mark_of(card, ability)
            first = int(ability.mark)
            card.add_ability(ability)
            part = Fields(part.data, part.where)
    for ability in granted:  # behind the others, so that these are numbered as they are written
        ability.index = len(card.abilities)
        ability.mark = ability.index
        card.abilities.append(ability)


def _mark_of(card: Card, ability: Ability) -> int:
    """Modes share the mark of the first ability that the same thing sets off."""
    for other in card.abilities:
        if other.when == ability.when and other.level == ability.level and other.watches == ability.watches:
            if other.when in (WHEN_PLAYED, WHEN_ACTIVATED) and other.limit != ability.limit:
                continue
            return int(other.mark)
    return int(ability.index)


def _whens(fields: Fields, sort: str, source: str) -> list[int]:
    if not fields.has("when") and source in IMPLIED:
        return [_WHEN_NUMBERS[IMPLIED[source]]]
    known = {word: number for word, number in _WHEN_NUMBERS.items() if number not in _NOT_FOR[sort]}
    words = words_of(fields, "when")
    for word in words:
        if word in _WHEN_NUMBERS and word not in known:
            listed = ", ".join(repr(other) for other in known)
            raise fields.fail("when", f"{word!r} never happens to a {sort}; expected one of {listed}")
    whens = [number_in(fields, "when", word, known) for word in words]
    if len(set(whens)) < len(whens):
        raise fields.fail("when", "the same trigger twice")
    return whens


def read_ability(
    fields: Fields,
    card: Card,
    when: int,
    sort: str,
    granted: list[Ability],
    outer: Ability | None = None,
    source: str = "",
) -> Ability:
    """One ability for one trigger. What something gets meanwhile is added to ``granted``; it is read with the ability
    that gives it as ``outer``."""
    fields.has("when")
    ability = Ability(when, 0, fields.data)
    ability.limit = fields.word("limit", LIMITS, "")
    ability.may = fields.flag("may")
    ability.phases = fields.word("phase", PHASE_WORDS, "both") or 3
    ability.level = fields.number("level", 1, 3, 0)
    ability.speaks_of_it = "'it'" in repr(fields.data.get("do"))
    ability.remembers = "'that'" in repr(fields.data)
    ability.keeps_coins = "'coins': 'that'" in repr(fields.data)
    if fields.has("if"):
        ability.conditions = read_conditions(fields, "if")
    _read_about(fields, ability, source)
    if source:
        check_trigger(fields, when, source)
    if fields.has("by"):
        person = chosen(fields, "by", PERSONS)
        if when == WHEN_ACTIVATED:
            if person != A_RIVAL:
                raise fields.fail("by", "expected 'rivals': its player uses it anyway")
            ability.rivals = True
        else:
            ability.by = person
    if outer is not None:
        _keep_target(outer, ability)
    if fields.has("target"):
        _read_target(fields, ability)
    if when == WHEN_ANNOUNCED:
        _make_negation(fields, ability)

    def read_granted(inner: Fields) -> Ability:
        inner.has("to")
        when, *others = _whens(inner, "room", "room")
        if others:
            raise inner.fail("when", "what is given for the round has one trigger")
        check_granted(inner, when)
        granted.append(read_ability(inner, card, when, sort, granted, ability))
        return granted[-1]

    to = Reading(card, ability, read_granted)
    prices = _read_cost(fields, ability, to)
    steps = fields.tables("do")
    if not steps:
        raise fields.fail("do", "an ability needs at least one step")
    _note_healing(fields, ability)
    ability.verbs.extend(prices)
    ability.verbs.extend(read_steps(steps, to))
    ability.negation = any(negates(verb) for block in ability.blocks for verb in block)
    check_ability(fields, ability, sort)
    fields.done()
    ability.plain = not (ability.cost or ability.conditions or ability.negation or ability.builds)
    return ability


def negates(verb: Verb) -> bool:
    """Whether a step negates a Spell, perhaps under some condition."""
    return isinstance(verb, Negate) or (isinstance(verb, Around) and negates(verb.inner))


# -- what the trigger is about -------------------------------------------------------------------------


def _read_about(fields: Fields, ability: Ability, source: str) -> None:
    if not fields.has("of"):
        ability.watches = ability.when in _ALWAYS_WATCH
        if ability.when == WHEN_GAINS:
            ability.about, ability.gained = _of_yours(0), STAT_COINS
        elif ability.when in _IN_DUNGEONS and source and source not in ("hero", "item hero"):
            ability.about, ability.watches = _of_yours(TARGET_HERO), True
        elif ability.when == WHEN_REVEALED and source != "hero":
            ability.watches = True
        return
    about = fields.table("of")
    if any(word in NOUN_NUMBERS for word in about.data):
        ability.about = read_thing(about)
        check_about(fields, ability, ability.about)
        ability.watches = not (ability.about.noun == TARGET_HERO and ability.about.where == AT_HERE)
    else:
        gained = count_from(about)
        if gained.kind != COUNT_STAT or ability.when != WHEN_GAINS:
            raise fields.fail("of", "expected a thing; with 'gains', coins or souls and whose")
        ability.about = Thing(0)
        ability.about.whose = gained.person
        ability.gained = gained.stat
        ability.watches = True


def _of_yours(noun: int) -> Thing:
    """What a trigger is about that names nothing."""
    about = Thing(noun)
    about.whose = YOU
    return about


#: What happens to heroes in a dungeon or at its entrance, but not in a certain room.
_IN_DUNGEONS: Final = (WHEN_ENTERS_DUNGEON, WHEN_SURVIVES_DUNGEON, WHEN_LURED)
#: Triggers that are never about the card itself.
_ALWAYS_WATCH: Final = tuple(
    _WHEN_NUMBERS[word]
    for word in ("gains", "lured", "taken", "discarded", "build phase", "adventure phase", "end of round")
)


def _make_negation(fields: Fields, ability: Ability) -> None:
    """What answers an announcement is aimed at it."""
    if ability.about is None or ability.about.noun != TARGET_SPELL:
        raise fields.fail("of", 'expected the Spells it answers, { spell = "a rival\'s" }')
    steps = fields.data.get("do")
    if not isinstance(steps, list) or not steps or steps[0] != {"negate": "it"}:
        raise fields.fail("do", "what answers a rival's spell has to negate it: expected { negate = 'it' }")
    ability.target = TARGET_SPELL
    ability.about = None
    ability.watches = False


# -- targets -------------------------------------------------------------------------------------------


def _read_target(fields: Fields, ability: Ability) -> None:
    if ability.granted and ability.target != NO_TARGET:
        raise fields.fail("target", "the target of the effect stays: there is no other")
    aim = read_thing(fields.table("target"))
    check_aim(fields, ability, aim)
    ability.target = aim.noun
    ability.scope = SCOPE_THINGS
    ability.priced = any("'target'" in repr(step.get("per")) for step in tables_of(fields.data.get("cost", [])))
    if not _read_usual_target(aim, ability) or ability.priced:
        ability.aim = aim


def _keep_target(outer: Ability, ability: Ability) -> None:
    """The target of what gave an ability is its own, too; nothing is asked."""
    ability.target = outer.target
    ability.scope = outer.scope
    ability.target_kind = outer.target_kind
    ability.target_tier = outer.target_tier
    ability.lead = outer.lead
    ability.aim = outer.aim
    ability.granted = True


def _read_usual_target(aim: Thing, ability: Ability) -> bool:
    """The usual targets are kept in a few fields, so that windows find them quickly; False for any other."""
    if aim.noun == TARGET_PLAYER and aim.whose == A_RIVAL and not aim.where and not aim.context:
        return _read_lead(aim, ability)
    if not is_plain(aim) or aim.context:
        return False
    if aim.noun == TARGET_HERO:
        scope = _hero_scope(aim)
        tiers = {trait_bits(-1, ANY_KIND, tier): tier for tier in (ANY_TIER, ORDINARY, EPIC)}
        if scope < 0 or int(aim.needs) not in tiers:
            return False
        ability.scope, ability.target_tier = scope, tiers[int(aim.needs)]
        return True
    if aim.where:
        return False
    owners = {YOU: SCOPE_OWN, A_RIVAL: SCOPE_RIVALS, ANYONE: SCOPE_ANYONE}
    if int(aim.whose) not in owners:
        return False
    ability.scope = owners[int(aim.whose)]
    if aim.noun == TARGET_ROOM:
        kinds = {trait_bits(ROOM, kind, ANY_TIER): kind for kind in (ANY_KIND, MONSTER, TRAP)}
        ability.target_kind = kinds.get(int(aim.needs), -1)
        return ability.target_kind >= 0
    if aim.noun == TARGET_SOUL:
        return not aim.needs and aim.whose != ANYONE
    return aim.noun == TARGET_SPELL and aim.whose == A_RIVAL


def _hero_scope(aim: Thing) -> int:
    where, whose = int(aim.where), int(aim.whose)
    if where == AT_HERE:
        return SCOPE_HERE if whose == NOBODY else -1
    if where == AT_DUNGEON:
        return {NOBODY: SCOPE_OWN, YOU: SCOPE_OWN, A_RIVAL: SCOPE_RIVALS, ANYONE: SCOPE_ANYONE}.get(whose, -1)
    if whose == NOBODY and where == AT_TOWN:
        return SCOPE_TOWN
    return SCOPE_TOWN_OR_DECK if whose == NOBODY and where == AT_TOWN | AT_DECK else -1


def _read_lead(aim: Thing, ability: Ability) -> bool:
    """Any rival, or one with so many more Souls than you."""
    if aim.has or aim.since >= 0 or aim.choose or aim.count:
        return False
    if not aim.conditions:
        return True
    (condition, *more) = aim.conditions
    count = condition.count
    usual = count.kind == COUNT_STAT and count.stat == STAT_SOULS and count.context == IS_IT and condition.than == YOU
    if more or not usual or condition.least < 1 or condition.most < 99:
        return False
    ability.lead = condition.least
    return True


# -- prices --------------------------------------------------------------------------------------------


def _read_cost(fields: Fields, ability: Ability, to: Reading) -> list[Verb]:
    """Read the price. Of an announcement it is paid when that is made; else its steps come first, and they are
    returned."""
    if not fields.has("cost"):
        return []
    value = fields.data["cost"]
    parts = value if isinstance(value, list) else [value]
    if not parts:
        raise fields.fail("cost", "expected at least one step")
    announced = ability.when in (WHEN_ACTIVATED, WHEN_ANNOUNCED, WHEN_PLAYED)
    if announced and len(parts) == 1 and _read_usual_cost(fields, ability, parts[0]):
        return []
    tables = [Fields(part, f"{fields.where}: field 'cost'") for part in parts]
    to.paying = True
    prices = read_steps(tables, to)
    to.paying = False
    ability.from_hand = any(isinstance(verb, DiscardThis) for verb in prices)
    ability.prices = prices
    if announced:
        ability.cost = COST_STEPS
        return []
    if not ability.may:
        raise fields.fail("cost", "what happens by itself has a price only if its player may decline: add may = true")
    return prices


def _read_usual_cost(fields: Fields, ability: Ability, part: object) -> bool:
    """The usual prices are kept in a few fields."""
    if part == {"destroy": "this"}:
        ability.cost = COST_DESTROY_THIS
        return True
    if part == {"destroy": {"room": "other", "choose": 1}}:
        ability.cost = COST_DESTROY_ANOTHER
        return True
    if not isinstance(part, dict) or set(part) - {"discard", "count"} or not isinstance(part.get("discard"), str):
        return False
    count = part.get("count", 1)
    if part["discard"] == "this" or isinstance(count, str):
        return False
    table = Fields(part, f"{fields.where}: field 'cost'")
    ability.cost = COST_DISCARD
    ability.cost_filter = fitting(phrase_traits(table, "discard"))
    ability.cost_count = table.number("count", 1, 7, 1)
    table.done()
    return True


def _note_healing(fields: Fields, ability: Ability) -> None:
    """A triggered effect that only heals a Wound of one's own asks which when it happens."""
    aim = ability.aim
    if ability.when in (WHEN_ACTIVATED, WHEN_PLAYED) or aim is None or aim.noun != TARGET_WOUND:
        return
    if (
        fields.data["do"] == [{"turn": "target"}]
        and is_plain(aim)
        and aim.whose == YOU
        and not aim.where
        and not aim.needs
    ):
        ability.heals = True
        ability.target, ability.aim, ability.scope = 0, None, 0
