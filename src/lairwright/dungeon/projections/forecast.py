"""What a walk through a dungeon would come to."""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.projections.damage import damage_by_room
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.state.table import Table


def forecast(g: Table, seat: i64, hero: i64) -> tuple[list[i64], bool]:
    """The damage room by room if this hero walked through the dungeon now, and whether it would die.

    Rooms with enter effects (a maze) and Spells are not foreseen.
    """
    return forecast_from(damage_by_room(g, seat), hero_health(g, hero))


def forecast_from(hits: list[i64], health: i64) -> tuple[list[i64], bool]:
    """:func:`forecast` for callers that already know the damage of the rooms."""
    steps: list[i64] = []
    total: i64 = 0
    for at in range(len(hits) - 1, -1, -1):
        hit: i64 = hits[at]
        steps.append(hit)
        total += hit
        if total >= health:
            return steps, True
    return steps, False
