"""Clones and restored games have every field of the original: a forgotten one is found, in either game and build.

Each field in turn gets a value that it didn't have. A clone must have it too. A snapshot must either give it back or be
refused as an impossible table; a forgotten field does neither.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import lairwright as lw
from lairwright.dungeon.state.round_effects import RoundEffect
from lairwright.dungeon.state.table import Table
from lairwright.kernel.arrays import array_of
from lairwright.kernel.config import Config
from lairwright.kernel.errors import LairwrightError
from lairwright.kernel.events import Event
from lairwright.kernel.frames import Frame
from lairwright.kernel.game import Game
from lairwright.kernel.outcome import Outcome
from tests.playing import position
from tests.slots import NOT_SAVED, SHARED, SPARE, check_clone_fields, check_restored_fields, field_names, is_array

#: What comes from the configuration.
FIXED = SHARED | SPARE | {"config", "seats", "everyone"}
#: What a snapshot leaves out because it can be worked out from the rest.
COUNTED = {"goes_on", "hurt_count", "on_board", "seat_of", "limits", "sums", "free", "placed", "forbidden"}
CONFIGS = {
    "boss-monster": Config("boss-monster", 3, 3, "default", ("base",), (), {}),
    "castle-raid": Config("castle-raid", 4, 3, "default", ("proposed",), ("new-orders",), {}),
}
GAMES = pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)


def holders(game: Game) -> Iterator[object]:
    """Everything that has changing fields: the game, its streams and its players."""
    yield game
    yield game.streams
    if isinstance(game, Table):
        yield from game.players


def places(config: Config) -> list[tuple[int, str]]:
    """Every changing field, with the number of its holder."""
    return [
        (number, name)
        for number, holder in enumerate(holders(position(config, 20)))
        for name in field_names(holder)
        if name not in FIXED | {"streams", "players"}
    ]


def another(name: str, value: object) -> object:
    """A value that the field doesn't have."""
    if name == "waiting":
        return [Frame(1, 2)]
    if name == "round_effects":
        return [RoundEffect(1, 0, 1, 2, 0, 3)]
    if name == "top":
        return Frame(1, 2)
    if name == "menus":
        return [[5, 6]]
    if name in ("noted", "told"):
        return [Event(0, 1, -1, -1, 3, -1)]
    if name == "result":
        return Outcome("made-up", "BM-END-01", [0], [0, 1], [3, 2])
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if is_array(value):
        return array_of([*value, 1])
    assert isinstance(value, list), f"{name} is neither a number nor a list: {value!r}"
    return [*value, 1]


def changed(config: Config, number: int, name: str) -> Game:
    """A game in progress in which one field has another value."""
    game = position(config, 20)
    holder = list(holders(game))[number]
    setattr(holder, name, another(name, getattr(holder, name)))
    if name == "hurt" and isinstance(holder, Table):
        holder.hurt_count = 1  # a clone looks at the damage only if this says there is any
    if name == "bonus" and isinstance(holder, Table):
        holder.boosted = [0]  # the same
    return game


@GAMES
def test_a_clone_has_every_field(config: Config) -> None:
    assert len(places(config)) > 30
    for number, name in places(config):
        check_clone_fields(changed(config, number, name))


@GAMES
def test_a_snapshot_gives_every_field_back_or_is_refused(config: Config) -> None:
    given_back = 0
    for number, name in places(config):
        if name in NOT_SAVED | COUNTED:
            continue
        game = changed(config, number, name)
        try:
            restored = lw.restore(json.loads(json.dumps(game.snapshot())))
        except LairwrightError:
            continue
        check_restored_fields(game, restored)
        given_back += 1
    assert given_back > 8


@GAMES
def test_the_number_of_choices_made_survives(config: Config) -> None:
    game = position(config, 20)
    assert game.made == 20
    assert game.clone().made == 20
    assert lw.restore(game.snapshot()).made == 20
    assert game.redeal(0, 1).made == 20


@GAMES
def test_a_clone_of_a_clone_keeps_its_own_history(config: Config) -> None:
    """The three share one list until somebody goes on."""
    game = position(config, 20)
    first = game.clone()
    second = first.clone()
    before = game.record.dumps()
    first.choose(0, 0)
    second.choose(0, 1)
    assert game.record.dumps() == before
    assert first.record.dumps() != second.record.dumps()
    game.choose(0, 0)
    assert game.record.dumps() == first.record.dumps()
