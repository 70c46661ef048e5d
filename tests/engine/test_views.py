"""A view is for reading: whatever is done to it changes neither the game nor another view."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import lairwright as lw
from lairwright.dungeon.state.table import Table
from lairwright.games import start
from lairwright.kernel.game import Game
from lairwright.kernel.views import Sealed
from tests.golden.regenerate import GAMES
from tests.plain import as_lists
from tests.playing import digest, play_out, steps

SOME = ["default-2", "default-4", "en10-3", "castle-3", "castle-both-6"]


def wreck(data: object) -> None:
    """Change every dict and list in it, the innermost first, if it can be changed."""
    if isinstance(data, dict):
        for part in data.values():
            wreck(part)
        if not isinstance(data, Sealed):
            data["wrecked"] = True
            return
        with pytest.raises(TypeError, match="shared with other views"):
            data["wrecked"] = True
    elif isinstance(data, list | tuple):
        for part in data:
            wreck(part)
        if isinstance(data, list):
            data.append("wrecked")


@pytest.mark.parametrize("name", SOME)
def test_whatever_is_done_to_a_view_others_stay_as_they_are(name: str) -> None:
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


@pytest.mark.parametrize("name", SOME)
def test_a_view_stays_as_it_is_while_the_game_goes_on(name: str) -> None:
    config = GAMES[name]
    game = start(config)
    kept = [(view, repr(view)) for _ in steps(game, config.seed) for view in (game.view(0), game.inspect())]
    assert all(repr(view) == shown for view, shown in kept)


@pytest.mark.parametrize("name", SOME)
def test_a_view_is_plain_data_with_copies_of_its_own(name: str) -> None:
    config = GAMES[name]
    for step, game in enumerate(steps(start(config), config.seed)):
        if step % 7 == 0:
            view = game.view(0)
            assert json.loads(json.dumps(view)) == as_lists(view)
            assert pickle.loads(pickle.dumps(view)) == view
            twin = copy.deepcopy(view)
            assert twin == view
            assert not sealed_in(twin)


def sealed_in(data: object) -> list[Sealed]:
    """The parts of some data that can't be changed."""
    if isinstance(data, dict):
        return ([data] if isinstance(data, Sealed) else []) + [one for part in data.values() for one in sealed_in(part)]
    return [one for part in data for one in sealed_in(part)] if isinstance(data, list | tuple) else []


def test_copies_of_a_card_look_the_same_in_views() -> None:
    config = GAMES["default-4"]
    game = start(config)
    assert isinstance(game, Table)
    found: dict[str, set[tuple[int, int]]] = {}
    copies: dict[str, set[int]] = {}
    for _ in steps(game, config.seed):
        view: Any = game.view(None)
        for seat, player in zip(view["seats"], game.players, strict=True):
            for room, stack, card in zip(seat["details"], seat["dungeon"], player.dungeon, strict=True):
                if isinstance(room, Sealed) and len(stack) == 1 and not room["face_down"]:
                    found.setdefault(stack[0], set()).add((id(room), id(stack)))
                    copies.setdefault(stack[0], set()).add(card)
    assert all(len(parts) == 1 for parts in found.values())
    assert any(len(cards) > 1 for cards in copies.values()), "no two copies of a room were seen"


def sealed_rooms(game: Game) -> list[Sealed]:
    return [part for part in sealed_in(game.view(0)) if "damage" in part]


CHANGES: dict[str, Callable[[Any], object]] = {
    "clear": lambda data: data.clear(),
    "del": lambda data: data.__delitem__(next(iter(data))),
    "pop": lambda data: data.pop(next(iter(data))),
    "pop with a default": lambda data: data.pop("nothing", None),
    "popitem": lambda data: data.popitem(),
    "set": lambda data: data.__setitem__("damage", 99),
    "setdefault": lambda data: data.setdefault("more", 1),
    "update": lambda data: data.update({"damage": 99}),
    "update by name": lambda data: data.update(damage=99),
    "|=": lambda data: data.__ior__({"damage": 99}),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_shared_parts_refuse_to_be_changed(change: Callable[[Any], object]) -> None:
    game = lw.new_game(seats=2, seed=1)
    while not any(sealed_rooms(game)):
        game.play(0)
    shown = repr(game.view(0))
    for part in sealed_rooms(game):
        with pytest.raises(TypeError, match="shared with other views and can't be changed"):
            change(part)
    assert repr(game.view(0)) == shown
