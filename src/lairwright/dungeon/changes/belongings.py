"""Changes to what belongs to players, rooms and heroes: coins, counters, items, minibosses."""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.changes.bans import refresh_bans
from lairwright.dungeon.changes.piles import take_out, take_up
from lairwright.dungeon.changes.rooms import late_bonus
from lairwright.dungeon.events import (
    EV_ATTACHED,
    EV_COINS,
    EV_COINS_ON,
    EV_COUNTERS,
    EV_DETACHED,
    EV_ITEM_MOVED,
    EV_PAID,
    EV_PROMOTED,
    EV_TURNED,
    TO_HERO,
    TO_SCORE,
    TO_SCORE_FACE_DOWN,
    TO_TOWN,
)
from lairwright.dungeon.projections.sources import extras_of
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.round_effects import COUNTERS
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import FACE_TURNED, FACE_UP, HERO, MINIBOSS, SPELL
from lairwright.kernel.arrays import with_number


def refresh_extras(g: Table, seat: i64) -> None:
    """What a player has in force besides rooms may have changed."""
    g.players[seat].extras = extras_of(g, seat) or NO_CARDS
    g.look_again(g.players[seat])
    refresh_bans(g)


def add_extra(g: Table, seat: i64, boss: i64) -> None:
    """A player has another boss's lasting abilities from now on: the own boss notes which (CL-81)."""
    g.tokens = with_number(g.tokens, g.players[seat].boss, boss + 1)
    refresh_extras(g, seat)


# -- coins -------------------------------------------------------------------------------------------


def change_coins(g: Table, seat: i64, amount: i64) -> None:
    """Coins from the supply, or paid back to it."""
    g.players[seat].coins += amount
    g.look_again(g.players[seat])
    if g.listening:
        if amount < 0:
            g.emit(EV_PAID, seat, amount=-amount)
        else:
            g.emit(EV_COINS, seat, amount=amount)


def lay_coins(g: Table, seat: i64, room: i64, amount: i64) -> None:
    """Coins onto a room, or off it."""
    g.coins_on = with_number(g.coins_on, room, g.coins_on[room] + amount)
    if g.listening:
        g.emit(EV_COINS_ON, seat, room, amount=amount)
    late_bonus(g)


def swap_hoards(g: Table, a: i64, b: i64) -> None:
    """Two players exchange their coins, which nobody gains by it (CL-77)."""
    difference = g.players[b].coins - g.players[a].coins
    g.players[a].coins += difference
    g.players[b].coins -= difference
    g.look_again(g.players[a])
    g.look_again(g.players[b])
    if g.listening and difference:
        g.emit(EV_COINS, a, amount=difference)
        g.emit(EV_COINS, b, amount=-difference)


# -- counters ----------------------------------------------------------------------------------------


def change_counters(g: Table, seat: i64, card: i64, amount: i64) -> bool:
    """Damage counters on a room, of which none are removed where there is none; a health token on a hero, which may
    also lower its Health (SBM-HP-01)."""
    before: i64 = g.tokens[card]
    after = before + amount
    if after < 0 and g.cards[card].kind != HERO:
        after = 0
    if after == before:
        return False
    g.tokens = with_number(g.tokens, card, after)
    g.changes |= COUNTERS
    if g.listening:
        g.emit(EV_COUNTERS, seat, card, amount=after - before)
    late_bonus(g)
    return True


# -- minibosses --------------------------------------------------------------------------------------


def attach(g: Table, seat: i64, card: i64, other: i64, level: i64 = 1) -> None:
    """A miniboss to a room, with its level; an item to a hero."""
    g.attached = with_number(g.attached, card, other)
    g.known[other] = g.everyone
    if g.cards[other].kind == MINIBOSS:
        g.tokens = with_number(g.tokens, other, level)
        refresh_extras(g, seat)
    if g.listening:
        g.emit(EV_ATTACHED, seat, other, card)


def detach(g: Table, seat: i64, card: i64) -> i64:
    """Take what is attached to a card off it; the caller says where it goes."""
    other: i64 = g.attached[card]
    g.attached = with_number(g.attached, card, -1)
    g.tokens = with_number(g.tokens, other, 0)
    g.status[other] = 0
    if seat >= 0:
        refresh_extras(g, seat)
    if g.listening:
        g.emit(EV_DETACHED, seat, other, card)
    return other


def return_miniboss(g: Table, seat: i64, room: i64) -> None:
    """A miniboss goes back to its player's hand."""
    card = detach(g, seat, room)
    take_up(g.players[seat].rooms, card)
    g.look_again(g.players[seat])


def promote(g: Table, seat: i64, card: i64, levels: i64) -> bool:
    """A miniboss rises, or falls, by so many levels; within 1 to 3."""
    before: i64 = g.tokens[card]
    after = before + levels
    if after > 3:
        after = 3
    if after < 1:
        after = 1
    if after == before:
        return False
    g.tokens = with_number(g.tokens, card, after)
    g.look_again(g.players[seat])
    if g.listening:
        g.emit(EV_PROMOTED, seat, card, amount=after)
    late_bonus(g)
    return True


def reset_level(g: Table, seat: i64, card: i64) -> None:
    """A miniboss that has used its last level begins anew."""
    promote(g, seat, card, 1 - g.tokens[card])


# -- items -------------------------------------------------------------------------------------------


def leave_place(g: Table, item: i64) -> None:
    """An item leaves where it is: town, a hero, a score area; or a Spell, which is resolving."""
    if g.cards[item].kind == SPELL:
        g.own_piles()
        take_out(g.limbo, item)
        return
    if item in g.items:
        g.items = [other for other in g.items if other != item]
        return
    for seat in range(len(g.players)):
        player = g.players[seat]
        if item in player.items_up or item in player.items_down:
            player.items_up = [other for other in player.items_up if other != item]
            player.items_down = [other for other in player.items_down if other != item]
            refresh_extras(g, seat)
            return
    for card in range(len(g.cards)):
        if g.attached[card] == item:
            g.attached = with_number(g.attached, card, -1)
            return


def item_to_town(g: Table, item: i64) -> None:
    leave_place(g, item)
    g.items = [*g.items, item]
    if g.listening:
        g.emit(EV_ITEM_MOVED, -1, item, amount=TO_TOWN)


def item_to_hero(g: Table, item: i64, hero: i64) -> None:
    """A hero carries one item at most; the one it had stays in town."""
    leave_place(g, item)
    if g.attached[hero] >= 0:
        item_to_town(g, g.attached[hero])
    g.attached = with_number(g.attached, hero, item)
    if g.listening:
        g.emit(EV_ITEM_MOVED, -1, item, hero, TO_HERO)


def item_to_score(g: Table, seat: i64, item: i64, up: bool) -> None:
    """An item, or another card that lasts, goes into a score area."""
    leave_place(g, item)
    player = g.players[seat]
    if up:
        player.items_up = [*player.items_up, item]
    else:
        player.items_down = [*player.items_down, item]
    refresh_extras(g, seat)
    if g.listening:
        g.emit(EV_ITEM_MOVED, seat, item, amount=TO_SCORE if up else TO_SCORE_FACE_DOWN)


def turn_item(g: Table, seat: i64, item: i64) -> None:
    """Turn an item in a score area over."""
    player = g.players[seat]
    if item in player.items_up:
        player.items_up = [other for other in player.items_up if other != item]
        player.items_down = [*player.items_down, item]
    else:
        player.items_down = [other for other in player.items_down if other != item]
        player.items_up = [*player.items_up, item]
    refresh_extras(g, seat)
    if g.listening:
        g.emit(EV_TURNED, seat, item, amount=FACE_UP if item in player.items_up else FACE_TURNED)
