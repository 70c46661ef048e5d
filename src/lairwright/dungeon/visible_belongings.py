"""What views show of things that only some sets use: coins, counters, items, minibosses, locations, and what an effect
has changed until the end of the round.

Everybody may see all of it (EXP-INFO-01 to -03); what lies face down is up to :mod:`lairwright.dungeon.visibility`.
Views leave out what isn't there, so those of other games say nothing about it.
"""

from __future__ import annotations

from mypy_extensions import i64

from lairwright.dungeon.state.marks import FACE_DOWN, USED
from lairwright.dungeon.state.round_effects import RoundEffect
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import HERO
from lairwright.kernel.views import UNKNOWN, Data


def add_to_table(g: Table, view: Data) -> None:
    """What belongs to nobody."""
    ids = g.catalog.ids
    town = of_heroes(g, g.town)
    if town:
        view["town_details"] = town
    if g.items:
        view["items"] = tuple(ids[card] for card in g.items)
    if g.market:
        view["market"] = tuple(ids[card] for card in g.market)
    if g.tavern:
        view["tavern"] = tuple(ids[card] for card in g.tavern)
    if g.locations:
        view["locations"] = tuple([_location(g, place) for place in g.locations])


def _location(g: Table, place: i64) -> Data:
    """A key location and the heroes there, those who came first in front."""
    heroes: list[i64] = []
    hero: i64 = g.attached[place]
    while hero >= 0:
        heroes.append(hero)
        hero = g.under[hero]
    ids = g.catalog.ids
    found: Data = {"card": ids[place], "heroes": tuple([ids[hero] for hero in heroes])}
    details = of_heroes(g, heroes)
    if details:
        found["details"] = details
    return found


def add_effects(g: Table, view: Data) -> None:
    """What holds until the end of the round and isn't said otherwise."""
    lasting = [_lasting(g, effect) for effect in g.round_effects if effect.source >= 0]
    if lasting:
        view["effects"] = tuple(lasting)


def _lasting(g: Table, effect: RoundEffect) -> Data:
    """Something that holds until the end of the round: which modifier of which card, and what it is about."""
    ids = g.catalog.ids
    about: str | None = None
    if effect.card >= 0:
        seen = g.cards[effect.card].kind == HERO or g.known[effect.card] == g.everyone
        about = ids[effect.card] if seen else UNKNOWN
    return {
        "source": ids[effect.source],
        "modifier": effect.index,
        "seat": effect.seat if effect.seat >= 0 else None,
        "card": about,
    }


def of_hero(g: Table, hero: i64) -> Data:
    """A hero's item and token."""
    found: Data = {}
    item: i64 = g.attached[hero]
    if item >= 0:
        found["item"] = g.catalog.ids[item]
    if g.tokens[hero]:
        found["tokens"] = g.tokens[hero]
    return found


def of_heroes(g: Table, heroes: list[i64]) -> tuple[Data, ...]:
    """The same for each of several heroes; nothing if none of them has any."""
    for hero in heroes:
        if g.attached[hero] >= 0 or g.tokens[hero]:
            return tuple([of_hero(g, other) for other in heroes])
    return ()


def add_to_room(g: Table, top: i64, room: Data) -> Data:
    """A visible room with its counters, its coins and its miniboss; the same room if it has none."""
    miniboss: i64 = g.attached[top]
    if miniboss < 0 and not g.tokens[top] and not g.coins_on[top]:
        return room
    found = dict(room)
    if g.tokens[top]:
        found["counters"] = g.tokens[top]
    if g.coins_on[top]:
        found["coins"] = g.coins_on[top]
    if miniboss >= 0:
        mark: i64 = g.status[miniboss]
        abilities = g.cards[miniboss].abilities
        found["miniboss"] = {
            "card": g.catalog.ids[miniboss],
            "level": g.tokens[miniboss],
            "face_down": mark & FACE_DOWN != 0,
            "used": tuple([ability.index for ability in abilities if mark & USED << ability.index]),
        }
    return found


def add_to_seat(g: Table, seat: i64, found: Data) -> None:
    """A player's coins, the items in the score area, and the boss whose abilities the player has besides the own."""
    player = g.players[seat]
    ids = g.catalog.ids
    if g.catalog.has_coins:
        found["coins"] = player.coins
    if player.items_up:
        found["items_up"] = tuple(ids[card] for card in player.items_up)
    if player.items_down:
        found["items_down"] = tuple(ids[card] for card in player.items_down)
    if player.boss >= 0 and g.tokens[player.boss]:
        found["copies"] = ids[g.tokens[player.boss] - 1]
    details = of_heroes(g, player.entrance)
    if details:
        found["entrance_details"] = details
