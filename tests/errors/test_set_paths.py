"""Paths of sets and scenarios that no file can have, or that cannot be printed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lairwright as lw
from lairwright.dungeon.reading.loader import load_set
from lairwright.kernel.errors import LairwrightError, SetFileError
from lairwright.scenarios.runner import find_scenarios, load

LONG = "x" * 300 + ".toml"


def _restored(game: str, sets: tuple[str, ...]) -> object:
    data: Any = lw.new_game(game).snapshot()
    data["config"]["sets"] = list(sets)
    return lw.restore(data)


def _replayed(game: str, sets: tuple[str, ...]) -> object:
    record = lw.new_game(game).record
    config = lw.Config(game, record.config.seats, 0, "default", sets, (), {})
    return lw.replay(lw.Record(config, record.fingerprint, []).dumps())


DOORS: dict[str, Callable[[str, tuple[str, ...]], object]] = {
    "a new game": lambda game, sets: lw.new_game(game, sets=sets),
    "restoring": _restored,
    "replaying": _replayed,
}


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(("game", "others"), [("boss-monster", ("base",)), ("castle-raid", ())])
def test_a_path_that_no_file_can_have_is_not_found(game: str, others: tuple[str, ...], door: str) -> None:
    for name, said in (
        (LONG, f"{LONG}: cannot be read: "),
        ("no\0file.toml", r"'no\x00file.toml': there is no such set file"),
        ("\ud800.toml", r"'\ud800.toml': there is no such set file"),
        ("no/\udcff", r"'no/\udcff': there is no such set file"),
        ("no/grün.toml", "no/grün.toml: there is no such set file"),
    ):
        with pytest.raises(SetFileError) as caught:
            DOORS[door](game, (*others, name))
        assert str(caught.value).startswith(said)
        assert str(caught.value).encode()


def test_names_that_cannot_be_printed_are_shown_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "\udcff.toml"
    file.write_text("[set]\n", encoding="utf-8")
    folder = tmp_path / "\udcfe"
    folder.mkdir()
    calls: tuple[Callable[[], object], ...] = (
        lambda: load_set(str(file), early=False),
        lambda: load_set(str(folder), early=False),
        lambda: lw.new_game("castle-raid", sets=(str(file),)),
        lambda: lw.new_game("castle-raid", sets=(str(file), "\ud800")),
        lambda: lw.new_game(sets=("\ud800", "\ud800")),
        lambda: lw.new_game(sets=("\ud800",)),
        lambda: load(file),
        lambda: find_scenarios([tmp_path / "\udcfd.toml"]),
    )
    for call in calls:
        with pytest.raises(LairwrightError, match=r"\\ud") as caught:
            call()
        assert str(caught.value).encode()


def test_a_path_that_no_scenario_can_have_is_not_found() -> None:
    with pytest.raises(SetFileError, match=f"^{LONG}: cannot be read: "):
        find_scenarios([Path(LONG)])
