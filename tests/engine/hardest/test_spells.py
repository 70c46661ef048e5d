"""The Spells among the cards that are hardest to say. ``silent-prayer`` in a hand keeps the windows of a round open."""

from __future__ import annotations

from typing import Any

from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.health import hero_health
from tests.staged import card, ids, offered, pass_on, pass_to, play, resolve, staged


def test_fairy_fountain_takes_all_damage_and_strengthens_each_hero_that_enters() -> None:
    game = staged(
        "build",
        {"boss": "torix", "hand": ["fairy-fountain"]},
        {
            "boss": "calabeza",
            "dungeon": [["plain-den"], ["plain-hall"]],
            "entrance": ["acacia", "nick-the-masher"],
            "hand": ["silent-prayer", "giant-size"],
        },
    )
    play(game, "0: play fairy-fountain", "0: room 1.2")
    pass_to(game, "1: play giant-size")
    play(game, "1: play giant-size", "1: room 1.2")  # does not help: no damage wins
    assert room_damage(game, 1, 1) == 0
    assert room_damage(game, 1, 0) == 2
    acacia, nick = card(game, "acacia"), card(game, "nick-the-masher")
    while game.hero != acacia or game.hero_room != game.players[1].dungeon[0]:
        game.play("pass", game.open[0])
    assert hero_health(game, acacia) == 6 + 1
    assert game.hurt[acacia] == 2
    while game.hero != nick or game.hero_room != game.players[1].dungeon[0]:
        game.play("pass", game.open[0])
    assert hero_health(game, nick) == 4 + 1


def test_meddling_kids_silences_a_room_whose_announced_ability_then_does_nothing() -> None:
    game = staged(
        "build",
        {"boss": "torix", "hand": ["silent-prayer", "meddling-kids"]},
        {"boss": "calabeza", "dungeon": [["workshop"]]},
    )
    play(game, "0: pass")
    assert offered(game) == ["1: pass", "1: use workshop 1"]
    play(game, "1: use workshop 1")
    drawn = len(game.players[1].rooms)
    play(game, "0: play meddling-kids")
    resolve(game)
    assert len(game.players[1].rooms) == drawn
    assert not any("use workshop" in key for key in offered(game))
    assert room_damage(game, 1, 0) == 1  # it still deals damage


def test_meddling_kids_keeps_a_player_whose_dungeon_three_heroes_entered_from_winning() -> None:
    for heroes, over in ((["acacia", "jesta-the-rogue"], True), (["acacia", "jesta-the-rogue", "the-fool"], False)):
        game = staged(
            "adventure",
            {"boss": "torix", "dungeon": [["plain-den"]], "hand": ["meddling-kids", "silent-prayer"]},
            {
                "boss": "calabeza",
                "souls": 9,
                "dungeon": [["plain-hall"], ["plain-hall"], ["plain-hall"]],
                "entrance": heroes,
                "hand": ["silent-prayer"],
            },
        )
        last = card(game, heroes[-1])
        while game.hero != last:
            game.play("pass", game.open[0])
        pass_to(game, "0: play meddling-kids" if over else "0: play meddling-kids 2")
        assert ("0: play meddling-kids 2" in offered(game)) is not over
        if not over:
            play(game, "0: play meddling-kids 2")
            resolve(game)
        while not game.over and game.round == 1:
            game.play("pass", game.open[0])
        assert game.over is over
        assert game.players[1].soul_count >= 10  # the Souls still count


def test_undead_minion_deals_the_health_of_the_soul_that_pays_for_it() -> None:
    game = staged(
        "adventure",
        {
            "boss": "torix",
            "souls": ["nick-the-masher", "delatorious"],
            "hand": ["undead-minion", "silent-prayer"],
            "dungeon": [["plain-den"]],
            "entrance": ["katelyn"],
        },
        {"boss": "calabeza"},
    )
    hero = card(game, "katelyn")
    while game.hero_room < 0:
        game.play("pass", game.open[0])
    assert game.hurt[hero] == 2
    play(game, "0: play undead-minion", "0: soul 0.nick-the-masher")
    assert card(game, "nick-the-masher") in game.removed
    assert ids(game, game.players[0].souls) == ["delatorious"]
    assert game.hurt[hero] == 2 + 4


def test_undead_minion_cannot_be_played_without_a_soul() -> None:
    game = staged(
        "adventure",
        {
            "boss": "torix",
            "hand": ["undead-minion", "silent-prayer"],
            "dungeon": [["plain-den"]],
            "entrance": ["katelyn"],
        },
        {"boss": "calabeza"},
    )
    assert not any("undead-minion" in key for key in offered(game))
    assert game.why_not("play undead-minion", 0)[0] == "cost-cannot-be-paid"


def test_surprise_gift_is_the_placement_of_the_turn_in_a_rivals_dungeon() -> None:
    game = staged(
        "build",
        {"boss": "torix", "hand": ["surprise-gift", "elder-portal", "plain-pit", "silent-prayer"]},
        {"boss": "calabeza", "dungeon": [["plain-hall"]], "hand": ["plain-den", "silent-prayer"]},
    )
    play(game, "0: play surprise-gift", "0: pick elder-portal")
    portal = card(game, "elder-portal")
    assert ids(game, game.players[1].dungeon) == ["elder-portal"]
    seats: Any = game.shown(0)["seats"]
    assert seats[1]["dungeon"] == (("plain-hall", "?"),)
    assert not any("build" in key for key in offered(game))
    pass_to(game, "1: build plain-den end")
    play(game, "1: build plain-den end")
    pass_on(game, "adventure")
    assert ids(game, game.players[1].dungeon) == ["elder-portal", "plain-den"]
    assert game.tokens[portal] == 2  # what is built there is the rival's
    assert room_damage(game, 1, 0) == 2


def test_surprise_gift_needs_a_placement_that_is_left() -> None:
    game = staged(
        "build",
        {"boss": "torix", "hand": ["surprise-gift", "elder-portal", "plain-pit", "silent-prayer"]},
        {"boss": "calabeza", "dungeon": [["plain-hall"]], "hand": ["plain-den", "silent-prayer"]},
    )
    play(game, "0: build plain-pit end")
    assert offered(game) == ["0: pass", "0: play silent-prayer"]


def test_rage_counts_levels_and_may_double_with_a_single_miniboss() -> None:
    game = staged(
        "build",
        {
            "boss": "torix",
            "hand": ["rage", "silent-prayer"],
            "dungeon": [["plain-den"], ["plain-pit"]],
            "minibosses": [{"card": "jinx", "on": 2, "level": 2}],
        },
        {"boss": "calabeza"},
    )
    play(game, "0: play rage")
    assert offered(game) == ["0: accept", "0: decline"]
    assert room_damage(game, 0, 1) == 2 + 2
    play(game, "0: accept")
    assert room_damage(game, 0, 1) == (2 + 2) * 2
    assert room_damage(game, 0, 0) == 2


def test_rage_doubles_nothing_for_a_player_with_two_minibosses_or_none() -> None:
    two = [{"card": "jinx", "on": 1, "level": 1}, {"card": "brassknuckle", "on": 3, "level": 1}]
    game = staged(
        "build",
        {
            "boss": "torix",
            "hand": ["rage", "silent-prayer"],
            "dungeon": [["plain-den"], ["plain-pit"], ["plain-pit"]],
            "minibosses": two,
        },
        {"boss": "calabeza", "hand": ["rage", "silent-prayer"]},
    )
    play(game, "0: play rage", "0: miniboss 0.3")
    assert room_damage(game, 0, 2) == 2 + 1 + 1
    assert "0: accept" not in offered(game)


def test_rebirth_gives_as_many_cards_of_each_kind_as_were_discarded() -> None:
    game = staged(
        "build",
        {"boss": "torix", "hand": ["rebirth", "silent-prayer"]},
        {"boss": "calabeza", "hand": ["fear", "freeze", "counterspell", "plain-den", "plain-pit"]},
    )
    play(game, "0: play rebirth", "0: seat 1", "1: pass")
    other = game.players[1]
    assert (len(other.rooms), len(other.spells)) == (2, 3)
    assert {"fear", "freeze", "counterspell", "plain-den", "plain-pit"} <= set(ids(game, game.discard))
    assert ids(game, game.players[0].spells) == ["silent-prayer"]


def test_rebirth_may_be_aimed_at_oneself_and_does_not_count_itself() -> None:
    game = staged(
        "build",
        {"boss": "torix", "hand": ["rebirth", "silent-prayer", "plain-den"]},
        {"boss": "calabeza"},
        spell_deck=["silent-prayer"],
    )
    play(game, "0: play rebirth", "0: seat 0")
    assert (len(game.players[0].rooms), len(game.players[0].spells)) == (1, 1)


def test_short_circuit_makes_a_rival_pay_for_this_spell_and_the_next_ones() -> None:
    game = staged(
        "build",
        {"boss": "torix", "coins": 2, "hand": ["silent-prayer", "silent-prayer", "silent-prayer"]},
        {"boss": "calabeza", "hand": ["short-circuit"]},
    )
    rooms = len(game.players[0].rooms)
    play(game, "0: play silent-prayer", "1: play short-circuit")
    assert offered(game) == ["0: accept", "0: decline"]
    play(game, "0: accept")
    assert game.players[0].coins == 1
    assert len(game.players[0].rooms) == rooms + 1  # paid for, so it happens
    play(game, "0: play silent-prayer")
    assert game.players[0].coins == 0
    assert len(game.players[0].rooms) == rooms + 2
    assert "0: play silent-prayer" not in offered(game)
    assert game.why_not("play silent-prayer", 0)[0] == "cost-cannot-be-paid"


def test_short_circuit_negates_what_is_not_paid_for() -> None:
    for coins, choice in ((1, "0: decline"), (0, "")):
        game = staged(
            "build",
            {"boss": "torix", "coins": coins, "hand": ["silent-prayer", "silent-prayer"]},
            {"boss": "calabeza", "hand": ["short-circuit", "fear", "freeze"], "dungeon": [["plain-den"]]},
        )
        play(game, "0: play silent-prayer", "1: play short-circuit", *([choice] if choice else []))
        assert game.players[0].coins == coins
        assert not game.players[0].rooms
        assert sorted(ids(game, game.discard)) == ["short-circuit", "silent-prayer"]


def test_finish_him_kills_a_weak_hero_wherever_it_is() -> None:
    game = staged(
        "adventure",
        {"boss": "torix", "hand": ["finish-him"], "dungeon": [["plain-den"]]},
        {"boss": "calabeza", "dungeon": [["plain-hall"]], "entrance": ["acacia", "katelyn"], "hand": ["silent-prayer"]},
        town=["the-fool"],
    )
    pass_to(game, "0: play finish-him")
    play(game, "0: play finish-him")  # at the only hero that is weak enough
    resolve(game)
    assert ids(game, game.players[0].souls) == ["the-fool"]  # killed in town: for whoever killed it


def test_finish_him_takes_a_survivor_if_all_rivals_have_more_souls() -> None:
    for souls, offered_now in ((1, True), (0, False)):
        game = staged(
            "adventure",
            {"boss": "torix", "hand": ["finish-him", "silent-prayer"]},
            {"boss": "nicolius", "souls": 2, "dungeon": [["plain-pit"]], "entrance": ["katelyn"], "wounds": ["acacia"]},
            {"boss": "calabeza", "souls": souls},
        )
        hero = card(game, "katelyn")
        while hero not in game.players[1].wounds:
            game.play("pass", game.open[0])
        pass_to(game, "0: play silent-prayer")
        assert game.round == 1
        assert any("finish-him" in key for key in offered(game)) is offered_now
        if offered_now:
            play(game, "0: play finish-him 2")
            resolve(game)
            assert ids(game, game.players[0].souls) == ["katelyn"]
            assert game.players[0].soul_count == 2
            assert ids(game, game.players[1].wounds) == ["acacia"]  # no survivor of this round
            assert game.players[1].wound_count == 1


def test_co_op_mode_strengthens_both_heroes_and_the_last_room() -> None:
    for heroes, legal in ((["acacia", "katelyn"], True), (["acacia", "katelyn", "the-fool"], False)):
        game = staged(
            "adventure",
            {"boss": "torix", "hand": ["co-op-mode", "silent-prayer"], "dungeon": [["plain-den"]]},
            {"boss": "calabeza", "dungeon": [["plain-hall"], ["plain-pit"]], "entrance": heroes},
        )
        assert ("0: play co-op-mode" in offered(game)) is legal
        if not legal:
            continue
        play(game, "0: play co-op-mode")
        assert hero_health(game, card(game, "acacia")) == 6 + 2
        assert hero_health(game, card(game, "katelyn")) == 11 + 2
        assert room_damage(game, 1, 0) == 4 + 1
        assert room_damage(game, 1, 1) == 2
        pass_on(game, "build")
        assert game.round == 2
        assert game.tokens[game.players[1].dungeon[0]] == 1  # a counter stays
