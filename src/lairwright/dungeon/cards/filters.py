"""Which cards fit: the traits that filters compare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from lairwright.dungeon.words import ANY_KIND, ANY_TIER

if TYPE_CHECKING:
    from lairwright.dungeon.cards.card import Card

# The bits of ``Card.traits``: eight for kinds of cards, four each for subtypes and tiers, eight each for the treasure
# shown and the classes of heroes.
_SUBTYPE: Final = 8
_TIER: Final = 12
_ICON: Final = 16
_CLASS: Final = 24


def trait_bits(card_kind: i64, room_kind: i64, tier: i64, icons: i64 = 0, classes: i64 = 0) -> i64:
    """What filters compare: a bit each for the kind of card (-1: none), the room subtype and the tier (0: none), and
    for each treasure type or hero class in a mask."""
    bits: i64 = 1 << card_kind if card_kind >= 0 else 0
    if room_kind != ANY_KIND:
        bits |= 1 << _SUBTYPE + room_kind
    if tier != ANY_TIER:
        bits |= 1 << _TIER + tier
    return bits | icons << _ICON | classes << _CLASS


@final
class CardFilter:
    """Which Room or Spell cards fit: kind of card (-1 for either), room subtype and tier (BM-HERO-06, BM-TYPE-01)."""

    __slots__ = ("needs",)

    def __init__(self, card_kind: i64, room_kind: i64, tier: i64) -> None:
        self.needs: i64 = trait_bits(card_kind, room_kind, tier)

    def fits(self, card: Card) -> bool:
        return card.traits & self.needs == self.needs


def fitting(needs: i64) -> CardFilter:
    """A filter for these traits."""
    found = CardFilter(-1, ANY_KIND, ANY_TIER)
    found.needs = needs
    return found


ANY_CARD: Final = CardFilter(-1, ANY_KIND, ANY_TIER)
