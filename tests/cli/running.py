"""Running the command: as a call within the tests, which is cheap, or in a separate process where that matters.

Both enter at ``lairwright.cli.main.run`` with the same words, folder, environment and standard streams; a test checks
that they say the same (``test_commands.py``). Signals, pipes, encodings and several jobs need a process.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

from lairwright.cli.main import run
from tests.processes import PATIENCE, Done, finished, running

ROOT = Path(__file__).parents[2]
RECORD = "tests/golden/records/de-3.txt"
CASTLE_RECORD = "tests/golden/records/castle-both-4.txt"
CELLAR = "examples/sets/cellar.toml"
CASTLE_SET = "src/lairwright/castle/sets/proposed.toml"
COMMAND = (sys.executable, "-m", "lairwright.cli.main")


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
    """The same in a separate process."""
    return started(words, cwd, environment(COLUMNS="200", **changes))


def play_environment(tmp_path: Path, columns: int = 80, **more: str) -> dict[str, str]:
    """Games that are kept go below ``tmp_path``; ``more`` decides about colours."""
    found = environment(COLUMNS=str(columns), XDG_STATE_HOME=str(tmp_path / "state"))
    plain = {name: value for name, value in found.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    return {**plain, **more}


def lair_play(tmp_path: Path, *words: str, typed: str = "", columns: int = 80, **more: str) -> Done:
    """``lair play`` with a script instead of a keyboard, called."""
    return called(("play", *words), tmp_path, play_environment(tmp_path, columns, **more), typed)


def lair_play_process(tmp_path: Path, *words: str, typed: str = "", columns: int = 80, **more: str) -> Done:
    """The same in a separate process."""
    return started(("play", *words), tmp_path, play_environment(tmp_path, columns, **more), typed)


def lines(*typed: str) -> str:
    return "\n".join(typed) + "\n"


def called(words: tuple[str, ...], cwd: Path, variables: dict[str, str], typed: str = "") -> Done:
    """What the command does when called here, with everything put back as it was."""
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
    return finished([*COMMAND, *words], cwd=cwd, env=variables, typed=typed)


def interrupted(*words: str, jobs: str) -> tuple[int, str, str]:
    """Start a long command at a terminal and interrupt it at work, as Ctrl-C does: it shows its progress, and all its
    processes are there. Returns its exit code, what it said, and what the terminal showed."""
    terminal, errors = os.openpty()
    with running([*COMMAND, *words, "--jobs", jobs], cwd=ROOT, env=environment(TERM="xterm"), stderr=errors) as process:
        os.close(errors)
        with os.fdopen(terminal, "rb", buffering=0) as screen:
            shown = _shown(screen, lambda seen: re.search(r"\d/\d", seen) and _works(process.pid, int(jobs)))
            os.killpg(process.pid, signal.SIGINT)  # to all processes of the command
            shown += _shown(screen, lambda _: False)
        out, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, out, shown


def _works(pid: int, jobs: int) -> bool:
    """Whether a command has all its processes: itself, or that many and one that looks after them."""
    listed = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return jobs == 1 or len(listed.stdout.split()) > jobs


def _shown(screen: io.RawIOBase, enough: Callable[[str], object]) -> str:
    """What a terminal shows, until that is enough or nobody writes to it any more."""
    seen = b""
    end = time.monotonic() + PATIENCE
    while not enough(seen.decode(errors="replace")):
        heard, _, _ = select.select([screen], [], [], max(0.0, end - time.monotonic()))
        assert heard, f"nothing more after {seen[-300:]!r}"
        try:
            part = screen.read(4096)
        except OSError:  # Linux's way of saying that nobody is there
            part = b""
        if not part:
            break
        seen += part
    return seen.decode(errors="replace")
