"""Processes that tests start: each can be interrupted, and none outlives its test, however that ends."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

#: Seconds after which something hangs. A busy machine is slow, which isn't a failure.
PATIENCE: Final = 300.0

#: Ends a group of processes once nobody holds its input any more, unless a line has said that this was done.
_GUARD: Final = 'read -r _ || kill -s KILL -- "-$1"'

Done = subprocess.CompletedProcess[str]


@contextmanager
def _with_interrupts() -> Iterator[None]:
    """What is started in here can be interrupted, even if this process was told to ignore interrupts.

    A shell without job control starts background jobs that way, and everything they start inherits it. A handler isn't
    inherited: a new program has the system's default in its place.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def background_job() -> Iterator[None]:
    """For a while, this process is like ``nohup make test &`` in a script: it ignores interrupts."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def running(
    command: Sequence[str],
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    stdin: int | None = subprocess.PIPE,
    stdout: int | None = subprocess.PIPE,
    stderr: int | None = subprocess.PIPE,
) -> Iterator[subprocess.Popen[str]]:
    """A process for the length of a block. Together with all it starts it is a separate group, like a command at a
    terminal; what is left of the group is killed at the end of the block, even if the tests themselves are killed."""
    with _with_interrupts():
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=env,
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
            encoding="utf-8",
            start_new_session=True,
        )
    guard = subprocess.Popen(
        ["sh", "-c", _GUARD, "guard", str(process.pid)], stdin=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        yield process
    finally:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass  # it has ended and left nothing behind
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            _close(stream)
        guard.communicate("done\n")


def _close(stream: IO[str] | None) -> None:
    try:
        if stream is not None:
            stream.close()
    except BrokenPipeError:
        pass  # what was still to be written has no reader any more


def finished(
    command: Sequence[str], *, cwd: Path | None = None, env: Mapping[str, str] | None = None, typed: str = ""
) -> Done:
    """What a process did and said; one that doesn't end in time is killed."""
    with running(command, cwd=cwd, env=env) as process:
        out, err = process.communicate(typed, timeout=PATIENCE)
        return subprocess.CompletedProcess(command, process.returncode, out, err)


def alive(pid: int) -> bool:
    """Whether a process is still doing something, rather than just waiting for its parent to collect it."""
    done = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return done.stdout.strip()[:1] not in ("", "Z")
