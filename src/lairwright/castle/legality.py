"""What may be played, and why not: the same predicates build the menus and explain refusals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.castle.options import to_choose, to_replace
from lairwright.castle.projections import price, strength_of
from lairwright.castle.table import EMPTY, Castle
from lairwright.castle.words import ALL_STRENGTHS, FACTION, HAND_SIZE, SAFE_STRENGTH, STRENGTHS

LEGAL: Final = 0
NO_FREE_FIELD: Final = 1
AT_THE_LIMIT: Final = 2
SAFE: Final = 3
NOT_STRONGER: Final = 4
CANNOT_PAY: Final = 5
#: Reason code and rule, by the numbers above.
REASONS: Final = (
    ("offered", ""),
    ("no-free-field-at-this-guard", "CR-PLAY-03"),
    ("pair-is-strong-enough-for-this-guard", "CR-PLAY-06"),
    ("strength-5-cannot-be-replaced", "CR-PLAY-07"),
    ("not-stronger", "CR-PLAY-08"),
    ("cannot-pay", "CR-PLAY-11"),
)


def place_refusal(g: Castle, at: i64) -> i64:
    """Why no monster can be sent to this guard, or LEGAL."""
    return LEGAL if g.free >> at & 1 else NO_FREE_FIELD


def victim_refusal(g: Castle, seat: i64, at: i64, victim: i64) -> i64:
    """Why this seat can't replace this monster with anything, or LEGAL.

    The limit is what the guard's back shows, measured before replacing (CR-PLAY-06); a tile that changes the guard's
    strength does not change it (CR-ORD-03).
    """
    if g.sums[at] >= g.limits[at]:
        return AT_THE_LIMIT
    if strength_of(victim) >= SAFE_STRENGTH:
        return SAFE
    if g.gold[seat] < price(g, seat, at, victim):
        return CANNOT_PAY
    return LEGAL


def replace_refusal(g: Castle, seat: i64, monster: i64, at: i64, victim: i64) -> i64:
    """Why this monster cannot replace that one, or LEGAL."""
    found = victim_refusal(g, seat, at, victim)
    if found != LEGAL:
        return found
    return LEGAL if strength_of(monster) > strength_of(victim) else NOT_STRONGER


def playable(g: Castle, seat: i64) -> i64:
    """The strengths in hand that the king does not keep out, as a mask (CR-KING-01)."""
    return g.hands[seat] & ~g.forbidden


def play_menu(g: Castle, seat: i64) -> list[int]:
    """Every way to play a monster: on an empty field (option A), or in place of a weaker one (option B)."""
    hand = playable(g, seat)
    first: i64 = g.factions[seat] * STRENGTHS
    free = g.free
    catalog = g.catalog
    menu: list[int] = []
    for index in range(STRENGTHS):
        if hand >> index & 1:
            menu += catalog.placings(first + index, free)
    if g.gold[seat] == 0 or g.placed == 0:
        return menu
    fields = g.fields
    for field in range(2 * g.seats):
        victim: i64 = fields[field]
        if victim == EMPTY:
            continue
        weakest: i64 = victim % STRENGTHS + 1  # the index of the weakest strength that is stronger
        at: i64 = field >> 1
        if hand >> weakest == 0 or victim_refusal(g, seat, at, victim) != LEGAL:
            continue
        for index in range(weakest, STRENGTHS):
            if hand >> index & 1:
                menu.append(to_replace(first + index, at + 1, victim))
    return menu


def faction_menu(g: Castle) -> list[int]:
    """The factions nobody has chosen (CR-SETUP-12)."""
    menu: list[int] = []
    for card in g.catalog.instances[FACTION]:
        if g.seat_of[g.cards[card].faction] < 0:
            menu.append(to_choose(card))
    return menu


def known_strengths(g: Castle, seat: i64) -> i64:
    """This seat's strengths whose place everybody can work out, as a mask (CR-INFO-06).

    Three of the five are in play in a round; once three have been seen, the others lie face down in front.
    """
    seen: i64 = g.seen[seat]
    count: i64 = 0
    for index in range(STRENGTHS):
        count += seen >> index & 1
    return ALL_STRENGTHS if count >= HAND_SIZE else seen


def hand_is_known(g: Castle, seat: i64) -> bool:
    """Whether everybody can tell what this seat holds."""
    return known_strengths(g, seat) == ALL_STRENGTHS
