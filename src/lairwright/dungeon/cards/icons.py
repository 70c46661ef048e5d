"""Treasure icons as one number."""

from __future__ import annotations

from typing import Final

#: Bits for the icons of one treasure type in ``Card.icons`` and in sums of it: enough for any dungeon.
ICON_BITS: Final = 12
MOST_ICONS: Final = (1 << ICON_BITS) - 1
