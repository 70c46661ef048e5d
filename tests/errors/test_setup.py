"""Games that cannot be set up, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lairwright as lw
from lairwright.dungeon.rules import parse_option
from lairwright.kernel.errors import LairwrightError, SetupError

CELLAR = str(Path(__file__).parents[2] / "examples" / "sets" / "cellar.toml")
PRESETS = "presets: default, pl, ru, de, en10"

CASES: dict[str, tuple[dict[str, Any], str]] = {
    "unknown game": ({"game": "boss-mosnter"}, "unknown game 'boss-mosnter' (did you mean 'boss-monster'?)"),
    "one seat": ({"seats": 1}, "boss-monster is for 2 to 4 seats, not 1"),
    "five seats": ({"seats": 5}, "boss-monster is for 2 to 4 seats, not 5"),
    "negative seed": ({"seed": -1}, "a seed is a whole number from 0 to 9223372036854775807, not -1"),
    "seed too large": ({"seed": 2**63}, f"a seed is a whole number from 0 to {2**63 - 1}, not {2**63}"),
    "unknown preset": ({"preset": "polish"}, f"unknown preset 'polish'; {PRESETS}"),
    "misspelt preset": ({"preset": "dee"}, f"unknown preset 'dee' (did you mean 'de'?); {PRESETS}"),
    "unknown variant": (
        {"variants": ("hardmode",)},
        "unknown variant 'hardmode' (did you mean 'hard-mode'?); variants: choose-boss, machinations, hard-mode, "
        "seeded-discard",
    ),
    "unknown option": ({"options": {"bait": "x"}}, "unknown option 'bait' (did you mean 'bait_tie'?)"),
    "unknown value": (
        {"options": {"bait_order": "oldest"}},
        "option 'bait_order' cannot be 'oldest'; it may be: oldest_first, newest_first",
    ),
    "text for a switch": (
        {"options": {"elimination": "yes"}},
        "option 'elimination' cannot be 'yes'; it may be: true, false",
    ),
    "number for a switch": (
        {"options": {"elimination": 1}},
        "option 'elimination' cannot be 1; it may be: true, false",
    ),
    "switch for a number": (
        {"options": {"setup_discard": True}},
        "option 'setup_discard' cannot be True; it may be: 0, 1, 2, 3, 4",
    ),
    "no set": ({"sets": ()}, "a game needs at least one card set"),
    "set twice": ({"sets": ("base", "base")}, "a set is named twice: base, base"),
    "only an add-on": (
        {"sets": (CELLAR,)},
        f"none of the sets {CELLAR} can be played alone: add one that can, such as 'base'",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_game_that_cannot_be_set_up_says_why(name: str) -> None:
    arguments, message = CASES[name]
    with pytest.raises(LairwrightError) as caught:
        lw.new_game(**arguments)
    assert str(caught.value).startswith(message)


def test_cards_of_two_sets_may_not_share_an_id(tmp_path: Path) -> None:
    copy = tmp_path / "copy.toml"
    copy.write_text(Path(CELLAR).read_text(encoding="utf-8").replace('"cellar"', '"copy"'), encoding="utf-8")
    with pytest.raises(SetupError) as caught:
        lw.new_game(sets=("base", CELLAR, str(copy)))
    assert str(caught.value) == "card 'old-ferment' is in set 'cellar' and in set 'copy'"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("bait_order", "an option is written name=value, not 'bait_order'"),
        ("bait=x", "unknown option 'bait' (did you mean 'bait_tie'?)"),
        ("bait_order=oldest", "option 'bait_order' cannot be 'oldest'; it may be: oldest_first, newest_first"),
        ("elimination=yes", "option 'elimination' cannot be 'yes'; it may be: true, false"),
        ("=", "unknown option ''"),
    ],
)
def test_an_option_on_the_command_line(text: str, message: str) -> None:
    with pytest.raises(SetupError) as caught:
        parse_option(text)
    assert str(caught.value) == message


def test_values_on_the_command_line_have_their_own_types() -> None:
    assert parse_option("elimination=false") == ("elimination", False)
    assert parse_option("setup_discard=3") == ("setup_discard", 3)
    assert parse_option("bait_order=newest_first") == ("bait_order", "newest_first")
    assert parse_option("bosses_dealt=2") == ("bosses_dealt", 2)


def test_an_open_game_has_no_outcome_and_a_finished_one_no_decision() -> None:
    game = lw.new_game(seed=1)
    with pytest.raises(LairwrightError, match=r"^the game is not over: it has no outcome yet$"):
        _ = game.outcome
    while not game.over:
        game.play(0)
    with pytest.raises(LairwrightError, match=r"^the game is over: there is no open decision$"):
        _ = game.decision
    with pytest.raises(LairwrightError, match=r"game-over"):
        game.play("pass")


def test_a_redealt_table_has_no_record() -> None:
    game = lw.new_game(seed=1).redeal(0, 1)
    with pytest.raises(LairwrightError, match=r"^this table was staged or re-dealt: no record leads to it$"):
        _ = game.record
