"""Changes to what lasts until the end of the round, done as in :mod:`lairwright.dungeon.changes`."""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.player import NO_CARDS
from lairwright.dungeon.table import DEACTIVATED, USED, Table
from lairwright.dungeon.words import (
    EV_BUILDING_FORBIDDEN,
    EV_DELAYED,
    EV_ENTRANCE_HELD,
    EV_EXTRA_BUILD,
    EV_REACTIVATED,
    EV_ROUND,
    EV_TREASURE_DOUBLED,
)


def new_round(g: Table) -> None:
    """BM-START-01, -02: nothing from the last round counts any more."""
    g.round += 1
    g.building_forbidden = False
    g.heroes_moved = False
    g.souls_won = False
    for player in g.players:
        player.dungeon_bonus = 0
        player.treasure_factor = 1
        player.builds = 0
        player.turn_over = False
        player.entrance_held = False
        player.killed_hero = False
        if player.souls:
            g.souls_won = True
    if g.listening:
        g.emit(EV_ROUND, -1, amount=g.round)


def clean_up(g: Table) -> None:
    """BM-END-03 to -06: everything that lasts until the end of the round stops."""
    if g.listening:
        for seat in g.order:
            for card in g.players[seat].dungeon:
                if g.status[card] & DEACTIVATED:
                    g.emit(EV_REACTIVATED, seat, card)
    for player in g.players:
        for top in player.dungeon:
            if g.status[top]:
                g.status[top] = 0
                g.look_again(player)
        player.dungeon_bonus = 0
        player.treasure_factor = 1
    if g.marked:
        g.status = [0] * len(g.cards)
        g.marked = False
    for card in g.boosted:
        g.bonus[card] = 0
    g.boosted = NO_CARDS
    if g.hurt_count:
        g.hurt = g.catalog.zeros
        g.hurt_count = 0
    g.sent_back = NO_CARDS


# -- limits of abilities, and effects that wait ----------------------------------------------------


def use_up(g: Table, seat: i64, card: i64, index: i64) -> None:
    """A room's ability was activated and can't be used again this round (BM-TIME-30)."""
    g.status[card] |= USED << index
    g.look_again(g.players[seat])


def use_up_trigger(g: Table, card: i64, index: i64) -> None:
    """The same for an ability that was set off, on a card that may have left the dungeon since."""
    g.status[card] |= USED << index
    g.marked = True


def use_up_for_hero(g: Table, card: i64) -> None:
    """The ability can't be used again this round for the walking hero."""
    g.sent_back = [*g.sent_back, card * len(g.cards) + g.hero]


def delay_effect(g: Table, seat: i64, card: i64) -> None:
    """This room's when-built effect waits for clean-up (BM-REVEAL-08)."""
    g.delayed = [*g.delayed, card]
    if g.listening:
        g.emit(EV_DELAYED, seat, card)


def end_delay(g: Table, card: i64) -> None:
    g.delayed = [other for other in g.delayed if other != card]


def end_all_delays(g: Table) -> None:
    g.delayed = []


# -- what verbs change -----------------------------------------------------------------------------


def boost(g: Table, card: i64, amount: i64) -> None:
    """More damage for a room or more Health for a hero; the callers note the event."""
    if g.bonus is g.catalog.zeros:
        g.bonus = [0] * len(g.bonus)
    g.bonus[card] += amount
    g.boosted = [*g.boosted, card]


def double_treasure(g: Table, seat: i64, source: i64) -> None:
    """The rooms of a dungeon count their treasure twice (CL-06, CL-25)."""
    g.players[seat].treasure_factor *= 2
    if g.listening:
        g.emit(EV_TREASURE_DOUBLED, seat, source)


def hold_entrance(g: Table, seat: i64) -> None:
    """The heroes at this entrance don't enter."""
    g.players[seat].entrance_held = True
    if g.listening:
        g.emit(EV_ENTRANCE_HELD, seat)


def forbid_building(g: Table, seat: i64) -> None:
    """Nobody builds any more; ``seat`` is the player who caused that."""
    g.building_forbidden = True
    if g.listening:
        g.emit(EV_BUILDING_FORBIDDEN, seat)


def add_build(g: Table, seat: i64) -> None:
    """One more room in this player's Build turn (CL-33)."""
    g.players[seat].builds += 1
    if g.listening:
        g.emit(EV_EXTRA_BUILD, seat)
