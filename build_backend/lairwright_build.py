"""The build backend: setuptools, plus mypyc when the engine is to be compiled (see setup.py), plus Node when the
browser's page has to be built (see lairwright_client.py).

It asks for mypy and Node only when they will be used, so that a pure build with a built page needs setuptools alone. It
must not call setuptools' own ``get_requires_for_build_wheel``: that runs setup.py before mypy is there.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import lairwright_client as client
from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_editable, prepare_metadata_for_build_wheel

Settings = dict[str, str | list[str] | None] | None

__all__ = [  # the hooks a build frontend looks for
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def wanted() -> str:
    """``yes`` (LAIRWRIGHT_COMPILE=1), ``no`` (=0), or ``try``: when a C compiler seems to be there."""
    chosen = os.environ.get("LAIRWRIGHT_COMPILE", "")
    if chosen == "1":
        return "yes"
    if chosen == "0":
        return "no"
    if chosen:
        sys.exit(f"LAIRWRIGHT_COMPILE must be 0, 1 or unset, not {chosen!r}")
    compiler = os.environ.get("CC", "").split()
    names = compiler[:1] or ["cc", "gcc", "clang", "cl"]
    return "try" if any(shutil.which(name) for name in names) else "no"


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """What to install before building."""
    return [*(["mypy[mypyc]>=2.4"] if wanted() != "no" else []), *_node()]


def get_requires_for_build_editable(config_settings: object = None) -> list[str]:
    """Editable installs are never compiled: a stale extension would win over the edited source."""
    return _node()


def get_requires_for_build_sdist(config_settings: object = None) -> list[str]:
    """A source distribution carries the built page, so that installing it needs no Node."""
    return _node()


def _node() -> list[str]:
    return [client.REQUIREMENT] if client.must_build() else []


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """The wheel, with the page in it."""
    client.ensure()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """The editable wheel; the page is built beside the sources."""
    client.ensure()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The source distribution."""
    client.ensure()
    return build_meta.build_sdist(sdist_directory, config_settings)


def engine_modules(source: Path) -> list[str]:
    """The modules that are compiled, as paths: kernel, dungeon and castle, whole, and what every simulation runs."""
    found: list[str] = []
    for layer in ("kernel", "dungeon", "castle", "bots/fast"):
        found += [str(path) for path in sorted((source / "lairwright" / layer).rglob("*.py"))]
    return [path for path in found if not path.endswith("__init__.py")]


#: Functions of mypyc's runtime that compiled code calls only when something has gone wrong.
_ERROR_PATHS = ("CPy_AddTraceback", "CPy_TypeErrorTraceback", "CPy_TypeError", "CPy_AttributeError")


def cold_declarations(runtime: str) -> str:
    """C declarations, to be included first, that call these functions cold: the compiler then keeps what leads to them
    out of the way. Every other line of compiled code may fail, and without this the code that reports it lies among the
    code that runs: the engine was an eighth slower.

    ``runtime`` is the text of mypyc's ``CPy.h``, so that the declarations are those of the mypyc that is used.
    """
    found = [re.search(rf"^void {name}\([^;{{]*\);", runtime, re.MULTILINE) for name in _ERROR_PATHS]
    return "\n".join(["#include <Python.h>", *(f"__attribute__((cold)) {match[0]}" for match in found if match), ""])
