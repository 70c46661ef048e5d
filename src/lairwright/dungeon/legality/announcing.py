"""What may be announced, and whether it can be paid."""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.legality.reasons import (
    AFTER_OWN_TURN,
    AFTER_REVEAL,
    ALREADY_USED,
    CANNOT_PAY,
    CONDITION_FAILS,
    LEGAL,
    NO_LEGAL_TARGET,
    NO_SPELLS,
    NOTHING_TO_NEGATE,
    ROOM_INACTIVE,
    TEXT_IGNORED,
    WRONG_LEVEL,
    WRONG_PHASE,
)
from lairwright.dungeon.legality.targets import has_target
from lairwright.dungeon.procedures.carried import as_if_announced
from lairwright.dungeon.procedures.ops import OP_REVEAL
from lairwright.dungeon.projections.counts import holds_for
from lairwright.dungeon.projections.modifiers import for_player
from lairwright.dungeon.projections.prices import price_in_coins, spell_price
from lairwright.dungeon.projections.sources import level_holds
from lairwright.dungeon.projections.things import context
from lairwright.dungeon.state.marks import DEACTIVATED, FACE_DOWN, NOT_A_ROOM, SILENT, USED
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    COST_DESTROY_ANOTHER,
    COST_DISCARD,
    MOD_NO_SPELL,
    MOD_PRICE,
    NO_COST,
    NO_TARGET,
    ONCE_PER_ROUND,
    PHASE_ADVENTURE,
    WHEN_PLAYED,
)


def play_refusal(g: Table, seat: i64, card: i64) -> i64:
    """May this Spell card in hand be announced now (BM-SPELL-02)? Negations answer a waiting Spell."""
    definition = g.cards[card]
    found = spell_refusal(g, seat, card)
    if found != LEGAL:
        return found
    if definition.more:
        return _mode_refusal(g, seat, card, definition)
    return mode_refusal(g, seat, card, definition.abilities[0])


def spell_refusal(g: Table, seat: i64, card: i64) -> i64:
    """What keeps this player from playing this Spell now in any way."""
    definition = g.cards[card]
    if g.phase > PHASE_ADVENTURE or not definition.phases & g.phase:
        return WRONG_PHASE
    if g.changes >> MOD_NO_SPELL & 1 and for_player(g, MOD_NO_SPELL, seat):
        return NO_SPELLS
    particular = (g.changes | g.catalog.always) >> MOD_PRICE & 1
    if particular and spell_price(g, seat, card) > g.players[seat].coins:
        return CANNOT_PAY
    return LEGAL


def _mode_refusal(g: Table, seat: i64, card: i64, definition: Card) -> i64:
    """Of several modes, one that is legal is enough; else the reason against the first."""
    first: i64 = LEGAL
    for ability in definition.abilities:
        if ability.when != WHEN_PLAYED:
            continue
        found = mode_refusal(g, seat, card, ability)
        if found == LEGAL:
            return LEGAL
        if first == LEGAL:
            first = found
    return first


def mode_refusal(g: Table, seat: i64, card: i64, ability: Ability) -> i64:
    """May this Spell be announced so? Its phase is right."""
    if ability.plain:
        return LEGAL if ability.target == NO_TARGET or has_target(g, seat, card, ability) else NO_LEGAL_TARGET
    if ability.cost != NO_COST and not can_pay(g, seat, card, ability):
        return CANNOT_PAY
    if ability.conditions and not holds_for(g, seat, card, ability.conditions):
        return CONDITION_FAILS
    if ability.negation:
        return LEGAL if has_target(g, seat, card, ability) else NOTHING_TO_NEGATE
    if ability.builds:
        player = g.players[seat]
        if ability.builds > 0 and _is_revealing(g):
            return AFTER_REVEAL  # a room placed now would never be turned face up (BM-REVEAL-01)
        if player.turn_over or (ability.builds < 0 and g.active == seat and player.builds < 1):
            return AFTER_OWN_TURN
    if ability.target != NO_TARGET and not has_target(g, seat, card, ability):
        return NO_LEGAL_TARGET
    return LEGAL


def _is_revealing(g: Table) -> bool:
    frame = g.top
    while frame is not None:
        if frame.op == OP_REVEAL:
            return True
        frame = frame.below
    return False


def use_refusal(g: Table, seat: i64, card: i64, ability: Ability) -> i64:
    """May this ability of a player's visible room, or of another source, be activated now (BM-ACT-02)? Negations
    answer a waiting Spell."""
    mark = g.status[card]
    if mark & SILENT:
        return ROOM_INACTIVE if mark & NOT_A_ROOM else TEXT_IGNORED
    if ability.limit == ONCE_PER_ROUND and mark & USED << ability.mark:
        return ALREADY_USED
    if ability.level and not level_holds(g, card, ability):
        return WRONG_LEVEL
    if g.phase > PHASE_ADVENTURE or not ability.phases & g.phase:
        return WRONG_PHASE
    if ability.cost != NO_COST and not can_pay(g, seat, card, ability):
        return CANNOT_PAY
    if ability.conditions and not holds_for(g, seat, card, ability.conditions):
        return CONDITION_FAILS
    if ability.target != NO_TARGET and not has_target(g, seat, card, ability):
        return NOTHING_TO_NEGATE if ability.negation else NO_LEGAL_TARGET
    return LEGAL


def can_pay(g: Table, seat: i64, card: i64, ability: Ability) -> bool:
    player = g.players[seat]
    if ability.cost == COST_DISCARD:
        cards = g.cards
        needs = ability.cost_filter.needs
        missing = ability.cost_count
        for held in player.rooms:
            if cards[held].traits & needs == needs:
                missing -= 1
        if missing > 0:
            for held in player.spells:
                if held != card and cards[held].traits & needs == needs:
                    missing -= 1  # a Spell can't be its own price
        return missing <= 0
    if ability.cost == COST_DESTROY_ANOTHER:
        for other in player.dungeon:
            if other != card and may_be_destroyed(g, other):
                return True
        return False
    if not ability.prices:
        return True
    for price in ability.prices:
        if not price.possible(g, seat, card):
            return False
    return price_in_coins(g, as_if_announced(context(seat, card), ability), ability) <= player.coins


def may_be_destroyed(g: Table, top: i64) -> bool:
    """BM-DESTROY-05, -06."""
    mark = g.status[top]
    return not mark & FACE_DOWN and (not mark & DEACTIVATED or not g.rules.destroy_active_only)
