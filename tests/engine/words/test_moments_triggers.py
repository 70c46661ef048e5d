"""What sets an ability off, and what doesn't: each happening once, for the card it means, by whom it means."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lairwright.dungeon.state.table import Table
from tests.staged import HARDEST, Seat, card, check, ids, offered, pass_to, play, resolve, staged

MOMENTS = str(Path(__file__).parents[2] / "sets" / "words-moments.toml")
SETS = ("base", HARDEST, MOMENTS)
RIVAL: Seat = {"boss": "calabeza"}


def table(start: str, *others: Seat, rest: dict[str, Any] | None = None, **seat: object) -> Table:
    """A table of Scott, who may always say a prayer, and somebody else."""
    first: Seat = {"boss": "scott", "hand": ["silent-prayer"], **seat}
    return staged(start, first, *(others or (RIVAL,)), sets=SETS, **(rest or {}))


def hand(*cards: str) -> list[str]:
    return [*cards, "silent-prayer"]


def rest_of_round(game: Table) -> None:
    before = game.round
    while game.round == before and not game.over:
        seat = game.open[0]
        game.play("pass" if f"{seat}: pass" in offered(game) else "decline", seat)


def inside(game: Table, hero: str) -> None:
    """Pass until this hero is in a room."""
    while game.hero != card(game, hero) or game.hero_room < 0:
        game.play("pass", game.open[0])


# -- rooms that go ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gone", "coins"), [("0.1", 0), ("0.2", 1), ("0.4", 1), ("1.1", 0)])
def test_a_neighbour_is_a_neighbour_still_when_it_has_been_destroyed(gone: str, coins: int) -> None:
    game = table(
        "build",
        {"boss": "calabeza", "dungeon": [["plain-pit"]]},
        dungeon=[["plain-pit"], ["plain-den"], ["neighbour-watch"], ["plain-hall"]],
        hand=hand("breaker"),
    )
    play(game, "0: play breaker", f"0: room {gone}")
    assert game.players[0].coins == coins


def test_what_a_room_says_of_its_own_destruction_may_ask_who_did_it() -> None:
    game = table("build", dungeon=[["avenger"]], hand=hand("breaker"))
    play(game, "0: play breaker")
    assert game.players[0].coins == 0
    game = table("build", {"boss": "calabeza", "dungeon": [["avenger"]]}, hand=hand("breaker"))
    play(game, "0: play breaker")
    assert game.players[1].coins == 3


def test_a_destroyed_room_and_those_that_watch_are_ordered_by_their_player() -> None:
    game = table("build", dungeon=[["mourner"], ["dying-wish"]], hand=hand("breaker"))
    play(game, "0: play breaker", "0: room 0.2")
    assert offered(game) == ["0: resolve dying-wish", "0: resolve mourner"]
    play(game, "0: resolve mourner")
    assert game.players[0].coins == 1
    assert len(game.players[0].rooms) == 1


def test_a_room_without_text_says_nothing_of_its_destruction() -> None:
    game = table("build", dungeon=[["dying-wish"]], hand=hand("mute-it", "breaker"))
    play(game, "0: play mute-it", "0: play breaker")
    assert not game.players[0].rooms
    assert not game.status[card(game, "dying-wish")]


# -- the start and the phases of a round -------------------------------------------------------------------


@pytest.mark.parametrize("coins", [0, 1])
def test_drawing_a_spell_instead_may_have_a_condition(coins: int) -> None:
    game = table("start", dungeon=[["sometimes-library"]], coins=coins)
    assert ("0: draw spell" in offered(game)) is (coins > 0)


@pytest.mark.parametrize("levelled", [False, True])
def test_a_boss_lets_its_player_draw_a_spell_instead_from_the_level_up_on(levelled: bool) -> None:
    game = table("start", boss="reader-boss", levelled=levelled)
    assert ("0: draw spell" in offered(game)) is levelled


def test_a_hero_that_is_turned_up_is_seen_by_those_who_look_out_for_it() -> None:
    game = table("start", dungeon=[["town-crier"]], rest={"hero_deck": ["acacia", "jesta-the-rogue"]})
    assert game.players[0].coins == 1  # one of the two is a cleric


def test_a_part_of_the_adventure_phase_begins_even_if_nobody_can_do_anything_in_it() -> None:
    game = table("adventure", {"boss": "calabeza"}, dungeon=[["morning-bell"]], hand=[])
    assert game.round == 2
    assert game.players[0].coins == 1


def test_a_player_may_have_an_ability_for_the_part_of_the_adventure_phase() -> None:
    game = table("build", dungeon=[["plain-pit"]], hand=hand("mood"))
    play(game, "0: play mood")
    rest_of_round(game)
    assert [player.coins for player in game.players] == [2, 0]
    rest_of_round(game)
    assert game.players[0].coins == 2  # it was for one round


def test_the_end_of_the_round_comes_for_whoever_was_given_something_for_it() -> None:
    game = table("build", hand=hand("late-pay"))
    play(game, "0: play late-pay", "0: seat 1")
    rest_of_round(game)
    assert [player.coins for player in game.players] == [0, 2]


# -- heroes ------------------------------------------------------------------------------------------------


def test_whoever_is_lured_elsewhere_does_not_come_to_this_entrance() -> None:
    for mine, theirs, coins in ((3, 0, 1), (0, 3, 0)):
        game = table(
            "build",
            {"boss": "nicolius", "dungeon": [["plain-hall"]] * theirs},
            dungeon=[["greeter"], *[["plain-hall"]] * mine],
            rest={"town": ["acacia"]},
        )
        while game.phase_name() == "build":
            game.play("pass" if f"{game.open[0]}: pass" in offered(game) else "decline", game.open[0])
        assert game.players[0].coins == coins


def test_a_room_hears_of_every_hero_that_enters_or_survives_its_dungeon_and_of_no_others() -> None:
    game = table(
        "adventure",
        {"boss": "nicolius", "dungeon": [["plain-pit"]], "entrance": ["jesta-the-rogue"]},
        dungeon=[["gift-shop"], ["plain-pit"]],
        entrance=["acacia", "katelyn"],
    )
    rest_of_round(game)
    assert game.players[0].coins == 2 + 2


def test_it_is_the_hero_that_died_and_not_the_room() -> None:
    game = table("adventure", dungeon=[["plain-hall"], ["grave-robber"], ["plain-hall"]], entrance=["acacia"])
    rest_of_round(game)
    assert not game.players[0].souls
    assert card(game, "acacia") in game.removed
    game = table("adventure", dungeon=[["plain-hall"], ["health-counter"], ["plain-hall"]], entrance=["acacia"])
    rest_of_round(game)
    assert game.players[0].coins == 6  # its printed Health


def test_a_room_that_looks_out_for_its_whole_dungeon_hears_what_happens_in_itself() -> None:
    game = table("adventure", dungeon=[["graveyard"]], entrance=["acacia"])
    while not game.players[0].souls:
        game.play("pass", game.open[0])
    assert offered(game) == ["0: resolve graveyard", "0: resolve graveyard 2"]
    play(game, "0: resolve graveyard 2")
    assert game.players[0].coins == 1 + 10


def test_a_hero_inside_hears_of_what_happens_to_rooms_of_its_host() -> None:
    rooms = [["plain-pit"], ["plain-den"], ["plain-hall"]]
    game = table("adventure", dungeon=rooms, entrance=["curious"], hand=hand("breaker"))
    pass_to(game, "0: play breaker")
    play(game, "0: play breaker", "0: room 0.1")
    assert game.players[0].coins == 0  # it has not entered yet
    game = table("adventure", dungeon=rooms, entrance=["curious"], hand=hand("breaker"))
    inside(game, "curious")
    play(game, "0: play breaker", "0: room 0.1")
    assert game.players[0].coins == 1


def test_a_price_of_what_happens_by_itself_is_asked_for_and_may_be_declined() -> None:
    for coins, answer, spells in ((1, "accept", 2), (1, "decline", 1), (0, "", 1)):
        game = table("adventure", dungeon=[["paywall"]], entrance=["acacia"], coins=coins)
        while not game.players[0].wounds and "0: accept" not in offered(game):
            game.play("pass", game.open[0])
        if answer:
            play(game, f"0: {answer}")
        assert len(game.players[0].spells) == spells
        assert game.players[0].coins == (coins if answer != "accept" else 0)


# -- what something has meanwhile --------------------------------------------------------------------------


@pytest.mark.parametrize(("rooms", "coins"), [(["plain-pit", "plain-hall"], 1), (["plain-hall", "plain-pit"], 0)])
def test_only_rooms_of_the_kind_have_the_ability_meanwhile(rooms: list[str], coins: int) -> None:
    game = table("adventure", dungeon=[[room] for room in rooms], entrance=["lamb"], hand=hand("dig-graves"))
    play(game, "0: play dig-graves")
    while not game.players[0].souls:
        game.play("pass", game.open[0])
    assert game.players[0].coins == coins


def test_a_room_without_text_does_not_have_it_either() -> None:
    for spells, coins in (((), 1), (("mute-it",), 0)):
        game = table("adventure", dungeon=[["plain-pit"]], entrance=["acacia"], hand=hand("wired", *spells))
        for spell in ("wired", *spells):
            play(game, f"0: play {spell}")
        inside(game, "acacia")
        assert game.players[0].coins == coins


# -- minibosses and cards ----------------------------------------------------------------------------------


def test_a_miniboss_hears_of_its_own_rise() -> None:
    game = table("build", dungeon=[["plain-pit"]], minibosses=[{"card": "climbing-cook", "on": 1}])
    play(game, "0: use climbing-cook 0")
    assert game.players[0].coins == 1


def test_a_miniboss_that_is_built_over_is_discarded_from_its_dungeon_but_one_in_hand_is_not() -> None:
    game = table(
        "build",
        dungeon=[["severance-office"], ["plain-pit"]],
        minibosses=[{"card": "climbing-cook", "on": 2}],
        hand=hand("plain-den"),
    )
    play(game, "0: build plain-den on 2")
    assert game.players[0].coins == 2
    game = table(
        "build",
        {"boss": "calabeza", "hand": ["pickpocket", "silent-prayer"]},
        dungeon=[["severance-office"]],
        hand=["doorman"],
    )
    pass_to(game, "1: play pickpocket")
    play(game, "1: play pickpocket")
    resolve(game)
    assert "doorman" in ids(game, game.discard)
    assert game.players[0].coins == 0


@pytest.mark.parametrize(("spell", "counters"), [("shopping", 1), ("rummage", 2)])
def test_cards_are_taken_from_the_market_or_from_the_discard_pile(spell: str, counters: int) -> None:
    game = table(
        "build",
        dungeon=[["market-stall"], ["heap-watcher"]],
        hand=hand(spell),
        rest={"market": ["plain-den"], "discard": ["plain-pit"]},
    )
    play(game, f"0: play {spell}")
    if spell == "shopping":
        resolve(game)
    for key in ("0: pick plain-den", "0: take plain-pit", "0: take plain-den"):
        if key in offered(game):
            play(game, key)
    tokens = [int(game.tokens[room]) for room in game.players[0].dungeon]
    assert sum(tokens) == counters
    check(game)


def test_gaining_is_gaining_coins_of_ones_own_unless_it_says_whose() -> None:
    game = table(
        "build", {"boss": "calabeza", "dungeon": [["jealous-safe"]]}, dungeon=[["mourner"], ["plain-pit"]],
        hand=hand("breaker"),
    )  # fmt: skip
    play(game, "0: play breaker", "0: room 0.2")
    assert game.players[0].coins == 1
    assert game.tokens[card(game, "jealous-safe")] == 0
