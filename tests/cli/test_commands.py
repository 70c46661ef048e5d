"""The commands, as a user runs them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import lairwright as lw
from lairwright.dungeon.reading.loader import load_set
from lairwright.lab.simulate import Plan, simulate
from tests.cli.running import CELLAR, COMMAND, RECORD, ROOT, interrupted, lair, lair_json, lair_process
from tests.plain import as_lists
from tests.processes import background_job, running


def test_without_a_command_the_commands_are_listed() -> None:
    done = lair()
    assert done.returncode == 0
    for word in ("play", "simulate", "scenario", "replay", "cards", "check-set", "conformance", "rule"):
        assert f"\n  {word} " in done.stdout
    assert lair("scenario").returncode == 0


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--version",),
        ("scenario", "run", "--help", "--lang", "de"),
        ("cards", "--find", "hero", "--lang", "ru"),
        ("replay", RECORD, "--upto", "9", "--seat", "1"),
        ("paly",),
        ("simulate", "--seats", "9", "--lang", "pl"),
        ("replay", "no.txt"),
    ],
)
def test_a_process_says_what_a_call_says(words: tuple[str, ...]) -> None:
    """Most tests of the command call it; this is why that is enough."""
    process, call = lair_process(*words), lair(*words)
    assert (process.returncode, process.stdout, process.stderr) == (call.returncode, call.stdout, call.stderr)
    assert process.stdout or process.stderr


def test_the_version_says_how_the_engine_was_built() -> None:
    done = lair("--version")
    assert done.stdout.startswith(f"lair {lw.__version__} (")
    assert "pure Python engine" in done.stdout or "compiled engine" in done.stdout


def test_simulate_reports_what_happened() -> None:
    data = lair_json("simulate", "boss-monster", "--seats", "3", "--games", "40", "--seed", "5", "--preset", "de")
    expected = {"game": "boss-monster", "preset": "de", "seats": 3, "seed": 5, "bot": "random", "jobs": 1, "games": 40}
    assert {name: data[name] for name in expected} == expected
    assert data["errors"] == 0
    assert data["failed_seeds"] == []
    assert sum(data["outcomes"].values()) == 40
    assert len(data["wins"]) == 3
    assert 1 <= data["rounds"] <= 30
    assert data["decisions"] > 40 * 10
    assert data["seconds"] > 0
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"], rel=0.01)


def test_the_number_of_processes_does_not_change_the_result() -> None:
    words = (
        "simulate",
        "--seats",
        "2",
        "--games",
        "60",
        "--option",
        "bait_order=newest_first",
        "--variant",
        "hard-mode",
    )
    one, two = lair_json(*words), json.loads(lair_process(*words, "--jobs", "2", "--json").stdout)
    for name in ("decisions", "outcomes", "wins", "rounds", "games", "options", "variants"):
        assert one[name] == two[name], name
    assert one["options"] == {"bait_order": "newest_first"}


def test_a_simulation_starts_at_any_seed() -> None:
    """Games are the same whether they are played in one run or in several."""
    whole = simulate(Plan(games=30, seed=100)).tally
    parts = [simulate(Plan(games=10, seed=seed)).tally for seed in (100, 110, 120)]
    assert whole.decisions == sum(part.decisions for part in parts)
    assert whole.wins == [sum(part.wins[seat] for part in parts) for seat in range(2)]


def test_other_bots_play_too() -> None:
    data = lair_json("simulate", "--games", "1", "--bot", "greedy", "--budget", "1")
    assert data["bot"] == "greedy"
    assert sum(data["outcomes"].values()) == 1


def test_simulate_for_people() -> None:
    done = lair("simulate", "--games", "10")
    assert done.returncode == 0
    assert done.stdout.startswith("10 games of boss-monster, preset default, 2 seats, bot random\n")
    assert done.stderr == ""


def test_scenario_run_counts_and_says_what_differs(tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    good.write_text('title = "Good"\n[[step]]\nexpect = { "seats.0.souls" = 0 }\n', encoding="utf-8")
    assert lair("scenario", "run", str(good)).stdout == "1 passed, 0 failed\n"
    bad = tmp_path / "bad.toml"
    bad.write_text('title = "Bad"\npresets = ["pl", "de"]\n[[step]]\nexpect = { "town" = 3 }\n', encoding="utf-8")
    done = lair("scenario", "run", str(tmp_path))
    assert done.returncode == 1
    assert done.stdout.startswith(f"{bad} (pl): Bad\n    step 1: town: expected 3, found [")
    assert done.stdout.endswith("1 passed, 2 failed\n")
    data = json.loads(lair("scenario", "run", str(tmp_path), "--json").stdout)
    assert (data["passed"], data["failed"]) == (1, 2)
    assert [entry["preset"] for entry in data["scenarios"]] == ["pl", "de", "default"]
    assert data["scenarios"][2] == {
        "path": good.as_posix(),
        "title": "Good",
        "preset": "default",
        "passed": True,
        "failures": [],
    }


def test_an_unreadable_scenario_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("title =", encoding="utf-8")
    (tmp_path / "b.toml").write_text('title = "B"\n[[step]]\nexpect = { "round" = { least = 1 } }\n', encoding="utf-8")
    done = lair("scenario", "run", str(tmp_path))
    assert done.returncode == 2
    assert done.stdout == "1 passed, 1 failed\n"
    assert done.stderr.startswith("lair: a.toml: is not valid TOML: ")


def test_replay_shows_the_whole_game() -> None:
    data = lair_json("replay", RECORD)
    assert data["over"]
    assert data["replayed"] == data["choices"] == len(data["steps"]) - 1
    assert data["outcome"]["winners"]
    assert all(step["choice"] for step in data["steps"][1:])
    assert "?" not in {event["card"] for step in data["steps"] for event in step["events"]}
    assert data["table"]["seats"][1]["hand"] is not None
    done = lair("replay", RECORD)
    assert done.returncode == 0
    assert "over (BM-" in done.stdout.splitlines()[-1]


def test_replay_up_to_a_step_as_a_seat_saw_it() -> None:
    data = lair_json("replay", RECORD, "--upto", "12", "--seat", "1")
    record = lw.load_record((ROOT / RECORD).read_text(encoding="utf-8"))
    game = lw.replay(record, 12)
    assert data["replayed"] == 12
    assert data["table"] == as_lists(game.view(1))
    assert data["table"]["seats"][0]["hand"] is None
    assert "seed" not in data["config"]
    for step, (seat, key) in zip(data["steps"][1:], record.choices, strict=False):
        assert step["choice"] == (key if seat == 1 else None)
        for event in step["events"]:
            if event["kind"] in ("drew-room", "drew-spell", "placed") and event["seat"] != 1:
                assert event["card"] == "?"


def test_cards_are_listed_with_numbers_and_text() -> None:
    data = lair_json("cards", "--set", "base")
    assert {card["id"] for card in data["cards"]} == {card.id for card in load_set("base", early=False).cards}
    by_id = {card["id"]: card for card in data["cards"]}
    assert by_id["goblin-armory"] == {
        "id": "goblin-armory",
        "name": "Goblin Armory",
        "title": "",
        "set": "base",
        "kind": "room",
        "copies": 3,
        "numbers": {"tier": "ordinary", "subtype": "monster", "damage": 1, "treasure": {"fighter": 2}},
        "text": by_id["goblin-armory"]["text"],
        "confidence": "confirmed",
    }
    assert by_id["draculord"]["numbers"] == {"xp": 900, "treasure": {"cleric": 1}}
    fool = {"tier": "ordinary", "class": "none", "health": 2, "players": 2, "lure": {"fewest": "souls"}}
    assert by_id["the-fool"]["numbers"] == fool
    assert by_id["freeze"]["numbers"] == {"phase": "both"}
    for card in data["cards"]:
        assert bool(card["text"]) == (card["kind"] != "hero" or card["id"] == "the-fool") or card["kind"] == "room"


def test_cards_are_found_by_name_and_text() -> None:
    assert [card["id"] for card in lair_json("cards", "--find", "ARMORY")["cards"]] == ["goblin-armory"]
    found = (
        lair_json("cards", "--set", CELLAR, "--find", "previous")["cards"]
        + lair_json("cards", "--set", CELLAR)["cards"]
    )
    assert {card["confidence"] for card in found} == {"own"}


def test_the_example_set_is_fine() -> None:
    done = lair("check-set", CELLAR)
    assert done.returncode == 0
    assert done.stdout.startswith(f"{CELLAR}: set 'cellar' (The Cellar) is fine: 1 boss, 7 rooms (")


def test_a_set_that_clashes_with_the_base_set_is_not_fine(tmp_path: Path) -> None:
    text = (ROOT / CELLAR).read_text(encoding="utf-8").replace('"rat-larder"', '"dark-altar"')
    (tmp_path / "clash.toml").write_text(text, encoding="utf-8")
    done = lair("check-set", str(tmp_path / "clash.toml"))
    assert done.returncode == 2
    assert done.stderr == "lair: card 'dark-altar' is in set 'base' and in set 'cellar'\n"


def test_conformance_counts_rules_and_cards() -> None:
    data = lair_json("conformance")
    rules = data["games"]["boss-monster"]
    assert "BM-BAIT-03" in rules["proven"]
    assert rules["rules"] == len({*rules["proven"], *rules["missing"], *rules["unobservable"]})
    cards = data["cards"]["base"]
    assert cards["total"] == len(cards["tested"]) + len(cards["missing"])


def test_conformance_writes_its_table(tmp_path: Path) -> None:
    done = lair("conformance", "--write", str(tmp_path / "table.md"))
    assert done.returncode == 0
    assert "| BM-BAIT-03 | `boss-monster/bait/" in (tmp_path / "table.md").read_text(encoding="utf-8")


def test_conformance_outside_a_checkout_says_so(tmp_path: Path) -> None:
    done = lair("conformance", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("lair: there is no scenario folder 'tests/scenarios' here: scenarios are part of a ")


def test_rule_says_what_it_says(tmp_path: Path) -> None:
    data = lair_json("rule", "bm-bait-03")
    assert data["id"] == "BM-BAIT-03"
    assert data["game"] == "boss-monster"
    assert data["scenarios"]
    outside = lair("rule", "BM-BAIT-03", cwd=tmp_path)
    assert outside.returncode == 0
    assert outside.stdout.startswith("BM-BAIT-03: ")


def test_a_broken_pipe_is_no_trouble() -> None:
    with running([*COMMAND, "cards"], cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_quietly_with_130(jobs: str) -> None:
    code, out, shown = interrupted("simulate", "--games", "1000000", jobs=jobs)
    assert (code, out) == (130, "")
    assert "Traceback" not in shown


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupt_is_heard_where_the_tests_are_a_background_job() -> None:
    with background_job():
        code, out, _ = interrupted("simulate", "--games", "1000000", jobs="1")
    assert (code, out) == (130, "")


def test_output_that_the_terminal_cannot_show_is_no_trouble() -> None:
    done = lair_process("rule", "BM-GEN-01", PYTHONIOENCODING="ascii")
    assert done.returncode == 0


def test_options_lists_every_preset_variant_and_option_with_what_it_means() -> None:
    shown = lair_json("options")
    assert set(shown["presets"]) == {"default", "pl", "ru", "de", "en10"}
    assert "ninth boss" in shown["presets"]["ru"]["about"]  # CL-20: the description says what is left out
    assert shown["variants"]["choose-boss"] == {"bosses_dealt": 2}
    assert shown["options"]["bait_order"]["values"] == ["oldest_first", "newest_first"]
    text = lair("options").stdout
    for name in shown["options"]:
        assert f"\n  {name} = " in text
