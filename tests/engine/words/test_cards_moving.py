"""Drawing, discarding and taking: how many, by whom, from where, and what follows from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lairwright.dungeon.state.table import Table
from tests.staged import HARDEST, Seat, ids, offered, play, staged

WORDS = str(Path(__file__).parents[2] / "sets" / "words-cards.toml")


def build(*seats: Seat, **table: Any) -> Table:
    """A table at the beginning of the Build phase; left out, there is one rival with nothing."""
    rival: Seat = {"boss": "calabeza"}
    described = seats if len(seats) > 1 else (*seats, rival)
    return staged("build", *described, sets=("base", HARDEST, WORDS), **table)


def cast(spell: str, *hand: str, **seat: Any) -> Table:
    """A table on which the first player has just announced this Spell and nobody answers."""
    table = {key: seat.pop(key) for key in ("market", "room_deck", "spell_deck", "discard") if key in seat}
    game = build({"boss": "torix", "hand": [spell, *hand, "silent-prayer"], **seat}, **table)
    play(game, f"0: play {spell}")
    return game


def coins(game: Table, seat: int = 0) -> int:
    return int(game.players[seat].coins)


def told(game: Table) -> list[str]:
    """What has happened since the last choice but one."""
    return [game.event_name(event.kind) for event in game.events]


def test_as_many_cards_of_either_kind_are_drawn_as_were_discarded() -> None:
    game = cast("draw-for-those", "plain-den", "plain-pit")
    play(game, "0: pick plain-den", "0: pick plain-pit", "0: decline", "0: draw room", "0: draw spell")
    assert (len(game.players[0].rooms), len(game.players[0].spells)) == (1, 2)
    assert not any(key.startswith("0: draw") for key in offered(game))


def test_a_count_is_multiplied_within_its_bound() -> None:
    for rooms, drawn in (([["plain-den"]], 2), ([["plain-den"], ["plain-pit"], ["plain-hall"]], 5)):
        assert len(cast("draw-in-twos", dungeon=rooms).players[0].rooms) == drawn


def test_what_follows_from_drawing_happens_if_a_card_was_drawn() -> None:
    assert coins(cast("draw-and-be-glad")) == 1


def test_who_discards_by_lot_is_asked_and_goes_on() -> None:
    other: Seat = {"boss": "calabeza", "hand": ["fear"], "coins": 3}
    for choice, left in (("1: accept", (1, 0, 3)), ("1: decline", (0, 1, 2))):
        game = build({"boss": "torix", "hand": ["they-may-lose-one", "silent-prayer"]}, other)
        play(game, "0: play they-may-lose-one", choice)
        player = game.players[1]
        assert (len(player.rooms), len(player.spells), coins(game, 1)) == left
        assert coins(game) == 0


def test_the_target_that_discards_by_lot_may_be_the_player_of_a_room() -> None:
    other: Seat = {"boss": "calabeza", "hand": ["plain-den"], "dungeon": [["plain-pit"]]}
    game = build({"boss": "torix", "hand": ["their-rooms-player", "silent-prayer"]}, other)
    play(game, "0: play their-rooms-player")
    assert not game.players[1].rooms


def test_what_one_may_discard_is_discarded_in_full_or_not_at_all() -> None:
    game = cast("two-or-none", "plain-den")
    assert coins(game) == 0
    assert ids(game, game.players[0].rooms) == ["plain-den"]
    game = cast("two-or-none", "plain-den", "plain-pit", "plain-hall")
    play(game, "0: discard plain-den")
    assert offered(game) == ["0: discard plain-pit", "0: discard plain-hall"]
    play(game, "0: discard plain-hall")
    assert coins(game) == 5


def test_how_many_are_discarded_is_counted_once() -> None:
    game = cast("discard-in-twos", "plain-den", "plain-pit", "plain-hall", "workshop")
    play(game, "0: pick plain-den", "0: pick plain-pit", "0: pick plain-hall")
    assert ids(game, game.players[0].rooms) == ["workshop"]


def test_discarding_all_of_a_kind_spares_the_others_and_may_be_declined() -> None:
    game = cast("all-spells-away", "fear", "plain-den")
    play(game, "0: accept")
    assert (len(game.players[0].spells), ids(game, game.players[0].rooms), coins(game)) == (0, ["plain-den"], 2)
    game = cast("all-spells-away", "fear")
    play(game, "0: decline")
    assert (len(game.players[0].spells), coins(game)) == (2, 0)


def test_that_is_what_all_rivals_have_moved() -> None:
    rivals: list[Seat] = [{"boss": boss, "hand": ["plain-den"]} for boss in ("torix", "calabeza")]
    game = build({"boss": "nicolius", "hand": ["everybodys-loss", "silent-prayer"]}, *rivals)
    play(game, "0: play everybodys-loss")
    assert len(game.players[0].rooms) == 2


def test_that_is_nothing_if_the_step_before_moved_nothing() -> None:
    game = cast("nothing-before", "fear")
    play(game, "0: decline")
    assert coins(game) == 0
    game = cast("nothing-before", "fear")
    play(game, "0: discard fear")
    assert coins(game) == 1


def test_cards_off_the_top_are_told_and_all_of_them_are_that() -> None:
    game = cast("off-the-top", room_deck=["plain-den", "plain-pit", "plain-hall"])
    assert sorted(ids(game, game.players[0].rooms)) == ["plain-den", "plain-pit"]
    assert told(game).count("discarded") == 2


def test_a_deck_that_runs_out_by_discarding_is_made_anew() -> None:
    game = cast("off-the-top", room_deck=["plain-den"], discard=["plain-pit"])
    assert len(game.room_deck) + len(game.players[0].rooms) >= 2


def test_the_market_is_discarded_and_not_the_hand() -> None:
    game = cast("market-sale", "plain-den", market=["fear", "plain-pit"])
    assert coins(game) == 2
    assert not game.market
    assert ids(game, game.players[0].rooms) == ["plain-den"]


def test_several_cards_are_taken_from_the_market_as_one_likes() -> None:
    game = cast("market-pair", market=["fear", "plain-pit", "freeze"])
    play(game, "0: pick plain-pit", "0: pick freeze")
    assert not game.market  # the last Spell was discarded
    assert ids(game, game.players[0].rooms) == ["plain-pit"]
    game = cast("market-pair", market=["fear", "plain-pit"])
    play(game, "0: decline")
    assert ids(game, game.market) == ["plain-pit"]


def test_all_cards_of_a_sort_are_taken_from_the_discard_pile() -> None:
    game = cast("all-rooms-back", discard=["plain-den", "fear", "plain-pit"])
    assert coins(game) == 2
    assert sorted(ids(game, game.players[0].rooms)) == ["plain-den", "plain-pit"]


def test_any_number_is_taken_from_the_discard_pile() -> None:
    game = cast("some-back", discard=["plain-den", "fear", "plain-pit"])
    play(game, "0: take fear", "0: take plain-den", "0: decline")
    assert coins(game) == 2
    assert coins(cast("some-back")) == 0


def test_of_things_one_takes_as_many_as_one_may_choose_or_all() -> None:
    pile = ["plain-pit", "workshop", "recycler", "plain-den"]
    game = cast("two-traps", discard=pile)
    play(game, "0: take plain-pit", "0: take recycler")
    assert coins(game) == 2
    game = cast("every-trap", discard=pile)
    assert len(game.players[0].rooms) == 3


def test_a_random_card_that_was_taken_counts_as_taken() -> None:
    other: Seat = {"boss": "calabeza", "hand": ["fear"]}
    game = build({"boss": "torix", "hand": ["steal-and-be-glad", "silent-prayer"]}, other)
    play(game, "0: play steal-and-be-glad", "0: seat 1")
    assert coins(game) == 1
    game = build({"boss": "torix", "hand": ["steal-and-be-glad", "silent-prayer"]}, other)
    play(game, "0: play steal-and-be-glad", "0: seat 0")  # nobody takes from the own hand
    assert coins(game) == 9


def test_what_costs_nothing_is_taken_without_a_word_about_coins() -> None:
    other: Seat = {"boss": "calabeza", "hand": ["fear", "plain-den"]}
    game = build({"boss": "torix", "hand": ["buy-a-room", "silent-prayer"]}, other)
    play(game, "0: play buy-a-room")
    assert offered(game) == ["0: take fear", "0: decline"]
    play(game, "0: take fear")
    assert "took" in told(game)
    assert not {"coins", "paid"} & set(told(game))


def test_a_search_that_may_be_declined_leaves_the_deck_alone() -> None:
    game = cast("perhaps-search", room_deck=["plain-den", "plain-pit"])
    assert offered(game) == ["0: search deck", "0: decline"]
    play(game, "0: decline")
    assert coins(game) == 1


def test_taking_what_set_it_off_may_be_declined() -> None:
    for choice, rooms in (("1: accept", ["plain-den"]), ("1: decline", [])):
        game = build(
            {"boss": "torix", "hand": ["two-or-none", "plain-den", "plain-pit", "silent-prayer"]},
            {"boss": "the-scavenger", "levelled": True},
        )
        play(game, "0: play two-or-none", "0: discard plain-den", choice)
        assert ids(game, game.players[1].rooms) == rooms
