"""What an announcement may have to wait for, in the bits of ``Card.chances``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.words import BOTH_PHASES

# What an announcement may have to wait for, as a shift of the phase bits. For a Spell: nothing, a Spell to negate, a
# walking hero, or a Soul in some score area; for a room: nothing, a hero in it, a Spell to negate, or a Soul. Most
# windows offer few of these, and then most cards needn't be looked at.
NEGATES: Final = 2
WALKS: Final = 4
SOULS: Final = 6
OF_ROOMS: Final = 8
INSIDE: Final = 10
ROOM_NEGATES: Final = 12
ROOM_SOULS: Final = 14
# Not waited for, but kept in the same number: a card in force changes the damage of rooms, or looks out for a trigger
# (a shift of this bit). Usually there is none, and the dungeon needn't be searched.
HAS_STATICS: Final = 1 << 16
HAS_WHEN: Final = 17
# More of the same, for cards of the expansions: something else is changed while the card is in force; a card in hand
# can be used from there; rivals may use something here.
HAS_ALWAYS: Final = 1 << 41
FROM_HAND: Final = 42
BY_RIVALS: Final = 44
OTHER_SOURCES: Final = 46

CHANCES_OF_SPELLS: Final = (1 << OF_ROOMS) - 1
CHANCES_OF_ROOMS: Final = HAS_STATICS - 1 - CHANCES_OF_SPELLS
CHANCES_TO_NEGATE: Final = BOTH_PHASES << NEGATES | BOTH_PHASES << ROOM_NEGATES
CHANCES_OF_OTHERS: Final = BOTH_PHASES << FROM_HAND | BOTH_PHASES << OTHER_SOURCES | BOTH_PHASES << ROOM_NEGATES
CHANCES_OF_RIVALS: Final = BOTH_PHASES << BY_RIVALS
#: What remains for a room whose activated ability was used.
CHANCES_WHEN_USED: Final = BOTH_PHASES << ROOM_NEGATES | -HAS_STATICS


def looks_out_for(when: i64) -> i64:
    """The bit of a card that something else's trigger sets off."""
    bit: i64 = 1 << when  # in two steps: compiled, a constant is shifted in 32 bits
    return bit << HAS_WHEN
