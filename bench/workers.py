"""Processes that measure on request, so several can take turns: a line in, a line of JSON out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TextIO


class Worker:
    """The asking side. While one works, the others wait for their turn without using the processor."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str]) -> None:
        self.process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def ask(self, line: str) -> dict[str, Any]:
        """The answer; a RuntimeError says why there is none."""
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            pass  # it has ended; the missing answer says so
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"its process ended with code {self.process.wait()}")
        data: dict[str, Any] = json.loads(answer)
        if "error" in data:
            raise RuntimeError(data["error"])
        return data

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.close()
        except OSError:
            pass
        self.process.stdout.close()
        self.process.wait()


def serve(answer: Callable[[str], Mapping[str, object]]) -> None:
    """The answering side, until the input ends. An exception is an answer too."""
    # Some libraries print a greeting, which must not get between the answers.
    answers: TextIO = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        try:
            data = answer(line.strip())
        except Exception as problem:
            data = {"error": f"{type(problem).__name__}: {problem}"}
        print(json.dumps(data), file=answers, flush=True)
