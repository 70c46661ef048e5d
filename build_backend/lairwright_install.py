"""The builds of Lairwright in a checkout's .venv: ``make setup`` and ``make play``.

Each build is a folder of its own in .venv/lairwright, named by its kind and by a hash of what it was made from. A .pth
file among the environment's packages names the one that new processes import. So a build is there completely or not at
all, putting another one in place is a single rename, and a process keeps the build it began with, as do those that it
starts: no table ever runs on a mixture of two.

``setup`` makes the build that is wanted, compiled where LAIRWRIGHT_COMPILE and the machine allow, and puts it in place.
``play ARGS`` does not wait for the compiler: it opens the table on a compiled build if there is one and on a pure one
otherwise, and compiles in the background for the next start.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import lairwright_compiler as compiler
from lairwright_alone import alone, hold, is_held

ROOT = Path(__file__).resolve().parent.parent
BUILDS = Path(sys.prefix, "lairwright")
POINTER = Path(sysconfig.get_path("purelib"), "lairwright.pth")
LOG = BUILDS / "compiling.log"
#: What a build is made from.
INPUTS = ("src", "build_backend", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md")
COMPILED, PURE = "compiled", "pure"
UNFINISHED = "unfinished-"


class NotBuiltError(Exception):
    """Why there is no build, with everything that was printed about it."""

    def __init__(self, reason: str, details: str = "") -> None:
        super().__init__(reason)
        self.details = details


class NoCompilerError(NotBuiltError):
    """The compiler isn't available at the moment, which says nothing about the sources."""


class Sources:
    """What is built, as it was when it was read: nobody's edits come in between."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        for name in INPUTS:
            path = ROOT / name
            for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
                inside = file.relative_to(ROOT).as_posix()
                if file.is_file() and not re.search(r"/__pycache__/|\.egg-info/|\.(so|pyd|pyc)$", inside):
                    self.files[inside] = file.read_bytes()
        digest = hashlib.sha256(os.environ.get("LAIRWRIGHT_OPT_LEVEL", "").encode())
        digest.update((ROOT / "requirements" / "compiler.txt").read_bytes())
        for inside, content in self.files.items():
            digest.update(f"\0{inside}\0{len(content)}\0".encode() + content)
        self.name = digest.hexdigest()[:16]

    def folder(self, kind: str) -> Path:
        """Where the build of that kind is, or will be."""
        return BUILDS / f"{self.name}-{kind}"

    @property
    def complaint(self) -> Path:
        """Says why these sources cannot be compiled here, so that not every start tries in vain."""
        return BUILDS / f"{self.name}-complaint"

    def write(self, target: Path) -> None:
        for inside, content in self.files.items():
            file = target / inside
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


# -- making ------------------------------------------------------------------------------------------------------------


def make(sources: Sources, kind: str) -> Path:
    """The build of that kind; it is made unless it is there."""
    folder = sources.folder(kind)
    turn = BUILDS / f"{kind}.turn"
    turn.touch()
    with alone(turn):
        if not folder.is_dir():
            with _workplace() as work:
                path = _compiler(work) if kind == COMPILED else None
                sources.write(work / "source")
                _pip(
                    ["--no-build-isolation", "--target", str(work / "target"), "."],
                    work,
                    cwd=work / "source",
                    LAIRWRIGHT_COMPILE="1" if kind == COMPILED else "0",
                    LAIRWRIGHT_CLIENT="0",
                    **({"PYTHONPATH": str(path)} if path else {}),
                )
                (work / "target").rename(folder)
            if kind == COMPILED:
                sources.complaint.unlink(missing_ok=True)
    return folder


@contextlib.contextmanager
def _workplace() -> Iterator[Path]:
    """A folder to work in. It is locked, so that nobody takes it for one left behind."""
    with alone(BUILDS):
        work = Path(tempfile.mkdtemp(prefix=UNFINISHED, dir=BUILDS))
        held = hold(work)
    try:
        yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)
        if held is not None:
            os.close(held)


def _compiler(work: Path) -> Path | None:
    """Where the compiler is imported from: nowhere special if it is installed, otherwise a folder it is put into. Not
    .venv, which a table may be running on."""
    if importlib.util.find_spec("mypyc"):
        return None
    lock = ROOT / "requirements" / "compiler.txt"
    try:
        _pip(["--require-hashes", "--target", str(work / "compiler"), "--requirement", str(lock)], work, cwd=work)
    except NotBuiltError as problem:
        raise NoCompilerError(f"{lock.relative_to(ROOT)} cannot be installed", problem.details) from problem
    return work / "compiler"


def _pip(arguments: list[str], work: Path, cwd: Path, **settings: str) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    scratch = work / "scratch"
    scratch.mkdir(exist_ok=True)
    done = subprocess.run(
        [*command, "--no-compile", *arguments],
        cwd=cwd,
        env={**kept, "TMPDIR": str(scratch), **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        told = re.search(r"LAIRWRIGHT_COMPILE=1, but the engine cannot be compiled: (.*)", done.stdout)
        raise NotBuiltError(told[1] if told else f"pip failed with exit code {done.returncode}", done.stdout)


# -- putting in place --------------------------------------------------------------------------------------------------


def in_place() -> Path | None:
    """The build that new processes import."""
    return Path(POINTER.read_text(encoding="utf-8").strip()) if POINTER.is_file() else None


def put_in_place(folder: Path) -> None:
    """Let new processes import this build. Those that nobody uses any more are removed; the last one is kept, because a
    table that was not opened by ``make play`` does not say that it uses it."""
    with alone(BUILDS):
        before = in_place()
        _replace(Path(sys.prefix, "bin", "lair"), (folder / "bin" / "lair").read_bytes(), 0o755)
        _replace(POINTER, f"{folder}\n".encode(), 0o644)
        for old in BUILDS.iterdir():
            of_these = old.name.startswith(folder.name.partition("-")[0])
            left_behind = old.name.startswith(UNFINISHED)
            replaced = before != folder and old != before and old.suffix not in (".turn", ".log")
            if not of_these and (left_behind or replaced) and not is_held(old):
                if old.is_dir():
                    shutil.rmtree(old, ignore_errors=True)
                else:
                    old.unlink()


def _replace(file: Path, content: bytes, mode: int) -> None:
    new = file.with_name(f".{file.name}.{os.getpid()}")
    new.write_bytes(content)
    new.chmod(mode)
    new.replace(file)


# -- what make calls ---------------------------------------------------------------------------------------------------


def setup() -> None:
    """Put the wanted build in place."""
    sources = Sources()
    folder = _compiled_or_pure(sources)
    if in_place() != folder:
        put_in_place(folder)
        subprocess.run([str(Path(sys.prefix, "bin", "lair")), "--version"], check=True)


def _compiled_or_pure(sources: Sources) -> Path:
    wish = compiler.wanted()
    if wish == "no" or (wish == "try" and sources.complaint.is_file()):
        return make(sources, PURE)
    if not sources.folder(COMPILED).is_dir():
        print("Compiling the engine, which takes a minute or two (LAIRWRIGHT_COMPILE=0 does without)", flush=True)
    try:
        return make(sources, COMPILED)
    except NotBuiltError as problem:
        if wish == "yes":
            sys.exit(f"{problem.details}\nLAIRWRIGHT_COMPILE=1, but the engine cannot be compiled: {problem}")
        _complain(sources, problem)
        return make(sources, PURE)


def _complain(sources: Sources, problem: NotBuiltError) -> None:
    LOG.write_text(problem.details, encoding="utf-8")
    again = "the next start tries again."
    if not isinstance(problem, NoCompilerError):
        sources.complaint.write_text(f"{problem}\n", encoding="utf-8")
        again = "'LAIRWRIGHT_COMPILE=1 make setup' tries again."
    print(
        f"The engine cannot be compiled and stays plain Python: {problem}\n{LOG} has the details; {again}", flush=True
    )


def play(arguments: list[str]) -> None:
    """Become ``lair serve`` on the best build available at once."""
    sources = Sources()
    wish = compiler.wanted()
    at_once = PURE if wish == "no" or (wish == "try" and not sources.folder(COMPILED).is_dir()) else COMPILED
    folder = make(sources, PURE) if at_once == PURE else _compiled_or_pure(sources)
    using = hold(folder, shared=True)
    if using is not None:
        os.set_inheritable(using, True)
    put_in_place(folder)
    if at_once == COMPILED:
        print("The table runs on the compiled engine.", flush=True)
    elif wish == "try" and not sources.complaint.is_file():
        print("The table runs on plain Python this time. The engine is being compiled beside it.", flush=True)
        _compile_beside()
    lair = str(Path(sys.prefix, "bin", "lair"))
    os.execv(lair, [lair, "serve", *arguments])


def _compile_beside() -> None:
    """Start the compiler, to end when the table ends: it holds the other end of a pipe, which closes with the process
    that this one becomes."""
    there, here = os.pipe()
    subprocess.Popen(
        [sys.executable, __file__, "compile", str(there)],
        pass_fds=[there],
        stdin=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is the table's business
    )
    os.close(there)
    os.set_inheritable(here, True)


def compile_while(table: int) -> None:
    """Compile with what the table leaves of the processor, for as long as it is open."""
    os.nice(19)
    threading.Thread(target=_end_with, args=(table,), daemon=True).start()
    sources = Sources()
    try:
        make(sources, COMPILED)
    except NotBuiltError as problem:
        _complain(sources, problem)
    else:
        print("The engine is compiled. The table runs on it from the next 'make play' on.", flush=True)


def _end_with(table: int) -> None:
    os.read(table, 1)
    os.killpg(0, signal.SIGKILL)  # with everything that was started for it


def main(words: list[str]) -> None:
    if sys.prefix == sys.base_prefix:
        sys.exit("lairwright_install.py works in a virtual environment only: .venv/bin/python")
    BUILDS.mkdir(exist_ok=True)
    match words:
        case ["setup"]:
            setup()
        case ["play", *arguments]:
            play(arguments)
        case ["compile", table]:
            compile_while(int(table))
        case _:
            sys.exit("usage: lairwright_install.py setup | play ARGS ...")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
    except NotBuiltError as problem:
        sys.exit(f"{problem.details}\nLairwright cannot be built: {problem}")
