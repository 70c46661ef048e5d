"""Counting on the table: amounts, conditions and prices all use the same counts (``cards.things``)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import lairwright.dungeon.projections.damage as damages
import lairwright.dungeon.projections.health as healths
import lairwright.dungeon.projections.scores as scores
import lairwright.dungeon.projections.things as finding
import lairwright.dungeon.projections.treasure as treasures
from lairwright.dungeon.cards.filters import trait_bits
from lairwright.dungeon.cards.icons import ICON_BITS, MOST_ICONS
from lairwright.dungeon.cards.things import (
    COUNT_HAPPENED,
    COUNT_STAT,
    COUNT_THAT,
    NO_LIMIT,
    Condition,
    Count,
)
from lairwright.dungeon.projections.memory import happened
from lairwright.dungeon.projections.refs import card_in, owner_in
from lairwright.dungeon.projections.rooms import lies_in, position_of, stacks_as_rooms
from lairwright.dungeon.projections.sources import bearer_of, is_scored, room_of
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    A_RIVAL,
    ANY_KIND,
    ANY_TIER,
    ANYONE,
    EACH_PLAYER,
    EACH_RIVAL,
    HERO,
    IS_THAT,
    ITEM,
    MINIBOSS,
    ROOM,
    STAT_BASE,
    STAT_CLASS,
    STAT_COINS,
    STAT_COUNTERS,
    STAT_COVERED,
    STAT_DAMAGE,
    STAT_HEALTH,
    STAT_HURT,
    STAT_ICONS,
    STAT_LEVEL,
    STAT_POINTS,
    STAT_SOULS,
    STAT_WOUNDS,
    TARGET_CARD,
    TARGET_ROOM,
    TARGET_SPELL,
    WHEN_BUILT,
    WHEN_ENTERS,
    WHEN_ENTERS_DUNGEON,
    WHEN_LURED,
    WHEN_SURVIVES,
    WHEN_SURVIVES_DUNGEON,
)
from lairwright.kernel.frames import Frame

#: The traits of all rooms.
_ROOMS: Final = trait_bits(ROOM, ANY_KIND, ANY_TIER)
#: What happens to a hero.
_OF_HEROES: Final = (WHEN_ENTERS, WHEN_SURVIVES, WHEN_ENTERS_DUNGEON, WHEN_SURVIVES_DUNGEON, WHEN_LURED)

# -- counting ----------------------------------------------------------------------------------------


def amount_that(f: Frame) -> i64:
    """``that`` as a number: how many cards were moved, or how much was paid, or put somewhere."""
    total: i64 = 0
    for entry in f.that:
        if entry < 0:
            total -= entry
    return total if total else len(f.that)


def _has_amounts(f: Frame) -> bool:
    for entry in f.that:
        if entry < 0:
            return True
    return False


def count_of(g: Table, f: Frame, count: Count, seat: i64, ref: i64 = -1) -> i64:
    """What a count comes to, for the things of ``seat`` where nobody is named."""
    kind = count.kind
    if kind == COUNT_THAT:
        return amount_that(f)
    if kind == COUNT_STAT:
        return _stat_of(g, f, count, seat, ref)
    if kind == COUNT_HAPPENED:
        return _times(g, f, count, seat, ref)
    thing = count.thing
    assert thing is not None
    if thing.context == IS_THAT and not thing.where and thing.noun in (TARGET_ROOM, TARGET_SPELL, TARGET_CARD):
        total: i64 = 0
        for card in f.that:
            if card >= 0 and finding.is_sort(g, thing.noun, card):
                total += 1
        return total
    if thing.noun == TARGET_ROOM and not thing.where and thing.bare:
        return _rooms_in(g, finding.seats_of(g, f, thing.whose, seat, ref))
    return len(finding.find(g, f, thing, seat, ref))


def _rooms_in(g: Table, seats: i64) -> i64:
    """Rooms of whole dungeons; in the Build phase, a stack under a face-down card counts (CL-26)."""
    total: i64 = 0
    for owner in range(len(g.players)):
        if seats >> owner & 1:
            total += stacks_as_rooms(g, owner)
    return total


def _times(g: Table, f: Frame, count: Count, seat: i64, ref: i64) -> i64:
    """How often something happened this round, or how much was gained."""
    by: i64 = finding.seats_of(g, f, count.by, seat, ref) if count.by else -1
    thing = count.thing
    if thing is None and not count.person and count.stat < 0:
        itself = _itself(g, f, count.when)
        if itself >= 0:  # as of an ability's trigger: what happened to this card, or in this room
            return happened(g, count.when, itself, -1, by)
    whose = finding.seats_of(g, f, count.person, seat, ref)
    needs: i64 = 0
    if thing is not None:
        needs = thing.needs
    elif count.when == WHEN_BUILT:
        needs = _ROOMS  # not minibosses
    return happened(g, count.when, -1, whose, by, count.stat, needs)


def _itself(g: Table, f: Frame, when: i64) -> i64:
    """The room that heroes enter or survive, or the hero that something happens to, if a card says no more; or -1."""
    kind = g.cards[f.card].kind
    if kind in (ROOM, MINIBOSS):
        return room_of(g, f.card) if when in (WHEN_ENTERS, WHEN_SURVIVES) else -1
    if when not in _OF_HEROES:
        return -1
    return f.card if kind == HERO else bearer_of(g, f.card) if kind == ITEM else -1


def _stat_of(g: Table, f: Frame, count: Count, seat: i64, ref: i64) -> i64:
    if count.context:
        total: i64 = 0
        if count.context == IS_THAT and count.stat in (STAT_COINS, STAT_COUNTERS) and _has_amounts(f):
            return amount_that(f)  # the coins that were paid, the counters that were put somewhere
        for subject in finding.subjects(g, f, count.context, ref):
            card = card_in(subject)
            total += (
                stat_of_card(g, f, count.stat, card, owner_in(subject))
                if card >= 0
                else stat_of_seat(g, count.stat, owner_in(subject))
            )
        return total
    seats = finding.seats_of(g, f, count.person, seat, ref)
    found: i64 = 0
    for owner in range(len(g.players)):
        if seats >> owner & 1:
            found += stat_of_seat(g, count.stat, owner)
    return found


def stat_of_seat(g: Table, stat: i64, seat: i64) -> i64:
    """A stat of a player."""
    player = g.players[seat]
    if stat == STAT_COINS:
        return player.coins
    if stat == STAT_SOULS:
        return scores.souls_of(g, seat)
    if stat == STAT_WOUNDS:
        return scores.wounds_of(g, seat)
    if stat == STAT_POINTS:
        return scores.souls_of(g, seat) - scores.wounds_of(g, seat)
    if stat == STAT_LEVEL:
        total: i64 = 0
        for top in player.dungeon:
            if g.attached[top] >= 0:
                total += g.tokens[g.attached[top]]
        return total
    if stat >= STAT_CLASS:
        return treasures.icons_of(g, player) >> ICON_BITS * (stat - STAT_CLASS) & MOST_ICONS
    return 0


def stat_of_card(g: Table, f: Frame, stat: i64, card: i64, owner: i64) -> i64:
    """A stat of a room, a hero or a miniboss; of a player if the card has none such."""
    definition = g.cards[card]
    if stat == STAT_LEVEL:
        miniboss: i64 = g.attached[card] if definition.kind == ROOM else card
        return g.tokens[miniboss] if miniboss >= 0 else 0
    if stat == STAT_HEALTH:
        printed = is_scored(g, card) or lies_in(g.removed, card)
        return definition.health if printed else healths.hero_health(g, card) - g.hurt[card]
    if stat == STAT_HURT:
        return g.hurt[card]
    if stat == STAT_COINS:
        return g.coins_on[room_of(g, card)]
    if stat == STAT_COUNTERS:
        return g.tokens[card]
    if stat == STAT_BASE:
        return definition.damage
    at = position_of(g, owner, card) if owner >= 0 else -1
    visible = at >= 0 and g.players[owner].dungeon[at] == card
    if stat == STAT_DAMAGE:
        return damages.room_damage(g, owner, at) if visible else definition.damage
    if stat == STAT_COVERED:
        return _covered_by(g, card)
    if definition.kind == ROOM and (stat == STAT_ICONS or stat >= STAT_CLASS):
        icons = treasures.room_icons(g, owner, card) if visible else definition.icons
        if stat >= STAT_CLASS:
            return icons >> ICON_BITS * (stat - STAT_CLASS) & MOST_ICONS
        return all_of(icons)
    return stat_of_seat(g, stat, owner) if owner >= 0 else 0


def all_of(icons: i64) -> i64:
    """All icons together, whatever their type."""
    total: i64 = 0
    while icons > 0:
        total += icons & MOST_ICONS
        icons >>= ICON_BITS
    return total


def _covered_by(g: Table, card: i64) -> i64:
    total: i64 = 0
    below: i64 = g.under[card]
    while below >= 0:
        total += 1
        below = g.under[below]
    return total


# -- conditions --------------------------------------------------------------------------------------


def holds(g: Table, f: Frame, conditions: list[Condition], ref: i64 = -1) -> bool:
    """Whether all of them are true now."""
    for condition in conditions:
        if not _is_true(g, f, condition, ref):
            return False
    return True


def holds_for(g: Table, seat: i64, card: i64, conditions: list[Condition]) -> bool:
    """:func:`holds` for a card in force or in hand, of which nothing is under way."""
    for condition in conditions:
        if condition.fewer_rooms:
            if not has_fewer_rooms(g, seat):
                return False
        elif not _is_true(g, finding.context(seat, card), condition, -1):
            return False
    return True


def _is_true(g: Table, f: Frame, condition: Condition, ref: i64) -> bool:
    if condition.fewer_rooms:
        return has_fewer_rooms(g, f.seat)
    count = condition.count
    person = count.person
    base = owner_in(ref) if ref >= 0 and owner_in(ref) >= 0 else f.seat
    if person in (A_RIVAL, EACH_RIVAL, EACH_PLAYER) or (person == ANYONE and condition.than):
        every = person != A_RIVAL and person != ANYONE
        seats = finding.seats_of(g, f, person, base, ref)
        for other in range(len(g.players)):
            if seats >> other & 1:
                true = _within(g, f, condition, _count_for(g, f, count, other), ref)
                if true != every:
                    return true
        return every
    value = count_of(g, f, count, base, ref)
    return _within(g, f, condition, value, ref)


def has_fewer_rooms(g: Table, seat: i64) -> bool:
    """Fewer rooms than at least one rival (CL-26)."""
    own = stacks_as_rooms(g, seat)
    for rival in range(len(g.players)):
        if rival != seat and not g.players[rival].out and stacks_as_rooms(g, rival) > own:
            return True
    return False


def _within(g: Table, f: Frame, condition: Condition, value: i64, ref: i64) -> bool:
    least = condition.least
    if condition.least_stat >= 0:
        least = stat_of_card(g, f, condition.least_stat, card_in(ref), owner_in(ref)) if ref >= 0 else NO_LIMIT
    than = condition.than
    if not than:
        return least <= value <= condition.most
    every = than in (EACH_RIVAL, EACH_PLAYER)
    seats = finding.seats_of(g, f, than, f.seat, ref)
    for other in range(len(g.players)):
        if seats >> other & 1:
            true = least <= value - _count_for(g, f, condition.count, other) <= condition.most
            if true != every:
                return true
    return every


def _count_for(g: Table, f: Frame, count: Count, seat: i64) -> i64:
    """A count as if this player's were meant."""
    if count.kind == COUNT_STAT:
        return stat_of_seat(g, count.stat, seat)
    if count.kind == COUNT_HAPPENED:
        by: i64 = finding.seats_of(g, f, count.by, seat, -1) if count.by else -1
        about = count.thing
        needs: i64 = 0
        if about is not None:
            needs = about.needs
        return happened(g, count.when, -1, 1 << seat, by, count.stat, needs)
    thing = count.thing
    assert thing is not None
    if thing.noun == TARGET_ROOM and not thing.where and thing.bare:
        return stacks_as_rooms(g, seat)
    return len(finding.find(g, f, thing.of_one(), seat))
