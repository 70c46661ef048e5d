"""Damaged snapshots of castle raids are refused when restored, not discovered later."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lairwright as lw
from lairwright.kernel.config import Config
from lairwright.kernel.errors import LairwrightError, RecordError
from tests.examples import examples
from tests.playing import play_out, position

SNAPSHOT: dict[str, Any] = position(
    Config("castle-raid", 3, 3, "default", ("proposed",), ("new-orders",), {}), 12
).snapshot()


def fresh() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(SNAPSHOT))
    return data


def put(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data["state"][name] = value

    return change


def lose_a_guard(data: dict[str, Any]) -> None:
    data["state"]["deck"].pop()


def double_a_tile(data: dict[str, Any]) -> None:
    data["state"]["used"].append(data["state"]["box"][0])


def make_gold(data: dict[str, Any]) -> None:
    data["state"]["gold"][0] += 1


def overflow(data: dict[str, Any]) -> None:
    data["state"]["gold"][0] = 2**63 - 1


def nearly_overflow(data: dict[str, Any]) -> None:
    data["state"]["gold"] = [2**53 - 1] * 3
    data["state"]["treasury"] = 2**53 - 1


def move_a_monster(data: dict[str, Any]) -> None:
    data["state"]["hands"][0] ^= 1


def other_cards(data: dict[str, Any]) -> None:
    data["cards"] = "x"


def other_options(data: dict[str, Any]) -> None:
    data["state"]["menus"][0].pop()


CASES: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "other cards": (other_cards, "the snapshot was made with other cards ('x', here "),
    "text for a number": (put("phase", "x"), "snapshot field 'phase' must be a number, not 'x'"),
    "unknown phase": (put("phase", 9), "snapshot field 'phase' must be from 0 to 3, not 9"),
    "too many rounds": (put("round", 7), "snapshot field 'round' must be from 0 to 6, not 7"),
    "too few seats": (put("gold", [1, 2]), "snapshot field 'gold' must hold 3 numbers, not 2"),
    "too few words": (put("streams", [1]), "snapshot field 'streams' must hold 16 words, not 1"),
    "half a choice": (put("history", [1]), "snapshot field 'history' must hold pairs of seat and option"),
    "no such seat": (put("marker", 3), "snapshot field 'marker' must be from -1 to 2, not 3"),
    "lost guard": (lose_a_guard, "snapshot fields deck, guards, discard, buried must hold every card of that kind"),
    "doubled tile": (double_a_tile, "snapshot fields stack, used, box must hold every card of that kind once"),
    "made gold": (make_gold, "snapshot fields 'gold' and 'treasury' must add up to the 258 coins of the game"),
    "more gold than can be counted": (
        overflow,
        "snapshot field 'gold' must be a list of numbers, and holds 9223372036854775807: numbers here go up to ",
    ),
    "far too much gold": (nearly_overflow, "snapshot fields 'gold' and 'treasury' must add up to the 258 coins"),
    "true for a number": (put("round", True), "snapshot field 'round' must be a number, not True"),
    "true for gold": (put("gold", [True, 1, 1]), "snapshot field 'gold' must be a list of numbers, and holds True"),
    "lost monster": (move_a_monster, "the snapshot does not give seat 0 five monsters, three of them to play with"),
    "same faction": (put("factions", [1, 1, 2]), "snapshot field 'factions' must hold different factions below 6"),
    "no frame": (put("frames", []), "snapshot field 'frames' must hold one frame of a procedure that exists"),
    "nobody asked": (put("open", []), "snapshot fields 'open' and 'menus' must hold the seat whose turn it is"),
    "no option": (put("menus", [[-7]]), "snapshot field 'menus' holds -7, which is not an option"),
    "other options": (other_options, "snapshot field 'menus' does not hold the options of this table"),
    "short field": (put("fields", [-1]), "snapshot field 'fields' must hold 6 numbers, not 1"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_damaged_snapshot_is_refused(name: str) -> None:
    change, message = CASES[name]
    data = fresh()
    change(data)
    with pytest.raises(RecordError) as caught:
        lw.restore(data)
    assert str(caught.value).startswith(message)


def test_a_snapshot_of_an_unknown_game_names_the_games() -> None:
    data = fresh()
    data["config"]["game"] = "castle-rade"
    with pytest.raises(LairwrightError, match=r"unknown game 'castle-rade' \(did you mean 'castle-raid'\?\)"):
        lw.restore(data)


def test_the_cases_start_from_a_snapshot_without_damage() -> None:
    assert play_out(lw.restore(fresh()), 1).over


_LEAVES = st.one_of(
    st.none(),
    st.integers(-3, 300),
    st.just(2**70),
    st.text(max_size=3),
    st.lists(st.integers(-2, 200), max_size=6),
    st.lists(st.lists(st.integers(-2, 2**40), max_size=9), max_size=2),
)


@examples(200)
@given(st.sampled_from(sorted(SNAPSHOT["state"])), _LEAVES)
def test_no_value_in_any_field_raises_anything_but_a_sentence(field: str, value: object) -> None:
    data = fresh()
    data["state"][field] = value
    with contextlib.suppress(LairwrightError):
        play_out(lw.restore(data), 1)
