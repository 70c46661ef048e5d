"""Coins, counters, minibosses and what is built at once: who has them, how many, and what follows from it."""

from __future__ import annotations

from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.health import hero_health
from tests.engine.words.test_cards_moving import build, cast, coins
from tests.staged import Seat, card, ids, offered, pass_on, pass_to, play


def test_the_condition_of_a_step_is_about_whoever_does_it() -> None:
    rivals: list[Seat] = [{"boss": "torix", "coins": 3}, {"boss": "calabeza", "coins": 1}]
    game = build({"boss": "nicolius", "coins": 1, "hand": ["audit", "silent-prayer"]}, *rivals)
    pass_to(game, "0: play audit")
    play(game, "0: play audit")
    assert [player.coins for player in game.players] == [2, 2, 1]


def test_a_step_whose_condition_fails_is_not_done() -> None:
    assert coins(cast("if-or-else")) == 1
    assert coins(cast("if-or-else", dungeon=[["plain-den"], ["plain-pit"]])) == 0


def test_paying_nothing_moves_nothing() -> None:
    assert coins(cast("nothing-to-pay")) == 0
    assert coins(cast("nothing-to-pay", coins=2, dungeon=[["plain-den"], ["plain-pit"]])) == 2


def test_whether_to_pay_any_number_is_asked_once() -> None:
    game = cast("perhaps-pay", coins=2)
    assert offered(game) == ["0: pay 1", "0: pay 2", "0: decline"]
    play(game, "0: pay 2")
    assert (coins(game), len(game.players[0].rooms)) == (0, 2)


def test_counters_for_a_player_go_onto_rooms_as_one_likes() -> None:
    game = cast("spread-three", dungeon=[["plain-den"], ["plain-pit"]])
    play(game, "0: room 0.1", "0: room 0.2", "0: room 0.1")
    assert [game.tokens[top] for top in game.players[0].dungeon] == [2, 1]
    assert coins(game) == 3
    assert coins(cast("spread-three")) == 0  # there is no room for them


def test_that_counts_the_counters_and_not_the_rooms_they_were_on() -> None:
    for there, moved in ((1, 1), (2, 2), (5, 2)):
        game = build(
            {"boss": "torix", "hand": ["counter-theft", "silent-prayer"], "dungeon": [["plain-den"]]},
            {"boss": "calabeza", "dungeon": [["plain-pit"]], "counters": [there]},
        )
        play(game, "0: play counter-theft")
        assert [game.tokens[player.dungeon[0]] for player in game.players] == [moved, there - moved]


def test_a_health_token_may_lower_the_health_of_a_hero() -> None:
    game = build({"boss": "torix", "hand": ["weaken", "silent-prayer"]}, {"boss": "calabeza"}, town=["acacia"])
    play(game, "0: play weaken")
    assert hero_health(game, card(game, "acacia")) == 6 - 2


def test_what_follows_from_a_negation_happens_if_it_negated_something() -> None:
    game = build(
        {"boss": "torix", "hand": ["silent-prayer", "silent-prayer"]},
        {"boss": "calabeza", "hand": ["deny-and-be-glad"]},
    )
    play(game, "0: play silent-prayer", "1: play deny-and-be-glad")
    assert coins(game, 1) == 1
    assert not game.players[0].rooms


# -- building at once ------------------------------------------------------------------------------------


def test_what_follows_from_building_happens_if_something_was_built() -> None:
    for choice, gained in (("0: build plain-den end", 1), ("0: decline", 9)):
        game = cast("build-and-be-glad", "plain-den")
        play(game, choice)
        assert coins(game) == gained


def test_that_is_the_room_that_was_built() -> None:
    game = cast("build-stronger", "plain-den", dungeon=[["plain-hall"]])
    play(game, "0: build plain-den end")
    assert [room_damage(game, 0, at) for at in (0, 1)] == [4, 2 + 2]


def test_a_miniboss_from_hand_moves_in_where_one_may_be() -> None:
    game = cast("hire", "first-mate", "second-mate", "plain-den", coins=1, dungeon=[["plain-hall"], ["plain-pit"]])
    assert offered(game) == ["0: pick first-mate", "0: pick second-mate", "0: decline"]
    play(game, "0: pick second-mate", "0: room 0.2")
    assert game.attached[game.players[0].dungeon[1]] == card(game, "second-mate")
    assert coins(game) == 0
    assert "first-mate" in ids(game, game.players[0].rooms)
    game = cast("hire", "first-mate", dungeon=[["plain-hall"]])
    assert not any("mate" in key or "room 0" in key for key in offered(game))  # there is no coin for it


def test_one_of_several_minibosses_is_hired_off_the_discard_pile() -> None:
    deck = ["plain-den", "first-mate", "second-mate", "plain-pit"]
    game = cast("hire-off-the-top", coins=1, dungeon=[["plain-hall"]], room_deck=[*deck, "workshop"])
    assert offered(game) == ["0: pick first-mate", "0: pick second-mate", "0: decline"]
    play(game, "0: pick first-mate")
    assert game.attached[game.players[0].dungeon[0]] == card(game, "first-mate")
    assert sorted(ids(game, game.discard)) == ["hire-off-the-top", "plain-den", "plain-pit", "second-mate"]


def test_a_room_is_built_off_the_discard_pile() -> None:
    game = cast("build-off-the-top", room_deck=["plain-den", "workshop"])
    play(game, "0: build plain-den end")
    assert ids(game, game.players[0].dungeon) == ["plain-den"]


def test_what_was_given_away_is_not_built() -> None:
    game = cast("give-away-and-build", "plain-den")
    assert ids(game, game.players[1].rooms) == ["plain-den"]
    assert not game.players[0].dungeon


def test_an_open_gift_happens_to_the_player_who_gets_it() -> None:
    game = build(
        {"boss": "torix", "hand": ["open-gift", "welcome-mat", "silent-prayer"]},
        {"boss": "calabeza", "dungeon": [["plain-hall"]]},
    )
    play(game, "0: play open-gift")
    assert ids(game, game.players[1].dungeon) == ["welcome-mat"]
    assert [player.coins for player in game.players] == [0, 7]


def test_a_room_may_be_built_face_down_in_the_own_dungeon() -> None:
    game = cast("hidden-cellar", "welcome-mat", dungeon=[["plain-hall"]])
    assert ids(game, game.players[0].dungeon) == ["welcome-mat"]
    assert coins(game) == 0
    pass_on(game, "adventure")
    assert coins(game) == 7
