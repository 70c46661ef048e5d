"""What has what: which things a modifier can change."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.reading.walking import Table
from lairwright.dungeon.words import (
    CONTEXT,
    NO_TARGET,
    NOUNS,
    PERSONS,
    TARGET_BOSS,
    TARGET_HERO,
    TARGET_ITEM,
    TARGET_MINIBOSS,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_SPELL,
    TARGET_WOUND,
)

#: What a step of a card is about that names nothing (``effects.things.itself``).
OWN_NOUNS: Final[dict[str, int]] = {
    "room": TARGET_ROOM,
    "miniboss": TARGET_ROOM,
    "hero": TARGET_HERO,
    "spell": TARGET_PLAYER,
    "boss": TARGET_PLAYER,
    "location": TARGET_PLAYER,
}
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


def noun_of(modifier: Table, own: int, target: int) -> int:
    """What a modifier is about: ``to``, or the target, or its card; -1 if that is known only when it is done."""
    to = modifier.get("to")
    if isinstance(to, dict):
        return next((number for number, word in enumerate(NOUNS) if word and word in to), -1)
    if to == "target" or (to is None and target != NO_TARGET):
        return target
    if to is None:
        return own
    return TARGET_PLAYER if to in PERSONS and to not in CONTEXT else -1


#: What is only ever said of oneself.
_OF_ONESELF: Final = ("item",)


def wrong_person(modifier: Table, target: int) -> tuple[str, str] | None:
    """The field and the complaint, if something that one has oneself is said of others."""
    key = next((key for key in _OF_ONESELF if key in modifier), "")
    to = modifier.get("to", "you" if target == NO_TARGET else "the target")
    if key and to not in ("you", "yours"):
        return ("to" if "to" in modifier else key), f"{key!r} is said of oneself only: expected to = 'you'"
    return None


def wrong_subject(modifier: Table, noun: int) -> tuple[str, str] | None:
    """The field and the complaint, if a modifier is about something that has nothing of the sort."""
    for key, value in modifier.items():
        owners = _OWNERS.get(f"{key} {value}" if key in ("double", "no") else key)
        if owners is not None and noun not in owners:
            what = f"{key} = {value!r}" if key in ("double", "no") else repr(key)
            listed = " or ".join(
                "a person" if owner == TARGET_PLAYER else f"{{ {NOUNS[owner]} = … }}" for owner in owners
            )
            return key, f"{what} means nothing for a {NOUNS[noun]}: say to whom, to = {listed}"
    return None
