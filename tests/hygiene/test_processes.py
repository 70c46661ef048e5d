"""What the tests promise about their processes: interrupts reach them, and nothing goes on when a test is over."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.processes import PATIENCE, alive, background_job, finished, running

ROOT = Path(__file__).parents[2]

#: Starts a process that runs for a long time, reports both process ids and runs for a long time as well.
FAMILY = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
print(os.getpid(), child.pid, flush=True)
time.sleep(3600)
"""

#: A test that hangs with such a family around it, which is there before the test's time starts.
HANGING = f"""
import sys, time
from pathlib import Path
from tests.processes import running

block = running([sys.executable, "-c", {FAMILY!r}])
Path("family").write_text(block.__enter__().stdout.readline())

def test_it_hangs():
    time.sleep(3600)
"""


def ended(*pids: int) -> None:
    end = time.monotonic() + PATIENCE
    while any(map(alive, pids)):
        assert time.monotonic() < end, "a process outlives its test"
        time.sleep(0.01)


@contextmanager
def family() -> Iterator[list[int]]:
    with running([sys.executable, "-c", FAMILY]) as process:
        assert process.stdout is not None
        yield [int(word) for word in process.stdout.readline().split()]


def test_what_a_background_job_starts_can_be_interrupted() -> None:
    code = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    with background_job():
        assert finished([sys.executable, "-c", code]).stdout == "True\n"
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN, "the tests themselves stay a background job"


def test_a_test_that_fails_ends_what_it_started() -> None:
    found: list[int] = []

    def failing_test() -> None:
        with family() as pids:
            found.extend(pids)
            assert not any(map(alive, pids))

    with pytest.raises(AssertionError):
        failing_test()
    assert len(found) == 2
    ended(*found)


def test_what_a_test_leaves_behind_is_ended_too() -> None:
    with family() as (parent, child):
        os.kill(parent, signal.SIGKILL)
        ended(parent)
        assert alive(child)
    ended(child)


def test_a_test_that_hangs_is_told_of_and_ended_with_all_it_started(tmp_path: Path) -> None:
    """With the project's own settings, only sooner. Killing the tests ends them in the same way."""
    (tmp_path / "test_hanging.py").write_text(HANGING, encoding="utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), "-o", "faulthandler_timeout=1"]
    done = finished(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *settings, str(tmp_path)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )
    assert done.returncode != 0
    assert "Timeout" in done.stderr
    assert "test_it_hangs" in done.stderr
    ended(*(int(word) for word in (tmp_path / "family").read_text(encoding="utf-8").split()))


def test_tests_start_processes_only_where_they_are_ended() -> None:
    """A block of ``Popen`` waits for its process when an assertion fails in it, and a server never ends on its own."""
    ended_otherwise = {
        "processes.py",  # the guard
        "hygiene/test_processes.py",  # what the guard is tested on
        "server/serving.py",  # servers' parent, which ends with its input
        "browser/screenshots.py",  # not a test
        "builds/extras.py",  # runs in an environment without the tests
    }
    tests = ROOT / "tests"
    files = {path for path in tests.rglob("*.py") if "Popen(" in path.read_text(encoding="utf-8")}
    assert {path.relative_to(tests).as_posix() for path in files} <= ended_otherwise
