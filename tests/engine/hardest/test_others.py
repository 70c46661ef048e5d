"""Minibosses, heroes, items and locations among the cards that are hardest to say."""

from __future__ import annotations

from typing import Any

from lairwright.dungeon.procedures.minions import spaces_of, use_space
from lairwright.dungeon.projections.damage import room_damage
from lairwright.dungeon.projections.health import hero_health
from lairwright.dungeon.projections.scores import wounds_of
from lairwright.dungeon.projections.treasure import treasure
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import CLASSES
from tests.staged import Seat, card, ids, offered, pass_on, pass_to, play, resolve, staged

CLERIC = CLASSES.index("cleric")
THIEF = CLASSES.index("thief")


def into(game: Table, hero: int, at: int) -> None:
    """Pass until this hero is in the room at this position, and somebody is asked something."""
    for _ in range(60):
        if game.hero == hero and game.hero_room == game.players[game.hero_seat].dungeon[at]:
            return
        game.play("pass", game.open[0])
    raise AssertionError("the hero never came there")


# -- minibosses ------------------------------------------------------------------------------------------


def brassknuckle(level: int, **seat: Any) -> Table:
    return staged(
        "adventure",
        {
            "boss": "torix",
            "hand": ["silent-prayer"],
            "dungeon": [["plain-pit"], ["plain-hall"]],
            "minibosses": [{"card": "brassknuckle", "on": 2, "level": level}],
            **seat,
        },
        {"boss": "calabeza"},
        room_deck=["plain-den", "workshop"],
    )


def test_brassknuckle_adds_damage_from_level_one_on() -> None:
    assert room_damage(brassknuckle(1), 0, 1) == 4 + 1
    assert room_damage(brassknuckle(3), 0, 1) == 4 + 1
    assert room_damage(brassknuckle(1), 0, 0) == 2


def test_brassknuckle_builds_when_a_hero_dies_in_his_room_once_a_round() -> None:
    game = brassknuckle(2, entrance=["nick-the-masher", "the-fool"])
    pass_to(game, "0: build plain-den end")
    assert offered(game) == [
        "0: build plain-den end",
        "0: build plain-den on 1",
        "0: build plain-den on 2",
        "0: decline",
    ]
    play(game, "0: build plain-den end")
    assert ids(game, game.players[0].dungeon) == ["plain-pit", "plain-hall", "plain-den"]
    while game.round == 1 and len(game.players[0].souls) < 2:
        assert not any("build" in key for key in offered(game))
        game.play("pass", game.open[0])


def test_brassknuckle_is_silent_below_level_two_and_in_other_rooms() -> None:
    game = brassknuckle(1, entrance=["nick-the-masher"])
    while not game.players[0].souls:
        assert not any("build" in key for key in offered(game))
        game.play("pass", game.open[0])
    game = brassknuckle(2, entrance=["acacia"])  # dies in the other room
    while not game.players[0].souls:
        game.play("pass", game.open[0])
    assert not any("build" in key for key in offered(game))


def test_brassknuckle_doubles_at_level_three_and_begins_anew() -> None:
    game = brassknuckle(3, entrance=["katelyn"])
    pass_to(game, "0: use brassknuckle 0")
    play(game, "0: use brassknuckle 0")
    assert room_damage(game, 0, 1) == (4 + 1) * 2
    assert game.tokens[card(game, "brassknuckle")] == 1
    assert not any("brassknuckle" in key for key in offered(game))
    game = brassknuckle(2, entrance=["katelyn"])
    assert not any("use brassknuckle" in key for key in offered(game))


def test_a_miniboss_leaves_with_its_room() -> None:
    game = staged(
        "build",
        {
            "boss": "torix",
            "hand": ["silent-prayer", "wrecking-ball"],
            "dungeon": [["plain-pit", "plain-hall"]],
            "minibosses": [{"card": "brassknuckle", "on": 1, "level": 2}],
        },
        {"boss": "calabeza"},
    )
    play(game, "0: play wrecking-ball")
    assert "brassknuckle" in ids(game, game.discard)
    assert room_damage(game, 0, 0) == 2
    assert not game.players[0].extras


def test_a_miniboss_is_ignored_while_its_room_is_deactivated() -> None:
    game = brassknuckle(3, entrance=["katelyn"], hand=["freeze", "silent-prayer"])
    assert "0: use brassknuckle 0" in offered(game)
    play(game, "0: play freeze", "0: room 0.2")
    assert not any("brassknuckle" in key for key in offered(game))
    while game.round == 1:
        game.play("pass", game.open[0])
    assert room_damage(game, 0, 1) == 4 + 1


def jinx(level: int, start: str = "build", **table: Any) -> Table:
    return staged(
        start,
        {
            "boss": "torix",
            "hand": ["silent-prayer"],
            "dungeon": [["imp-temple"], ["plain-pit"]],
            "minibosses": [{"card": "jinx", "on": 1, "level": level}],
        },
        {"boss": "calabeza"},
        **table,
    )


def test_jinx_exchanges_a_room_card_at_the_beginning_of_the_build_phase() -> None:
    game = jinx(1, room_deck=["plain-den", "workshop"])
    # the only Room card in hand is discarded again
    assert ids(game, game.discard) == ["plain-den"]
    assert "pass" in offered(game)[0] or "decline" in offered(game)[0]


def test_jinx_doubles_what_is_printed_on_her_room_from_level_two_on() -> None:
    assert treasure(jinx(1), 0, CLERIC) == 2 + 1  # the boss has one
    assert treasure(jinx(2), 0, CLERIC) == 4 + 1
    assert treasure(jinx(3), 0, CLERIC) == 4 + 1
    assert treasure(jinx(2), 0, THIEF) == 1


def test_jinx_fetches_a_hero_from_town_at_level_three() -> None:
    game = jinx(3, town=["acacia", "jesta-the-rogue"])
    pass_to(game, "0: use jinx 0")
    play(game, "0: use jinx 0", "0: hero jesta-the-rogue")
    assert ids(game, game.players[0].entrance) == ["jesta-the-rogue"]
    assert game.tokens[card(game, "jinx")] == 1


# -- the hero --------------------------------------------------------------------------------------------


def test_vampire_is_paid_for_by_one_rival_once_a_round() -> None:
    game = staged(
        "adventure",
        {"boss": "torix", "hand": ["silent-prayer", "plain-den"], "dungeon": [["plain-pit"]], "entrance": ["vampire"]},
        {"boss": "calabeza", "hand": ["imp-temple", "plain-pit", "silent-prayer"]},
        {"boss": "nicolius", "hand": ["plain-den"]},
    )
    vampire = card(game, "vampire")
    assert not any(key.startswith("0: use vampire") for key in offered(game))  # never its host
    pass_to(game, "1: use vampire 0")
    play(game, "1: use vampire 0")
    resolve(game)
    assert hero_health(game, vampire) == 6 + 3
    assert "imp-temple" in ids(game, game.discard)
    while game.round == 1:
        assert not any("use vampire" in key for key in offered(game))
        game.play("pass" if "pass" in offered(game)[0] else "decline", game.open[0])


def test_vampire_is_paid_for_with_a_cleric_room_only_and_not_in_town() -> None:
    game = staged(
        "adventure",
        {"boss": "torix", "hand": ["silent-prayer"], "dungeon": [["plain-pit"]], "entrance": ["vampire"]},
        {"boss": "calabeza", "hand": ["plain-pit", "silent-prayer"]},
    )
    while game.round == 1:
        assert not any("use vampire" in key for key in offered(game))
        game.play("pass" if "pass" in offered(game)[0] else "decline", game.open[0])
    game = staged(
        "build", {"boss": "torix"}, {"boss": "calabeza", "hand": ["plain-den", "silent-prayer"]}, town=["vampire"]
    )
    assert not any("use vampire" in key for key in offered(game))


# -- items -----------------------------------------------------------------------------------------------


def test_extra_life_sends_its_bearer_to_town_instead_of_dying_and_stays_with_the_host() -> None:
    game = staged(
        "adventure",
        {
            "boss": "torix",
            "hand": ["silent-prayer"],
            "dungeon": [["plain-hall"], ["plain-pit"]],
            "entrance": ["nick-the-masher"],
            "carried": {"nick-the-masher": "extra-life"},
        },
        {"boss": "calabeza", "hand": ["silent-prayer"]},
    )
    nick = card(game, "nick-the-masher")
    into(game, nick, 0)
    while game.hero == nick:
        game.play("pass", game.open[0])
    assert nick in game.town
    assert game.hurt[nick] == 0
    assert game.attached[nick] == -1
    assert not game.players[0].souls
    assert ids(game, game.players[0].items_up) == ["extra-life"]


def test_extra_life_helps_against_being_killed_by_an_effect() -> None:
    game = staged(
        "adventure",
        {
            "boss": "torix",
            "hand": ["cave-in", "silent-prayer"],
            "dungeon": [["plain-hall"], ["plain-pit"]],
            "entrance": ["acacia"],
            "carried": {"acacia": "extra-life"},
        },
        {"boss": "calabeza"},
    )
    acacia = card(game, "acacia")
    into(game, acacia, 1)
    play(game, "0: play cave-in", "0: room 0.2")
    assert acacia in game.town
    assert not game.players[0].souls


def test_extra_life_keeps_its_holder_from_losing_this_round_but_not_rivals_from_winning() -> None:
    def with_souls(souls: int) -> Table:
        return staged(
            "adventure",
            {"boss": "torix", "wounds": 5, "hand": ["silent-prayer"], "items_up": ["extra-life"]},
            {"boss": "calabeza", "souls": souls},
            {"boss": "nicolius"},
        )

    game = with_souls(3)
    play(game, "0: use extra-life 0")
    assert ids(game, game.players[0].items_down) == ["extra-life"]
    assert not game.players[0].items_up
    pass_on(game, "build")
    assert game.standing == [2, 0, 1]
    while game.round == 2:
        game.play("pass" if "pass" in offered(game)[0] else "decline", game.open[0])
    assert game.standing == [2, 1]  # it held for one round
    game = with_souls(10)
    play(game, "0: use extra-life 0")
    while not game.over:
        game.play("pass", game.open[0])
    assert game.result is not None
    assert game.result.winners == [1]


def vorpal(wounds: int) -> Table:
    host: Seat = {
        "boss": "nicolius",
        "wounds": wounds,
        "dungeon": [["plain-pit"]],
        "entrance": ["katelyn"],
        "carried": {"katelyn": "vorpal-blade"},
    }
    return staged("adventure", {"boss": "torix", "hand": ["silent-prayer"]}, host, {"boss": "calabeza"})


def test_vorpal_blade_counts_a_wound_more_until_the_round_is_over() -> None:
    game = vorpal(1)
    hero = card(game, "katelyn")
    while hero not in game.players[1].wounds:
        game.play("pass", game.open[0])
    assert game.players[1].wound_count == 1 + 2
    assert wounds_of(game, 1) == 1 + 2 + 1
    while game.round == 1:
        game.play("pass", game.open[0])
    assert not game.players[1].out
    assert wounds_of(game, 1) == 3


def test_vorpal_blade_makes_five_wounds_of_four() -> None:
    game = vorpal(2)
    while game.round == 1 and not game.over:
        game.play("pass", game.open[0])
    assert game.players[1].out


def test_vorpal_blade_kills_a_hero_that_has_lost_half_its_health() -> None:
    game = staged(
        "adventure",
        {"boss": "torix", "hand": ["silent-prayer"], "items_up": ["vorpal-blade"]},
        {"boss": "calabeza", "dungeon": [["plain-pit"], ["plain-pit"], ["plain-hall"]], "entrance": ["katelyn"]},
    )
    katelyn = card(game, "katelyn")  # Health 11: half of it is 6
    into(game, katelyn, 2)
    assert not any("vorpal-blade" in key for key in offered(game))
    into(game, katelyn, 1)
    assert game.hurt[katelyn] == 6
    play(game, "0: use vorpal-blade 0")
    resolve(game)
    assert ids(game, game.players[1].souls) == ["katelyn"]  # in whose dungeon it was
    assert ids(game, game.players[0].items_down) == ["vorpal-blade"]


def test_magic_mirror_turns_the_dungeon_around_before_its_bearer_enters() -> None:
    game = staged(
        "adventure",
        {
            "boss": "torix",
            "hand": ["silent-prayer"],
            "dungeon": [["plain-pit"], ["plain-den", "plain-hall"]],
            "entrance": ["dartteon"],
            "carried": {"dartteon": "magic-mirror"},
        },
        {"boss": "calabeza"},
    )
    hero = card(game, "dartteon")
    while game.hero_room < 0:
        game.play("pass", game.open[0])
    assert ids(game, game.players[0].dungeon) == ["plain-hall", "plain-pit"]
    assert game.under[game.players[0].dungeon[0]] == card(game, "plain-den")
    assert game.cards[game.hero_room].id == "plain-pit"
    assert game.hurt[hero] == 2
    pass_on(game, "build")
    assert ids(game, game.players[0].dungeon) == ["plain-hall", "plain-pit"]  # for good


def test_magic_mirror_does_what_another_item_on_a_hero_would_do_for_its_holder() -> None:
    game = staged(
        "adventure",
        {"boss": "torix", "wounds": 5, "hand": ["silent-prayer"], "items_up": ["magic-mirror"]},
        {
            "boss": "calabeza",
            "dungeon": [["plain-pit"]],
            "entrance": ["acacia"],
            "carried": {"acacia": "extra-life"},
            "items_down": ["vorpal-blade"],
        },
        {"boss": "nicolius"},
    )
    pass_to(game, "0: use magic-mirror 0")
    play(game, "0: use magic-mirror 0")  # Extra Life is the only other item that lies face up
    resolve(game)
    assert game.attached[card(game, "acacia")] == card(game, "extra-life")
    assert ids(game, game.players[0].items_down) == ["magic-mirror"]
    while game.round == 1 and not game.over:
        game.play("pass", game.open[0])
    assert not game.players[0].out


# -- the location ----------------------------------------------------------------------------------------


def temple(**table: Any) -> Table:
    return staged(
        "build",
        {"boss": "torix", "hand": ["silent-prayer"]},
        {"boss": "calabeza"},
        locations=["temple", "backroom"],
        **table,
    )


def visit(game: Table, seat: int, place: str) -> bool:
    """What a minion at this location gives, as the Minion phase will do it."""
    game.open, game.menus, game.goes_on = [], [], True
    done = use_space(game, seat, card(game, place))
    game.advance()
    return done


def test_temple_offers_its_two_free_spaces_while_nobody_is_there() -> None:
    game = temple(market=["fear", "plain-den"])
    assert visit(game, 0, "temple")
    assert offered(game) == ["0: resolve temple", "0: resolve temple 2"]
    before = treasure(game, 0, CLERIC)
    play(game, "0: resolve temple")
    assert treasure(game, 0, CLERIC) == before + 1
    assert ids(game, game.market) == ["plain-den", "fear"] or ids(game, game.market) == ["fear", "plain-den"]


def test_temple_gives_a_card_that_was_left_in_the_market() -> None:
    game = temple(market=["fear", "plain-den"])
    visit(game, 0, "temple")
    play(game, "0: resolve temple 2")
    play(game, "0: pick fear")
    assert "fear" in ids(game, game.players[0].spells)
    assert ids(game, game.market) == ["plain-den"]


def test_temple_sends_its_hero_with_a_token_to_any_entrance_and_closes_the_other_spaces() -> None:
    game = temple(visitors={"temple": ["acacia"]}, market=["fear"])
    place = card(game, "temple")
    assert [int(pick) for pick in spaces_of(game, 0, place)] == [place, 2]
    visit(game, 0, "temple")
    assert offered(game) == ["0: seat 0", "0: seat 1"]
    play(game, "0: seat 1")
    acacia = card(game, "acacia")
    assert ids(game, game.players[1].entrance) == ["acacia"]
    assert hero_health(game, acacia) == 6 + 2
    assert game.attached[place] == -1
    assert spaces_of(game, 0, place) == [place, 0, place, 1]
    pass_on(game, "adventure")
    assert game.tokens[acacia] == 2  # a token stays with its hero
