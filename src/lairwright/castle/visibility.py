"""Who may know what: the only module that decides it.

:func:`shown` is what a seat (or a spectator) may see, and for ``EVERYTHING`` the same table with all cards face up; its
inverse is :func:`lairwright.castle.redeal.redeal`: a complete game that agrees with everything a seat knows.

Hidden are the faces of guards that were not turned up, the order of the piles, king tiles to come, and monsters in hand
or at rest, unless everybody can work out which they are (``legality.known_strengths``): played monsters were face up,
so from the second round on everything about monsters is known (CR-INFO-06).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.castle.legality import known_strengths
from lairwright.castle.projections import loot_change, loot_with, owner_of, strength_change, strength_with
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


#: An empty table, guard and seat, with their keys in order. A view is made of copies, filled in where they differ.
#: These are never changed.
_VIEW: Final[Data] = {
    "game": None,
    "preset": None,
    "round": 0,
    "rounds": 0,
    "phase": None,
    "marker": None,
    "turn": None,
    "pieces": (),
    "tile": None,
    "tiles": None,
    "guards": (),
    "deck": 0,
    "next_guards": None,
    "discard": (),
    "buried": (),
    "buried_stars": (),
    "treasury": None,
    "factions": (),
    "seats": (),
    "decision": None,
    "asked": (),
    "outcome": None,
}
_GUARD: Final[Data] = {
    "card": UNKNOWN,
    "turned": False,
    "stars": 0,
    "strength_range": (),
    "loot_range": (),
    "strength": None,
    "loot": None,
    "strength_change": 0,
    "loot_change": 0,
    "limit": 0,
    "monsters": (),
    "owners": (),
    "total": 0,
}
_SEAT: Final[Data] = {"faction": None, "gold": None, "hand": (), "resting": (), "board": (), "rank": None}


def shown(g: Castle, viewer: int) -> Data:
    """What this viewer may know, as plain data to read."""
    ids = g.catalog.ids
    all_open = viewer == EVERYTHING
    view = _VIEW.copy()
    view["game"] = g.config.game
    view["preset"] = g.config.preset
    view["round"] = g.round
    view["rounds"] = ROUNDS[g.seats]
    view["phase"] = PHASES[g.phase]
    if g.marker >= 0:
        view["marker"] = g.marker
    if g.turn >= 0:
        view["turn"] = g.turn
    view["pieces"] = PIECES[g.seats]
    if g.tile >= 0:
        view["tile"] = ids[g.tile]
    view["tiles"] = {
        "left": len(g.stack) + (1 if g.tile >= 0 else 0),
        "used": tuple(ids[tile] for tile in g.used) if all_open or g.rules.orders else (UNKNOWN,) * len(g.used),
        "stack": tuple(ids[tile] for tile in reversed(g.stack)) if all_open else (UNKNOWN,) * len(g.stack),
        "box": len(g.box),
    }
    view["guards"] = tuple([_guard(g, at, all_open) for at in range(len(g.guards))])
    view["deck"] = len(g.deck)
    if all_open:
        view["next_guards"] = tuple(ids[guard] for guard in reversed(g.deck))
    view["discard"] = tuple(ids[guard] for guard in g.discard)
    # Face down, but everybody saw their backs.
    view["buried"] = tuple(ids[guard] for guard in g.buried) if all_open else (UNKNOWN,) * len(g.buried)
    view["buried_stars"] = tuple(g.cards[guard].stars for guard in g.buried)
    if all_open or g.rules.coins_public:
        view["treasury"] = g.treasury
    view["factions"] = tuple(ids[card] for card in g.catalog.instances[FACTION])
    view["seats"] = tuple([_seat(g, seat, viewer) for seat in range(g.seats)])
    if viewer >= 0:
        view["decision"] = g.shown_question(viewer)
    view["asked"] = tuple(sorted(g.open))
    if g.result is not None:
        view["outcome"] = g.shown_outcome()
    return view


def _guard(g: Castle, at: i64, all_open: bool) -> Data:
    """The back is public, the face only once the guard has been turned up (CR-INFO-01); so are a tile's changes."""
    card = g.cards[g.guards[at]]
    stronger = strength_change(g, at)
    richer = loot_change(g, at)
    guard = _guard_form(g, card.stars)
    if at < g.turned:
        guard["turned"] = True
    if all_open or at < g.turned:
        guard["card"] = card.id
        guard["strength"] = strength_with(card, stronger)
        guard["loot"] = loot_with(card, richer)
    if stronger:
        guard["strength_change"] = stronger
    if richer:
        guard["loot_change"] = richer
    monsters = [monster for monster in g.fields[2 * at : 2 * at + 2] if monster != EMPTY]
    if monsters:
        guard["monsters"] = tuple(g.catalog.ids[monster] for monster in monsters)
        guard["owners"] = tuple(owner_of(g, monster) for monster in monsters)
        guard["total"] = g.sums[at]
    return guard


def _guard_form(g: Castle, stars: i64) -> Data:
    """A guard with this back, to be filled in. The limit is the highest strength that the back shows (CR-PLAY-06)."""
    form = g.catalog.forms[stars]
    if form is None:
        back = g.catalog.backs[stars]
        form = _GUARD.copy()
        form["stars"] = stars
        form["strength_range"] = (back.strength_low, back.strength_high)
        form["loot_range"] = (back.loot_low, back.loot_high)
        form["limit"] = back.strength_high
        g.catalog.forms[stars] = form
    return form.copy()


def _seat(g: Castle, seat: i64, viewer: i64) -> Data:
    own = viewer in (seat, EVERYTHING)
    known = ALL_STRENGTHS if own else known_strengths(g, seat)
    found = _SEAT.copy()
    faction = g.factions[seat]
    if faction >= 0:
        found["faction"] = g.catalog.ids[g.catalog.instances[FACTION][faction]]
    gold: i64 = g.gold[seat]
    if own or g.rules.coins_public or g.result is not None:
        found["gold"] = gold
    found["hand"] = _monsters(g, seat, g.hands[seat], known)
    found["resting"] = _monsters(g, seat, g.resting[seat], known)
    if g.on_board[seat]:
        board = [monster for monster in g.fields if monster != EMPTY and owner_of(g, monster) == seat]
        board.sort()
        found["board"] = tuple(g.catalog.ids[monster] for monster in board)
    if g.result is not None:
        found["rank"] = 1 + sum(1 for other in g.gold if other > gold)  # CR-END-03, CL-10
    return found


def _monsters(g: Castle, seat: i64, strengths: i64, known: i64) -> tuple[str, ...]:
    """In ascending strength, those the viewer cannot know last; their number is public (CR-INFO-04)."""
    if not strengths:
        return ()
    found: list[str] = []
    first: i64 = g.factions[seat] * STRENGTHS
    unknown: i64 = 0
    for index in range(STRENGTHS):
        if strengths >> index & 1:
            if known >> index & 1:
                found.append(g.catalog.ids[first + index])
            else:
                unknown += 1
    return tuple(found + [UNKNOWN] * unknown)
