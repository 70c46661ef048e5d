"""Things as one number: a card and whose it is, or a player alone.

Finding things makes lists of these, so that counting and choosing work alike for rooms, heroes, cards and players.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_OWNER: Final = 12
_CARD: Final = 4095
#: In place of a card: the player.
_NO_CARD: Final = 4095


def to_ref(card: i64, owner: i64) -> i64:
    """A card, and whose it is (-1: nobody's)."""
    return card | owner + 1 << _OWNER


def to_player(seat: i64) -> i64:
    return _NO_CARD | seat + 1 << _OWNER


def card_in(ref: i64) -> i64:
    """The card, or -1 for a player."""
    card = ref & _CARD
    return card if card != _NO_CARD else -1


def owner_in(ref: i64) -> i64:
    return (ref >> _OWNER) - 1
