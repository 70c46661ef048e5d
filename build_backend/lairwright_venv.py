"""Making .venv and filling it from the locks, for the Makefile, which decides whether that is necessary.

``make FOLDER`` makes the environment with the Python that runs this; ``install NAME`` installs requirements/NAME.txt
into the environment that runs this. Both check again when it is their turn: another ``make`` may have done the work.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from lairwright_alone import alone

ROOT = Path(__file__).resolve().parent.parent
#: Names the folder that an environment was made in: one that has been moved would run the code of its old place.
PLACE = ".here"
#: There while packages are being installed: if that is interrupted, one may look installed that isn't.
BEGUN = ".begun"
#: A lock that contains others.
CONTAINS = {"dev": ("page", "play")}


def make(folder: Path) -> None:
    """Make an environment, unless somebody made it meanwhile."""
    with alone(ROOT / "pyproject.toml"):
        if _is_sound(folder):
            return
        print(f"Making {folder} with Python {sys.version.split()[0]}", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        (folder / PLACE).write_text(f"{os.getcwd()}\n", encoding="utf-8")


def _is_sound(folder: Path) -> bool:
    place = folder / PLACE
    if not place.is_file() or place.read_text(encoding="utf-8").strip() != os.getcwd() or (folder / BEGUN).exists():
        return False
    ask = [str(folder / "bin" / "python"), "-c", "import sys; print(sys.version)"]
    try:
        return subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip() == sys.version.strip()
    except OSError:
        return False


def install(name: str) -> None:
    """Install a lock, unless somebody did so meanwhile."""
    environment = Path(sys.prefix)
    lock, done = ROOT / "requirements" / f"{name}.txt", environment / f".{name}"
    with alone(ROOT / "pyproject.toml"):
        if done.is_file() and done.stat().st_mtime > lock.stat().st_mtime:
            return
        print(f"Installing {lock.relative_to(ROOT)}", flush=True)
        (environment / BEGUN).touch()
        # A lock is complete, so nothing has to be resolved; and modules are compiled when they are first imported,
        # which most of them never are.
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
        ended = subprocess.run([*command, "--no-deps", "--require-hashes", "--requirement", str(lock)], check=False)
        if ended.returncode:
            sys.exit(ended.returncode)
        for contained in (*CONTAINS.get(name, ()), name):
            (environment / f".{contained}").touch()
        (environment / BEGUN).unlink()


if __name__ == "__main__":
    try:
        if sys.argv[1] == "make":
            make(Path(sys.argv[2]))
        else:
            install(sys.argv[2])
    except KeyboardInterrupt:
        sys.exit(130)
