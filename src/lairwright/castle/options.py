"""Every kind of choice: its number, its value with named fields, its key, and what it points at.

A monster is named by its card, which implies its faction and so its owner; guards are counted from the gate, which is
1. A guard's two fields are equivalent (CL-11). Only this module makes and reads the packed integers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from lairwright.kernel.choices import Choice, Kind
from lairwright.kernel.packing import ANY_NUMBER, FIRST, SECOND, THIRD
from lairwright.kernel.packing import verb_of as verb_of

CHOOSE_FACTION: Final = 0
PLACE: Final = 1
REPLACE: Final = 2
#: Never offered, but people may try it.
PASS: Final = 3


@final
@dataclass(frozen=True)
class ChooseFaction(Choice):
    """Play this faction."""

    card: str


@final
@dataclass(frozen=True)
class Place(Choice):
    """Put a monster on an empty field of a guard."""

    card: str
    guard: int


@final
@dataclass(frozen=True)
class Replace(Choice):
    """Put a monster in place of a weaker one."""

    card: str
    guard: int
    old: str


@final
@dataclass(frozen=True)
class Pass(Choice):
    """Play nothing."""


#: ``{at}`` is the guard counted from 0, ``{free}`` its next empty field, ``{taken}`` the old monster's field, both
#: counted as in the view: monsters first.
KINDS: Final = (
    Kind(CHOOSE_FACTION, ChooseFaction, "faction {card:FACTION}", at=("faction {card}",)),
    Kind(
        PLACE,
        Place,
        "place {card:MONSTER} at {guard:N}",
        held="hand {card}",
        at=("field {at}.{free}", "guard {at}"),
    ),
    Kind(
        REPLACE,
        Replace,
        "replace {old:MONSTER} at {guard:N} with {card:MONSTER}",
        held="hand {card}",
        at=("field {at}.{taken}",),
    ),
    Kind(PASS, Pass, "pass"),
)


def to_choose(faction: i64) -> i64:
    return CHOOSE_FACTION | faction << FIRST


def to_place(monster: i64, guard: i64) -> i64:
    return PLACE | monster << FIRST | guard << SECOND


def to_replace(monster: i64, guard: i64, old: i64) -> i64:
    return REPLACE | monster << FIRST | guard << SECOND | old << THIRD


def card_of(option: i64) -> i64:
    """The faction or the monster being played."""
    return option >> FIRST & ANY_NUMBER


def guard_of(option: i64) -> i64:
    """Counted from 1; 0 if there is none."""
    return option >> SECOND & ANY_NUMBER


def old_of(option: i64) -> i64:
    """For REPLACE: the monster that leaves."""
    return option >> THIRD & ANY_NUMBER
