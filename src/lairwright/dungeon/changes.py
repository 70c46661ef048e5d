"""One function per observable change: it changes the table and notes the event. Nothing else touches these fields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.piles import take_out, take_up, to_discard
from lairwright.dungeon.player import NO_CARDS, Player
from lairwright.dungeon.projections import active_rooms, room_damage
from lairwright.dungeon.table import (
    DEACTIVATED,
    FACE_DOWN,
    OWN_COST_GONE,
    OWN_COST_UNCOVERED,
    ROOM_DESTROYED,
    STANDS,
    WAITS,
    Table,
)
from lairwright.dungeon.words import (
    EV_BUILT,
    EV_DAMAGED,
    EV_DEACTIVATED,
    EV_DESTROYED,
    EV_DIED,
    EV_DUNGEON_BONUS,
    EV_HEALED,
    EV_HEALTH_BONUS,
    EV_HERO_MOVED,
    EV_HERO_TO_TOWN,
    EV_PHASE,
    EV_PLACED,
    EV_REMOVED,
    EV_RETURNED_TO_HAND,
    EV_ROOM_BONUS,
    EV_SOUL_RETURNED,
    EV_SWAPPED,
    EV_UNCOVERED,
    EV_WOUNDED,
    PHASE_ADVENTURE,
    TO_ENTRANCE,
    TO_TOWN,
)
from lairwright.kernel.game import LEARNT_BY_CHOOSER

#: ``Table.hero_dealt`` until the room has dealt its own damage: no rise of it is owed before.
NOT_DEALT: Final = 1_000_000


def set_phase(g: Table, phase: i64, active: i64 = -1) -> None:
    changed = g.phase != phase
    g.phase = phase
    g.active = active
    if changed and g.listening:
        g.emit(EV_PHASE, active, amount=phase)


# -- rooms -----------------------------------------------------------------------------------------


def late_bonus(g: Table) -> None:
    """A rise of the damage of the room a hero is in counts for that hero at once, by its own difference (BM-TIME-52).

    Called after every change of a dungeon: a drop gives nothing back, and the next rise starts from there (CL-31).
    """
    if g.hero < 0 or g.hero_room < 0 or g.hero_left != STANDS or g.hero_sent or g.hero_dealt == NOT_DEALT:
        return
    now = room_damage(g, g.hero_seat, g.hero_at)
    if now > g.hero_dealt and g.rules.late_bonus:
        hurt_hero(g, g.hero, now - g.hero_dealt, g.hero_room)
    g.hero_dealt = now


def place_room(g: Table, seat: i64, card: i64, place: i64, face_down: bool) -> None:
    """Put a Room card into the own dungeon: place 0 is the new leftmost position, n is on the room at position n."""
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
        if g.cards[below].chances:
            g.look_again(player)
    if face_down:
        g.status[card] = FACE_DOWN
        if g.listening:
            g.emit(EV_PLACED, seat, card, amount=place, mask=1 << seat)
    else:
        turn_up(g, seat, card)
        late_bonus(g)


def turn_up(g: Table, seat: i64, card: i64) -> None:
    """A room is built from the moment it is face up (BM-REVEAL-02)."""
    mark: i64 = g.status[card]
    g.status[card] = mark & ~FACE_DOWN
    g.arm(g.players[seat], card)
    g.known[card] = g.everyone
    g.learnt = LEARNT_BY_CHOOSER
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
    if g.listening:
        g.emit(EV_RETURNED_TO_HAND, seat, card, mask=1 << seat)


def destroy_room(g: Table, seat: i64, at: i64, own_cost: bool) -> i64:
    """The top card goes to the discards, what lies below is uncovered, a gap closes (BM-DESTROY-01 to -03).

    Returns the destroyed card. What becomes of a hero in it is settled when the effect has resolved.
    """
    player = g.players[seat]
    g.look_again(player)
    card: i64 = player.dungeon[at]
    below: i64 = g.under[card]
    g.own_under()[card] = -1
    g.status[card] = 0
    if g.bonus[card]:
        g.bonus[card] = 0
    inside = g.hero >= 0 and g.hero_seat == seat and g.hero_room == card
    if below >= 0:
        player.dungeon[at] = below
    else:
        del player.dungeon[at]
        if g.hero >= 0 and g.hero_seat == seat and at < g.hero_at:
            g.hero_at -= 1
    if g.hero_left == OWN_COST_UNCOVERED and g.hero_seat == seat and g.hero_at == at and below < 0:
        g.hero_left = OWN_COST_GONE  # what it would have stood in has gone too, before the ability resolved
    if inside:
        if not own_cost:
            g.hero_left = ROOM_DESTROYED
            g.hero_room = -1
        else:
            g.hero_left = OWN_COST_UNCOVERED if below >= 0 else OWN_COST_GONE
    to_discard(g, card)
    if card in g.delayed:
        g.delayed = [other for other in g.delayed if other != card]
    if g.listening:
        g.emit(EV_DESTROYED, seat, card, amount=at + 1)
        if below >= 0:
            g.emit(EV_UNCOVERED, seat, below, amount=at + 1)
    late_bonus(g)
    return card


def deactivate(g: Table, seat: i64, card: i64) -> None:
    """BM-DEACT-01; nothing below is uncovered (BM-DEACT-03)."""
    g.status[card] |= DEACTIVATED
    g.look_again(g.players[seat])
    if g.listening:
        g.emit(EV_DEACTIVATED, seat, card)
    late_bonus(g)


def add_room_bonus(g: Table, seat: i64, card: i64, amount: i64) -> None:
    _boost(g, card, amount)
    if g.listening:
        g.emit(EV_ROOM_BONUS, seat, card, amount=amount)
    late_bonus(g)


def add_dungeon_bonus(g: Table, seat: i64, source: i64, amount: i64) -> None:
    """More damage for all rooms of a dungeon until the end of the round, also for those uncovered later."""
    g.players[seat].dungeon_bonus += amount
    if g.listening:
        g.emit(EV_DUNGEON_BONUS, seat, source, amount=amount)
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


# -- heroes ----------------------------------------------------------------------------------------


def heroes_to_come(g: Table) -> bool:
    """Whether a hero can still be revealed: Epic ones wait for the Ordinary ones to be lured where an edition says so
    (option ``epic_after``)."""
    if g.hero_deck:
        return True
    return len(g.epic_deck) > 0 and not (g.rules.epic_after_lured and _ordinary_in_town(g))


def reveal_hero(g: Table) -> bool:
    """The next hero comes to town: every Ordinary Hero before any Epic one (BM-SETUP-03). False: none can come."""
    if g.piles_shared:
        g.own_piles()
    if not heroes_to_come(g):
        return False
    deck = g.hero_deck if g.hero_deck else g.epic_deck
    hero: i64 = deck.pop()
    g.town.append(hero)
    g.learnt = LEARNT_BY_CHOOSER
    if g.listening:
        g.emit(EV_HERO_TO_TOWN, -1, hero)
    return True


def _ordinary_in_town(g: Table) -> bool:
    """Whether an Ordinary Hero still waits to be lured."""
    return any(g.cards[hero].worth == 1 for hero in g.town)


def to_entrance(g: Table, seat: i64, hero: i64, kind: i64) -> None:
    """A hero that has left its old place stands last at an entrance (BM-BAIT-07, CL-21)."""
    player = g.players[seat]
    if player.entrance:
        player.own_heroes()
        player.entrance.append(hero)
    else:
        player.entrance = [hero]
    g.heroes_moved = True
    if g.listening:
        g.emit(kind, seat, hero, amount=TO_ENTRANCE if kind == EV_HERO_MOVED else 0)


def leave_entrance(player: Player, hero: i64) -> None:
    """A hero goes from an entrance into the dungeon. The list of the last is replaced: to empty one and fill it again
    costs more than a new one."""
    if len(player.entrance) == 1:
        player.entrance = NO_CARDS
    else:
        player.own_heroes()
        take_out(player.entrance, hero)


def send_back(g: Table, hero: i64) -> None:
    """What every hero sent to town or to an entrance loses: its damage, unless an edition keeps it to the round's end
    (BM-ADV-15, ED-76). It is no longer walking."""
    if g.hurt[hero] and not g.rules.returned_keeps_damage:
        g.hurt[hero] = 0
        g.hurt_count -= 1
    if g.hero == hero:
        stop_walking(g)


def stop_walking(g: Table) -> None:
    g.hero = -1
    g.hero_room = -1
    g.hero_left = STANDS
    g.hero_doomed = False
    g.hero_sent = False


def hero_to_town(g: Table, hero: i64) -> None:
    """Back to town as the newest hero there."""
    seat = g.hero_seat
    send_back(g, hero)
    g.own_piles()
    g.town.append(hero)
    g.heroes_moved = True
    if g.listening:
        g.emit(EV_HERO_MOVED, seat, hero, amount=TO_TOWN)


def hurt_hero(g: Table, hero: i64, amount: i64, source: i64) -> None:
    if amount <= 0:
        return
    if g.hurt is g.catalog.zeros:  # what nobody has marked yet is shared by all tables
        g.hurt = [0] * len(g.hurt)
    hurt = g.hurt
    before: i64 = hurt[hero]  # compiled, ``+=`` would add Python's way
    if not before:
        g.hurt_count += 1
    hurt[hero] = before + amount
    if g.listening:
        g.emit(EV_DAMAGED, g.hero_seat, hero, source, amount)


def add_health(g: Table, hero: i64, amount: i64) -> None:
    _boost(g, hero, amount)
    if g.listening:
        g.emit(EV_HEALTH_BONUS, -1, hero, amount=amount)


def _boost(g: Table, card: i64, amount: i64) -> None:
    if g.bonus is g.catalog.zeros:
        g.bonus = [0] * len(g.bonus)
    g.bonus[card] += amount
    g.boosted = [*g.boosted, card]


def _forget(g: Table, hero: i64) -> None:
    """A score area forgets damage (CL-27); Health until the end of the round stays with the card (CL-34)."""
    if g.hurt[hero]:
        g.hurt[hero] = 0
        g.hurt_count -= 1
    if g.status[hero]:
        g.status[hero] = 0


def score_soul(g: Table, seat: i64, hero: i64, room: i64) -> None:
    """Face down into a score area (BM-ADV-09)."""
    player = g.players[seat]
    _forget(g, hero)
    player.own_heroes()
    player.souls.append(hero)
    g.souls_won = True
    player.soul_count += g.cards[hero].worth
    player.killed_hero = True
    g.heroes_moved = True
    if g.hero == hero:
        stop_walking(g)
    if g.listening:
        g.emit(EV_DIED, seat, hero, room, g.cards[hero].worth)


def score_wound(g: Table, seat: i64, hero: i64) -> None:
    """Face up into a score area (BM-ADV-11)."""
    player = g.players[seat]
    _forget(g, hero)
    player.own_heroes()
    player.wounds.append(hero)
    player.wound_count += g.cards[hero].worth
    g.heroes_moved = True
    stop_walking(g)
    if g.listening:
        g.emit(EV_WOUNDED, seat, hero, amount=g.cards[hero].worth)


def heal(g: Table, seat: i64, hero: i64) -> None:
    """Turn one face-up hero face down: its Wounds become its Souls (BM-HEAL-01, -02)."""
    player = g.players[seat]
    player.own_heroes()
    player.wounds.remove(hero)
    player.souls.append(hero)
    g.souls_won = True
    player.wound_count -= g.cards[hero].worth
    player.soul_count += g.cards[hero].worth
    if g.listening:
        g.emit(EV_HEALED, seat, hero, amount=g.cards[hero].worth)


def lose_soul(g: Table, seat: i64, hero: i64) -> None:
    """A face-down hero leaves a score area; the caller says where it goes."""
    player = g.players[seat]
    player.own_heroes()
    player.souls.remove(hero)
    player.soul_count -= g.cards[hero].worth


def remove_from_game(g: Table, seat: i64, card: i64) -> None:
    g.removed = [*g.removed, card]
    if g.listening:
        g.emit(EV_REMOVED, seat, card)


def return_soul(g: Table, seat: i64, hero: i64) -> None:
    """From a score area back to the entrance of the same player (CL-27); it counts as a new hero (Minotaur's Maze)."""
    lose_soul(g, seat, hero)
    size = len(g.cards)
    g.sent_back = [mark for mark in g.sent_back if mark % size != hero]
    if g.rules.returned_waits and g.phase == PHASE_ADVENTURE:
        g.status[hero] |= WAITS
        g.marked = True
    to_entrance(g, seat, hero, EV_SOUL_RETURNED)


def is_lethal(g: Table, hero: i64) -> bool:
    return g.hurt[hero] >= g.cards[hero].health + g.bonus[hero]


def five_rooms(g: Table, seat: i64) -> bool:
    """Five visible rooms that count (BM-LVL-01; a deactivated one does not: BM-OQ-12)."""
    return active_rooms(g, seat) >= 5
