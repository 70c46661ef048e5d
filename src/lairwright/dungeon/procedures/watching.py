"""Who has something to say about what happens: a card about itself, cards in force about others, heroes and their
items."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.chances import HAS_WHEN
from lairwright.dungeon.cards.things import Thing
from lairwright.dungeon.projections.counts import holds
from lairwright.dungeon.projections.memory import ELSEWHERE
from lairwright.dungeon.projections.modifiers import with_item
from lairwright.dungeon.projections.refs import to_ref
from lairwright.dungeon.projections.rooms import is_closed, position_in, position_of
from lairwright.dungeon.projections.sources import level_holds, room_of
from lairwright.dungeon.projections.things import context, fits, is_near, seats_of
from lairwright.dungeon.state.marks import FACE_DOWN, NOT_A_ROOM, SILENT, USED
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    A_RIVAL,
    ANYONE,
    AT_ADJACENT,
    AT_DISCARD,
    AT_DUNGEON,
    AT_ENTRANCE,
    AT_FIRST,
    AT_HAND,
    AT_HERE,
    AT_LAST,
    AT_LEFT,
    AT_MARKET,
    AT_NEXT,
    AT_OTHER,
    AT_PREVIOUS,
    AT_RIGHT,
    HERO,
    ITEM,
    MOD_ABILITY,
    NOBODY,
    ONCE_PER_HERO,
    ONCE_PER_ROUND,
    ROOM,
    TARGET_HERO,
    TARGET_MINIBOSS,
    WHEN_DISCARDED,
    WHEN_TAKEN,
    YOU,
)
from lairwright.kernel.frames import Frame

#: The triggers of cards that were somewhere before.
_FROM_PLACES: Final = (WHEN_DISCARDED, WHEN_TAKEN)

_POSITIONS: Final = AT_FIRST | AT_LAST | AT_LEFT | AT_RIGHT | AT_ADJACENT | AT_OTHER | AT_NEXT | AT_PREVIOUS

# -- limits -----------------------------------------------------------------------------------------


def is_ready(g: Table, card: i64, index: i64) -> bool:
    """Whether an ability of an active card may still be used this round."""
    ability = g.cards[card].abilities[index]
    if ability.limit == ONCE_PER_ROUND:
        return not g.status[card] & USED << ability.mark
    if ability.limit == ONCE_PER_HERO:
        return card * len(g.cards) + g.hero not in g.sent_back
    return True


# -- who has something to say -------------------------------------------------------------------------


def own_picks(g: Table, card: i64, when: i64, seat: i64, ref: i64) -> list[i64]:
    """A card's own abilities for something that happens to it, or to the hero in it (``ref``)."""
    index: i64 = g.cards[card].by_when[when]
    if index < 0:
        return NO_CARDS
    picks: list[i64] = []
    abilities = g.cards[card].abilities
    while index >= 0:
        ability = abilities[index]
        if (
            (not ability.limit or is_ready(g, card, index))
            and (not ability.level or level_holds(g, card, ability))
            and ((ability.about is None and not ability.conditions) or _agrees(g, seat, card, ability, ref))
        ):
            picks.append(card)
            picks.append(index)
        index = ability.next
    return picks


def has_something(g: Table, room: i64, when: i64) -> bool:
    """Whether a room, or the miniboss in it, says anything about this."""
    if g.cards[room].by_when[when] >= 0:
        return True
    return g.attached[room] >= 0 and g.cards[g.attached[room]].by_when[when] >= 0


def room_picks(g: Table, room: i64, when: i64, seat: i64, ref: i64) -> list[i64]:
    """What a room and the miniboss in it say about something that happens there."""
    picks = own_picks(g, room, when, seat, ref)
    miniboss: i64 = g.attached[room]
    if miniboss >= 0 and not g.status[miniboss] & FACE_DOWN:
        picks = picks + own_picks(g, miniboss, when, seat, ref)
    return picks


def _agrees(g: Table, seat: i64, card: i64, ability: Ability, ref: i64) -> bool:
    """Whether an ability's conditions hold, and what it is about is of the right sort."""
    about = ability.about
    f = context(seat, card)
    if about is not None and about.noun == TARGET_HERO and g.hero >= 0 and not fits(g, f, about, g.hero, g.hero_seat):
        return False
    return holds(g, f, ability.conditions, ref)


def _was_near(g: Table, f: Frame, near: i64, owner: i64, place: i64) -> bool:
    """Whether the room that is no longer there was where the words say: at a position that another card now has, or
    where the rooms beside it have closed the gap (``place_of_gone``)."""
    at = position_in(place)
    if not is_closed(place):
        return is_near(g, f, near, owner, at)
    if owner != f.seat:
        return near & AT_OTHER != 0
    here = position_of(g, owner, room_of(g, f.card))
    if near & AT_OTHER or here < 0:
        return here >= 0
    left, right = here == at - 1, here == at  # it was to the left of this one, to the right of it
    return (near & (AT_LEFT | AT_ADJACENT) != 0 and left) or (near & (AT_RIGHT | AT_ADJACENT) != 0 and right)


def is_meant(g: Table, seat: i64, source: i64, about: Thing, card: i64, owner: i64, hero: i64, place: i64 = 0) -> bool:
    """Whether what happened, to this card of ``owner`` and perhaps a hero in it, is what an ability looks out for."""
    f = context(seat, source)
    subject = hero if about.noun == TARGET_HERO else card
    whose = about.whose
    if whose != NOBODY or about.where & (AT_DUNGEON | AT_ENTRANCE):
        person = whose if whose != NOBODY else YOU
        if owner < 0 or not seats_of(g, f, person, seat, -1) >> owner & 1:
            return False
    near = about.where & _POSITIONS
    if near & (AT_FIRST | AT_LAST):
        if subject != _end_of(g, owner, near & AT_LAST != 0):
            return False
    elif near and card >= 0 and g.cards[card].kind == ROOM:
        dungeon = g.players[owner].dungeon
        if card in dungeon:
            if not is_near(g, f, near, owner, dungeon.index(card)):
                return False
        elif place and not _was_near(g, f, near, owner, place):
            return False
    if about.where & AT_HERE and room_of(g, source) != card:
        return False
    return subject < 0 or fits(g, f, about, subject, owner)


def _comes_from(about: Thing | None, elsewhere: i64) -> bool:
    """Whether a card was discarded or taken from where an ability looks: from a hand and the discard pile, or
    (``ELSEWHERE``) from a dungeon and the market."""
    if about is None:
        return True
    if about.where & (AT_HAND | AT_DISCARD):
        return elsewhere != ELSEWHERE
    if about.where & AT_MARKET or (about.noun == TARGET_MINIBOSS and not about.where):
        return elsewhere == ELSEWHERE
    return True


def _end_of(g: Table, seat: i64, last: bool) -> i64:
    """The innermost or the outermost active room of a dungeon, or -1."""
    found: i64 = -1
    for top in g.players[seat].dungeon:
        if not g.status[top] & NOT_A_ROOM:
            if last:
                return top
            found = top
    return found


def caused_rightly(seat: i64, by: i64, wanted: i64) -> bool:
    if wanted in (NOBODY, ANYONE):
        return True
    return by >= 0 and (by != seat if wanted == A_RIVAL else by == seat)


def watching(g: Table, seat: i64, when: i64, card: i64, owner: i64, hero: i64, by: i64, stat: i64 = -1) -> list[i64]:
    """What this player has in force that looks out for this."""
    player = g.players[seat]
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    granted = g.changes >> MOD_ABILITY & 1 != 0
    if not armed >> when + HAS_WHEN & 1 and not granted:
        return NO_CARDS
    picks: list[i64] = []
    for source in player.dungeon:
        # of rooms, others are meant; what happens to a hero may happen right here
        other = source != card or hero >= 0
        if other and g.cards[source].on_others[when] >= 0 and not g.status[source] & SILENT:
            _add(g, seat, source, when, card, owner, hero, by, stat, picks)
    for source in player.extras:
        if g.cards[source].on_others[when] >= 0:
            _add(g, seat, source, when, card, owner, hero, by, stat, picks)
    return picks


def _add(
    g: Table, seat: i64, source: i64, when: i64, card: i64, owner: i64, hero: i64, by: i64, stat: i64, picks: list[i64]
) -> None:
    abilities = g.cards[source].abilities
    index: i64 = g.cards[source].on_others[when]
    while index >= 0:
        ability = abilities[index]
        if (
            is_ready(g, source, index)
            and level_holds(g, source, ability)
            and caused_rightly(seat, by, ability.by)
            and (ability.gained < 0 or ability.gained == stat)
            and (ability.about is None or is_meant(g, seat, source, ability.about, card, owner, hero, stat))
            and (when not in _FROM_PLACES or _comes_from(ability.about, stat))
            and holds(g, context(seat, source), ability.conditions, to_ref(card, owner) if card >= 0 else -1)
        ):
            picks.append(source)
            picks.append(index)
        index = ability.next


def guest_picks(g: Table, when: i64, card: i64, hero: i64, seat: i64) -> list[i64]:
    """What the hero it happened to, at this player's, and its item say about it."""
    picks: list[i64] = []
    if hero < 0:
        return picks
    for guest in with_item(g, hero):
        _add_of_guest(g, guest, g.cards[guest].by_when[when], card, hero, seat, seat, picks)
        _add_of_guest(g, guest, g.cards[guest].on_others[when], card, hero, seat, seat, picks)
    return picks


def _add_of_guest(
    g: Table, guest: i64, first: i64, card: i64, hero: i64, owner: i64, host: i64, picks: list[i64]
) -> None:
    """Of a hero or an item in the dungeon of ``host``, the abilities for what happened to ``owner``."""
    index = first
    while index >= 0:
        ability = g.cards[guest].abilities[index]
        if (ability.side == HERO or g.cards[guest].kind != ITEM) and is_ready(g, guest, index):
            about = ability.about
            ref = to_ref(hero, host) if hero >= 0 else to_ref(card, owner) if card >= 0 else -1
            if (about is None or is_meant(g, host, guest, about, card, owner, hero)) and holds(
                g, context(host, guest), ability.conditions, ref
            ):
                picks.append(guest)
                picks.append(index)
        index = ability.next


def walker_picks(g: Table, when: i64, owner: i64, card: i64) -> list[i64]:
    """What the walking hero and its item say about something that happens to other cards."""
    picks: list[i64] = []
    for guest in with_item(g, g.hero):
        _add_of_guest(g, guest, g.cards[guest].on_others[when], card, -1, owner, g.hero_seat, picks)
    return picks
