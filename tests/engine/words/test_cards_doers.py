"""Steps of others, of other cards, and of minibosses: who does them, and what follows for whom."""

from __future__ import annotations

from tests.engine.words.test_cards_moving import build, coins
from tests.staged import Seat, card, ids, offered, play


def ransom(*there: int) -> list[Seat]:
    bosses = ("nicolius", "torix", "calabeza")
    seats: list[Seat] = [{"boss": boss, "coins": number} for boss, number in zip(bosses, there, strict=True)]
    seats[0]["hand"] = ["ransom", "silent-prayer", "silent-prayer"]
    return seats


def test_what_happens_if_no_rival_does_it_happens_once_and_is_yours() -> None:
    game = build(*ransom(0, 2, 2), town=["acacia"])
    play(game, "0: play ransom", "1: decline", "2: decline")
    assert game.players[0].entrance == [card(game, "acacia")]
    assert [len(player.rooms) for player in game.players] == [1, 0, 0]


def test_the_first_rival_who_does_it_is_enough() -> None:
    for choices, left in (("1: accept",), [2, 0, 2]), (("1: decline", "2: accept"), [2, 2, 0]):
        game = build(*ransom(0, 2, 2), town=["acacia"])
        play(game, "0: play ransom", *choices)
        assert [player.coins for player in game.players] == left
        assert game.town == [card(game, "acacia")]


def test_what_others_reveal_they_are_paid_for() -> None:
    rivals: list[Seat] = [{"boss": "torix", "hand": ["fear", "freeze", "plain-den"]}, {"boss": "calabeza"}]
    game = build({"boss": "nicolius", "hand": ["show-and-tell", "silent-prayer"]}, *rivals)
    play(game, "0: play show-and-tell", "1: pick fear")
    assert [player.coins for player in game.players] == [0, 2, 0]
    for spell in ("fear", "freeze"):
        assert game.known[card(game, spell)] == game.everyone
    assert not game.known[card(game, "plain-den")] & 1


def test_what_all_rivals_gave_is_counted() -> None:
    rivals: list[Seat] = [{"boss": "torix", "hand": ["plain-pit", "fear"]}, {"boss": "calabeza", "hand": ["plain-den"]}]
    game = build({"boss": "nicolius", "hand": ["hand-over", "silent-prayer"]}, *rivals)
    play(game, "0: play hand-over")
    assert sorted(ids(game, game.players[0].rooms)) == ["plain-den", "plain-pit"]
    assert coins(game) == 2


def test_a_room_of_another_player_counts_as_built_for_whoever_uses_it() -> None:
    game = build(
        {"boss": "torix", "hand": ["as-if-built", "as-if-built", "silent-prayer"]},
        {"boss": "calabeza", "dungeon": [["welcome-mat"]]},
    )
    play(game, "0: play as-if-built")
    assert [player.coins for player in game.players] == [7, 0]
    play(game, "0: play as-if-built")  # once a round
    assert coins(game) == 7


def test_an_ignored_text_is_not_used() -> None:
    game = build(
        {"boss": "torix", "hand": ["hush", "as-if-built", "silent-prayer"], "dungeon": [["welcome-mat"]]},
        {"boss": "calabeza"},
    )
    play(game, "0: play hush", "0: play as-if-built")
    assert coins(game) == 0
    assert len(game.players[0].spells) == 1


def test_who_promotes_another_players_miniboss_has_caused_it() -> None:
    game = build(
        {"boss": "torix", "hand": ["raise", "silent-prayer"], "dungeon": [["head-hunter"]]},
        {
            "boss": "calabeza",
            "dungeon": [["plain-den"], ["head-hunter"]],
            "minibosses": [{"card": "first-mate", "on": 1, "level": 1}],
        },
    )
    play(game, "0: play raise")
    assert game.tokens[card(game, "first-mate")] == 2
    assert [player.coins for player in game.players] == [2, 0]
    assert "0: play raise" not in offered(game)


def test_discarding_off_a_deck_is_no_discarding_from_a_hand() -> None:
    boss: Seat = {"boss": "rag-picker", "levelled": True}
    game = build({"boss": "nicolius", "hand": ["off-the-top", "silent-prayer"]}, boss, room_deck=["plain-den"] * 2)
    play(game, "0: play off-the-top")
    assert coins(game, 1) == 2


def test_what_is_taken_from_the_market_is_not_taken_from_the_discard_pile() -> None:
    boss: Seat = {"boss": "market-warden", "levelled": True}
    for spell, table, gained in (
        ("market-pair", {"market": ["plain-den", "plain-pit", "fear"]}, 2),
        ("every-trap", {"discard": ["plain-pit"]}, 10),
    ):
        game = build({"boss": "nicolius", "hand": [spell, "silent-prayer"]}, boss, **table)
        play(game, f"0: play {spell}")
        if spell == "market-pair":
            play(game, "0: pick plain-den", "0: pick plain-pit")
        assert coins(game, 1) == gained


def test_the_coins_of_a_price_can_be_counted() -> None:
    game = build({"boss": "nicolius", "coins": 3, "hand": ["coins-of-that", "silent-prayer"]})
    play(game, "0: play coins-of-that", "0: pay 2")
    assert len(game.players[0].rooms) == 2
