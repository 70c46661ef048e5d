"""One function per observable change: it changes the table and notes the event.

Once a table is laid out, only these functions change it, except for whose turn it is, which is up to the procedures. A
test holds the code to this.
"""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.castle.projections import owner_of, strength_of
from lairwright.castle.table import EMPTY, Castle
from lairwright.castle.words import (
    ALL_STRENGTHS,
    EV_CANNOT_PAY,
    EV_COMPENSATED,
    EV_DEALT,
    EV_FACTION,
    EV_FIRST_PLAYER,
    EV_GOLD,
    EV_GUARD_DISCARDED,
    EV_GUARD_LAID,
    EV_GUARD_TURNED,
    EV_HEALED,
    EV_LOOTED,
    EV_LOST,
    EV_PAID,
    EV_PHASE,
    EV_PLACED,
    EV_REPLACED,
    EV_RESTS,
    EV_RETURNED,
    EV_ROUND,
    EV_SET_ASIDE,
    EV_TILE_DISCARDED,
    EV_TILE_TURNED,
    EV_TOOK_UP,
    ROUNDS,
    STREAM_GUARDS,
    STREAM_TILES,
    STRENGTHS,
    TILE,
)

# -- where we are ------------------------------------------------------------------------------------


def set_phase(g: Castle, phase: i64) -> None:
    g.phase = phase
    if g.listening:
        g.emit(EV_PHASE, -1, amount=phase)


def new_round(g: Castle) -> None:
    g.round += 1
    if g.listening:
        g.emit(EV_ROUND, -1, amount=g.round)


def set_marker(g: Castle, seat: i64) -> None:
    """The first-player marker (CR-SETUP-11, CR-PREP-06)."""
    g.marker = seat
    if g.listening:
        g.emit(EV_FIRST_PLAYER, seat)


# -- gold --------------------------------------------------------------------------------------------


def start_gold(g: Castle, seat: i64, amount: i64) -> None:
    """CR-SETUP-09."""
    g.gold[seat] += amount
    g.treasury -= amount
    if g.listening:
        g.emit(EV_GOLD, seat, amount=amount)


def pay_treasury(g: Castle, seat: i64, amount: i64) -> None:
    g.gold[seat] -= amount
    g.treasury += amount
    if g.listening:
        g.emit(EV_PAID, seat, amount=amount)


def compensate(g: Castle, payer: i64, owner: i64, victim: i64, amount: i64) -> None:
    """The owner of a replaced monster gets a share of the price (C4)."""
    g.gold[payer] -= amount
    g.gold[owner] += amount
    if g.listening:
        g.emit(EV_COMPENSATED, owner, victim, amount=amount)


def take_loot(g: Castle, seat: i64, guard: i64, amount: i64) -> None:
    g.gold[seat] += amount
    g.treasury -= amount
    if amount and g.listening:
        g.emit(EV_LOOTED, seat, guard, amount=amount)


def heal(g: Castle, monster: i64, cost: i64) -> None:
    """The owner pays the cost, or all there is (CR-HEAL-05, -06)."""
    seat = owner_of(g, monster)
    held: i64 = g.gold[seat]
    paid = cost if cost < held else held
    g.gold[seat] = held - paid
    g.treasury += paid
    if g.listening:
        if paid:
            g.emit(EV_HEALED, seat, monster, amount=paid)
        if paid < cost:
            g.emit(EV_CANNOT_PAY, seat, monster, amount=cost - paid)


# -- factions and monsters ---------------------------------------------------------------------------


def choose_faction(g: Castle, seat: i64, card: i64) -> None:
    faction = g.cards[card].faction
    g.factions[seat] = faction
    g.seat_of[faction] = seat
    if g.listening:
        g.emit(EV_FACTION, seat, card)


def deal_hand(g: Castle, seat: i64, hand: i64) -> None:
    """These strengths in hand, the others face down in front (CR-SETUP-10); only the owner knows (CR-INFO-05)."""
    g.hands[seat] = hand
    g.resting[seat] = ALL_STRENGTHS & ~hand
    g.seen[seat] = 0
    if g.listening:
        _emit_monsters(g, EV_DEALT, seat, hand, 1 << seat)
        _emit_monsters(g, EV_SET_ASIDE, seat, ALL_STRENGTHS & ~hand, 1 << seat)


def order_hands(g: Castle, hand: i64) -> None:
    """The king says which monsters everybody has in hand (CR-KING-02); from then on all are known."""
    for seat in range(g.seats):
        if g.listening:
            _emit_monsters(g, EV_TOOK_UP, seat, hand & ~g.hands[seat], -1)
            _emit_monsters(g, EV_SET_ASIDE, seat, g.hands[seat] & ~hand, -1)
        g.hands[seat] = hand
        g.resting[seat] = ALL_STRENGTHS & ~hand
        g.seen[seat] = ALL_STRENGTHS


def _emit_monsters(g: Castle, kind: i64, seat: i64, strengths: i64, mask: i64) -> None:
    first = g.factions[seat] * STRENGTHS
    for index in range(STRENGTHS):
        if strengths >> index & 1:
            g.emit(kind, seat, first + index, mask=mask)


def place(g: Castle, seat: i64, monster: i64, at: i64) -> None:
    """Put a monster on an empty field (CR-PLAY-03)."""
    bit: i64 = 1 << (strength_of(monster) - 1)
    g.hands[seat] &= ~bit
    g.seen[seat] |= bit
    g.on_board[seat] += 1
    g.placed += 1
    fields = g.fields
    if fields[2 * at] == EMPTY:
        fields[2 * at] = monster
        if fields[2 * at + 1] != EMPTY:
            g.free &= ~(1 << at)
    else:
        fields[2 * at + 1] = monster
        g.free &= ~(1 << at)
    g.sums[at] += strength_of(monster)
    if g.listening:
        g.emit(EV_PLACED, seat, monster, amount=at + 1)


def replace(g: Castle, seat: i64, monster: i64, at: i64, victim: i64) -> None:
    """The old monster goes back to its owner's hand, the new one takes its field (CR-PLAY-05, CR-TIME-02)."""
    owner = owner_of(g, victim)
    g.hands[owner] |= 1 << (strength_of(victim) - 1)
    g.on_board[owner] -= 1
    bit: i64 = 1 << (strength_of(monster) - 1)
    g.hands[seat] &= ~bit
    g.seen[seat] |= bit
    g.on_board[seat] += 1
    field = 2 * at if g.fields[2 * at] == victim else 2 * at + 1
    g.fields[field] = monster
    g.sums[at] += strength_of(monster) - strength_of(victim)
    if g.listening:
        g.emit(EV_RETURNED, owner, victim, amount=at + 1)
        g.emit(EV_REPLACED, seat, monster, victim, amount=at + 1)


def change_hands(g: Castle) -> None:
    """The rested monsters come to hand, the played ones rest (CR-PREP-01, -02); everybody saw which (CR-INFO-06)."""
    for seat in range(g.seats):
        kept: i64 = g.hands[seat]
        rested: i64 = g.resting[seat]
        played: i64 = ALL_STRENGTHS & ~kept & ~rested
        if g.listening:
            _emit_monsters(g, EV_TOOK_UP, seat, rested, -1)
            _emit_monsters(g, EV_RESTS, seat, played, -1)
        g.hands[seat] = kept | rested
        g.resting[seat] = played
        g.seen[seat] = ALL_STRENGTHS
        g.on_board[seat] = 0


# -- guards and tiles --------------------------------------------------------------------------------


def shuffle_piles(g: Castle) -> None:
    """Stack as many king tiles as C2 says, box the rest unseen (CR-SETUP-02, -03); shuffle all guards (CR-SETUP-06)."""
    tiles = g.catalog.instances[TILE].copy()
    g.streams.shuffle(STREAM_TILES, tiles)
    rounds = ROUNDS[g.seats]
    g.stack = tiles[:rounds]
    g.box = tiles[rounds:]
    g.streams.shuffle(STREAM_GUARDS, g.deck)


def lay_guards(g: Castle) -> None:
    """A guard per player from the deck, from the gate on (CR-SETUP-07); in formation by stars (CR-FORM-02 to -04)."""
    drawn: list[int] = []
    for _ in range(g.seats):
        drawn.append(g.deck.pop())
    if g.rules.formation:
        # Equal stars keep the order in which they were drawn (CR-OQ-03).
        drawn = [guard for stars in (1, 2, 3) for guard in drawn if g.cards[guard].stars == stars]
    set_guards(g, drawn)


def set_guards(g: Castle, guards: list[int]) -> None:
    """Lay out these guards face down, with empty monster fields."""
    g.guards = guards
    backs = g.catalog.backs
    limits: list[int] = []
    for guard in guards:
        limits.append(backs[g.cards[guard].stars].strength_high)
    _empty_castle(g)
    g.limits = limits
    g.free = (1 << g.seats) - 1
    if g.listening:
        for guard in guards:
            g.emit(EV_GUARD_LAID, -1, guard, amount=g.cards[guard].stars, mask=0)


def _empty_castle(g: Castle) -> None:
    g.limits = []
    g.fields = [EMPTY] * (2 * g.seats)
    g.sums = [0] * g.seats
    g.free = 0
    g.placed = 0
    g.turned = 0
    g.lost_at = -1


def turn_guard(g: Castle, at: i64) -> None:
    """The next guard from the gate on shows its face (CR-FIGHT-01)."""
    g.turned = at + 1
    if g.listening:
        g.emit(EV_GUARD_TURNED, -1, g.guards[at], amount=at + 1)


def lose_fight(g: Castle, at: i64, missing: i64) -> None:
    """The guard beats the monsters before it, which lacked this much strength."""
    g.lost_at = at
    if g.listening:
        g.emit(EV_LOST, -1, g.guards[at], amount=missing)


def discard_guards(g: Castle) -> None:
    """Those that were turned up lie open, the others go unseen (CR-PREP-03, CR-INFO-03)."""
    for at in range(g.seats):
        guard = g.guards[at]
        shown = at < g.turned
        if shown:
            g.discard.append(guard)
        else:
            g.buried.append(guard)
        if g.listening:
            g.emit(EV_GUARD_DISCARDED, -1, guard, amount=g.cards[guard].stars, mask=-1 if shown else 0)
    g.guards = []
    _empty_castle(g)


def turn_tile(g: Castle) -> None:
    """The king's order for this round (CR-ORD-02)."""
    g.tile = g.stack.pop()
    g.forbidden = g.cards[g.tile].forbidden
    if g.listening:
        g.emit(EV_TILE_TURNED, -1, g.tile)


def discard_tile(g: Castle) -> None:
    """CR-PREP-05, CR-ORD-04; in the basic game the tile is never looked at (CR-INFO-08)."""
    shown = g.tile >= 0
    tile: i64 = g.tile if shown else g.stack.pop()
    g.tile = -1
    g.forbidden = 0
    g.used.append(tile)
    if g.listening:
        g.emit(EV_TILE_DISCARDED, -1, tile, mask=-1 if shown else 0)
