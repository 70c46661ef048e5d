"""Reading modifiers: what a card changes while it is in force, or until the end of the round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.filters import trait_bits
from lairwright.dungeon.cards.icons import ICON_BITS
from lairwright.dungeon.cards.modifiers import (
    REACH_ADJACENT,
    REACH_ALL,
    REACH_LEFT,
    REACH_OTHERS,
    REACH_RIGHT,
    REACH_THINGS,
    REACH_THIS,
    Modifier,
)
from lairwright.dungeon.cards.things import COUNT_THINGS, Thing
from lairwright.dungeon.reading.loops import check_depth
from lairwright.dungeon.reading.things import (
    chosen,
    is_plain,
    one_of,
    phrase_traits,
    read_conditions,
    read_count,
    read_thing,
)
from lairwright.dungeon.words import (
    ANY_KIND,
    ANY_TIER,
    AT_ADJACENT,
    AT_COVERED,
    AT_DECK,
    AT_DISCARD,
    AT_HAND,
    AT_LEFT,
    AT_LOCATION,
    AT_MARKET,
    AT_OTHER,
    AT_RIGHT,
    AT_SCORE,
    AT_TOWN,
    CLASSES,
    CONTEXT,
    IS_THIS,
    MINIBOSS,
    MOD_ABILITY,
    MOD_BUILD,
    MOD_DAMAGE,
    MOD_DOUBLE_DAMAGE,
    MOD_DOUBLE_HEALTH,
    MOD_DOUBLE_TREASURE,
    MOD_FITS,
    MOD_HEALTH,
    MOD_ITEM,
    MOD_NO_BUILD,
    MOD_NO_DAMAGE,
    MOD_NO_ENTERS,
    MOD_NO_LOSE,
    MOD_NO_LURED,
    MOD_NO_ROOM,
    MOD_NO_SPELL,
    MOD_NO_TEXT,
    MOD_NO_TREASURE,
    MOD_NO_WIN,
    MOD_PRICE,
    MOD_SKIP,
    MOD_SOULS,
    MOD_TREASURE,
    MOD_WOUNDS,
    NOBODY,
    PERSONS,
    ROOM,
    TARGET_HERO,
    TARGET_PLAYER,
    TARGET_ROOM,
    YOU,
)
from lairwright.kernel.reading import Fields

#: The words for what a modifier changes, and what each means.
QUANTITIES: Final[dict[str, str]] = {
    "damage": "damage of rooms, more or less",
    "treasure": "treasure icons of rooms, or of a player's boss; `any`: one of a type chosen",
    "health": "Health of heroes, more or less",
    "double": "twice the `damage`, `treasure` or `health`",
    "no": "takes something away, see Bans",
    "skip": "heroes do not enter these rooms",
    "price": "so many coins more for each Spell, `reveal` or `promote`",
    "fits": "`any`: no treasure need match to build here (`to` you: anywhere in your dungeon; `of`: which cards)",
    "build": "rooms more, or fewer, in this round's Build turn",
    "item": "face-up items more",
    "souls": "Souls that count for the player",
    "wounds": "Wounds that count for the player",
}
#: What ``double`` doubles.
DOUBLES: Final[dict[str, int]] = {
    "damage": MOD_DOUBLE_DAMAGE,
    "treasure": MOD_DOUBLE_TREASURE,
    "health": MOD_DOUBLE_HEALTH,
}
#: What ``no`` takes away.
BANS: Final[dict[str, int]] = {
    "damage": MOD_NO_DAMAGE,
    "treasure": MOD_NO_TREASURE,
    "text": MOD_NO_TEXT,
    "spell": MOD_NO_SPELL,
    "room": MOD_NO_ROOM,
    "build": MOD_NO_BUILD,
    "enters": MOD_NO_ENTERS,
    "lured": MOD_NO_LURED,
    "win": MOD_NO_WIN,
    "lose": MOD_NO_LOSE,
}
BAN_MEANINGS: Final[dict[str, str]] = {
    "damage": "a room deals none; a hero takes none from these rooms",
    "treasure": "the icons it has now are gone",
    "text": "abilities are ignored",
    "spell": "a player may play none; a hero is affected by none",
    "room": "no room's text affects the hero",
    "build": "a player builds nothing; no `of` is built on these rooms",
    "enters": "a hero stays at the entrance; of a player: none enters",
    "lured": "the hero stays in town",
    "win": "the player cannot win by Souls",
    "lose": "the player cannot lose by Wounds",
}
_NUMBERED: Final[dict[str, tuple[int, int]]] = {
    "damage": (MOD_DAMAGE, 99),
    "health": (MOD_HEALTH, 99),
    "price": (MOD_PRICE, 9),
    "build": (MOD_BUILD, 5),
    "item": (MOD_ITEM, 5),
    "souls": (MOD_SOULS, 10),
    "wounds": (MOD_WOUNDS, 10),
}
#: Who and what a modifier may be for, besides things.
RECEIVERS: Final = ("you", "each rival", "each player", "this", "it", "that", "target")
#: What other things cost more or less, besides cards.
OTHER_PRICES: Final[dict[str, int]] = {"reveal": -1, "promote": -2}

#: Reads an ability that something has meanwhile (``abilities.read_ability``, which is built on this module).
ReadGranted = Callable[[Fields], Ability]


def read_modifier(fields: Fields, card: Card, granted: ReadGranted, lasting: bool) -> Modifier:
    """One modifier; ``lasting`` for ``always``. It gets its place in ``Card.modifiers``."""
    if "when" in fields.data:
        modifier = Modifier(MOD_ABILITY, 0)
        _read_whom(fields, modifier)
        modifier.ability = granted(fields)
    else:
        modifier = _read_change(fields, lasting)
        if lasting:
            check_depth(fields, int(modifier.what))
            _check_lasting(fields, modifier)
        elif modifier.conditions:
            raise fields.fail("if", "whether it is done is up to the step: write 'if' beside modify")
        if lasting and fields.has("level"):
            modifier.level = fields.number("level", 1, 3)
        fields.done()
    modifier.data = fields.data
    modifier.index = len(card.modifiers)
    card.modifiers.append(modifier)
    _find_reach(card, modifier, lasting)
    return modifier


def _check_lasting(fields: Fields, modifier: Modifier) -> None:
    """What a card changes while it is in force is its player's: nobody else looks for it."""
    thing = modifier.to
    mine = modifier.person in (NOBODY, YOU)
    if thing is not None:
        own = thing.whose in (NOBODY, YOU) and not thing.where & _NOT_AT_HOME
        mine = own and (thing.noun in (TARGET_ROOM, TARGET_HERO) or thing.context != 0)
        if thing.choose:
            raise fields.fail("to", "nobody chooses what is always in force: say which ones")
    if not mine:
        raise fields.fail("to", "what is always in force is about rooms and heroes of its player's dungeon, or 'you'")
    if modifier.what == MOD_NO_LURED:
        raise fields.fail("no", "nothing is in force for heroes in town: only modify keeps one there")


def _read_change(fields: Fields, lasting: bool) -> Modifier:
    word = one_of(fields, dict.fromkeys(QUANTITIES, 0), "modifier")
    if word in _NUMBERED:
        what, most = _NUMBERED[word]
        modifier = Modifier(what, fields.number(word, -most, most))
    elif word == "double":
        modifier = Modifier(chosen(fields, word, DOUBLES), 1)
    elif word == "no":
        modifier = Modifier(chosen(fields, word, BANS), 1)
    elif word == "treasure":
        modifier = Modifier(MOD_TREASURE, 1)
        modifier.icons = _icons(fields)
    elif word == "skip":
        modifier = Modifier(MOD_SKIP, 1)
        modifier.skipped = read_thing(fields.table(word))
        modifier.amount = modifier.skipped.count or 1
    else:
        fields.word(word, ("any",))
        modifier = Modifier(MOD_FITS, 1)
    _read_whom(fields, modifier)
    if fields.has("of"):
        text = fields.text("of")
        if text in OTHER_PRICES:
            modifier.of = OTHER_PRICES[text]
        elif text != "this":
            modifier.of = phrase_traits(fields, "of")
        else:
            modifier.of_this = True
    if fields.has("per"):
        modifier.per = read_count(fields, "per")
    modifier.most = fields.number("at_most", 1, 99, 0)
    if fields.has("if"):
        modifier.conditions = read_conditions(fields, "if")
    if fields.has("against"):
        modifier.against = read_thing(fields.table("against"))
    _check_keys(fields, modifier, word)
    return modifier


def _check_keys(fields: Fields, modifier: Modifier, word: str) -> None:
    """Keys that mean nothing beside this quantity."""
    if modifier.per is not None and word not in ("damage", "treasure", "health"):
        raise fields.fail("per", "only damage, treasure and health are counted: say how much it is")
    if modifier.most and modifier.per is None:
        raise fields.fail("at_most", "it bounds what 'per' counts, and nothing is counted")
    if modifier.against is not None and modifier.what not in (MOD_DAMAGE, MOD_DOUBLE_DAMAGE):
        raise fields.fail("against", "only damage is for some heroes: expected 'damage' or double = 'damage'")
    if word == "price" and fields.data.get("of") not in ("spell", *OTHER_PRICES):
        raise fields.fail("of", "expected what costs so much more: 'spell', 'reveal' or 'promote'")
    if "of" in fields.data and word not in ("price", "fits") and modifier.what != MOD_NO_BUILD:
        raise fields.fail("of", "it goes with 'price', 'fits' and no = 'build' only")
    if modifier.what == MOD_NO_BUILD and modifier.of and modifier.person:
        raise fields.fail("to", "what is not built is not built on rooms: expected to = { room = … }")
    if modifier.of_this and modifier.what != MOD_FITS:
        raise fields.fail("of", "'this' is for 'fits': this card may be built anywhere")


def _icons(fields: Fields) -> int:
    """``{ cleric = 1 }`` as in ``Card.icons``, or -1 for a type that is chosen."""
    if fields.data["treasure"] == "any":
        fields.word("treasure", ("any",))
        return -1
    table = fields.table("treasure")
    icons = 0
    for kind, name in enumerate(CLASSES):
        icons += table.number(name, 1, 9, 0) << ICON_BITS * kind
    table.done()
    return icons


def _read_whom(fields: Fields, modifier: Modifier) -> None:
    """``to``: a thing, a person, or a word of the context."""
    if not fields.has("to"):
        return
    value = fields.data["to"]
    if isinstance(value, dict):
        modifier.to = read_thing(fields.table("to"))
        if modifier.to.noun == TARGET_PLAYER:
            raise fields.fail("to", f"expected a person: {', '.join(repr(word) for word in RECEIVERS[:3])}")
        return
    fields.word("to", RECEIVERS)
    word = fields.text("to")
    if word in CONTEXT:
        modifier.to = Thing(0)
        modifier.to.context = CONTEXT[word]
        if word == "target":
            modifier.person = PERSONS[word]
    else:
        modifier.person = PERSONS[word]


#: Places where a player's cards change nothing.
_NOT_AT_HOME: Final = AT_TOWN | AT_DECK | AT_LOCATION | AT_HAND | AT_DISCARD | AT_MARKET | AT_SCORE | AT_COVERED

_REACH_OF: Final[dict[int, int]] = {
    AT_ADJACENT: REACH_ADJACENT,
    AT_RIGHT: REACH_RIGHT,
    AT_LEFT: REACH_LEFT,
    AT_OTHER: REACH_OTHERS,
}


def _find_reach(card: Card, modifier: Modifier, lasting: bool) -> None:
    """Whether ``to`` is one of the usual ways to name rooms of the own dungeon, and so quick to find."""
    thing = modifier.to
    if thing is None:
        if not modifier.person and card.kind in (ROOM, MINIBOSS) and lasting:
            modifier.reach = REACH_THIS
    elif thing.noun == TARGET_ROOM and is_plain(thing):
        modifier.needs = thing.needs
        if not thing.context and not thing.where and thing.whose == YOU:
            modifier.reach = REACH_ALL
        elif not thing.context and thing.whose == NOBODY and int(thing.where) in _REACH_OF:
            modifier.reach = _REACH_OF[int(thing.where)]
        elif thing.context == IS_THIS and not thing.where:
            modifier.reach = REACH_THIS
    elif not thing.noun and thing.context == IS_THIS and card.kind in (ROOM, MINIBOSS):
        modifier.reach = REACH_THIS
    if modifier.reach == REACH_THINGS:
        return
    if not modifier.needs:
        modifier.needs = trait_bits(ROOM, ANY_KIND, ANY_TIER)
    count = modifier.per
    if (
        count is not None
        and count.kind == COUNT_THINGS
        and count.thing is not None
        and count.thing.noun == TARGET_ROOM
        and is_plain(count.thing)
        and not count.thing.where
        and not count.thing.context
        and count.thing.whose == YOU
    ):
        modifier.plain = count.thing.needs
    modifier.simple = (
        card.kind == ROOM
        and not modifier.conditions
        and modifier.against is None
        and (count is None or modifier.plain >= 0)
    )
