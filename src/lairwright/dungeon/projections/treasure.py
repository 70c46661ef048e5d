"""The treasure of dungeons as shown: printed icons and all additions, then each doubling (CL-38, CL-66)."""

from __future__ import annotations

from mypy_extensions import i64

import lairwright.dungeon.projections.modifiers as modifying
from lairwright.dungeon.cards.chances import HAS_ALWAYS
from lairwright.dungeon.cards.icons import ICON_BITS, MOST_ICONS
from lairwright.dungeon.projections.parts import Part
from lairwright.dungeon.projections.refs import to_player, to_ref
from lairwright.dungeon.state.marks import NOT_A_ROOM
from lairwright.dungeon.state.player import Player
from lairwright.dungeon.state.round_effects import ABOUT_TREASURE
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import MOD_DOUBLE_TREASURE, MOD_NO_TREASURE, MOD_TREASURE


def treasure(g: Table, seat: i64, kind: i64) -> i64:
    """Icons of one type in a dungeon: active rooms, doubled while an effect says so, plus the boss (BM-BAIT-01).

    The boss's own icon is never doubled (CL-06).
    """
    return icons_of(g, g.players[seat]) >> ICON_BITS * kind & MOST_ICONS


def icons_of(g: Table, player: Player) -> i64:
    """All icons of a dungeon as one number, laid out like ``Card.icons``."""
    if (g.changes or g.catalog.unusual) and (g.changes | g.catalog.always) & ABOUT_TREASURE:
        armed = player.armed if player.armed >= 0 else g.rearm(player)
        if g.changes & ABOUT_TREASURE or armed & HAS_ALWAYS:
            return _icons_in_force(g, player)
    cards = g.cards
    status = g.status
    total: i64 = 0
    for card in player.dungeon:
        if not status[card] & NOT_A_ROOM:
            total += cards[card].icons
    return total + cards[player.boss].icons


def _icons_in_force(g: Table, player: Player) -> i64:
    seat: i64 = 0
    while g.players[seat] is not player:
        seat += 1
    total: i64 = 0
    for top in player.dungeon:
        if not g.status[top] & NOT_A_ROOM:
            total += room_icons(g, seat, top)
    return total + boss_icons(g, seat)


def room_icons(g: Table, seat: i64, card: i64) -> i64:
    """The icons of a visible room, with everything that changes them; what was taken away may be given again."""
    icons: i64 = g.cards[card].icons
    at: i64 = 0
    while g.players[seat].dungeon[at] != card:
        at += 1
    doubled: i64 = 0
    gone = False
    for source in modifying.sources(g, seat):
        for modifier in g.cards[source].always:
            if modifier.what == MOD_NO_TREASURE and modifying.is_for_room(g, source, seat, modifier, at):
                gone = gone or modifying.counts_now(g, source, seat, modifier)
            elif modifier.what == MOD_TREASURE and modifying.is_for_room(g, source, seat, modifier, at):
                if modifying.counts_now(g, source, seat, modifier):
                    icons += modifier.icons * modifying.value_of(g, source, seat, modifier, to_ref(card, seat))
            elif (
                modifier.what == MOD_DOUBLE_TREASURE
                and modifying.is_for_room(g, source, seat, modifier, at)
                and modifying.counts_now(g, source, seat, modifier)
            ):
                icons += g.cards[card].icons  # of what is printed (CL-67)
    if gone:
        icons = 0
    for effect in g.round_effects:
        if not modifying.is_about(g, effect, seat, card):
            continue
        if effect.what == MOD_TREASURE:
            icons += effect.amount
        elif effect.what == MOD_NO_TREASURE:
            icons = 0
            doubled = 0
        elif effect.what == MOD_DOUBLE_TREASURE:
            doubled += 1
    return icons << doubled


def boss_icons(g: Table, seat: i64) -> i64:
    """The icons of a boss, with what was added to its player's."""
    icons: i64 = g.cards[g.players[seat].boss].icons
    for effect in g.round_effects:
        if effect.what == MOD_TREASURE and modifying.is_about(g, effect, seat, -1):
            icons += effect.amount
    for source in modifying.sources_at_home(g, seat):
        for modifier in g.cards[source].always:
            meant = modifier.what == MOD_TREASURE and modifying.is_for_player(g, source, modifier)
            if meant and modifying.counts_now(g, source, seat, modifier):
                icons += modifier.icons * modifying.value_of(g, source, seat, modifier, to_player(seat))
    return icons


def all_icons(g: Table) -> list[i64]:
    """:func:`icons_of` by seat; 0 for players who are out or have no boss yet."""
    return [0 if player.out or player.boss < 0 else icons_of(g, player) for player in g.players]


def explain_treasure(g: Table, seat: i64, kind: i64) -> list[Part]:
    """The parts of :func:`treasure`, by card id."""
    player = g.players[seat]
    shift = ICON_BITS * kind
    parts: list[Part] = []
    for card in player.dungeon:
        if not g.status[card] & NOT_A_ROOM:
            icons = room_icons(g, seat, card) >> shift & MOST_ICONS
            if icons:
                parts.append((g.cards[card].id, icons))
    icons = boss_icons(g, seat) >> shift & MOST_ICONS
    if icons:
        parts.append((g.cards[player.boss].id, icons))
    return parts
