"""What goes with what: what is aimed at, which things a modifier can change."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.things import Thing
from lairwright.dungeon.reading.walking import Table
from lairwright.dungeon.words import (
    A_RIVAL,
    ANYONE,
    AT_CARDS,
    NOBODY,
    NOUNS,
    OWNER,
    TARGET_BOSS,
    TARGET_HERO,
    TARGET_ITEM,
    TARGET_MINIBOSS,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_SPELL,
    TARGET_WOUND,
    YOU,
)
from lairwright.kernel.reading import Fields

#: What a step of a card is about that names nothing (``effects.things.itself``).
OWN_NOUNS: Final[dict[str, int]] = {
    "room": TARGET_ROOM,
    "miniboss": TARGET_ROOM,
    "hero": TARGET_HERO,
    "spell": TARGET_PLAYER,
    "boss": TARGET_PLAYER,
    "location": TARGET_PLAYER,
}
#: What ``this`` is, if not what its steps are about.
_THIS: Final[dict[str, int]] = {"boss": TARGET_BOSS, "spell": TARGET_SPELL}
#: What may be named in ``to``: the rest changes only as the target, or by itself.
_NAMED: Final = (TARGET_ROOM, TARGET_HERO)
#: What only changes for the player of the card.
_ONES_OWN: Final = ("fits", "item")
_ROOMS: Final = (TARGET_ROOM, TARGET_MINIBOSS)
_HEROES: Final = (TARGET_HERO, TARGET_SOUL, TARGET_WOUND)
_PLAYERS: Final = (TARGET_PLAYER,)
_CARDS: Final = (*_ROOMS, *_HEROES, TARGET_BOSS, TARGET_ITEM)
#: Whose each quantity is; of ``double`` and ``no``, the word beside it is looked for.
_OWNERS: Final[dict[str, tuple[int, ...]]] = {
    "damage": _ROOMS,
    "treasure": (*_ROOMS, *_PLAYERS),
    "health": _HEROES,
    "skip": _HEROES,
    "price": (TARGET_PLAYER, TARGET_SPELL),
    "fits": (*_ROOMS, *_PLAYERS),
    "build": _PLAYERS,
    "item": _PLAYERS,
    "souls": _PLAYERS,
    "wounds": _PLAYERS,
    "double damage": _ROOMS,
    "double treasure": _ROOMS,
    "double health": _HEROES,
    "no damage": (*_ROOMS, *_HEROES),
    "no treasure": _ROOMS,
    "no text": _CARDS,
    "no spell": (*_HEROES, *_PLAYERS),
    "no room": _HEROES,
    "no build": (*_ROOMS, *_PLAYERS),
    "no enters": (*_HEROES, *_PLAYERS),
    "no lured": _HEROES,
    "no win": _PLAYERS,
    "no lose": _PLAYERS,
}


#: Whose things are aimed at.
_AIMED_AT: Final = (NOBODY, YOU, A_RIVAL, ANYONE)


def check_aim(fields: Fields, ability: Ability, aim: Thing) -> None:
    """A target is one thing in play, named when the effect is announced."""
    if aim.context or aim.choose or aim.count:
        raise fields.fail("target", "one thing that is named when the effect is announced: say where it is, or whose")
    if aim.where & AT_CARDS:
        raise fields.fail("target", "cards in a hand or a pile are not aimed at: the step that takes them chooses")
    if aim.whose not in _AIMED_AT and not (aim.whose == OWNER and ability.rivals):
        expected = "'a rival' or 'anyone'" if aim.noun == TARGET_PLAYER else "yours, a rival's or anyone's"
        raise fields.fail("target", f"it is chosen among {expected}")


def wrong_subject(modifier: Table, sort: str, target: int) -> tuple[str, str] | None:
    """The field and the complaint, if a modifier of this sort of card is about something that has nothing of the kind;
    ``target`` is the noun of the target, 0 if there is none."""
    to = modifier.get("to")
    noun = _noun_of(to, sort, target)
    for key, value in modifier.items():
        what = f"{key} = {value!r}" if key in ("double", "no") else repr(key)
        owners = _OWNERS.get(f"{key} {value}" if key in ("double", "no") else key)
        if owners is None:
            continue
        if key in _ONES_OWN and noun == TARGET_PLAYER and (to or "you") != "you":
            return "to", f"{what} is only for the player of the card: expected 'you'"
        named = tuple(owner for owner in owners if owner in _NAMED)
        if noun and noun not in (named if isinstance(to, dict) else owners):
            found = _receivers(named, TARGET_PLAYER in owners)
            return "to" if to else key, f"{what} means nothing for a {NOUNS[noun]}: {found}"
    return None


def _receivers(named: tuple[int, ...], persons: bool) -> str:
    """What to write instead."""
    words = [f"{{ {NOUNS[noun]} = … }}" for noun in named] + (["a person"] if persons else [])
    return f"say to whom, to = {' or '.join(words)}"


def _noun_of(to: object, sort: str, target: int) -> int:
    """What a modifier is about: the target, or else the card, unless ``to`` says otherwise; 0 if that isn't known."""
    if isinstance(to, dict):
        return next((number for number, noun in enumerate(NOUNS) if noun and noun in to), 0)
    own = OWN_NOUNS.get(sort, 0)
    if to is None:
        return target or own
    return {"this": _THIS.get(sort, own), "target": target, "it": 0, "that": 0}.get(str(to), TARGET_PLAYER)
