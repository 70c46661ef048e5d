"""Changes to heroes: in town, on their way, in score areas; done as in :mod:`lairwright.dungeon.changes`."""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.changes.bans import refresh_bans
from lairwright.dungeon.changes.piles import take_out
from lairwright.dungeon.changes.rounds import boost
from lairwright.dungeon.events import (
    EV_DAMAGED,
    EV_DIED,
    EV_HEALED,
    EV_HEALTH_BONUS,
    EV_HERO_MOVED,
    EV_HERO_TO_TOWN,
    EV_REMOVED,
    EV_SOUL_MOVED,
    EV_SOUL_RETURNED,
    EV_WOUNDED,
    TO_ENTRANCE,
    TO_LOCATION,
    TO_TOWN,
)
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.sources import home_of
from lairwright.dungeon.projections.things import guests_at
from lairwright.dungeon.state.marks import STANDS, TEXTLESS, WAITS
from lairwright.dungeon.state.player import NO_CARDS, Player
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import PHASE_ADVENTURE, STREAM_HEROES
from lairwright.kernel.arrays import copied, with_number
from lairwright.kernel.game import LEARNT_BY_CHOOSER


def heroes_to_come(g: Table) -> bool:
    """Whether a hero can still be revealed; in some editions, Epic Heroes wait until the Ordinary ones have been lured
    (option ``epic_after``)."""
    if g.hero_deck:
        return True
    return len(g.epic_deck) > 0 and not (g.rules.epic_after_lured and _ordinary_in_town(g))


def reveal_hero(g: Table) -> bool:
    """The next hero comes to town: all Ordinary Heroes before any Epic one (BM-SETUP-03). False if none can come."""
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
    """Whether an Ordinary Hero is still waiting to be lured."""
    return any(g.cards[hero].worth == 1 for hero in g.town)


def leave_town(g: Table, hero: i64) -> None:
    """A hero leaves the town; the caller says where it goes."""
    g.own_piles()
    g.town.remove(hero)


def stay_in_town(g: Table, heroes: list[i64]) -> None:
    """The heroes whom nobody lured stay, once the others have left."""
    g.town = heroes


def call_hero(g: Table, hero: i64) -> None:
    """A hero leaves the place it is in: town, a dungeon, an entrance, a location, a score area, a hero deck. A deck
    that was searched is shuffled (BM-DECK-01)."""
    if hero in g.town:
        leave_town(g, hero)
        return
    if g.hero == hero:
        send_back(g, hero)
        return
    for seat in range(len(g.players)):
        player = g.players[seat]
        if hero in player.entrance:
            leave_entrance(player, hero)
            send_back(g, hero)
            return
        if hero in player.souls:
            lose_soul(g, seat, hero)
            return
        if hero in player.wounds:
            lose_wound(g, seat, hero)
            return
    if leave_location(g, hero):
        send_back(g, hero)
        return
    g.own_piles()
    (g.hero_deck if hero in g.hero_deck else g.epic_deck).remove(hero)
    g.hero_deck.sort()
    g.epic_deck.sort()
    g.streams.shuffle(STREAM_HEROES, g.hero_deck)
    g.streams.shuffle(STREAM_HEROES, g.epic_deck)


def to_entrance(g: Table, seat: i64, hero: i64, kind: i64) -> None:
    """A hero that has left its old place joins the end of the line at an entrance (BM-BAIT-07, CL-21)."""
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
    """A hero goes from an entrance into the dungeon; after the last one, the list is the shared empty one again."""
    if len(player.entrance) == 1:
        player.entrance = NO_CARDS
    else:
        player.own_heroes()
        take_out(player.entrance, hero)


def set_out(g: Table, seat: i64, hero: i64) -> None:
    """As if this hero were about to enter the first room of a dungeon: what it brings along counts."""
    g.hero = hero
    g.hero_seat = seat
    g.hero_at = len(g.players[seat].dungeon)
    g.hero_room = -1
    refresh_bans(g)


def send_back(g: Table, hero: i64) -> None:
    """What every hero sent to town or to an entrance loses: its damage, unless the edition keeps that until the end of
    the round (BM-ADV-15, ED-76). It is no longer walking."""
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
    if g.catalog.guests:
        refresh_bans(g)


def send_walker(g: Table, before: i64, how: i64) -> None:
    """The walking hero leaves its room, whatever happened to that, and goes on from the position ``before``."""
    g.hero_at = before
    g.hero_room = -1
    g.hero_left = STANDS
    g.hero_sent = True
    if g.listening:
        g.emit(EV_HERO_MOVED, g.hero_seat, g.hero, amount=how)


def hero_to_town(g: Table, hero: i64) -> None:
    """Back to town as the newest hero there, from wherever it is."""
    seat: i64 = -1
    if g.hero == hero:
        seat = g.hero_seat
        send_back(g, hero)
    else:
        call_hero(g, hero)
    g.own_piles()
    g.town.append(hero)
    g.heroes_moved = True
    if g.listening:
        g.emit(EV_HERO_MOVED, seat, hero, amount=TO_TOWN)


def hurt_hero(g: Table, hero: i64, amount: i64, source: i64) -> None:
    if amount <= 0:
        return
    if g.hurt_shared:
        g.hurt = copied(g.catalog.zeros)
        g.hurt_shared = False
    hurt = g.hurt
    before: i64 = hurt[hero]  # compiled, ``+=`` would be Python's own addition
    if not before:
        g.hurt_count += 1
    hurt[hero] = before + amount
    if g.listening:
        g.emit(EV_DAMAGED, g.hero_seat if g.hero == hero else home_of(g, hero), hero, source, amount)


def add_health(g: Table, hero: i64, amount: i64) -> None:
    boost(g, hero, amount)
    if g.listening:
        g.emit(EV_HEALTH_BONUS, -1, hero, amount=amount)


def _forget(g: Table, hero: i64) -> None:
    """Heroes in a score area lose their damage (CL-27); Health until the end of the round stays with the card
    (CL-34)."""
    if g.hurt[hero]:
        g.hurt[hero] = 0
        g.hurt_count -= 1
    if g.status[hero]:
        g.status[hero] &= TEXTLESS  # what it says about its fate is ignored, too


def score_soul(g: Table, seat: i64, hero: i64, room: i64) -> None:
    """A hero goes face down into a score area (BM-ADV-09)."""
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
    """A hero goes face up into a score area (BM-ADV-11)."""
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


def return_soul(g: Table, seat: i64, hero: i64, goal: i64 = -1) -> None:
    """A hero goes from a score area back to the same player's entrance, or to somebody else's (CL-27), and counts as
    new (Minotaur's Maze)."""
    if goal < 0:
        goal = seat
    if lies_in(g.players[seat].wounds, hero):
        lose_wound(g, seat, hero)
    else:
        lose_soul(g, seat, hero)
    size = len(g.cards)
    g.sent_back = [mark for mark in g.sent_back if mark % size != hero]
    if g.rules.returned_waits and g.phase == PHASE_ADVENTURE:
        g.status[hero] |= WAITS
        g.marked = True
    to_entrance(g, goal, hero, EV_SOUL_RETURNED if goal == seat else EV_HERO_MOVED)


def lose_wound(g: Table, seat: i64, hero: i64) -> None:
    """A face-up hero leaves a score area; the caller says where it goes."""
    player = g.players[seat]
    player.own_heroes()
    player.wounds.remove(hero)
    player.wound_count -= g.cards[hero].worth


def turn_soul(g: Table, seat: i64, hero: i64) -> None:
    """A face-down hero is turned face up: its Souls become Wounds."""
    lose_soul(g, seat, hero)
    player = g.players[seat]
    player.wounds.append(hero)
    player.wound_count += g.cards[hero].worth
    if g.listening:
        g.emit(EV_SOUL_MOVED, seat, hero, amount=1)


def take_soul(g: Table, owner: i64, seat: i64, hero: i64) -> None:
    """A face-down hero goes from one player's score area into another's."""
    lose_soul(g, owner, hero)
    _add_soul(g, seat, hero)


def take_wound(g: Table, owner: i64, seat: i64, hero: i64) -> None:
    """A hero that survived one player's dungeon goes face down into another's score area."""
    lose_wound(g, owner, hero)
    _add_soul(g, seat, hero)


def score_out_of_deck(g: Table, seat: i64, hero: i64) -> None:
    """A hero from a deck, or from anywhere else, goes face down into a score area."""
    call_hero(g, hero)
    _add_soul(g, seat, hero)


def _add_soul(g: Table, seat: i64, hero: i64) -> None:
    player = g.players[seat]
    _forget(g, hero)
    g.heroes_moved = True
    player.own_heroes()
    player.souls.append(hero)
    player.soul_count += g.cards[hero].worth
    g.souls_won = True
    if g.listening:
        g.emit(EV_SOUL_MOVED, seat, hero, amount=2)


def location_for(g: Table, hero: i64, name: str) -> i64:
    """The key location that a hero goes to: the named one, or else one of its class; if there is no room, one that is
    no class's (SBM-TOWN-13, -14, SBM-MIX-04, -05). -1 if there is none."""
    spare: i64 = -1
    known = not name
    for place in g.locations:
        definition = g.cards[place]
        is_meant = definition.id == name if name else definition.classes & g.cards[hero].classes != 0
        known = known or is_meant
        guests = guests_at(g, place)
        if definition.holds and len(guests) >= definition.holds and not lies_in(guests, hero):
            continue
        if is_meant:
            return place
        if spare < 0 and not definition.classes:
            spare = place
    return spare if known else -1


def to_location(g: Table, hero: i64, name: str) -> bool:
    """A hero goes to a key location, its own if none is named, behind those who are there; False if it finds none in
    this game."""
    place = location_for(g, hero, name)
    if place < 0:
        return False
    call_hero(g, hero)
    guests = guests_at(g, place)
    if guests:
        g.own_under()[guests[-1]] = hero
    else:
        g.attached = with_number(g.attached, place, hero)
    g.heroes_moved = True
    if g.listening:
        g.emit(EV_HERO_MOVED, -1, hero, place, TO_LOCATION)
    return True


def leave_location(g: Table, hero: i64) -> bool:
    """A hero leaves the key location it is at; False if it is at none."""
    for place in g.locations:
        before: i64 = g.attached[place]
        if before == hero:
            g.attached = with_number(g.attached, place, g.under[hero])
            g.own_under()[hero] = -1
            return True
        while before >= 0:
            if g.under[before] == hero:
                g.own_under()[before] = g.under[hero]
                g.own_under()[hero] = -1
                return True
            before = g.under[before]
    return False
