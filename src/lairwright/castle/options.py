"""The choices of the game as packed integers, and their canonical keys.

A monster is named by its card, which names its faction and so its owner; guards are counted from the gate, 1 first. The
two fields of a guard are equivalent (CL-11).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.castle.cards import Card
from lairwright.kernel.packing import first_of, second_of, third_of, verb_of

CHOOSE_FACTION: Final = 0  # card of the faction
PLACE: Final = 1  # monster, guard
REPLACE: Final = 2  # monster, guard, monster that is replaced

#: Every form a key may have; N counts from 1. Nobody is ever offered to pass, but it may be tried.
KEY_FORMS: Final = (
    "faction FACTION",
    "place MONSTER at N",
    "replace MONSTER at N with MONSTER",
    "pass",
)


def key_of(option: i64, cards: list[Card]) -> str:
    """The canonical text of an option."""
    verb = verb_of(option)
    name = cards[first_of(option)].id
    if verb == CHOOSE_FACTION:
        return f"faction {name}"
    at = second_of(option)
    if verb == PLACE:
        return f"place {name} at {at}"
    return f"replace {cards[third_of(option)].id} at {at} with {name}"
