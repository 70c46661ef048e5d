"""The effect vocabulary: from a table in a set file to native objects (docs/writing-cards.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.dungeon.cards import PERS, REACHES, Ability, CardFilter, Static, Verb, trait_bits
from lairwright.dungeon.effects.hands import (
    DiscardChosen,
    DiscardRandom,
    Draw,
    Fetch,
    NewHands,
    StealRandom,
    TakeFromHand,
)
from lairwright.dungeon.effects.heroes import (
    PER_OWN_ROOM,
    AddHealth,
    Damage,
    HealWound,
    HoldEntrance,
    Kill,
    RemoveSoul,
    ReturnSoul,
    ToFirstRoom,
    ToOwnEntrance,
    ToPreviousRoom,
    ToTown,
)
from lairwright.dungeon.effects.negation import Negate
from lairwright.dungeon.effects.rooms import (
    AddDungeonDamage,
    AddRoomDamage,
    BuildNow,
    Deactivate,
    Destroy,
    DoubleTreasure,
    EachRivalDestroys,
    ExtraBuild,
    ForbidBuilding,
    SearchRoom,
    SwapRooms,
)
from lairwright.dungeon.words import (
    ADVANCED,
    ANY_KIND,
    ANY_TIER,
    ANYONE,
    COST_DESTROY_ANOTHER,
    COST_DESTROY_THIS,
    COST_DISCARD,
    HERE,
    LIMITS,
    MONSTER,
    ONCE_PER_HERO,
    ONCE_PER_ROUND,
    ORDINARY,
    OWN,
    RIVALS,
    ROOM,
    ROOM_KINDS,
    SPELL,
    TARGET_HERO,
    TARGET_RIVAL,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_SPELL,
    TOWN,
    TOWN_OR_DECK,
    TRAP,
    WHEN_ACTIVATED,
    WHEN_HERO_ENTERS,
    WHEN_LEVEL_UP,
    WHEN_PLAYED,
    WHEN_RIVAL_PLAYS_SPELL,
    WHEN_ROUND_DRAW,
    WHEN_YOU_BUILD,
    WHENS,
)
from lairwright.kernel.errors import SetFileError, nearest
from lairwright.kernel.reading import Fields

#: What a filter may say about cards: any, a kind of card, a tier and subtype of rooms.
CARD_FILTERS: Final[dict[str, tuple[int, int, int]]] = {
    "card": (-1, ANY_KIND, ANY_TIER),
    "room": (ROOM, ANY_KIND, ANY_TIER),
    "spell": (SPELL, ANY_KIND, ANY_TIER),
    "monster room": (ROOM, MONSTER, ANY_TIER),
    "trap room": (ROOM, TRAP, ANY_TIER),
    "ordinary room": (ROOM, ANY_KIND, ORDINARY),
    "advanced room": (ROOM, ANY_KIND, ADVANCED),
    "ordinary monster room": (ROOM, MONSTER, ORDINARY),
    "ordinary trap room": (ROOM, TRAP, ORDINARY),
    "advanced monster room": (ROOM, MONSTER, ADVANCED),
    "advanced trap room": (ROOM, TRAP, ADVANCED),
}

#: The filters that only rooms fit: what can be built.
ROOM_FILTERS: Final = tuple(word for word, (kind, _, _) in CARD_FILTERS.items() if kind == ROOM)

HERO_SCOPES: Final[dict[str, int]] = {
    "in this room": HERE,
    "in your dungeon": OWN,
    "in a rival dungeon": RIVALS,
    "in any dungeon": ANYONE,
    "in town": TOWN,
    "in town or deck": TOWN_OR_DECK,
}
HERO_WORDS: Final = tuple(HERO_SCOPES)
OWNER_SCOPES: Final[dict[str, int]] = {"yours": OWN, "a rival's": RIVALS, "anyone's": ANYONE}
TARGET_KINDS: Final[dict[str, int]] = {
    "hero": TARGET_HERO,
    "room": TARGET_ROOM,
    "rival": TARGET_RIVAL,
    "soul": TARGET_SOUL,
    "spell": TARGET_SPELL,
}
PHASE_WORDS: Final = ("", "build", "adventure", "both")
COST_WORDS: Final = ("this room", "another room")
TIERS: Final = ("any", "ordinary", "epic")
CONDITIONS: Final = ("", "fewer rooms than a rival")
CARD_WORDS: Final = ("room", "spell")


def read_filter(fields: Fields, field: str, words: tuple[str, ...] = tuple(CARD_FILTERS)) -> CardFilter:
    kind, room_kind, tier = CARD_FILTERS[words[fields.word(field, words)]]
    return CardFilter(kind, room_kind, tier)


def _kind(fields: Fields, field: str) -> int:
    return SPELL if fields.word(field, CARD_WORDS) else ROOM


# -- verbs -----------------------------------------------------------------------------------------


def _draw(fields: Fields) -> Verb:
    return Draw(_kind(fields, "draw"), fields.number("count", 1, 10, 1))


def _discard(fields: Fields) -> Verb:
    return DiscardChosen(read_filter(fields, "discard"), fields.number("count", 1, 10, 1))


def _discard_random(fields: Fields) -> Verb:
    return DiscardRandom(_kind(fields, "discard_random"))


def _fetch(fields: Fields) -> Verb:
    return Fetch(read_filter(fields, "fetch"), fields.number("count", 1, 10, 1))


def _steal(fields: Fields) -> Verb:
    return TakeFromHand() if fields.word("steal", ("random", "chosen")) else StealRandom()


def _new_hands(fields: Fields) -> Verb:
    drawn = fields.table("new_hands")
    verb = NewHands(drawn.number("spells", 0, 10), drawn.number("rooms", 0, 10))
    drawn.done()
    return verb


def _kill(fields: Fields) -> Verb:
    fields.word("kill", ("target",))
    return Kill()


def _damage(fields: Fields) -> Verb:
    if fields.raw("damage") == "your rooms":
        return Damage(PER_OWN_ROOM)
    return Damage(fields.number("damage", 1, 99))


def _health(fields: Fields) -> Verb:
    return AddHealth(fields.number("health", 1, 99))


def _move(fields: Fields) -> Verb:
    verbs: tuple[Verb, ...] = (ToTown(), ToOwnEntrance(), ToFirstRoom(), ToPreviousRoom())
    return verbs[fields.word("move", ("town", "your entrance", "first room", "previous room"))]


def _heal(fields: Fields) -> Verb:
    fields.word("heal", ("a wound",))
    return HealWound()


def _remove(fields: Fields) -> Verb:
    fields.word("remove", ("target",))
    return RemoveSoul()


def _return(fields: Fields) -> Verb:
    fields.word("return", ("to entrance",))
    return ReturnSoul()


def _hold(fields: Fields) -> Verb:
    fields.word("hold", ("entrance",))
    return HoldEntrance()


def _room_damage(fields: Fields) -> Verb:
    return AddRoomDamage(fields.number("room_damage", -99, 99))


def _dungeon_damage(fields: Fields) -> Verb:
    return AddDungeonDamage(fields.number("dungeon_damage", 1, 99))


def _double(fields: Fields) -> Verb:
    fields.word("double", ("treasure",))
    return DoubleTreasure()


def _deactivate(fields: Fields) -> Verb:
    fields.word("deactivate", ("target",))
    return Deactivate()


def _destroy(fields: Fields) -> Verb:
    if fields.word("destroy", ("target", "one of each rival")):
        return EachRivalDestroys()
    return Destroy(fields.flag("killing"))


def _swap(fields: Fields) -> Verb:
    fields.word("swap", ("two rooms",))
    return SwapRooms()


def _build(fields: Fields) -> Verb:
    verbs: tuple[Verb, ...] = (BuildNow(), ExtraBuild(), ForbidBuilding())
    return verbs[fields.word("build", ("now", "one more", "forbidden"))]


def _search(fields: Fields) -> Verb:
    found = read_filter(fields, "search")
    if not found.needs & trait_bits(ROOM, ANY_KIND, ANY_TIER):
        raise fields.fail("search", "only rooms can be searched for, such as 'advanced trap room'")
    return SearchRoom(found)


def _negate(fields: Fields) -> Verb:
    fields.word("negate", ("target",))
    return Negate()


VERBS: Final[dict[str, Callable[[Fields], Verb]]] = {
    "draw": _draw,
    "discard": _discard,
    "discard_random": _discard_random,
    "fetch": _fetch,
    "steal": _steal,
    "new_hands": _new_hands,
    "kill": _kill,
    "damage": _damage,
    "health": _health,
    "move": _move,
    "heal": _heal,
    "remove": _remove,
    "return": _return,
    "hold": _hold,
    "room_damage": _room_damage,
    "dungeon_damage": _dungeon_damage,
    "double": _double,
    "deactivate": _deactivate,
    "destroy": _destroy,
    "swap": _swap,
    "build": _build,
    "search": _search,
    "negate": _negate,
}

#: The target that a verb acts on, if it needs one.
NEEDS: Final[dict[str, tuple[int, ...]]] = {
    "discard_random": (TARGET_RIVAL,),
    "steal": (TARGET_RIVAL,),
    "kill": (TARGET_HERO,),
    "damage": (TARGET_HERO,),
    "health": (TARGET_HERO, TARGET_SOUL),
    "remove": (TARGET_SOUL,),
    "return": (TARGET_SOUL,),
    "hold": (TARGET_RIVAL,),
    "room_damage": (TARGET_ROOM,),
    "deactivate": (TARGET_ROOM,),
    "negate": (TARGET_SPELL,),
}


def _read_verb(fields: Fields, ability: Ability) -> Verb:
    named = [word for word in fields.data if word in VERBS]
    if len(named) != 1:
        if not named:
            found = next(iter(fields.data), "")
            raise SetFileError(
                f"{fields.where}: unknown verb {found!r}{nearest(found, VERBS)}; expected one of {', '.join(VERBS)}"
            )
        raise SetFileError(f"{fields.where}: one verb a step, found {' and '.join(named)}")
    word = named[0]
    verb = VERBS[word](fields)
    fields.done()
    needs = NEEDS.get(word, ())
    if isinstance(verb, Destroy):
        needs = (TARGET_ROOM,)
        ability.destroys = True
    elif isinstance(verb, (ToTown, ToOwnEntrance, ToFirstRoom)):
        needs = (TARGET_HERO,)
    elif isinstance(verb, ToPreviousRoom) and ability.when != WHEN_HERO_ENTERS:
        raise SetFileError(f"{fields.where}: 'previous room' goes with when = 'hero enters' only")
    _check_scope(fields, verb, ability)
    if needs and ability.target not in needs:
        words = " or ".join(name for name, kind in TARGET_KINDS.items() if kind in needs)
        raise SetFileError(f"{fields.where}: verb {word!r} needs a target = {{ {words} = … }}")
    return verb


def _check_scope(fields: Fields, verb: Verb, ability: Ability) -> None:
    """Check where the target hero has to be for a verb that moves, hurts or kills it."""
    if ability.target != TARGET_HERO:
        return
    walking = ability.scope < TOWN
    if isinstance(verb, (ToTown, ToFirstRoom, Damage)) and not walking:
        raise SetFileError(f"{fields.where}: this needs a hero in a dungeon, not {HERO_WORDS[ability.scope]!r}")
    if isinstance(verb, ToOwnEntrance) and walking:
        raise SetFileError(f"{fields.where}: this needs a hero 'in town' or 'in town or deck'")
    if ability.scope == TOWN_OR_DECK and not isinstance(verb, ToOwnEntrance) and verb.on_target:
        raise SetFileError(f"{fields.where}: a hero 'in town or deck' can only be moved to your entrance")


# -- abilities -------------------------------------------------------------------------------------


def read_ability(fields: Fields, index: int, whens: tuple[int, ...]) -> Ability:
    """One ability; ``whens`` are the triggers this kind of card may have (a single one may be left out)."""
    words = tuple(WHENS[when] for when in whens)
    when = whens[fields.word("when", words, words[0] if len(words) == 1 else None)]
    ability = Ability(when, index, fields.data)
    ability.limit = fields.word("limit", LIMITS, "")
    ability.may = fields.flag("may")
    ability.phases = fields.word("phase", PHASE_WORDS, "both")
    ability.fewer_rooms = fields.word("if", CONDITIONS, "") > 0
    if when == WHEN_YOU_BUILD:
        ability.built_filter = read_filter(fields, "of", ROOM_FILTERS)
    if fields.has("cost"):
        _read_cost(fields.table("cost"), ability)
    if fields.has("target"):
        _read_target(fields.table("target"), ability)
    steps = fields.tables("do")
    if not steps:
        raise fields.fail("do", "an ability needs at least one step")
    for step in steps:
        ability.verbs.append(_read_verb(step, ability))
    ability.negation = any(isinstance(verb, Negate) for verb in ability.verbs)
    ability.extra_build = any(isinstance(verb, ExtraBuild) for verb in ability.verbs)
    _check_ability(fields, ability)
    fields.done()
    return ability


def _check_ability(fields: Fields, ability: Ability) -> None:
    """Refuse words that don't go together, or would do nothing."""
    when = ability.when
    if "if" in fields.data and when != WHEN_PLAYED:
        raise fields.fail("if", "only a spell has a condition")
    if "phase" in fields.data and when != WHEN_ACTIVATED:
        raise fields.fail(
            "phase", "only an activated ability is limited to a phase; a spell's own field says its phase"
        )
    if ability.limit and when == WHEN_PLAYED:
        raise fields.fail("limit", "a spell is played once anyway")
    if ability.target == TARGET_HERO and ability.scope == HERE and when in (WHEN_PLAYED, WHEN_LEVEL_UP):
        raise fields.fail("target", "neither a spell nor a boss is a room a hero could be in")
    if ability.negation and when not in (WHEN_RIVAL_PLAYS_SPELL, WHEN_PLAYED):
        raise fields.fail("when", "a negation answers a spell: expected 'rival plays a spell'")
    if when == WHEN_RIVAL_PLAYS_SPELL and not ability.negation:
        raise fields.fail("do", "what answers a rival's spell has to negate it: expected { negate = 'target' }")
    if when == WHEN_PLAYED and ability.cost == COST_DESTROY_THIS:
        raise fields.fail("cost", "a spell is no room: expected destroy = 'another room' or a discard")
    if ability.cost and when not in (WHEN_ACTIVATED, WHEN_RIVAL_PLAYS_SPELL, WHEN_PLAYED):
        raise fields.fail("cost", "only activated abilities and spells have a cost")
    if when == WHEN_ACTIVATED and not ability.cost and ability.limit != ONCE_PER_ROUND:
        raise fields.fail("limit", "an activated ability needs a cost or 'once per round', or a phase would never end")
    if ability.limit == ONCE_PER_HERO and when != WHEN_HERO_ENTERS:
        raise fields.fail("limit", "'once per hero per round' goes with 'hero enters' only")
    if when == WHEN_ROUND_DRAW and (not ability.may or fields.data["do"] != [{"draw": "spell"}]):
        raise fields.fail("do", "expected may = true and do = [{ draw = 'spell' }]: a Spell instead of the Room")
    if ability.may and when in (WHEN_ACTIVATED, WHEN_RIVAL_PLAYS_SPELL, WHEN_PLAYED):
        raise fields.fail("may", "what is announced is optional anyway")
    if when == WHEN_LEVEL_UP and ability.limit:
        raise fields.fail("limit", "a Level Up happens once per game anyway")


def _read_cost(fields: Fields, ability: Ability) -> None:
    if fields.has("discard"):
        ability.cost = COST_DISCARD
        ability.cost_filter = read_filter(fields, "discard")
        ability.cost_count = fields.number("count", 1, 7, 1)
    else:
        ability.cost = COST_DESTROY_ANOTHER if fields.word("destroy", COST_WORDS) else COST_DESTROY_THIS
    fields.done()


def _read_target(fields: Fields, ability: Ability) -> None:
    named = [word for word in fields.data if word in TARGET_KINDS]
    if len(named) != 1:
        found = next(iter(fields.data), "")
        raise SetFileError(
            f"{fields.where}: name one target, {', '.join(TARGET_KINDS)}; found {found!r}{nearest(found, TARGET_KINDS)}"
        )
    word = named[0]
    ability.target = TARGET_KINDS[word]
    if ability.target == TARGET_HERO:
        ability.scope = HERO_SCOPES[_chosen(fields, word, HERO_SCOPES)]
        ability.target_tier = fields.word("tier", TIERS, "any")
    elif ability.target == TARGET_ROOM:
        ability.scope = OWNER_SCOPES[_chosen(fields, word, OWNER_SCOPES)]
        ability.target_kind = fields.word("kind", ROOM_KINDS, "any")
    elif ability.target == TARGET_SOUL:
        ability.scope = OWNER_SCOPES[_chosen(fields, word, {"yours": OWN, "a rival's": RIVALS})]
    elif ability.target == TARGET_RIVAL:
        fields.word(word, ("any",))
        ability.lead = fields.number("souls_ahead", 1, 10, 0)
    else:
        fields.word(word, ("a rival's",))
    fields.done()


def _chosen(fields: Fields, field: str, words: dict[str, int]) -> str:
    return list(words)[fields.word(field, tuple(words))]


def read_static(fields: Fields) -> Static:
    """What is always in force: extra damage for itself or for others."""
    static = Static(
        fields.number("damage", -9, 9),
        fields.word("to", REACHES),
        fields.word("kind", ROOM_KINDS, "any"),
        fields.word("per", PERS, ""),
    )
    fields.done()
    return static
