"""Clones, snapshots and records agree with the game, step by step."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

import lairwright as lw
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from tests.examples import examples
from tests.invariants import check_clone, check_snapshot
from tests.playing import deal, play_out, position, random_choice, rolls_for, steps
from tests.properties.configs import configs


@examples(80)
@given(configs)
def test_a_clone_and_a_restored_game_go_on_like_the_original(config: Config) -> None:
    """The copy is replaced by a fresh copy at every step, the restored game goes through JSON at every step."""
    game, copy = deal(config), deal(config)
    restored: Game = deal(config)
    rolls = rolls_for(config.seed)
    while not game.over:
        choice = random_choice(game, rolls)
        copy = copy.clone()
        restored = lw.restore(json.loads(json.dumps(restored.snapshot())))
        for table in (game, copy, restored):
            table.choose(*choice)
        expected = game.snapshot()
        assert copy.snapshot() == expected
        assert restored.snapshot() == expected
        for viewer in (None, *range(config.seats)):
            assert copy.visible_events(viewer) == game.visible_events(viewer)
            assert restored.visible_events(viewer) == game.visible_events(viewer)
        assert restored.undo_policy == game.undo_policy == copy.undo_policy


@examples(80)
@given(configs)
def test_snapshots_and_clones_are_sound_at_every_step(config: Config) -> None:
    game = deal(config)
    for number, _ in enumerate(steps(game, config.seed)):
        check_snapshot(game)
        check_clone(game, number)


@examples(80)
@given(configs, st.integers(0, 60))
def test_a_clone_played_to_the_end_leaves_the_original_alone(config: Config, choices: int) -> None:
    game = position(config, choices)
    before, events = game.snapshot(), game.visible_events(None)
    play_out(game.clone(), config.seed + 1)
    assert game.snapshot() == before
    assert game.visible_events(None) == events


@examples(30)
@given(configs)
def test_a_record_replays_to_the_same_table_at_every_step(config: Config) -> None:
    game = deal(config)
    tables = [game.snapshot() for _ in steps(game, config.seed)]
    text = game.record.dumps()
    record = lw.load_record(text)
    assert record.dumps() == text
    for number, table in enumerate(tables):
        assert lw.replay(record, number).snapshot() == table


@examples(60)
@given(configs)
def test_listening_or_not_plays_the_same_game(config: Config) -> None:
    """Simulations switch the events off; nothing else may depend on it."""
    loud, quiet = deal(config), deal(config)
    quiet.listening = False
    play_out(loud, config.seed)
    play_out(quiet, config.seed)
    assert loud.snapshot() == quiet.snapshot()


@examples(60)
@given(configs, st.integers(1, 60))
def test_undo_gives_the_game_before_the_last_choice(config: Config, choices: int) -> None:
    before = position(config, choices - 1)
    after = position(config, choices)
    if len(after.history) == len(before.history) + 2:
        assert lw.games.undo(after).snapshot() == before.snapshot()
