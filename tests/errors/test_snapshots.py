"""Damaged snapshots are refused when they are restored, not found out later."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lairwright as lw
from lairwright.dungeon.state.table import Table
from lairwright.kernel.config import Config
from lairwright.kernel.errors import LairwrightError, RecordError
from tests.examples import examples
from tests.playing import play_out, position

GAME = position(Config("boss-monster", 2, 3, "default", ("base",), (), {}), 12)
assert isinstance(GAME, Table)
SNAPSHOT: dict[str, Any] = GAME.snapshot()
CARDS = len(GAME.cards)


def fresh() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(SNAPSHOT))
    return data


def put(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Set what a dotted path leads to."""

    def change(data: dict[str, Any]) -> None:
        *parents, last = path.split(".")
        found: Any = data
        for part in parents:
            found = found[int(part)] if part.isdecimal() else found[part]
        found[int(last) if last.isdecimal() else last] = value

    return change


def drop(path: str) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        *parents, last = path.split(".")
        found: Any = data
        for part in parents:
            found = found[int(part)] if part.isdecimal() else found[part]
        del found[last]

    return change


def nested() -> list[object]:
    found: list[object] = []
    for _ in range(100_000):
        found = [found]
    return found


HUGE = 10**5000
NESTED = nested()


def double_a_card(data: dict[str, Any]) -> None:
    data["state"]["room_deck"].append(data["state"]["room_deck"][0])


def lose_a_card(data: dict[str, Any]) -> None:
    data["state"]["room_deck"].pop()


#: What is done to a snapshot, and the beginning of the complaint; an empty one leaves the wording to the engine.
CASES: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "another format": (put("format", 1), "not a snapshot of format 2"),
    "format as a float": (put("format", 2.0), "not a snapshot of format 2"),
    "format too long to be written": (put("format", HUGE), "not a snapshot of format 2"),
    "option too long to be written": (
        put("config.options", {"bosses_dealt": HUGE}),
        "configuration option 'bosses_dealt' has an unusable value a number of 16610 bits",
    ),
    "number for a game": (put("config.game", HUGE), "configuration field 'game' must be text, not a number of 16610"),
    "sets too long to be written": (put("config.sets", [HUGE]), "configuration field 'sets' must be a list of texts"),
    "option nested too deeply": (
        put("config.options", {"bosses_dealt": NESTED}),
        "configuration option 'bosses_dealt' has an unusable value [[[",
    ),
    "cards too long to be written": (put("cards", HUGE), "the snapshot was made with other cards (a number of 16610"),
    "number too long to be written": (
        put("state.round", HUGE),
        "snapshot field 'round' must be a number, not a number of 16610 bits: numbers here go up to 9007199254740991",
    ),
    "numbers too long to be written": (
        put("state.order", [0, -HUGE]),
        "snapshot field 'order' must be a list of numbers, and holds a number of 16610 bits: numbers here go up to ",
    ),
    "number nested too deeply": (put("state.round", NESTED), "snapshot field 'round' must be a number, not [[["),
    "numbers nested too deeply": (
        put("state.order", NESTED),
        "snapshot field 'order' must be a list of numbers, and holds [[[",
    ),
    "lists nested too deeply": (put("state.menus", NESTED), "snapshot field 'menus' must be a list of numbers, and"),
    "fewer choices than none": (
        put("state.made", -(2**63) + 1),
        "snapshot field 'made' must be a number, not -9223372036854775807: numbers here go up to ",
    ),
    "one choice fewer than none": (put("state.made", -1), "snapshot field 'made' must not be negative, found -1"),
    "random word of 33 bits": (
        put("state.streams.3", 2**32),
        "snapshot field 'streams' holds 4294967296, which is not a word of 32 bits",
    ),
    "no configuration": (drop("config"), "the configuration is not a table of fields"),
    "other cards": (put("cards", "x"), "the snapshot was made with other cards ('x', here "),
    "no state": (drop("state"), "the snapshot has no state"),
    "text for a number": (put("state.phase", "x"), "snapshot field 'phase' must be a number, not 'x'"),
    "text for a list": (put("state.room_deck", "x"), "snapshot field 'room_deck' must be a list of numbers, not 'x'"),
    "mark on no card": (
        put("state.under", [9999, 1]),
        f"snapshot field 'under' names card 9999, but there are {CARDS}",
    ),
    "no players": (put("state.players", []), "the snapshot must have 2 players"),
    "player is no table": (put("state.players", [1, 2]), "a player of the snapshot is not a table of fields"),
    "player without a hand": (drop("state.players.0.rooms"), "snapshot field 'rooms' must be a list of numbers"),
    "outcome without reason": (put("outcome", {}), "the outcome in the snapshot is damaged"),
    "card that does not exist": (put("state.room_deck", [9999]), ""),
    "negative card": (put("state.room_deck", [-5]), ""),
    "doubled card": (double_a_card, ""),
    "lost card": (lose_a_card, ""),
    "card below itself": (put("state.under", [10, 10]), ""),
    "half a mark": (put("state.under", [1]), ""),
    "short frame": (put("state.frames", [[1]]), ""),
    "no frame": (put("state.frames", []), ""),
    "unknown procedure": (put("state.frames", [[99, *[0] * 9]]), "snapshot field 'frames' names procedure 99"),
    "unknown target": (
        put("state.frames", [[0, 0, 0, 0, 0, 0, 0, 0, 9999, 0]]),
        "snapshot field 'frames' names a card or a seat that does not exist",
    ),
    "unknown owner": (
        put("state.frames", [[0, 0, 0, 0, 0, 0, 0, 0, 0, 7]]),
        "snapshot field 'frames' names a card or a seat that does not exist",
    ),
    "no menu": (put("state.menus", []), ""),
    "empty menu": (put("state.menus", [[]]), ""),
    "unknown seat asked": (put("state.open", [7]), ""),
    "nobody asked": (lambda data: (put("state.open", [])(data), put("state.menus", [])(data))[0], ""),
    "unknown phase": (put("state.phase", 99), ""),
    "order of other seats": (put("state.order", [9, 9]), ""),
    "too few random words": (put("state.streams", [1]), ""),
    "half a choice": (put("state.history", [1]), ""),
    "no option in a menu": (put("state.menus", [[63]]), "snapshot field 'menus' holds 63, which is not an option"),
    "no option in the past": (put("state.menus", [[1 << 40]]), "snapshot field 'menus' holds "),
}


@pytest.mark.parametrize("name", CASES)
def test_a_damaged_snapshot_is_refused(name: str) -> None:
    change, message = CASES[name]
    data = fresh()
    change(data)
    with pytest.raises(RecordError) as caught:
        lw.restore(data)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("field", "message"),
    [
        ("seats", "boss-monster is for 2 to 4 seats, not a number of 16610 bits"),
        ("seed", f"a seed is a whole number from 0 to {2**63 - 1}, not a number of 16610 bits"),
    ],
)
def test_a_configuration_too_long_to_be_written_is_refused(field: str, message: str) -> None:
    data = fresh()
    data["config"][field] = HUGE
    with pytest.raises(LairwrightError) as caught:
        lw.restore(data)
    assert str(caught.value) == message


@pytest.mark.parametrize("data", [None, 3, "x", [], {}])
def test_something_else_is_no_snapshot(data: object) -> None:
    with pytest.raises(RecordError, match=r"^not a snapshot of format 2$"):
        lw.restore(data)


def leaves(data: object, path: str = "") -> Iterator[tuple[str, int]]:
    """Where the numbers of a snapshot are."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, part in parts:
        yield from leaves(part, f"{path}.{name}" if path else str(name))
    if isinstance(data, int):
        yield path, data


@pytest.mark.parametrize("as_something_else", [bool, float])
def test_what_is_no_whole_number_is_no_number(as_something_else: type) -> None:
    where = list(leaves(fresh()))
    assert len(where) > 300
    for path, number in where:
        data = fresh()
        put(path, as_something_else(number))(data)
        with pytest.raises(RecordError):
            lw.restore(data)


def test_a_restored_game_shares_nothing_with_its_snapshot() -> None:
    data = position(Config("boss-monster", 2, 3, "default", ("base",), (), {"bosses_dealt": 2}), 3).snapshot()
    before = json.dumps(data)
    game = lw.restore(data)
    config: Any = data["config"]
    config["options"].clear()
    assert game.config.options == {"bosses_dealt": 2}
    assert json.dumps(game.snapshot()) == before


def test_the_cases_start_from_a_snapshot_without_damage() -> None:
    assert play_out(lw.restore(fresh()), 1).over


_LEAVES = st.one_of(st.none(), st.integers(-3, 300), st.text(max_size=3), st.lists(st.integers(-2, 200), max_size=3))


@examples(200)
@given(st.sampled_from(sorted(SNAPSHOT["state"])), _LEAVES)
def test_no_value_in_any_field_raises_anything_but_a_sentence(field: str, value: object) -> None:
    data = fresh()
    data["state"][field] = value
    with contextlib.suppress(LairwrightError):
        lw.restore(data)
