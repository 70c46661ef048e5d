"""What the engine keeps side by side in one number fits the numbers that compiled code counts in."""

from __future__ import annotations

from lairwright.dungeon.cards import HAS_WHEN, ICON_BITS, MOST_ICONS
from lairwright.dungeon.catalog import POSITIONS
from lairwright.dungeon.words import CLASS_COUNT, WHENS

#: mypyc writes a constant as a C ``int``: shifting one by a variable is done in 32 bits, whatever it is assigned to.
SHIFTED_CONSTANT = 2**31
#: The largest number of ``i64``.
LARGEST = 2**63 - 1


def test_the_bit_of_every_trigger_is_reached_by_shifting_a_constant() -> None:
    assert HAS_WHEN << len(WHENS) - 1 < SHIFTED_CONSTANT


def test_the_icons_of_all_classes_fit_side_by_side() -> None:
    assert MOST_ICONS << ICON_BITS * (CLASS_COUNT - 1) <= LARGEST


def test_what_covers_the_rooms_of_a_full_dungeon_fits_side_by_side() -> None:
    assert (1 << CLASS_COUNT * POSITIONS) - 1 <= LARGEST
