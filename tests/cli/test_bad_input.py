"""Bad input on the command line: one sentence on stderr, exit code 2, never a traceback."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.running import RECORD, ROOT, lair

CASES: dict[str, tuple[tuple[str, ...], str]] = {
    "unknown command": (("paly",), "No such command 'paly'."),
    "unknown option": (("simulate", "--sets-of", "x"), "No such option: --sets-of"),
    "no number": (("simulate", "--seats", "two"), "Invalid value for '--seats'"),
    "missing argument": (("replay",), "Missing argument"),
    "unknown game": (("simulate", "chess"), "unknown game 'chess'; games: boss-monster"),
    "unknown preset": (("simulate", "--preset", "dee"), "unknown preset 'dee' (did you mean 'de'?)"),
    "unknown variant": (("simulate", "--variant", "hard"), "unknown variant 'hard' (did you mean 'hard-mode'?)"),
    "unknown rules option": (("simulate", "--option", "bait=1"), "unknown option 'bait' (did you mean 'bait_tie'?)"),
    "rules option without value": (
        ("simulate", "--option", "bait_order"),
        "an option is written name=value, not 'bait_order'",
    ),
    "unknown value": (
        ("simulate", "--option", "bait_order=x"),
        "option 'bait_order' cannot be 'x'; it may be: oldest_first, newest_first",
    ),
    "unknown set": (("simulate", "--sets", "bas"), "unknown set 'bas' (did you mean 'base'?)"),
    "missing set file": (("simulate", "--sets", "base,no.toml"), "no.toml: there is no such set file or folder"),
    "unknown bot": (("simulate", "--bot", "gredy"), "unknown bot 'gredy' (did you mean 'greedy'?); bots: "),
    "too many seats": (("simulate", "--seats", "7"), "boss-monster is for 2 to 4 seats, not 7"),
    "no game": (("simulate", "--games", "0"), "a simulation needs at least one game, not 0"),
    "no process": (("simulate", "--jobs", "0"), "a simulation needs at least one process, not 0"),
    "no budget": (("simulate", "--budget", "0"), "a bot needs a budget of at least one simulation, not 0"),
    "negative seed": (("simulate", "--seed", "-1"), "a seed is a whole number from 0 to "),
    "seeds too large": (
        ("simulate", "--seed", str(2**63 - 5), "--games", "10"),
        f"10 games from seed {2**63 - 5} on would pass the largest seed, {2**63 - 1}",
    ),
    "missing scenario": (("scenario", "run", "no.toml"), "no.toml: there is no such scenario file or folder"),
    "missing record": (("replay", "no.txt"), "no.txt: cannot be read: No such file or directory"),
    "folder for a record": (("replay", "docs"), "docs: cannot be read: Is a directory"),
    "text for a record": (("replay", "README.md"), "README.md: not a Lairwright record: expected "),
    "beyond the end": (("replay", RECORD, "--upto", "9999"), f"{RECORD}: the record has "),
    "unknown seat": (("replay", RECORD, "--seat", "3"), f"{RECORD}: there is no seat 3: seats are 0 to 2"),
    "unknown set of cards": (("cards", "--set", "bas"), "unknown set 'bas' (did you mean 'base'?)"),
    "missing set to check": (("check-set", "no.toml"), "no.toml: there is no such set file or folder"),
    "set to check without ending": (("check-set", "nothing"), "./nothing: there is no such set file or folder"),
    "no set file": (("check-set", "pyproject.toml"), "pyproject.toml: expected exactly one [set] table, found 0"),
    "unknown rule": (("rule", "BM-BAIT-3"), "there is no rule 'BM-BAIT-3' (did you mean 'BM-BAIT-03'?)"),
    "no scenarios": (("conformance", "--scenarios", "nowhere"), "there is no scenario folder 'nowhere' here: "),
    "unwritable file": (
        ("conformance", "--write", "no/such/folder/table.md"),
        "no/such/folder/table.md: cannot be written: No such file or directory",
    ),
    "unknown game to play": (("play", "chess"), "unknown game 'chess'; games: boss-monster"),
    "too few seats": (("simulate", "castle-raid", "--seats", "2"), "castle-raid is for 3 to 6 seats, not 2"),
    "another game's set": (
        ("play", "castle-raid", "--sets", "base"),
        "unknown set 'base'; shipped sets of castle-raid: ",
    ),
    "several castle sets": (
        ("play", "castle-raid", "--sets", "proposed,mine.toml"),
        "castle-raid is played with exactly one card set, such as 'proposed'; found: proposed, mine.toml",
    ),
    "another game's preset": (("play", "castle-raid", "--preset", "pl"), "unknown preset 'pl'; presets: default"),
    "another game's option": (("play", "castle-raid", "--option", "bait_order=up"), "unknown option 'bait_order'"),
    "options of an unknown game": (("options", "chess"), "unknown game 'chess'; games: boss-monster, castle-raid"),
    "unknown castle rule": (("rule", "CR-PLY-06"), "there is no rule 'CR-PLY-06' (did you mean 'CR-PLAY-06'?)"),
    "missing game to resume": (("play", "--resume", "no.txt"), "no.txt: cannot be read: No such file or directory"),
}


@pytest.mark.parametrize("name", CASES)
def test_bad_input_is_one_sentence(name: str) -> None:
    words, message = CASES[name]
    done = lair(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"lair: {message}")
    assert done.stderr.count("\n") == 1


def test_a_record_that_does_not_fit_names_the_step(tmp_path: Path) -> None:
    lines = (ROOT / RECORD).read_text(encoding="utf-8").splitlines()
    file = tmp_path / "bad.txt"
    file.write_text("\n".join([*lines[:5], "0: sing"]) + "\n", encoding="utf-8")
    done = lair("replay", str(file))
    assert done.returncode == 2
    assert done.stderr.startswith(f"lair: {file}: step 4: seat 0: 'sing' is refused: ")


def test_a_record_made_with_other_cards(tmp_path: Path) -> None:
    lines = (ROOT / RECORD).read_text(encoding="utf-8").splitlines()
    head = json.loads(lines[1])
    head["cards"] = "000000000000"
    file = tmp_path / "old.txt"
    file.write_text("\n".join([lines[0], json.dumps(head), *lines[2:]]), encoding="utf-8")
    done = lair("replay", str(file))
    assert done.returncode == 2
    assert done.stderr.startswith(
        f"lair: {file}: the record was made with other cards (fingerprint 000000000000, here "
    )


def test_a_record_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "bytes.txt"
    file.write_bytes(b"\xff\xfe\x00")
    done = lair("replay", str(file))
    assert (done.returncode, done.stderr) == (2, f"lair: {file}: is not UTF-8 text\n")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything is readable to the superuser")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    file = tmp_path / "secret.txt"
    file.write_text("x", encoding="utf-8")
    file.chmod(0)
    done = lair("replay", str(file))
    assert (done.returncode, done.stderr) == (2, f"lair: {file}: cannot be read: Permission denied\n")
