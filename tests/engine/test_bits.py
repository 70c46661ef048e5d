"""What the engine keeps side by side in one number fits the numbers that compiled code counts in."""

from __future__ import annotations

from lairwright.dungeon.cards.catalog import POSITIONS
from lairwright.dungeon.cards.chances import HAS_ALWAYS, OTHER_SOURCES, looks_out_for
from lairwright.dungeon.cards.icons import ICON_BITS, MOST_ICONS
from lairwright.dungeon.words import BOTH_PHASES, CLASS_COUNT, WHENS

#: The largest number of ``i64``.
LARGEST = 2**63 - 1


def test_every_trigger_and_every_source_has_a_bit() -> None:
    assert looks_out_for(len(WHENS) - 1) < HAS_ALWAYS < BOTH_PHASES << OTHER_SOURCES <= LARGEST


def test_the_icons_of_all_classes_fit_side_by_side() -> None:
    assert MOST_ICONS << ICON_BITS * (CLASS_COUNT - 1) <= LARGEST


def test_what_covers_the_rooms_of_a_full_dungeon_fits_side_by_side() -> None:
    assert (1 << CLASS_COUNT * POSITIONS) - 1 <= LARGEST
