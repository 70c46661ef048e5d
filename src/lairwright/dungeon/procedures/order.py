"""Who comes before whom (BM-SETUP-05, BM-ROUND-03, ED-02)."""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import STREAM_EFFECTS


def xp_order(g: Table) -> None:
    """All seats by descending XP, fixed for the game; ties are drawn once (BM-OQ-24)."""
    seats = list(range(len(g.players)))
    if _any_alike(g):
        g.streams.shuffle(STREAM_EFFECTS, seats)
    ordered: list[i64] = []
    for seat in seats:
        at = 0
        while at < len(ordered) and _xp(g, ordered[at]) >= _xp(g, seat):
            at += 1
        ordered.insert(at, seat)
    g.order = ordered


def _xp(g: Table, seat: i64) -> i64:
    return g.cards[g.players[seat].boss].xp


def _any_alike(g: Table) -> bool:
    for a in range(len(g.players)):
        for b in range(a):
            if _xp(g, a) == _xp(g, b):
                return True
    return False


def set_turns(g: Table) -> None:
    """The order of Build and Adventure turns this round; players who are out have none (BM-ELIM-04)."""
    g.standing = [seat for seat in g.order if not g.players[seat].out]
    if g.rules.turn_order == "xp":
        g.turns = g.standing
        return
    start: i64 = g.marker if g.rules.turn_order == "marker" else g.order[0]
    count = len(g.players)
    clockwise = [(start + i) % count for i in range(count)]
    g.turns = [seat for seat in clockwise if not g.players[seat].out]


def pass_marker(g: Table) -> None:
    """The first-player marker goes to the next player still in the game (``turn_order=marker``)."""
    count = len(g.players)
    seat = g.marker
    for _seat in range(count):
        seat = (seat + 1) % count
        if not g.players[seat].out:
            g.marker = seat
            return


def reveal_order(g: Table) -> list[i64]:
    """The order of Level Up and when-built effects (ED-03, ED-P-04)."""
    return g.turns if g.rules.reveal_by_turn else g.standing


def seats_in_turn(g: Table, seat: i64) -> list[i64]:
    """Everybody in the order in which an effect of this player goes round (CL-43): by descending XP, or clockwise from
    the active player where there is a first-player marker."""
    if g.rules.turn_order != "marker":
        return g.order
    count = len(g.players)
    start: i64 = g.active if g.active >= 0 else seat
    return [(start + at) % count for at in range(count)]
