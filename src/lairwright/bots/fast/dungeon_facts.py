"""A Boss Monster table at a glance: damage, lures, heroes to come, uses of cards.

Everything comes from printed values, projections and the verbs of abilities, never from a card's name, so cards from
home-made sets are judged like any others.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.catalog import Catalog
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.icons import ICON_BITS
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.projections.lures import lured_by, most_of, stays
from lairwright.dungeon.projections.treasure import icons_of
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    CLASS_COUNT,
    COST_DESTROY_ANOTHER,
    COST_DESTROY_THIS,
    COST_DISCARD,
    LURE_TREASURE,
    ROOM,
)


def use_of(ability: Ability) -> Gist:
    """What announcing an ability is good for: what its verbs say, and its price."""
    use = Gist()
    if ability.cost == COST_DESTROY_THIS or ability.cost == COST_DESTROY_ANOTHER:
        use.price = 4.0
    elif ability.cost == COST_DISCARD:
        use.price = 1.2 * int(ability.cost_count)
    for block in ability.blocks:
        for verb in block:
            verb.gist(use)
    for price in ability.prices:
        price.gist(use)
    return use


@final
class Uses:
    """The uses of every ability of every card in a game, by card instance, and which copies are the same card."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog: Catalog = catalog
        self.by_card: list[list[Gist]] = []
        self.first_copy: list[int] = []
        #: How many treasure icons each card shows.
        self.icon_count: list[int] = [sum(card.treasure) for card in catalog.cards]
        known: dict[str, int] = {}
        for number, card in enumerate(catalog.cards):
            first = known.setdefault(card.id, number)
            self.first_copy.append(first)
            if first == number:
                self.by_card.append([use_of(ability) for ability in card.abilities])
            else:
                self.by_card.append(self.by_card[first])


@final
class Heroes:
    """The heroes to think about: those in town, and the next ones from the decks as a weighted average.

    Which heroes are left in the decks is public (all the others can be seen), but their order isn't: all count alike.
    """

    __slots__ = ("health", "in_town", "kind", "others", "value", "worth")

    def __init__(self, g: Table, rounds: float) -> None:
        self.kind: list[int] = []  # its class, or CLASS_COUNT plus a place in ``others``
        self.others: list[Card] = []  # one hero for each lure that isn't the treasure of one class
        self.health: list[int] = []
        self.worth: list[int] = []
        self.value: list[float] = []  # how much it counts: 1 in town, its chance to come otherwise
        self.in_town: i64 = 0
        for hero in g.town:
            if not (g.changes and stays(g, hero)):
                self._add(g, hero, 1.0)
        self.in_town = len(self.kind)
        coming = rounds * len(g.turns)
        ordinary = len(g.hero_deck)
        if ordinary and coming > 0.0:
            share = coming / ordinary if coming < ordinary else 1.0
            for hero in g.hero_deck:
                self._add(g, hero, share)
        coming -= ordinary
        epic = len(g.epic_deck)
        if epic and coming > 0.0:
            share = coming / epic if coming < epic else 1.0
            for hero in g.epic_deck:
                self._add(g, hero, share)

    def _add(self, g: Table, hero: i64, value: float) -> None:
        card = g.cards[hero]
        if card.lane >= 0:
            self.kind.append(card.lane // ICON_BITS)
        else:
            self.kind.append(CLASS_COUNT + self._other(card))
        self.health.append(hero_health(g, hero))
        self.worth.append(card.worth)
        self.value.append(value)

    def _other(self, card: Card) -> i64:
        """The place in ``others`` of a hero that goes wherever this one goes."""
        for at in range(len(self.others)):
            other = self.others[at]
            if (
                other.lure == card.lure
                and other.lure_fewest == card.lure_fewest
                and (card.lure != LURE_TREASURE or other.classes == card.classes)
            ):
                return at
        self.others.append(card)
        return len(self.others) - 1


def icon_counts(g: Table, seat: i64) -> i64:
    """All icons of a dungeon as one number (``Card.icons``); 0 for a player who is out."""
    player = g.players[seat]
    return 0 if player.out or player.boss < 0 else icons_of(g, player)


def goals(g: Table, heroes: Heroes, icons: list[i64]) -> list[int]:
    """Who lures the heroes of each class, then those of each of ``heroes.others``; -1 for a tie or nobody. ``icons``
    is :func:`icon_counts` by seat."""
    found: list[int] = []
    for kind in range(CLASS_COUNT):
        found.append(most_of(icons, ICON_BITS * kind))
    for card in heroes.others:
        found.append(lured_by(g, card, icons))
    return found


def card_liking(g: Table, card: i64) -> float:
    """What a card in hand is worth, for choosing what to keep."""
    definition = g.cards[card]
    if definition.kind != ROOM:
        return 3.0
    icons = 0
    for count in definition.treasure:
        icons += count
    liking = 0.7 + 0.45 * int(definition.damage) + 0.25 * icons
    if definition.abilities or definition.changes_values:
        liking += 0.4
    if definition.tier == 2:  # an Advanced Room needs the right room first
        liking -= 0.5
    return liking
