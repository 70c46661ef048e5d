"""The load benchmark runs and gives well-formed figures. What it measures is never asserted."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.processes import finished

ROOT = Path(__file__).parents[2]


def test_the_load_benchmark_plays_and_counts() -> None:
    command = [sys.executable, str(ROOT / "bench" / "server.py"), "--tables", "2", "--seats", "2", "--seconds", "2"]
    done = finished([*command, "--think", "0"])
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert (figures["tables"], figures["seats"], figures["failed_clients"]) == (2, 2, 0)
    assert figures["choices_per_second"] > 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]


@pytest.mark.skipif(sys.platform != "linux", reason="reads memory from /proc")
@pytest.mark.parametrize("app", ["bare", "table"])
def test_the_comparison_of_sockets_runs_for_what_lair_serve_runs(app: str) -> None:
    command = [sys.executable, str(ROOT / "bench" / "sockets.py"), "--sockets", "5", "--seconds", "0.2", "--app", app]
    done = finished([*command, "--hostile", "header", "--", "lairwright"])
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["server"] == "lairwright"
    assert ("echoes_a_second" in figures) == (app == "bare")
    assert "1009" in figures["header"]
