"""Running the command: as a call within the tests, which is cheap, or in a process of its own, where that matters.

Both enter at ``lairwright.cli.main.run``, with the same words, folder, environment and standard streams; that they say
the same is tested (``test_commands.py``). A process is what signals, pipes, encodings and several jobs are about.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from unittest import mock

from lairwright.cli.main import run

ROOT = Path(__file__).parents[2]
RECORD = "tests/golden/records/de-3.txt"
CASTLE_RECORD = "tests/golden/records/castle-both-4.txt"
CELLAR = "examples/sets/cellar.toml"
CASTLE_SET = "src/lairwright/castle/sets/proposed.toml"
COMMAND = (sys.executable, "-m", "lairwright.cli.main")

Done = subprocess.CompletedProcess[str]


def environment(**changes: str) -> dict[str, str]:
    """English, and the sources that the tests run on: a relative path would mean something else in another folder."""
    found = {**os.environ, "PYTHONIOENCODING": "utf-8", "LAIRWRIGHT_LANG": "en"}
    if "PYTHONPATH" in found:
        found["PYTHONPATH"] = os.pathsep.join(str(ROOT / path) for path in found["PYTHONPATH"].split(os.pathsep))
    return {**found, **changes}


def lair(*words: str, cwd: Path = ROOT, **changes: str) -> Done:
    """``lair`` with these words, called."""
    return called(words, cwd, environment(COLUMNS="200", **changes))


def lair_json(*words: str) -> Any:
    done = lair(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def lair_process(*words: str, cwd: Path = ROOT, **changes: str) -> Done:
    """The same in a process of its own."""
    return started(words, cwd, environment(COLUMNS="200", **changes))


def play_environment(tmp_path: Path, columns: int = 80, **more: str) -> dict[str, str]:
    """A game that is kept is kept below ``tmp_path``; colours are used as ``more`` says."""
    found = environment(COLUMNS=str(columns), XDG_STATE_HOME=str(tmp_path / "state"))
    plain = {name: value for name, value in found.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    return {**plain, **more}


def lair_play(tmp_path: Path, *words: str, typed: str = "", columns: int = 80, **more: str) -> Done:
    """``lair play`` with a script for a keyboard, called."""
    return called(("play", *words), tmp_path, play_environment(tmp_path, columns, **more), typed)


def lair_play_process(tmp_path: Path, *words: str, typed: str = "", columns: int = 80, **more: str) -> Done:
    """The same in a process of its own."""
    return started(("play", *words), tmp_path, play_environment(tmp_path, columns, **more), typed)


def lines(*typed: str) -> str:
    return "\n".join(typed) + "\n"


def called(words: tuple[str, ...], cwd: Path, variables: dict[str, str], typed: str = "") -> Done:
    """What the command does when it is called here, with everything put back as it was."""
    shown = (io.BytesIO(), io.BytesIO())
    out, err = (io.TextIOWrapper(stream, encoding="utf-8", write_through=True) for stream in shown)
    keyboard = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    code: object = 0
    with (
        mock.patch.dict(os.environ, variables, clear=True),
        mock.patch.multiple(sys, argv=["lair", *words], stdin=keyboard, stdout=out, stderr=err),
        contextlib.chdir(cwd),
    ):
        try:
            run()
        except SystemExit as end:
            code = end.code
    assert isinstance(code, int), f"the command ended with {code!r}"
    return subprocess.CompletedProcess(words, code, *(stream.getvalue().decode() for stream in shown))


def started(words: tuple[str, ...], cwd: Path, variables: dict[str, str], typed: str = "") -> Done:
    """What the command does as a user starts it."""
    return subprocess.run(
        [*COMMAND, *words],
        cwd=cwd,
        env=variables,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def interrupted(*words: str, jobs: str) -> tuple[int, str, str]:
    """Start a long command and interrupt it at work, as a terminal does; its exit code and what it said."""
    process = subprocess.Popen(
        [*COMMAND, *words, "--jobs", jobs],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        for _ in range(600):
            if _works(process.pid, jobs):
                break
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # to all processes of the command
        out, err = process.communicate(timeout=100)
        return process.returncode, out, err
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def _works(pid: int, jobs: str) -> bool:
    """Whether a command is past its start: its processes exist, or it has computed for a while itself."""
    if jobs != "1":
        return len(Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()) > 2
    times = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(times[11]) / os.sysconf("SC_CLK_TCK") > 2
