"""The Health of heroes as shown."""

from __future__ import annotations

from mypy_extensions import i64

import lairwright.dungeon.projections.modifiers as modifying
from lairwright.dungeon.state.round_effects import ABOUT_HEALTH
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import MOD_DOUBLE_HEALTH, MOD_HEALTH


def hero_health(g: Table, hero: i64) -> i64:
    """Health, with tokens, this round's bonuses and what changes it; each doubling comes last (CL-38)."""
    health: i64 = g.cards[hero].health + g.bonus[hero]
    if not (g.changes and g.changes & ABOUT_HEALTH):
        return health
    health += g.tokens[hero] + modifying.for_hero(g, MOD_HEALTH, hero)
    return health << modifying.for_hero(g, MOD_DOUBLE_HEALTH, hero)


def is_lethal(g: Table, hero: i64) -> bool:
    """Whether a hero has taken as much damage as it has Health."""
    return g.hurt[hero] >= hero_health(g, hero)
