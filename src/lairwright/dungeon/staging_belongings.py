"""What belongs to the seats, rooms and heroes of a described table: coins, counters, items, minibosses; and who is at
the key locations.
"""

from __future__ import annotations

from itertools import pairwise

from mypy_extensions import i64

from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.supply import Supply, ids
from lairwright.dungeon.words import HERO, ITEM, LOCATION, MINIBOSS
from lairwright.kernel.arrays import with_number
from lairwright.kernel.errors import nearest
from lairwright.kernel.reading import Fields

#: Fields of a seat that is still in the game.
OF_THOSE_WHO_PLAY = ("coins_on", "counters", "minibosses", "items_up", "items_down", "carried", "tokens")
_MOST = 99


def stage_belongings(table: Table, supply: Supply, seat: int, fields: Fields) -> None:
    """What a seat has besides cards in hand, rooms and heroes, and what lies on its rooms."""
    player = table.players[seat]
    player.coins = fields.number("coins", 0, _MOST, 0)
    rooms = player.dungeon
    for room, amount in zip(rooms, _by_position(fields, "coins_on", len(rooms)), strict=False):
        table.coins_on = with_number(table.coins_on, room, amount)
    for room, amount in zip(rooms, _by_position(fields, "counters", len(rooms)), strict=False):
        table.tokens = with_number(table.tokens, room, amount)
    for part in fields.tables("minibosses"):
        _stage_miniboss(table, supply, seat, part)
    player.items_up = [supply.take(card_id, (ITEM,)) for card_id in ids(fields, "items_up")]
    player.items_down = [supply.take(card_id, (ITEM,)) for card_id in ids(fields, "items_down")]
    _stage_heroes(table, supply, fields, player.entrance)


def stage_places(table: Table, supply: Supply, shared: Fields) -> None:
    """Heroes at key locations; what these heroes and those in town carry."""
    if "locations" in shared.data:
        table.removed = table.removed + supply.left(table.catalog.instances[LOCATION])
    heroes = table.town.copy()
    visitors = shared.table("visitors") if shared.has("visitors") else Fields({}, shared.where)
    for name in visitors.data:
        heroes += _stage_visitors(table, supply, visitors, name)
    _stage_heroes(table, supply, shared, heroes)


def _by_position(fields: Fields, name: str, rooms: int) -> list[int]:
    """A number for each room, from the boss outwards; rooms at the end may be left out."""
    if not fields.has(name):
        return []
    value = fields.data[name]
    if not isinstance(value, list) or not all(type(part) is int and 0 <= part <= _MOST for part in value):
        raise fields.fail(name, f"expected a number for each room, from the boss outwards, found {value!r}")
    if len(value) > rooms:
        raise fields.fail(name, f"{len(value)} numbers for {rooms} rooms")
    return value


def _stage_miniboss(table: Table, supply: Supply, seat: int, part: Fields) -> None:
    player = table.players[seat]
    card: i64 = supply.take(part.text("card"), (MINIBOSS,))
    place = part.number("on", 1, max(1, len(player.dungeon)))
    level = part.number("level", 1, 3, 1)
    hidden = part.flag("face_down")
    part.done()
    if not player.dungeon:
        raise part.fail("on", "there is no room for it to be in")
    room = player.dungeon[place - 1]
    if table.attached[room] >= 0:
        raise part.fail("on", f"there is a miniboss in the room at position {place} already")
    table.attached = with_number(table.attached, room, card)
    table.tokens = with_number(table.tokens, card, level)
    if hidden:
        table.status[card] |= FACE_DOWN
    table.known[card] = 1 << seat if hidden else table.everyone


def _stage_heroes(table: Table, supply: Supply, fields: Fields, heroes: list[i64]) -> None:
    """Items and health tokens by the hero that has them."""
    carried = fields.table("carried") if fields.has("carried") else Fields({}, fields.where)
    for name in carried.data:
        hero = _hero(table, carried, name, heroes)
        table.attached = with_number(table.attached, hero, supply.take(carried.text(name), (ITEM,)))
    tokens = fields.table("tokens") if fields.has("tokens") else Fields({}, fields.where)
    for name in tokens.data:
        hero = _hero(table, tokens, name, heroes)
        table.tokens = with_number(table.tokens, hero, tokens.number(name, -_MOST, _MOST))


def _hero(table: Table, fields: Fields, name: str, heroes: list[i64]) -> i64:
    for hero in heroes:
        if table.cards[hero].id == name:
            return hero
    here = [table.cards[hero].id for hero in heroes]
    raise fields.fail(name, f"no such hero here{nearest(name, here)}; heroes: {', '.join(here) or 'none'}")


def _stage_visitors(table: Table, supply: Supply, visitors: Fields, name: str) -> list[i64]:
    """The heroes at a key location, the one who came first in front."""
    known = {table.cards[place].id: place for place in table.locations}
    if name not in known:
        raise visitors.fail(name, f"no such location{nearest(name, known)}; locations: {', '.join(known) or 'none'}")
    place = known[name]
    heroes: list[i64] = [supply.take(card_id, (HERO,)) for card_id in ids(visitors, name)]
    if len(heroes) > table.cards[place].holds > 0:
        raise visitors.fail(name, f"{table.cards[place].holds} may be there, found {len(heroes)}")
    if heroes:
        table.attached = with_number(table.attached, place, heroes[0])
    for before, hero in pairwise(heroes):
        table.own_under()[before] = hero
    return heroes
