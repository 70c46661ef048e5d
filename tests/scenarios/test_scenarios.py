"""Every scenario file, with each of its presets: one test a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.scenarios.runner import load, run

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(FOLDER).with_suffix("").as_posix() for path in FILES])
def test_scenario(path: Path) -> None:
    results = run(load(path))
    assert results
    failed = [result for result in results if result.failures]
    assert not failed, "\n".join(
        line for result in failed for line in (f"{path} ({result.preset}): {result.scenario.title}", *result.failures)
    )
