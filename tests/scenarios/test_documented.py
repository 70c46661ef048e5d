"""The examples in docs/writing-scenarios.md are scenarios that hold."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from lairwright.games import BOSS_MONSTER, GAMES
from lairwright.scenarios.runner import load, run

TEXT = (Path(__file__).parents[2] / "docs" / "writing-scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_of_the_docs_holds(number: int, tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(EXAMPLES[number], encoding="utf-8")
    for result in run(load(file)):
        assert not result.failures, result.failures


def test_there_are_examples_of_each_game_and_of_waiting() -> None:
    scenarios = [tomllib.loads(example) for example in EXAMPLES]
    assert {scenario.get("game", BOSS_MONSTER) for scenario in scenarios} == set(GAMES)
    assert {"stop", "until", "refuse"} <= {word for part in scenarios for step in part["step"] for word in step}
