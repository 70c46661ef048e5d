"""Who may know what in this game: the only module that decides it. What everybody may see of things that only some sets
use is in :mod:`lairwright.dungeon.visible_belongings`.

:func:`shown` is what a seat (or a spectator) may see, or for ``EVERYTHING`` the same table with all cards face up; its
inverse is :func:`lairwright.dungeon.redeal.redeal`: a complete game consistent with everything a seat knows.

What a seat knows about hidden cards is a mask per card (``Table.known``): its own cards, cards it has looked at, cards
that went from a public place into a hand. A known card of another player is known to be "held", that is in
hand or face down.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards.catalog import POSITIONS
from lairwright.dungeon.cards.chances import HAS_STATICS
from lairwright.dungeon.cards.icons import ICON_BITS, MOST_ICONS
from lairwright.dungeon.procedures.ops import OP_ANNOUNCE, OP_EFFECT
from lairwright.dungeon.projections.damage import damage_by_room, damage_of, explain_damage
from lairwright.dungeon.projections.forecast import forecast, forecast_from, is_particular
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.projections.lures import lured_to, pulls
from lairwright.dungeon.projections.modifiers import for_player
from lairwright.dungeon.projections.scores import souls_of, wounds_of
from lairwright.dungeon.projections.treasure import all_icons
from lairwright.dungeon.state.marks import DEACTIVATED, FACE_DOWN, USED
from lairwright.dungeon.state.player import Player
from lairwright.dungeon.state.round_effects import ABOUT_DAMAGE
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.usual_effects import forbids_building
from lairwright.dungeon.visible_belongings import add_effects, add_to_room, add_to_seat, add_to_table, of_hero
from lairwright.dungeon.words import BOSS, CLASSES, MOD_NO_ENTERS, PHASES
from lairwright.kernel.views import EVERYTHING, UNKNOWN, Data, Sealed

#: Where views have texts, and which: kinds of cards, a phase, the reason for an end, or any. * is a position in a list.
#: For checking what a person wrote.
VIEW_FORMS: Final = (
    "game ANY",
    "preset ANY",
    "phase PHASE",
    "town.* HERO",
    "town_details.*.item ITEM",
    "discard.* ROOM|SPELL|MINIBOSS",
    "items.* ITEM",
    "market.* ROOM|SPELL|MINIBOSS",
    "tavern.* HERO",
    "locations.*.card LOCATION",
    "locations.*.heroes.* HERO",
    "locations.*.details.*.item ITEM",
    "effects.*.source ANY",
    "effects.*.card ANY",
    "stack.*.spell SPELL",
    "hero.id HERO",
    "hero.item ITEM",
    "seats.*.boss BOSS",
    "seats.*.bosses.* BOSS",
    "seats.*.soul_cards.* HERO",
    "seats.*.wound_cards.* HERO",
    "seats.*.hand.* ROOM|SPELL|MINIBOSS",
    "seats.*.known.* BOSS|ROOM|SPELL|MINIBOSS",
    "seats.*.dungeon.*.* ROOM|MINIBOSS",
    "seats.*.details.*.card ROOM|MINIBOSS",
    "seats.*.details.*.parts.*.* ANY",
    "seats.*.details.*.miniboss.card MINIBOSS",
    "seats.*.entrance.* HERO",
    "seats.*.entrance_details.*.item ITEM",
    "seats.*.items_up.* ITEM|SPELL",
    "seats.*.items_down.* ITEM|SPELL",
    "seats.*.copies BOSS",
    "decision.kind ANY",
    "decision.source ANY",
    "decision.options.* ANY",
    "outcome.reason REASON",
    "outcome.rule ANY",
)


#: A table, a seat and a room about which there is nothing to say, with their keys in order. A view is made of copies in
#: which whatever differs is filled in. They never change.
_VIEW: Final[Data] = {
    "game": None,
    "preset": None,
    "round": 0,
    "phase": None,
    "active": None,
    "order": (),
    "turns": (),
    "town": (),
    "lures": (),
    "pulls": (),
    "decks": None,
    "discard": (),
    "stack": (),
    "building_forbidden": False,
    "hero": None,
    "seats": (),
    "decision": None,
    "asked": (),
    "outcome": None,
}
_SEAT: Final[Data] = {
    "boss": None,
    "xp": None,
    "bosses": (),
    "out": False,
    "levelled": False,
    "souls": 0,
    "wounds": 0,
    "soul_cards": (),
    "wound_cards": (),
    "rooms": 0,
    "spells": 0,
    "hand": None,
    "known": (),
    "set_aside": 0,
    "dungeon": (),
    "details": (),
    "entrance": (),
    "forecasts": (),
    "treasure": Sealed(),
    "entrance_held": False,
    "builds": 0,
}
_ROOM: Final[Data] = {"card": None, "active": True, "face_down": False, "damage": 0, "parts": (), "used": ()}
#: Another player's face-down room, and its stack if nothing lies below.
_HIDDEN: Final = Sealed({"card": UNKNOWN, "active": False, "face_down": True})
_HIDDEN_STACK: Final[tuple[str, ...]] = (UNKNOWN,)
#: How many different treasures are kept; a home-made set may have any number.
_MOST_TREASURES: Final = 5000
#: The positions in a list of this length. Compiled code makes a tuple in one go from a list, not from a range.
_POSITIONS: Final[list[list[i64]]] = [list(range(length)) for length in range(POSITIONS + 2)]


def shown(g: Table, viewer: int) -> Data:
    """What this viewer may know, as plain data to read."""
    ids = g.catalog.ids
    town = g.town
    icons = all_icons(g)
    view = _VIEW.copy()
    view["game"] = g.config.game
    view["preset"] = g.config.preset
    view["round"] = g.round
    view["phase"] = PHASES[g.phase]
    if g.active >= 0:
        view["active"] = g.active
    view["order"] = tuple(g.order)
    # Players eliminated in the round that decided the game are still among that round's turns.
    view["turns"] = tuple([seat for seat in g.turns if not g.players[seat].out])
    if town:
        view["town"] = tuple(ids[hero] for hero in town)
        if g.order:
            view["lures"] = tuple(_lure(g, hero, icons) for hero in town)
            view["pulls"] = tuple(pulls(g, hero, icons) for hero in town)
    view["decks"] = _decks(g)
    if g.discard:
        view["discard"] = tuple(ids[card] for card in g.discard)
    if g.limbo:
        view["stack"] = _announced(g)
    if forbids_building(g.round_effects):
        view["building_forbidden"] = True
    if g.hero >= 0:
        view["hero"] = _hero(g)
    if g.catalog.has_belongings:
        add_to_table(g, view)
    if g.round_effects:
        add_effects(g, view)
    view["seats"] = tuple(_seat(g, seat, viewer, icons[seat]) for seat in _POSITIONS[len(g.players)])
    if viewer >= 0:
        view["decision"] = g.shown_question(viewer)
    view["asked"] = _asked(g, viewer)
    if g.result is not None:
        view["outcome"] = g.shown_outcome()
    return view


def _decks(g: Table) -> Data:
    """How many cards are left in each deck that this game has."""
    found: Data = {}
    for zone in g.catalog.decks:
        cards: list[i64] = getattr(g, zone.name)
        found[zone.shown_as] = len(cards)
    return found


def _lure(g: Table, hero: i64, icons: list[i64]) -> int | None:
    seat = lured_to(g, hero, icons)
    return seat if seat >= 0 else None


def _announced(g: Table) -> tuple[Data, ...]:
    """Announced Spells that have not resolved yet, oldest first; their targets are public (BM-NEG-05)."""
    items = [item for item in g.frames if item.op in (OP_ANNOUNCE, OP_EFFECT)] + g.waiting
    return tuple([{"spell": g.cards[item.card].id, "seat": item.seat} for item in items if item.card in g.limbo])


def _hero(g: Table) -> Data:
    """The walking hero (public, BM-HERO-08)."""
    found: Data = {
        "id": g.cards[g.hero].id,
        "seat": g.hero_seat,
        "position": g.hero_at + 1 if g.hero_room >= 0 else None,
        "damage": g.hurt[g.hero],
        "health": hero_health(g, g.hero),
    }
    found.update(of_hero(g, g.hero))
    return found


def _seat(g: Table, seat: i64, viewer: i64, icons: i64) -> Data:
    """What a viewer may know about a seat; ``icons`` are those of its dungeon."""
    player = g.players[seat]
    own = viewer in (seat, EVERYTHING)
    ids = g.catalog.ids
    found = _SEAT.copy() if player.boss < 0 else _seat_form(g, player.boss)
    if player.pending:
        bosses = tuple([ids[card] if own else UNKNOWN for card in player.pending if g.cards[card].kind == BOSS])
        found["bosses"] = bosses
        found["set_aside"] = len(player.pending) - len(bosses)
    if player.out:
        found["out"] = True
    if player.levelled:
        found["levelled"] = True
    souls = souls_of(g, seat)
    if souls:
        found["souls"] = souls
    wounds = wounds_of(g, seat)
    if wounds:
        found["wounds"] = wounds
    if player.souls:
        peeks = own or g.rules.peek_score_area
        found["soul_cards"] = tuple(ids[hero] if peeks else UNKNOWN for hero in player.souls)
    if player.wounds:
        found["wound_cards"] = tuple(ids[hero] for hero in player.wounds)
    if player.rooms:
        found["rooms"] = len(player.rooms)
    if player.spells:
        found["spells"] = len(player.spells)
    if own:
        found["hand"] = tuple(ids[card] for card in player.rooms + player.spells)
    known = _known(g, player, viewer)
    if known:
        found["known"] = tuple(known)
    if player.dungeon:
        _add_dungeon(g, seat, own, found)
    if player.entrance:
        _add_entrance(g, seat, found)
    if not player.out and player.boss >= 0:
        found["treasure"] = g.catalog.treasures.get(icons) or _treasure(g, icons)
    if g.changes >> MOD_NO_ENTERS & 1 and for_player(g, MOD_NO_ENTERS, seat):
        found["entrance_held"] = True
    if player.builds:
        found["builds"] = player.builds
    if g.catalog.has_belongings:
        add_to_seat(g, seat, found)
    return found


def _seat_form(g: Table, boss: i64) -> Data:
    """A seat with this boss, to be filled in."""
    form = g.catalog.forms[boss]
    if form is None:
        form = _SEAT.copy()
        form["boss"] = g.cards[boss].id
        form["xp"] = g.cards[boss].xp
        g.catalog.keep_form(boss, form)
    return form.copy()


def _room_form(g: Table, top: i64) -> Data:
    """This room when only what is printed on it counts."""
    form = g.catalog.forms[top]
    if form is None:
        made = _ROOM.copy()
        made["card"] = g.cards[top].id
        made["damage"] = g.cards[top].damage
        made["parts"] = (("printed", g.cards[top].damage),)
        form = Sealed(made)
        g.catalog.keep_form(top, form)
    return form


def _known(g: Table, player: Player, viewer: i64) -> list[str]:
    """Ids of another player's cards that the viewer knows they hold, without saying whether in hand or face down."""
    found: list[str] = []
    if viewer < 0:
        return found
    ids = g.catalog.ids
    known = g.known
    for card in player.rooms:
        if known[card] >> viewer & 1:
            found.append(ids[card])
    for card in player.spells:
        if known[card] >> viewer & 1:
            found.append(ids[card])
    for card in player.pending:
        if known[card] >> viewer & 1:
            found.append(ids[card])
    for top in player.dungeon:
        if g.status[top] & FACE_DOWN and known[top] >> viewer & 1:
            found.append(ids[top])
    if len(found) > 1:
        found.sort()
    return found


def _add_dungeon(g: Table, seat: i64, own: bool, found: Data) -> None:
    player = g.players[seat]
    armed = player.armed if player.armed >= 0 else g.rearm(player)
    plain = not g.changes & ABOUT_DAMAGE and not armed & HAS_STATICS
    dungeon = player.dungeon
    found["dungeon"] = tuple(_stack(g, top, own) for top in dungeon)
    found["details"] = tuple(_room(g, seat, at, own, plain) for at in _POSITIONS[len(dungeon)])


def _add_entrance(g: Table, seat: i64, found: Data) -> None:
    """The heroes at the entrance, and a forecast for each if it walked now: Health, damage room by room, whether it
    dies."""
    player = g.players[seat]
    ids = g.catalog.ids
    found["entrance"] = tuple(ids[hero] for hero in player.entrance)
    forecasts: list[Data] = []
    hits = damage_by_room(g, seat)
    particular = is_particular(g)
    for hero in player.entrance:
        health = hero_health(g, hero)
        steps, dies = forecast(g, seat, hero) if particular else forecast_from(hits, health)
        forecasts.append({"health": health, "steps": tuple(steps), "dies": dies})
    found["forecasts"] = tuple(forecasts)


def _stack(g: Table, top: i64, own: bool) -> tuple[str, ...]:
    """Bottom to top; covered cards were visible once (BM-INFO-12), a face-down one is its owner's secret."""
    seen = own or not g.status[top] & FACE_DOWN
    if not own and g.catalog.has_belongings and _covered_in_secret(g, top):
        return (*_stack(g, top, True), UNKNOWN)
    below = g.under[top]
    if below < 0:
        return g.catalog.stacks[top] if seen else _HIDDEN_STACK
    ids = g.catalog.ids
    names = [ids[top] if seen else UNKNOWN]
    while below >= 0:
        names.append(ids[below])
        below = g.under[below]
    names.reverse()
    return tuple(names)


def _room(g: Table, seat: i64, at: i64, own: bool, plain: bool) -> Data:
    """A room; ``plain`` says that nothing in its dungeon changes what rooms deal."""
    top: i64 = g.players[seat].dungeon[at]
    mark: i64 = g.status[top]
    if mark & FACE_DOWN:
        return {"card": g.catalog.ids[top], "active": False, "face_down": True} if own else _HIDDEN
    if g.catalog.has_belongings:
        if not own and _covered_in_secret(g, top):
            return _HIDDEN
        return add_to_room(g, top, _visible_room(g, seat, at, plain))
    return _visible_room(g, seat, at, plain)


def _covered_in_secret(g: Table, top: i64) -> bool:
    """Whether a face-down miniboss lies on a room: to others it looks like a room built over (EXP-INFO-04, CL-37)."""
    miniboss: i64 = g.attached[top]
    return miniboss >= 0 and g.status[miniboss] & FACE_DOWN != 0


def _visible_room(g: Table, seat: i64, at: i64, plain: bool) -> Data:
    top: i64 = g.players[seat].dungeon[at]
    mark: i64 = g.status[top]
    form = _room_form(g, top)
    if plain and not mark and not g.bonus[top]:
        return form
    parts = explain_damage(g, seat, at)
    printed = len(parts) == 1 and parts[0][0] == "printed"
    if not mark and printed:
        return form
    room = form.copy()
    if mark & DEACTIVATED:
        room["active"] = False
    if not printed:
        room["damage"] = damage_of(parts)
    room["parts"] = tuple(parts)
    if mark:
        room["used"] = tuple([ability.index for ability in g.cards[top].abilities if mark & USED << ability.index])
    return room


def _treasure(g: Table, icons: i64) -> Data:
    """The icons of a dungeon by class, made when first seen."""
    found = Sealed({CLASSES[kind]: icons >> ICON_BITS * kind & MOST_ICONS for kind in range(len(CLASSES))})
    if len(g.catalog.treasures) < _MOST_TREASURES:
        g.catalog.treasures[icons] = found
    return found


def _asked(g: Table, viewer: i64) -> tuple[int, ...]:
    """Who has to choose, as far as the viewer may know: a response window doesn't say whom it asks."""
    if not g.open:
        return ()
    procedure, frame = g.running()
    if viewer == EVERYTHING or procedure.public(frame):
        return tuple(sorted(g.open))
    return (viewer,) if viewer in g.open else ()
