"""What a walk through a dungeon would come to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.changes.heroes import set_out
from lairwright.dungeon.projections.damage import damage_by_room, dungeon_damage
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.projections.walks import skips
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import MOD_NO_DAMAGE, MOD_SKIP

_PARTICULAR: Final = 1 << MOD_SKIP | 1 << MOD_NO_DAMAGE


def forecast(g: Table, seat: i64, hero: i64) -> tuple[list[i64], bool]:
    """The damage room by room if this hero walked through the dungeon now, and whether it would die. A room that
    it would not enter deals none.

    Rooms with enter effects (a maze) and Spells are not foreseen.
    """
    if is_particular(g) and g.hero != hero:
        return _as_if_walking(g, seat, hero)
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


def would_die(g: Table, seat: i64, hero: i64) -> bool:
    """The same without the steps."""
    if is_particular(g):
        return forecast(g, seat, hero)[1]
    return dungeon_damage(g, seat) >= hero_health(g, hero)


def is_particular(g: Table) -> bool:
    """Whether it matters which hero walks: some bring something along, skip rooms, or are dealt other damage."""
    catalog = g.catalog
    return catalog.picks_heroes or catalog.guests != 0 or (g.changes != 0 and g.changes & _PARTICULAR != 0)


def _as_if_walking(g: Table, seat: i64, hero: i64) -> tuple[list[i64], bool]:
    """What the hero and its item change counts from its first step on."""
    twin = g.clone()
    set_out(twin, seat, hero)
    hits = damage_by_room(twin, seat, hero)
    for at in range(len(hits)):
        if skips(twin, seat, at, hero):
            hits[at] = 0
    return forecast_from(hits, hero_health(twin, hero))
