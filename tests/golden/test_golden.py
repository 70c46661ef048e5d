"""Whole games kept as files: a change to the rules shows up as a difference (see regenerate.py)."""

from __future__ import annotations

import json

import pytest

import lairwright as lw
from lairwright.games import start
from tests.golden.regenerate import DIGESTS, FOLDER, GAMES, SIGHTS, sights
from tests.playing import digest, play_out


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_still_gives_the_same_game(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    record = lw.load_record(text)
    game = lw.replay(record)
    assert game.over
    assert game.record.dumps() == text
    assert digest(game) == json.loads(DIGESTS.read_text(encoding="utf-8"))[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_still_offers_the_same_choices(name: str) -> None:
    """Stricter than a replay: an option added or moved anywhere changes what the random player takes."""
    game = play_out(start(GAMES[name]), GAMES[name].seed)
    assert game.record.dumps() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_everybody_still_sees_the_same(name: str) -> None:
    assert sights(GAMES[name]) == json.loads(SIGHTS.read_text(encoding="utf-8"))[name]
