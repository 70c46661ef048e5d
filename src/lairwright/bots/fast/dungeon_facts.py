"""A Boss Monster table at a glance: damage, lures, heroes to come, uses of cards.

Everything comes from printed values, projections and the verbs of abilities, never from a card's name, so cards from
home-made sets are judged like any others.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards import ICON_BITS, MOST_ICONS, Ability
from lairwright.dungeon.catalog import Catalog
from lairwright.dungeon.projections import icons_of
from lairwright.dungeon.table import Table
from lairwright.dungeon.words import (
    CLASS_COUNT,
    COST_DESTROY_ANOTHER,
    COST_DESTROY_THIS,
    COST_DISCARD,
    LURE_FEWEST_SOULS,
    ROOM,
)

#: More damage than any hero's Health: a kill.
DEADLY: Final = 99
#: In ``Use.hurts``: one for each room in the player's own dungeon.
PER_ROOM: Final = -1


@final
class Use:
    """What announcing an ability is good for, read from its verbs."""

    __slots__ = (
        "build",
        "cards",
        "cave_in",
        "deactivates",
        "dungeon_boost",
        "harass",
        "hurts",
        "lure",
        "negates",
        "price",
        "room_boost",
        "soul_price",
        "to_first",
        "to_town",
        "toughens",
    )

    def __init__(self) -> None:
        self.hurts: i64 = 0  # damage to the walking hero; DEADLY, or PER_ROOM
        self.room_boost: i64 = 0  # damage added to one room
        self.dungeon_boost: i64 = 0  # damage added to each of the player's rooms
        self.toughens: i64 = 0  # Health added to a hero
        self.cards: i64 = 0  # cards it brings
        self.harass: i64 = 0  # cards, rooms or Souls it takes from rivals
        self.deactivates: bool = False
        self.cave_in: bool = False
        self.to_town: bool = False
        self.to_first: bool = False
        self.lure: bool = False
        self.negates: bool = False
        self.build: bool = False
        #: What it costs besides the card itself, in tenths of a Soul.
        self.price: float = 0.0
        self.soul_price: bool = False


def use_of(ability: Ability) -> Use:
    """Read the verbs of an ability."""
    use = Use()
    use.negates = ability.negation
    if ability.cost == COST_DESTROY_THIS or ability.cost == COST_DESTROY_ANOTHER:
        use.price = 4.0
    elif ability.cost == COST_DISCARD:
        use.price = 1.2 * int(ability.cost_count)
    steps = ability.data.get("do")
    if isinstance(steps, list):
        for step in steps:
            if isinstance(step, dict):
                _read_step(use, step)
    return use


def _amount(step: dict[str, object], word: str) -> i64:
    value = step.get(word)
    return value if isinstance(value, int) else 1


def _read_step(use: Use, step: dict[str, object]) -> None:
    if "kill" in step:
        use.hurts = DEADLY
    elif "damage" in step:
        use.hurts = PER_ROOM if isinstance(step["damage"], str) else _amount(step, "damage")
    elif "health" in step:
        use.toughens += _amount(step, "health")
    elif "room_damage" in step:
        use.room_boost += _amount(step, "room_damage")
    elif "dungeon_damage" in step:
        use.dungeon_boost += _amount(step, "dungeon_damage")
    elif "deactivate" in step:
        use.deactivates = True
    elif "destroy" in step:
        use.cave_in = bool(step.get("killing"))
        use.harass += 0 if use.cave_in else 3
    elif "move" in step:
        use.to_town = step["move"] == "town"
        use.to_first = step["move"] == "first room"
        use.lure = step["move"] == "your entrance"
    elif "draw" in step or "fetch" in step or "search" in step:
        use.cards += _amount(step, "count")
    elif "discard" in step:
        use.cards -= _amount(step, "count")
    elif "steal" in step:
        use.cards += 1
        use.harass += 1
    elif "discard_random" in step or "hold" in step:
        use.harass += 1
    elif "return" in step:
        use.harass += 2
    elif "build" in step:
        use.build = step["build"] != "forbidden"
    elif "remove" in step:
        use.soul_price = True


@final
class Uses:
    """The uses of every ability of every card in a game, by card instance, and which copies are the same card."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog: Catalog = catalog
        self.by_card: list[list[Use]] = []
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

    __slots__ = ("health", "in_town", "kind", "value", "worth")

    def __init__(self, g: Table, rounds: float) -> None:
        self.kind: list[int] = []  # class, or -1: goes where there are the fewest Souls
        self.health: list[int] = []
        self.worth: list[int] = []
        self.value: list[float] = []  # how much it counts: 1 in town, its chance to come otherwise
        self.in_town: i64 = 0
        for hero in g.town:
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
        if card.lure == LURE_FEWEST_SOULS:
            self.kind.append(-1)
        elif card.hero_class >= 0:
            self.kind.append(card.hero_class)
        else:
            return  # nothing lures it
        self.health.append(card.health + g.bonus[hero])
        self.worth.append(card.worth)
        self.value.append(value)


def icon_counts(g: Table, seat: i64) -> i64:
    """All icons of a dungeon as one number (``Card.icons``); 0 for a player who is out."""
    player = g.players[seat]
    return 0 if player.out or player.boss < 0 else icons_of(g, player)


def goals(icons: list[int], souls: list[int]) -> list[int]:
    """Who lures each class, -1 for a tie or nobody; the last entry is who has the fewest Souls (-1 for a tie)."""
    found: list[int] = []
    for kind in range(CLASS_COUNT):
        shift: i64 = ICON_BITS * kind
        best: i64 = -1
        most: i64 = 0
        for seat in range(len(icons)):
            count: i64 = icons[seat] >> shift & MOST_ICONS
            if count > most:
                most = count
                best = seat
            elif count == most:
                best = -1
        found.append(best)
    fewest: i64 = 1000
    poor: i64 = -1
    for seat in range(len(souls)):
        if souls[seat] < fewest:
            fewest = souls[seat]
            poor = seat
        elif souls[seat] == fewest:
            poor = -1
    found.append(poor)
    return found


def soul_counts(g: Table) -> list[int]:
    """Souls by seat; a player who is out has more than anybody, so that no hero goes there."""
    return [1000 if player.out else player.soul_count for player in g.players]


def card_liking(g: Table, card: i64) -> float:
    """What a card in hand is worth, for choosing what to keep."""
    definition = g.cards[card]
    if definition.kind != ROOM:
        return 3.0
    icons = 0
    for count in definition.treasure:
        icons += count
    liking = 0.7 + 0.45 * int(definition.damage) + 0.25 * icons
    if definition.abilities or definition.statics:
        liking += 0.4
    if definition.tier == 2:  # an Advanced Room needs the right room first
        liking -= 0.5
    return liking
