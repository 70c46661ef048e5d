"""The benchmarks run and give well-formed results. What they measure is never asserted."""

from __future__ import annotations

import json
import os
import re
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

import lairwright
from bench import builds, compare, figures, peers, run
from bench.workers import Worker
from tests.processes import finished

ROOT = Path(__file__).parents[2]
TINY = ["--games", "2", "--seconds", "0", "--seats", "2", "4"]
#: The engine that the tests themselves import, whichever build it is.
ENV = {**os.environ, "PYTHONPATH": str(Path(lairwright.__file__).parents[1])}


def script(name: str, *arguments: str) -> str:
    done = finished([sys.executable, str(ROOT / "bench" / name), *arguments], env=ENV)
    assert done.returncode == 0, done.stderr
    return done.stdout


def check_summary(data: dict[str, Any], repeat: int) -> None:
    assert len(data["values"]) == repeat
    assert 0 < data["low"] <= data["median"] <= data["high"]


def check_sections(by_seats: dict[str, Any], process: dict[str, Any], repeat: int) -> None:
    assert list(by_seats) == ["2", "4"]
    for found in by_seats.values():
        assert list(found) == list(figures.FIGURES)
    assert list(process) == list(figures.PROCESS)
    for found in (*by_seats.values(), process):
        for data in found.values():
            check_summary(data, repeat)


def test_engine(tmp_path: Path) -> None:
    file = tmp_path / "engine.json"
    shown = script("engine.py", *TINY, "--repeat", "2", "--json", str(file))
    data = json.loads(file.read_text(encoding="utf-8"))
    check_sections(data["seats"], data["process"], 2)
    assert data["repeat"] == 2
    assert data["games"] == 2
    assert isinstance(data["compiled"], bool)
    assert all(data[key] for key in ("date", "machine", "cores", "python", "system", "lairwright"))
    for seats, decisions in data["decisions"].items():
        assert decisions >= 2, seats
    for text in (data["python"], data["date"], data["machine"], "compiled" if data["compiled"] else "pure Python"):
        assert text in shown
    for name, _, _ in (*figures.FIGURES.values(), *figures.PROCESS.values()):
        assert name in shown


def test_engine_json_alone() -> None:
    data = json.loads(script("engine.py", *TINY, "--repeat", "1", "--json", "-"))
    check_sections(data["seats"], data["process"], 1)


def test_compare(tmp_path: Path) -> None:
    file = tmp_path / "compare.json"
    options = [*TINY, "--repeat", "2", "--scratch", str(tmp_path), "--json", str(file)]
    tree = str(builds.freeze(ROOT, tmp_path))
    shown = script("compare.py", tree, tree, *options)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["same_games"] is True
    assert data["compiled"] is False
    process = data["ratio"].pop("process")
    check_sections(data["ratio"], process, 2)
    assert "interpreted" in shown


def test_compare_refuses_what_is_no_checkout(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="neither a checkout of Lairwright nor a revision"):
        builds.find_tree("no-such-revision", tmp_path)


def test_a_verdict_needs_rounds_that_agree() -> None:
    assert compare.verdict([1.5] * 7) == "better"
    assert compare.verdict([0.5] * 7) == "worse"
    assert compare.verdict([1.5] * 6) == ""
    assert compare.verdict([1.5] * 6 + [0.9]) == ""


def test_tables_are_written_between_their_markers(tmp_path: Path) -> None:
    """bench/run.py with the compiled build replaced by another interpreted one: compiling takes minutes."""
    tree = builds.freeze(ROOT, tmp_path)
    folders = [builds.build(tree, False, tmp_path)] * 2
    first, second = builds.by_turns(folders, Namespace(games=2, seconds=0, seats=[2], repeat=1))
    text = run.tables(first, second)
    assert "did not play the same games" not in text
    assert json.loads(json.dumps(run.as_data(first, second)))["same_games"] is True
    document = tmp_path / "document.md"
    document.write_text("before\n<!-- engine: begin -->\nold\n<!-- engine: end -->\nafter\n", encoding="utf-8")
    figures.write_between(document, "engine", text)
    written = document.read_text(encoding="utf-8")
    assert written == f"before\n<!-- engine: begin -->\n{text.strip()}\n<!-- engine: end -->\nafter\n"
    with pytest.raises(SystemExit, match="has no <!-- peers: begin -->"):
        figures.write_between(document, "peers", text)


def test_a_frozen_tree_is_named_by_its_content(tmp_path: Path) -> None:
    one = builds.freeze(ROOT, tmp_path)
    assert builds.freeze(one, tmp_path) == one
    source = one / "src" / "lairwright" / "__init__.py"
    source.write_text(source.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    assert builds.freeze(one, tmp_path) != one


@pytest.mark.parametrize("way", ["python", "documented", "inside", "clone"])
def test_our_side_of_the_comparison_with_peers(way: str) -> None:
    worker = peers.worker(sys.executable, "lairwright", ENV)
    try:
        answer = worker.ask(f"3/{way} 0")
        assert answer["games"] >= 1
        assert 0 < answer["choices"] <= answer["turns"]
        assert answer["seconds"] > 0
    finally:
        worker.close()


def test_a_peer_that_cannot_be_measured_is_reported() -> None:
    """An environment without the peers stands in for one where they couldn't be installed."""
    absent = peers.Subject("open_spiel", "no_such_game/python", 2, peers.PYTHON, "OpenSpiel without OpenSpiel")
    present = peers.Subject("lairwright", "2/python", 2, peers.PYTHON, "Ours")
    workers: dict[str, Worker] = {
        "open_spiel": peers.worker(sys.executable, "open_spiel", ENV),
        **{
            kind: peers.worker(sys.executable, "lairwright", ENV)
            for kind in (peers.COMPILED, peers.INTERPRETED, "lairwright")
        },
    }
    try:
        peers.measure([absent, present], workers, 2, 0)
    finally:
        for worker in workers.values():
            worker.close()
    text = peers.tables([absent, present], ["left-out==1.0"], 2)
    assert "- OpenSpiel without OpenSpiel: " in text
    assert "- could not be installed: left-out==1.0" in text
    assert "error" in absent.as_data()
    data: Any = json.loads(json.dumps(present.as_data()))
    for kind in (peers.COMPILED, peers.INTERPRETED):
        check_summary(data["ratio"][kind], 2)
        check_summary(data["ratio_of_turns"][kind], 2)


def test_pins_are_names_and_versions_only() -> None:
    lines = peers.PINS.read_text(encoding="utf-8").splitlines()
    assert lines
    for line in lines:
        assert re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][0-9A-Za-z.]*", line), line


def test_numbers_are_short() -> None:
    shown = [figures.number(value) for value in (1234567.0, 100.4, 42.26, 3.14159, 0.5, 0.0123)]
    assert shown == ["1 230 000", "100", "42.3", "3.14", "0.50", "0.012"]


def test_the_document_has_the_markers() -> None:
    text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    for name in ("engine", "peers"):
        assert text.index(f"<!-- {name}: begin -->") < text.index(f"<!-- {name}: end -->")
