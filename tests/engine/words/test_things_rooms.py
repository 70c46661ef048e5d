"""What becomes of rooms: destroyed, deactivated, uncovered, put into another order."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.dungeon.state.marks import DEACTIVATED
from lairwright.dungeon.state.table import Table
from tests.set_files import Entry
from tests.staged import Seat, card, check, ids, offered, pass_to, play, resolve
from tests.things import cast, miniboss, room, spell, table, walk_in

THREE: Seat = {"dungeon": [["plain-den"], ["plain-pit"], ["plain-hall"]]}
STACK: Seat = {"dungeon": [["plain-den", "plain-pit", "plain-hall"]]}


def dungeons(game: Table) -> list[list[str]]:
    return [ids(game, player.dungeon) for player in game.players]


def stack(game: Table, seat: int) -> list[str]:
    """The first stack of a dungeon from the top down."""
    found, top = [], game.players[seat].dungeon[0]
    while top >= 0:
        found.append(game.cards[top].id)
        top = game.under[top]
    return found


# -- another order -----------------------------------------------------------------------------------------


def test_a_dungeon_is_arranged_as_the_doer_likes_whoever_owns_it(tmp_path: Path) -> None:
    tidy = spell("tidy", {"target": {"player": "anyone"}, "do": [{"arrange": "free"}]})
    game = table(tmp_path, "build", [tidy], THREE, THREE)
    cast(game, "tidy", "0: seat 1")
    assert offered(game) == ["0: room 1.1", "0: room 1.2", "0: room 1.3"]
    play(game, "0: room 1.3", "0: room 1.1")
    assert dungeons(game) == [["plain-den", "plain-pit", "plain-hall"], ["plain-hall", "plain-den", "plain-pit"]]


def test_the_targets_dungeon_is_reversed(tmp_path: Path) -> None:
    tidy = spell("tidy", {"target": {"player": "a rival"}, "do": [{"arrange": "reverse"}]})
    game = table(tmp_path, "build", [tidy], THREE, THREE)
    cast(game, "tidy")
    assert dungeons(game) == [["plain-den", "plain-pit", "plain-hall"], ["plain-hall", "plain-pit", "plain-den"]]
    check(game)


@pytest.mark.parametrize(("stacks", "coins"), [([], 0), ([["plain-den"]], 0), ([["plain-den"], ["plain-pit"]], 1)])
def test_there_is_nothing_to_arrange_in_a_dungeon_of_one_room(
    tmp_path: Path, stacks: list[list[str]], coins: int
) -> None:
    tidy = spell("tidy", {"do": [{"arrange": "random", "then": [{"coins": 1}]}]})
    game = table(tmp_path, "build", [tidy], {"dungeon": stacks}, THREE)
    cast(game, "tidy")
    assert game.players[0].coins == coins


def test_a_stack_is_turned_upside_down(tmp_path: Path) -> None:
    flip = spell("flip", {"target": {"room": "a rival's"}, "do": [{"arrange": "reverse"}]})
    game = table(tmp_path, "build", [flip], STACK, {**STACK, "counters": [2]})
    cast(game, "flip")
    assert stack(game, 1) == ["plain-den", "plain-pit", "plain-hall"]
    assert stack(game, 0) == ["plain-hall", "plain-pit", "plain-den"]
    assert not any(game.tokens)
    check(game)


def test_a_stack_is_arranged_from_the_top_down(tmp_path: Path) -> None:
    pick = spell("pick-order", {"target": {"room": "a rival's"}, "do": [{"arrange": "free"}]})
    game = table(tmp_path, "build", [pick], {}, STACK)
    cast(game, "pick-order")
    assert offered(game) == ["0: room 1.1", "0: pick plain-pit under 1.1", "0: pick plain-den under 1.1"]
    play(game, "0: pick plain-pit under 1.1", "0: pick plain-den under 1.1")
    assert stack(game, 1) == ["plain-pit", "plain-den", "plain-hall"]


def test_a_room_that_comes_to_the_top_of_its_stack_is_uncovered(tmp_path: Path) -> None:
    glad = room("glad", {"when": "uncovered", "do": [{"coins": 1}]})
    flip = spell("flip", {"target": {"room": "yours"}, "do": [{"arrange": "reverse"}]})
    game = table(tmp_path, "build", [glad, flip], {"dungeon": [["glad", "plain-pit"]]}, {})
    cast(game, "flip")
    assert game.players[0].coins == 1


def test_a_hero_whose_room_is_buried_walks_on(tmp_path: Path) -> None:
    flip = spell("flip", {"target": {"room": "yours"}, "do": [{"arrange": "reverse"}]})
    game = table(
        tmp_path,
        "adventure",
        [flip],
        {"dungeon": [["plain-pit"], ["plain-den", "plain-hall"]], "entrance": ["romero"]},
        {},
    )
    walk_in(game)
    cast(game, "flip", "0: room 0.2")
    walk_in(game)
    assert game.hero_room == game.players[0].dungeon[0]
    assert game.hurt[game.hero] == 4 + 2


def test_a_hero_stays_in_its_room_wherever_that_goes(tmp_path: Path) -> None:
    turn = spell("turn", {"do": [{"arrange": "reverse"}]})
    game = table(tmp_path, "adventure", [turn], {**THREE, "entrance": ["romero"]}, {})
    walk_in(game)
    cast(game, "turn")
    assert ids(game, [game.hero_room]) == ["plain-hall"]
    assert game.hero_at == 0
    check(game)


def test_a_room_destroyed_as_a_price_is_not_looked_for_when_the_others_are_arranged(tmp_path: Path) -> None:
    ash = room("ash", {"when": "activated", "cost": {"destroy": "this"}, "do": [{"arrange": "reverse"}]})
    stacks = [["plain-den"], ["plain-pit"], ["plain-hall", "ash"]]
    game = table(tmp_path, "adventure", [ash], {"dungeon": stacks, "entrance": ["romero"]}, {})
    walk_in(game)
    play(game, "0: use ash 3")
    resolve(game)
    assert dungeons(game)[0] == ["plain-hall", "plain-pit", "plain-den"]
    check(game)


# -- destroyed ---------------------------------------------------------------------------------------------


def test_a_room_that_is_one_price_of_several_still_holds_the_hero_until_its_effect(tmp_path: Path) -> None:
    trap = room(
        "trap",
        {
            "when": "activated",
            "target": {"hero": "here"},
            "cost": [{"pay": 1}, {"destroy": "this"}],
            "do": [{"kill": "target"}],
        },
    )
    game = table(tmp_path, "adventure", [trap], {"dungeon": [["trap"]], "entrance": ["romero"], "coins": 1}, {})
    walk_in(game)
    play(game, "0: use trap 1")
    resolve(game)
    assert ids(game, game.players[0].souls) == ["romero"]
    assert not game.players[0].dungeon
    check(game)


def test_a_hero_leaves_another_room_that_is_part_of_a_price(tmp_path: Path) -> None:
    costly = room(
        "costly",
        {"when": "activated", "cost": [{"pay": 1}, {"destroy": {"room": "other", "choose": 1}}], "do": [{"coins": 2}]},
    )
    stacks = [["costly"], ["plain-hall"]]
    game = table(tmp_path, "adventure", [costly], {"dungeon": stacks, "entrance": ["jarek"], "coins": 1}, {})
    walk_in(game)
    play(game, "0: use costly 1")
    assert ids(game, game.players[0].souls) == ["jarek"]  # it had taken 4 damage
    resolve(game)
    assert game.players[0].coins == 2
    check(game)


@pytest.mark.parametrize(
    ("cost", "count", "earned"),
    [
        ({"destroy": "this"}, {"base": "that"}, 3),
        ({"destroy": {"room": "other", "choose": 1}}, {"base": "that"}, 2),
        ({"discard": "room"}, {"base": "that"}, 4),
        ({"discard": "card", "count": 2}, "that", 2),
    ],
)
def test_what_the_price_was_is_known_afterwards(tmp_path: Path, cost: Entry, count: object, earned: int) -> None:
    sold = room("sold", {"when": "activated", "cost": cost, "do": [{"coins": 1, "per": count}]}, damage=3)
    game = table(tmp_path, "build", [sold], {"dungeon": [["plain-den"], ["sold"]], "hand": ["plain-hall", "fear"]}, {})
    play(game, "0: use sold 2")
    while offered(game)[0].split()[1] in ("pick", "discard"):
        play(game, offered(game)[0])
    resolve(game)
    assert game.players[0].coins == earned


@pytest.mark.parametrize(("place", "coins"), [(1, 0), (2, 1)])
def test_the_hero_in_a_room_that_is_a_price_is_known_afterwards(tmp_path: Path, place: int, coins: int) -> None:
    blast: Entry = {"when": "activated", "limit": "once per round", "cost": {"destroy": {"room": "yours", "choose": 1}}}
    blast["do"] = [{"damage": 1, "to": {"hero": "that"}, "then": [{"coins": 1}]}]
    tower = room("tower", blast)
    stacks = [["plain-den"], ["plain-pit"], ["tower"]]
    game = table(tmp_path, "adventure", [tower], {"dungeon": stacks, "entrance": ["romero"]}, {})
    while game.hero < 0 or game.hero_at != 1:
        game.play("pass", game.open[0])
    play(game, "0: use tower 3", f"0: room 0.{place}")
    resolve(game)
    assert game.players[0].coins == coins
    assert game.hurt[game.hero] == (2 if place == 1 else 2 + 1 + 2)  # it walks on into the other room
    check(game)


def test_a_miniboss_pays_with_its_own_room(tmp_path: Path) -> None:
    sapper = miniboss("sapper", {"when": "activated", "cost": {"destroy": "this"}, "do": [{"coins": 2}]})
    seat: Seat = {**THREE, "minibosses": [{"card": "sapper", "on": 2}]}
    game = table(tmp_path, "build", [sapper], seat, {})
    play(game, "0: use sapper 0")
    resolve(game)
    assert dungeons(game)[0] == ["plain-den", "plain-hall"]
    assert "sapper" in ids(game, game.discard)
    check(game)


@pytest.mark.parametrize("tier", ["ordinary", None])
def test_deactivated_rooms_are_destroyed_where_the_rules_allow_it(tmp_path: Path, tier: str | None) -> None:
    aim: Entry = {"room": "a rival's"} if tier is None else {"room": "a rival's", "tier": tier}
    blast = spell("blast", {"target": aim, "do": [{"destroy": "target"}]})
    step: Entry = {"destroy": {"room": "yours", "choose": 1}, "who": "each rival", "may": True}
    for options, possible in (({"destroy_active_only": True}, False), ({"destroy_active_only": False}, True)):
        game = table(
            tmp_path,
            "build",
            [blast, spell("ask", {"do": [step]})],
            {},
            {"dungeon": [["plain-den"]], "deactivated": [1]},
            options=options,
        )
        assert ("0: play blast" in offered(game)) == possible
        cast(game, "ask")
        assert ("1: room 1.1" in offered(game)) == possible


def test_a_room_that_was_built_over_is_neither_destroyed_nor_deactivated(tmp_path: Path) -> None:
    frail = room(
        "frail", {"when": "uncovered", "do": [{"uncover": {"room": "covered", "choose": 1}}, {"deactivate": "it"}]}
    )
    dig = spell("dig", {"target": {"room": "covered"}, "do": [{"uncover": "target"}]})
    game = table(tmp_path, "build", [frail, dig], {"dungeon": [["frail", "plain-pit"]]}, {})
    cast(game, "dig")
    assert stack(game, 0) == ["plain-pit", "frail"]
    assert not game.status[card(game, "frail")] & DEACTIVATED
    check(game)


@pytest.mark.parametrize("verb", ["destroy", "deactivate"])
def test_nothing_happens_to_a_room_that_is_covered(tmp_path: Path, verb: str) -> None:
    act = spell("act", {"target": {"room": "covered", "whose": "anyone's"}, "do": [{verb: "target"}]})
    game = table(tmp_path, "build", [act], {}, STACK)
    cast(game, "act", "0: pick plain-den under 1.1")
    assert stack(game, 1) == ["plain-hall", "plain-pit", "plain-den"]
    assert not game.status[card(game, "plain-den")] & DEACTIVATED


# -- swapped -----------------------------------------------------------------------------------------------


def test_a_hero_goes_with_its_room_when_rooms_are_swapped_and_what_follows_happens(tmp_path: Path) -> None:
    swap: Entry = {
        "swap": {"room": "yours"},
        "may": True,
        "then": [{"coins": 2}],
        "else": [{"coins": 5}],
    }
    game = table(tmp_path, "adventure", [spell("swap", {"do": [swap]})], {**THREE, "entrance": ["romero"]}, THREE)
    walk_in(game)
    cast(game, "swap")
    pass_to(game, "0: room 0.3")
    assert not any(key.startswith("0: room 1") for key in offered(game))
    play(game, "0: room 0.3", "0: room 0.1")
    assert dungeons(game)[0] == ["plain-hall", "plain-pit", "plain-den"]
    assert game.hero_at == 0
    assert game.players[0].coins == 2
