"""Who may know what: the only module that decides it.

:func:`shown` is what a seat (or a spectator) may see, and for ``EVERYTHING`` the same table with all cards face up; its
inverse is :func:`lairwright.dungeon.redeal.redeal`: a complete game that agrees with all a seat knows.

What a seat knows of hidden cards is a mask per card (``Table.known``): its own cards, cards it has looked at, cards
that went from a public place into a hand. A known card of another player is known to be "held": in hand or lying face
down.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.player import Player
from lairwright.dungeon.procedures.ops import OP_ANNOUNCE, OP_EFFECT
from lairwright.dungeon.projections import (
    explain_damage,
    forecast,
    hero_health,
    lured_to,
    pulls,
    room_damage,
    stack,
    treasure,
)
from lairwright.dungeon.table import DEACTIVATED, FACE_DOWN, USED, Table
from lairwright.dungeon.words import BOSS, CLASSES, PHASES
from lairwright.kernel.views import EVERYTHING, UNKNOWN, Data

#: Where a view has texts, and which: kinds of cards, a phase, the reason of an end, or any. * is a position in a list.
#: For those who check what a person wrote.
VIEW_FORMS: Final = (
    "game ANY",
    "preset ANY",
    "phase PHASE",
    "town.* HERO",
    "discard.* ROOM|SPELL",
    "stack.*.spell SPELL",
    "hero.id HERO",
    "seats.*.boss BOSS",
    "seats.*.bosses.* BOSS",
    "seats.*.soul_cards.* HERO",
    "seats.*.wound_cards.* HERO",
    "seats.*.hand.* ROOM|SPELL",
    "seats.*.known.* BOSS|ROOM|SPELL",
    "seats.*.dungeon.*.* ROOM",
    "seats.*.details.*.card ROOM",
    "seats.*.details.*.parts.*.* ANY",
    "seats.*.entrance.* HERO",
    "decision.kind ANY",
    "decision.source ANY",
    "decision.options.* ANY",
    "outcome.reason REASON",
    "outcome.rule ANY",
)


def shown(g: Table, viewer: int) -> Data:
    """What this viewer may know, as plain data."""

    def name(card: int) -> str:
        return g.cards[card].id

    return {
        "game": g.config.game,
        "preset": g.config.preset,
        "round": g.round,
        "phase": PHASES[g.phase],
        "active": g.active if g.active >= 0 else None,
        "order": list(g.order),
        # Those who fell in the round that decided the game are still in the list of its turns.
        "turns": [seat for seat in g.turns if not g.players[seat].out],
        "town": [name(hero) for hero in g.town],
        "lures": [_lure(g, hero) for hero in g.town] if g.order else [],
        "pulls": [pulls(g, hero) for hero in g.town] if g.order else [],
        "decks": {
            "rooms": len(g.room_deck),
            "spells": len(g.spell_deck),
            "ordinary": len(g.hero_deck),
            "epic": len(g.epic_deck),
        },
        "discard": [name(card) for card in g.discard],
        "stack": _announced(g),
        "building_forbidden": g.building_forbidden,
        "hero": _hero(g),
        "seats": [_seat(g, seat, player, viewer) for seat, player in enumerate(g.players)],
        "decision": g.shown_question(viewer),
        "asked": _asked(g, viewer),
        "outcome": g.result.as_data() if g.result else None,
    }


def _lure(g: Table, hero: int) -> int | None:
    seat = lured_to(g, hero)
    return seat if seat >= 0 else None


def _announced(g: Table) -> list[Data]:
    """Spells that have been announced and not yet resolved, oldest first; their targets are public (BM-NEG-05)."""
    items = [item for item in g.frames if item.op in (OP_ANNOUNCE, OP_EFFECT) and item.card in g.limbo]
    return [{"spell": g.cards[item.card].id, "seat": item.seat} for item in items + g.waiting if item.card in g.limbo]


def _hero(g: Table) -> Data | None:
    """The hero that is walking (public, BM-HERO-08)."""
    if g.hero < 0:
        return None
    return {
        "id": g.cards[g.hero].id,
        "seat": g.hero_seat,
        "position": g.hero_at + 1 if g.hero_room >= 0 else None,
        "damage": g.hurt[g.hero],
        "health": hero_health(g, g.hero),
    }


def _seat(g: Table, seat: int, player: Player, viewer: int) -> Data:
    own = viewer in (seat, EVERYTHING)
    souls = [g.cards[hero].id for hero in player.souls]
    return {
        "boss": g.cards[player.boss].id if player.boss >= 0 else None,
        "xp": g.cards[player.boss].xp if player.boss >= 0 else None,
        "bosses": [g.cards[boss].id if own else UNKNOWN for boss in player.pending if g.cards[boss].kind == BOSS],
        "out": player.out,
        "levelled": player.levelled,
        "souls": player.soul_count,
        "wounds": player.wound_count,
        "soul_cards": souls if own or g.rules.peek_score_area else [UNKNOWN] * len(souls),
        "wound_cards": [g.cards[hero].id for hero in player.wounds],
        "rooms": len(player.rooms),
        "spells": len(player.spells),
        "hand": [g.cards[card].id for card in player.rooms + player.spells] if own else None,
        "known": _known(g, player, viewer),
        "set_aside": sum(1 for card in player.pending if g.cards[card].kind != BOSS),
        "dungeon": [_stack(g, top, own) for top in player.dungeon],
        "details": [_room(g, seat, at, own) for at in range(len(player.dungeon))],
        "entrance": [g.cards[hero].id for hero in player.entrance],
        "forecasts": [_forecast(g, seat, hero) for hero in player.entrance],
        "treasure": _treasure(g, seat, player),
        "entrance_held": player.entrance_held,
        "builds": player.builds,
    }


def _known(g: Table, player: Player, viewer: int) -> list[str]:
    """Ids of another player's cards that the viewer knows to be held, without saying whether in hand or face down."""
    if viewer < 0:
        return []
    held = player.rooms + player.spells + player.pending
    held += [top for top in player.dungeon if g.status[top] & FACE_DOWN]
    return sorted(g.cards[card].id for card in held if g.known[card] >> viewer & 1)


def _stack(g: Table, top: int, own: bool) -> list[str]:
    """Bottom to top; covered cards were visible once (BM-INFO-12), a face-down one is its owner's secret."""
    ids = [g.cards[card].id for card in stack(g, top)]
    if g.status[top] & FACE_DOWN and not own:
        ids[-1] = UNKNOWN
    return ids


def _room(g: Table, seat: int, at: int, own: bool) -> Data:
    top = g.players[seat].dungeon[at]
    mark = g.status[top]
    if mark & FACE_DOWN:
        return {"card": g.cards[top].id if own else UNKNOWN, "active": False, "face_down": True}
    card = g.cards[top]
    return {
        "card": card.id,
        "active": not mark & DEACTIVATED,
        "face_down": False,
        "damage": room_damage(g, seat, at),
        "parts": [[part.source, part.amount] for part in explain_damage(g, seat, at)],
        "used": [ability.index for ability in card.abilities if mark & USED << ability.index],
    }


def _forecast(g: Table, seat: int, hero: int) -> Data:
    """What a hero at this entrance would meet if it walked now: Health, damage room by room, whether it dies."""
    steps, dies = forecast(g, seat, hero)
    return {"health": hero_health(g, hero), "steps": steps, "dies": dies}


def _treasure(g: Table, seat: int, player: Player) -> Data:
    if player.out or player.boss < 0:
        return {}
    return {name: treasure(g, seat, kind) for kind, name in enumerate(CLASSES)}


def _asked(g: Table, viewer: int) -> list[i64]:
    """Who has to choose, as far as the viewer may know: a response window does not say whom it asks."""
    if not g.open:
        return []
    procedure, frame = g.running()
    if viewer == EVERYTHING or procedure.public(frame):
        return sorted(g.open)
    return [viewer] if viewer in g.open else []
