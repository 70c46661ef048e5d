"""The load benchmark runs and gives well-formed figures. What it measures is never asserted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_load_benchmark_plays_and_counts() -> None:
    command = [sys.executable, str(ROOT / "bench" / "server.py"), "--tables", "2", "--seats", "2", "--seconds", "2"]
    done = subprocess.run([*command, "--think", "0"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert (figures["tables"], figures["seats"], figures["failed_clients"]) == (2, 2, 0)
    assert figures["choices_per_second"] > 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
