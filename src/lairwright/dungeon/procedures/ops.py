"""The numbers of the procedures; the list in ``procedures/all.py`` is in this order."""

from __future__ import annotations

from typing import Final

OP_SETUP: Final = 0
OP_BOSSES: Final = 1
OP_MULLIGAN: Final = 2
OP_SETUP_DISCARD: Final = 3
OP_FIRST_ROOMS: Final = 4
OP_ROUND: Final = 5
OP_ROUND_DRAW: Final = 6
OP_WINDOW: Final = 7
OP_LIFO_WINDOW: Final = 8
OP_ANNOUNCE: Final = 9
OP_INTERRUPT: Final = 10
OP_EFFECT: Final = 11
OP_TRIGGERS: Final = 12
OP_REVEAL: Final = 13
OP_BUILT: Final = 14
OP_ADVENTURE_TURN: Final = 15
OP_WALK: Final = 16
OP_END: Final = 17
OP_MACHINATIONS: Final = 18

# -- contexts of a window ------------------------------------------------------------------------
AT_BUILD: Final = 1
AT_ENTRANCE: Final = 2
AT_ROOM: Final = 3
AT_REVEAL: Final = 4
