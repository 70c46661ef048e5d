"""What an option points at on the table, and what pointing somewhere would mean."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.legality.menus import open_to_rivals
from lairwright.dungeon.options import (
    BUILD,
    PICK,
    RESOLVE,
    TAKE,
    TARGET_HERO_CARD,
    USE,
    Build,
    Play,
    Search,
    Use,
    card_of,
    place_of,
    verb_of,
)
from lairwright.dungeon.projections.rooms import lies_in, position_of
from lairwright.dungeon.projections.sources import room_of
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import BOSS, HERO, ITEM, MINIBOSS, SPELL
from lairwright.kernel.choices import Choice

#: What a searched pile is called on the table.
_SEARCHED: Final = {"deck": "deck room", "spells": "deck spell", "discard": "discard"}
_HELD: Final = re.compile(r"hand (\S+)")
_ROOM: Final = re.compile(r"room ([0-9]{1,2})\.([0-9]{1,2})")
_END: Final = re.compile(r"end ([0-9]{1,2})")
_MINIBOSS: Final = re.compile(r"miniboss ([0-9]{1,2})\.([0-9]{1,2})")
_ITEM: Final = re.compile(r"item (\S+)")


def pointing(g: Table, seat: i64, option: i64) -> dict[str, object]:
    """The words in ``options.KINDS`` that only the table can fill in."""
    words: dict[str, object] = {}
    verb = verb_of(option)
    if verb == BUILD:
        # A room that is fetched from elsewhere and built at once is not in hand.
        if lies_in(g.players[seat].rooms, card_of(option)):
            words["hand"] = g.card_id(card_of(option))
        if place_of(option):
            words["on"] = int(place_of(option))
        else:
            words["end"] = seat
    elif verb == TARGET_HERO_CARD:
        # A hero may be fetched from a deck, where nobody can point at it.
        if card_of(option) not in g.hero_deck and card_of(option) not in g.epic_deck:
            words["hero"] = g.card_id(card_of(option))
    elif verb == TAKE:
        if card_of(option) in g.discard:
            words["pile"] = "discard"
    elif verb == RESOLVE:
        dungeon = g.players[seat].dungeon
        if card_of(option) in dungeon:
            words["source"] = f"room {seat}.{dungeon.index(card_of(option)) + 1}"
        elif g.cards[card_of(option)].kind in (HERO, ITEM, MINIBOSS):
            words["source"] = _where(g, seat, card_of(option))
    elif verb == USE:
        at_room = place_of(option)
        words["used"] = f"room {seat}.{at_room}" if at_room else _where(g, seat, card_of(option))
    elif verb == PICK:
        words["picked"] = _where(g, seat, card_of(option))
    else:
        choice = g.codebook().value(option)
        if isinstance(choice, Search):
            words["searched"] = _SEARCHED[choice.pile]
    return words


def _where(g: Table, seat: i64, card: i64) -> str:
    """The thing that stands for a card, wherever it is in this seat's sight; empty if it isn't."""
    kind = g.cards[card].kind
    own = g.players[seat]
    if lies_in(own.rooms, card) or lies_in(own.spells, card):
        return f"hand {g.card_id(card)}"
    if card in g.market:
        return "market"
    if kind == HERO:
        return f"hero {g.card_id(card)}"
    if kind == ITEM:
        return f"item {g.card_id(card)}"
    for owner in range(len(g.players)):
        if kind == BOSS and g.players[owner].boss == card:
            return f"boss {owner}"
        if g.status[card] & FACE_DOWN and owner != seat:
            continue
        at = position_of(g, owner, room_of(g, card) if kind == MINIBOSS else card)
        if at >= 0:
            attached = kind == MINIBOSS and g.players[owner].dungeon[at] != card
            return f"{'miniboss' if attached else 'room'} {owner}.{at + 1}"
    return ""


def meant(g: Table, seat: int, held: str, at: str) -> Choice | None:
    """A card in hand is built where the player points, or played, even if only the card is pointed at; one that is used
    from the hand is used by pointing at it alone. A room of the player's own is used, and so are boss, minibosses and
    items, and what others let everybody use."""
    if not 0 <= seat < len(g.players):
        return None
    if not held and _HELD.fullmatch(at):
        held, at = at, ""
    place = _place(seat, at)
    if not held:
        dungeon = g.players[seat].dungeon
        if place:
            return Use(g.card_id(dungeon[place - 1]), place) if place <= len(dungeon) else None
        return _other_use(g, seat, at)
    card = _HELD.fullmatch(held)
    definition = g.catalog.by_id.get(card[1]) if card is not None else None
    if definition is None:
        return None
    if definition.kind == SPELL:
        return Play(definition.id)
    if definition.hand_chances and not at:
        return Use(definition.id)
    end = _END.fullmatch(at)
    if at and not place and (end is None or int(end[1]) != seat):
        return None
    return Build(definition.id, place)


def _other_use(g: Table, seat: int, at: str) -> Choice | None:
    """Pointing at something in force that is no room."""
    player = g.players[seat]
    if at == f"boss {seat}":
        return Use(g.card_id(player.boss)) if player.boss >= 0 and g.cards[player.boss].lasts else None
    miniboss, item = _MINIBOSS.fullmatch(at), _ITEM.fullmatch(at)
    if miniboss is not None and int(miniboss[1]) == seat and 0 < int(miniboss[2]) <= len(player.dungeon):
        card: i64 = g.attached[player.dungeon[int(miniboss[2]) - 1]]
        return Use(g.card_id(card)) if card >= 0 and not g.status[card] & FACE_DOWN else None
    definition = g.catalog.by_id.get(item[1]) if item is not None else None
    if definition is not None and definition.kind == ITEM:
        return Use(definition.id)
    for card in open_to_rivals(g, seat):
        if not g.status[card] & FACE_DOWN and _where(g, seat, card) == at:
            return Use(g.card_id(card))
    return None


def _place(seat: int, at: str) -> int:
    """The position of a room in the player's own dungeon, or 0 if the thing is something else."""
    room = _ROOM.fullmatch(at)
    return int(room[2]) if room is not None and int(room[1]) == seat else 0
