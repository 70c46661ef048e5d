"""Who may know what: the only module that decides it.

:func:`view` is what a seat (or a spectator) may see, :func:`inspect` the same table with everything face up, its
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
from lairwright.castle.words import ALL_STRENGTHS, EVENTS, FACTION, PHASES, PIECES, ROUNDS, STRENGTHS
from lairwright.kernel.events import HIDDEN, Event

#: In place of a card's id: there is a card, and the viewer may not know it.
UNKNOWN: Final = "?"
SPECTATOR: Final = -1
EVERYTHING: Final = -2

Data = dict[str, object]


def view(g: Castle, seat: int | None) -> Data:
    """What this seat may know, as plain data; ``None`` is a spectator, who knows what is public."""
    return _show(g, SPECTATOR if seat is None else seat)


def inspect(g: Castle) -> Data:
    """The whole table face up, in the same form as a view; what scenarios state their expectations about."""
    return _show(g, EVERYTHING)


def _show(g: Castle, viewer: int) -> Data:
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
        "decision": _question(g, viewer),
        "asked": sorted(g.open),
        "outcome": g.result.as_data() if g.result else None,
    }


def _guard(g: Castle, at: int, all_open: bool) -> Data:
    """The back is public, the face only once the guard has been turned up (CR-INFO-01); so are a tile's changes."""
    card = g.cards[g.guards[at]]
    back = g.catalog.backs[card.stars]
    shown = all_open or at < g.turned
    pair = [monster for monster in g.fields[2 * at : 2 * at + 2] if monster != EMPTY]
    return {
        "card": card.id if shown else UNKNOWN,
        "turned": at < g.turned,
        "stars": card.stars,
        "strength_range": [back.strength_low, back.strength_high],
        "loot_range": [back.loot_low, back.loot_high],
        "strength": guard_strength(g, at) if shown else None,
        "loot": guard_loot(g, at) if shown else None,
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
    shown = [g.cards[first + index].id for index in range(STRENGTHS) if strengths & known & 1 << index]
    return shown + [UNKNOWN] * (strengths & ~known).bit_count()


def _question(g: Castle, viewer: int) -> Data | None:
    """The viewer's own open question."""
    if viewer not in g.open:
        return None
    kind, source = g.question(viewer)
    return {"kind": kind, "source": source, "options": [g.option_key(o) for o in g.menus[g.open.index(viewer)]]}


def visible_events(g: Castle, seat: int | None) -> list[Data]:
    """What happened since the last choice, with the cards this seat may not know blanked."""
    return [event_data(g, event.seen_by(SPECTATOR if seat is None else seat)) for event in g.events]


def event_data(g: Castle, event: Event) -> Data:
    """An event as plain data: cards by id, ``?`` for a hidden one, ``None`` for none."""
    return {
        "kind": EVENTS[event.kind],
        "seat": event.seat if event.seat >= 0 else None,
        "card": _event_card(g, event.card),
        "other": _event_card(g, event.other),
        "amount": event.amount,
    }


def _event_card(g: Castle, card: int) -> str | None:
    if card == HIDDEN:
        return UNKNOWN
    return g.cards[card].id if card >= 0 else None
