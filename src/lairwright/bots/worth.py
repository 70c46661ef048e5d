"""What a position is worth to a seat: the yardstick of the bots that compare positions.

Everything is read from printed values and projections, never from a card's name, so cards from home-made sets are
judged like any others. The numbers are set by hand; one Soul is 10.
"""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.forecast import forecast
from lairwright.dungeon.projections.lures import lured_to
from lairwright.dungeon.projections.scores import souls_of, wounds_of
from lairwright.dungeon.projections.treasure import treasure
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import ADVANCED, CLASSES, ROOM

WON: Final = 1000.0
SOUL: Final = 10.0
#: A Wound costs more the nearer the fifth is: the sum of the first n of these.
WOUNDS: Final = (0.0, 10.0, 24.0, 42.0, 66.0)
ELIMINATED: Final = -400.0

DAMAGE: Final = 1.6
TREASURE: Final = 0.5
#: For each type of treasure the dungeon has: it keeps Advanced Rooms buildable (BM-GEN-10).
TYPE: Final = 0.6
ROOM_BUILT: Final = 1.0
ABILITY: Final = 0.7
SPELL_HELD: Final = 3.0
ROOM_HELD: Final = 0.7
COIN: Final = 0.8
ITEM_HELD: Final = 3.0
MINIBOSS_LEVEL: Final = 1.5
#: The share of its full worth that a hero in town counts for: it may still go elsewhere.
IN_TOWN: Final = 0.5


def card_worth(card: Card) -> float:
    """What a card in hand is worth, for choosing what to keep; an Advanced Room needs the right room first."""
    if card.kind != ROOM:
        return SPELL_HELD
    icons = sum(card.treasure)
    worth = (
        ROOM_HELD + 0.3 * int(card.damage) + 0.25 * int(icons) + (0.3 if card.abilities or card.changes_values else 0.0)
    )
    return worth - 0.5 if card.tier == ADVANCED else worth


def wounds_worth(wounds: int) -> float:
    return ELIMINATED if wounds >= len(WOUNDS) else -WOUNDS[wounds]


def seat_worth(g: Table, seat: int) -> float:
    """What one seat has: score, dungeon, hand, and the heroes that would come to it next."""
    player = g.players[seat]
    if player.out:
        return ELIMINATED
    worth = SOUL * int(souls_of(g, seat)) + wounds_worth(int(wounds_of(g, seat)))
    for at, top in enumerate(player.dungeon):
        worth += ROOM_BUILT + DAMAGE * int(room_damage(g, seat, at))
        if g.cards[top].abilities:
            worth += ABILITY
    for kind in range(len(CLASSES)):
        icons = int(treasure(g, seat, kind))
        worth += TREASURE * min(icons, 4) + (TYPE if icons else 0.0)
    for card in player.rooms + player.spells:
        worth += card_worth(g.cards[card])
    worth += COIN * int(player.coins) + ITEM_HELD * len(player.items_up)
    for top in player.dungeon:
        if g.attached[top] >= 0:
            worth += MINIBOSS_LEVEL * int(g.tokens[g.attached[top]])
    for hero in player.entrance:
        worth += _visit(g, seat, hero)
    return worth


def _visit(g: Table, seat: int, hero: int) -> float:
    """What a hero that comes to this dungeon is worth: Souls if it dies there, Wounds if not."""
    value = int(g.cards[hero].worth)
    if forecast(g, seat, hero)[1]:
        return SOUL * value
    wounds = int(wounds_of(g, seat))
    return wounds_worth(wounds + value) - wounds_worth(wounds)


def table_worth(g: Table, seat: int) -> float:
    """What the whole table is worth to a seat: its own side minus the strongest rival's."""
    if g.result is not None:
        if len(g.players) == 1:
            return SOUL * int(g.result.scores[0])
        return WON if seat in g.result.winners else -WON
    worths = [seat_worth(g, other) for other in range(len(g.players))]
    for hero in g.town:
        lured = lured_to(g, hero)
        if lured >= 0:
            worths[lured] += IN_TOWN * _visit(g, lured, hero)
    own = worths.pop(seat)
    if not worths:
        return own
    # The leader matters most, but with several rivals none should be forgotten.
    return own - 0.7 * max(worths) - 0.3 * sum(worths) / len(worths)
