"""Where a room may be built."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.catalog import PLACE_SETS, POSITIONS
from lairwright.dungeon.legality.reasons import (
    BUILDING_FORBIDDEN,
    DUNGEON_FULL,
    LEGAL,
    NEEDS_ROOM_BELOW,
    NO_SUCH_PLACE,
    NOT_BY_ADVANCED,
    ON_DEACTIVATED,
    ON_FACE_DOWN,
    TREASURE_MISMATCH,
)
from lairwright.dungeon.options import to_build
from lairwright.dungeon.projections.modifiers import (
    counts_now,
    for_player,
    is_about,
    is_for_player,
    is_for_room,
    sources,
)
from lairwright.dungeon.state.marks import DEACTIVATED, FACE_DOWN, NOT_A_ROOM
from lairwright.dungeon.state.player import Player
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import ADVANCED, CLASS_COUNT, MINIBOSS, MOD_FITS, MOD_NO_BUILD, ROOM

#: The kinds of modifiers that make building more particular than the usual rules, but for the usual one, that no
#: Advanced Room is built on a room (``Card.cover_mask``).
_PARTICULAR: Final = 1 << MOD_FITS | 1 << MOD_NO_BUILD

# -- building --------------------------------------------------------------------------------------


def build_refusal(g: Table, seat: i64, card: i64, place: i64) -> i64:
    """May this Room card go there? Place 0 is the new leftmost position, n is on the room at position n."""
    found = place_refusal(g, seat, place)
    return found if found != LEGAL else cover_refusal(g, seat, card, place)


def place_refusal(g: Table, seat: i64, place: i64) -> i64:
    """What keeps every room from a place."""
    if (g.changes | g.catalog.always) >> MOD_NO_BUILD & 1 and for_player(g, MOD_NO_BUILD, seat):
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
    if definition.kind != ROOM:
        return NO_SUCH_PLACE
    particular = (g.changes | g.catalog.always) & _PARTICULAR
    if particular and place and _is_barred(g, seat, card, place - 1):
        return NOT_BY_ADVANCED
    if definition.tier != ADVANCED:
        return LEGAL
    if place == 0:
        return NEEDS_ROOM_BELOW  # BM-SETUP-16
    below = g.cards[g.players[seat].dungeon[place - 1]]
    if not definition.treasure_mask & below.treasure_mask and not (
        particular and _fits_anything(g, seat, card, place - 1)
    ):
        return TREASURE_MISMATCH
    return LEGAL if below.cover_mask or particular else NOT_BY_ADVANCED


def _is_barred(g: Table, seat: i64, card: i64, at: i64) -> bool:
    """Whether something in force forbids this card on that room; what forbids beats what allows (CL-71)."""
    traits = g.cards[card].traits
    for source in sources(g, seat):
        for modifier in g.cards[source].always:
            of = modifier.of
            if (
                modifier.what == MOD_NO_BUILD
                and traits & of == of
                and is_for_room(g, source, seat, modifier, at)
                and counts_now(g, source, seat, modifier)
            ):
                return True
    for effect in g.round_effects:
        if (
            effect.what == MOD_NO_BUILD
            and effect.source >= 0
            and is_about(g, effect, seat, g.players[seat].dungeon[at])
        ):
            of = g.cards[effect.source].modifiers[effect.index].of
            if traits & of == of:
                return True
    return False


def _fits_anything(g: Table, seat: i64, card: i64, at: i64) -> bool:
    """Whether no treasure need match: because of the card itself, of the room below, or for all of the dungeon."""
    for modifier in g.cards[card].always:
        if modifier.what == MOD_FITS and modifier.of_this:
            return True
    top: i64 = g.players[seat].dungeon[at]
    traits = g.cards[card].traits
    for source in sources(g, seat):
        for modifier in g.cards[source].always:
            if (
                modifier.what == MOD_FITS
                and not modifier.of_this
                and traits & modifier.of == modifier.of
                and (is_for_player(g, source, modifier) or is_for_room(g, source, seat, modifier, at))
                and counts_now(g, source, seat, modifier)
            ):
                return True
    for effect in g.round_effects:
        if effect.what == MOD_FITS and (
            is_about(g, effect, seat, top) or (effect.card < 0 and not effect.needs and effect.seat == seat)
        ):
            of = g.cards[effect.source].modifiers[effect.index].of
            if traits & of == of:
                return True
    return False


def may_be_built_on(g: Table, card: i64, owner: i64, at: i64) -> bool:
    """Whether this room may be built over that one right now, in whosever dungeon it is; not while a hero is in it
    (CL-69)."""
    if g.hero >= 0 and g.hero_room == g.players[owner].dungeon[at]:
        return False
    return build_refusal(g, owner, card, at + 1) == LEGAL


def _add_builds_one_by_one(g: Table, seat: i64, menu: list[i64]) -> None:
    """The same as :func:`add_builds` where cards in force say what may be built on what."""
    last: Card | None = None
    for card in g.players[seat].rooms:
        definition = g.cards[card]
        if definition is not last:
            last = definition
            for place in range(len(g.players[seat].dungeon) + 1):
                if build_refusal(g, seat, card, place) == LEGAL:
                    menu.append(to_build(card, place))


def _rooms_of(g: Table, player: Player) -> list[i64]:
    """The rooms among the Room cards in a hand, which are not minibosses."""
    return [card for card in player.rooms if g.cards[card].kind == ROOM]


def add_builds(g: Table, seat: i64, menu: list[i64]) -> None:
    """Offer every different Room card in hand at every place it may go.

    Instead of asking :func:`build_refusal` about each pair, it looks at the places once for the whole hand. The options
    for a card and a set of places are made once and shared (``Catalog.builds``).
    """
    player = g.players[seat]
    if g.changes or g.catalog.unusual:
        if (g.changes | g.catalog.always) >> MOD_NO_BUILD & 1 and for_player(g, MOD_NO_BUILD, seat):
            return
        if (g.changes | g.catalog.always) & _PARTICULAR:
            _add_builds_one_by_one(g, seat, menu)
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
        if not status[top] & NOT_A_ROOM:
            places |= place
            covers |= cards[top].cover_mask << shift
        place += place
        shift += CLASS_COUNT
    last: Card | None = None
    for card in _rooms_of(g, player) if g.catalog.instances[MINIBOSS] else player.rooms:
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
