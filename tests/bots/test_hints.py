"""Advice: the options in order, with chances and reasons."""

from __future__ import annotations

import json
from dataclasses import asdict

import lairwright as lw
from lairwright.bots.hints import hints
from lairwright.bots.reasons import CODES, Reason
from lairwright.bots.seat import Seat
from tests.bots.playing import dungeon, forced
from tests.playing import steps


def reasons(found: list[Reason]) -> set[tuple[str, str]]:
    return {(reason.code, reason.card) for reason in found}


def test_a_room_that_lures_and_kills_says_so() -> None:
    game = dungeon(
        [
            {
                "boss": "king-croak",
                "dungeon": [["golem-factory"], ["golem-factory"]],
                "hand": ["goblin-armory"],
            },
            {"boss": "robobo", "dungeon": [["neanderthal-cave"], ["monsters-ballroom", "neanderthal-cave"]]},
        ],
        "build",
        {"town": ["boden-the-pantless"]},
    )
    best = next(hint for hint in hints(Seat(game, 0), 60) if hint.key == "build goblin-armory end")
    assert {("lures", "boden-the-pantless"), ("kills", "boden-the-pantless")} <= reasons(best.reasons)


def test_a_wound_that_is_averted_says_so() -> None:
    game = dungeon(
        [
            {"boss": "cleopatra", "dungeon": [["bottomless-pit"]], "entrance": ["asmor-the-aweless"], "wounds": 4},
            {"boss": "gorgona"},
        ],
        "adventure",
    )
    best, other = hints(Seat(game, 0), 60)
    assert (best.key, other.key) == ("use bottomless-pit 1", "pass")
    assert best.chance > other.chance
    assert {("kills", "asmor-the-aweless"), ("averts", "asmor-the-aweless")} <= reasons(best.reasons)
    assert other.reasons == []


def test_advice_is_ordered_repeatable_and_legal() -> None:
    for name, seats in (("boss-monster", 3), ("castle-raid", 3)):
        game = lw.new_game(name, seats=seats, seed=6)
        for number, _ in enumerate(steps(game, 6)):
            if game.over or number % 17:
                continue
            seat = Seat(game, game.open[0])
            found = hints(seat, 20, seed=number)
            assert found == hints(seat, 20, seed=number)
            assert 1 <= len(found) <= 3
            for hint in found:
                assert seat.options[hint.index].key == hint.key
                assert all(reason.code in CODES for reason in hint.reasons)


def test_advice_is_plain_data_for_those_who_send_it() -> None:
    game = dungeon(
        [
            {"boss": "cleopatra", "dungeon": [["bottomless-pit"]], "entrance": ["asmor-the-aweless"], "wounds": 4},
            {"boss": "gorgona"},
        ],
        "adventure",
    )
    best = json.loads(json.dumps(asdict(hints(Seat(game, 0), 60)[0])))
    assert set(best) == {"index", "key", "chance", "visits", "reasons"}
    assert {"code": "averts", "chance": 1.0, "card": "asmor-the-aweless", "rival": -1, "guard": 0} in best["reasons"]


def test_a_castle_hint_names_the_guard_and_its_chance() -> None:
    game = lw.new_game("castle-raid", seats=3, seed=6)
    while not game.round_number():
        game.play(0)
    for hint in hints(Seat(game, game.open[0]), 60):
        (reason,) = hint.reasons
        assert reason.code in ("beats", "risks")
        assert reason.guard == int(hint.key.rpartition(" ")[2])
        assert 0.5 <= reason.chance <= 1.0


def test_a_single_option_needs_no_thinking() -> None:
    game = forced()
    (hint,) = hints(Seat(game, game.open[0]), 50)
    assert (hint.index, hint.visits, hint.reasons) == (0, 0, [])
