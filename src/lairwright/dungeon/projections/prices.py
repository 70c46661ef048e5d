"""What is paid in coins besides the costs of cards: for playing a Spell, revealing a miniboss, promoting one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import lairwright.dungeon.projections.modifiers as modifying
from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.modifiers import Modifier
from lairwright.dungeon.projections.refs import to_player
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import MOD_PRICE, SPELL
from lairwright.kernel.frames import Frame

#: In place of traits of cards (``Modifier.of``).
OF_REVEALING: Final = -1
OF_PROMOTING: Final = -2
#: What it costs to reveal a miniboss, or to promote one (EXP-MB-07, -10).
_USUAL: Final = 1


def spell_price(g: Table, seat: i64, card: i64) -> i64:
    """The coins that this player pays for playing this Spell: usually none."""
    if not modifying.is_present(g, MOD_PRICE, seat):
        return 0
    return _at_least_nothing(_added(g, seat, g.cards[card].traits, 0))


def price_in_coins(g: Table, f: Frame, ability: Ability) -> i64:
    """The coins that announcing this ability takes altogether; ``f`` says at what it is aimed, if that is known."""
    total = spell_price(g, f.seat, f.card) if g.cards[f.card].kind == SPELL else 0
    for price in ability.prices:
        total += price.due(g, f)
    return total


def reveal_price(g: Table, seat: i64) -> i64:
    """The coins for a miniboss that is revealed, or moves in at once (CL-78)."""
    return _at_least_nothing(_USUAL + _added(g, seat, 0, OF_REVEALING))


def promotion_price(g: Table, seat: i64) -> i64:
    """The coins for a miniboss that rises by a level."""
    return _at_least_nothing(_USUAL + _added(g, seat, 0, OF_PROMOTING))


def _at_least_nothing(price: i64) -> i64:
    return price if price > 0 else 0


def _added(g: Table, seat: i64, traits: i64, other: i64) -> i64:
    """What modifiers in force and those of this round add for a card with these traits, or for something other."""
    total: i64 = 0
    for effect in g.round_effects:
        if effect.what != MOD_PRICE or effect.source < 0 or not modifying.is_about(g, effect, seat, -1):
            continue
        if _is_of(g.cards[effect.source].modifiers[effect.index], traits, other):
            total += effect.amount
    for source in modifying.sources_at_home(g, seat):
        for modifier in g.cards[source].always:
            if (
                modifier.what == MOD_PRICE
                and _is_of(modifier, traits, other)
                and modifying.is_for_player(g, source, modifier)
                and modifying.counts_now(g, source, seat, modifier)
            ):
                total += modifying.value_of(g, source, seat, modifier, to_player(seat))
    return total


def _is_of(modifier: Modifier, traits: i64, other: i64) -> bool:
    of = modifier.of
    if of < 0:
        return of == other
    return other == 0 and traits & of == of
