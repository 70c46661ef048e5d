"""The bosses among the cards that are hardest to say. ``silent-prayer`` in a hand keeps the windows of a round open."""

from __future__ import annotations

from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.prices import promotion_price
from tests.staged import ids, offered, pass_on, pass_to, play, resolve, staged

FIVE = [["plain-pit"], ["plain-den"], ["plain-den"], ["plain-den"], ["plain-den"]]


def test_torix_takes_monster_rooms_that_anybody_discards_or_loses() -> None:
    game = staged(
        "build",
        {"boss": "torix", "levelled": True, "hand": ["wrecking-ball"], "dungeon": [["plain-hall"]]},
        {"boss": "calabeza", "hand": ["pickpocket", "plain-den", "plain-pit"]},
    )
    play(game, "0: play wrecking-ball")
    assert offered(game) == ["0: accept", "0: decline"]
    play(game, "0: accept")
    assert ids(game, game.players[0].rooms) == ["plain-hall"]
    assert not game.players[0].dungeon
    pass_to(game, "1: play pickpocket")
    play(game, "1: play pickpocket")  # Torix discards a monster room, and has it back
    assert offered(game) == ["0: accept", "0: decline"]
    play(game, "0: accept")
    assert ids(game, game.players[0].rooms) == ["plain-hall"]


def test_torix_leaves_trap_rooms_and_spells_where_they_are() -> None:
    game = staged(
        "build",
        {"boss": "torix", "levelled": True, "hand": ["pickpocket", "silent-prayer"]},
        {"boss": "calabeza", "hand": ["plain-pit", "fear"]},
    )
    play(game, "0: play pickpocket", "1: pick plain-pit")
    assert "0: accept" not in offered(game)
    assert "plain-pit" in ids(game, game.discard)


def test_nicolius_draws_if_a_rival_gained_two_souls_more() -> None:
    for heroes, drawn in ((["acacia", "jesta-the-rogue"], True), (["acacia"], False)):
        game = staged(
            "adventure",
            {"boss": "nicolius", "levelled": True, "souls": 3},
            {"boss": "torix", "entrance": heroes, "dungeon": [["plain-hall"], ["plain-hall"], ["plain-hall"]]},
        )
        pass_on(game, "end")
        assert (game.round == 1) is drawn
        if drawn:
            assert offered(game) == ["0: accept", "0: decline"]
            before = len(game.players[0].spells)
            play(game, "0: accept")
            assert len(game.players[0].spells) == before + 1


def test_eclipse_strengthens_what_its_own_destruction_uncovers() -> None:
    game = staged(
        "build",
        {
            "boss": "eclipse",
            "levelled": True,
            "hand": ["wrecking-ball", "silent-prayer"],
            "dungeon": [["plain-pit", "plain-hall"], ["plain-den"]],
        },
        {"boss": "calabeza"},
    )
    play(game, "0: play wrecking-ball", "0: room 0.1")
    assert ids(game, game.players[0].dungeon) == ["plain-pit", "plain-den"]
    assert room_damage(game, 0, 0) == 2 + 3
    assert room_damage(game, 0, 1) == 2


def test_eclipse_does_nothing_if_a_rival_destroys() -> None:
    game = staged(
        "build",
        {"boss": "torix", "hand": ["wrecking-ball", "silent-prayer"]},
        {"boss": "eclipse", "levelled": True, "dungeon": [["plain-pit", "plain-hall"]]},
    )
    play(game, "0: play wrecking-ball")
    assert ids(game, game.players[1].dungeon) == ["plain-pit"]
    assert room_damage(game, 1, 0) == 2


def test_calabeza_promotes_for_a_monster_room_once_a_round() -> None:
    game = staged(
        "build",
        {"boss": "calabeza", "levelled": True, "hand": ["goblin-armory", "plain-den", "plain-pit", "silent-prayer"]},
        {"boss": "torix"},
    )
    assert promotion_price(game, 0) == 1
    play(game, "0: use calabeza 0")
    assert offered(game) == ["0: discard goblin-armory", "0: discard plain-den"]
    play(game, "0: discard goblin-armory")
    assert promotion_price(game, 0) == 0
    assert promotion_price(game, 1) == 1
    assert "0: use calabeza 0" not in offered(game)
    pass_on(game, "adventure")
    pass_to(game, "0: use calabeza 0")
    assert game.round == 2
    assert promotion_price(game, 0) == 1


def test_scott_is_switched_off_for_a_coin_that_he_keeps() -> None:
    game = staged(
        "adventure",
        {"boss": "torix", "coins": 2, "hand": ["silent-prayer"]},
        {"boss": "scott", "levelled": True, "coins": 1, "entrance": ["acacia"], "dungeon": [["plain-pit"]]},
    )
    assert room_damage(game, 1, 0) == 2 + 1
    pass_to(game, "0: use scott 0")
    play(game, "0: use scott 0")
    assert (game.players[0].coins, game.players[1].coins) == (1, 2)
    assert room_damage(game, 1, 0) == 2
    assert offered(game) == ["0: pass", "0: play silent-prayer"]
    pass_to(game, "0: use scott 0")
    assert game.round == 2
    assert room_damage(game, 1, 0) == 2 + 1


def test_klonos_levels_up_like_another_boss_and_keeps_what_lasts() -> None:
    game = staged(
        "reveal",
        {"boss": "klonos", "dungeon": FIVE},
        {"boss": "scott"},
        {"boss": "cleopatra"},
    )
    assert offered(game) == ["0: seat 1", "0: seat 2"]
    play(game, "0: seat 1")
    assert room_damage(game, 0, 0) == 2 + 1
    assert game.round == 2


def test_klonos_does_a_level_up_that_happens_once_at_once() -> None:
    game = staged(
        "reveal",
        {"boss": "klonos", "dungeon": FIVE},
        {"boss": "cerebellus"},
        spell_deck=["fear", "freeze", "silent-prayer"],
    )
    play(game, "0: accept")
    assert offered(game) == ["0: discard fear", "0: discard freeze", "0: discard silent-prayer"]
    play(game, "0: discard fear")
    assert len(game.players[0].spells) == 2
    assert not game.players[1].levelled


def test_klonos_keeps_what_an_eliminated_boss_had_and_is_paid_for_it() -> None:
    game = staged(
        "reveal",
        {
            "boss": "klonos",
            "dungeon": FIVE,
            "hand": ["silent-prayer"],
        },
        {"boss": "scott", "wounds": 5},
        {"boss": "cleopatra", "coins": 2, "hand": ["silent-prayer"]},
    )
    play(game, "0: seat 1")
    while game.round == 1:
        game.play("pass", game.open[0])
    assert game.players[1].out
    assert room_damage(game, 0, 0) == 2 + 1
    pass_to(game, "2: use scott 0")
    play(game, "2: use scott 0")
    resolve(game)
    assert (game.players[0].coins, game.players[1].coins, game.players[2].coins) == (1, 0, 1)
    assert room_damage(game, 0, 0) == 2
    while game.round == 2:
        game.play("pass" if "pass" in offered(game)[0] else "decline", game.open[0])
    assert room_damage(game, 0, 0) == 2 + 1


def test_a_level_up_of_two_modes_does_one_of_them() -> None:
    for mode, named, hero in (("", "soul 1.acacia", "acacia"), (" 2", "wound 1.the-fool", "the-fool")):
        game = staged(
            "reveal",
            {"boss": "two-minds", "dungeon": FIVE},
            {"boss": "scott", "souls": ["acacia", "katelyn"], "wounds": ["the-fool"]},
        )
        assert offered(game) == ["0: resolve two-minds", "0: resolve two-minds 2"]
        play(game, f"0: resolve two-minds{mode}")
        assert offered(game) == [f"0: {named}", "0: decline"]
        play(game, f"0: {named}")
        assert ids(game, game.players[0].souls) == [hero]
        assert game.players[0].soul_count == 1
        assert game.players[0].levelled


def test_a_copied_level_up_of_two_modes_is_one_of_them() -> None:
    game = staged(
        "reveal",
        {"boss": "klonos", "dungeon": FIVE},
        {"boss": "two-minds", "souls": ["acacia"], "wounds": ["the-fool"]},
    )
    assert offered(game) == ["0: resolve two-minds", "0: resolve two-minds 2"]
    play(game, "0: resolve two-minds 2", "0: wound 1.the-fool")
    assert ids(game, game.players[0].souls) == ["the-fool"]
    assert game.players[1].wound_count == 0
