"""What happened this round, as far as any card of the game asks (``happened``, ``has``)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.state.table import Table

# A happening as one number of 53 bits, as many as saved games hold exactly: what, whose, who caused it, how much, about
# which card, and where that was.
_SEAT: Final = 6
_BY: Final = 10
_AMOUNT: Final = 14
_STAT: Final = 22
_CARD: Final = 27
_ROOM: Final = 40
_FOUR: Final = 15
_EIGHT: Final = 255
_FIVE: Final = 31
_SIX: Final = 63
_THIRTEEN: Final = 8191
WHEN_MASK: Final = 63


#: In place of a stat, of cards discarded or taken: not from a hand, or not from the discard pile.
ELSEWHERE: Final = 1


def to_happening(when: i64, seat: i64, by: i64, amount: i64, card: i64, stat: i64 = 0, room: i64 = -1) -> i64:
    """One happening; seats may be -1, and so may the card. Of a hero, ``room`` is the card it happened with."""
    amount = amount if amount < _EIGHT else _EIGHT
    lower = when | seat + 1 << _SEAT | by + 1 << _BY | amount << _AMOUNT | stat << _STAT
    return lower | card + 1 << _CARD | room + 1 << _ROOM


def seat_in(entry: i64) -> i64:
    return (entry >> _SEAT & _FOUR) - 1


def by_in(entry: i64) -> i64:
    return (entry >> _BY & _FOUR) - 1


def card_of_happening(entry: i64) -> i64:
    return (entry >> _CARD & _THIRTEEN) - 1


def room_of_happening(entry: i64) -> i64:
    return (entry >> _ROOM & _THIRTEEN) - 1


def stat_in(entry: i64) -> i64:
    return entry >> _STAT & _FIVE


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
        if whose >= 0 and seat_in(entry) >= 0 and not (whose + whose) >> (entry >> _SEAT & _FOUR) & 1:
            continue
        if by >= 0 and not (by + by) >> (entry >> _BY & _FOUR) & 1:
            continue
        if stat >= 0 and entry >> _STAT & _FIVE != stat:
            continue
        total += entry >> _AMOUNT & _EIGHT
    return total


def _has_traits(g: Table, card: i64, needs: i64) -> bool:
    return card >= 0 and g.cards[card].traits & needs == needs
