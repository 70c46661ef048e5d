"""The damage of rooms as shown: printed and counters, then all additions, then each doubling; what takes it away wins
(CL-38)."""

from __future__ import annotations

from mypy_extensions import i64

import lairwright.dungeon.projections.modifiers as modifying
from lairwright.dungeon.cards.chances import HAS_STATICS
from lairwright.dungeon.cards.modifiers import Modifier
from lairwright.dungeon.projections.parts import Part
from lairwright.dungeon.projections.refs import to_ref
from lairwright.dungeon.state.marks import HARMLESS, SILENT
from lairwright.dungeon.state.round_effects import ABOUT_DAMAGE, RoundEffect
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import MOD_DAMAGE, MOD_DOUBLE_DAMAGE, MOD_NO_DAMAGE


def room_damage(g: Table, seat: i64, at: i64) -> i64:
    """The damage of an active room to a hero now, never below zero (BM-OQ-35); 0 if it is inactive (BM-ADV-12)."""
    player = g.players[seat]
    top: i64 = player.dungeon[at]
    if g.status[top] & HARMLESS:
        return 0
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    if armed & HAS_STATICS or (g.changes and g.changes & ABOUT_DAMAGE):
        hero: i64 = -1
        if g.hero_seat == seat:
            hero = g.hero
        return _damage_in_force(g, seat, at, hero)
    bonus: i64 = g.bonus[top]
    total: i64 = g.cards[top].damage + bonus
    if total < 0:
        return 0
    return total  # true of most dungeons: nothing more to look for


def damage_by_room(g: Table, seat: i64, hero: i64 = -1) -> list[i64]:
    """The damage of every room of a dungeon to this hero, by position."""
    if hero < 0 or not g.catalog.picks_heroes:
        return [room_damage(g, seat, at) for at in range(len(g.players[seat].dungeon))]
    dungeon = g.players[seat].dungeon
    return [
        0 if g.status[dungeon[at]] & HARMLESS else _damage_in_force(g, seat, at, hero) for at in range(len(dungeon))
    ]


def dungeon_damage(g: Table, seat: i64) -> i64:
    """What a hero takes when walking through the whole dungeon now: the damage of its rooms added up."""
    player = g.players[seat]
    total: i64 = 0
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    if armed & HAS_STATICS or (g.changes and g.changes & ABOUT_DAMAGE):
        for at in range(len(player.dungeon)):
            total += room_damage(g, seat, at)
        return total
    cards = g.cards
    status = g.status
    for top in player.dungeon:
        if not status[top] & HARMLESS:
            hit: i64 = cards[top].damage + g.bonus[top]
            if hit > 0:
                total += hit
    return total


def _damage_in_force(g: Table, seat: i64, at: i64, hero: i64) -> i64:
    """The damage of an active room to this hero, with everything that changes it."""
    if (g.changes or g.catalog.unusual) and _takes_none(g, hero):
        return 0
    top: i64 = g.players[seat].dungeon[at]
    total: i64 = g.cards[top].damage + g.bonus[top] + g.tokens[top]
    doubled: i64 = 0
    for effect in g.round_effects:
        if effect.what == MOD_DAMAGE and _is_meant(g, effect, seat, top, hero):
            total += effect.amount
        elif effect.what == MOD_DOUBLE_DAMAGE and _is_meant(g, effect, seat, top, hero):
            doubled += 1
    if g.catalog.guests & ABOUT_DAMAGE or g.players[seat].extras:
        for source in modifying.sources(g, seat):
            for modifier in g.cards[source].always:
                if _is_in_force(g, source, seat, modifier, at, hero):
                    if modifier.what == MOD_DAMAGE:
                        total += modifying.value_of(g, source, seat, modifier, to_ref(top, seat))
                    else:
                        doubled += 1
    else:
        total += _from_rooms(g, seat, at, hero)
        if g.catalog.unusual and g.catalog.always >> MOD_DOUBLE_DAMAGE & 1:
            doubled += _doublings(g, seat, at, hero)
    if total < 0:
        return 0
    return total << doubled


def _takes_none(g: Table, hero: i64) -> bool:
    """Whether rooms deal this hero no damage."""
    return (
        hero >= 0
        and (g.changes | g.catalog.always) >> MOD_NO_DAMAGE & 1 != 0
        and modifying.for_hero(g, MOD_NO_DAMAGE, hero) > 0
    )


def _is_meant(g: Table, effect: RoundEffect, seat: i64, top: i64, hero: i64) -> bool:
    """Whether a change of this round is about this room, and holds against this hero."""
    if not modifying.is_about(g, effect, seat, top):
        return False
    if effect.source < 0 or effect.index < 0:
        return True
    return modifying.fits_against(g, effect.source, seat, g.cards[effect.source].modifiers[effect.index], hero)


def _is_in_force(g: Table, source: i64, seat: i64, modifier: Modifier, at: i64, hero: i64) -> bool:
    return (
        (modifier.what == MOD_DAMAGE or modifier.what == MOD_DOUBLE_DAMAGE)
        and modifying.is_for_room(g, source, seat, modifier, at)
        and modifying.counts_now(g, source, seat, modifier)
        and modifying.fits_against(g, source, seat, modifier, hero)
    )


def _from_rooms(g: Table, seat: i64, at: i64, hero: i64) -> i64:
    """What the rooms of a dungeon add, where nothing else does: the usual case."""
    dungeon = g.players[seat].dungeon
    cards = g.cards
    top: i64 = dungeon[at]
    traits = cards[top].traits
    total: i64 = 0
    for other in range(len(dungeon)):
        source: i64 = dungeon[other]
        always = cards[source].always
        if always and not g.status[source] & SILENT:
            for modifier in always:
                needs = modifier.needs
                if modifier.what != MOD_DAMAGE or traits & needs != needs:
                    continue
                if modifier.simple:
                    if modifying.reaches(g, seat, modifier.reach, other, at):
                        total += modifying.value_of(g, source, seat, modifier, -1)
                elif _is_in_force(g, source, seat, modifier, at, hero):
                    total += modifying.value_of(g, source, seat, modifier, to_ref(top, seat))
    return total


def _doublings(g: Table, seat: i64, at: i64, hero: i64) -> i64:
    found: i64 = 0
    for source in g.players[seat].dungeon:
        if not g.status[source] & SILENT:
            for modifier in g.cards[source].always:
                if modifier.what == MOD_DOUBLE_DAMAGE and _is_in_force(g, source, seat, modifier, at, hero):
                    found += 1
    return found


def explain_damage(g: Table, seat: i64, at: i64) -> list[Part]:
    """The parts of :func:`room_damage`: ``printed``, ``counters``, ``this round``, ``dungeon this round``, or a card's
    id; what doubles it comes last, as what it adds."""
    player = g.players[seat]
    top: i64 = player.dungeon[at]
    if g.status[top] & HARMLESS:
        return [("inactive", 0)]
    hero = g.hero if g.hero_seat == seat else -1
    if _takes_none(g, hero):
        return [("inactive", 0)]
    card = g.cards[top]
    parts: list[Part] = [("printed", card.damage)]
    if g.tokens[top]:
        parts.append(("counters", g.tokens[top]))
    if g.bonus[top]:
        parts.append(("this round", g.bonus[top]))
    dungeon_bonus: i64 = 0
    for effect in g.round_effects:
        if effect.what == MOD_DAMAGE and _is_meant(g, effect, seat, top, hero):
            dungeon_bonus += effect.amount
    if dungeon_bonus:
        parts.append(("dungeon this round", dungeon_bonus))
    for source in modifying.sources(g, seat):
        for modifier in g.cards[source].always:
            if modifier.what == MOD_DAMAGE and _is_in_force(g, source, seat, modifier, at, hero):
                parts.append((g.cards[source].id, modifying.value_of(g, source, seat, modifier, to_ref(top, seat))))
    if (g.changes | g.catalog.always) >> MOD_DOUBLE_DAMAGE & 1:
        once, now = damage_of(parts), room_damage(g, seat, at)
        if now != once:
            parts.append(("doubled", now - once))
    return parts


def damage_of(parts: list[Part]) -> int:
    """What the parts of a room's damage come to."""
    total = 0
    for _source, amount in parts:
        total += amount
    return max(total, 0)
