"""TOML that Python cannot read, compare or write out again is refused with one sentence, like any other mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.castle.loader import catalog_for
from lairwright.dungeon.reading.loader import load_set
from lairwright.kernel.errors import SetFileError
from lairwright.scenarios.runner import load, run
from tests.cli.running import lair

TOO_DEEP = "lists and tables lie more than 50 deep in one another"
TOO_LARGE = "a whole number needs more than 64 bits"
HEAD = 'title = "t"\nrules = ["BM-GEN-01"]\n'

#: Each was once a traceback: while it was read, or when its value was to be named in a sentence.
HOSTILE = {
    "deep lists": (f"x = {'[' * 5000}{']' * 5000}\n", f"case.toml: {TOO_DEEP}"),
    "deep inline tables": (f"x = {'{ a = ' * 5000}1{' }' * 5000}\n", f"case.toml: {TOO_DEEP}"),
    "deep dotted keys": (f"x{'.a' * 5000} = 1\n", f"case.toml: field 'x': {TOO_DEEP}"),
    "lists just too deep": (f"x = {'[' * 51}{']' * 51}\n", f"case.toml: field 'x': {TOO_DEEP}"),
    "digits without end": (f"x = {'9' * 5000}\n", f"case.toml: {TOO_LARGE}"),
    "hexadecimal digits without end": (f"x = 0x{'f' * 5000}\n", f"case.toml: field 'x': {TOO_LARGE}"),
    "65 bits": (f"x = [{{ y = {2**63} }}]\n", f"case.toml: field 'x': {TOO_LARGE}"),
    "65 bits below nothing": (f"x = {-(2**63) - 1}\n", f"case.toml: field 'x': {TOO_LARGE}"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_cannot_be_read_is_one_sentence(name: str, tmp_path: Path) -> None:
    text, message = HOSTILE[name]
    file = tmp_path / "case.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SetFileError) as of_scenario:
        load(file)
    with pytest.raises(SetFileError) as of_cards:
        load_set(str(file), early=False)
    with pytest.raises(SetFileError) as of_castle:
        catalog_for((str(file),))
    assert {str(caught.value) for caught in (of_scenario, of_cards, of_castle)} == {message}


def test_what_is_just_not_too_much_is_read(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_text(f"{HEAD}seed = {2**63 - 1}\nrules_ = {'[' * 50}{']' * 50}\n", encoding="utf-8")
    with pytest.raises(SetFileError, match=r"unknown field 'rules_'"):
        load(file)


#: Numbers in texts, which no reader of TOML looks at.
IN_TEXTS = {
    "position of a path": (
        f'[[step]]\nexpect = {{ "town.{"9" * 5000}" = "none" }}\n',
        f"case.toml: step 1: town.{'9' * 5000}: '{'9' * 5000}' leads nowhere",
    ),
    "position of a path in another spelling": (
        '[[step]]\nexpect = { "town.00" = "none" }\n',
        "case.toml: step 1: town.00: '00' leads nowhere",
    ),
    "monster of the castle": (
        f'[table]\nmonsters = [["1.{"9" * 5000}"]]\n[[step]]\nexpect = {{ "round" = 1 }}\n',
        "case.toml: field 'table': field 'monsters': expected monsters as 'seat.strength', found '1.999",
    ),
}


@pytest.mark.parametrize("name", IN_TEXTS)
def test_a_number_without_end_in_a_text_is_a_failure(name: str, tmp_path: Path) -> None:
    text, message = IN_TEXTS[name]
    head = HEAD if "monster" not in name else 'title = "t"\nrules = ["CR-PLAY-01"]\ngame = "castle-raid"\n'
    file = tmp_path / "case.toml"
    file.write_text(head + text, encoding="utf-8")
    (result,) = run(load(file))
    assert [failure[: len(message)] for failure in result.failures] == [message]


def test_a_hostile_scenario_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(HOSTILE["deep lists"][0], encoding="utf-8")
    (tmp_path / "b.toml").write_text(f'{HEAD}[[step]]\nexpect = {{ "round" = {{ least = 1 }} }}\n', encoding="utf-8")
    done = lair("scenario", "run", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "1 passed, 1 failed\n")
    assert done.stderr == f"lair: a.toml: {TOO_DEEP}\n"


def test_a_hostile_set_is_one_sentence_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HOSTILE["digits without end"][0], encoding="utf-8")
    done = lair("check-set", str(file))
    assert (done.returncode, done.stderr) == (2, f"lair: mine.toml: {TOO_LARGE}\n")
