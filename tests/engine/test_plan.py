"""A round goes by the plan of its game; saved games hold places in it."""

from __future__ import annotations

import json

import pytest

import lairwright as lw
from lairwright.dungeon.procedures.ops import OP_ROUND
from lairwright.dungeon.procedures.plan import CLASSIC, starts
from lairwright.dungeon.state.table import Table
from lairwright.kernel.config import Config
from lairwright.kernel.errors import RecordError
from tests.playing import position

#: Snapshots hold these numbers.
PLACES = {"start": 0, "build": 2, "reveal": 4, "bait": 5, "adventure": 6, "end": 8}


def test_the_steps_of_the_classic_plan_keep_their_places() -> None:
    assert starts(CLASSIC) == PLACES
    assert len(CLASSIC) == 9


@pytest.mark.parametrize("place", [-1, 9])
def test_a_round_is_at_a_step_of_its_plan(place: int) -> None:
    game = position(Config("boss-monster", 2, 3, "default", ("base",), (), {}), 30)
    assert isinstance(game, Table)
    data = json.loads(json.dumps(game.snapshot()))
    (frame,) = [frame for frame in data["state"]["frames"] if frame[0] == OP_ROUND]
    frame[1] = place
    with pytest.raises(RecordError, match=r"names step"):
        lw.restore(data)
