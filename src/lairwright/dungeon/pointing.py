"""What an option points at on the table, and what pointing somewhere would mean."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.options import (
    BUILD,
    RESOLVE,
    TAKE,
    TARGET_HERO_CARD,
    Build,
    Play,
    Search,
    Use,
    card_of,
    place_of,
    verb_of,
)
from lairwright.dungeon.projections import lies_in
from lairwright.dungeon.table import Table
from lairwright.dungeon.words import SPELL
from lairwright.kernel.choices import Choice

_HELD: Final = re.compile(r"hand (\S+)")
_ROOM: Final = re.compile(r"room ([0-9]{1,2})\.([0-9]{1,2})")
_END: Final = re.compile(r"end ([0-9]{1,2})")


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
    else:
        choice = g.codebook().value(option)
        if isinstance(choice, Search):
            words["searched"] = "discard" if choice.pile == "discard" else "deck room"
    return words


def meant(g: Table, seat: int, held: str, at: str) -> Choice | None:
    """A card in hand is built where the player points, or played, even if only the card is pointed at; a room of the
    player's own is used."""
    if not 0 <= seat < len(g.players):
        return None
    if not held and _HELD.fullmatch(at):
        held, at = at, ""
    place = _place(seat, at)
    if not held:
        dungeon = g.players[seat].dungeon
        return Use(g.card_id(dungeon[place - 1]), place) if place and place <= len(dungeon) else None
    card = _HELD.fullmatch(held)
    definition = g.catalog.by_id.get(card[1]) if card is not None else None
    if definition is None:
        return None
    if definition.kind == SPELL:
        return Play(definition.id)
    end = _END.fullmatch(at)
    if at and not place and (end is None or int(end[1]) != seat):
        return None
    return Build(definition.id, place)


def _place(seat: int, at: str) -> int:
    """The position of a room in the player's own dungeon, or 0 if the thing is something else."""
    room = _ROOM.fullmatch(at)
    return int(room[2]) if room is not None and int(room[1]) == seat else 0
