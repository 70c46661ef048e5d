"""Finding and counting things on the table: what targets, conditions, amounts and steps speak of.

``f`` is the frame of the effect, whose fields say what "you", "this", "it", "that" and "the target" mean; for what is
always in force, :func:`context` makes one. ``seat`` is the player whose things are meant where nobody is named, ``ref``
the thing under consideration ("its"), or -1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import lairwright.dungeon.projections.counts as counting
from lairwright.dungeon.cards.things import (
    Thing,
)
from lairwright.dungeon.procedures.carried import is_negated, is_spell, its_ability
from lairwright.dungeon.procedures.ops import OP_ANNOUNCE
from lairwright.dungeon.projections.memory import happened
from lairwright.dungeon.projections.refs import card_in, owner_in, to_player, to_ref
from lairwright.dungeon.projections.rooms import lies_in, neighbour, position_of
from lairwright.dungeon.projections.sources import bearer_of, home_of, room_of
from lairwright.dungeon.state.marks import FACE_DOWN, NOT_A_ROOM
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    A_RIVAL,
    ANYONE,
    AT_ADJACENT,
    AT_COVERED,
    AT_DECK,
    AT_DISCARD,
    AT_DUNGEON,
    AT_ENTRANCE,
    AT_FIRST,
    AT_HAND,
    AT_HERE,
    AT_HERO,
    AT_LAST,
    AT_LEFT,
    AT_LOCATION,
    AT_MARKET,
    AT_NEXT,
    AT_OTHER,
    AT_PREVIOUS,
    AT_RIGHT,
    AT_SCORE,
    AT_TOWN,
    BOSS,
    EACH_RIVAL,
    FACE_TURNED,
    HERO,
    IS_IT,
    IS_TARGET,
    IS_THIS,
    ITEM,
    ITS,
    LOCATION,
    MINIBOSS,
    NO_TARGET,
    NOBODY,
    OWNER,
    ROOM,
    SPELL,
    TARGET_BOSS,
    TARGET_CARD,
    TARGET_HERO,
    TARGET_ITEM,
    TARGET_MINIBOSS,
    TARGET_MINION,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_SPELL,
    TARGET_WOUND,
    THE_TARGETS,
    YOU,
)
from lairwright.kernel.frames import Frame

#: Positions from which so many are counted in each dungeon.
_COUNTED: Final = AT_FIRST | AT_LAST | AT_NEXT
#: Positions that are counted from the room of the effect, or from the hero's.
_NEAR: Final = AT_HERE | AT_LEFT | AT_RIGHT | AT_ADJACENT | AT_OTHER | AT_NEXT | AT_PREVIOUS


def context(seat: i64, card: i64) -> Frame:
    """What a card that is in force speaks of: its player and itself."""
    return Frame(-1, seat, card)


# -- persons -----------------------------------------------------------------------------------------


def owner_of(f: Frame) -> i64:
    """The player of the card, whoever does its step."""
    return f.host if f.host >= 0 else f.seat


def target_seat(g: Table, f: Frame) -> i64:
    """The player whom the target belongs to: for a hero, where it is; -1 if nowhere."""
    if f.target >= 0 and f.target < len(g.cards) and its_ability(g, f).target == TARGET_HERO:
        return home_of(g, f.target)
    return f.owner


def seats_of(g: Table, f: Frame, person: i64, seat: i64, ref: i64) -> i64:
    """The seats that a person stands for, a bit each, of those still in the game."""
    if person == YOU:
        return 1 << f.seat
    if person == NOBODY:
        return 1 << seat
    if person == OWNER:
        return 1 << owner_of(f)
    if person == THE_TARGETS:
        aimed = target_seat(g, f)
        return 1 << aimed if aimed >= 0 else 0
    if person == ITS:
        owner = owner_in(ref) if ref >= 0 else home_of(g, f.it) if f.it >= 0 else seat
        return 1 << owner if owner >= 0 else 0
    seats: i64 = 0
    for other in range(len(g.players)):
        if not g.players[other].out:
            seats |= 1 << other
    if person in (A_RIVAL, EACH_RIVAL):
        seats &= ~(1 << f.seat)
    return seats


# -- finding -----------------------------------------------------------------------------------------


def find(g: Table, f: Frame, thing: Thing, seat: i64, ref: i64 = -1) -> list[i64]:
    """Everything that fits, as refs, in the order of seats and positions."""
    found: list[i64] = []
    if thing.context:
        _add_known(g, f, thing, ref, found)
    noun = thing.noun
    if thing.where or thing.whose or thing.inside is not None or not thing.context:
        if noun == TARGET_HERO:
            _add_heroes(g, f, thing, seat, ref, found)
        elif noun == TARGET_ROOM:
            _add_rooms(g, f, thing, seat, ref, found)
        elif noun == TARGET_ITEM:
            _add_items(g, f, thing, seat, ref, found)
        else:
            _add_owned(g, f, thing, seat, ref, found)
    if thing.count and len(found) > thing.count and not thing.where & _COUNTED:
        found = found[: thing.count]
    return found


def fits(g: Table, f: Frame, thing: Thing, card: i64, owner: i64) -> bool:
    """Whether a thing that lies where it should is of the sort that is meant."""
    needs = thing.needs
    if needs and card >= 0 and g.cards[card].traits & needs != needs:
        return False
    if thing.has is None and thing.since < 0 and not thing.conditions:
        return True
    ref = to_ref(card, owner) if card >= 0 else to_player(owner)
    if thing.has is not None and counting.count_of(g, f, thing.has, owner, ref) < 1:
        return False
    if thing.since >= 0 and not happened(g, thing.since, card, -1 if card >= 0 else 1 << owner, -1):
        return False
    return counting.holds(g, f, thing.conditions, ref)


def _add(g: Table, f: Frame, thing: Thing, card: i64, owner: i64, found: list[i64]) -> None:
    if fits(g, f, thing, card, owner):
        found.append(to_ref(card, owner) if card >= 0 else to_player(owner))


def _add_known(g: Table, f: Frame, thing: Thing, ref: i64, found: list[i64]) -> None:
    """What the effect knows already: this, it, that, the target; an item or a miniboss may be that thing's."""
    noun = thing.noun
    for subject in subjects(g, f, thing.context, ref):
        card, owner = card_in(subject), owner_in(subject)
        if noun == TARGET_PLAYER:
            if owner >= 0:
                _add(g, f, thing, -1, owner, found)
        elif card < 0:
            if noun == TARGET_MINIBOSS:
                add_owned_by(g, f, thing, owner, found)
        else:
            known = _known_as(g, f, noun, card)
            if known >= 0:
                _add(g, f, thing, known, g.hero_seat if known == g.hero else owner, found)


def _known_as(g: Table, f: Frame, noun: i64, card: i64) -> i64:
    """What a card is, or has, if this noun is meant: of a room the hero in it or its miniboss, of a hero its item or
    the room it is in; -1 for nothing."""
    kind = g.cards[card].kind
    if noun in (NO_TARGET, TARGET_CARD):
        return card
    if noun == TARGET_HERO:
        if kind == MINIBOSS:
            card = room_of(g, card)
        inside = g.hero >= 0 and kind in (ROOM, MINIBOSS) and (g.hero_room == card or f.it == g.hero)
        return card if kind == HERO else g.hero if inside else -1
    if noun == TARGET_ROOM:
        if kind == HERO:
            return g.hero_room if g.hero == card else -1
        return room_of(g, card) if kind == MINIBOSS else card if kind == ROOM else -1
    if noun in (TARGET_ITEM, TARGET_MINIBOSS):
        wanted = ITEM if noun == TARGET_ITEM else MINIBOSS
        other: i64 = card if kind == wanted else g.attached[card]
        return other if other >= 0 and g.cards[other].kind == wanted and not g.status[other] & FACE_DOWN else -1
    if noun in (TARGET_SOUL, TARGET_WOUND):
        return card if kind == HERO else -1
    if noun == TARGET_SPELL:
        return card if kind == SPELL else -1
    return card if noun == TARGET_BOSS and kind == BOSS else -1


def subjects(g: Table, f: Frame, known: i64, ref: i64) -> list[i64]:
    """The things that a word of the context stands for."""
    if known & IS_IT:
        if ref >= 0:
            return [ref]
        return [to_ref(f.it, home_of(g, f.it))] if f.it >= 0 else []
    if known & IS_TARGET:
        if f.target < 0:
            return []
        if _aims_at_player(g, f):
            return [to_player(f.owner)]
        return [to_ref(f.target, target_seat(g, f))]
    if known & IS_THIS:
        if g.cards[f.card].kind == ITEM:  # of a carried one it is the hero
            bearer = bearer_of(g, f.card)
            return [to_ref(bearer if bearer >= 0 else f.card, owner_of(f))]
        return [to_ref(room_of(g, f.card), owner_of(f))]
    return [to_ref(card, home_of(g, card)) for card in f.that if card >= 0]


def _aims_at_player(g: Table, f: Frame) -> bool:
    return its_ability(g, f).target == TARGET_PLAYER


def _add_heroes(g: Table, f: Frame, thing: Thing, seat: i64, ref: i64, found: list[i64]) -> None:
    where = thing.where
    if thing.inside is not None:
        if g.hero >= 0 and g.hero_room >= 0:
            for room in find(g, f, thing.inside, seat, ref):
                if card_in(room) == g.hero_room:
                    _add(g, f, thing, g.hero, g.hero_seat, found)
        return
    whose = seats_of(g, f, thing.whose, seat, ref)
    anywhere = not where
    if where & AT_HERE:
        if g.cards[f.card].kind == LOCATION:
            for guest in guests_at(g, f.card):
                _add(g, f, thing, guest, -1, found)
        elif g.hero >= 0 and g.hero_room == room_of(g, f.card):
            _add(g, f, thing, g.hero, g.hero_seat, found)
    if (anywhere or where & AT_DUNGEON) and g.hero >= 0 and whose >> g.hero_seat & 1:
        _add(g, f, thing, g.hero, g.hero_seat, found)
    if anywhere or where & AT_ENTRANCE:
        for owner in range(len(g.players)):
            if whose >> owner & 1:
                for hero in g.players[owner].entrance:
                    _add(g, f, thing, hero, owner, found)
    if where & AT_TOWN or (anywhere and thing.whose == ANYONE):
        for hero in g.town:
            _add(g, f, thing, hero, -1, found)
    if where & AT_LOCATION:
        for place in g.locations:
            for hero in guests_at(g, place):
                _add(g, f, thing, hero, -1, found)
    if where & AT_DECK:
        for hero in sorted(g.hero_deck + g.epic_deck):
            _add(g, f, thing, hero, -1, found)


def guests_at(g: Table, place: i64) -> list[i64]:
    """The heroes at a key location, the one who came first in front."""
    guests: list[i64] = []
    guest: i64 = g.attached[place]
    while guest >= 0:
        guests.append(guest)
        guest = g.under[guest]
    return guests


def _add_rooms(g: Table, f: Frame, thing: Thing, seat: i64, ref: i64, found: list[i64]) -> None:
    where = thing.where
    if where & (AT_HAND | AT_DISCARD | AT_MARKET | AT_DECK):
        _add_cards(g, f, thing, seat, ref, found)
        return
    if where & AT_COVERED and thing.whose == ITS:
        _add_covered_by_it(g, f, thing, ref, found)
        return
    whose = seats_of(g, f, thing.whose, seat, ref) if thing.whose or where != AT_OTHER else 1 << owner_of(f)
    if thing.whose and where & AT_OTHER:
        whose |= 1 << owner_of(f)  # "other rooms, or a rival's"
    if where & AT_NEXT or where & AT_PREVIOUS:
        whose = 1 << g.hero_seat if g.hero >= 0 else 0
    for owner in range(len(g.players)):
        if whose >> owner & 1:
            add_dungeon(g, f, thing, owner, found)


def add_dungeon(g: Table, f: Frame, thing: Thing, owner: i64, found: list[i64]) -> None:
    """The rooms of one dungeon that fit; with ``first`` and ``last``, the outermost or innermost of those."""
    dungeon = g.players[owner].dungeon
    where = thing.where
    hidden = FACE_DOWN if thing.inactive and not g.rules.destroy_active_only else NOT_A_ROOM
    if where & AT_COVERED:
        for top in dungeon:
            if not g.status[top] & FACE_DOWN:
                _add_covered_by(g, f, thing, top, owner, found)
        return
    left = thing.count if thing.count else 1
    if where & AT_FIRST:
        for at in range(len(dungeon) - 1, -1, -1):
            if left > 0 and not g.status[dungeon[at]] & hidden and fits(g, f, thing, dungeon[at], owner):
                found.append(to_ref(dungeon[at], owner))
                left -= 1
        return
    if where & AT_LAST:
        for top in dungeon:
            if left > 0 and not g.status[top] & hidden and fits(g, f, thing, top, owner):
                found.append(to_ref(top, owner))
                left -= 1
        return
    if where & AT_NEXT:
        at = g.hero_at - 1
        while at >= 0 and left > 0:
            if not g.status[dungeon[at]] & hidden and fits(g, f, thing, dungeon[at], owner):
                found.append(to_ref(dungeon[at], owner))
                left -= 1
            at -= 1
        return
    for at in range(len(dungeon)):
        top = dungeon[at]
        if not g.status[top] & hidden and (not where & _NEAR or is_near(g, f, where, owner, at)):
            _add(g, f, thing, top, owner, found)


def is_near(g: Table, f: Frame, where: i64, owner: i64, at: i64) -> bool:
    """Whether the room at this position is where the words say, seen from the effect's own room."""
    room = room_of(g, f.card)
    mine = owner_of(f)
    if where & AT_PREVIOUS:
        return g.hero >= 0 and owner == g.hero_seat and neighbour(g, owner, g.hero_at, 1) == at
    if owner != mine:
        return where & AT_OTHER != 0
    here = position_of(g, mine, room)
    if where & AT_HERE and here == at:
        return True
    if where & AT_OTHER and here != at:
        return True
    if here < 0:
        return False
    if where & AT_LEFT and neighbour(g, mine, here, 1) == at:
        return True
    if where & AT_RIGHT and neighbour(g, mine, here, -1) == at:
        return True
    return where & AT_ADJACENT != 0 and (neighbour(g, mine, here, 1) == at or neighbour(g, mine, here, -1) == at)


def _add_covered_by(g: Table, f: Frame, thing: Thing, top: i64, owner: i64, found: list[i64]) -> None:
    below: i64 = g.under[top]
    while below >= 0:
        _add(g, f, thing, below, owner, found)
        below = g.under[below]


def _add_covered_by_it(g: Table, f: Frame, thing: Thing, ref: i64, found: list[i64]) -> None:
    """The rooms under the one that "its" stands for, or in which the hero is, or which it has just left."""
    for subject in subjects(g, f, IS_IT, ref):
        if card_in(subject) >= 0:
            room = _known_as(g, f, TARGET_ROOM, card_in(subject))
            if room < 0 and g.cards[f.card].kind in (ROOM, MINIBOSS):
                room = room_of(g, f.card)
            if room >= 0:
                _add_covered_by(g, f, thing, room, owner_in(subject), found)


def _add_items(g: Table, f: Frame, thing: Thing, seat: i64, ref: i64, found: list[i64]) -> None:
    where = thing.where
    if where & AT_TOWN and thing.face != FACE_TURNED:
        for item in g.items:
            _add(g, f, thing, item, -1, found)
    if where & AT_HERO and thing.face != FACE_TURNED:
        _add_carried(g, f, thing, g.town, -1, found)
        for owner in range(len(g.players)):
            _add_carried(g, f, thing, g.players[owner].entrance, owner, found)
        for place in g.locations:
            _add_carried(g, f, thing, guests_at(g, place), -1, found)
        if g.hero >= 0:
            _add_carried(g, f, thing, [g.hero], g.hero_seat, found)
    if thing.whose or where & AT_SCORE or not where:
        whose = seats_of(g, f, thing.whose, seat, ref)
        for owner in range(len(g.players)):
            if whose >> owner & 1:
                player = g.players[owner]
                if thing.face != FACE_TURNED:
                    for item in player.items_up:
                        _add(g, f, thing, item, owner, found)
                if not thing.face or thing.face == FACE_TURNED:
                    for item in player.items_down:
                        _add(g, f, thing, item, owner, found)


def _add_carried(g: Table, f: Frame, thing: Thing, heroes: list[i64], owner: i64, found: list[i64]) -> None:
    for hero in heroes:
        if g.attached[hero] >= 0:
            _add(g, f, thing, g.attached[hero], owner, found)


def _add_owned(g: Table, f: Frame, thing: Thing, seat: i64, ref: i64, found: list[i64]) -> None:
    """Players, bosses, Souls, Wounds, minibosses, announced Spells and cards of these players."""
    if thing.where & (AT_HAND | AT_DISCARD | AT_MARKET | AT_DECK):
        _add_cards(g, f, thing, seat, ref, found)
        return
    if thing.noun == TARGET_MINION:
        return
    whose = seats_of(g, f, thing.whose, seat, ref)
    for owner in range(len(g.players)):
        if whose >> owner & 1 and not g.players[owner].out:
            add_owned_by(g, f, thing, owner, found)


def add_owned_by(g: Table, f: Frame, thing: Thing, owner: i64, found: list[i64]) -> None:
    player = g.players[owner]
    noun = thing.noun
    if noun == TARGET_PLAYER:
        _add(g, f, thing, -1, owner, found)
    elif noun == TARGET_BOSS:
        _add(g, f, thing, player.boss, owner, found)
    elif noun == TARGET_SOUL:
        for hero in player.souls:
            _add(g, f, thing, hero, owner, found)
    elif noun == TARGET_WOUND:
        for hero in player.wounds:
            _add(g, f, thing, hero, owner, found)
    elif noun == TARGET_MINIBOSS:
        for top in player.dungeon:
            if g.attached[top] >= 0 and not g.status[g.attached[top]] & FACE_DOWN:
                _add(g, f, thing, g.attached[top], owner, found)
    elif noun == TARGET_SPELL:
        for item in announced_spells(g):
            if item.seat == owner and item.card != f.card:
                _add(g, f, thing, item.card, owner, found)


def announced_spells(g: Table) -> list[Frame]:
    """The Spells that wait to resolve, and the one that is being announced, unless they are negated."""
    items = g.waiting + [item for item in g.frames if item.op == OP_ANNOUNCE]
    return [item for item in items if is_spell(item) and not is_negated(item) and lies_in(g.limbo, item.card)]


def _add_cards(g: Table, f: Frame, thing: Thing, seat: i64, ref: i64, found: list[i64]) -> None:
    """Cards in hands, on the discard pile, in the market, in the Room deck."""
    where = thing.where
    noun = thing.noun
    if where & AT_HAND:
        whose = seats_of(g, f, thing.whose, seat, ref)
        for owner in range(len(g.players)):
            if whose >> owner & 1:
                player = g.players[owner]
                for card in player.rooms + player.spells:
                    if is_sort(g, noun, card):
                        _add(g, f, thing, card, owner, found)
    piles = (g.discard if where & AT_DISCARD else []) + (g.market if where & AT_MARKET else [])
    if where & AT_DECK:
        piles = piles + g.room_deck + g.spell_deck
    piles.sort()
    for card in piles:
        if is_sort(g, noun, card):
            _add(g, f, thing, card, f.seat if thing.since >= 0 else -1, found)


def is_sort(g: Table, noun: i64, card: i64) -> bool:
    """Whether a card in a hand or a pile is what the noun says."""
    kind = g.cards[card].kind
    if noun == TARGET_CARD:
        return True
    if noun == TARGET_ROOM:
        return kind == ROOM
    if noun == TARGET_SPELL:
        return kind == SPELL
    return noun == TARGET_MINIBOSS and kind == MINIBOSS
