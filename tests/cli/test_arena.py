"""``lair arena``, as a user runs it."""

from __future__ import annotations

import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from pathlib import Path

import pytest

from lairwright.cli.arena_report import failures, html_report
from lairwright.lab.arena import ArenaPlan, ArenaRun, play_fixture
from lairwright.lab.standings import standings
from lairwright.text.catalogue import languages, texts
from tests.cli.running import interrupted, lair, lair_json, lair_process

DUEL = ("arena", "greedy", "random", "--games", "8", "--budget", "1")
COLUMNS = [
    "bot",
    "games",
    "won",
    "share",
    "95%",
    "interval",
    "even",
    "share",
    "verdict",
    "per",
    "decision",
    "simulations",
]
FOUR = ("arena", "random", "random", "random", "random", "--games", "4", "--seed", "3")


def test_a_duel_as_json() -> None:
    data = lair_json(*DUEL, "--seed", "20", "--preset", "de")
    expected = {"game": "boss-monster", "preset": "de", "seats": 2, "seed": 20, "budget": 1, "jobs": 1, "games": 8}
    assert {name: data[name] for name in expected} == expected
    assert data["seeds"] == [20, 21, 22, 23]
    assert data["match_ups"] == [["greedy", "random"]]
    greedy, random = data["bots"]
    assert (greedy["name"], random["name"]) == ("greedy", "random")
    assert greedy["games"] == random["games"] == 8
    assert greedy["wins"] + random["wins"] == 8
    for bot in data["bots"]:
        assert bot["win_share"] == pytest.approx(bot["wins"] / 8)
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
        assert bot["even_share"] == 0.5
        assert len(bot["by_seat"]) == 2
        assert bot["seconds_per_decision"] > 0
        assert bot["rating"] is None
    assert data["decisions"] == greedy["decisions"] + random["decisions"]
    shares = ("games", "wins", "win_share", "low", "high")
    assert data["pairs"] == [
        {"row": 0, "column": 1, "bot": "greedy", "against": "random", **{name: greedy[name] for name in shares}},
        {"row": 1, "column": 0, "bot": "random", "against": "greedy", **{name: random[name] for name in shares}},
    ]
    assert sum(data["outcomes"].values()) == 8
    assert (data["errors"], data["failed"]) == (0, [])
    assert re.fullmatch("[0-9a-f]{32}", data["fingerprint"])


def test_a_bot_may_have_several_seats() -> None:
    data = lair_json("arena", "random", "random", "--seats", "4", "--mix", "1,3", "--games", "4")
    assert [bot["even_share"] for bot in data["bots"]] == [0.25, 0.75]
    assert [bot["games"] for bot in data["bots"]] == [4, 4]
    assert data["match_ups"] == [["random"] * 4]
    assert len(data["seeds"]) == 1


def test_more_than_two_bots_are_rated() -> None:
    data = lair_json(*FOUR)
    assert data["games"] == 24
    assert len(data["pairs"]) == 12
    for bot in data["bots"]:
        assert bot["games"] == 12
        assert bot["rating"]["ordinal"] == pytest.approx(bot["rating"]["mu"] - 3 * bot["rating"]["sigma"], abs=0.001)


def test_processes_change_nothing_but_times() -> None:
    one, two = lair_json(*FOUR), json.loads(lair_process(*FOUR, "--jobs", "2", "--json").stdout)
    for data in (one, two):
        del data["jobs"], data["seconds"]
        for bot in data["bots"]:
            del bot["seconds_per_decision"]
    assert one == two


def test_a_castle_raid_has_an_arena_too() -> None:
    data = lair_json("arena", "greedy", "random", "--game", "castle-raid", "--games", "6")
    assert (data["seats"], data["match_ups"]) == (3, [["greedy", "random", "random"]])
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(6, abs=0.001)


def test_the_result_for_people() -> None:
    done = lair(*DUEL)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "8 games of boss-monster, preset default, 2 seats, seeds 0 to 3"
    assert lines[2].split() == COLUMNS
    assert [line.split()[0] for line in lines[3:]] == ["greedy", "random"]
    data = lair_json(*DUEL)
    assert f"{100 * data['bots'][0]['win_share']:.1f}%" in lines[3]


def test_four_bots_have_a_cross_table() -> None:
    done = lair(*FOUR)
    assert "How often the bot in a row finished ahead of the bot in a column" in done.stdout
    assert "random (1)  random (2)  random (3)  random (4)" in done.stdout
    assert done.stdout.count("50.0%") >= 12


@pytest.mark.parametrize("language", languages())
def test_the_report_is_one_file_in_the_language_and_needs_nothing_else(tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    done = lair(*FOUR, "--lang", language, "--report", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "{" not in done.stdout
    whole = file.read_text(encoding="utf-8")
    for outside in ("://", "<script", "src=", "href=", "@import", "url("):
        assert outside not in whole
    root = ElementTree.fromstring(whole.removeprefix("<!doctype html>"))
    assert root.attrib["lang"] == language
    speaking = texts(language)
    headings = [heading.text for heading in root.iter("h2")]
    assert headings == [
        speaking.say(key)
        for key in (
            "arena-standings",
            "arena-cross-heading",
            "arena-course",
            "arena-seats",
            "arena-ratings",
            "arena-times",
            "arena-endings",
            "arena-failures",
            "arena-fingerprint",
        )
    ]
    assert speaking.say("arena-failures-none") in whole
    assert len(list(root.iter("svg"))) == 4
    command, fingerprint = (block.text for block in root.iter("pre"))
    assert command == "lair arena random random random random --game boss-monster --seats 2 --games 4 --seed 3"
    assert fingerprint == lair_json(*FOUR)["fingerprint"]


def test_a_report_names_games_and_bots_that_failed() -> None:
    plan = ArenaPlan(("greedy", "random"))
    played = [play_fixture(plan, fixture) for fixture in plan.schedule()[0]]
    played[1] = replace(played[1], failures=(("ValueError: a",), ("ValueError: <b>", "ValueError: c")))
    lost = replace(played[0], error="KeyError: d")
    found = standings(ArenaRun(plan, [played], [lost], 1.0))
    assert failures(texts("en"), found) == [
        "the game with seed 0 failed (greedy, random): KeyError: d",
        "greedy failed 2 times and played on; first with seed 0: ValueError: <b>",
        "random failed once and played on; with seed 0: ValueError: a",
    ]
    whole = html_report(texts("en"), found)
    assert "Greedy failed 2 times and played on; first with seed 0: ValueError: &lt;b&gt;" in whole
    assert texts("en").say("arena-failures-none") not in whole


def test_the_command_in_a_report_plays_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    words = (
        *("arena", "random", "random", "--seats", "4", "--mix", "2,2", "--games", "6", "--seed", "9", "--budget", "3"),
        *("--preset", "de", "--variant", "hard-mode", "--option", "bait_order=newest_first", "--sets", "base"),
    )
    assert lair(*words, "--report", str(file)).returncode == 0
    root = ElementTree.fromstring(file.read_text(encoding="utf-8").removeprefix("<!doctype html>"))
    command, fingerprint = (block.text or "" for block in root.iter("pre"))
    assert tuple(command.split()[:2]) == ("lair", "arena")
    assert lair_json(*command.split()[1:])["fingerprint"] == fingerprint


CASES: dict[str, tuple[tuple[str, ...], str]] = {
    "no bot": ((), "Missing argument"),
    "one bot": (("random",), "an arena needs at least two bots, not 1"),
    "unknown bot": (("random", "gredy"), "unknown bot 'gredy' (did you mean 'greedy'?)"),
    "unknown game": (("random", "random", "--game", "chess"), "unknown game 'chess'"),
    "too many seats": (("random", "random", "--seats", "7"), "boss-monster is for 2 to 4 seats, not 7"),
    "no seats": (("random", "random", "--seats", "0"), "boss-monster is for 2 to 4 seats, not 0"),
    "no game": (("random", "random", "--games", "0"), "an arena needs at least one game, not 0"),
    "too many games": (("random", "random", "--games", "9" * 15), "an arena plays at most 1000000 games"),
    "no process": (("random", "random", "--jobs", "0"), "an arena needs at least one process, not 0"),
    "no budget": (("random", "random", "--budget", "0"), "a bot needs a budget of at least one simulation, not 0"),
    "negative seed": (("random", "random", "--seed", "-1"), "a seed is a whole number from 0 to "),
    "no mix": (("random", "random", "--mix", "some"), "a mix is written as numbers of seats, such as 1,3, not 'some'"),
    "wrong mix": (("random", "random", "--mix", "1,3"), "the mix 1,3 is for 4 seats, not for 2"),
    "unknown preset": (("random", "random", "--preset", "dee"), "unknown preset 'dee' (did you mean 'de'?)"),
    "unknown option": (("random", "random", "--option", "bait=1"), "unknown option 'bait'"),
    "unknown set": (("random", "random", "--sets", "bas"), "unknown set 'bas' (did you mean 'base'?)"),
    "no folder": (("random", "random", "--report", "no/such/folder.html"), "no/such/folder.html: cannot be written: "),
    "a folder": (("random", "random", "--report", "tests"), "tests: cannot be written: "),
}


@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_one_sentence(case: str) -> None:
    words, sentence = CASES[case]
    done = lair("arena", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"lair: {sentence}")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_at_once_and_leaves_nothing_behind(tmp_path: Path, jobs: str) -> None:
    report = tmp_path / "report.html"
    words = ("arena", "random", "random", "--games", "20000", "--report", str(report))
    code, out, shown = interrupted(*words, jobs=jobs)
    assert (code, out) == (130, "")
    assert "Traceback" not in shown
    assert not report.exists()


def test_json_is_the_same_in_every_language() -> None:
    english = json.loads(lair("arena", "random", "random", "--games", "4", "--json", "--lang", "en").stdout)
    for language in set(languages()) - {"en"}:
        spoken = json.loads(lair("arena", "random", "random", "--games", "4", "--json", "--lang", language).stdout)
        assert spoken["pairs"] == english["pairs"]
        assert list(spoken) == list(english)
