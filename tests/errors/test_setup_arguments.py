"""Arguments of ``new_game`` that are of the wrong type, or too long to be written, and what is said about them."""

from __future__ import annotations

import json
from enum import IntEnum, StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, final

import pytest

import lairwright as lw
from lairwright.kernel.arguments import quoted
from lairwright.kernel.errors import SetupError
from tests.errors.odd import HUGE, Number

CELLAR = Path(__file__).parents[2] / "examples" / "sets" / "cellar.toml"


@final
class Odd(int):
    """A whole number that writes itself differently."""

    def __str__(self) -> str:
        return "odd"

    def __repr__(self) -> str:
        raise RuntimeError("no")


@final
class Dealt(IntEnum):
    TWO = 2


@final
class Order(StrEnum):
    NEWEST = "newest_first"


def nested() -> list[object]:
    found: list[object] = []
    for _ in range(100_000):
        found = [found]
    return found


CASES: dict[str, tuple[dict[str, Any], str]] = {
    "no game": ({"game": None}, "the name of a game is text, not None"),
    "list of games": ({"game": ["boss-monster"]}, "the name of a game is text, not ['boss-monster']"),
    "text for seats": ({"seats": "3"}, "the number of seats is a whole number, not '3'"),
    "seats as a float": ({"seats": 2.0}, "the number of seats is a whole number, not 2.0"),
    "true for seats": ({"seats": True}, "the number of seats is a whole number, not True"),
    "seats too long to be written": ({"seats": HUGE}, "boss-monster is for 2 to 4 seats, not a number of 16610 bits"),
    "no seed": ({"seed": None}, "a seed is a whole number, not None"),
    "text for a seed": ({"seed": "1"}, "a seed is a whole number, not '1'"),
    "true for a seed": ({"seed": True}, "a seed is a whole number, not True"),
    "false for a seed": ({"seed": False}, "a seed is a whole number, not False"),
    "seed as a float": ({"seed": 1.0}, "a seed is a whole number, not 1.0"),
    "seed too long to be written": (
        {"seed": HUGE},
        f"a seed is a whole number from 0 to {2**63 - 1}, not a number of 16610 bits",
    ),
    "odd seed": ({"seed": Odd(-1)}, f"a seed is a whole number from 0 to {2**63 - 1}, not -1"),
    "no preset": ({"preset": None}, "the name of a preset is text, not None"),
    "list of presets": ({"preset": ["pl"]}, "the name of a preset is text, not ['pl']"),
    "text for sets": ({"sets": "base"}, "sets is a list of names, not 'base'"),
    "bytes for sets": ({"sets": b"base"}, "sets is a list of names, not b'base'"),
    "number for sets": ({"sets": 1}, "sets is a list of names, not 1"),
    "path among sets": ({"sets": ["base", CELLAR]}, f"sets is a list of names, and {quoted(CELLAR)} is not text"),
    "nothing among sets": ({"sets": ["base", None]}, "sets is a list of names, and None is not text"),
    "text for variants": ({"variants": "hard-mode"}, "variants is a list of names, not 'hard-mode'"),
    "empty text for variants": ({"variants": ""}, "variants is a list of names, not ''"),
    "no variants": ({"variants": None}, "variants is a list of names, not None"),
    "number among variants": ({"variants": [HUGE]}, "variants is a list of names, and a number of 16610 bits is not"),
    "false for options": ({"options": False}, "options is a table of names and values, not False"),
    "zero for options": ({"options": 0}, "options is a table of names and values, not 0"),
    "empty text for options": ({"options": ""}, "options is a table of names and values, not ''"),
    "list for options": ({"options": []}, "options is a table of names and values, not []"),
    "number for an option": ({"options": {1: 1}}, "the name of an option is text, not 1"),
    "nothing for a value": (
        {"options": {"bosses_dealt": None}},
        "option 'bosses_dealt' is a switch, a whole number or text, not None",
    ),
    "float for a value": (
        {"options": {"bosses_dealt": 2.0}},
        "option 'bosses_dealt' is a switch, a whole number or text, not 2.0",
    ),
    "endless list for a value": (
        {"options": {"bosses_dealt": nested()}},
        "option 'bosses_dealt' is a switch, a whole number or text, not [[[[[[[...]]]]]]]",
    ),
    "value too long to be written": (
        {"options": {"bosses_dealt": HUGE}},
        "option 'bosses_dealt' cannot be a number of 16610 bits: it has at most 63 bits",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_an_argument_of_the_wrong_type_is_named(name: str) -> None:
    arguments, message = CASES[name]
    with pytest.raises(SetupError) as caught:
        lw.new_game(**arguments)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("seed", [Number(7), Odd(7)], ids=["of another library", "that writes itself differently"])
def test_any_whole_number_is_a_seed(seed: Any) -> None:
    game = lw.new_game(seats=Number(3), seed=seed)
    game.play(0)
    assert type(game.config.seed) is type(game.config.seats) is int
    assert (game.config.seats, game.config.seed) == (3, 7)
    same = lw.new_game(seats=3, seed=7)
    same.play(0)
    assert game.snapshot() == same.snapshot()
    assert lw.replay(game.record.dumps()).snapshot() == same.snapshot()
    assert lw.restore(json.loads(json.dumps(game.snapshot()))).snapshot() == same.snapshot()


def test_a_configuration_holds_plain_values() -> None:
    options: Any = MappingProxyType({"bosses_dealt": Dealt.TWO, "bait_order": Order.NEWEST, "elimination": False})
    game = lw.new_game(sets=["base"], variants=iter(["hard-mode"]), options=options)  # type: ignore[call-overload]
    assert game.config.options == {"bosses_dealt": 2, "bait_order": "newest_first", "elimination": False}
    assert [type(value) for value in game.config.options.values()] == [int, str, bool]
    assert (game.config.sets, game.config.variants) == (("base",), ("hard-mode",))
    assert lw.replay(game.record.dumps()).snapshot() == game.snapshot()
