"""The build backend: setuptools, plus mypyc when the engine is to be compiled (see setup.py), plus Node when the
browser's page has to be built (see lairwright_client.py).

It asks for mypy and Node only when they will be used, so that a pure build with a built page needs setuptools alone. It
must not call setuptools' own ``get_requires_for_build_wheel``: that runs setup.py before mypy is there.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import lairwright_client as client
import lairwright_compiler as compiler
from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_editable

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


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """What to install before building."""
    return [*([compiler.REQUIREMENT] if compiler.wanted() != "no" else []), *_node()]


def get_requires_for_build_editable(config_settings: object = None) -> list[str]:
    """Editable installs are never compiled: a stale extension would win over the edited source."""
    return _node()


def get_requires_for_build_sdist(config_settings: object = None) -> list[str]:
    """A source distribution carries the built page, so that installing it needs no Node."""
    return _node()


def _node() -> list[str]:
    return [client.REQUIREMENT] if client.must_build() else []


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    """The metadata of the wheel, which names what the compiled engine runs on if it is to be compiled."""
    name = build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)
    if compiler.wanted() != "no":
        file = Path(metadata_directory, name, "METADATA")
        head, gap, description = file.read_text(encoding="utf-8").partition("\n\n")
        file.write_text(f"{head}\nRequires-Dist: {compiler.RUNTIME}{gap}{description}", encoding="utf-8")
    return name


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """The wheel, with the page in it."""
    client.ensure()
    if metadata_directory is not None:
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    with tempfile.TemporaryDirectory() as folder:
        name = prepare_metadata_for_build_wheel(folder, config_settings)
        return build_meta.build_wheel(wheel_directory, config_settings, str(Path(folder, name)))


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """The editable wheel; the page is built next to the sources."""
    client.ensure()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The source distribution."""
    client.ensure()
    return build_meta.build_sdist(sdist_directory, config_settings)
