"""Who lures whom. :func:`lured_to` decides; the rest prepares it, or says the same in numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.icons import ICON_BITS, MOST_ICONS
from lairwright.dungeon.projections.modifiers import this_round
from lairwright.dungeon.projections.scores import souls_of, wounds_of
from lairwright.dungeon.projections.treasure import all_icons, icons_of
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    LURE_COINS,
    LURE_HAND,
    LURE_POINTS,
    LURE_SOULS,
    LURE_TREASURE,
    LURE_WOUNDS,
    MOD_NO_LURED,
)

#: What ``pulls`` counts from for heroes that don't go by treasure, so that no pull is 0: more than anyone can have.
_FAR: Final = 1000


def pulls(g: Table, hero: i64, known: list[i64] | None = None) -> tuple[int, ...]:
    """How strongly each seat attracts this hero; 0 is not at all (BM-BAIT-01, -12). Players who are out attract nobody.

    ``known`` is :func:`all_icons`, if that has been worked out already.
    """
    card = g.cards[hero]
    if card.lure != LURE_TREASURE:
        sign = -1 if card.lure_fewest else 1
        return tuple(
            [0 if g.players[seat].out else _FAR + sign * stat_of(g, seat, card.lure) for seat in range(len(g.players))]
        )
    if card.lane >= 0:
        return tuple(icons >> card.lane & MOST_ICONS for icons in known or all_icons(g))
    return tuple(shown_of(icons, card.classes) for icons in known or all_icons(g))


def stays(g: Table, hero: i64) -> bool:
    """Whether an effect of this round keeps a hero in town."""
    return g.changes >> MOD_NO_LURED & 1 != 0 and this_round(g, MOD_NO_LURED, -1, hero) > 0


def stat_of(g: Table, seat: i64, stat: i64) -> i64:
    """What heroes with a lure of their own compare."""
    player = g.players[seat]
    if stat == LURE_SOULS:
        return souls_of(g, seat) if g.changes or g.catalog.unusual else player.soul_count
    if stat == LURE_WOUNDS:
        return wounds_of(g, seat)
    if stat == LURE_POINTS:
        return souls_of(g, seat) - wounds_of(g, seat)
    if stat == LURE_HAND:
        return len(player.rooms) + len(player.spells)
    return player.coins if stat == LURE_COINS else 0


def shown_of(icons: i64, classes: i64) -> i64:
    """The icons of these classes together, from all icons of a dungeon: a hero of two classes adds up both."""
    total: i64 = 0
    while classes:
        if classes & 1:
            total += icons & MOST_ICONS
        icons >>= ICON_BITS
        classes >>= 1
    return total


def most_of(icons: list[i64], lane: i64) -> i64:
    """The seat with strictly the most treasure in this lane of ``Card.icons``, or -1 for a tie or none at all
    (BM-BAIT-02 to -04); ``icons`` is :func:`all_icons`."""
    best: i64 = -1
    most: i64 = 0
    for seat in range(len(icons)):
        amount: i64 = icons[seat] >> lane & MOST_ICONS
        if amount > most:
            best = seat
            most = amount
        elif amount == most:
            best = -1
    return best


def lured_to(g: Table, hero: i64, icons: list[i64] | None = None) -> i64:
    """The seat that would lure this hero now, or -1 if it stays; ``icons`` is :func:`all_icons`, if already known."""
    if g.changes and stays(g, hero):
        return -1
    card = g.cards[hero]
    if card.lane < 0:
        return lured_by(g, card, icons)
    return most_of(all_icons(g) if icons is None else icons, card.lane)


def lured_by(g: Table, card: Card, known: list[i64] | None = None) -> i64:
    """:func:`lured_to` for any card: the seat with strictly the most of what it goes by, or the fewest, among those
    still in the game (BM-BAIT-12, CL-09, CL-53). Treasure has to be there at all (BM-BAIT-04)."""
    best: i64 = -1
    most: i64 = 0 if card.lure == LURE_TREASURE else -_FAR
    for seat in range(len(g.players)):
        player = g.players[seat]
        if player.out:
            continue
        if card.lure == LURE_TREASURE:
            amount = shown_of(icons_of(g, player) if known is None else known[seat], card.classes)
        else:
            amount = stat_of(g, seat, card.lure)
            if card.lure_fewest:
                amount = -amount
        if amount > most:
            best = seat
            most = amount
        elif amount == most:
            best = -1
    return best
