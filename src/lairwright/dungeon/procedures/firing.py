"""What a trigger sets off: one door for everything that happens (``fire``), and the effects it pushes.

A card's own ability ("when this is built") is found by looking at the card (:func:`own_picks`); abilities that watch
other things are found by going through everybody's sources, if any card in force looks out for this trigger at all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.chances import HAS_WHEN
from lairwright.dungeon.cards.things import Thing
from lairwright.dungeon.changes.piles import ELSEWHERE
from lairwright.dungeon.changes.rounds import delay_effect, remember, take_news, use_up_for_hero, use_up_trigger
from lairwright.dungeon.procedures.carried import ability_index, begin_branch, its_ability, mark_modes, mark_triggered
from lairwright.dungeon.procedures.ops import OP_EFFECT, OP_TRIGGERS
from lairwright.dungeon.procedures.order import seats_in_turn
from lairwright.dungeon.projections.counts import holds
from lairwright.dungeon.projections.memory import WHEN_MASK, card_of_happening, seat_in, stat_in, to_happening
from lairwright.dungeon.projections.modifiers import with_item
from lairwright.dungeon.projections.refs import card_in, owner_in, to_player, to_ref
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.sources import level_holds, room_of
from lairwright.dungeon.projections.things import context, fits, is_near, owner_of, seats_of
from lairwright.dungeon.state.marks import DEACTIVATED, FACE_DOWN, NOT_A_ROOM, SILENT, USED
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.round_effects import RoundEffect
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    A_RIVAL,
    ANYONE,
    AT_DISCARD,
    AT_DUNGEON,
    AT_FIRST,
    AT_HAND,
    AT_HERE,
    AT_LAST,
    AT_MARKET,
    HERO,
    ITEM,
    MINIBOSS,
    MOD_ABILITY,
    NOBODY,
    ONCE_PER_HERO,
    ONCE_PER_ROUND,
    ROOM,
    TARGET_HERO,
    TARGET_MINIBOSS,
    TARGET_PLAYER,
    WHEN_ADVENTURE_PHASE,
    WHEN_BUILT,
    WHEN_DESTROYED,
    WHEN_DISCARDED,
    WHEN_LEVEL_UP,
    WHEN_TAKEN,
    YOU,
)
from lairwright.kernel.frames import Frame

#: The triggers of cards that were somewhere before.
_FROM_PLACES: Final = (WHEN_DISCARDED, WHEN_TAKEN)

# -- limits ------------------------------------------------------------------------------------------


def is_ready(g: Table, card: i64, index: i64) -> bool:
    """Whether an ability of an active card may still be used this round."""
    ability = g.cards[card].abilities[index]
    if ability.limit == ONCE_PER_ROUND:
        return not g.status[card] & USED << ability.mark
    if ability.limit == ONCE_PER_HERO:
        return card * len(g.cards) + g.hero not in g.sent_back
    return True


def mark_used(g: Table, card: i64, index: i64) -> None:
    """Count a use; a card that has left the dungeon carries no mark (BM-TIME-32)."""
    ability = g.cards[card].abilities[index]
    if ability.limit == ONCE_PER_ROUND:
        use_up_trigger(g, card, ability.mark)
    elif ability.limit == ONCE_PER_HERO and is_ready(g, card, index):
        use_up_for_hero(g, card)


# -- pushing -----------------------------------------------------------------------------------------


def push_effect(g: Table, seat: i64, card: i64, index: i64, it: i64 = -1) -> Frame:
    frame = g.push(OP_EFFECT, seat, card, index)
    mark_triggered(frame)
    frame.it = it
    return frame


def push_block(g: Table, f: Frame, doer: i64, block: i64) -> Frame:
    """A block of steps of the effect below, done by this player."""
    frame = g.push(OP_EFFECT, doer, f.card, ability_index(f))
    begin_branch(frame, block)
    frame.target = f.target
    frame.owner = f.owner
    frame.it = f.it
    frame.that = f.that
    if doer != owner_of(f):
        frame.host = owner_of(f)
    return frame


def kept_target(g: Table, f: Frame) -> i64:
    """The target of an effect, as the amount of a round effect that gives an ability: that one keeps it (0: none)."""
    if f.target < 0:
        return 0
    if its_ability(g, f).target == TARGET_PLAYER:
        return to_player(f.owner) + 1
    return to_ref(f.target, f.owner) + 1


def keep_target(f: Frame, effect: RoundEffect) -> None:
    """The frame of an ability that something has meanwhile: its target is that of the effect that gave it."""
    if effect.amount > 0:
        ref = effect.amount - 1
        f.owner = owner_in(ref)
        f.target = card_in(ref) if card_in(ref) >= 0 else f.owner


def giver_of(g: Table, seat: i64, card: i64, index: i64) -> RoundEffect | None:
    """Because of what this player may use an ability that a card has given."""
    for effect in g.round_effects:
        if effect.what == MOD_ABILITY and effect.source == card and effect.seat == seat:
            granted = g.cards[card].modifiers[effect.index].ability
            if granted is not None and granted.index == index:
                return effect
    return None


def push_triggers(g: Table, seat: i64, picks: list[i64], it: i64 = -1) -> None:
    """Resolve these abilities (card, index, card, index ...) of one player, all about the same thing."""
    if picks:
        picks = live_picks(g, seat, picks)
    if len(picks) == 2:
        push_effect(g, seat, picks[0], picks[1], it)
    elif picks:
        frame = g.push(OP_TRIGGERS, seat)
        frame.picks = picks
        frame.it = it


def push_modes(g: Table, seat: i64, picks: list[i64]) -> None:
    """Resolve one of these abilities (card, index, card, index ...), which the player chooses."""
    if len(picks) == 2:
        push_effect(g, seat, picks[0], picks[1])
    elif picks:
        frame = g.push(OP_TRIGGERS, seat)
        frame.picks = picks
        mark_modes(frame)


def live_picks(g: Table, seat: i64, picks: list[i64]) -> list[i64]:
    """Those that still happen: a room that is gone or was covered has lost its effect (BM-REVEAL-07); the when-built
    effect of a deactivated room waits for clean-up (BM-REVEAL-08)."""
    kept: list[i64] = []
    for i in range(0, len(picks), 2):
        card: i64 = picks[i]
        index: i64 = picks[i + 1]
        when = g.cards[card].abilities[index].when
        if when == WHEN_LEVEL_UP:
            if g.players[seat].levelled:
                continue  # a room built in the meantime has levelled it up already (BM-LVL-03)
        elif g.cards[card].kind == MINIBOSS and not lies_in(g.players[seat].extras, card):
            continue  # it left with its room
        elif g.cards[card].kind == ROOM and when != WHEN_DESTROYED:
            if not lies_in(g.players[seat].dungeon, card):
                continue
            if g.status[card] & SILENT:
                if g.status[card] & DEACTIVATED and when == WHEN_BUILT and g.rules.delayed_triggers:
                    delay_effect(g, seat, card)
                continue
        kept.append(card)
        kept.append(index)
    return kept


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


def _is_meant(g: Table, seat: i64, source: i64, about: Thing, card: i64, owner: i64, hero: i64) -> bool:
    """Whether what happened, to this card of ``owner`` and perhaps a hero in it, is what an ability looks out for."""
    f = context(seat, source)
    subject = hero if about.noun == TARGET_HERO else card
    whose = about.whose
    if whose != NOBODY or about.where & AT_DUNGEON:
        person = whose if whose != NOBODY else YOU
        if not seats_of(g, f, person, seat, -1) >> owner & 1:
            return False
    near = about.where & ~(AT_DUNGEON | AT_HERE)
    if near & (AT_FIRST | AT_LAST):
        if subject != _end_of(g, owner, near & AT_LAST != 0):
            return False
    elif near and g.cards[card].kind == ROOM:
        dungeon = g.players[owner].dungeon
        if card in dungeon and not is_near(g, f, near, owner, dungeon.index(card)):
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


def _caused_rightly(seat: i64, by: i64, wanted: i64) -> bool:
    if wanted in (NOBODY, ANYONE):
        return True
    return by != seat if wanted == A_RIVAL else by == seat


def watching(g: Table, seat: i64, when: i64, card: i64, owner: i64, hero: i64, by: i64, stat: i64 = -1) -> list[i64]:
    """What this player has in force that looks out for this."""
    player = g.players[seat]
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    granted = g.changes >> MOD_ABILITY & 1 != 0
    if not armed >> when + HAS_WHEN & 1 and not granted:
        return NO_CARDS
    picks: list[i64] = []
    for source in player.dungeon:
        if source != card and g.cards[source].on_others[when] >= 0 and not g.status[source] & SILENT:
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
            and _caused_rightly(seat, by, ability.by)
            and (ability.gained < 0 or ability.gained == stat)
            and (ability.about is None or _is_meant(g, seat, source, ability.about, card, owner, hero))
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
        for first in (g.cards[guest].by_when[when], g.cards[guest].on_others[when]):
            index: i64 = first
            while index >= 0:
                ability = g.cards[guest].abilities[index]
                if (ability.side == HERO or g.cards[guest].kind != ITEM) and is_ready(g, guest, index):
                    about = ability.about
                    if (about is None or _is_meant(g, seat, guest, about, card, seat, hero)) and holds(
                        g, context(seat, guest), ability.conditions, to_ref(hero, seat)
                    ):
                        picks.append(guest)
                        picks.append(index)
                index = ability.next
    return picks


def fire(
    g: Table, when: i64, owner: i64, card: i64, hero: i64 = -1, by: i64 = -1, amount: i64 = 1, stat: i64 = 0
) -> bool:
    """Something has happened: to this card of ``owner``, perhaps to a hero, caused by a player. Everybody's effects
    that answer it are pushed, in turn; whether there was any."""
    catalog = g.catalog
    if not catalog.heard >> when & 1:
        return False
    if catalog.remembers and catalog.remembers >> when & 1:
        about = hero if hero >= 0 else card
        remember(g, to_happening(when, owner, by, amount, about, stat, card if hero >= 0 else -1))
    if g.chances < 0:
        g.rearm_all()
    watched = g.chances >> when + HAS_WHEN & 1 != 0
    given = g.changes and g.changes >> MOD_ABILITY & 1
    if not watched and not given and not catalog.guests_act:
        return False
    top = g.top
    first: i64 = 0
    if owner >= 0:
        first = owner
    order = seats_in_turn(g, first)
    if watched:
        for at in range(len(order) - 1, -1, -1):
            seat: i64 = order[at]
            if not g.players[seat].out:
                picks = watching(g, seat, when, card, owner, hero, by, stat)
                push_triggers(g, seat, picks, hero if card < 0 else card)
    if given:
        _push_granted(g, when, owner, card, hero)
    if g.catalog.guests_act and hero >= 0:
        guests = guest_picks(g, when, card, hero, owner)
        if guests and owner >= 0:
            push_triggers(g, owner, guests, card if card >= 0 else hero)
    return g.top is not top


def _push_granted(g: Table, when: i64, owner: i64, card: i64, hero: i64) -> None:
    """Abilities that a card or a hero has until the end of the round, or all of somebody's."""
    for effect in g.round_effects:
        if effect.what != MOD_ABILITY or effect.source < 0:
            continue
        ability = g.cards[effect.source].modifiers[effect.index].ability
        if ability is None or ability.when != when or not is_ready(g, effect.source, ability.index):
            continue
        if effect.card not in (card, hero) if effect.card >= 0 else effect.seat != owner:
            continue
        about = hero if hero >= 0 else card
        if holds(g, context(owner, effect.source), ability.conditions, to_ref(about, owner) if about >= 0 else -1):
            keep_target(push_effect(g, owner, effect.source, ability.index, about), effect)


def fire_news(g: Table, by: i64) -> None:
    """What has been discarded or taken since, because of this player: changes can't set anything off themselves."""
    for entry in take_news(g):
        fire(g, entry & WHEN_MASK, seat_in(entry), card_of_happening(entry), by=by, stat=stat_in(entry))


def begin_part(g: Table, seat: i64) -> bool:
    """A player's part of the Adventure phase begins: what the cards in force and the heroes at the entrance say."""
    top = g.top
    picks = watching(g, seat, WHEN_ADVENTURE_PHASE, -1, seat, -1, -1)
    for hero in g.players[seat].entrance:
        picks = picks + guest_picks(g, WHEN_ADVENTURE_PHASE, -1, hero, seat)
    push_triggers(g, seat, picks)
    return g.top is not top


def fire_own(g: Table, when: i64, seat: i64, card: i64, it: i64 = -1) -> bool:
    """What a card says about something that has happened to it; whether there was anything."""
    if not has_something(g, card, when):
        return False
    picks = room_picks(g, card, when, seat, to_ref(it, seat) if it >= 0 else -1)
    push_triggers(g, seat, picks, it)
    return len(picks) > 0
