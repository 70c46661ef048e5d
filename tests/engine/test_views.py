"""A view belongs to its reader: whatever is done to it changes neither the game nor another view."""

from __future__ import annotations

import pytest

from lairwright.games import start
from tests.golden.regenerate import GAMES
from tests.playing import digest, play_out, steps


def wreck(data: object) -> None:
    """Change every list and dict in it, the innermost first."""
    if isinstance(data, dict):
        for part in data.values():
            wreck(part)
        data["wrecked"] = True
    elif isinstance(data, list):
        for part in data:
            wreck(part)
        data.append("wrecked")


@pytest.mark.parametrize("name", ["default-2", "default-4", "en10-3", "castle-3", "castle-both-6"])
def test_a_view_shares_nothing(name: str) -> None:
    config = GAMES[name]
    game = start(config)
    for _ in steps(game, config.seed):
        for viewer in (None, *range(config.seats)):
            before = game.view(viewer)
            shown = repr(before)
            wreck(before)
            assert repr(game.view(viewer)) == shown
        wreck(game.inspect())
        for told in game.visible_events(None):
            wreck(told)
    assert digest(game) == digest(play_out(start(config), config.seed))
