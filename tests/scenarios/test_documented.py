"""The examples in docs/writing-scenarios.md are scenarios that hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lairwright.scenarios.runner import load, run

TEXT = (Path(__file__).parents[2] / "docs" / "writing-scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_of_the_docs_holds(number: int, tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(EXAMPLES[number], encoding="utf-8")
    for result in run(load(file)):
        assert not result.failures, result.failures


def test_there_is_an_example_of_each_game() -> None:
    assert len(EXAMPLES) == 2
