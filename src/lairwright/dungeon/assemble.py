"""Putting a game's catalogue together from the chosen sets."""

from __future__ import annotations

from functools import cache

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.catalog import Catalog
from lairwright.dungeon.reading.loader import is_path, load_set
from lairwright.dungeon.words import HERO
from lairwright.kernel.arguments import shown
from lairwright.kernel.errors import SetupError
from lairwright.kernel.rules import Seats, widened


def catalog_for(sets: tuple[str, ...], early: bool) -> Catalog:
    """The catalogue of these sets, made once unless one of them is home-made."""
    for name in sets:
        if is_path(name):
            return _combine(sets, early)
    return _shipped(sets, early)


def seats_with(sets: tuple[str, ...]) -> Seats:
    """The numbers of players that these sets allow together."""
    return catalog_for(sets, False).seats


@cache
def _shipped(sets: tuple[str, ...], early: bool) -> Catalog:
    return _combine(sets, early)


def _combine(sets: tuple[str, ...], early: bool) -> Catalog:
    """Heroes come from the first stand-alone set only (ED-69, EXP-MIX-02)."""
    if not sets:
        raise SetupError("a game needs at least one card set", "no-sets")
    named = ", ".join(shown(name) for name in sets)
    if len(set(sets)) < len(sets):
        raise SetupError(f"a set is named twice: {named}", "sets-twice", {"sets": named})
    loaded = [load_set(name, early) for name in sets]
    if not any(card_set.standalone for card_set in loaded):
        raise SetupError(
            f"none of the sets {named} can be played alone: add one that can, such as 'base'",
            "no-standalone-set",
            {"sets": named},
        )
    definitions: list[Card] = []
    owner: dict[str, str] = {}
    standalone_seen = False
    for card_set in loaded:
        for card in card_set.cards:
            if card.kind == HERO and card_set.standalone and standalone_seen:
                continue
            if card.id in owner:
                raise SetupError(
                    f"card {card.id!r} is in set {owner[card.id]!r} and in set {card_set.id!r}",
                    "card-in-two-sets",
                    {"card": card.id, "first": owner[card.id], "second": card_set.id},
                )
            owner[card.id] = card_set.id
            definitions.append(card)
        standalone_seen = standalone_seen or card_set.standalone
    seats = loaded[0].seats
    for card_set in loaded:
        seats = widened(seats, card_set.seats)
    return Catalog(definitions, seats)
