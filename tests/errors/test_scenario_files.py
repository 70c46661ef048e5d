"""Mistakes in scenario files, and the sentences they get."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.kernel.errors import SetFileError
from lairwright.scenarios.runner import find_scenarios, load, run

HEAD = 'title = "t"\nrules = ["BM-GEN-01"]\n'
STEP = '[[step]]\nexpect = { "phase" = "build" }\n'
TABLE = '[[seat]]\nhand = ["dark-altar"]\n'
OFFERED = "offered now: 0: decline, build dark-altar end"

#: Found when the file is read.
UNREADABLE = {
    "no title": (STEP, "case.toml: field 'title' is missing"),
    "title of nothing": ('title = " "\n' + STEP, "case.toml: field 'title': is empty"),
    "title is no text": ("title = 3\n" + STEP, "case.toml: field 'title': expected text, found 3"),
    "unknown field": (HEAD + "step_s = 1\n" + STEP, "case.toml: unknown field 'step_s' (did you mean 'step'?)"),
    "unknown game": (HEAD + 'game = "chess"\n' + STEP, "case.toml: field 'game': unknown game 'chess'"),
    "unknown preset": (
        HEAD + 'preset = "dee"\n' + STEP,
        "case.toml: field 'preset': unknown preset 'dee' (did you mean 'de'?); presets: default, pl, ru, de, en10",
    ),
    "about is no text": (HEAD + "about = 3\n" + STEP, "case.toml: field 'about': expected text, found 3"),
    "preset and presets": (
        HEAD + 'preset = "pl"\npresets = ["de"]\n' + STEP,
        "case.toml: field 'preset': give 'preset' or 'presets', not both",
    ),
    "no presets": (HEAD + "presets = []\n" + STEP, "case.toml: field 'presets': expected presets, each once, found []"),
    "the same preset twice": (
        HEAD + 'presets = ["pl", "pl"]\n' + STEP,
        "case.toml: field 'presets': expected presets, each once, found ['pl', 'pl']",
    ),
    "rules are no list": (
        'title = "t"\nrules = "BM-GEN-01"\n' + STEP,
        "case.toml: field 'rules': expected a list of texts, found 'BM-GEN-01'",
    ),
}

#: Found when the scenario is run: each is a failure of it, never an error of Python.
FAILING = {
    "no step": (HEAD, "the scenario has no [[step]]: it states nothing"),
    "unknown step": (
        HEAD + "[[step]]\nexpcet = 1\n",
        "case.toml: step 1: unknown step 'expcet' (did you mean 'expect'?)",
    ),
    "unknown start": (HEAD + 'start = "bulid"\n' + STEP, "case.toml: unknown start 'bulid' (did you mean 'build'?)"),
    "unknown option": (
        HEAD + "options = { bait = 1 }\n" + STEP,
        "case.toml: unknown option 'bait' (did you mean 'bait_tie'?)",
    ),
    "unknown variant": (
        HEAD + 'variants = ["hard"]\n' + STEP,
        "case.toml: unknown variant 'hard' (did you mean 'hard-mode'?)",
    ),
    "too many seats": (HEAD + "seats = 2\n" + 3 * "[[seat]]\n" + STEP, "case.toml: 3 seats are described, but the"),
    "unknown card": (
        HEAD + '[[seat]]\nhand = ["feer"]\n' + STEP,
        "case.toml: unknown card 'feer' (did you mean 'fear'?)",
    ),
    "card of the wrong kind": (
        HEAD + '[[seat]]\nhand = ["draculord"]\n' + STEP,
        "case.toml: expected a room or spell, but 'draculord' is a boss",
    ),
    "more copies than there are": (
        HEAD + '[[seat]]\nhand = ["exhaustion", "exhaustion"]\n' + STEP,
        "case.toml: all 1 copies of 'exhaustion' are in use already",
    ),
    "unknown field of a seat": (
        HEAD + "[[seat]]\nhnad = []\n" + STEP,
        "case.toml: seat 1: unknown field 'hnad' (did you mean 'hand'?)",
    ),
    "dungeon without stacks": (
        HEAD + '[[seat]]\ndungeon = ["dark-altar"]\n' + STEP,
        "case.toml: seat 1: field 'dungeon': expected up to five lists of room ids, found ['dark-altar']",
    ),
    "unknown field of the table": (
        HEAD + "[table]\ntwon = []\n" + STEP,
        "case.toml: field 'table': unknown field 'twon' (did you mean 'town'?)",
    ),
    "unknown path": (
        HEAD + '[[step]]\nexpect = { "seats.0.soul" = 1 }\n',
        "case.toml: step 1: seats.0.soul: there is no 'soul' (did you mean 'souls'?)",
    ),
    "path too long": (HEAD + '[[step]]\nexpect = { "round.x" = 1 }\n', "case.toml: step 1: round.x: 'x' leads nowhere"),
    "wrong value": (
        HEAD + TABLE + '[[step]]\nexpect = { "round" = 5 }\n',
        "step 1: round: expected 5, found 1",
    ),
    "illegal choice": (
        HEAD + TABLE + '[[step]]\nplay = ["0: accept"]\n',
        f"step 1: 'accept' is refused: another-question-is-open (BM-BUILD-01); {OFFERED}",
    ),
    "refusal of what is legal": (
        HEAD + TABLE + '[[step]]\nrefuse = { key = "0: decline" }\n',
        "step 1: '0: decline' should be refused, but is legal",
    ),
    "refusal without a key": (
        HEAD + '[[step]]\nrefuse = { rule = "x" }\n',
        "case.toml: step 1: refuse: field 'key' is missing",
    ),
    "phase that never comes": (HEAD + '[[step]]\nuntil = "setup"\n', "step 1: 'setup' was not reached"),
    "no phase at all": (HEAD + '[[step]]\nuntil = ""\n', "case.toml: step 1: until: unknown goal ''; expected a phase"),
    "unknown viewer": (
        HEAD + "[[step]]\nseen = { by = 7, expect = {} }\n",
        "case.toml: step 1: seen: field 'by': expected a whole number from 0 to 1, found 7",
    ),
    "event that did not happen": (
        HEAD + TABLE + '[[step]]\nevents = ["died"]\n',
        "step 1: event 'died' did not happen; happened: nothing",
    ),
    "other questions": (
        HEAD + TABLE + '[[step]]\nasks = ["0: respond"]\n',
        "step 1: expected the open questions ['0: respond'], found ['0: build']",
    ),
    "option not offered": (
        HEAD + TABLE + '[[step]]\noffers = ["0: accept"]\n',
        f"step 1: '0: accept' should be offered; {OFFERED}",
    ),
    "list compared with a number": (HEAD + '[[step]]\nexpect = { "town" = { least = 3 } }\n', "step 1: town: "),
    "nothing compared with a number": (HEAD + '[[step]]\nexpect = { "hero" = { most = 3 } }\n', "step 1: hero: "),
    "number that has something": (HEAD + '[[step]]\nexpect = { "round" = { has = 3 } }\n', "step 1: round: "),
}


def _write(folder: Path, text: str) -> Path:
    file = folder / "case.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_file_that_is_no_scenario_says_why(name: str, tmp_path: Path) -> None:
    text, message = UNREADABLE[name]
    with pytest.raises(SetFileError) as caught:
        load(_write(tmp_path, text))
    assert str(caught.value) == message


@pytest.mark.parametrize("name", FAILING)
def test_a_scenario_that_cannot_hold_says_why(name: str, tmp_path: Path) -> None:
    text, message = FAILING[name]
    (result,) = run(load(_write(tmp_path, text)))
    assert result.failures
    assert result.failures[0].startswith(message)


def test_broken_toml(tmp_path: Path) -> None:
    with pytest.raises(SetFileError, match=r"^case\.toml: is not valid TOML: "):
        load(_write(tmp_path, "title ="))


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_bytes(b"\xff")
    with pytest.raises(SetFileError, match=r"^case\.toml: is not UTF-8 text$"):
        load(file)


def test_missing_files_and_empty_folders(tmp_path: Path) -> None:
    with pytest.raises(SetFileError) as caught:
        find_scenarios([tmp_path / "none.toml"])
    assert str(caught.value) == f"{tmp_path / 'none.toml'}: there is no such scenario file or folder"
    with pytest.raises(SetFileError, match=r"^no scenario file was found$"):
        find_scenarios([tmp_path])
