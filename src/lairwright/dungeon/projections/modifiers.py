"""What changes values: modifiers of cards in force, and those that hold until the end of the round.

Hardly any dungeon has any. ``Player.armed`` says whether a visible room or an extra has one that is always in force,
``Table.changes`` which kinds hold this round (or may come from heroes and their items); callers look here only then.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import lairwright.dungeon.projections.counts as counting
import lairwright.dungeon.projections.things as finding
from lairwright.dungeon.cards.chances import HAS_ALWAYS
from lairwright.dungeon.cards.modifiers import (
    REACH_ADJACENT,
    REACH_ALL,
    REACH_LEFT,
    REACH_OTHERS,
    REACH_RIGHT,
    REACH_THINGS,
    REACH_THIS,
    Modifier,
)
from lairwright.dungeon.projections.refs import card_in, to_player, to_ref
from lairwright.dungeon.projections.rooms import neighbour, position_of, rooms_with
from lairwright.dungeon.projections.sources import home_of, is_carried, room_of
from lairwright.dungeon.state.marks import SILENT, TEXTLESS
from lairwright.dungeon.state.round_effects import RoundEffect
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import HERO, ITEM, MINIBOSS, MOD_NO_ROOM, MOD_NO_SPELL, ROOM, SPELL, YOU
from lairwright.kernel.frames import Frame

#: What keeps a hero from being affected.
SHIELDS: Final = 1 << MOD_NO_SPELL | 1 << MOD_NO_ROOM


def is_present(g: Table, what: i64, seat: i64) -> bool:
    """Whether a modifier of this kind might be in force for something of this player."""
    if g.changes >> what & 1:
        return True
    if not g.catalog.always >> what & 1:
        return False
    player = g.players[seat]
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    return armed & HAS_ALWAYS != 0


# -- until the end of the round ----------------------------------------------------------------------


def is_about(g: Table, effect: RoundEffect, seat: i64, card: i64) -> bool:
    """Whether a round effect is about this card of this player (-1: about the player)."""
    if effect.card >= 0:
        return effect.card == card
    if effect.seat >= 0 and effect.seat != seat:
        return False
    needs = effect.needs
    if card < 0:
        return not needs
    return needs != 0 and g.cards[card].traits & needs == needs


def this_round(g: Table, what: i64, seat: i64, card: i64) -> i64:
    """The amounts of all round effects of this kind about this card (-1: about the player)."""
    total: i64 = 0
    for effect in g.round_effects:
        if effect.what == what and is_about(g, effect, seat, card):
            total += effect.amount
    return total


# -- while a card is in force ------------------------------------------------------------------------


def guests(g: Table, seat: i64) -> list[i64]:
    """The walking hero and its item, which change things while they are in this dungeon."""
    return with_item(g, g.hero) if g.hero >= 0 and g.hero_seat == seat else []


def with_item(g: Table, hero: i64) -> list[i64]:
    """A hero and the item it carries, if their texts work."""
    found: list[i64] = []
    if not g.status[hero] & TEXTLESS:
        found.append(hero)
    item: i64 = g.attached[hero]
    if item >= 0 and not g.status[item] & TEXTLESS:
        found.append(item)
    return found


def spares(g: Table, source: i64, hero: i64) -> bool:
    """Whether what this card says does nothing to this hero: no Spell affects it, or no room's text (CL-74)."""
    if source < 0 or not (g.changes | g.catalog.always) & SHIELDS:
        return False
    kind = g.cards[source].kind
    if kind == SPELL:
        return for_hero(g, MOD_NO_SPELL, hero) > 0
    return kind == ROOM and for_hero(g, MOD_NO_ROOM, hero) > 0


def counts_now(g: Table, source: i64, seat: i64, modifier: Modifier) -> bool:
    """Whether a modifier's level and side are right and its conditions hold; ``seat`` has the source."""
    level = modifier.level
    if level and g.tokens[source] < level:
        return False
    if modifier.side >= 0 and (modifier.side == HERO) != is_carried(g, source):
        return False
    if modifier.conditions:
        return counting.holds(g, finding.context(seat, source), modifier.conditions)
    return True


def value_of(g: Table, source: i64, seat: i64, modifier: Modifier, ref: i64) -> i64:
    """How much a modifier comes to for the thing ``ref``."""
    count = modifier.per
    if count is None:
        return modifier.amount
    if modifier.plain >= 0:
        times = rooms_with(g, seat, modifier.plain)
    else:
        times = counting.count_of(g, finding.context(seat, source), count, seat, ref)
    total = modifier.amount * times
    return modifier.most if modifier.most and total > modifier.most else total


def reaches(g: Table, seat: i64, reach: i64, source: i64, at: i64) -> bool:
    """Whether what the room at position ``source`` says of its neighbours is about the room at ``at``."""
    if reach == REACH_ALL:
        return True
    if source == at:
        return reach == REACH_THIS
    if reach == REACH_OTHERS:
        return True
    if reach == REACH_ADJACENT:
        return neighbour(g, seat, source, 1) == at or neighbour(g, seat, source, -1) == at
    if reach == REACH_RIGHT:
        return neighbour(g, seat, source, -1) == at
    if reach == REACH_LEFT:
        return neighbour(g, seat, source, 1) == at
    return False


def is_for_room(g: Table, source: i64, seat: i64, modifier: Modifier, at: i64) -> bool:
    """Whether a modifier of this source is about the room at this position of the dungeon of ``seat``."""
    top: i64 = g.players[seat].dungeon[at]
    needs = modifier.needs
    if g.cards[top].traits & needs != needs:
        return False
    if modifier.reach != REACH_THINGS:
        if modifier.reach == REACH_ALL:
            return True
        kind = g.cards[source].kind
        if kind != ROOM and kind != MINIBOSS:
            return False
        return reaches(g, seat, modifier.reach, position_of(g, seat, room_of(g, source)), at)
    if modifier.to is None:
        return False
    return _names(g, source, seat, modifier, top)


def _names(g: Table, source: i64, seat: i64, modifier: Modifier, card: i64) -> bool:
    assert modifier.to is not None
    for found in finding.find(g, finding.context(seat, source), modifier.to, seat):
        if card_in(found) == card:
            return True
    return False


def is_for_hero(g: Table, source: i64, seat: i64, modifier: Modifier, hero: i64) -> bool:
    """Whether a modifier of this source is about this hero at the entrance or in the dungeon of ``seat``."""
    if modifier.to is not None:
        return _names(g, source, seat, modifier, hero)
    kind = g.cards[source].kind
    return (kind == HERO and source == hero) or (kind == ITEM and g.attached[hero] == source)


def is_for_player(g: Table, source: i64, modifier: Modifier) -> bool:
    """Whether a modifier is about the player of its source."""
    if modifier.person == YOU:
        return True
    kind = g.cards[source].kind
    carried = kind == ITEM and is_carried(g, source)
    return modifier.to is None and not modifier.person and kind != ROOM and kind != HERO and not carried


def sources(g: Table, seat: i64) -> list[i64]:
    """Every card that has modifiers in force in this dungeon: rooms whose text works, extras, guests."""
    found: list[i64] = []
    player = g.players[seat]
    for top in player.dungeon:
        if g.cards[top].always and not g.status[top] & SILENT:
            found.append(top)
    for card in player.extras:
        if g.cards[card].always:
            found.append(card)
    found.extend(guests(g, seat))
    return found


def sources_at_home(g: Table, seat: i64) -> list[i64]:
    """The same with the heroes at the entrance and their items: what they say about heroes or about their host holds
    from there on."""
    found = sources(g, seat)
    if g.catalog.guests:
        for hero in g.players[seat].entrance:
            found.extend(with_item(g, hero))
    return found


def for_player(g: Table, what: i64, seat: i64) -> i64:
    """All modifiers of this kind about a player, added up."""
    if not (g.changes | g.catalog.always) >> what & 1 or not is_present(g, what, seat):
        return 0
    total = this_round(g, what, seat, -1)
    for source in sources_at_home(g, seat):
        for modifier in g.cards[source].always:
            if modifier.what == what and is_for_player(g, source, modifier) and counts_now(g, source, seat, modifier):
                total += value_of(g, source, seat, modifier, to_player(seat))
    return total


def for_room(g: Table, what: i64, seat: i64, at: i64) -> i64:
    """All modifiers of this kind about the room at this position, added up."""
    if not is_present(g, what, seat):
        return 0
    top: i64 = g.players[seat].dungeon[at]
    total = this_round(g, what, seat, top)
    for source in sources(g, seat):
        for modifier in g.cards[source].always:
            if (
                modifier.what == what
                and is_for_room(g, source, seat, modifier, at)
                and counts_now(g, source, seat, modifier)
            ):
                total += value_of(g, source, seat, modifier, to_ref(top, seat))
    return total


def for_hero(g: Table, what: i64, hero: i64) -> i64:
    """All modifiers of this kind about a hero, added up."""
    seat = home_of(g, hero)
    total: i64 = 0
    shield: i64 = 1 << what
    shielded = not shield & SHIELDS and (g.changes | g.catalog.always) & SHIELDS != 0
    for effect in g.round_effects:
        if effect.what == what and is_about(g, effect, seat, hero):
            if effect.card < 0 and shielded and spares(g, effect.source, hero):
                continue
            total += effect.amount
    if seat < 0 or not g.catalog.always >> what & 1:
        return total
    own = with_item(g, hero)
    for source in own + [card for card in sources_at_home(g, seat) if card not in own]:
        for modifier in g.cards[source].always:
            if (
                modifier.what == what
                and is_for_hero(g, source, seat, modifier, hero)
                and not (shielded and spares(g, source, hero))
                and counts_now(g, source, seat, modifier)
            ):
                total += value_of(g, source, seat, modifier, to_ref(hero, seat))
    return total


def fits_against(g: Table, source: i64, seat: i64, modifier: Modifier, hero: i64) -> bool:
    """Whether a modifier that is only for some heroes is for this one."""
    if modifier.against is None:
        return True
    if hero < 0:
        return False
    f = Frame(-1, seat, source)
    return finding.fits(g, f, modifier.against, hero, seat)
