"""Whether a restored castle can be a castle at all: a damaged snapshot is refused now rather than discovered later.

What a snapshot leaves out because it can be counted (sums, free fields, limits) is counted here.
"""

from __future__ import annotations

from lairwright.castle.table import EMPTY, Castle
from lairwright.castle.words import (
    ALL_STRENGTHS,
    FACTION,
    GUARD,
    HAND_SIZE,
    MONSTER,
    PHASE_SETUP,
    PHASES,
    ROUNDS,
    STRENGTHS,
    TILE,
)
from lairwright.kernel.errors import RecordError


def check_castle(g: Castle) -> None:
    """Raise :class:`RecordError` for the first thing that is impossible; fill in what can be counted."""
    seats = g.config.seats
    for name in ("factions", "gold", "hands", "resting", "seen"):
        if len(getattr(g, name)) != seats:
            raise RecordError(f"snapshot field {name!r} must hold {seats} numbers, not {len(getattr(g, name))}")
    if not 0 <= g.phase < len(PHASES):
        raise RecordError(f"snapshot field 'phase' must be from 0 to {len(PHASES) - 1}, not {g.phase}")
    if not 0 <= g.round <= ROUNDS[seats]:
        raise RecordError(f"snapshot field 'round' must be from 0 to {ROUNDS[seats]}, not {g.round}")
    for name in ("marker", "turn", "lost_at"):
        if not -1 <= getattr(g, name) < seats:
            raise RecordError(f"snapshot field {name!r} must be from -1 to {seats - 1}, not {getattr(g, name)}")
    if not 0 <= g.turned <= seats:
        raise RecordError(f"snapshot field 'turned' must be from 0 to {seats}, not {g.turned}")
    if g.marker < 0 and g.phase != PHASE_SETUP:
        raise RecordError("snapshot field 'marker' must name a seat once the set-up is over")
    _check_piles(g)
    _check_gold(g)
    _check_monsters(g)
    _check_questions(g)


def _check_piles(g: Castle) -> None:
    """Every guard and every tile lies in exactly one place."""
    for kind, names in ((GUARD, ("deck", "guards", "discard", "buried")), (TILE, ("stack", "used", "box"))):
        found: list[int] = []
        for name in names:
            found += getattr(g, name)
        if kind == TILE and g.tile >= 0:
            found.append(g.tile)
        if sorted(found) != g.catalog.instances[kind]:
            raise RecordError(f"snapshot fields {', '.join(names)} must hold every card of that kind once")
    if not -1 <= g.tile < len(g.cards):
        raise RecordError(f"snapshot field 'tile' names card {g.tile}, but there are {len(g.cards)}")
    laid = g.config.seats if g.result is None else 0
    if len(g.guards) != laid:
        raise RecordError(f"snapshot field 'guards' must hold {laid} guards, not {len(g.guards)}")
    g.forbidden = g.cards[g.tile].forbidden if g.tile >= 0 else 0
    g.limits = [g.catalog.backs[g.cards[guard].stars].strength_high for guard in g.guards]


def _check_gold(g: Castle) -> None:
    if min(g.gold) < 0:
        raise RecordError(f"snapshot field 'gold' must not be negative, found {g.gold}")
    if sum(g.gold) + g.treasury != g.catalog.coins:
        raise RecordError(
            f"snapshot fields 'gold' and 'treasury' must add up to the {g.catalog.coins} coins of the game"
        )


def _check_monsters(g: Castle) -> None:
    """Each seat has its five strengths, each in one place; seats have different factions."""
    seats = g.config.seats
    count = len(g.catalog.instances[FACTION])
    g.seat_of = [-1] * count
    for seat, faction in enumerate(g.factions):
        if not -1 <= faction < count or (faction >= 0 and g.seat_of[faction] >= 0):
            raise RecordError(f"snapshot field 'factions' must hold different factions below {count}")
        if faction >= 0:
            g.seat_of[faction] = seat
    if g.phase != PHASE_SETUP and min(g.factions) < 0:
        raise RecordError("snapshot field 'factions' must name one for every seat once the set-up is over")
    if len(g.fields) != 2 * seats:
        raise RecordError(f"snapshot field 'fields' must hold {2 * seats} numbers, not {len(g.fields)}")
    board = [0] * seats
    g.on_board = [0] * seats
    g.sums = [0] * seats
    g.free = 0
    g.placed = 0
    for field, monster in enumerate(g.fields):
        if monster == EMPTY:
            if g.guards:
                g.free |= 1 << (field >> 1)
            continue
        owner = g.seat_of[monster // STRENGTHS] if 0 <= monster < len(g.catalog.instances[MONSTER]) else -1
        if owner < 0 or board[owner] >> monster % STRENGTHS & 1:
            raise RecordError(f"snapshot field 'fields' names a monster that cannot lie there: {monster}")
        board[owner] |= 1 << monster % STRENGTHS
        g.on_board[owner] += 1
        g.placed += 1
        g.sums[field >> 1] += monster % STRENGTHS + 1
    for seat in range(seats):
        hand, resting = g.hands[seat], g.resting[seat]
        if hand == 0 and resting == 0 and board[seat] == 0 and g.phase == PHASE_SETUP:
            continue
        parts = (hand, resting, board[seat])
        if (
            not all(0 <= part <= ALL_STRENGTHS for part in (*parts, g.seen[seat]))
            or sum(parts) != ALL_STRENGTHS
            or hand | resting | board[seat] != ALL_STRENGTHS
            or (hand | board[seat]).bit_count() != HAND_SIZE
            or g.on_board[seat] > 2
        ):
            raise RecordError(f"the snapshot does not give seat {seat} five monsters, three of them to play with")


def _check_questions(g: Castle) -> None:
    if g.result is not None:
        if g.open or g.menus:
            raise RecordError("the snapshot's game is over, but somebody is asked something")
        return
    frame = g.top
    if frame is None or frame.below is not None or not 0 <= frame.op < len(g.procedures):
        raise RecordError("snapshot field 'frames' must hold one frame of a procedure that exists")
    if len(g.open) != 1 or g.open[0] != g.turn or len(g.menus) != 1 or not g.menus[0]:
        raise RecordError("snapshot fields 'open' and 'menus' must hold the seat whose turn it is and its options")
    if any(not 0 <= seat < g.seats for seat in frame.picks):
        raise RecordError("snapshot field 'frames' names a seat that does not exist")
    if sorted(g.menus[0]) != sorted(g.procedures[frame.op].menu(g, frame, g.open[0])):
        raise RecordError("snapshot field 'menus' does not hold the options of this table")
