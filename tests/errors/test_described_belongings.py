"""Mistakes in what a described table says of coins, counters, items, minibosses and locations."""

from __future__ import annotations

from typing import Any

import pytest

from lairwright.kernel.errors import SetFileError
from tests.staged import Seat, card, check, ids, staged

ROOMS: Seat = {"dungeon": [["plain-den"], ["plain-pit"]]}
WAITING: Seat = {"entrance": ["acacia"]}

MISTAKES: dict[str, tuple[Seat, dict[str, Any], str]] = {
    "coins below nothing": ({"coins": -1}, {}, "seat 0: field 'coins': expected a whole number from 0 to 99, found -1"),
    "coins on no list": (
        {**ROOMS, "coins_on": 2},
        {},
        "seat 0: field 'coins_on': expected a number for each room, from the boss outwards, found 2",
    ),
    "counters on more rooms than there are": (
        {**ROOMS, "counters": [1, 1, 1]},
        {},
        "seat 0: field 'counters': 3 numbers for 2 rooms",
    ),
    "a miniboss in no room": (
        {"minibosses": [{"card": "jinx", "on": 1}]},
        {},
        "seat 0: minibosses 1: field 'on': there is no room for it to be in",
    ),
    "a miniboss too far out": (
        {**ROOMS, "minibosses": [{"card": "jinx", "on": 3}]},
        {},
        "seat 0: minibosses 1: field 'on': expected a whole number from 1 to 2, found 3",
    ),
    "a miniboss of level four": (
        {**ROOMS, "minibosses": [{"card": "jinx", "on": 1, "level": 4}]},
        {},
        "seat 0: minibosses 1: field 'level': expected a whole number from 1 to 3, found 4",
    ),
    "two minibosses in one room": (
        {**ROOMS, "minibosses": [{"card": "jinx", "on": 1}, {"card": "brassknuckle", "on": 1}]},
        {},
        "seat 0: minibosses 2: field 'on': there is a miniboss in the room at position 1 already",
    ),
    "a room as a miniboss": (
        {**ROOMS, "minibosses": [{"card": "plain-den", "on": 1}]},
        {},
        "test: expected a miniboss, but 'plain-den' is a room",
    ),
    "an unknown field of a miniboss": (
        {**ROOMS, "minibosses": [{"card": "jinx", "on": 1, "levle": 2}]},
        {},
        "seat 0: minibosses 1: unknown field 'levle' (did you mean 'level'?)",
    ),
    "an item twice": (
        {"items_up": ["extra-life"], "items_down": ["extra-life"]},
        {},
        "test: all 1 copies of 'extra-life' are in use already",
    ),
    "a hero that is not there": (
        {**WAITING, "carried": {"acasia": "extra-life"}},
        {},
        "seat 0: field 'carried': field 'acasia': no such hero here (did you mean 'acacia'?); heroes: acacia",
    ),
    "tokens of a hero in town": (
        {"tokens": {"acacia": 2}},
        {"town": ["acacia"]},
        "seat 0: field 'tokens': field 'acacia': no such hero here; heroes: none",
    ),
    "an unknown location": (
        {},
        {"visitors": {"tempel": ["acacia"]}},
        "table: field 'visitors': field 'tempel': no such location (did you mean 'temple'?)",
    ),
    "more heroes than a location holds": (
        {},
        {"visitors": {"temple": ["acacia", "katelyn"]}},
        "table: field 'visitors': field 'temple': 1 may be there, found 2",
    ),
    "a location that is not laid out": (
        {},
        {"locations": ["backroom"], "visitors": {"temple": ["acacia"]}},
        "table: field 'visitors': field 'temple': no such location; locations: backroom",
    ),
    "belongings of a seat that is out": (
        {"out": True, "items_up": ["extra-life"]},
        {},
        "seat 0: field 'items_up': a seat that is out has no heroes waiting, no marked rooms and no known hand",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named(name: str) -> None:
    seat, table, problem = MISTAKES[name]
    with pytest.raises(SetFileError) as raised:
        staged("build", seat, {}, {}, **table)
    assert problem in str(raised.value)


def test_everything_lies_where_it_was_described() -> None:
    game = staged(
        "adventure",
        {
            "boss": "torix",
            "coins": 4,
            "hand": ["brassknuckle", "silent-prayer"],
            "dungeon": [["plain-den"], ["plain-pit"]],
            "coins_on": [0, 3],
            "counters": [2],
            "minibosses": [{"card": "jinx", "on": 2, "level": 3}],
            "items_up": ["extra-life"],
            "items_down": ["magic-mirror"],
            "entrance": ["acacia"],
            "carried": {"acacia": "vorpal-blade"},
            "tokens": {"acacia": 2},
        },
        {"boss": "calabeza"},
        locations=["backroom", "temple"],
        visitors={"backroom": ["jesta-the-rogue", "the-fool"]},
        tokens={"the-fool": 1},
        market=["fear", "plain-hall"],
    )
    player = game.players[0]
    assert player.coins == 4
    assert ids(game, player.rooms) == ["brassknuckle"]
    assert [game.coins_on[room] for room in player.dungeon] == [0, 3]
    assert [game.tokens[room] for room in player.dungeon] == [2, 0]
    assert game.attached[player.dungeon[1]] == card(game, "jinx")
    assert game.tokens[card(game, "jinx")] == 3
    assert ids(game, player.items_up) == ["extra-life"]
    assert ids(game, player.items_down) == ["magic-mirror"]
    acacia = card(game, "acacia")
    assert (game.attached[acacia], game.tokens[acacia]) == (card(game, "vorpal-blade"), 2)
    assert ids(game, game.locations) == ["backroom", "temple"]
    guest = game.attached[card(game, "backroom")]
    assert ids(game, [guest, game.under[guest]]) == ["jesta-the-rogue", "the-fool"]
    assert game.tokens[card(game, "the-fool")] == 1
    assert sorted(ids(game, game.market)) == ["fear", "plain-hall"]
    assert sorted(ids(game, player.extras)) == ["extra-life", "jinx"]
    check(game)
