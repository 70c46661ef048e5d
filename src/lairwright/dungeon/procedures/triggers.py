"""Triggered abilities: what sets them off, and in which order a player's resolve (BM-TIME-21)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lairwright.dungeon.cards import HAS_WHEN, Card
from lairwright.dungeon.changes import mark_levelled
from lairwright.dungeon.hero_changes import is_lethal, score_soul
from lairwright.dungeon.options import (
    card_of,
    resolved_ability,
    to_resolve,
)
from lairwright.dungeon.player import NO_CARDS
from lairwright.dungeon.procedures.carried import mark_triggered
from lairwright.dungeon.procedures.ops import OP_EFFECT, OP_TRIGGERS
from lairwright.dungeon.projections import lies_in, room_damage
from lairwright.dungeon.round_changes import delay_effect, use_up_for_hero, use_up_trigger
from lairwright.dungeon.table import (
    DEACTIVATED,
    OWN_COST_GONE,
    OWN_COST_UNCOVERED,
    ROOM_DESTROYED,
    STANDS,
    USED,
    Procedure,
    Table,
)
from lairwright.dungeon.words import (
    BOSS,
    ONCE_PER_HERO,
    ONCE_PER_ROUND,
    WHEN_BUILT,
    WHEN_HERO_DIES,
    WHEN_LEVEL_UP,
    WHEN_ROOM_DESTROYED,
    WHEN_YOU_BUILD,
    WHEN_YOU_PLAY_SPELL,
)
from lairwright.kernel.frames import Frame


def _ready(g: Table, card: i64, index: i64) -> bool:
    """Whether an ability of an active card may still be used this round."""
    ability = g.cards[card].abilities[index]
    if ability.limit == ONCE_PER_ROUND:
        return not g.status[card] & USED << index
    if ability.limit == ONCE_PER_HERO:
        return card * len(g.cards) + g.hero not in g.sent_back
    return True


def mark_used(g: Table, card: i64, index: i64) -> None:
    """Count a use; a card that has left the dungeon carries no mark (BM-TIME-32)."""
    limit = g.cards[card].abilities[index].limit
    if limit == ONCE_PER_ROUND:
        use_up_trigger(g, card, index)
    elif limit == ONCE_PER_HERO and _ready(g, card, index):
        use_up_for_hero(g, card)


def push_effect(g: Table, seat: i64, card: i64, index: i64) -> None:
    mark_triggered(g.push(OP_EFFECT, seat, card, index))


def push_triggers(g: Table, seat: i64, picks: list[i64]) -> None:
    """Resolve these abilities (card, index, card, index ...) of one player."""
    if picks:
        picks = _live(g, seat, picks)
    if len(picks) == 2:
        push_effect(g, seat, picks[0], picks[1])
    elif picks:
        g.push(OP_TRIGGERS, seat).picks = picks


def _live(g: Table, seat: i64, picks: list[i64]) -> list[i64]:
    """Those that still happen: a room that is gone or was covered has lost its effect (BM-REVEAL-07); the when-built
    effect of a deactivated room waits for clean-up (BM-REVEAL-08)."""
    kept: list[i64] = []
    for i in range(0, len(picks), 2):
        card: i64 = picks[i]
        index: i64 = picks[i + 1]
        if g.cards[card].kind == BOSS:
            if g.players[seat].levelled:
                continue  # a room built in the meantime has levelled it up already (BM-LVL-03)
        else:
            if not lies_in(g.players[seat].dungeon, card):
                continue
            if g.status[card] & DEACTIVATED:
                if g.cards[card].abilities[index].when == WHEN_BUILT and g.rules.delayed_triggers:
                    delay_effect(g, seat, card)
                continue
        kept.append(card)
        kept.append(index)
    return kept


def _reacting(g: Table, seat: i64, when: i64) -> list[i64]:
    """Active rooms of a dungeon with an ability for this trigger that may still be used."""
    player = g.players[seat]
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    if not armed & HAS_WHEN << when:
        return NO_CARDS
    picks: list[i64] = []
    for card in player.dungeon:
        index = g.cards[card].by_when[when]
        if index >= 0 and not g.status[card] & 3 and _ready(g, card, index):
            picks.append(card)
            picks.append(index)
    return picks


def trigger_destroyed(g: Table, seat: i64, card: i64) -> None:
    """Another room of the dungeon was destroyed, for whatever reason."""
    push_triggers(g, seat, _reacting(g, seat, WHEN_ROOM_DESTROYED))


def trigger_spell_played(g: Table, seat: i64) -> None:
    """A Spell of this player has resolved or fizzled; a negated one doesn't count as played (CL-28, BM-OQ-34)."""
    push_triggers(g, seat, _reacting(g, seat, WHEN_YOU_PLAY_SPELL))


def trigger_hero_enters(g: Table) -> bool:
    """The effect of a room on the hero that has just entered it, unless its limit is used up; whether there was one."""
    index = g.cards[g.hero_room].enters
    if index < 0 or not _ready(g, g.hero_room, index):
        return False
    push_effect(g, g.hero_seat, g.hero_room, index)
    return True


def hero_dies(g: Table, seat: i64, hero: i64, room: i64) -> None:
    """Score first, then what the room says about a death in it (BM-TIME-23).

    ``room`` is -1 if the hero didn't die in a room, or its room is no longer there (CL-24).
    """
    ready = -1
    if room >= 0 and not g.status[room] & 3 and lies_in(g.players[seat].dungeon, room):
        ready = g.cards[room].by_when[WHEN_HERO_DIES]
    score_soul(g, seat, hero, room)
    if ready >= 0 and _ready(g, room, ready):
        push_effect(g, seat, room, ready)


def settle(g: Table, ended: i64) -> None:
    """After an effect or a cost: what happens to a hero whose room changed under it (BM-TIME-50; CL-17).

    ``ended`` is the card whose effect has resolved, -1 for a cost.
    """
    if g.hero < 0:
        return
    hero, seat = g.hero, g.hero_seat
    if g.hero_left == OWN_COST_UNCOVERED or g.hero_left == OWN_COST_GONE:
        if ended != g.hero_room:
            if g.rules.immediate_death and is_lethal(g, hero):
                hero_dies(g, seat, hero, -1)
            return
        if g.hero_left == OWN_COST_UNCOVERED:
            g.hero_left = STANDS
            g.hero_room = g.players[seat].dungeon[g.hero_at]
            g.hero_dealt = room_damage(g, seat, g.hero_at)  # it is standing there, but has not entered
            g.hero_doomed = is_lethal(g, hero)
        else:
            g.hero_left = ROOM_DESTROYED
            g.hero_room = -1
    if g.hero_left == ROOM_DESTROYED:
        g.hero_left = STANDS
        if is_lethal(g, hero):
            hero_dies(g, seat, hero, -1)
        return
    lethal = is_lethal(g, hero)
    if not lethal:
        g.hero_doomed = False
    if lethal and g.rules.immediate_death and g.hero_room >= 0:
        walker_dies(g)


def walker_dies(g: Table) -> None:
    """The walking hero dies where it is, but not in a room uncovered after its Health had run out (BM-ADV-08)."""
    hero_dies(g, g.hero_seat, g.hero, -1 if g.hero_doomed else g.hero_room)


def watches_building(g: Table, seat: i64) -> bool:
    """Whether a room of this dungeon reacts to other rooms being built."""
    player = g.players[seat]
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    return armed & HAS_WHEN << WHEN_YOU_BUILD != 0


def built_triggers(g: Table, seat: i64, built: list[i64]) -> list[i64]:
    """What building these rooms sets off: their own effects, and rooms that react to building (BM-EX-04)."""
    picks: list[i64] = []
    for card in built:
        index = g.cards[card].by_when[WHEN_BUILT]
        if index >= 0:
            picks.append(card)
            picks.append(index)
    if not watches_building(g, seat):
        return picks
    for watcher in g.players[seat].dungeon:
        index = g.cards[watcher].by_when[WHEN_YOU_BUILD]
        if index < 0 or g.status[watcher] & 3 or not _ready(g, watcher, index):
            continue
        fits = g.cards[watcher].abilities[index].built_filter
        for card in built:
            if card != watcher and fits.fits(g.cards[card]):
                picks.append(watcher)
                picks.append(index)
                break  # the limit is once per round
    return picks


def level_up(g: Table, seat: i64) -> None:
    """Once per game, not optional (BM-LVL-03, -07)."""
    mark_levelled(g, seat)
    boss = g.players[seat].boss
    index = g.cards[boss].by_when[WHEN_LEVEL_UP]
    if index >= 0:
        push_effect(g, seat, boss, index)


@final
class Triggers(Procedure):
    """Several triggered abilities of ``seat``; ``picks`` is card, index, card, index ...

    The player chooses the order if it could matter (BM-TIME-21).
    """

    kind = "order"

    def run(self, g: Table, f: Frame) -> None:
        f.picks = _live(g, f.seat, f.picks)
        if not f.picks:
            g.done(f)
            return
        menu = self.menu(g, f, f.seat)
        if len(menu) == 1:
            self.answer(g, f, f.seat, menu[0])
        else:
            g.ask(f.seat, menu)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu: list[i64] = []
        seen: list[Card] = []
        for i in range(0, len(f.picks), 2):
            definition = g.cards[f.picks[i]]
            if definition not in seen:
                seen.append(definition)
                menu.append(to_resolve(f.picks[i], f.picks[i + 1]))
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        card = card_of(option)
        index = resolved_ability(option)
        for i in range(0, len(f.picks), 2):
            if f.picks[i] == card and f.picks[i + 1] == index:
                del f.picks[i : i + 2]
                break
        if g.cards[card].kind == BOSS:
            level_up(g, seat)
        elif _ready(g, card, index):
            push_effect(g, seat, card, index)
