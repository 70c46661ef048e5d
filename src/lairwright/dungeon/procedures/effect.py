"""Resolving an effect: Spells, activated and triggered abilities, and Level Ups alike.

In the frame, ``seat`` controls the effect, ``card`` has the ability, ``pc`` is the verb to go on with, ``progress`` and
``picks`` belong to that verb, ``target`` and ``owner`` say what it is aimed at and whose that is. See also ``carried``.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.changes.piles import discard_spell
from lairwright.dungeon.events import EV_FIZZLED, EV_NEGATED, EV_RESOLVED, EV_TRIGGERED
from lairwright.dungeon.legality.announcing import can_pay
from lairwright.dungeon.legality.targets import (
    aim_stands,
    has_target,
    hero_in_scope,
    rival_fits,
    room_is_target,
    targets,
)
from lairwright.dungeon.options import (
    ACCEPT,
    DECLINE,
    OPT_ACCEPT,
    OPT_DECLINE,
    verb_of,
)
from lairwright.dungeon.procedures.announce import TARGET_PROMPTS, aim
from lairwright.dungeon.procedures.carried import (
    ability_index,
    block_of,
    did_it,
    end_step,
    follows_a_step,
    has_started,
    is_accepted,
    is_negated,
    is_spell,
    is_triggered,
    its_ability,
    mark_accepted,
    mark_started,
    note_doing,
)
from lairwright.dungeon.procedures.firing import fire_news, mark_used
from lairwright.dungeon.procedures.ops import OP_ANNOUNCE
from lairwright.dungeon.procedures.triggers import settle, trigger_spell_played
from lairwright.dungeon.procedures.watching import is_ready
from lairwright.dungeon.projections.counts import holds
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.things import owner_of
from lairwright.dungeon.state.marks import TEXTLESS
from lairwright.dungeon.state.procedure import Procedure
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    NO_COST,
    NO_TARGET,
    ONCE_PER_ROUND,
    SCOPE_TOWN,
    SCOPE_TOWN_OR_DECK,
    TARGET_HERO,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    WHEN_LEVEL_UP,
)
from lairwright.kernel.frames import NO_PICKS, Frame


def effect_of(f: Frame) -> Frame:
    """The frame of the effect that a block of steps belongs to."""
    below: Frame | None = f
    while below is not None:
        same = below.op == f.op and below.card == f.card and ability_index(below) == ability_index(f)
        if same and not block_of(below):
            return below
        below = below.below
    return f


def target_stands(g: Table, f: Frame, ability: Ability) -> bool:
    """Whether the target named in the announcement is still legal (BM-NEG-04, BM-TIME-41), for whoever named it."""
    if block_of(f):
        f = effect_of(f)
    pick = f.target
    kind = ability.target
    if ability.aim is not None:
        return aim_stands(g, f, ability)
    if kind == TARGET_HERO:
        if ability.scope == SCOPE_TOWN:
            return pick in g.town
        if ability.scope == SCOPE_TOWN_OR_DECK:
            return pick in g.town or pick in g.hero_deck or pick in g.epic_deck
        return g.hero == pick and hero_in_scope(g, f.seat, f.card, ability.scope)
    if kind == TARGET_ROOM:
        return lies_in(g.players[f.owner].dungeon, pick) and room_is_target(g, ability, pick)
    if kind == TARGET_PLAYER:
        return rival_fits(g, f.seat, pick, ability)
    if kind == TARGET_SOUL:
        return pick in g.players[f.owner].souls
    return find_spell(g, pick) is not None


def find_spell(g: Table, card: i64) -> Frame | None:
    """The announced, unresolved Spell with this card."""
    for item in g.waiting:
        if item.card == card and not is_negated(item):
            return item
    for item in g.frames:
        if item.card == card and item.op == OP_ANNOUNCE and not is_negated(item):
            return item
    return None


def its_verb(g: Table, f: Frame) -> Verb:
    """The step it is at."""
    return its_ability(g, f).blocks[block_of(f)][f.pc]


def _first_asks(f: Frame, ability: Ability) -> bool:
    """Whether the first step asks whether it should happen at all."""
    return block_of(f) == 0 and ability.cost == NO_COST and ability.verbs[0].asks_itself


@final
class Effect(Procedure):
    """See the module."""

    def run(self, g: Table, f: Frame) -> None:
        ability = its_ability(g, f)
        if not has_started(f) and not self._start(g, f, ability):
            return
        block = block_of(f)
        verbs = ability.blocks[block] if block else ability.verbs
        while f.pc < len(verbs):
            verb = verbs[f.pc]
            lost = (f.pc > 0 or block > 0) and f.progress == 0 and verb.on_target and not target_stands(g, f, ability)
            if not (verb.without(g, f) if lost else verb.run(g, f)):
                return
            if f.that and verb.moves and not did_it(f):
                f.that = NO_PICKS
            if g.news:
                fire_news(g, owner_of(f))
            f.pc += 1
            f.progress = 0
            f.picks = NO_PICKS
            if block and follows_a_step(f) and f.below is not None:
                f.that = f.below.that
            if f.pc < len(verbs):
                end_step(f)
            if g.top is not f:
                return  # what the verb set off comes first
        if block:
            self._finish_branch(g, f)
        else:
            self._finish(g, f, EV_RESOLVED)

    def _start(self, g: Table, f: Frame, ability: Ability) -> bool:
        """The checks before the first verb; False if the effect asks something or ends here."""
        if is_negated(f):
            self._finish(g, f, EV_NEGATED)
            return False
        if is_triggered(f):
            return self._start_triggered(g, f, ability)
        if g.status[f.card] & TEXTLESS and not is_spell(f):
            self._finish(g, f, EV_FIZZLED)  # its price stays paid (CL-68)
            return False
        if (ability.target != NO_TARGET and not target_stands(g, f, ability)) or (
            ability.conditions and not holds(g, f, ability.conditions)
        ):
            self._finish(g, f, EV_FIZZLED)
            return False
        mark_started(f)
        return True

    def _start_triggered(self, g: Table, f: Frame, ability: Ability) -> bool:
        if ability.limit == ONCE_PER_ROUND and not is_ready(g, f.card, ability_index(f)):
            g.done(f)  # the same happened twice at once
            return False
        if f.target < 0 and not is_accepted(f):
            if not self._can_do(g, f, ability):
                self._finish(g, f, EV_FIZZLED)
                return False
            menu = self.menu(g, f, f.seat)
            if menu:
                g.ask(f.seat, menu)
                return False
        mark_started(f)
        if not (ability.may and _first_asks(f, ability)):
            mark_used(g, f.card, ability_index(f))  # otherwise once something is chosen: declining is no use
        if g.listening and ability.when != WHEN_LEVEL_UP:
            g.emit(EV_TRIGGERED, f.seat, f.card)
        return True

    def _can_do(self, g: Table, f: Frame, ability: Ability) -> bool:
        if ability.target != NO_TARGET and not has_target(g, f.seat, f.card, ability):
            return False
        if ability.prices and not can_pay(g, f.seat, f.card, ability):
            return False
        return not ability.verbs or ability.verbs[0].possible(g, f.seat, f.card)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        ability = its_ability(g, f)
        if has_started(f):
            return its_verb(g, f).menu(g, f, seat)
        menu: list[i64] = []
        if ability.target != NO_TARGET:
            menu = targets(g, seat, f.card, ability)
        elif ability.may and not _first_asks(f, ability):
            menu.append(OPT_ACCEPT)
        if menu and ability.may:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        ability = its_ability(g, f)
        if has_started(f):
            if is_triggered(f) and f.pc == 0 and option != OPT_DECLINE and _first_asks(f, ability):
                mark_used(g, f.card, ability_index(f))
            its_verb(g, f).answer(g, f, seat, option)
            return
        verb = verb_of(option)
        if verb == DECLINE:
            card = f.card
            g.done(f)
            settle(g, card)
        elif verb == ACCEPT:
            mark_accepted(f)
        else:
            aim(g, f, option)

    def _finish(self, g: Table, f: Frame, event: i64) -> None:
        seat = f.seat
        card = f.card
        spell = is_spell(f)
        g.done(f)
        if g.listening and (spell or event != EV_RESOLVED):
            g.emit(event, seat, card)
        if spell and lies_in(g.limbo, card):
            discard_spell(g, card)
        settle(g, card)
        if spell and event != EV_NEGATED:
            trigger_spell_played(g, seat, card)

    def _finish_branch(self, g: Table, f: Frame) -> None:
        """What a block of steps has moved, and whether it did anything, is known to the effect it belongs to."""
        g.done(f)
        below = g.top
        if below is not None and below.op == f.op and below.card == f.card and not follows_a_step(f) and did_it(f):
            note_doing(below)
            below.picks = below.picks + f.that

    def prompt(self, g: Table, f: Frame) -> str:
        ability = its_ability(g, f)
        if has_started(f):
            return its_verb(g, f).asks(f)
        if ability.target != NO_TARGET:
            return TARGET_PROMPTS[ability.target]
        return "may"
