"""The reasons for which a choice is not legal."""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
BUILDING_FORBIDDEN: Final = 1
NEEDS_ROOM_BELOW: Final = 2
DUNGEON_FULL: Final = 3
ON_FACE_DOWN: Final = 4
ON_DEACTIVATED: Final = 5
TREASURE_MISMATCH: Final = 6
NOT_BY_ADVANCED: Final = 7
NO_SUCH_PLACE: Final = 8
WRONG_PHASE: Final = 9
CONDITION_FAILS: Final = 10
NO_LEGAL_TARGET: Final = 11
ALREADY_USED: Final = 12
ROOM_INACTIVE: Final = 13
CANNOT_PAY: Final = 14
NOT_ACTIVATED: Final = 15
NOTHING_TO_NEGATE: Final = 16
AFTER_REVEAL: Final = 17
AFTER_OWN_TURN: Final = 18
NO_SPELLS: Final = 19
TEXT_IGNORED: Final = 20
WRONG_LEVEL: Final = 21
HAS_OCCUPANT: Final = 22
NOT_IN_FORCE: Final = 23
NO_SUCH_MODE: Final = 24
NOTHING_TO_USE: Final = 25

#: The reason code (a message key) and the rule ID.
REASONS: Final = (
    ("legal", ""),
    ("building-forbidden", "BM-GEN-07"),
    ("advanced-needs-room-below", "BM-BUILD-07"),
    ("dungeon-full", "BM-BUILD-04"),
    ("cannot-build-on-face-down", "BM-BUILD-09"),
    ("cannot-build-on-deactivated", "BM-BUILD-10"),
    ("treasure-does-not-match", "BM-BUILD-07"),
    ("not-covered-by-advanced", "BM-GEN-07"),
    ("no-such-place", "BM-BUILD-08"),
    ("wrong-phase-icon", "BM-SPELL-02"),
    ("condition-does-not-hold", "BM-OQ-29"),
    ("no-legal-target", "BM-OQ-29"),
    ("already-used-this-round", "BM-ACT-04"),
    ("room-not-active", "BM-ROOM-04"),
    ("cost-cannot-be-paid", "BM-ACT-01"),
    ("no-activated-ability", "BM-ACT-03"),
    ("nothing-to-negate", "BM-NEG-01"),
    ("rooms-are-revealed-already", "BM-REVEAL-01"),
    ("turn-is-over", "CL-33"),
    ("no-spells-for-you", "BM-GEN-07"),
    ("text-is-ignored", "BM-GEN-07"),
    ("level-does-not-fit", "BM-GEN-07"),
    ("hero-is-in-the-room", "BM-GEN-07"),
    ("card-is-not-in-force", "BM-ACT-02"),
    ("no-such-mode", "BM-GEN-07"),
    ("nothing-to-use", "BM-ACT-03"),
)
