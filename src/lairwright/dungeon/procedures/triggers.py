"""What happens by itself: to rooms that are built or destroyed, to heroes that enter or die, at a Level Up; and in
which order a player's effects resolve (BM-TIME-21)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.chances import looks_out_for
from lairwright.dungeon.changes.belongings import refresh_extras
from lairwright.dungeon.changes.heroes import call_hero, score_soul
from lairwright.dungeon.changes.rooms import fell_silent, mark_levelled
from lairwright.dungeon.changes.rounds import take_uncovered
from lairwright.dungeon.options import card_of, resolved_ability, to_resolve
from lairwright.dungeon.procedures.carried import are_modes, its_ability
from lairwright.dungeon.procedures.firing import (
    fire,
    live_picks,
    meant_by,
    own_triggers,
    push_effect,
    push_modes,
    push_triggers,
)
from lairwright.dungeon.procedures.ops import OP_EFFECT
from lairwright.dungeon.procedures.order import seats_in_turn
from lairwright.dungeon.procedures.watching import guest_picks, has_something, is_ready, own_picks, room_picks, watching
from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.health import is_lethal
from lairwright.dungeon.projections.rooms import lies_in, place_in, uncovered_in
from lairwright.dungeon.state.marks import (
    OWN_COST_GONE,
    OWN_COST_UNCOVERED,
    ROOM_DESTROYED,
    SILENT,
    STANDS,
)
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.procedure import Procedure
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    STAT_SOULS,
    WHEN_BUILT,
    WHEN_DESTROYED,
    WHEN_DIES,
    WHEN_ENTERS,
    WHEN_GAINS,
    WHEN_LEVEL_UP,
    WHEN_PLAYED,
    WHEN_PROMOTED,
    WHEN_UNCOVERED,
    WHEN_WOULD_DIE,
)
from lairwright.kernel.frames import Frame

#: The bit of a card that looks out for rooms that are built.
_ROOMS_BUILT: Final = looks_out_for(WHEN_BUILT)


def trigger_destroyed(g: Table, seat: i64, card: i64, by: i64) -> None:
    """A room of the dungeon was destroyed, by this player's effect or as a price; what that uncovers comes after it
    (CL-41)."""
    gone = take_uncovered(g)
    if gone >= 0 and uncovered_in(gone) >= 0:
        trigger_uncovered(g, seat, uncovered_in(gone), by)
    own = NO_CARDS if fell_silent(g, card) else own_triggers(g, WHEN_DESTROYED, seat, card, by=by)
    fire(g, WHEN_DESTROYED, seat, card, by=by, stat=place_in(gone) if gone >= 0 else 0, own=own)


def trigger_uncovered(g: Table, seat: i64, card: i64, by: i64) -> None:
    """A room has become the top of its stack without being built (CL-41)."""
    own = NO_CARDS if g.status[card] & SILENT else own_triggers(g, WHEN_UNCOVERED, seat, card, by=by)
    fire(g, WHEN_UNCOVERED, seat, card, by=by, own=own)


def trigger_spell_played(g: Table, seat: i64, card: i64) -> None:
    """A Spell of this player has resolved or fizzled; a negated one doesn't count as played (CL-28, BM-OQ-34)."""
    fire(g, WHEN_PLAYED, seat, card, by=seat)


def trigger_gains(g: Table, seat: i64, stat: i64, amount: i64) -> None:
    """A player has gained coins or Souls."""
    fire(g, WHEN_GAINS, seat, -1, by=seat, amount=amount, stat=stat)


def trigger_souls(g: Table, seat: i64, hero: i64) -> None:
    """A player has gained a Soul, or two: a hero died, or a Wound was healed."""
    if (g.catalog.whens | g.catalog.remembers) >> WHEN_GAINS & 1:
        trigger_gains(g, seat, STAT_SOULS, g.cards[hero].worth)


def trigger_promoted(g: Table, seat: i64, miniboss: i64, by: i64) -> None:
    fire(g, WHEN_PROMOTED, seat, miniboss, by=by, own=own_triggers(g, WHEN_PROMOTED, seat, miniboss, by=by))


def trigger_miniboss_built(g: Table, seat: i64, miniboss: i64) -> None:
    fire(g, WHEN_BUILT, seat, miniboss, by=seat, own=own_triggers(g, WHEN_BUILT, seat, miniboss, by=seat))


def trigger_hero_enters(g: Table) -> bool:
    """What the room says to the hero that has just entered it, unless its limit is used up, and whoever else looks out
    for that; whether there was anything."""
    room = g.hero_room
    seat = g.hero_seat
    picks: list[i64] = NO_CARDS
    if has_something(g, room, WHEN_ENTERS) and not g.status[room] & SILENT:
        picks = room_picks(g, room, WHEN_ENTERS, seat, -1)
    if (g.catalog.whens_of_others | g.catalog.remembers) >> WHEN_ENTERS & 1:
        return fire(g, WHEN_ENTERS, seat, room, g.hero, own=picks)
    if not picks:
        return False
    push_triggers(g, seat, picks, g.hero)
    return True


def hero_dies(g: Table, seat: i64, hero: i64, room: i64) -> None:
    """Score first, then what the room says about a death in it (BM-TIME-23); unless something happens instead.

    ``room`` is -1 if the hero didn't die in a room, or its room is no longer there (CL-24).
    """
    if g.catalog.whens >> WHEN_WOULD_DIE & 1 and _lives_on(g, seat, hero):
        return
    if g.hero != hero:
        call_hero(g, hero)
    picks: list[i64] = []
    inside = room >= 0 and not g.status[room] & SILENT and lies_in(g.players[seat].dungeon, room)
    if inside and has_something(g, room, WHEN_DIES):
        picks = room_picks(g, room, WHEN_DIES, seat, -1)
    score_soul(g, seat, hero, room)
    trigger_souls(g, seat, hero)
    if (g.catalog.whens_of_others | g.catalog.remembers) >> WHEN_DIES & 1:
        fire(g, WHEN_DIES, seat, room, hero, by=seat, own=picks)
    else:
        push_triggers(g, seat, picks, hero)


def _lives_on(g: Table, seat: i64, hero: i64) -> bool:
    """Whether the hero or its item says what happens instead of its death; that is pushed, once."""
    for frame in g.frames:
        if frame.op == OP_EFFECT and frame.it == hero and its_ability(g, frame).when == WHEN_WOULD_DIE:
            return True  # it is about to happen
    picks = guest_picks(g, WHEN_WOULD_DIE, -1, hero, seat)
    push_triggers(g, seat, picks, hero)
    return len(picks) > 0


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
    """Whether something this player has in force reacts to other rooms being built."""
    player = g.players[seat]
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    return armed & _ROOMS_BUILT != 0


def built_triggers(g: Table, seat: i64, built: list[i64]) -> list[i64]:
    """What building these rooms sets off for their player: their own effects, and rooms that react to building
    (BM-EX-04). Others' reactions, and those that speak of the very room, are pushed at once."""
    picks: list[i64] = []
    if g.catalog.rivals_watch_building:
        for card in built:
            _push_rivals(g, seat, card)
    for card in built:
        if g.cards[card].by_when[WHEN_BUILT] >= 0:
            picks.extend(own_picks(g, card, WHEN_BUILT, seat, -1))
    if watches_building(g, seat):
        for card in built:
            found = watching(g, seat, WHEN_BUILT, card, seat, -1, seat)
            for i in range(0, len(found), 2):
                ability = g.cards[found[i]].abilities[found[i + 1]]
                limited = ability.limit != 0
                if ability.speaks_of_it:
                    push_triggers(g, seat, [found[i], found[i + 1]], card)
                elif not (limited and _holds_pick(picks, found[i], found[i + 1])):
                    picks.append(found[i])
                    picks.append(found[i + 1])
    return picks


def _push_rivals(g: Table, builder: i64, card: i64) -> None:
    """What other players have in force that reacts to this room."""
    order = seats_in_turn(g, builder)
    for at in range(len(order) - 1, -1, -1):
        seat: i64 = order[at]
        if seat != builder and not g.players[seat].out:
            push_triggers(g, seat, watching(g, seat, WHEN_BUILT, card, builder, -1, builder), card)


def _holds_pick(picks: list[i64], card: i64, index: i64) -> bool:
    for i in range(0, len(picks), 2):
        if picks[i] == card and picks[i + 1] == index:
            return True
    return False


def level_up(g: Table, seat: i64) -> None:
    """Once per game, not optional (BM-LVL-03, -07)."""
    mark_levelled(g, seat)
    boss = g.players[seat].boss
    if g.cards[boss].lasts:
        refresh_extras(g, seat)
    push_modes(g, seat, own_picks(g, boss, WHEN_LEVEL_UP, seat, -1))


@final
class Triggers(Procedure):
    """Several triggered abilities of ``seat``; ``picks`` is card, index, card, index ...

    The player chooses the order if it could matter (BM-TIME-21).
    """

    kind = "order"

    def run(self, g: Table, f: Frame) -> None:
        if not are_modes(f):
            f.picks = live_picks(g, f.seat, f.picks)
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
        for i in range(0, len(f.picks), 2):
            if _is_first(g, f.picks, i):
                menu.append(to_resolve(f.picks[i], f.picks[i + 1]))
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        card = card_of(option)
        index = resolved_ability(option)
        for i in range(0, len(f.picks), 2):
            if f.picks[i] == card and f.picks[i + 1] == index:
                del f.picks[i : i + 2]
                break
        self._drop_other_modes(g, f, card, index)
        if g.cards[card].abilities[index].when == WHEN_LEVEL_UP and not are_modes(f):
            level_up(g, seat)
        elif is_ready(g, card, index):
            push_effect(g, seat, card, index, meant_by(g, card, index, f.it, f.target))

    def _drop_other_modes(self, g: Table, f: Frame, card: i64, index: i64) -> None:
        """Of several modes, one is chosen."""
        mark = g.cards[card].abilities[index].mark
        kept: list[i64] = []
        for i in range(0, len(f.picks), 2):
            other: i64 = f.picks[i + 1]
            if f.picks[i] != card or other == index or g.cards[card].abilities[other].mark != mark:
                kept.append(f.picks[i])
                kept.append(other)
        f.picks = kept


def _is_first(g: Table, picks: list[i64], at: i64) -> bool:
    """Whether no pick before this one is the same ability of this card, or of a copy."""
    definition = g.cards[picks[at]]
    for i in range(0, at, 2):
        if g.cards[picks[i]] is definition and picks[i + 1] == picks[at + 1]:
            return False
    return True
