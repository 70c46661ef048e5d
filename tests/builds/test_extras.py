"""Each extra brings what it needs, and doesn't live on what others bring.

Here the packages are those of the lock, and only those that an extra asks for can be imported. ``make extras`` does the
same with the newest ones, installed into environments of their own.
"""

from __future__ import annotations

import os
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.builds.extras import USES, use

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def brought(wanted: list[str]) -> set[str]:
    """The names of all packages that installing these brings here."""
    waiting = [Requirement(text) for text in wanted]
    seen: set[tuple[str, str]] = set()
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        for extra in ("", *requirement.extras):
            if (name, extra) in seen:
                continue
            seen.add((name, extra))
            for text in distribution(name).requires or ():
                needed = Requirement(text)
                if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                    waiting.append(needed)
    return {name for name, _ in seen}


def show_only(names: set[str], folder: Path) -> None:
    """A folder to import these packages from, and no others."""
    for name in names:
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            if not (folder / top).exists():
                (folder / top).symlink_to(str(found.locate_file(top)))


@pytest.mark.parametrize("extras", USES, ids="+".join)
def test_an_extra_brings_all_that_it_is_used_for(extras: tuple[str, ...], tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    wanted = list(PROJECT["dependencies"])
    for extra in extras:
        wanted += PROJECT["optional-dependencies"][extra]
    show_only(brought(wanted), packages)
    settings = {name: value for name, value in os.environ.items() if not name.startswith("LAIRWRIGHT_")}
    use([sys.executable, "-S"], extras, tmp_path, {**settings, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{packages}"})


def test_every_extra_for_users_is_used() -> None:
    assert {extra for extras in USES for extra in extras} == set(PROJECT["optional-dependencies"]) - {"dev"}
