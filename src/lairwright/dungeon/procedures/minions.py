"""What a minion's space gives its player in the Minion phase (SBM-MPH-01, SBM-TIME-10)."""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.procedures.firing import push_triggers
from lairwright.dungeon.procedures.watching import own_picks
from lairwright.dungeon.state.marks import SILENT
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import LOCATION, WHEN_MINION


def spaces_of(g: Table, seat: i64, card: i64) -> list[i64]:
    """The spaces of a card that are open to this player, as card, index, card, index ...; one whose condition doesn't
    hold is closed, and a room or boss whose text doesn't work has none (SBM-MPH-07)."""
    if g.cards[card].kind != LOCATION and g.status[card] & SILENT:
        return []
    return own_picks(g, card, WHEN_MINION, seat, -1)


def use_space(g: Table, seat: i64, card: i64) -> bool:
    """The minion's player gets what the card gives; of several spaces the player chooses one. Whether there was any."""
    picks = spaces_of(g, seat, card)
    push_triggers(g, seat, picks)
    return len(picks) > 0
