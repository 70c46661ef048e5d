"""The home-made example set plays, and its cards do what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

import lairwright as lw
from lairwright.dungeon.events import EVENTS
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.words import BOSS, ROOM
from tests.examples import some_of
from tests.invariants import check_conservation, check_questions, check_redeal
from tests.playing import steps

CELLAR = str(Path(__file__).parents[2] / "examples" / "sets" / "cellar.toml")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_the_example_set_go_well(seats: int) -> None:
    for seed in range(some_of(40)):
        game = lw.new_game(seats=seats, seed=seed, sets=("base", CELLAR))
        for number, _ in enumerate(steps(game, seed)):
            check_conservation(game)
            check_questions(game)
            if number % 10 == 0:
                check_redeal(game, seed % seats, number)
        assert lw.replay(lw.load_record(game.record.dumps())).snapshot() == game.snapshot()


def test_every_card_of_the_example_set_is_used() -> None:
    cards = load_set(CELLAR, early=False).cards
    used = {BOSS: "boss-revealed", ROOM: "built"}
    left = {(card.id, used.get(card.kind, "resolved")) for card in cards}
    for seed in range(600):
        game = lw.new_game(seats=4, seed=seed, sets=("base", CELLAR))
        for _ in steps(game, seed):
            for event in game.events:
                if event.card >= 0:
                    left.discard((game.cards[event.card].id, EVENTS[event.kind]))
        if not left:
            break
    assert not left
