"""What a trigger sets off: one door for everything that happens (``fire``), and the effects it pushes.

A card's own ability ("when this is built") is found by looking at the card (:func:`own_picks`); abilities that watch
other things are found by going through everybody's sources, if any card in force looks out for this trigger at all.
"""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.chances import HAS_WHEN
from lairwright.dungeon.changes.rounds import delay_effect, remember, take_news, use_up_for_hero, use_up_trigger
from lairwright.dungeon.procedures.carried import ability_index, begin_branch, its_ability, mark_modes, mark_triggered
from lairwright.dungeon.procedures.ops import OP_EFFECT, OP_TRIGGERS
from lairwright.dungeon.procedures.order import seats_in_turn
from lairwright.dungeon.procedures.watching import (
    caused_rightly,
    guest_picks,
    has_something,
    is_meant,
    is_ready,
    room_picks,
    walker_picks,
    watching,
)
from lairwright.dungeon.projections.counts import holds
from lairwright.dungeon.projections.memory import WHEN_MASK, card_of_happening, seat_in, stat_in, to_happening
from lairwright.dungeon.projections.modifiers import is_about
from lairwright.dungeon.projections.refs import card_in, owner_in, to_player, to_ref
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.things import context, owner_of
from lairwright.dungeon.state.marks import DEACTIVATED, SILENT
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.round_effects import RoundEffect
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    MINIBOSS,
    MOD_ABILITY,
    ONCE_PER_HERO,
    ONCE_PER_ROUND,
    ROOM,
    TARGET_PLAYER,
    TARGET_ROOM,
    WHEN_ADVENTURE_PHASE,
    WHEN_BUILD_PHASE,
    WHEN_BUILT,
    WHEN_DESTROYED,
    WHEN_END_OF_ROUND,
    WHEN_LEVEL_UP,
)
from lairwright.kernel.frames import Frame

# -- limits ------------------------------------------------------------------------------------------


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


def push_triggers(g: Table, seat: i64, picks: list[i64], it: i64 = -1, hero: i64 = -1) -> None:
    """Resolve these abilities (card, index, card, index ...) of one player, all about the same thing: a card, or a hero
    that it happened to there."""
    if picks:
        picks = live_picks(g, seat, picks)
    if len(picks) == 2:
        push_effect(g, seat, picks[0], picks[1], meant_by(g, picks[0], picks[1], it, hero))
    elif picks:
        frame = g.push(OP_TRIGGERS, seat)
        frame.picks = picks
        frame.it = it
        frame.target = hero


def meant_by(g: Table, card: i64, index: i64, it: i64, hero: i64) -> i64:
    """What "it" is to an ability: the hero, unless it looks out for the room."""
    about = g.cards[card].abilities[index].about
    if hero < 0 or (it >= 0 and about is not None and about.noun == TARGET_ROOM):
        return it
    return hero


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


def fire(
    g: Table,
    when: i64,
    owner: i64,
    card: i64,
    hero: i64 = -1,
    by: i64 = -1,
    amount: i64 = 1,
    stat: i64 = 0,
    own: list[i64] = NO_CARDS,
) -> bool:
    """Something has happened: to this card of ``owner``, perhaps to a hero, caused by a player. Everybody's effects
    that answer it are pushed, in turn, with what the card says about itself (``own``); whether there was any."""
    catalog = g.catalog
    top = g.top
    if catalog.heard >> when & 1:
        if catalog.remembers and catalog.remembers >> when & 1:
            about = hero if hero >= 0 else card
            remember(g, to_happening(when, owner, by, amount, about, stat, card if hero >= 0 else -1))
        if g.chances < 0:
            g.rearm_all()
        given = g.changes and g.changes >> MOD_ABILITY & 1
        if g.chances >> when + HAS_WHEN & 1:
            order = seats_in_turn(g, owner if owner >= 0 else 0)
            for at in range(len(order) - 1, -1, -1):
                seat: i64 = order[at]
                if not g.players[seat].out:
                    picks = watching(g, seat, when, card, owner, hero, by, stat)
                    if seat == owner and own:
                        picks = own + picks
                        own = NO_CARDS
                    push_triggers(g, seat, picks, card, hero)
        if given:
            _push_granted(g, when, owner, card, hero, by, stat)
        if catalog.guests_act and (hero >= 0 or g.hero >= 0):
            host = owner if hero >= 0 else g.hero_seat
            guests = guest_picks(g, when, card, hero, owner) if hero >= 0 else walker_picks(g, when, owner, card)
            if guests and host >= 0:
                push_triggers(g, host, guests, card, hero)
    if own:
        push_triggers(g, owner, own, card, hero)
    return g.top is not top


def _push_granted(g: Table, when: i64, owner: i64, card: i64, hero: i64, by: i64 = -1, stat: i64 = 0) -> None:
    """Abilities that a card, a hero or a player has until the end of the round, or all of somebody's."""
    for effect in g.round_effects:
        if effect.what != MOD_ABILITY or effect.source < 0:
            continue
        ability = g.cards[effect.source].modifiers[effect.index].ability
        if ability is None or ability.when != when or not is_ready(g, effect.source, ability.index):
            continue
        seat = _grantee(g, effect, ability, owner, card, hero, stat)
        if seat < 0 or not caused_rightly(seat, by, ability.by) or ability.gained not in (-1, stat):
            continue
        about = hero if hero >= 0 else card
        if holds(g, context(seat, effect.source), ability.conditions, to_ref(about, owner) if about >= 0 else -1):
            keep_target(push_effect(g, seat, effect.source, ability.index, about), effect)


def _grantee(g: Table, effect: RoundEffect, ability: Ability, owner: i64, card: i64, hero: i64, stat: i64) -> i64:
    """The player for whom an ability of this round answers what happened, or -1: of a room or a hero it speaks of
    that one itself, of a player of what happens at that player's, unless it looks out for something else."""
    if effect.card >= 0 or effect.needs:
        for subject in (card, hero):
            if subject >= 0 and is_about(g, effect, owner, subject) and not g.status[subject] & SILENT:
                return owner
        return -1
    seat = effect.seat
    about = ability.about
    if when_of_all(ability.when):
        return seat
    if about is None:
        return seat if seat in (owner, -1) else -1
    return seat if is_meant(g, seat, effect.source, about, card, owner, hero, stat) else -1


def when_of_all(when: i64) -> bool:
    """Moments of the round, which are everybody's."""
    return when in (WHEN_BUILD_PHASE, WHEN_END_OF_ROUND)


def fire_news(g: Table, by: i64) -> None:
    """What has been discarded or taken since, because of this player: changes can't set anything off themselves. What
    the first card sets off comes first."""
    news = take_news(g)
    for at in range(len(news) - 1, -1, -1):
        entry: i64 = news[at]
        fire(g, entry & WHEN_MASK, seat_in(entry), card_of_happening(entry), by=by, stat=stat_in(entry))


def begin_part(g: Table, seat: i64) -> bool:
    """A player's part of the Adventure phase begins: what the cards in force and the heroes at the entrance say."""
    top = g.top
    picks = watching(g, seat, WHEN_ADVENTURE_PHASE, -1, seat, -1, -1)
    for hero in g.players[seat].entrance:
        picks = picks + guest_picks(g, WHEN_ADVENTURE_PHASE, -1, hero, seat)
    push_triggers(g, seat, picks)
    if g.changes >> MOD_ABILITY & 1:
        _push_granted(g, WHEN_ADVENTURE_PHASE, seat, -1, -1)
    return g.top is not top


def own_triggers(g: Table, when: i64, seat: i64, card: i64, hero: i64 = -1, by: i64 = -1) -> list[i64]:
    """What a card, or the miniboss in it, says about something that has happened to it, or to this hero there."""
    if not has_something(g, card, when):
        return NO_CARDS
    picks = room_picks(g, card, when, seat, to_ref(hero, seat) if hero >= 0 else to_ref(card, seat))
    kept: list[i64] = []
    for i in range(0, len(picks), 2):
        if caused_rightly(seat, by, g.cards[picks[i]].abilities[picks[i + 1]].by):
            kept.append(picks[i])
            kept.append(picks[i + 1])
    return kept


def fire_own(g: Table, when: i64, seat: i64, card: i64, it: i64 = -1) -> bool:
    """Only what a card says about something that has happened to it; whether there was anything."""
    if not has_something(g, card, when):
        return False
    picks = room_picks(g, card, when, seat, to_ref(it, seat) if it >= 0 else -1)
    push_triggers(g, seat, picks, it)
    return len(picks) > 0
