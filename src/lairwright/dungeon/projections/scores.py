"""Souls and Wounds as they count now, with what changes them."""

from __future__ import annotations

from mypy_extensions import i64

import lairwright.dungeon.projections.modifiers as modifying
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import MOD_SOULS, MOD_WOUNDS


def souls_of(g: Table, seat: i64) -> i64:
    """The Souls that count for a player."""
    if not (g.changes or g.catalog.unusual):
        return g.players[seat].soul_count
    return g.players[seat].soul_count + modifying.for_player(g, MOD_SOULS, seat)


def wounds_of(g: Table, seat: i64) -> i64:
    """The Wounds that count for a player."""
    if not (g.changes or g.catalog.unusual):
        return g.players[seat].wound_count
    return g.players[seat].wound_count + modifying.for_player(g, MOD_WOUNDS, seat)
