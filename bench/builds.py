"""Builds of the engine to measure, in scratch folders, and measuring several of them in turn.

A build is a folder to put on the import path. It is made from a copy of the tree, so edits during a run don't affect
it. Copies and builds are kept, named by a hash of what they were made from; ``make clean`` removes them.
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.figures import GROUPS, Samples, names_of, summary
from bench.workers import Worker

ROOT = Path(__file__).parents[1]
SCRATCH = ROOT / "build" / "bench"
#: What a wheel is built from.
INPUTS = ("src", "build_backend", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md")

#: What bench/engine.py writes as JSON.
Result = dict[str, Any]


def find_tree(name: str, scratch: Path) -> Path:
    """A checkout: a folder, or a revision of this repository, which is unpacked."""
    folder = Path(name)
    if (folder / "src" / "lairwright").is_dir():
        return freeze(folder, scratch)
    asked = ["git", "-C", str(ROOT), "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    found = subprocess.run(asked, capture_output=True, text=True, check=False)
    if found.returncode:
        raise SystemExit(f"{name} is neither a checkout of Lairwright nor a revision of this repository")
    commit = found.stdout.strip()
    packed = subprocess.run(["git", "-C", str(ROOT), "archive", commit], capture_output=True, check=True).stdout
    with tempfile.TemporaryDirectory(dir=scratch) as unpacked:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(unpacked, filter="data")
        return freeze(Path(unpacked), scratch)


def freeze(tree: Path, scratch: Path) -> Path:
    """A copy of everything the engine is built from, named by its hash."""
    unfinished = Path(tempfile.mkdtemp(dir=scratch))
    digest = hashlib.sha256(sys.version.encode())
    for name in INPUTS:
        path = tree / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if not file.is_file() or file.suffix in (".pyc", ".so", ".pyd") or ".egg-info" in str(file):
                continue
            content = file.read_bytes()
            digest.update(f"\0{file.relative_to(tree)}\0".encode() + content)
            copy = unfinished / file.relative_to(tree)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
    frozen = scratch / f"tree-{digest.hexdigest()[:12]}"
    if frozen.is_dir():
        shutil.rmtree(unfinished)
    else:
        unfinished.rename(frozen)
    return frozen


def build(tree: Path, compiled: bool, scratch: Path) -> Path:
    """The folder to import a frozen tree from; it is built only if it isn't there already."""
    if not compiled:
        return tree / "src"
    folder = scratch / tree.name.replace("tree", "compiled")
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=scratch) as work:
            _compile(tree, Path(work)).rename(folder)
    return folder


def _compile(tree: Path, work: Path) -> Path:
    if not (tree / "setup.py").exists():
        raise SystemExit(f"{tree} has no setup.py: it is from before the engine could be compiled")
    print(f"compiling {tree} (a minute or two)", file=sys.stderr, flush=True)
    source, target = work / "source", work / "target"
    shutil.copytree(tree, source)
    # Without isolation: setuptools and mypy come from the running environment.
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", ".", work=source, LAIRWRIGHT_COMPILE="1")
    wheels = [str(wheel) for wheel in (source / "dist").glob("*.whl")]
    pip("install", "--no-deps", "--target", str(target), *wheels, work=source)
    if not list(target.glob("lairwright/kernel/game.*.so")):
        raise SystemExit(f"the wheel built from {tree} holds no compiled engine")
    return target


def pip(*arguments: str, work: Path, python: str = sys.executable, **settings: str) -> None:
    """Run pip; its output is shown only if it fails."""
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


def by_turns(folders: Sequence[Path], options: Namespace) -> list[Result]:
    """Measure builds alternately, each in its own process: figure by figure, every second round in reverse order."""
    command = [sys.executable, str(ROOT / "bench" / "engine.py"), "--serve"]
    command += ["--games", str(options.games), "--seconds", str(options.seconds)]
    command += ["--seats", *map(str, options.seats)]
    questions = [(str(seats), f"{seats} {group}") for seats in options.seats for group in GROUPS]
    questions.append(("process", "process"))
    workers = [Worker(command, environment(folder)) for folder in folders]
    samples = [Samples() for _ in folders]
    try:
        about = [worker.ask("about") for worker in workers]
        for turn in range(options.repeat):
            print(f"round {turn + 1} of {options.repeat}", file=sys.stderr, flush=True)
            order = list(range(len(folders)))[:: 1 if turn % 2 == 0 else -1]
            for section, question in questions:
                for index in order:
                    samples[index].add(section, workers[index].ask(question))
    except RuntimeError as problem:
        raise SystemExit(f"bench/engine.py cannot measure one of {', '.join(map(str, folders))}: {problem}") from None
    finally:
        for worker in workers:
            worker.close()
    return [{**about[index], "repeat": options.repeat, **samples[index].as_data()} for index in range(len(folders))]


def sections(result: Result) -> list[str]:
    return [*result["seats"], "process"]


def values(result: Result, section: str, key: str) -> list[float]:
    """One figure, round by round; ``section`` is a number of seats or ``process``."""
    figures = result["process"] if section == "process" else result["seats"][section]
    return [float(value) for value in figures[key]["values"]]


def gains(old: Result, new: Result, section: str, key: str) -> list[float]:
    """How many times better ``new`` is, round by round: above 1 is better, even for figures where less is better."""
    more = names_of(section)[key][2]
    pairs = zip(values(old, section, key), values(new, section, key), strict=True)
    return [b / a if more else a / b for a, b in pairs]


def all_gains(old: Result, new: Result) -> dict[str, dict[str, object]]:
    return {
        section: {key: summary(gains(old, new, section, key)) for key in names_of(section)} for section in sections(old)
    }


def same_games(old: Result, new: Result) -> bool:
    """Whether both played the same games, judging by the number of choices."""
    return bool(old["decisions"] == new["decisions"])
