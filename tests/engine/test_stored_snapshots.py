"""Snapshots written by earlier versions can be played on.

Both files are games with four seats in the middle of a chain of responses, written before a frame's numbers had names:
one has a Spell, a negation of it and a waiting effect; the other has five effects waiting in a window that resolves the
latest first.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lairwright as lw
from lairwright.dungeon.state.table import Table
from tests.playing import digest, play_out

STORED = Path(__file__).with_name("snapshots")
#: How each game ends when played on with the same dice, as it did in the version that wrote it.
ENDS = {"format-2-negations": "19cef751217fc347e4577c24", "format-2-lifo": "7a04d98a72a5eea18e46375e"}
SEED = 7


def stored(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((STORED / f"{name}.json").read_text(encoding="utf-8"))
    return data


def restored(name: str) -> Table:
    game = lw.restore(stored(name))
    assert isinstance(game, Table)
    return game


@pytest.mark.parametrize("name", ENDS)
def test_a_stored_snapshot_comes_back_whole(name: str) -> None:
    assert json.loads(json.dumps(restored(name).snapshot())) == stored(name)


@pytest.mark.parametrize("name", ENDS)
def test_a_stored_game_goes_on_as_it_would_have(name: str) -> None:
    assert digest(play_out(restored(name), SEED)) == ENDS[name]
