"""Marks that follow from what is in force: whose text is ignored, and which rooms deal no damage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.projections.modifiers import for_hero, for_room
from lairwright.dungeon.projections.sources import extras_of
from lairwright.dungeon.state.marks import NOT_A_ROOM, STUNNED, TEXTLESS
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import BOSS, ITEM, MINIBOSS, MOD_NO_DAMAGE, MOD_NO_TEXT

BANS: Final = 1 << MOD_NO_TEXT | 1 << MOD_NO_DAMAGE
#: What silences a room may be silenced itself: looked at again until nothing changes.
_MOST_PASSES: Final = 6


def refresh_bans(g: Table) -> None:
    """Mark the cards whose text is ignored and the rooms that deal no damage, as things stand now."""
    if not (g.changes | g.catalog.always) & BANS:
        return
    if (g.changes | g.catalog.always) >> MOD_NO_TEXT & 1:
        _silence_cards(g)
        _silence_heroes(g)
    for seat in range(len(g.players)):
        player = g.players[seat]
        if player.dungeon:
            _mark_rooms(g, seat)
        player.extras = extras_of(g, seat) or NO_CARDS
        g.look_again(player)


def _silence_cards(g: Table) -> None:
    """Bosses, minibosses and items, until the end of the round."""
    for effect in g.round_effects:
        if effect.what == MOD_NO_TEXT and effect.card >= 0 and g.cards[effect.card].kind in (BOSS, MINIBOSS, ITEM):
            g.status[effect.card] |= TEXTLESS
            g.marked = True


def _silence_heroes(g: Table) -> None:
    heroes = g.town.copy()
    for player in g.players:
        heroes.extend(player.entrance)
    if g.hero >= 0:
        heroes.append(g.hero)
    for hero in heroes:
        mark: i64 = g.status[hero]
        now = mark | TEXTLESS if for_hero(g, MOD_NO_TEXT, hero) else mark & ~TEXTLESS
        if now != mark:
            g.status[hero] = now
            g.marked = True


def _mark_rooms(g: Table, seat: i64) -> None:
    dungeon = g.players[seat].dungeon
    for top in dungeon:
        if g.status[top] & (TEXTLESS | STUNNED):
            g.status[top] &= ~(TEXTLESS | STUNNED)
    for _ in range(_MOST_PASSES):
        changed = False
        for at in range(len(dungeon)):
            mark: i64 = g.status[dungeon[at]]
            if mark & NOT_A_ROOM:
                continue
            now = mark & ~(TEXTLESS | STUNNED)
            if for_room(g, MOD_NO_TEXT, seat, at):
                now |= TEXTLESS
            if for_room(g, MOD_NO_DAMAGE, seat, at):
                now |= STUNNED
            if now != mark:
                g.status[dungeon[at]] = now
                g.marked = True
                changed = True
        if not changed:
            return
