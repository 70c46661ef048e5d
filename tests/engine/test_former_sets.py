"""Set files in the words of before still load, mean the same, and give a game the same card fingerprint."""

from __future__ import annotations

from pathlib import Path

import pytest

import lairwright as lw
from lairwright.dungeon.assemble import catalog_for
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.words import CARD_KINDS
from tests.playing import play_out
from tests.set_files import write

ROOT = Path(__file__).parents[2]
CELLAR = str(ROOT / "examples" / "sets" / "cellar.toml")
#: This one stays in the words of before.
WELL = str(ROOT / "tests" / "sets" / "guarded-well.toml")

#: What records written when all sets used those words name as their cards.
FINGERPRINTS = [
    (("base",), False, "a1b96cf5c26a"),
    (("base",), True, "2128158ec6a6"),
    (("base", CELLAR), False, "07511d897ce3"),
    (("base", CELLAR), True, "cfcc58a75fd7"),
    (("base", WELL), False, "189deeecc5ae"),
    (("base", WELL), True, "8e2ef08bb38c"),
]

#: Fields written with the value that they have if left out count for the fingerprint.
OUTSPOKEN = """
[set]
id = "outspoken"
name = "Outspoken"

[[room]]
id = "crow-loft"
name = "Crow Loft"
kind = "monster"
tier = "ordinary"
damage = 2
treasure = { thief = 1 }
copies = 30
[[room.always]]
damage = 1
to = "adjacent rooms"
kind = "any"
per = ""
[[room.ability]]
when = "hero dies here"
limit = ""
may = false
target = { hero = "in town", tier = "any" }
do = [{ move = "your entrance" }]

[[spell]]
id = "slow-fuse"
name = "Slow Fuse"
phase = "both"
copies = 20
[[spell.ability]]
when = "played"
if = ""
target = { room = "yours", kind = "any" }
do = [{ destroy = "target", killing = false }, { fetch = "card", count = 1 }]
"""


@pytest.mark.parametrize(("sets", "early", "fingerprint"), FINGERPRINTS)
def test_records_of_before_still_name_these_cards(sets: tuple[str, ...], early: bool, fingerprint: str) -> None:
    assert catalog_for(sets, early).fingerprint == fingerprint


def test_fields_that_say_nothing_load_and_count(tmp_path: Path) -> None:
    file = tmp_path / "outspoken.toml"
    file.write_text(OUTSPOKEN, encoding="utf-8")
    sets = ("base", str(file))
    assert catalog_for(sets, False).fingerprint == "e66a40fc6794"
    assert play_out(lw.new_game(seats=2, seed=1, sets=sets), 1).over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_base_set_in_the_words_of_before_is_the_same_game(seats: int, tmp_path: Path) -> None:
    file = tmp_path / "before.toml"
    cards = [(CARD_KINDS[card.kind], card.facts) for card in load_set("base", early=False).cards]
    write(file, cards, standalone=True)
    assert "{ hold = " in file.read_text(encoding="utf-8")
    for seed in range(2):
        game = play_out(lw.new_game(seats=seats, seed=seed), seed)
        again = play_out(lw.new_game(seats=seats, seed=seed, sets=(str(file),)), seed)
        assert again.record.fingerprint == game.record.fingerprint
        assert again.record.choices == game.record.choices
        assert [again.view(seat) for seat in range(seats)] == [game.view(seat) for seat in range(seats)]
