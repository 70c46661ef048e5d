"""Builds of the engine to measure, in scratch folders; and measuring several of them by turns.

A build is a folder to put on the import path. It is made from a copy of the tree, so that nobody's edits during a run
are measured, and kept under a name that is a hash of what it was made from.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.figures import FIGURES, PROCESS

ROOT = Path(__file__).parents[1]
SCRATCH = ROOT / "build" / "bench"
#: What a wheel is built from.
INPUTS = ("src", "build_backend", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md")

#: Rounds of figures: one entry for each run of bench/engine.py.
Rounds = list[dict[str, Any]]


def find_tree(name: str, scratch: Path) -> Path:
    """A checkout: a folder, or a revision of this repository, which is unpacked."""
    folder = Path(name)
    if (folder / "src" / "lairwright").is_dir():
        return folder.resolve()
    asked = ["git", "-C", str(ROOT), "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    found = subprocess.run(asked, capture_output=True, text=True, check=False)
    if found.returncode:
        raise SystemExit(f"{name} is neither a checkout of Lairwright nor a revision of this repository")
    commit = found.stdout.strip()
    tree = scratch / f"tree-{commit[:12]}"
    if not tree.is_dir():
        packed = subprocess.run(["git", "-C", str(ROOT), "archive", commit], capture_output=True, check=True).stdout
        unfinished = tree.with_suffix(".part")
        shutil.rmtree(unfinished, ignore_errors=True)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(unfinished, filter="data")
        unfinished.rename(tree)
    return tree


def build(tree: Path, compiled: bool, scratch: Path) -> Path:
    """The folder to import from; made unless it is there already."""
    kind = "compiled" if compiled else "pure"
    folder = scratch / f"{kind}-{_fingerprint(tree)}"
    if not folder.is_dir():
        unfinished = folder.with_suffix(".part")
        shutil.rmtree(unfinished, ignore_errors=True)
        if compiled:
            _compile(tree, unfinished)
        else:
            _copy(tree / "src" / "lairwright", unfinished / "lairwright")
        unfinished.rename(folder)
    return folder


def _files(tree: Path) -> Iterator[Path]:
    for name in INPUTS:
        path = tree / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix not in (".pyc", ".so", ".pyd") and ".egg-info" not in str(file):
                yield file


def _fingerprint(tree: Path) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for file in _files(tree):
        digest.update(f"\0{file.relative_to(tree)}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def _copy(source: Path, target: Path) -> None:
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info"))


def _compile(tree: Path, target: Path) -> None:
    if not (tree / "setup.py").exists():
        raise SystemExit(f"{tree} has no setup.py: it is from before the engine could be compiled")
    print(f"compiling {tree} (a minute or two)", file=sys.stderr, flush=True)
    work = target.with_suffix(".work")
    shutil.rmtree(work, ignore_errors=True)
    for file in _files(tree):
        copy = work / file.relative_to(tree)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    # Without isolation: setuptools and mypy are those of the running environment.
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", ".", work=work, LAIRWRIGHT_COMPILE="1")
    wheels = [str(wheel) for wheel in (work / "dist").glob("*.whl")]
    pip("install", "--no-deps", "--target", str(target), *wheels, work=work)
    if not list(target.glob("lairwright/dungeon/table.*.so")):
        raise SystemExit(f"the wheel built from {tree} holds no compiled engine")
    shutil.rmtree(work)


def pip(*arguments: str, work: Path, python: str = sys.executable, **settings: str) -> None:
    """Run pip; what it says is shown only when it fails."""
    command = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    done = subprocess.run(
        command, cwd=work, env={**os.environ, **settings}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(f"pip {arguments[0]} failed in {work}")


def environment(folder: Path) -> dict[str, str]:
    """The environment in which ``import lairwright`` finds this build."""
    return {**os.environ, "PYTHONPATH": str(folder)}


def by_turns(folders: Sequence[Path], options: Namespace) -> list[Rounds]:
    """Measure builds alternately, a process each time; every second round in the opposite order."""
    rounds: list[Rounds] = [[] for _ in folders]
    command = [sys.executable, str(ROOT / "bench" / "engine.py"), "--json", "-", "--repeat", "1"]
    command += ["--games", str(options.games), "--seconds", str(options.seconds)]
    command += ["--seats", *map(str, options.seats)]
    for turn in range(options.repeat):
        print(f"round {turn + 1} of {options.repeat}", file=sys.stderr, flush=True)
        order = range(len(folders)) if turn % 2 == 0 else reversed(range(len(folders)))
        for index in order:
            done = subprocess.run(
                command, env=environment(folders[index]), stdout=subprocess.PIPE, text=True, check=False
            )
            if done.returncode:
                raise SystemExit(f"bench/engine.py failed on {folders[index]}")
            rounds[index].append(json.loads(done.stdout))
    return rounds


def values(rounds: Rounds, section: str, key: str) -> list[float]:
    """One figure of every round; ``section`` is a number of seats or ``process``."""
    return [
        float((result["process"] if section == "process" else result["seats"][section])[key]["median"])
        for result in rounds
    ]


def gains(old: Rounds, new: Rounds, section: str, key: str) -> list[float]:
    """How many times better ``new`` is, round by round: above 1 is better, also where less is."""
    more = (PROCESS if section == "process" else FIGURES)[key][2]
    pairs = zip(values(old, section, key), values(new, section, key), strict=True)
    return [b / a if more else a / b for a, b in pairs]


def same_games(old: Rounds, new: Rounds) -> bool:
    """Whether both played the same games, as far as the number of choices tells."""
    return bool(old[0]["decisions"] == new[0]["decisions"])
