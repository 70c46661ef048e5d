"""One function per observable change: it changes the table and notes the event.

Rooms and players are here; ``hero_changes``, ``piles`` and ``round_changes`` have the rest. Once a table is dealt, only
these four modules change what lies where, what is marked, what is known and what players have won. The course of the
game (whose turn it is, where the hero walks, what waits) is up to the procedures. A test holds the code to this.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.changes.bans import BANS, refresh_bans
from lairwright.dungeon.changes.heroes import hurt_hero
from lairwright.dungeon.changes.piles import note_news, take_out, take_up, to_discard
from lairwright.dungeon.changes.rounds import boost, end_delay, remember
from lairwright.dungeon.events import (
    EV_BUILT,
    EV_DEACTIVATED,
    EV_DESTROYED,
    EV_DETACHED,
    EV_ELIMINATED,
    EV_HERO_TO_TOWN,
    EV_LEVEL_UP,
    EV_PHASE,
    EV_PLACED,
    EV_REARRANGED,
    EV_RETURNED_TO_HAND,
    EV_ROOM_BONUS,
    EV_SWAPPED,
    EV_UNCOVERED,
)
from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.memory import ELSEWHERE, to_happening
from lairwright.dungeon.projections.rooms import active_rooms, position_of, to_gone
from lairwright.dungeon.projections.sources import extras_of
from lairwright.dungeon.state.marks import (
    DEACTIVATED,
    FACE_DOWN,
    OWN_COST_GONE,
    OWN_COST_UNCOVERED,
    ROOM_DESTROYED,
    STANDS,
    TEXTLESS,
)
from lairwright.dungeon.state.player import NO_CARDS, Player
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import WHEN_BUILT, WHEN_DESTROYED, WHEN_DISCARDED, WHEN_UNCOVERED
from lairwright.kernel.arrays import with_number
from lairwright.kernel.game import LEARNT_BY_CHOOSER

_GONE: Final = 1 << WHEN_DESTROYED | 1 << WHEN_UNCOVERED
#: ``Table.hero_dealt`` until the room has dealt its own damage: before that, no increase is owed.
NOT_DEALT: Final = 1_000_000


def set_phase(g: Table, phase: i64, active: i64 = -1) -> None:
    changed = g.phase != phase
    g.phase = phase
    g.active = active
    if changed and g.listening:
        g.emit(EV_PHASE, active, amount=phase)


# -- rooms -----------------------------------------------------------------------------------------


def late_bonus(g: Table) -> None:
    """If the damage of the hero's room rises, the hero takes the difference at once (BM-TIME-52).

    Called after every change to a dungeon: a drop gives nothing back, and the next rise counts from there (CL-31).
    """
    if g.catalog.unusual or g.changes & BANS:
        refresh_bans(g)
    if g.hero < 0 or g.hero_room < 0 or g.hero_left != STANDS or g.hero_sent or g.hero_dealt == NOT_DEALT:
        return
    now = room_damage(g, g.hero_seat, g.hero_at)
    if now > g.hero_dealt and g.rules.late_bonus:
        hurt_hero(g, g.hero, now - g.hero_dealt, g.hero_room)
    g.hero_dealt = now


def place_room(g: Table, seat: i64, card: i64, place: i64, face_down: bool) -> None:
    """Put a Room card into its player's dungeon: place 0 is the new leftmost position, n is on the room at n."""
    player = g.players[seat]
    take_out(player.rooms, card)
    if place == 0:
        player.dungeon.append(card)
    else:
        below = player.dungeon[place - 1]
        g.own_under()[card] = below
        player.dungeon[place - 1] = card
        if g.status[below]:
            g.marked = True
        if g.attached[below] >= 0 or (not face_down and (g.tokens[below] or g.coins_on[below])):
            leave_behind(g, seat, below)
        if g.cards[below].chances:
            g.look_again(player)
    if face_down:
        g.status[card] = FACE_DOWN
        if g.catalog.unusual:
            refresh_bans(g)
        if g.listening:
            g.emit(EV_PLACED, seat, card, amount=place, mask=1 << seat)
    else:
        turn_up(g, seat, card)
        late_bonus(g)


def turn_up(g: Table, seat: i64, card: i64) -> None:
    """A room counts as built from the moment it is face up (BM-REVEAL-02)."""
    mark: i64 = g.status[card]
    g.status[card] = mark & ~FACE_DOWN
    g.arm(g.players[seat], card)
    g.known[card] = g.everyone
    g.learnt = LEARNT_BY_CHOOSER
    if g.catalog.unusual:
        refresh_bans(g)
    if g.catalog.remembers >> WHEN_BUILT & 1:
        remember(g, to_happening(WHEN_BUILT, seat, seat, 1, card))
    if g.listening:
        g.emit(EV_BUILT, seat, card)


def take_back(g: Table, seat: i64, at: i64) -> None:
    """A face-down room returns to its owner's hand; what it covered works again."""
    player = g.players[seat]
    g.look_again(player)
    card: i64 = player.dungeon[at]
    below: i64 = g.under[card]
    g.status[card] = 0
    g.own_under()[card] = -1
    if below >= 0:
        player.dungeon[at] = below
    else:
        del player.dungeon[at]
    take_up(player.rooms, card)
    if g.catalog.unusual:
        refresh_bans(g)
    if g.listening:
        g.emit(EV_RETURNED_TO_HAND, seat, card, mask=1 << seat)


def destroy_room(g: Table, seat: i64, at: i64, own_cost: bool) -> i64:
    """The top card is discarded, what lies below it is uncovered, and a gap closes (BM-DESTROY-01 to -03).

    Returns the destroyed card. What happens to a hero in it is settled once the effect has resolved.
    """
    player = g.players[seat]
    g.look_again(player)
    card: i64 = player.dungeon[at]
    below: i64 = g.under[card]
    g.own_under()[card] = -1
    g.status[card] &= DEACTIVATED | TEXTLESS  # until it is clear what its destruction sets off
    g.uncovered = -1
    if g.catalog.heard & _GONE:
        g.uncovered = to_gone(below, at, below < 0)
    if g.attached[card] >= 0 or g.tokens[card] or g.coins_on[card]:
        leave_behind(g, seat, card)
    if g.bonus[card]:
        g.bonus[card] = 0
    if g.round_effects:
        g.round_effects = [effect for effect in g.round_effects if effect.card != card]
    inside = g.hero >= 0 and g.hero_seat == seat and g.hero_room == card
    if below >= 0:
        player.dungeon[at] = below
    else:
        del player.dungeon[at]
        if g.hero >= 0 and g.hero_seat == seat and at < g.hero_at:
            g.hero_at -= 1
    if g.hero_left == OWN_COST_UNCOVERED and g.hero_seat == seat and g.hero_at == at and below < 0:
        g.hero_left = OWN_COST_GONE  # the room it would have stood in is gone too, before the ability resolved
    if inside:
        if not own_cost:
            g.hero_left = ROOM_DESTROYED
            g.hero_room = -1
        else:
            g.hero_left = OWN_COST_UNCOVERED if below >= 0 else OWN_COST_GONE
    to_discard(g, card)
    if card in g.delayed:
        end_delay(g, card)
    if g.listening:
        g.emit(EV_DESTROYED, seat, card, amount=at + 1)
        if below >= 0:
            g.emit(EV_UNCOVERED, seat, below, amount=at + 1)
    late_bonus(g)
    return card


def fell_silent(g: Table, card: i64) -> bool:
    """Whether a room that has just been destroyed had no text then, and so says nothing; asked once."""
    silent = g.status[card] != 0
    g.status[card] = 0
    return silent


def deactivate(g: Table, seat: i64, card: i64) -> None:
    """BM-DEACT-01; nothing below is uncovered (BM-DEACT-03)."""
    g.status[card] |= DEACTIVATED
    if g.attached[card] >= 0:
        g.players[seat].extras = extras_of(g, seat) or NO_CARDS  # its miniboss is ignored, too (EXP-MB-19)
    g.look_again(g.players[seat])
    if g.listening:
        g.emit(EV_DEACTIVATED, seat, card)
    late_bonus(g)


def add_room_bonus(g: Table, seat: i64, card: i64, amount: i64) -> None:
    boost(g, card, amount)
    if g.listening:
        g.emit(EV_ROOM_BONUS, seat, card, amount=amount)
    late_bonus(g)


def swap_rooms(g: Table, seat: i64, a: i64, b: i64) -> None:
    """Whole stacks change places (BM-STACK-02); a hero inside goes with its room (BM-TIME-51)."""
    dungeon = g.players[seat].dungeon
    first = dungeon[a]
    dungeon[a] = dungeon[b]
    dungeon[b] = first
    if g.hero >= 0 and g.hero_seat == seat and g.hero_room >= 0 and g.hero_left != OWN_COST_GONE:
        if g.hero_at == a:
            g.hero_at = b
        elif g.hero_at == b:
            g.hero_at = a
    if g.listening:
        g.emit(EV_SWAPPED, seat, dungeon[a], dungeon[b])
    late_bonus(g)


def arrange(g: Table, seat: i64, order: list[int]) -> None:
    """The stacks of a dungeon in another order: position by position, which of them lies there now."""
    player = g.players[seat]
    before = player.dungeon
    player.dungeon = [before[at] for at in order]
    if g.hero >= 0 and g.hero_seat == seat and g.hero_room >= 0 and g.hero_left != OWN_COST_GONE:
        g.hero_at = order.index(g.hero_at)
    if g.listening:
        g.emit(EV_REARRANGED, seat)
    late_bonus(g)


def stack_at(g: Table, seat: i64, at: i64) -> list[i64]:
    """The cards of a stack from the top down."""
    stack: list[i64] = []
    card: i64 = g.players[seat].dungeon[at]
    while card >= 0:
        stack.append(card)
        card = g.under[card]
    return stack


def rearrange_stack(g: Table, seat: i64, at: i64, stack: list[i64]) -> bool:
    """The cards of one stack in another order, from the top down; whether another room is on top now."""
    uncovered = stack[0] != g.players[seat].dungeon[at]
    pile(g, seat, at, stack)
    if g.listening:
        g.emit(EV_REARRANGED, seat)
        if uncovered:
            g.emit(EV_UNCOVERED, seat, stack[0], amount=at + 1)
    late_bonus(g)
    return uncovered


def pile(g: Table, seat: i64, at: i64, stack: list[i64]) -> None:
    """A stack from the top down. A hero in the room that was on top stands in no room any more."""
    player = g.players[seat]
    before: i64 = player.dungeon[at]
    under = g.own_under()
    for place in range(len(stack)):
        under[stack[place]] = stack[place + 1] if place + 1 < len(stack) else -1
    player.dungeon[at] = stack[0]
    if before != stack[0]:
        if g.status[before]:
            g.marked = True
        leave_behind(g, seat, before)
        if g.status[before]:
            g.marked = True  # clean-up won't find it on top
        if g.hero >= 0 and g.hero_room == before:
            g.hero_left = ROOM_DESTROYED
            g.hero_room = -1
    g.look_again(player)


def uncover(g: Table, seat: i64, room: i64) -> bool:
    """A covered room comes to the top of its own stack; False if it is not covered there."""
    at = position_of(g, seat, room)
    if at < 0 or g.players[seat].dungeon[at] == room:
        return False
    stack: list[i64] = [room]
    for card in stack_at(g, seat, at):
        if card != room:
            stack.append(card)
    pile(g, seat, at, stack)
    if g.listening:
        g.emit(EV_UNCOVERED, seat, room, amount=at + 1)
    late_bonus(g)
    return True


def leave_behind(g: Table, seat: i64, room: i64) -> None:
    """What lies on a room that is no longer the top of its stack: its miniboss is discarded (CL-52), its counters and
    coins go back."""
    if g.attached[room] >= 0:
        miniboss: i64 = g.attached[room]
        g.attached = with_number(g.attached, room, -1)
        g.tokens = with_number(g.tokens, miniboss, 0)
        g.status[miniboss] = 0
        note_news(g, WHEN_DISCARDED, seat, miniboss, ELSEWHERE)
        to_discard(g, miniboss)
        player = g.players[seat]
        player.extras = [card for card in player.extras if card != miniboss]
        g.look_again(player)
        if g.listening:
            g.emit(EV_DETACHED, seat, miniboss, room)
    if g.tokens[room]:
        g.tokens = with_number(g.tokens, room, 0)
    if g.coins_on[room]:
        g.coins_on = with_number(g.coins_on, room, 0)


def place_for(g: Table, seat: i64, owner: i64, card: i64, place: i64, face_down: bool) -> None:
    """Put a Room card of one player into another's dungeon."""
    if seat != owner:
        take_out(g.players[seat].rooms, card)
        take_up(g.players[owner].rooms, card)
        g.known[card] |= 1 << owner  # it lies in a dungeon whose player may look at every card
        g.look_again(g.players[seat])
    place_room(g, owner, card, place, face_down)


# -- players ---------------------------------------------------------------------------------------


def mark_levelled(g: Table, seat: i64) -> None:
    """The boss levels up, once per game (BM-LVL-03)."""
    player = g.players[seat]
    player.levelled = True
    if g.listening:
        g.emit(EV_LEVEL_UP, seat, player.boss)


def lose_level_up(player: Player) -> None:
    """As if the boss had levelled up."""
    player.levelled = True


def eliminate(g: Table, seat: i64) -> None:
    """The player's cards leave the game (BM-ELIM-01, -02); heroes at the entrance go back to town (BM-ELIM-05)."""
    player = g.players[seat]
    player.out = True
    g.own_piles()
    for hero in player.entrance:
        g.town.append(hero)
        if g.listening:
            g.emit(EV_HERO_TO_TOWN, seat, hero)
    player.entrance = NO_CARDS
    gone = g.removed.copy()
    gone.extend(player.rooms)
    gone.extend(player.spells)
    gone.extend(player.souls)
    gone.extend(player.wounds)
    gone.extend(player.items_up)
    gone.extend(player.items_down)
    gone.append(player.boss)
    for top in player.dungeon:
        if g.status[top]:
            g.marked = True  # clean-up won't find it in a dungeon
        if g.attached[top] >= 0:
            gone.append(g.attached[top])
            g.tokens = with_number(g.tokens, g.attached[top], 0)
            g.attached = with_number(g.attached, top, -1)
        if g.tokens[top]:
            g.tokens = with_number(g.tokens, top, 0)
        if g.coins_on[top]:
            g.coins_on = with_number(g.coins_on, top, 0)
        card: i64 = top
        below: i64 = g.under[card]
        while below >= 0:
            gone.append(card)
            g.own_under()[card] = -1
            card = below
            below = g.under[card]
        gone.append(card)
    g.removed = gone
    player.rooms = []
    player.spells = []
    player.dungeon = []
    player.souls = []
    player.wounds = []
    player.coins = 0
    player.items_up = NO_CARDS
    player.items_down = NO_CARDS
    player.extras = NO_CARDS
    if g.listening:
        g.emit(EV_ELIMINATED, seat)


def five_rooms(g: Table, seat: i64) -> bool:
    """Whether there are five visible rooms that count (BM-LVL-01; a deactivated one doesn't: BM-OQ-12)."""
    return active_rooms(g, seat) >= 5
