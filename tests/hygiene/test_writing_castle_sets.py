"""docs/writing-castle-sets.md is complete, and its example works."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import lairwright as lw
from lairwright.castle.words import PLACES
from lairwright.kernel.set_files import CONFIDENCES

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "writing-castle-sets.md").read_text(encoding="utf-8")
SHIPPED = (Path(lw.__file__).parent / "castle" / "sets" / "proposed.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", [*PLACES, *CONFIDENCES])
def test_every_word_of_the_format_is_on_the_page(word: str) -> None:
    assert word in TEXT


def test_every_field_of_the_shipped_set_is_on_the_page() -> None:
    data = tomllib.loads(SHIPPED)
    fields = {field for entries in data.values() if isinstance(entries, list) for entry in entries for field in entry}
    assert {field for field in fields if not re.search(rf"\b{field}\b", TEXT)} == set()


def test_the_example_completed_from_the_shipped_set_can_be_played(tmp_path: Path) -> None:
    """Each entry of the example replaces the one it resembles."""
    example = tomllib.loads(re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)[0])
    assert {tuple(example[name][0]["names"].items()) for name in ("faction",)} == {(("pl", "trolle"),)}
    (tile,) = example["tile"]
    lines = [
        SHIPPED[: SHIPPED.index("[[tile]]")],
        '[[tile]]\nid = "as-in-the-docs"\nname = "x"\n',
        f"changes = [{{ at = {tile['changes'][0]['at']!r}, loot = 3, strength = 2 }}]\n",
        SHIPPED[SHIPPED.index("[[tile]]") :],
    ]
    file = tmp_path / "my-castle.toml"
    file.write_text("".join(lines), encoding="utf-8")
    game = lw.new_game("castle-raid", sets=(str(file),), variants=("new-orders",))
    assert "as-in-the-docs" in game.catalog.by_id
