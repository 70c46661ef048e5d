"""A third game at the command line."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from lairwright.games import GameKind
from tests.cli.running import lair, lair_json, lair_play, lair_process

HERE = Path(__file__).parent
PLACE = "tests.stones.registration:STONES"


def test_its_options_are_listed(stones: GameKind) -> None:
    assert set(lair_json("options")["games"]) == {"boss-monster", "castle-raid", "stones"}
    shown = lair("options", "stones").stdout
    assert "  default: as it was thought of\n" in shown
    assert "how many stones lie on the heap" in shown


def test_it_is_played_at_a_terminal_and_shown_again(stones: GameKind, tmp_path: Path) -> None:
    words = ("stones", "--seed", "7", "--save", "game.record")
    done = lair_play(tmp_path, *words, typed="?\nwhy play seven\ntable\nhint\nlog\n" + "1\n" * 3)
    assert (done.returncode, done.stderr) == (0, "")
    for part in (
        "Round 1 · Play",
        "9 stones lie on the heap.",
        "Which card do you play? [ST-02]",
        "You do not hold that card.",
        "In turn everybody plays a card of their hand and takes that many stones.",
        "Won: ",
    ):
        assert part in done.stdout
    again = lair("replay", str(tmp_path / "game.record"))
    assert (again.returncode, again.stderr) == (0, "")
    assert "stones lie on the heap" in again.stdout or "One stone lies on the heap" in again.stdout


def test_its_rules_scenarios_and_simulations_are_found(stones: GameKind) -> None:
    assert "Nine stones lie on the heap" in lair("rule", "ST-01").stdout
    assert lair("scenario", "run", str(HERE / "hands-empty.toml")).returncode == 0
    assert lair_json("simulate", "stones", "--games", "20")["errors"] == 0


def test_its_cards_are_known_though_they_come_from_no_set(stones: GameKind, tmp_path: Path) -> None:
    done = lair_play(tmp_path, "stones", "--seed", "7", typed="card three\ncard thre\ncard four\nquit\n")
    assert done.stdout.count("  a three\n") == 2
    assert "There's no card called 'four' in this game." in done.stdout
    for card in ("three", "four"):
        scenario = (
            f'title = "t"\ngame = "stones"\nrules = ["ST-02"]\ncards = ["{card}"]\n[[step]]\nasks = ["0: play"]\n'
        )
        (tmp_path / f"{card}.toml").write_text(scenario, encoding="utf-8")
    done = lair("conformance", "--scenarios", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "lair: four.toml: there is no card 'four'\n")


def test_a_process_of_its_own_finds_it_by_the_environment() -> None:
    done = lair_process(
        "simulate", "stones", "--games", "5", "--json", LAIRWRIGHT_GAMES="tests.stones.registration:STONES"
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 5


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_process_of_its_own_has_its_messages(language: str) -> None:
    done = lair_process("--lang", language, "options", "stones", LAIRWRIGHT_GAMES="tests.stones.registration:STONES")
    assert (done.returncode, done.stderr) == (0, "")
    assert "how many stones lie on the heap" in done.stdout


@pytest.mark.parametrize(
    "place", ["tests.stones.none:STONES", "tests.stones.registration:NONE", "stones", ":", "json:loads"]
)
def test_a_bad_name_in_the_environment_is_one_sentence(place: str) -> None:
    done = lair("options", LAIRWRIGHT_GAMES=place)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"lair: LAIRWRIGHT_GAMES: '{place}' is not a game that can be imported (")
    assert done.stderr.endswith("); expected module:NAME\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("GAME = oops", "NameError: name 'oops' is not defined"),
        ("import sys; sys.exit()", "it ends the program: sys.exit()"),
        ("raise SystemExit('enough')", "it ends the program: sys.exit('enough')"),
        ("raise ValueError('two\\nlines')", "ValueError: two lines"),
    ],
)
def test_a_module_that_fails_is_one_sentence(tmp_path: Path, source: str, complaint: str) -> None:
    (tmp_path / "broken_game.py").write_text(source, encoding="utf-8")
    done = lair_process(
        "options",
        LAIRWRIGHT_GAMES="broken_game:GAME",
        PYTHONPATH=os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]),
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert f"({complaint})" in done.stderr
    assert done.stderr.count("\n") == 1
