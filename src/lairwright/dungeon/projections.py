"""Values as shown: computed from printed values and what is in force now, never stored (BM-ROOM-04).

Positions are indices into a dungeon, 0 next to the boss; "left" is further out (index + 1), "right" is towards the
boss (index - 1), see BM-ADJ-02.
"""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.cards import (
    HAS_STATICS,
    ICON_BITS,
    MOST_ICONS,
    PER_MONSTER_ROOM,
    PER_ONE,
    PER_ROOM,
    PER_TRAP_ROOM,
    REACH_ADJACENT,
    REACH_LEFT,
    REACH_OTHERS,
    REACH_RIGHT,
    REACH_THIS,
    Static,
)
from lairwright.dungeon.player import Player
from lairwright.dungeon.table import DEACTIVATED, FACE_DOWN, Table
from lairwright.dungeon.words import ANY_KIND, CLASS_COUNT, LURE_FEWEST_SOULS, MONSTER, NO_CLASS, TRAP

#: One part of a value, as views show it: where it comes from and how much it adds.
Part = tuple[str, int]


def lies_in(cards: list[i64], card: i64) -> bool:
    """Whether a card is among these few: compiled, ``in`` would use Python's own comparison."""
    for other in cards:
        if other == card:
            return True
    return False


def active_rooms(g: Table, seat: i64) -> i64:
    """How many rooms are visible and active: what "the number of rooms" means (BM-DEACT-04)."""
    count: i64 = 0
    status = g.status
    for card in g.players[seat].dungeon:
        if not status[card] & 3:
            count += 1
    return count


def stacks_as_rooms(g: Table, seat: i64) -> i64:
    """Rooms for comparisons in the Build phase: a stack under a face-down card counts, a new position doesn't
    (CL-26)."""
    count: i64 = 0
    for card in g.players[seat].dungeon:
        mark = g.status[card]
        if mark & FACE_DOWN:
            if g.under[card] >= 0:
                count += 1
        elif not mark & DEACTIVATED:
            count += 1
    return count


def rooms_of_kind(g: Table, seat: i64, kind: i64) -> i64:
    """How many active rooms are of a subtype."""
    count: i64 = 0
    for card in g.players[seat].dungeon:
        if not g.status[card] & 3 and g.cards[card].room_kind == kind:
            count += 1
    return count


def neighbour(g: Table, seat: i64, at: i64, step: i64) -> i64:
    """The position next to ``at`` (step +1 left, -1 right) whose room is active, or -1 (BM-DEACT-07).

    With ``deactivated_breaks_adjacency=false``, deactivated rooms are skipped instead of breaking adjacency.
    """
    dungeon = g.players[seat].dungeon
    i = at + step
    while 0 <= i < len(dungeon):
        mark = g.status[dungeon[i]]
        if not mark & 3:
            return i
        if g.rules.deactivated_breaks_adjacency or mark & FACE_DOWN:
            return -1
        i += step
    return -1


def _count(g: Table, seat: i64, static: Static) -> i64:
    if static.per == PER_MONSTER_ROOM:
        return rooms_of_kind(g, seat, MONSTER)
    if static.per == PER_TRAP_ROOM:
        return rooms_of_kind(g, seat, TRAP)
    if static.per == PER_ROOM:
        return active_rooms(g, seat)
    return 1


def room_damage(g: Table, seat: i64, at: i64) -> i64:
    """The damage of an active room to a hero now, never below zero (BM-OQ-35); 0 if it is inactive (BM-ADV-12)."""
    player = g.players[seat]
    top: i64 = player.dungeon[at]
    if g.status[top] & 3:
        return 0
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    if armed & HAS_STATICS:
        return _damage_with_statics(g, seat, at)
    bonus: i64 = g.bonus[top]
    total: i64 = g.cards[top].damage + bonus + player.dungeon_bonus
    if total < 0:
        return 0
    return total  # true of most dungeons: nothing more to look for


def damage_by_room(g: Table, seat: i64) -> list[i64]:
    """The damage of every room of a dungeon, by position."""
    return [room_damage(g, seat, at) for at in range(len(g.players[seat].dungeon))]


def dungeon_damage(g: Table, seat: i64) -> i64:
    """What a hero takes when walking through the whole dungeon now: the damage of its rooms added up."""
    player = g.players[seat]
    cards = g.cards
    status = g.status
    total: i64 = 0
    for top in player.dungeon:
        if not status[top] & 3:
            card = cards[top]
            if card.statics:
                return _all_with_statics(g, seat)
            hit: i64 = card.damage + g.bonus[top] + player.dungeon_bonus
            if hit > 0:
                total += hit
    return total


def _all_with_statics(g: Table, seat: i64) -> i64:
    dungeon = g.players[seat].dungeon
    total: i64 = 0
    for at in range(len(dungeon)):
        if not g.status[dungeon[at]] & 3:
            total += _damage_with_statics(g, seat, at)
    return total


def _damage_with_statics(g: Table, seat: i64, at: i64) -> i64:
    """The damage of an active room, including what the rooms of its dungeon add."""
    player = g.players[seat]
    dungeon = player.dungeon
    top: i64 = dungeon[at]
    cards = g.cards
    card = cards[top]
    total: i64 = card.damage + g.bonus[top] + player.dungeon_bonus
    for other in range(len(dungeon)):
        source: i64 = dungeon[other]
        statics = cards[source].statics
        if statics and not g.status[source] & 3:
            for static in statics:
                if static.room_kind != ANY_KIND and static.room_kind != card.room_kind:
                    continue
                if _reaches(g, seat, static.reach, other, at):
                    if static.per == PER_ONE:
                        total += static.amount
                    else:
                        total += static.amount * _count(g, seat, static)
    if total < 0:
        return 0
    return total


def _reaches(g: Table, seat: i64, reach: i64, source: i64, at: i64) -> bool:
    """Whether a static of the room at ``source`` applies to the room at ``at``."""
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


def hero_health(g: Table, hero: i64) -> i64:
    """Health, with this round's bonuses."""
    return g.cards[hero].health + g.bonus[hero]


def treasure(g: Table, seat: i64, kind: i64) -> i64:
    """Icons of one type in a dungeon: active rooms, doubled while an effect says so, plus the boss (BM-BAIT-01).

    The boss's own icon is never doubled (CL-06).
    """
    return icons_of(g, g.players[seat]) >> ICON_BITS * kind & MOST_ICONS


def icons_of(g: Table, player: Player) -> i64:
    """All icons of a dungeon as one number, laid out like ``Card.icons``."""
    cards = g.cards
    status = g.status
    total: i64 = 0
    for card in player.dungeon:
        if not status[card] & 3:
            total += cards[card].icons
    return total * player.treasure_factor + cards[player.boss].icons


def all_icons(g: Table) -> list[i64]:
    """:func:`icons_of` by seat; 0 for players who are out or have no boss yet."""
    return [0 if player.out or player.boss < 0 else icons_of(g, player) for player in g.players]


def pulls(g: Table, hero: i64, known: list[i64] | None = None) -> tuple[int, ...]:
    """How strongly each seat attracts this hero; 0 is not at all (BM-BAIT-01, -12). Players who are out attract nobody.

    ``known`` is :func:`all_icons`, if that has been worked out already.
    """
    card = g.cards[hero]
    if card.lure == LURE_FEWEST_SOULS:
        # The fewest Souls among those still in the game (CL-09): count down from more than anyone can have.
        return tuple(0 if player.out else 1000 - player.soul_count for player in g.players)
    if card.hero_class == NO_CLASS:
        return tuple(0 for _ in g.players)
    shift = ICON_BITS * card.hero_class
    return tuple(icons >> shift & MOST_ICONS for icons in known or all_icons(g))


def lures(g: Table, known: list[i64] | None = None) -> i64:
    """Where the heroes of each class that want treasure go, laid out like ``Card.icons``: the seat with strictly the
    most of it, plus one, or 0 for a tie or none at all (BM-BAIT-02 to -04). :func:`pulls` without its lists; ``known``
    is :func:`all_icons`, if that has been worked out already."""
    most: i64 = 0
    goals: i64 = 0
    seat: i64 = 0
    for player in g.players:
        seat += 1
        if player.out:
            continue
        icons: i64 = icons_of(g, player) if known is None else known[seat - 1]
        lane: i64 = MOST_ICONS
        shift: i64 = 0
        while shift < ICON_BITS * CLASS_COUNT:
            lead = (icons & lane) - (most & lane)
            if lead >= 0:
                goals &= ~lane
                if lead > 0:
                    goals |= seat << shift
                    most += lead
            lane <<= ICON_BITS
            shift += ICON_BITS
    return goals


def lured_to(g: Table, hero: i64, goals: i64 = -1) -> i64:
    """The seat that would lure this hero now, or -1 if it stays; ``goals`` is :func:`lures`, if worked out already."""
    card = g.cards[hero]
    if card.lure == LURE_FEWEST_SOULS:
        return _fewest_souls(g)
    if card.hero_class == NO_CLASS:
        return -1
    if goals < 0:
        goals = lures(g)
    return (goals >> ICON_BITS * card.hero_class & MOST_ICONS) - 1


def _fewest_souls(g: Table) -> i64:
    """The seat with strictly the fewest Souls among those still in the game, or -1 (BM-BAIT-12, CL-09)."""
    best: i64 = -1
    fewest: i64 = MOST_ICONS
    for seat in range(len(g.players)):
        player = g.players[seat]
        if not player.out:
            if player.soul_count < fewest:
                best = seat
                fewest = player.soul_count
            elif player.soul_count == fewest:
                best = -1
    return best


def position_of(g: Table, seat: i64, card: i64) -> i64:
    """The position of the stack that holds this card, or -1."""
    dungeon = g.players[seat].dungeon
    for i in range(len(dungeon)):
        below: i64 = dungeon[i]
        while below >= 0:
            if below == card:
                return i
            below = g.under[below]
    return -1


def explain_damage(g: Table, seat: i64, at: i64) -> list[Part]:
    """The parts of :func:`room_damage`: ``printed``, ``this round``, ``dungeon this round``, or a card's id."""
    player = g.players[seat]
    top: i64 = player.dungeon[at]
    if g.status[top] & 3:
        return [("inactive", 0)]
    card = g.cards[top]
    parts: list[Part] = [("printed", card.damage)]
    if g.bonus[top]:
        parts.append(("this round", g.bonus[top]))
    if player.dungeon_bonus:
        parts.append(("dungeon this round", player.dungeon_bonus))
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    if armed & HAS_STATICS:
        for other in range(len(player.dungeon)):
            source: i64 = player.dungeon[other]
            if g.status[source] & 3:
                continue
            for static in g.cards[source].statics:
                if static.room_kind != ANY_KIND and static.room_kind != card.room_kind:
                    continue
                if _reaches(g, seat, static.reach, other, at):
                    parts.append((g.cards[source].id, static.amount * _count(g, seat, static)))
    return parts


def explain_treasure(g: Table, seat: i64, kind: i64) -> list[Part]:
    """The parts of :func:`treasure`, by card id."""
    player = g.players[seat]
    parts: list[Part] = []
    for card in player.dungeon:
        icons = g.cards[card].treasure[kind]
        if icons and not g.status[card] & 3:
            parts.append((g.cards[card].id, icons * player.treasure_factor))
    icons = g.cards[player.boss].treasure[kind]
    if icons:
        parts.append((g.cards[player.boss].id, icons))
    return parts


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
