"""Changes to what lasts until the end of the round, done as in :mod:`lairwright.dungeon.changes`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.changes.bans import BANS, refresh_bans
from lairwright.dungeon.events import (
    EV_COPIED,
    EV_DELAYED,
    EV_EXTRA_BUILD,
    EV_REACTIVATED,
    EV_ROUND,
)
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.sources import extras_of
from lairwright.dungeon.state.marks import DEACTIVATED, USED
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.round_effects import COUNTERS, NO_EFFECTS, kinds_of
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.usual_effects import in_order
from lairwright.dungeon.words import MINIBOSS, MOD_NO_BUILD, MOD_NO_ENTERS, MOD_NO_LOSE, MOD_NO_TEXT, MOD_NO_WIN, ROOM
from lairwright.kernel.arrays import copied

_KEPT: Final = (MOD_NO_ENTERS, MOD_NO_BUILD, MOD_NO_WIN, MOD_NO_LOSE)


def new_round(g: Table) -> None:
    """BM-START-01, -02: nothing from the last round counts any more."""
    g.round += 1
    g.heroes_moved = False
    g.souls_won = False
    g.memory = NO_CARDS
    g.news = NO_CARDS
    g.round_effects = NO_EFFECTS
    g.changes = g.catalog.guests | g.changes & COUNTERS
    if g.catalog.unusual:
        refresh_bans(g)
    for player in g.players:
        player.builds = 0
        player.turn_over = False
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
    if g.marked:
        g.status = copied(g.catalog.zeros)
        g.marked = False
    for card in g.boosted:
        g.bonus[card] = 0
    g.boosted = NO_CARDS
    if g.hurt_count:
        g.hurt = g.catalog.zeros
        g.hurt_shared = True
        g.hurt_count = 0
    g.sent_back = NO_CARDS
    # What holds heroes or builders back does so until the next round begins, and some editions look who has won or lost
    # only now.
    again = len(g.catalog.instances[MINIBOSS]) > 0  # a deactivated room's miniboss works again
    if g.round_effects:
        left = [effect for effect in g.round_effects if effect.what in _KEPT]
        g.round_effects = in_order(left, len(g.players))
        again = again or g.changes >> MOD_NO_TEXT & 1 != 0
        g.changes = g.catalog.guests | g.changes & COUNTERS | kinds_of(g.round_effects)
    if again:
        for seat in range(len(g.players)):
            g.players[seat].extras = extras_of(g, seat) or NO_CARDS
            g.look_again(g.players[seat])
    if g.catalog.unusual:
        refresh_bans(g)


# -- limits of abilities, and effects that wait ----------------------------------------------------


def use_up(g: Table, seat: i64, card: i64, index: i64) -> None:
    """A room's ability was activated and can't be used again this round (BM-TIME-30)."""
    g.status[card] |= USED << index
    if g.cards[card].kind != ROOM or not lies_in(g.players[seat].dungeon, card):
        g.marked = True  # clean-up won't find it in a dungeon
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
    if g.bonus_shared:
        g.bonus = copied(g.catalog.zeros)
        g.bonus_shared = False
    g.bonus[card] += amount
    g.boosted = [*g.boosted, card]


def allow_builds(g: Table, seat: i64, rooms: i64) -> None:
    """So many rooms more, or fewer, in this player's Build turn."""
    g.players[seat].builds += rooms


def add_build(g: Table, seat: i64) -> None:
    """One more room in this player's Build turn (CL-33)."""
    allow_builds(g, seat, 1)
    if g.listening:
        g.emit(EV_EXTRA_BUILD, seat)


def note_copied(g: Table, seat: i64, card: i64) -> None:
    """Say that another card's abilities are done."""
    if g.listening:
        g.emit(EV_COPIED, seat, card)


def remember(g: Table, happening: i64) -> None:
    """Something that a card of this game may ask about later in the round."""
    g.memory = [*g.memory, happening]
    if g.catalog.unusual or g.changes & BANS:
        refresh_bans(g)


def take_news(g: Table) -> list[i64]:
    """What has been discarded or taken and has set nothing off yet; from now on it has."""
    news = g.news
    g.news = NO_CARDS
    return news


def take_uncovered(g: Table) -> i64:
    """The room that a destruction has uncovered, and where (``projections.rooms.to_gone``); from now on its effects are
    seen to."""
    room = g.uncovered
    g.uncovered = -1
    return room
