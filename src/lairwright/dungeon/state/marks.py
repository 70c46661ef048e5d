"""Marks on a card instance (``Table.status``), the masks by which they are asked for, and what became of a walking
hero's room.
"""

from __future__ import annotations

from typing import Final

FACE_DOWN: Final = 1
DEACTIVATED: Final = 2
WAITS: Final = 4  # a hero at an entrance that may not enter before the next round
USED: Final = 8  # shifted by the ability's index: used this round (BM-TIME-30)
#: How many abilities a card may have, so that the marks of their uses stay below the next ones.
MOST_ABILITIES: Final = 16
TEXTLESS: Final = 1 << 20  # its abilities are ignored until the end of the round
STUNNED: Final = 1 << 21  # it deals no damage until the end of the round

# What a room is asked for. The three answers differ: a stunned room is a room whose text works, a room without text
# still deals damage.
#: Doesn't count as a room: nobody walks through it, and nothing is next to it (BM-ROOM-04, BM-DEACT-01).
NOT_A_ROOM: Final = FACE_DOWN | DEACTIVATED
#: Its abilities don't work.
SILENT: Final = NOT_A_ROOM | TEXTLESS
#: It deals no damage.
HARMLESS: Final = NOT_A_ROOM | STUNNED

# -- how a walking hero lost the room it was in (``Table.hero_left``) ------------------------------
STANDS: Final = 0
ROOM_DESTROYED: Final = 1  # the hero leaves at once (BM-TIME-50)
OWN_COST_UNCOVERED: Final = 2  # paid for its own ability: the hero then stands in the room below (CL-17)
OWN_COST_GONE: Final = 3  # the same with nothing below: the hero then walks on
