"""What the round remembers (``happened``, ``has``): where it happened, whose it was, of what sort, and who did it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.state.table import Table
from tests.staged import HARDEST, Seat, card, ids, offered, pass_to, play, resolve, staged

MOMENTS = str(Path(__file__).parents[2] / "sets" / "words-moments.toml")
RIVAL: Seat = {"boss": "calabeza", "dungeon": [["plain-den"], ["plain-pit"]], "hand": ["plain-hall", "fear"]}


def seen(game: Table, viewer: int) -> Any:
    """What somebody sees of the first seat."""
    seats: Any = game.view(viewer)["seats"]
    return seats[0]


def table(start: str, *others: Seat, **seat: Any) -> Table:
    first: Seat = {"boss": "scott", **seat}
    return staged(start, first, *(others or (RIVAL,)), sets=("base", HARDEST, MOMENTS))


def inside(game: Table, hero: str, at: int) -> int:
    number = card(game, hero)
    while not (game.hero == number and game.hero_room >= 0 and game.hero_at == at):
        game.play("pass", game.open[0])
    return int(game.hurt[number])


def test_a_room_asks_about_heroes_that_entered_it_and_not_its_neighbours() -> None:
    game = table(
        "adventure",
        dungeon=[["quiet-counter"], ["plain-hall"], ["plain-hall"]],
        entrance=["acacia"],
        hand=["silent-prayer"],
    )
    while "0: accept" not in offered(game):
        assert game.round == 1
        game.play("pass", game.open[0])
    game = table("adventure", dungeon=[["quiet-counter"]], entrance=["acacia"], hand=["silent-prayer"])
    while game.round == 1:
        assert "0: accept" not in offered(game)
        game.play("pass", game.open[0])


def test_a_sleeper_wakes_when_a_hero_has_survived_it_and_sleeps_again_next_round() -> None:
    game = table(
        "adventure",
        dungeon=[["sleeper"], ["plain-pit"]],
        entrance=["katelyn", "acacia"],
        hand=["silent-prayer"],
    )
    assert inside(game, "katelyn", 0) == 2  # that it survived the other room doesn't matter
    assert seen(game, 0)["details"][0]["damage"] == 0
    assert inside(game, "acacia", 0) == 2 + 3
    while game.round == 1:
        game.play("pass", game.open[0])
    assert room_damage(game, 0, 0) == 0


@pytest.mark.parametrize(
    ("spell", "coins"),
    [
        ("trap-census", 1),  # one of the two was a trap
        ("own-losses", 1),  # one of them its own
        ("wreckers-pay", 2),  # both by this player
    ],
)
def test_rooms_are_remembered_with_their_sort_their_player_and_who_destroyed_them(spell: str, coins: int) -> None:
    game = table("build", dungeon=[["plain-den"], ["plain-hall"]], hand=["breaker", "breaker", spell, "silent-prayer"])
    play(game, "0: play breaker", "0: room 0.1")
    play(game, "0: play breaker", "0: room 1.2")
    play(game, f"0: play {spell}")
    resolve(game)
    assert game.players[0].coins == coins


def test_who_has_destroyed_nothing_is_paid_nothing() -> None:
    other: Seat = {**RIVAL, "hand": ["wreckers-pay"]}
    game = table("build", other, dungeon=[["plain-den"]], hand=["breaker", "silent-prayer"])
    play(game, "0: play breaker", "0: room 0.1")
    pass_to(game, "1: play wreckers-pay")
    play(game, "1: play wreckers-pay")
    resolve(game)
    assert game.players[1].coins == 0


def test_discards_are_remembered_even_if_nothing_looks_out_for_them() -> None:
    game = table("build", hand=["pickpocket", "discard-census", "silent-prayer"])
    play(game, "0: play discard-census")
    assert game.players[0].coins == 0
    game = table("build", hand=["pickpocket", "discard-census", "silent-prayer"])
    play(game, "0: play pickpocket", "1: pick fear", "0: play discard-census")
    assert game.players[0].coins == 1


def test_a_spell_played_while_a_hero_walks_is_remembered_as_played() -> None:
    game = table(
        "adventure",
        dungeon=[["plain-pit"]],
        entrance=["acacia"],
        hand=["silent-prayer", "silent-prayer", "echo"],
    )
    inside(game, "acacia", 0)
    play(game, "0: play silent-prayer", "0: play echo")
    assert ids(game, game.players[0].spells) == ["silent-prayer", "silent-prayer"]
