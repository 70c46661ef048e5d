"""The rooms among the cards that are hardest to say. ``silent-prayer`` in a hand keeps the windows of a round open."""

from __future__ import annotations

from lairwright.dungeon.projections.damage import room_damage
from tests.staged import card, ids, offered, pass_on, pass_to, play, resolve, staged


def test_imp_temple_takes_what_its_player_makes_rivals_discard_once_a_round() -> None:
    game = staged(
        "build",
        {"boss": "torix", "dungeon": [["imp-temple"]], "hand": ["pickpocket", "pickpocket", "silent-prayer"]},
        {"boss": "calabeza", "hand": ["plain-pit", "fear", "silent-prayer"]},
    )
    play(game, "0: play pickpocket", "1: pick fear")
    assert "fear" in ids(game, game.players[0].spells)
    assert "fear" not in ids(game, game.discard)
    play(game, "0: play pickpocket", "1: pick plain-pit")
    assert "plain-pit" in ids(game, game.discard)  # once per round


def test_imp_temple_takes_nothing_that_a_rival_pays_or_makes_its_player_discard() -> None:
    game = staged(
        "build",
        {"boss": "nicolius", "hand": ["pickpocket", "silent-prayer"]},
        {"boss": "torix", "dungeon": [["imp-temple"]], "hand": ["fear", "silent-prayer", "plain-pit"]},
    )
    play(game, "0: play pickpocket", "1: pick fear")
    assert "fear" in ids(game, game.discard)


def test_antimagic_zone_is_discarded_from_the_hand_to_cancel_a_spell() -> None:
    game = staged(
        "build",
        {"boss": "nicolius", "hand": ["pickpocket", "silent-prayer"]},
        {"boss": "torix", "hand": ["antimagic-zone", "fear"]},
        {"boss": "calabeza", "hand": ["counterspell"]},
    )
    play(game, "0: play pickpocket", "0: seat 1")
    assert offered(game) == ["1: pass", "1: use antimagic-zone 0"]
    play(game, "1: use antimagic-zone 0")
    assert ids(game, game.players[1].spells) == ["fear"]
    assert not game.players[1].rooms
    assert sorted(ids(game, game.discard)) == ["antimagic-zone", "pickpocket"]
    assert "2: play counterspell" not in offered(game)  # it is no Spell


def test_antimagic_zone_that_is_built_cancels_nothing() -> None:
    game = staged(
        "build",
        {"boss": "nicolius", "hand": ["silent-prayer", "silent-prayer"]},
        {"boss": "torix", "dungeon": [["antimagic-zone"]], "hand": ["silent-prayer"]},
    )
    play(game, "0: play silent-prayer")
    assert game.open[0] == 0
    assert not any("use antimagic-zone" in key for key in offered(game))


def test_ancient_guardtower_lets_its_player_buy_a_random_spell_of_the_chosen_rival_once() -> None:
    game = staged(
        "reveal",
        {
            "boss": "torix",
            "coins": 2,
            "dungeon": [["ancient-guardtower"]],
            "face_down": [1],
            "hand": ["silent-prayer"],
        },
        {"boss": "calabeza", "hand": ["freeze"], "coins": 1},
        {"boss": "nicolius", "hand": ["fear"], "coins": 1, "entrance": ["acacia"]},
    )
    assert offered(game) == ["0: seat 1", "0: seat 2"]
    play(game, "0: seat 1")
    pass_to(game, "0: use ancient-guardtower 1 2")
    play(game, "0: use ancient-guardtower 1 2")  # nobody is asked whom
    resolve(game)
    assert (game.players[0].coins, game.players[1].coins, game.players[2].coins) == (1, 2, 1)
    assert sorted(ids(game, game.players[0].spells)) == ["freeze", "silent-prayer"]
    assert not game.players[1].spells
    assert not any("ancient-guardtower" in key for key in offered(game))
    pass_on(game, "build")
    assert game.round == 2
    assert not any("use ancient-guardtower" in key for key in offered(game))


def test_minion_clinic_takes_a_card_for_each_coin_and_loses_damage_for_it() -> None:
    game = staged(
        "reveal",
        {"boss": "torix", "coins": 5, "dungeon": [["plain-den", "minion-clinic"]], "face_down": [1]},
        {"boss": "calabeza"},
        discard=["fear", "freeze", "plain-pit"],
    )
    assert offered(game) == ["0: pay 1", "0: pay 2", "0: pay 3", "0: decline"]
    play(game, "0: pay 2")
    assert offered(game) == ["0: take plain-pit", "0: take fear", "0: take freeze"]
    play(game, "0: take freeze", "0: take plain-pit")
    assert game.players[0].coins == 3
    assert game.coins_on[game.players[0].dungeon[0]] == 2
    assert room_damage(game, 0, 0) == 3 - 2
    assert ids(game, game.discard) == ["fear"]


def test_minion_clinic_does_nothing_without_coins() -> None:
    game = staged(
        "reveal",
        {"boss": "torix", "dungeon": [["plain-den", "minion-clinic"]], "face_down": [1]},
        {"boss": "calabeza"},
        discard=["fear"],
    )
    assert ids(game, game.discard) == ["fear"]
    assert room_damage(game, 0, 0) == 3


def test_the_dreadmill_grows_by_a_coin_each_round_until_it_cannot_be_paid() -> None:
    game = staged(
        "start",
        {"boss": "torix", "coins": 1, "dungeon": [["plain-pit", "the-dreadmill"]], "hand": ["silent-prayer"]},
        {"boss": "calabeza"},
    )
    assert game.players[0].coins == 0
    assert room_damage(game, 0, 0) == 2 + 1
    pass_on(game, "adventure")
    pass_to(game, "0: decline")
    assert game.round == 2
    assert ids(game, game.players[0].dungeon) == ["plain-pit"]
    mill = card(game, "the-dreadmill")
    assert mill in game.discard
    assert game.coins_on[mill] == 0


def test_elder_portal_spends_its_counters_on_a_spell_of_the_rivals_choice() -> None:
    game = staged(
        "reveal",
        {"boss": "torix", "dungeon": [["elder-portal"]], "face_down": [1], "hand": ["silent-prayer"]},
        {"boss": "calabeza", "hand": ["fear", "freeze", "plain-pit"], "entrance": ["acacia"]},
    )
    assert room_damage(game, 0, 0) == 2
    pass_to(game, "0: use elder-portal 1")
    play(game, "0: use elder-portal 1")
    resolve(game)
    assert room_damage(game, 0, 0) == 1
    assert offered(game) == ["1: pick fear", "1: pick freeze"]
    play(game, "1: pick fear")
    assert "fear" in ids(game, game.discard)
    assert not any("use elder-portal" in key for key in offered(game))


def test_elder_portal_without_counters_cannot_be_used() -> None:
    game = staged(
        "build",
        {"boss": "torix", "dungeon": [["elder-portal"]], "hand": ["silent-prayer"]},
        {"boss": "calabeza", "hand": ["fear"]},
    )
    assert not any("use elder-portal" in key for key in offered(game))
    assert game.why_not("use elder-portal 1", 0)[0] == "cost-cannot-be-paid"
