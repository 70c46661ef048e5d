"""Each kind of mistake in a set file, and the sentence it gets: file, card, field, what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.dungeon.reading.loader import load_set
from lairwright.kernel.errors import SetFileError
from tests.errors.set_texts import PIT, ROOM, SET, complaint, loads, with_ability


def changed(old: str, new: str) -> str:
    assert old in ROOM
    return SET + ROOM.replace(old, new)


CASES = {
    "unknown field": (SET + ROOM + "damag = 2\n", f"{PIT}: unknown field 'damag' (did you mean 'damage'?)"),
    "unknown field of the set": (
        SET + 'font = "red"\n' + ROOM,
        "mine.toml: [set]: unknown field 'font'",
    ),
    "text for a number": (
        changed("damage = 1", 'damage = "two"'),
        f"{PIT}: field 'damage': expected a whole number from 0 to 99, found 'two'",
    ),
    "true for a number": (
        changed("damage = 1", "damage = true"),
        f"{PIT}: field 'damage': expected a whole number from 0 to 99, found True",
    ),
    "number too large": (
        changed("damage = 1", "damage = 100"),
        f"{PIT}: field 'damage': expected a whole number from 0 to 99, found 100",
    ),
    "number for text": (changed('"Pit"', "7"), f"{PIT}: field 'name': expected text, found 7"),
    "missing field": (changed("damage = 1\n", ""), f"{PIT}: field 'damage' is missing"),
    "misspelt word": (
        changed('"trap"', '"trapp"'),
        f"{PIT}: field 'kind': unknown word 'trapp' (did you mean 'trap'?); expected one of 'monster', 'trap'",
    ),
    "word of another kind of card": (
        changed('"ordinary"', '"epic"'),
        f"{PIT}: field 'tier': unknown word 'epic'; expected one of 'ordinary', 'advanced'",
    ),
    "no table of treasure": (changed("{ thief = 1 }", "1"), f"{PIT}: field 'treasure': expected a table, found 1"),
    "misspelt class": (
        changed("thief = 1", "theif = 1"),
        f"{PIT}: field 'treasure': unknown field 'theif' (did you mean 'thief'?)",
    ),
    "bad id": (
        changed('"pit"', '"The Pit"'),
        "mine.toml: room 'The Pit': field 'id': expected lower-case words joined by hyphens, found 'The Pit'",
    ),
    "duplicate id": (SET + ROOM + ROOM, "mine.toml: two cards have the id 'pit'"),
    "no set": (ROOM, "mine.toml: expected exactly one [set] table, found 0"),
    "set in two brackets": (
        '[[set]]\nid = "mine"\nname = "Mine"\n' + ROOM,
        "mine.toml: [set]: expected a table, found [{'id': 'mine', 'name': 'Mine'}]",
    ),
    "no card": (SET, "mine.toml: the set has no card"),
    "unknown table": (
        changed("[[room]]", "[[rom]]"),
        "mine.toml: unknown table [[rom]] (did you mean 'room'?)",
    ),
    "one bracket": (changed("[[room]]", "[room]"), "mine.toml: write [[room]], with two brackets, for each room"),
    "unknown confidence": (
        SET + ROOM + 'confidence = "sure"\n',
        f"{PIT}: field 'confidence': unknown word 'sure'; expected one of 'confirmed', 'likely', 'inferred', 'own'",
    ),
    "no copies": (
        SET + ROOM + "copies = 0\n",
        f"{PIT}: field 'copies': expected a whole number from 1 to 99, found 0",
    ),
    "unknown language": (
        SET + ROOM + 'names = { fr = "Fosse" }\n',
        f"{PIT}: field 'names': unknown field 'fr'",
    ),
    "early printing is no table": (
        SET + ROOM + "early = 1\n",
        f"{PIT}: field 'early': expected a table, found 1",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_mistake_is_named_exactly(name: str, tmp_path: Path) -> None:
    text, message = CASES[name]
    assert complaint(text, tmp_path) == message


def test_the_cases_start_from_a_set_without_mistakes(tmp_path: Path) -> None:
    assert loads(with_ability('when = "built"\ndo = [{ draw = "room" }]\n'), tmp_path) == ["pit"]


def test_broken_toml_is_named_with_the_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SET + "[[room\n", encoding="utf-8")
    with pytest.raises(SetFileError, match=r"^mine\.toml: is not valid TOML: .*line 4"):
        load_set(str(file), early=False)


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe[set]")
    with pytest.raises(SetFileError, match=r"^mine\.toml: is not UTF-8 text$"):
        load_set(str(file), early=False)


def test_a_missing_file_and_an_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(SetFileError) as caught:
        load_set(str(tmp_path / "none.toml"), early=False)
    assert str(caught.value) == f"{tmp_path / 'none.toml'}: there is no such set file or folder"
    (tmp_path / "empty").mkdir()
    with pytest.raises(SetFileError, match=r"^empty: the folder holds no \.toml file$"):
        load_set(str(tmp_path / "empty"), early=False)


def test_an_unknown_shipped_set() -> None:
    with pytest.raises(SetFileError) as caught:
        load_set("bas", early=False)
    assert str(caught.value) == (
        "unknown set 'bas' (did you mean 'base'?); shipped sets: base; a home-made set is named by its path, "
        "ending in .toml"
    )
