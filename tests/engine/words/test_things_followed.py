"""What follows from steps about heroes and rooms (``then``, ``else``, ``that``), and targets that are gone by then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.set_files import Entry
from tests.staged import Seat, card, check, ids, offered, pass_to, play, resolve
from tests.things import cast, room, spell, table, walk_in

HERO: Entry = {"hero": "dungeon"}
MINE: Seat = {"dungeon": [["plain-den"], ["plain-pit"]], "souls": ["acacia"], "wounds": ["jarek"]}
OTHER: Seat = {"dungeon": [["plain-den"], ["plain-pit"]], "souls": ["fires-breath"]}


@pytest.mark.parametrize(
    ("target", "step"),
    [
        (HERO, {"kill": "target"}),
        (HERO, {"damage": 2}),
        (HERO, {"damage": 1, "per": {"room": "yours"}}),
        (HERO, {"move": "target", "to": "town"}),
        (HERO, {"move": "target", "to": "first"}),
        (HERO, {"move": "target", "to": "entrance"}),
        ({"hero": "town"}, {"move": "target", "to": "entrance"}),
        ({"soul": "yours"}, {"remove": "target"}),
        ({"soul": "yours"}, {"move": "target", "to": "entrance"}),
        ({"wound": "yours"}, {"turn": "target"}),
        (None, {"turn": {"wound": "yours", "choose": 1}}),
        ({"room": "yours"}, {"destroy": "target"}),
        ({"room": "a rival's"}, {"deactivate": "target"}),
    ],
)
def test_what_follows_from_a_step_that_was_done_happens(tmp_path: Path, target: Entry | None, step: Entry) -> None:
    ability: Entry = {"do": [{**step, "then": [{"coins": 3}], "else": [{"coins": 1}]}]}
    if target is not None:
        ability["target"] = target
    game = table(
        tmp_path, "adventure", [spell("act", ability)], {**MINE, "entrance": ["romero"]}, OTHER, town=["samurai-tom"]
    )
    walk_in(game)
    pass_to(game, "0: play act")
    play(game, "0: play act")
    if game.waiting == [] and offered(game)[0].startswith("0: room"):
        play(game, offered(game)[0])
    resolve(game)
    assert game.players[0].coins == 3
    check(game)


def test_what_was_moved_is_known_to_later_steps(tmp_path: Path) -> None:
    steps: list[Entry] = [{"move": "target", "to": "town"}, {"move": {"hero": "that"}, "to": "entrance"}]
    game = table(
        tmp_path, "adventure", [spell("act", {"target": HERO, "do": steps})], {**MINE, "entrance": ["romero"]}, OTHER
    )
    walk_in(game)
    cast(game, "act")
    assert ids(game, game.players[0].entrance) == ["romero"]


def test_each_rival_who_destroys_a_room_gets_something_for_it(tmp_path: Path) -> None:
    step: Entry = {"destroy": {"room": "yours", "choose": 1}, "who": "each rival", "then": [{"coins": 2}]}
    game = table(tmp_path, "build", [spell("act", {"do": [step]})], MINE, OTHER, {})
    cast(game, "act")
    play(game, "1: room 1.2")
    assert [player.coins for player in game.players] == [0, 2, 0]
    assert ids(game, game.players[1].dungeon) == ["plain-den"]


def test_a_target_that_a_step_before_has_moved_away_is_left_alone(tmp_path: Path) -> None:
    steps: list[Entry] = [
        {"move": "target", "to": "town"},
        {"damage": 2, "then": [{"coins": 1}], "else": [{"coins": 3}]},
        {"kill": "target"},
    ]
    game = table(
        tmp_path, "adventure", [spell("act", {"target": HERO, "do": steps})], {**MINE, "entrance": ["romero"]}, OTHER
    )
    walk_in(game)
    cast(game, "act")
    assert ids(game, game.town) == ["romero"]
    assert game.hurt[card(game, "romero")] == 0
    assert game.players[0].coins == 3


def test_a_target_that_is_gone_is_left_alone_in_branches_too(tmp_path: Path) -> None:
    steps: list[Entry] = [
        {"destroy": "target", "then": [{"destroy": "target"}, {"deactivate": "target"}, {"coins": 1}]}
    ]
    game = table(tmp_path, "build", [spell("act", {"target": {"room": "a rival's"}, "do": steps})], MINE, OTHER)
    cast(game, "act", "0: room 1.1")
    assert ids(game, game.players[1].dungeon) == ["plain-pit"]
    assert game.players[0].coins == 1
    check(game)


def test_a_rivals_branch_is_about_the_target_of_whoever_named_it(tmp_path: Path) -> None:
    step: Entry = {"pay": 1, "who": "a rival", "may": True, "then": [{"kill": "target"}]}
    game = table(
        tmp_path,
        "adventure",
        [spell("act", {"target": HERO, "do": [step]})],
        {**MINE, "entrance": ["romero"]},
        {**OTHER, "coins": 1},
    )
    walk_in(game)
    cast(game, "act")
    play(game, "1: accept")
    assert "romero" in ids(game, game.players[0].souls)
    assert game.players[1].coins == 0


def test_a_target_lost_before_its_effect_fizzles(tmp_path: Path) -> None:
    slow = room(
        "slow",
        {"when": "activated", "limit": "once per round", "target": {"hero": "entrance"}, "do": [{"kill": "target"}]},
    )
    away = spell(
        "away", {"target": {"hero": "entrance", "whose": "anyone's"}, "do": [{"move": "target", "to": "town"}]}
    )
    game = table(tmp_path, "build", [away, slow], {}, {"dungeon": [["slow"]], "entrance": ["romero"]})
    pass_to(game, "1: use slow 1")
    play(game, "1: use slow 1")
    pass_to(game, "0: play away")
    play(game, "0: play away")
    resolve(game)
    assert ids(game, game.town) == ["romero"]
    assert not game.players[1].souls
    check(game)


def test_a_spell_that_negates_anybodys_answers_an_announcement(tmp_path: Path) -> None:
    no = spell("no", {"target": {"spell": "anyone's"}, "do": [{"negate": "target"}]})
    gain = spell("gain", {"do": [{"coins": 3}]})
    game = table(tmp_path, "build", [no, gain], {"hand": ["gain", "silent-prayer"]}, {"hand": ["no"]})
    play(game, "0: play gain")
    assert "1: play no" in offered(game)
    play(game, "1: play no")
    resolve(game)
    assert game.players[0].coins == 0
    check(game)
