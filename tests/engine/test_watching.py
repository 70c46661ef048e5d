"""Looking at a game in the middle of a choice neither changes it nor shows anything but that moment."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lairwright.games import GAMES, start
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game


class Looker:
    """Keeps the game at the events that scenarios stop at, with what it looked like then."""

    def __init__(self) -> None:
        self.kept: list[tuple[Game, dict[str, object]]] = []

    def __call__(self, game: Game) -> None:
        if game.event_name(game.events[-1].kind) in ("phase", "round", "entered"):
            self.kept.append((game.clone(), game.inspect()))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_a_watched_game_goes_on_as_if_nobody_looked(name: str, seed: int, data: st.DataObject) -> None:
    kind = GAMES[name]
    preset = data.draw(st.sampled_from(sorted(kind.rules.presets)))
    seats = data.draw(st.integers(kind.fewest_seats, kind.most_seats))
    config = Config(name, seats, seed, preset, kind.default_sets, (), {})
    alone, watched = start(config), start(config)
    looker = Looker()
    watched.watcher = looker
    choose = random.Random(seed)
    for _ in range(80):
        if alone.over:
            break
        option = choose.choice(alone.decision.options)
        alone.play(option.key, option.seat)
        watched.play(option.key, option.seat)
        assert watched.visible_events(None) == alone.visible_events(None)
    assert watched.snapshot() == alone.snapshot()
    assert watched.clone().watcher is None
    assert looker.kept
    for moment, shown in looker.kept:
        assert moment.inspect() == shown
