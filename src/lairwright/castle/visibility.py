"""Who may know what: the only module that decides it.

:func:`shown` is what a seat (or a spectator) may see, and for ``EVERYTHING`` the same table with all cards face up; its
inverse is :func:`lairwright.castle.redeal.redeal`: a complete game that agrees with all a seat knows.

Hidden are the faces of guards that were not turned up, the order of the piles, king tiles to come, and monsters in hand
or at rest as far as nobody could work out which they are (``legality.known_strengths``): played monsters were face up,
so that from the second round on everything about monsters is known (CR-INFO-06).
"""

from __future__ import annotations

from typing import Final

from lairwright.castle.legality import known_strengths
from lairwright.castle.projections import guard_loot, guard_strength, loot_change, owner_of, strength_change
from lairwright.castle.table import EMPTY, Castle
from lairwright.castle.words import ALL_STRENGTHS, FACTION, PHASES, PIECES, ROUNDS, STRENGTHS
from lairwright.kernel.views import EVERYTHING, UNKNOWN, Data

#: Where a view has texts, and which: kinds of cards, a phase, the reason of an end, or any. * is a position in a list.
#: For checking what a person wrote.
VIEW_FORMS: Final = (
    "game ANY",
    "preset ANY",
    "phase PHASE",
    "pieces.* ANY",
    "tile TILE",
    "tiles.used.* TILE",
    "tiles.stack.* TILE",
    "guards.*.card GUARD",
    "guards.*.monsters.* MONSTER",
    "next_guards.* GUARD",
    "discard.* GUARD",
    "buried.* GUARD",
    "factions.* FACTION",
    "seats.*.faction FACTION",
    "seats.*.hand.* MONSTER",
    "seats.*.resting.* MONSTER",
    "seats.*.board.* MONSTER",
    "decision.kind ANY",
    "decision.source ANY",
    "decision.options.* ANY",
    "outcome.reason REASON",
    "outcome.rule ANY",
)


def shown(g: Castle, viewer: int) -> Data:
    """What this viewer may know, as plain data."""
    all_open = viewer == EVERYTHING
    tiles_open = all_open or g.rules.orders
    return {
        "game": g.config.game,
        "preset": g.config.preset,
        "round": g.round,
        "rounds": ROUNDS[g.seats],
        "phase": PHASES[g.phase],
        "marker": g.marker if g.marker >= 0 else None,
        "turn": g.turn if g.turn >= 0 else None,
        "pieces": list(PIECES[g.seats]),
        "tile": g.cards[g.tile].id if g.tile >= 0 else None,
        "tiles": {
            "left": len(g.stack) + (1 if g.tile >= 0 else 0),
            "used": [g.cards[tile].id if tiles_open else UNKNOWN for tile in g.used],
            "stack": [g.cards[tile].id if all_open else UNKNOWN for tile in reversed(g.stack)],
            "box": len(g.box),
        },
        "guards": [_guard(g, at, all_open) for at in range(len(g.guards))],
        "deck": len(g.deck),
        "next_guards": [g.cards[guard].id for guard in reversed(g.deck)] if all_open else None,
        "discard": [g.cards[guard].id for guard in g.discard],
        # Face down, but everybody saw their backs.
        "buried": [g.cards[guard].id if all_open else UNKNOWN for guard in g.buried],
        "buried_stars": [g.cards[guard].stars for guard in g.buried],
        "treasury": g.treasury if all_open or g.rules.coins_public else None,
        "factions": [g.cards[card].id for card in g.catalog.instances[FACTION]],
        "seats": [_seat(g, seat, viewer) for seat in range(g.seats)],
        "decision": g.shown_question(viewer),
        "asked": sorted(g.open),
        "outcome": g.result.as_data() if g.result else None,
    }


def _guard(g: Castle, at: int, all_open: bool) -> Data:
    """The back is public, the face only once the guard has been turned up (CR-INFO-01); so are a tile's changes."""
    card = g.cards[g.guards[at]]
    back = g.catalog.backs[card.stars]
    face_up = all_open or at < g.turned
    pair = [monster for monster in g.fields[2 * at : 2 * at + 2] if monster != EMPTY]
    return {
        "card": card.id if face_up else UNKNOWN,
        "turned": at < g.turned,
        "stars": card.stars,
        "strength_range": [back.strength_low, back.strength_high],
        "loot_range": [back.loot_low, back.loot_high],
        "strength": guard_strength(g, at) if face_up else None,
        "loot": guard_loot(g, at) if face_up else None,
        "strength_change": strength_change(g, at),
        "loot_change": loot_change(g, at),
        "limit": g.limits[at],
        "monsters": [g.cards[monster].id for monster in pair],
        "owners": [owner_of(g, monster) for monster in pair],
        "total": g.sums[at],
    }


def _seat(g: Castle, seat: int, viewer: int) -> Data:
    own = viewer in (seat, EVERYTHING)
    known = ALL_STRENGTHS if own else known_strengths(g, seat)
    faction = g.factions[seat]
    board = [monster for monster in g.fields if monster != EMPTY and owner_of(g, monster) == seat]
    return {
        "faction": g.cards[g.catalog.instances[FACTION][faction]].id if faction >= 0 else None,
        "gold": g.gold[seat] if own or g.rules.coins_public or g.result else None,
        "hand": _monsters(g, seat, g.hands[seat], known),
        "resting": _monsters(g, seat, g.resting[seat], known),
        "board": [g.cards[monster].id for monster in sorted(board)],
        "rank": 1 + sum(1 for gold in g.gold if gold > g.gold[seat]) if g.result else None,  # CR-END-03, CL-10
    }


def _monsters(g: Castle, seat: int, strengths: int, known: int) -> list[str]:
    """In ascending strength, those the viewer cannot know last; their number is public (CR-INFO-04)."""
    first = g.factions[seat] * STRENGTHS
    ids = [g.cards[first + index].id for index in range(STRENGTHS) if strengths & known & 1 << index]
    return ids + [UNKNOWN] * (strengths & ~known).bit_count()
