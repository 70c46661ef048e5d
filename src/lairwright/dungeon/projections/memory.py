"""What happened this round, as far as any card of the game asks (``happened``, ``has``)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.state.table import Table

# A happening as one number: what, whose, who caused it, how much, about which card.
_SEAT: Final = 6
_BY: Final = 10
_AMOUNT: Final = 14
_STAT: Final = 26
_CARD: Final = 32
_FOUR: Final = 15
_TWELVE: Final = 4095
_SIX: Final = 63
WHEN_MASK: Final = 63


#: In place of a stat, of cards discarded or taken: not from a hand, or not from the discard pile.
ELSEWHERE: Final = 1


def to_happening(when: i64, seat: i64, by: i64, amount: i64, card: i64, stat: i64 = 0) -> i64:
    """One happening; seats may be -1, and so may the card."""
    return when | seat + 1 << _SEAT | by + 1 << _BY | amount << _AMOUNT | stat << _STAT | card + 1 << _CARD


def seat_in(entry: i64) -> i64:
    return (entry >> _SEAT & _FOUR) - 1


def by_in(entry: i64) -> i64:
    return (entry >> _BY & _FOUR) - 1


def stat_in(entry: i64) -> i64:
    return entry >> _STAT & _SIX


def card_of_happening(entry: i64) -> i64:
    return (entry >> _CARD) - 1


def happened(g: Table, when: i64, card: i64, whose: i64, by: i64, stat: i64 = -1) -> i64:
    """How often it happened this round, or how much was gained: to this card (-1: any), to one of these seats, caused
    by one of those (masks; -1: anybody)."""
    total: i64 = 0
    for entry in g.memory:
        if entry & _SIX != when:
            continue
        if card >= 0 and (entry >> _CARD) - 1 != card:
            continue
        if whose >= 0 and not (whose + whose) >> (entry >> _SEAT & _FOUR) & 1:
            continue
        if by >= 0 and not (by + by) >> (entry >> _BY & _FOUR) & 1:
            continue
        if stat >= 0 and entry >> _STAT & _SIX != stat:
            continue
        total += entry >> _AMOUNT & _TWELVE
    return total
