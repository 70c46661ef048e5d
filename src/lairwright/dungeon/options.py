"""Options as packed integers, and their canonical keys.

An option is a verb and up to three small numbers in one integer; its key is a pure function of that integer and the
card names, so a record can be written from the integers alone. Positions in a dungeon are counted from the boss: 1 is
the room next to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards import Card
from lairwright.kernel.packing import first_of as first_of
from lairwright.kernel.packing import pack as pack
from lairwright.kernel.packing import second_of as second_of
from lairwright.kernel.packing import third_of as third_of
from lairwright.kernel.packing import verb_of as verb_of

PASS: Final = 0
DECLINE: Final = 1
ACCEPT: Final = 2
KEEP: Final = 3
MULLIGAN: Final = 4
CHOOSE_BOSS: Final = 5  # card
BUILD: Final = 6  # card, 0 for the end or position
PLAY: Final = 7  # card
USE: Final = 8  # card, position, ability
DISCARD: Final = 9  # card
SACRIFICE: Final = 10  # position in the own dungeon
TARGET_ROOM_AT: Final = 11  # seat, position
TARGET_HERO_CARD: Final = 12  # card
TARGET_SEAT: Final = 13  # seat
TARGET_SOUL_CARD: Final = 14  # card, seat
TARGET_SPELL_CARD: Final = 15  # card, seat, number of the copy
TAKE: Final = 16  # card
DRAW_FROM: Final = 17  # 0 Room deck, 1 Spell deck
NAME_KIND: Final = 18  # 0 Room, 1 Spell
SEARCH: Final = 19  # 0 deck, 1 discard pile
RESOLVE: Final = 20  # card, ability
HEAL: Final = 21  # card

_WORDS: Final = ("pass", "decline", "accept", "keep", "mulligan")
_CARD_WORDS: Final = {
    CHOOSE_BOSS: "boss",
    PLAY: "play",
    DISCARD: "discard",
    TARGET_HERO_CARD: "hero",
    TAKE: "take",
    RESOLVE: "resolve",
    HEAL: "heal",
}

#: Every form a key may have; SEAT counts from 0, N from 1. For those who check what a person wrote.
KEY_FORMS: Final = (
    *_WORDS,
    "boss BOSS",
    "build ROOM end",
    "build ROOM on N",
    "play SPELL",
    "use ROOM N",
    "discard ROOM|SPELL",
    "sacrifice N",
    "room SEAT.N",
    "hero HERO",
    "seat SEAT",
    "soul SEAT.HERO",
    "spell SEAT.SPELL",
    "spell SEAT.SPELL COPY",
    "take ROOM|SPELL",
    "draw room",
    "draw spell",
    "kind room",
    "kind spell",
    "search deck",
    "search discard",
    "resolve BOSS|ROOM",
    "heal HERO",
)

OPT_PASS: Final = PASS
OPT_DECLINE: Final = DECLINE
OPT_ACCEPT: Final = ACCEPT


def key_of(option: i64, cards: list[Card]) -> str:
    """The canonical text of an option."""
    verb = verb_of(option)
    if verb < CHOOSE_BOSS:
        return _WORDS[verb]
    x = first_of(option)
    y = second_of(option)
    if verb in _CARD_WORDS:
        return f"{_CARD_WORDS[verb]} {cards[x].id}"
    if verb == BUILD:
        return f"build {cards[x].id} on {y}" if y else f"build {cards[x].id} end"
    if verb == USE:
        return f"use {cards[x].id} {y}"
    if verb == SACRIFICE:
        return f"sacrifice {x}"
    if verb == TARGET_ROOM_AT:
        return f"room {x}.{y}"
    if verb == TARGET_SEAT:
        return f"seat {x}"
    if verb == TARGET_SOUL_CARD:
        return f"soul {y}.{cards[x].id}"
    if verb == TARGET_SPELL_CARD:
        copy = third_of(option)
        return f"spell {y}.{cards[x].id} {copy + 1}" if copy else f"spell {y}.{cards[x].id}"
    if verb == DRAW_FROM:
        return "draw spell" if x else "draw room"
    if verb == NAME_KIND:
        return "kind spell" if x else "kind room"
    return "search discard" if x else "search deck"


def names_card(option: i64) -> bool:
    """Whether the option's first number is a card."""
    verb = verb_of(option)
    return verb in _CARD_WORDS or verb in (BUILD, USE, TARGET_SOUL_CARD, TARGET_SPELL_CARD)
