"""Whether a table that came from outside is one the engine can go on with.

A snapshot is data that may have been damaged or forged. Everything is checked here, once, so the procedures can trust
their own state.
"""

from __future__ import annotations

from lairwright.dungeon.table import PLAYER_ZONES, ZONES, Table
from lairwright.dungeon.words import PHASES
from lairwright.kernel.errors import RecordError


def check_table(g: Table) -> None:
    """Raise :class:`RecordError` for the first thing that is impossible."""
    seats = len(g.players)
    size = len(g.cards)
    _check_cards(g, size)
    if not 0 <= g.phase < len(PHASES):
        raise RecordError(f"snapshot field 'phase' must be from 0 to {len(PHASES) - 1}, not {g.phase}")
    for name, listed in (("order", g.order), ("turns", g.turns), ("standing", g.standing), ("open", g.open)):
        if len(set(listed)) != len(listed) or not all(0 <= seat < seats for seat in listed):
            raise RecordError(f"snapshot field {name!r} must list seats below {seats}, each once, not {listed}")
    if g.order and len(g.order) != seats:
        raise RecordError(f"snapshot field 'order' must list all {seats} seats, not {g.order}")
    for name, seat in (("active", g.active), ("hero_seat", g.hero_seat), ("marker", g.marker)):
        if not -1 <= seat < seats:
            raise RecordError(f"snapshot field {name!r} must be a seat below {seats}, not {seat}")
    for name, card in (("hero", g.hero), ("hero_room", g.hero_room)):
        if not -1 <= card < size:
            raise RecordError(f"snapshot field {name!r} names card {card}, but there are {size}")
    _check_questions(g, size, seats)


def _check_cards(g: Table, size: int) -> None:
    """Every card lies in exactly one place."""
    seen = [False] * size

    def place(card: int, where: str) -> None:
        if not 0 <= card < size:
            raise RecordError(f"snapshot field {where!r} names card {card}, but there are {size}")
        if seen[card]:
            raise RecordError(f"snapshot field {where!r}: card {card} ({g.cards[card].id}) is in two places")
        seen[card] = True

    for where in ZONES:
        for card in getattr(g, where):
            place(card, where)
    for player in g.players:
        for where in PLAYER_ZONES:
            for card in getattr(player, where):
                place(card, where)
        for top in player.dungeon:
            card = top
            while card != -1:
                place(card, "dungeon")
                card = g.under[card]
        if not player.out and player.boss != -1:
            place(player.boss, "boss")
    # The walking hero is in no list: it is in its room.
    if 0 <= g.hero < size and not seen[g.hero]:
        seen[g.hero] = True
    for card in range(size):
        if not seen[card]:
            raise RecordError(f"the snapshot has lost card {card} ({g.cards[card].id})")


def _check_questions(g: Table, size: int, seats: int) -> None:
    for frame in g.frames + g.waiting:
        if not 0 <= frame.op < len(g.steps):
            raise RecordError(f"snapshot field 'frames' names procedure {frame.op}, but there are {len(g.steps)}")
        cards, owners = (frame.card, frame.target), (frame.seat, frame.owner)
        if not all(-1 <= card < size for card in cards) or not all(-1 <= seat < seats for seat in owners):
            raise RecordError("snapshot field 'frames' names a card or a seat that does not exist")
    if len(g.menus) != len(g.open) or not all(g.menus):
        raise RecordError("snapshot field 'menus' must hold a list of options for every seat in 'open'")
    if g.result is None and (g.top is None or not g.open):
        raise RecordError("the snapshot's game is not over, but nobody is asked anything")
