"""What a table keeps besides its state to save looking, worked out from the rest: a snapshot leaves it out."""

from __future__ import annotations

from lairwright.dungeon.projections.sources import extras_of
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.round_effects import COUNTERS, kinds_of
from lairwright.dungeon.state.table import Table
from lairwright.kernel.arrays import copied


def derive(g: Table) -> None:
    """Work out everything of this sort on a table that was made from outside."""
    g.hurt_count = 0
    g.hurt = copied(g.hurt)
    g.hurt_shared = False
    g.bonus = copied(g.bonus)
    g.bonus_shared = False
    g.boosted = []
    for card in range(len(g.cards)):
        if g.hurt[card]:
            g.hurt_count += 1
        if g.bonus[card]:
            g.boosted.append(card)
    g.changes = g.catalog.guests | kinds_of(g.round_effects)
    for number in g.tokens:
        if number:
            g.changes |= COUNTERS
    for seat in range(len(g.players)):
        g.players[seat].extras = extras_of(g, seat) or NO_CARDS
