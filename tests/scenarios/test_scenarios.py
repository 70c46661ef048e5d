"""Every scenario file, with each of its presets."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from lairwright.kernel.errors import LairwrightError
from lairwright.scenarios.runner import load, run

FOLDER = Path(__file__).parent


def _cases() -> list[tuple[Path, str]]:
    """A file that cannot be read is one case: it fails alone, not the whole collection."""
    cases: list[tuple[Path, str]] = []
    for path in sorted(FOLDER.rglob("*.toml")):
        try:
            presets = load(path).presets
        except LairwrightError:
            presets = ("unreadable",)
        cases += [(path, preset) for preset in presets]
    return cases


CASES = _cases()


@pytest.mark.parametrize(
    ("path", "preset"),
    CASES,
    ids=[f"{path.relative_to(FOLDER).with_suffix('').as_posix()}-{preset}" for path, preset in CASES],
)
def test_scenario(path: Path, preset: str) -> None:
    for result in run(dataclasses.replace(load(path), presets=(preset,))):
        assert not result.failures, "\n".join([f"{path} ({preset}): {result.scenario.title}", *result.failures])
