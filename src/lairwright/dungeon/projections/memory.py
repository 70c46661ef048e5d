"""What happened this round, as far as any card of the game asks (``happened``, ``has``)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.state.table import Table

# A happening as one number: what, whose, who caused it, how much, about which card, and where that was.
_SEAT: Final = 6
_BY: Final = 10
_AMOUNT: Final = 14
_STAT: Final = 26
_CARD: Final = 32
_ROOM: Final = 46
_FOUR: Final = 15
_TWELVE: Final = 4095
_SIX: Final = 63
_FOURTEEN: Final = 16383
WHEN_MASK: Final = 63


def to_happening(when: i64, seat: i64, by: i64, amount: i64, card: i64, stat: i64 = 0, room: i64 = -1) -> i64:
    """One happening; seats may be -1, and so may the card. Of a hero, ``room`` is the card it happened with."""
    lower = when | seat + 1 << _SEAT | by + 1 << _BY | amount << _AMOUNT | stat << _STAT
    return lower | card + 1 << _CARD | room + 1 << _ROOM


def seat_in(entry: i64) -> i64:
    return (entry >> _SEAT & _FOUR) - 1


def by_in(entry: i64) -> i64:
    return (entry >> _BY & _FOUR) - 1


def card_of_happening(entry: i64) -> i64:
    return (entry >> _CARD & _FOURTEEN) - 1


def room_of_happening(entry: i64) -> i64:
    return (entry >> _ROOM & _FOURTEEN) - 1


def stat_in(entry: i64) -> i64:
    return entry >> _STAT & _SIX


def happened(g: Table, when: i64, card: i64, whose: i64, by: i64, stat: i64 = -1, needs: i64 = 0) -> i64:
    """How often it happened this round, or how much was gained: to or in this card (-1: any), to one of these seats,
    caused by one of those (masks; -1: anybody), to something with these traits."""
    total: i64 = 0
    for entry in g.memory:
        if entry & _SIX != when:
            continue
        if card >= 0 and card_of_happening(entry) != card and room_of_happening(entry) != card:
            continue
        if needs and not (
            _has_traits(g, card_of_happening(entry), needs) or _has_traits(g, room_of_happening(entry), needs)
        ):
            continue
        if whose >= 0 and not (whose + whose) >> (entry >> _SEAT & _FOUR) & 1:
            continue
        if by >= 0 and not (by + by) >> (entry >> _BY & _FOUR) & 1:
            continue
        if stat >= 0 and entry >> _STAT & _SIX != stat:
            continue
        total += entry >> _AMOUNT & _TWELVE
    return total


def _has_traits(g: Table, card: i64, needs: i64) -> bool:
    return card >= 0 and g.cards[card].traits & needs == needs
