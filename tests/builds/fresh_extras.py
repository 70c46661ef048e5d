"""Every extra in an environment of its own, with the newest versions that it allows, used for real: ``make extras``.

Not part of ``make test``: what it finds depends on what has been published since, and it takes a few minutes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import venv
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final

from tests.builds.extras import USES, use

ROOT: Final = Path(__file__).parents[2]
PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
#: Quick tests that use the developers' tools.
SOME_TESTS: Final = ("tests/errors", "tests/server/test_serve.py")


def run(*command: str | Path, **settings: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=ROOT, env={**environment, **settings}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}"
    return done.stdout


def build(folder: Path) -> Path:
    """A wheel without the two parts that take long to build and have nothing to do with extras."""
    run(*PIP, "wheel", "--no-deps", "--wheel-dir", folder, ".", LAIRWRIGHT_COMPILE="0", LAIRWRIGHT_CLIENT="0")
    (wheel,) = folder.glob("lairwright-*.whl")
    return wheel


def install(wheel: Path, extras: tuple[str, ...], folder: Path) -> Path:
    """The interpreter of a new environment with these extras."""
    venv.create(folder / "environment", with_pip=False)
    python = folder / "environment" / "bin" / "python"
    wanted = f"lairwright[{','.join(extras)}] @ {wheel.as_uri()}"
    run(*PIP, "--python", python, "install", "--no-compile", wanted)
    return python


def try_out(wheel: Path, extras: tuple[str, ...]) -> str:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python = install(wheel, extras, folder)
        if "dev" in extras:
            said = [run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *SOME_TESTS).splitlines()[-1]]
            said += [run(python, "-m", tool, "--version").strip() for tool in ("ruff", "mypy", "playwright")]
        else:
            settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
            said = use([str(python)], extras, folder, settings)
        packages = run(*PIP, "--python", python, "freeze", "--exclude", "lairwright").split()
        run(*PIP, "--python", python, "check")
    lines = [f"[{','.join(extras)}] in {time.monotonic() - began:.0f} s: {' '.join(packages)}", *said]
    return "\n    ".join(lines)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        wheel = build(Path(folder))
        everything = ("cli", "dev", "lab", "server", "text")
        for told in as_completed([pool.submit(try_out, wheel, extras) for extras in (everything, *USES)]):
            print(told.result(), flush=True)


if __name__ == "__main__":
    main()
