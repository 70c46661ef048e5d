"""The state that some sets alone use is copied, saved and checked like any other; games without it never mention it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import lairwright as lw
from lairwright.dungeon.projections.memory import to_happening
from lairwright.dungeon.state.fields import COLUMNS, PLAYER_NUMBERS
from lairwright.dungeon.state.round_effects import COUNTERS, RoundEffect
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.zones import PLAYER_ZONES, ZONES
from lairwright.kernel.arrays import with_number
from lairwright.kernel.config import Config
from lairwright.kernel.errors import RecordError
from lairwright.kernel.frames import Frame, load_frame
from tests.playing import position
from tests.slots import check_clone_fields, check_restored_fields

CONFIG = Config("boss-monster", 3, 3, "default", ("base",), (), {})
OPTIONAL = [zone.name for zone in ZONES + PLAYER_ZONES if zone.optional] + [
    field.name for field in COLUMNS + PLAYER_NUMBERS if field.optional
]


def table() -> Table:
    game = position(CONFIG, 40)
    assert isinstance(game, Table)
    return game


def furnished() -> Table:
    """A game in which everything of this sort has another value. Only the cards it needs for that are taken."""
    game = table()
    source = next(card for card, definition in enumerate(game.cards) if definition.modifiers)
    game.round_effects = [RoundEffect(3, 1, 2, 4, 0, source, 0), RoundEffect(7, 0, 1, -1)]
    game.memory = [to_happening(5, 1, 2, 3, 4), to_happening(6, -1, -1, 1, -1)]
    game.news = [to_happening(7, 1, -1, 1, 9)]
    game.tokens = with_number(game.tokens, 3, 2)
    game.coins_on = with_number(game.coins_on, 4, 1)
    # Any card that lies in a pile may belong to another one.
    game.attached = with_number(game.attached, game.room_deck[0], game.room_deck[-1])
    game.room_deck.pop()
    player = game.players[1]
    player.coins = 4
    top = game.top
    assert top is not None
    top.it, top.host, top.that, top.picks = 5, 2, [8, 9], [1]
    return game


def test_a_game_of_the_base_set_mentions_none_of_it() -> None:
    saved = json.dumps(table().snapshot())
    for name in [*OPTIONAL, "round_effects", "memory", "news"]:
        assert f'"{name}"' not in saved


def test_everything_is_copied_saved_and_restored() -> None:
    game = furnished()
    check_clone_fields(game)
    check_restored_fields(game, lw.restore(json.loads(json.dumps(game.snapshot()))))


def test_a_new_round_forgets_what_lasted_for_one() -> None:
    game = table()
    while game.round < 2:
        game.choose(0, 0)
    game.round_effects = [RoundEffect(3, 1, 2, -1)]
    game.changes = COUNTERS - 1  # all kinds; the counters themselves stay
    game.memory = [5]
    game.news = [5]
    now = game.round
    while game.round == now:
        game.choose(0, 0)
    assert not game.round_effects
    assert not game.changes
    assert not game.memory
    assert not game.news


@pytest.mark.parametrize("picks", [[], [4, 5]])
@pytest.mark.parametrize("that", [[], [8, 9]])
@pytest.mark.parametrize("it", [-1, 3])
def test_a_frame_with_a_context_comes_back_whole(it: int, that: list[int], picks: list[int]) -> None:
    frame = Frame(11, 1, 2, 3)
    frame.it, frame.that, frame.picks = it, that, picks
    frame.host = it
    again = load_frame(frame.dump())
    assert (again.it, again.host, again.that, again.picks) == (it, it, that, picks)
    assert (again.op, again.dump()) == (11, frame.dump())


def test_a_frame_without_a_context_is_written_as_before() -> None:
    assert Frame(11, 1, 2, 3).dump() == [11, 0, 1, 2, 3, 0, 0, 0, -1, -1]


def in_state(**fields: object) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["state"].update(fields)


def in_player(**fields: object) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["state"]["players"][0].update(fields)


#: What is forged, and the field that the complaint names.
FORGED: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "no turns": (in_state(turns=[]), "turns"),
    "nobody standing": (in_state(standing=[]), "standing"),
    "no order": (in_state(order=[]), "order"),
    "a negative round": (in_state(round=-1), "round"),
    "a position far away": (in_state(hero_at=99), "hero_at"),
    "a hero that is a boss": (in_state(hero=0), "hero"),
    "a flag of two": (in_state(hero_sent=2), "hero_sent"),
    "an effect waiting on no card": (in_state(delayed=[9999]), "delayed"),
    "a limit of no card": (in_state(sent_back=[-1]), "sent_back"),
    "a spell in town": (lambda data: data["state"]["town"].append(data["state"]["spell_deck"].pop()), "town"),
    "knowledge of a seat that is not there": (in_state(known=[1, 64]), "known"),
    "a card attached to itself": (in_state(attached=[1, 1]), "attached"),
    "a negative counter": (in_state(tokens=[1, -1]), "tokens"),
    "an item that is none": (in_state(items=[1]), "items"),
    "half an effect": (in_state(round_effects=[[1, 2]]), "round_effects"),
    "an effect of a card that is not there": (in_state(round_effects=[[0, 1, 0, -1, 0, 9999, 0]]), "round_effects"),
    "an effect of no modifier": (in_state(round_effects=[[0, 1, 0, -1, 0, 1, 99]]), "round_effects"),
    "a memory of no card": (in_state(memory=[9999 << 32]), "memory"),
    "news of a seat that is not there": (in_state(news=[4 | 15 << 6]), "news"),
    "news of nothing": (in_state(news=[63]), "news"),
    "an effect of no card": (in_state(round_effects=[[-1, 0, 0, 0, 0, 0, 0]]), "round_effects"),
    "a frame about no card": (in_state(frames=[[1005, 0, 0, 0, 0, 0, 0, 0, -1, -1, 9999, 0, 0]]), "frames"),
    "a frame without its context": (in_state(frames=[[1005, 0, 0, 0, 0, 0, 0, 0, -1, -1]]), "frames"),
    "a frame with too little": (in_state(frames=[[1005, 0, 0, 0, 0, 0, 0, 0, -1, -1, 0, 0, 3, 1]]), "frames"),
    "negative coins": (in_player(coins=-1), "coins"),
    "a winner who is not there": (
        lambda data: data.update(
            outcome={"reason": "made-up", "rule": "", "winners": [99], "ranking": [0], "scores": [1, 2, 3]}
        ),
        "",
    ),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_table_is_refused(name: str) -> None:
    change, field = FORGED[name]
    data = json.loads(json.dumps(table().snapshot()))
    change(data)
    with pytest.raises(RecordError) as caught:
        lw.restore(data)
    assert field in str(caught.value)
