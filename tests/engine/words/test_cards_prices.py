"""Prices are paid in full or not at all, before the effect; what they took is known to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.state.table import Table
from lairwright.kernel.errors import SetFileError
from tests.engine.words.test_cards_moving import build, cast, coins
from tests.set_files import Entry, write
from tests.staged import Seat, card, ids, offered, play


def can_play(game: Table, spell: str, seat: int = 0) -> bool:
    return f"{seat}: play {spell}" in offered(game)


def test_all_steps_of_a_price_have_to_be_payable() -> None:
    for coins_there, hand, payable in ((1, ["plain-den"], True), (1, [], False), (0, ["plain-den"], False)):
        game = build(
            {"boss": "torix", "coins": coins_there, "hand": ["paid-with-both", *hand, "silent-prayer", "silent-prayer"]}
        )
        assert can_play(game, "paid-with-both") is payable
        if not payable:
            assert game.why_not("play paid-with-both", 0)[0] == "cost-cannot-be-paid"
    game = cast("paid-with-both", "plain-den", coins=1)
    assert (coins(game), ids(game, game.players[0].rooms)) == (0, [])


def test_any_number_in_a_price_is_at_least_one() -> None:
    game = build({"boss": "torix", "hand": ["any-but-none", "silent-prayer"]})
    assert not can_play(game, "any-but-none")
    game = cast("any-but-none", "plain-den", "plain-pit")
    assert offered(game) == ["0: pick plain-den", "0: pick plain-pit"]
    play(game, "0: pick plain-pit", "0: decline")
    assert coins(game) == 1


def test_paying_is_not_doing_the_first_step() -> None:
    game = cast("paid-then-offered", "plain-den", coins=1)
    play(game, "0: decline")
    assert coins(game) == 0


def test_that_is_what_the_usual_prices_took() -> None:
    game = cast("twice-that", "plain-den", "plain-pit", "plain-hall")
    play(game, "0: discard plain-den", "0: discard plain-hall")
    assert coins(game) == 2
    assert len(game.players[0].rooms) == 3
    game = build({"boss": "torix", "dungeon": [["recycler"], ["plain-hall"]], "hand": ["silent-prayer"]})
    play(game, "0: use recycler 1")
    assert game.tokens[card(game, "recycler")] == 4


def test_a_price_in_coins_and_the_price_of_the_spell_come_together() -> None:
    for there, payable in ((1, False), (2, True)):
        game = build(
            {"boss": "torix", "coins": there, "hand": ["dear-spells", "paid-then-offered", "silent-prayer"]},
        )
        play(game, "0: play dear-spells")
        assert can_play(game, "paid-then-offered") is payable


def test_a_target_that_makes_the_price_too_high_cannot_be_named() -> None:
    other: Seat = {"boss": "calabeza", "dungeon": [["plain-den"], ["plain-hall"], ["workshop"]]}
    for there, named in ((0, 0), (1, 1), (2, 2), (4, 3)):
        seat: Seat = {"boss": "torix", "coins": there, "hand": ["worth-its-damage", "silent-prayer"]}
        game = build(seat, other)
        assert can_play(game, "worth-its-damage") is (named > 0)
        if named > 1:
            play(game, "0: play worth-its-damage")
            assert len(offered(game)) == named
            play(game, "0: room 1.1")
            assert coins(game) == there - 2


def test_the_card_that_is_discarded_to_be_used_pays_nothing_else() -> None:
    game = build({"boss": "torix", "hand": ["fuse", "silent-prayer"]})
    assert "0: use fuse 0" not in offered(game)
    game = build({"boss": "torix", "hand": ["fuse", "plain-den", "plain-pit", "silent-prayer"]})
    play(game, "0: use fuse 0")
    assert offered(game) == ["0: pick plain-den", "0: pick plain-pit"]
    play(game, "0: pick plain-den")
    assert (coins(game), sorted(ids(game, game.discard))) == (3, ["fuse", "plain-den"])


def test_what_happens_by_itself_is_not_offered_to_who_cannot_pay() -> None:
    for hand, asked in (["fear"], True), ([], False):
        game = build({"boss": "torix", "hand": ["build-and-be-glad", "levy", *hand]})
        play(game, "0: play build-and-be-glad", "0: build levy end")
        assert ("0: accept" in offered(game)) is asked
        if asked:
            play(game, "0: accept")
            assert coins(game) == 2 + 1


def test_counters_that_pay_come_off_any_rooms_or_off_one() -> None:
    rooms = [["plain-den"], ["plain-pit"]]
    game = build({"boss": "torix", "dungeon": rooms, "counters": [1, 1], "hand": ["gather-two", "off-one-room"]})
    assert can_play(game, "gather-two")
    assert not can_play(game, "off-one-room")
    play(game, "0: play gather-two", "0: room 0.1")
    assert coins(game) == 2
    assert [game.tokens[top] for top in game.players[0].dungeon] == [0, 0]
    game = build({"boss": "torix", "dungeon": rooms, "counters": [1], "hand": ["gather-two", "silent-prayer"]})
    assert not can_play(game, "gather-two")
    game = build({"boss": "torix", "dungeon": rooms, "counters": [1, 3], "hand": ["off-one-room", "silent-prayer"]})
    play(game, "0: play off-one-room")
    assert (coins(game), [game.tokens[top] for top in game.players[0].dungeon]) == (4, [1, 1])


def test_a_miniboss_of_the_first_level_cannot_fall() -> None:
    for level, payable in ((1, False), (2, True)):
        game = build(
            {
                "boss": "torix",
                "dungeon": [["plain-den"]],
                "minibosses": [{"card": "first-mate", "on": 1, "level": level}],
                "hand": ["step-down", "silent-prayer"],
            }
        )
        assert can_play(game, "step-down") is payable
        if payable:
            play(game, "0: play step-down")
            assert (coins(game), game.tokens[card(game, "first-mate")]) == (4, 1)


SPELL: Entry = {"id": "odd", "name": "Odd", "phase": "both"}
TARGET: Entry = {"target": {"player": "a rival"}}
COINS: Entry = {"do": [{"coins": 1}]}

REFUSED: dict[str, tuple[Entry, str]] = {
    "draw a thing": ({"do": [{"draw": {"room": "yours"}}]}, "field 'draw': 'draw' is not about a room"),
    "discard it": (
        {"when": "played", "of": {"spell": "a rival's"}, "do": [{"discard": "it"}]},
        "field 'discard': unknown word 'it'",
    ),
    "discard this as a step": ({"do": [{"discard": "this"}]}, "field 'discard': only a price is paid by discarding"),
    "all of one kind of rooms": ({"do": [{"discard": "trap room", "count": "all"}]}, "field 'count': all, or any"),
    "all by lot": ({"do": [{"discard": "room", "count": "all", "random": True}]}, "field 'count': expected a number"),
    "bound of nothing": ({"do": [{"draw": "room", "count": 3, "at_most": 2}]}, "field 'at_most': what is bounded"),
    "some sort off the top": ({"do": [{"discard": "trap room", "from": "deck"}]}, "field 'from': off the top"),
    "search by lot": ({"do": [{"take": "spell", "from": "deck", "random": True}]}, "field 'random': only a card from"),
    "price of a card from the pile": (
        {"do": [{"take": "card", "from": "discard", "price": {"room": 1}}]},
        "field 'price': only a card that one chooses",
    ),
    "two from a hand": (
        {**TARGET, "do": [{"take": "card", "from": "hand", "count": 2}]},
        "field 'count': one card is taken from a hand",
    ),
    "take out of the deck as a thing": (
        {"do": [{"take": {"room": "deck"}}]},
        "field 'take': field 'room': unknown word 'deck'",
    ),
    "how many things beside them": ({"do": [{"take": {"room": "discard"}, "count": 2}]}, "field 'count': a thing says"),
    "a deck that pays": ({"cost": {"discard": "room", "from": "deck"}, **COINS}, "field 'from': the cards of a deck"),
    "others that pay": ({"cost": {"discard": "room", "who": "each rival"}, **COINS}, "field 'who': a price is paid by"),
    "the same cards twice": (
        {"cost": [{"discard": "room"}, {"discard": "monster room"}], **COINS},
        "field 'discard': the same cards could pay twice",
    ),
    "any coins and one more": (
        {"cost": [{"pay": "any"}, {"pay": 1}], **COINS},
        "field 'pay': any number of coins is the only payment",
    ),
    "a target that pays counters": (
        {"cost": {"counters": -1}, "target": {"room": "yours"}, "do": [{"destroy": "target"}]},
        "field 'counters': the target pays nothing",
    ),
    "counters for a person": ({"do": [{"counters": 1, "to": "each rival"}]}, "field 'to': unknown word 'each rival'"),
    "negate something else": (
        {"target": {"spell": "a rival's"}, "do": [{"negate": {"spell": "a rival's"}}]},
        "field 'negate': expected 'target'",
    ),
    "build what is no card in hand": (
        {"phase": "build", "do": [{"build": {"room": "yours"}}]},
        "field 'build': 'build' is not about a room",
    ),
    "hide a room of its own": ({"do": [{"build": "room", "face": "down"}]}, "field 'face': only a room from hand"),
    "multiply any number": ({"do": [{"pay": "any", "per": {"room": "yours"}}]}, "field 'per': any number of coins"),
    "counters on a spell": ({"do": [{"counters": 2}]}, "field 'counters': a spell has none"),
    "levels of a spell": ({"do": [{"promote": 1}]}, "field 'promote': a spell has none"),
    "use what waits to happen": (
        {"target": {"room": "yours"}, "do": [{"use": "target", "when": "dies"}]},
        "field 'when': expected 'built', 'uncovered' or 'minion'",
    ),
    "use the level up of a room": (
        {"target": {"room": "yours"}, "do": [{"use": "target"}]},
        "field 'when': a boss or an item has it left out",
    ),
    "hide a miniboss": ({"do": [{"build": "miniboss", "face": "down"}]}, "field 'face': only a room"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_would_be_ignored_is_refused(case: str, tmp_path: Path) -> None:
    ability, problem = REFUSED[case]
    file = tmp_path / "odd.toml"
    spell = {**SPELL, "phase": ability.get("phase", "both")}
    write(file, [("spell", {**spell, "ability": [{key: part for key, part in ability.items() if key != "phase"}]})])
    with pytest.raises(SetFileError) as refused:
        load_set(str(file), False)
    assert problem in str(refused.value)
    assert "odd" in str(refused.value)


def test_the_coins_on_a_room_that_pays_are_remembered() -> None:
    for there in (0, 3):
        game = build({"boss": "torix", "dungeon": [["money-box"]], "coins_on": [there], "hand": ["silent-prayer"]})
        play(game, "0: use money-box 1")
        assert coins(game) == there
