"""What the base game's effects leave behind until the end of the round, as plain numbers.

On a table these are round effects like all others. Snapshots have always named these four, and still do, so that they
mean the same to every version; if anything else holds until the end of the round, all of it stands beside them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards.filters import trait_bits
from lairwright.dungeon.state.round_effects import RoundEffect
from lairwright.dungeon.words import (
    ANY_KIND,
    ANY_TIER,
    MOD_DAMAGE,
    MOD_DOUBLE_TREASURE,
    MOD_NO_BUILD,
    MOD_NO_ENTERS,
    ROOM,
)

#: The traits of all rooms.
ROOMS: Final = trait_bits(ROOM, ANY_KIND, ANY_TIER)


def is_usual(effect: RoundEffect) -> bool:
    """Whether the four numbers say it all."""
    if effect.source >= 0 or effect.card >= 0:
        return False
    if effect.what in (MOD_DAMAGE, MOD_DOUBLE_TREASURE):
        return effect.needs == ROOMS and effect.seat >= 0
    if effect.what == MOD_NO_ENTERS:
        return not effect.needs and effect.seat >= 0
    return effect.what == MOD_NO_BUILD and not effect.needs and effect.seat < 0


def dungeon_bonus(effects: list[RoundEffect], seat: i64) -> i64:
    """More damage for all rooms of a dungeon."""
    total: i64 = 0
    for effect in effects:
        if effect.what == MOD_DAMAGE and effect.seat == seat and is_usual(effect):
            total += effect.amount
    return total


def treasure_factor(effects: list[RoundEffect], seat: i64) -> i64:
    """How many times the rooms of a dungeon count their treasure."""
    factor: i64 = 1
    for effect in effects:
        if effect.what == MOD_DOUBLE_TREASURE and effect.seat == seat and is_usual(effect):
            factor += factor
    return factor


def is_held(effects: list[RoundEffect], seat: i64) -> bool:
    """Whether the heroes at this entrance don't enter."""
    return any(effect.what == MOD_NO_ENTERS and effect.seat == seat and is_usual(effect) for effect in effects)


def forbids_building(effects: list[RoundEffect]) -> bool:
    """Whether nobody builds."""
    return any(effect.what == MOD_NO_BUILD and is_usual(effect) for effect in effects)


def is_plain(effects: list[RoundEffect]) -> bool:
    """Whether the four numbers say all there is."""
    for effect in effects:
        if not is_usual(effect):
            return False
    return True


def in_order(effects: list[RoundEffect], seats: i64) -> list[RoundEffect]:
    """As the four numbers give them back, if they say it all: bonuses of a dungeon added up, the last seat first. Among
    others, the order in which they came may matter, and stays."""
    if len(effects) < 2 or not is_plain(effects):
        return effects
    found: list[RoundEffect] = []
    for seat in range(seats - 1, -1, -1):
        factor = treasure_factor(effects, seat)
        found += usual_of_player(seat, dungeon_bonus(effects, seat), factor, is_held(effects, seat))
    if forbids_building(effects):
        found.append(RoundEffect(MOD_NO_BUILD, 1, -1, -1))
    return found


def usual_of_player(seat: i64, bonus: i64, factor: i64, held: bool) -> list[RoundEffect]:
    """The effects that these numbers of a player stand for."""
    found: list[RoundEffect] = []
    if bonus:
        found.append(RoundEffect(MOD_DAMAGE, bonus, seat, -1, ROOMS))
    while factor > 1:
        found.append(RoundEffect(MOD_DOUBLE_TREASURE, 1, seat, -1, ROOMS))
        factor >>= 1
    if held:
        found.append(RoundEffect(MOD_NO_ENTERS, 1, seat, -1))
    return found
