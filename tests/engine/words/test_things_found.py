"""Which things the nouns find and count, by place, by what they have, and by whose they are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.set_files import Entry
from tests.staged import card, check, ids, offered, pass_to, play, resolve
from tests.things import Shared, cast, miniboss, room, spell, table, walk_in

#: What a seat has.
Has = Mapping[str, object]
COIN: list[Entry] = [{"coins": 1}]


def earned(folder: Path, per: Entry, mine: Has, other: Has, **shared: Any) -> int:
    """How many coins a Spell gives for each of some things in the Build phase."""
    cards = [spell("count", {"do": [{"coins": 1, "per": per}]})]
    game = table(folder, "build", cards, mine, other, **shared)
    cast(game, "count")
    check(game)
    return int(game.players[0].coins)


def allowed(folder: Path, condition: Entry, *seats: Has, **shared: Any) -> bool:
    """Whether a Spell with this condition can be played."""
    game = table(folder, "build", [spell("ask", {"if": condition, "do": COIN})], *seats, **shared)
    return "0: play ask" in offered(game)


# -- heroes ----------------------------------------------------------------------------------------


def test_heroes_at_a_location_are_found(tmp_path: Path) -> None:
    places: Shared = {"locations": ["temple", "backroom"], "visitors": {"backroom": ["acacia", "jarek"]}}
    assert earned(tmp_path, {"hero": "location"}, {}, {}, **places) == 2


def test_a_hero_at_a_location_is_a_target(tmp_path: Path) -> None:
    cards = [spell("call", {"target": {"hero": "location"}, "do": [{"move": "target", "to": "entrance"}]})]
    game = table(tmp_path, "build", cards, {}, {}, locations=["temple"], visitors={"temple": ["acacia"]})
    cast(game, "call")
    assert ids(game, game.players[0].entrance) == ["acacia"]
    assert game.attached[card(game, "temple")] == -1
    check(game)


def test_anyones_heroes_are_those_in_town_too_but_not_those_at_locations(tmp_path: Path) -> None:
    places: Shared = {"locations": ["temple"], "visitors": {"temple": ["acacia"]}, "town": ["jarek"]}
    assert (
        earned(tmp_path, {"hero": "anyone's"}, {"entrance": ["romero"]}, {"entrance": ["pugi-the-druidess"]}, **places)
        == 3
    )


def test_a_miniboss_sees_the_hero_in_its_room(tmp_path: Path) -> None:
    harm: Entry = {"when": "activated", "limit": "once per round", "target": {"hero": "here"}, "do": [{"damage": 2}]}
    seat = {"dungeon": [["plain-den"]], "minibosses": [{"card": "boxer", "on": 1}], "entrance": ["acacia"]}
    game = table(tmp_path, "adventure", [miniboss("boxer", harm)], seat, {})
    walk_in(game)
    play(game, "0: use boxer 0")
    assert game.hurt[card(game, "acacia")] == 2 + 2


# -- what things have --------------------------------------------------------------------------------


def test_only_a_hero_with_an_item_has_one(tmp_path: Path) -> None:
    cards = [
        spell("armed", {"target": {"hero": "yours", "has": "item"}, "do": [{"move": "target", "to": "town"}]}),
        spell("unarmed", {"target": {"hero": "yours", "if": {"item": "its", "at_most": 0}}, "do": [{"damage": 1}]}),
    ]
    seat = {"entrance": ["acacia", "jarek"], "carried": {"jarek": "vorpal-blade"}}
    game = table(tmp_path, "build", cards, seat, {})
    cast(game, "armed")
    assert ids(game, game.town) == ["jarek"]
    cast(game, "unarmed")
    assert game.hurt[card(game, "acacia")] == 1
    assert "0: play armed" not in offered(game)


def test_no_room_has_a_minion_as_long_as_nobody_has_placed_one(tmp_path: Path) -> None:
    assert earned(tmp_path, {"room": "yours", "has": "minion"}, {"dungeon": [["plain-den"]]}, {}) == 0


def test_the_level_of_a_miniboss_is_asked_through_its_room(tmp_path: Path) -> None:
    paid: Entry = {"when": "activated", "limit": "once per round", "do": [{"coins": 1, "per": {"level": "this"}}]}
    lent = {"card": "boxer", "on": 1, "level": 2}
    seat = {"dungeon": [["plain-den"]], "counters": [5], "minibosses": [lent]}
    game = table(tmp_path, "build", [miniboss("boxer", paid)], seat, {})
    play(game, "0: use boxer 0")
    assert game.players[0].coins == 2


def test_carried_items_are_on_heroes_wherever_these_are(tmp_path: Path) -> None:
    shared: Shared = {"town": ["acacia"], "carried": {"acacia": "magic-mirror"}, "items": ["extra-life"]}
    seat = {"entrance": ["jarek"], "carried": {"jarek": "vorpal-blade"}}
    assert earned(tmp_path, {"item": "hero"}, seat, {}, **shared) == 2
    assert earned(tmp_path, {"item": ["hero", "town"], "face": "down"}, seat, {}, **shared) == 0


def test_a_spell_played_while_a_hero_walks_has_been_played(tmp_path: Path) -> None:
    again: Entry = {"take": {"spell": "discard", "whose": "yours", "has": "played", "choose": 1}}
    game = table(
        tmp_path,
        "adventure",
        [spell("first", {"do": COIN}), spell("again", {"do": [again]})],
        {"dungeon": [["plain-den"]], "entrance": ["acacia"]},
        {},
        discard=["fear"],
    )
    walk_in(game)
    cast(game, "first")
    cast(game, "again")
    assert "first" in ids(game, game.players[0].spells)
    assert "fear" in ids(game, game.discard)


def test_the_health_of_a_scored_hero_is_as_printed(tmp_path: Path) -> None:
    price = {"remove": {"soul": "yours", "choose": 1}}
    tougher = spell("tougher", {"target": {"hero": "entrance"}, "do": [{"modify": {"health": 3}}]})
    kill = spell("kill", {"target": {"hero": "entrance"}, "do": [{"kill": "target"}]})
    count = spell("count", {"cost": price, "do": [{"coins": 1, "per": {"health": "that"}}]})
    game = table(tmp_path, "build", [tougher, kill, count], {"entrance": ["acacia"]}, {})
    cast(game, "tougher")
    cast(game, "kill")
    cast(game, "count")
    assert game.players[0].coins == 6


# -- rooms -------------------------------------------------------------------------------------------


def test_so_many_first_rooms_are_counted_in_each_dungeon(tmp_path: Path) -> None:
    stacks = {"dungeon": [["plain-den"], ["plain-pit"], ["plain-den"]]}
    assert earned(tmp_path, {"room": "first", "count": 2, "whose": "anyone's"}, stacks, stacks) == 4
    assert earned(tmp_path, {"room": "last", "count": 2, "kind": "monster"}, stacks, stacks) == 2


def test_its_covered_rooms_are_those_of_its_stack(tmp_path: Path) -> None:
    dig: Entry = {"when": "survives", "do": [{"uncover": {"room": "covered", "whose": "its", "choose": 1}}]}
    stacks = [["plain-den", "plain-pit"], ["plain-hall", "imp-temple", "shaft"]]
    game = table(
        tmp_path, "adventure", [room("shaft", dig)], {"dungeon": stacks, "entrance": ["romero"]}, {"entrance": []}
    )
    pass_to(game, "0: pick imp-temple under 0.2")
    assert offered(game) == ["0: pick imp-temple under 0.2", "0: pick plain-hall under 0.2"]
    play(game, "0: pick plain-hall under 0.2")
    assert ids(game, game.players[0].dungeon) == ["plain-pit", "plain-hall"]


def test_equal_covered_rooms_are_told_apart_whoever_uncovers_them(tmp_path: Path) -> None:
    dig: Entry = {"when": "activated", "limit": "once per round", "target": {"room": "covered", "whose": "anyone's"}}
    dig["do"] = [{"uncover": "target"}]
    game = table(
        tmp_path,
        "build",
        [room("shaft", dig)],
        {"dungeon": [["plain-den", "plain-pit"]]},
        {"dungeon": [["shaft"], ["plain-den", "plain-pit"], ["plain-den", "plain-hall"]]},
    )
    pass_to(game, "1: use shaft 1")
    play(game, "1: use shaft 1")
    assert offered(game) == [f"1: pick plain-den under {where}" for where in ("0.1", "1.2", "1.3")]
    play(game, "1: pick plain-den under 1.3")
    resolve(game)
    assert ids(game, game.players[1].dungeon) == ["shaft", "plain-pit", "plain-den"]
    assert ids(game, game.players[0].dungeon) == ["plain-pit"]


def test_of_each_rivals_so_many_are_chosen_of_each(tmp_path: Path) -> None:
    dig: Entry = {"uncover": {"room": "covered", "whose": "each rival's", "choose": 1}, "may": True}
    stacks = [["plain-den", "plain-pit"], ["plain-hall", "plain-pit"]]
    game = table(
        tmp_path, "build", [spell("dig", {"do": [dig]})], {"dungeon": stacks}, {"dungeon": stacks}, {"dungeon": stacks}
    )
    cast(game, "dig")
    assert offered(game) == ["0: pick plain-den under 2.1", "0: pick plain-hall under 2.2", "0: decline"]
    play(game, "0: pick plain-hall under 2.2")
    assert offered(game) == ["0: pick plain-den under 1.1", "0: pick plain-hall under 1.2", "0: decline"]
    play(game, "0: decline")
    tops = [ids(game, player.dungeon) for player in game.players]
    assert tops == [["plain-pit", "plain-pit"], ["plain-pit", "plain-pit"], ["plain-pit", "plain-hall"]]


# -- conditions about others -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "poor", "rich", "also_rich"),
    [
        ({"item": "each rival's", "at_least": 1}, {}, {"items_up": ["extra-life"]}, {"items_down": ["vorpal-blade"]}),
        (
            {"hero": "entrance", "whose": "each rival's", "at_least": 1},
            {},
            {"entrance": ["acacia"]},
            {"entrance": ["jarek"]},
        ),
        (
            {"spell": "hand", "whose": "each rival's", "at_least": 2},
            {},
            {"hand": ["fear", "freeze"]},
            {"hand": ["fear", "freeze"]},
        ),
        ({"souls": "a rival's", "at_least": 2}, {"souls": 1}, {"souls": 2}, {"souls": 2}),
    ],
)
def test_what_others_have_is_asked_of_each_of_them(
    tmp_path: Path, condition: Entry, poor: Has, rich: Has, also_rich: Has
) -> None:
    assert not allowed(tmp_path, condition, {}, poor, poor)
    assert allowed(tmp_path, condition, {}, rich, poor) == ("a rival's" in condition.values())
    assert allowed(tmp_path, condition, {}, rich, also_rich)


def test_more_than_a_rival_is_more_than_one_of_them_and_than_each_rival_more_than_all(tmp_path: Path) -> None:
    mine, poor, rich = {"souls": 3}, {"souls": 1}, {"souls": 3}
    than_one: Entry = {"souls": "yours", "at_least": 1, "than": "a rival"}
    assert allowed(tmp_path, than_one, mine, poor, rich)
    assert not allowed(tmp_path, than_one, mine, rich, rich)
    than_each: Entry = {"souls": "yours", "at_least": 1, "than": "each rival"}
    assert not allowed(tmp_path, than_each, mine, poor, rich)
    assert allowed(tmp_path, than_each, mine, poor, poor)
