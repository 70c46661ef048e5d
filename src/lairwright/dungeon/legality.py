"""What is legal, as one predicate per kind of choice: 0 if it is, otherwise a reason.

Menus offer what the predicate allows; refusals report its answer. Where a menu is needed all the time, the same rule is
written out a second time (:func:`add_builds`, ``targets.has_target``, the menu of ``announce.Interrupt``), and a
property test compares that with the predicates.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lairwright.dungeon.cards import (
    CHANCES_OF_ROOMS,
    CHANCES_OF_SPELLS,
    CHANCES_TO_NEGATE,
    INSIDE,
    NEGATES,
    OF_ROOMS,
    ROOM_NEGATES,
    ROOM_SOULS,
    SOULS,
    WALKS,
    Ability,
    Card,
    CardFilter,
)
from lairwright.dungeon.catalog import PLACE_SETS, POSITIONS
from lairwright.dungeon.options import OPT_PASS, to_build
from lairwright.dungeon.procedures.ops import OP_REVEAL
from lairwright.dungeon.projections import stacks_as_rooms
from lairwright.dungeon.table import DEACTIVATED, FACE_DOWN, USED, Table
from lairwright.dungeon.targets import has_target
from lairwright.dungeon.words import (
    ADVANCED,
    CLASS_COUNT,
    COST_DESTROY_ANOTHER,
    COST_DISCARD,
    NO_COST,
    NO_TARGET,
    ONCE_PER_ROUND,
    PHASE_ADVENTURE,
)

LEGAL: Final = 0
BUILDING_FORBIDDEN: Final = 1
NEEDS_ROOM_BELOW: Final = 2
DUNGEON_FULL: Final = 3
ON_FACE_DOWN: Final = 4
ON_DEACTIVATED: Final = 5
TREASURE_MISMATCH: Final = 6
NOT_BY_ADVANCED: Final = 7
NO_SUCH_PLACE: Final = 8
WRONG_PHASE: Final = 9
CONDITION_FAILS: Final = 10
NO_LEGAL_TARGET: Final = 11
ALREADY_USED: Final = 12
ROOM_INACTIVE: Final = 13
CANNOT_PAY: Final = 14
NOT_ACTIVATED: Final = 15
NOTHING_TO_NEGATE: Final = 16
AFTER_REVEAL: Final = 17
AFTER_OWN_TURN: Final = 18

#: The reason code (a message key) and the rule ID.
REASONS: Final = (
    ("legal", ""),
    ("building-forbidden", "BM-GEN-07"),
    ("advanced-needs-room-below", "BM-BUILD-07"),
    ("dungeon-full", "BM-BUILD-04"),
    ("cannot-build-on-face-down", "BM-BUILD-09"),
    ("cannot-build-on-deactivated", "BM-BUILD-10"),
    ("treasure-does-not-match", "BM-BUILD-07"),
    ("not-covered-by-advanced", "BM-GEN-07"),
    ("no-such-place", "BM-BUILD-08"),
    ("wrong-phase-icon", "BM-SPELL-02"),
    ("condition-does-not-hold", "BM-OQ-29"),
    ("no-legal-target", "BM-OQ-29"),
    ("already-used-this-round", "BM-ACT-04"),
    ("room-not-active", "BM-ROOM-04"),
    ("cost-cannot-be-paid", "BM-ACT-01"),
    ("no-activated-ability", "BM-ACT-03"),
    ("nothing-to-negate", "BM-NEG-01"),
    ("rooms-are-revealed-already", "BM-REVEAL-01"),
    ("turn-is-over", "CL-33"),
)


# -- building --------------------------------------------------------------------------------------


def build_refusal(g: Table, seat: i64, card: i64, place: i64) -> i64:
    """May this Room card go there? Place 0 is the new leftmost position, n is on the room at position n."""
    found = place_refusal(g, seat, place)
    return found if found != LEGAL else cover_refusal(g, seat, card, place)


def place_refusal(g: Table, seat: i64, place: i64) -> i64:
    """What keeps every room from a place."""
    if g.building_forbidden:
        return BUILDING_FORBIDDEN
    dungeon = g.players[seat].dungeon
    if place == 0:
        return DUNGEON_FULL if len(dungeon) >= POSITIONS else LEGAL  # BM-ROOM-11, CL-08
    if not 0 < place <= len(dungeon):
        return NO_SUCH_PLACE
    mark = g.status[dungeon[place - 1]]
    if mark & FACE_DOWN:
        return ON_FACE_DOWN
    return ON_DEACTIVATED if mark & DEACTIVATED else LEGAL


def cover_refusal(g: Table, seat: i64, card: i64, place: i64) -> i64:
    """What keeps this room from an otherwise open place: only Advanced Rooms are particular (BM-ROOM-08,
    BM-BUILD-06)."""
    definition = g.cards[card]
    if definition.tier != ADVANCED:
        return LEGAL
    if place == 0:
        return NEEDS_ROOM_BELOW  # BM-SETUP-16
    below = g.cards[g.players[seat].dungeon[place - 1]]
    if not definition.treasure_mask & below.treasure_mask:
        return TREASURE_MISMATCH
    return NOT_BY_ADVANCED if below.no_advanced_cover else LEGAL


def add_builds(g: Table, seat: i64, menu: list[i64]) -> None:
    """Offer every different Room card in hand at every place it may go.

    Instead of asking :func:`build_refusal` about each pair, it looks at the places once for the whole hand. The options
    for a card and a set of places are made once and shared (``Catalog.builds``).
    """
    player = g.players[seat]
    if g.building_forbidden:
        return
    cards = g.cards
    status = g.status
    dungeon = player.dungeon
    builds = g.catalog.builds
    # A bit for each place that ``place_refusal`` allows; below, those that ``cover_refusal`` allows too.
    places: i64 = 0 if len(dungeon) >= POSITIONS else 1
    covers: i64 = 0  # ``Card.cover_mask`` of the rooms, side by side
    place: i64 = 2
    shift: i64 = 0
    for top in dungeon:
        if not status[top] & 3:
            places |= place
            covers |= cards[top].cover_mask << shift
        place += place
        shift += CLASS_COUNT
    last: Card | None = None
    for card in player.rooms:
        definition = cards[card]
        if definition is last:
            continue  # copies are next to each other
        last = definition
        allowed = places
        if definition.tier == ADVANCED:
            shown = definition.treasure_mask
            allowed = 0
            place = 2
            left = covers
            while left:
                if shown & left:
                    allowed |= place
                place += place
                left >>= CLASS_COUNT
        if allowed:
            options = builds[card * PLACE_SETS + allowed]
            if not options:
                options = [to_build(card, at) for at in range(POSITIONS + 1) if allowed >> at & 1]
                builds[card * PLACE_SETS + allowed] = options
            for shared in options:  # few, so appended one by one rather than with ``extend``
                menu.append(shared)  # noqa: PERF402


# -- choosing a card ------------------------------------------------------------------------------


def hand_menu(g: Table, seat: i64, fits: CardFilter, options: list[Any]) -> list[i64]:
    """One option for each different card in hand that fits, Room cards first."""
    menu: list[i64] = []
    player = g.players[seat]
    _add_distinct(g, player.rooms, fits.needs, options, menu)
    _add_distinct(g, player.spells, fits.needs, options, menu)
    return menu


def pile_menu(g: Table, pile: list[i64], fits: CardFilter) -> list[i64]:
    """Options to take each different card of a pile that fits, in catalogue order."""
    cards = g.cards
    needs = fits.needs
    fitting = [card for card in pile if cards[card].traits & needs == needs]
    fitting.sort()
    menu: list[i64] = []
    _add_distinct(g, fitting, needs, g.catalog.takes, menu)
    return menu


def _add_distinct(g: Table, cards: list[i64], needs: i64, options: list[Any], menu: list[i64]) -> None:
    """The cards are in catalogue order, so copies are next to each other."""
    definitions = g.cards
    last: Card | None = None
    for card in cards:
        definition = definitions[card]
        if definition is not last and definition.traits & needs == needs:
            last = definition
            menu.append(options[card])


def pile_offers(g: Table, pile: list[i64], fits: CardFilter) -> bool:
    """Whether :func:`pile_menu` would offer anything."""
    needs = fits.needs
    for card in pile:
        if g.cards[card].traits & needs == needs:
            return True
    return False


# -- spells and abilities --------------------------------------------------------------------------

# What the phase bits are multiplied by, see ``Card.chances``.
_FOR_NOTHING: Final = 1 | 1 << OF_ROOMS
_FOR_WALKER: Final = 1 << WALKS
_FOR_VISIT: Final = 1 << INSIDE
_FOR_SOUL: Final = 1 << SOULS | 1 << ROOM_SOULS
_FOR_SPELL: Final = 1 << NEGATES | 1 << ROOM_NEGATES

#: Shared, never changed.
_NO_OPTIONS: Final[list[i64]] = []


def play_refusal(g: Table, seat: i64, card: i64) -> i64:
    """May this Spell card in hand be announced now (BM-SPELL-02)? Negations answer a waiting Spell."""
    definition = g.cards[card]
    if g.phase > PHASE_ADVENTURE or not definition.phases & g.phase:
        return WRONG_PHASE
    ability = definition.abilities[0]
    if ability.cost != NO_COST and not can_pay(g, seat, card, ability):
        return CANNOT_PAY
    if ability.fewer_rooms and not has_fewer_rooms(g, seat):
        return CONDITION_FAILS
    if ability.negation:
        return LEGAL if has_target(g, seat, card, ability) else NOTHING_TO_NEGATE
    if ability.extra_build:
        if _is_revealing(g):
            return AFTER_REVEAL  # a room placed now would never be turned face up (BM-REVEAL-01)
        if g.players[seat].turn_over:
            return AFTER_OWN_TURN
    if ability.target != NO_TARGET and not has_target(g, seat, card, ability):
        return NO_LEGAL_TARGET
    return LEGAL


def _is_revealing(g: Table) -> bool:
    frame = g.top
    while frame is not None:
        if frame.op == OP_REVEAL:
            return True
        frame = frame.below
    return False


def has_fewer_rooms(g: Table, seat: i64) -> bool:
    """Fewer rooms than at least one rival (CL-26)."""
    own = stacks_as_rooms(g, seat)
    for rival in range(len(g.players)):
        if rival != seat and not g.players[rival].out and stacks_as_rooms(g, rival) > own:
            return True
    return False


def use_refusal(g: Table, seat: i64, card: i64, ability: Ability) -> i64:
    """May this ability of a player's visible room be activated now (BM-ACT-02)? Negations answer a waiting Spell."""
    mark = g.status[card]
    if mark & 3:
        return ROOM_INACTIVE
    if ability.limit == ONCE_PER_ROUND and mark & USED << ability.index:
        return ALREADY_USED
    if g.phase > PHASE_ADVENTURE or not ability.phases & g.phase:
        return WRONG_PHASE
    if ability.cost != NO_COST and not can_pay(g, seat, card, ability):
        return CANNOT_PAY
    if ability.target != NO_TARGET and not has_target(g, seat, card, ability):
        return NOTHING_TO_NEGATE if ability.negation else NO_LEGAL_TARGET
    return LEGAL


def can_pay(g: Table, seat: i64, card: i64, ability: Ability) -> bool:
    player = g.players[seat]
    if ability.cost == COST_DISCARD:
        cards = g.cards
        needs = ability.cost_filter.needs
        missing = ability.cost_count
        for held in player.rooms:
            if cards[held].traits & needs == needs:
                missing -= 1
        if missing > 0:
            for held in player.spells:
                if held != card and cards[held].traits & needs == needs:
                    missing -= 1  # a Spell can't be its own price
        return missing <= 0
    if ability.cost == COST_DESTROY_ANOTHER:
        for other in player.dungeon:
            if other != card and may_be_destroyed(g, other):
                return True
        return False
    return True


def may_be_destroyed(g: Table, top: i64) -> bool:
    """BM-DESTROY-05, -06."""
    mark = g.status[top]
    return not mark & FACE_DOWN and (not mark & DEACTIVATED or not g.rules.destroy_active_only)


def plays(g: Table, seat: i64, wanted: i64) -> list[i64]:
    """Passing, and every Spell and activated ability this seat could announce now; empty if there is none.

    ``wanted`` is :func:`chances_now`. Many seats turn out to have nothing, and for them no list is made.
    """
    menu: list[i64] = _NO_OPTIONS
    player = g.players[seat]
    wanted &= player.armed if player.armed >= 0 else g.rearm(player)
    if wanted & CHANCES_OF_SPELLS:
        cards = g.cards
        last: Card | None = None
        for card in player.spells:
            definition = cards[card]
            if definition.chances & wanted and definition is not last:
                last = definition  # copies are next to each other
                if play_refusal(g, seat, card) == LEGAL:
                    option = g.catalog.plays[card]
                    if menu:
                        menu.append(option)
                    else:
                        menu = [OPT_PASS, option]
    if wanted & CHANCES_OF_ROOMS:
        cards = g.cards
        dungeon = player.dungeon
        for at in range(len(dungeon)):
            top = dungeon[at]
            if cards[top].chances & wanted:
                ability = _usable(g, seat, top)
                if ability is not None:
                    option = g.catalog.uses[(top * POSITIONS + at) * g.catalog.most_abilities + ability.index]
                    if menu:
                        menu.append(option)
                    else:
                        menu = [OPT_PASS, option]
    return menu


def chances_now(g: Table) -> i64:
    """What anybody could announce now, in the bits of ``Card.chances``: nothing outside Build and Adventure."""
    phase = g.phase
    if phase > PHASE_ADVENTURE:
        return 0
    waits: i64 = _FOR_NOTHING
    if g.hero >= 0:
        waits |= _FOR_WALKER
        if g.hero_room >= 0 and g.cards[g.hero_room].needs_walker:
            waits |= _FOR_VISIT
    if g.souls_won:
        waits |= _FOR_SOUL
    if g.waiting:
        waits |= _FOR_SPELL
    return phase * waits


def armed_seats(g: Table, wanted: i64) -> i64:
    """A bit for each seat to which :func:`plays` could offer something; often there is none."""
    seats: i64 = 0
    if g.chances < 0:
        g.rearm_all()
    if g.chances & wanted:
        bit: i64 = 1
        for player in g.players:
            if player.armed & wanted:
                seats |= bit
            bit += bit
    return seats


def anyone_negates(g: Table, seat: i64) -> bool:
    """Whether anybody else has a negation at all: usually nobody does, and then nobody need be asked."""
    return armed_seats(g, CHANCES_TO_NEGATE) & ~(1 << seat) != 0


def _usable(g: Table, seat: i64, top: i64) -> Ability | None:
    """The ability of this room that may be announced now: an activated one, or a negation while a Spell is waiting."""
    definition = g.cards[top]
    if definition.activated >= 0 and (g.hero_room == top or not definition.needs_walker):
        ability = definition.abilities[definition.activated]
        if use_refusal(g, seat, top, ability) == LEGAL:
            return ability
    if definition.negation >= 0 and g.waiting:
        ability = definition.abilities[definition.negation]
        if use_refusal(g, seat, top, ability) == LEGAL:
            return ability
    return None
