"""Shown values: what a guard's strength and loot are this round, what replacing and healing cost.

Printed values are stored, everything else is computed from them and the king tile in force; none of it is kept.
"""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.castle.cards import Card, Change
from lairwright.castle.table import Castle
from lairwright.castle.words import (
    AT_EQUAL_PAIR,
    AT_FIRST,
    AT_FIRST_TWO,
    AT_LAST,
    AT_LAST_GUARDS,
    AT_SECOND,
    AT_WEAKEST_PAIR,
    OWNER_FEES,
    STRENGTHS,
    TREASURY_FEE,
)


def strength_of(monster: i64) -> i64:
    """A monster's number tells its strength (:class:`~lairwright.castle.catalog.Catalog`)."""
    return monster % STRENGTHS + 1


def owner_of(g: Castle, monster: i64) -> i64:
    return g.seat_of[monster // STRENGTHS]


def applies(g: Castle, change: Change, at: i64) -> bool:
    """Whether a tile changes this guard. What depends on pairs is settled when all monsters are placed (CR-TIME-06)."""
    where = change.where
    if where == AT_FIRST:
        return at == 0
    if where == AT_FIRST_TWO:
        return at < 2
    if where == AT_SECOND:
        return at == 1
    if where == AT_LAST:
        return at == g.seats - 1
    if where == AT_LAST_GUARDS:
        return at >= g.seats - g.rules.last_guards  # CR-OQ-04
    if where == AT_EQUAL_PAIR:
        first: i64 = g.fields[2 * at]
        second: i64 = g.fields[2 * at + 1]
        return g.placed == 2 * g.seats and strength_of(first) == strength_of(second)
    if where == AT_WEAKEST_PAIR:
        return g.placed == 2 * g.seats and g.sums[at] == min(g.sums)
    return True


def strength_change(g: Castle, at: i64) -> i64:
    """What the tile in force adds to the strength of a guard."""
    total: i64 = 0
    if g.tile >= 0:
        for change in g.cards[g.tile].changes:
            if change.strength and applies(g, change, at):
                total += change.strength
    return total


def loot_change(g: Castle, at: i64) -> i64:
    """What the tile in force adds to the loot of a guard."""
    total: i64 = 0
    if g.tile >= 0:
        for change in g.cards[g.tile].changes:
            if change.loot and applies(g, change, at):
                total += change.loot
    return total


def strength_with(guard: Card, change: i64) -> i64:
    """The strength of a guard with a tile's change; never below 0 (CR-OQ-10)."""
    value: i64 = guard.strength + change
    return value if value > 0 else 0


def loot_with(guard: Card, change: i64) -> i64:
    """Its loot, before that is halved (CR-TIME-05); never below 0 (CR-OQ-10)."""
    value: i64 = guard.loot + change
    return value if value > 0 else 0


def guard_strength(g: Castle, at: i64) -> i64:
    """The strength a pair has to reach."""
    return strength_with(g.cards[g.guards[at]], strength_change(g, at))


def guard_loot(g: Castle, at: i64) -> i64:
    """The loot before it is halved."""
    return loot_with(g.cards[g.guards[at]], loot_change(g, at))


def owner_fee(g: Castle, seat: i64, at: i64, victim: i64) -> i64:
    """What the owner of a replaced monster gets: nothing for your own (CR-PLAY-10), otherwise by stars (C4)."""
    if owner_of(g, victim) == seat:
        return 0
    return OWNER_FEES[g.cards[g.guards[at]].stars]


def price(g: Castle, seat: i64, at: i64, victim: i64) -> i64:
    """What replacing this monster costs in all (CR-PLAY-09)."""
    return TREASURY_FEE + owner_fee(g, seat, at, victim)


def healing_cost(g: Castle, strength: i64) -> i64:
    """Printed, unless the tile in force sets another (CR-OQ-19)."""
    if g.tile >= 0:
        tile = g.cards[g.tile]
        if tile.healing_of >> (strength - 1) & 1:
            return tile.healing
    return g.catalog.healing[strength]
