"""Writing the locks in requirements/: ``make lock``.

dev.txt holds everything. The others hold parts of it, so that playing does not wait for what only developers need: the
runtime of the table, Node for its page, the compiler of the engine. They take their versions from dev.txt, so that one
environment can hold them all.

Every file keeps the pins it has unless the arguments, which are uv's, ask otherwise. Only this program uses uv: it
is installed into .venv, but no requirement names it. What builds the package is locked too: it is built without
isolation.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import lairwright_client as client
import lairwright_compiler as compiler

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("requirements")
WHOLE = FOLDER / "dev.txt"


def project() -> tuple[list[str], list[str]]:
    """The names of the project's extras, and what builds it."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(said["project"]["optional-dependencies"]), said["build-system"]["requires"]


def write(file: Path, requirements: list[str], extras: list[str], arguments: list[str]) -> None:
    """One lock: for some requirements and, if any is named, for the project with these extras."""
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--custom-compile-command", "make lock", "--output-file", str(file)]
    if file != WHOLE:
        command += ["--constraints", str(WHOLE)]
    if extras:
        command += ["pyproject.toml", *(f"--extra={extra}" for extra in extras)]
    done = subprocess.run([*command, *arguments, "-"], cwd=ROOT, input="\n".join(requirements), text=True, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    if re.search(r"://|^-|@ ", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE):
        sys.exit(f"{file} holds an address or an option; it must hold neither.")


def main(arguments: list[str]) -> None:
    extras, builders = project()
    write(WHOLE, builders, extras, arguments)
    write(FOLDER / "play.txt", [*builders, compiler.RUNTIME], ["cli", "server"], [])
    write(FOLDER / "page.txt", [client.REQUIREMENT], [], [])
    write(FOLDER / "compiler.txt", [*builders, compiler.REQUIREMENT], [], [])


if __name__ == "__main__":
    main(sys.argv[1:])
