"""A miniature checkout: the real build backend around a package of a few lines. Its compiler does what a test says.

Its ``lair serve`` answers each line of input with the builds it runs on: that of the module it began with, of one it
imports only then, and of a process it starts.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from tests.processes import PATIENCE, finished, running

ROOT: Final = Path(__file__).parents[2]

PROJECT: Final = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "lairwright"
version = "1"

[project.scripts]
lair = "lairwright.cli:run"

[tool.setuptools.packages.find]
where = ["src"]
"""

#: A compiler that stamps every module with the kind of the build. It waits for a file, and fails if that says so.
SETUP: Final = """
import os, pathlib, time
from setuptools import setup

compiled = os.environ["LAIRWRIGHT_COMPILE"] == "1"
if compiled and "bdist_wheel" in __import__("sys").argv:
    gate = pathlib.Path(os.environ["GATE"])
    with open(gate.with_name("runs"), "a") as runs:
        runs.write("x")
    while not gate.exists():
        time.sleep(0.01)
    if gate.read_text():
        raise SystemExit("LAIRWRIGHT_COMPILE=1, but the engine cannot be compiled: " + gate.read_text())
for module in pathlib.Path("src").rglob("*.py"):
    module.write_text(module.read_text().replace("KIND = None", f"KIND = {'compiled' if compiled else 'pure'!r}"))
setup()
"""

COMMAND: Final = """
import multiprocessing, sys
from lairwright import KIND
from lairwright.thinking import say

def run():
    if sys.argv[1] == "--version":
        print("lair", KIND)
        return
    print("open", *sys.argv[2:], flush=True)
    for _ in sys.stdin:
        from lairwright.late import KIND as late
        there, here = multiprocessing.Pipe()
        process = multiprocessing.get_context("spawn").Process(target=say, args=(here,))
        process.start()
        print(KIND, late, there.recv(), flush=True)
        process.join()
"""

MODULES: Final = {
    "__init__.py": "KIND = None\n",
    "cli.py": COMMAND,
    "late.py": "KIND = None\n",
    "thinking.py": "KIND = None\n\ndef say(to):\n    to.send(KIND)\n",
}


class Checkout:
    """The project, with an environment that can build it, and the compiler unless a test takes it away."""

    def __init__(self, folder: Path, compiler: bool = True) -> None:
        self.folder = folder
        self.gate = folder / "gate"
        shutil.copytree(ROOT / "build_backend", folder / "build_backend")
        for name, text in {
            "pyproject.toml": PROJECT,
            "setup.py": SETUP,
            "README.md": "",
            "LICENSE": "",
            "NOTICE.md": "",
            "requirements/compiler.txt": "",
            **{f"src/lairwright/{name}": text for name, text in MODULES.items()},
        }.items():
            self.write(name, text)
        venv.create(folder / ".venv", with_pip=False)
        packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder / ".venv")}))
        for name in ("pip", "setuptools", "_distutils_hack", *(["mypyc"] if compiler else [])):
            for found in Path(sysconfig.get_path("purelib")).glob(f"{name}*"):
                (packages / found.name).symlink_to(found)

    def write(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def edit(self) -> None:
        """Change a source, so that existing builds are out of date."""
        with (self.folder / "src/lairwright/late.py").open("a", encoding="utf-8") as source:
            source.write("# more\n")

    def settings(self, wish: str = "") -> dict[str, str]:
        found = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": ""}
        return {**found, **offline, "LAIRWRIGHT_COMPILE": wish, "GATE": str(self.gate), "CC": sys.executable}

    def command(self, *words: str) -> list[str]:
        return [str(self.folder / ".venv/bin/python"), str(self.folder / "build_backend/lairwright_install.py"), *words]

    def setup(self, wish: str = "") -> subprocess.CompletedProcess[str]:
        return finished(self.command("setup"), env=self.settings(wish))

    def compile(self, failure: str = "") -> None:
        """Let the compiler go on, to success or to a failure."""
        self.gate.write_text(failure, encoding="utf-8")

    @property
    def compiler_runs(self) -> int:
        runs = self.gate.with_name("runs")
        return len(runs.read_text(encoding="utf-8")) if runs.exists() else 0

    @property
    def builds(self) -> set[str]:
        """What is in the folder of builds, without the hashes."""
        found = {path.name for path in (self.folder / ".venv/lairwright").iterdir() if path.is_dir()}
        return {name if name.startswith("unfinished") else name.rpartition("-")[2] for name in found}


class Table:
    """``make play``, as the Makefile calls it."""

    def __init__(self, checkout: Checkout, *words: str, wish: str = "") -> None:
        self._block = running(checkout.command("play", *words), env=checkout.settings(wish), stderr=subprocess.STDOUT)
        self.said: list[str] = []

    def __enter__(self) -> Table:
        self.process = self._block.__enter__()
        try:
            self._opens()
        except BaseException:
            self._block.__exit__(None, None, None)
            raise
        return self

    def _opens(self) -> None:
        while not self.said or not self.said[-1].startswith("open"):
            self.line()

    def line(self) -> str:
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, f"it ended after {self.said}"
        self.said.append(said.strip())
        return self.said[-1]

    def builds(self) -> list[str]:
        """The builds of what it began with, of what it imports now, and of a process it starts now."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return self.line().split()

    def close(self) -> str:
        """End it; returns what it and everything it started still printed."""
        rest, _ = self.process.communicate(timeout=PATIENCE)
        return rest

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._block.__exit__(None, None, None)


def until(condition: Callable[[], bool]) -> None:
    """Wait for it."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.01)
