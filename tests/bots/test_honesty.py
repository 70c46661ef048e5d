"""Bots know what their seat knows, and nothing else."""

from __future__ import annotations

import pytest

import lairwright as lw
from lairwright.bots.registry import make_bot
from lairwright.bots.search import SearchBot
from lairwright.bots.seat import Seat
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from tests.bots.playing import dungeon
from tests.playing import position, steps

GAMES = {
    "boss-monster": Config("boss-monster", 3, 4, "default", ("base",), (), {}),
    "castle-raid": Config("castle-raid", 4, 4, "default", ("proposed",), ("new-orders",), {}),
}


class OpenCards:
    """FOR MEASURING ONLY: the seat of a cheat, whose samples are the real game. What hidden cards are worth is how much
    oftener a bot wins with it; nothing outside the tests may do this."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    @property
    def option_count(self) -> int:
        return len(self.game.menus[self.game.open.index(self.seat)])

    def sample(self, seed: int) -> Game:
        return self.game.clone()


def cheat(game: Game, seat: int, budget: int) -> int:
    return SearchBot(1).choose(OpenCards(game, seat), budget)  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize("name", ["random", "reference", "greedy:1", "planner:1", "search:40"])
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(name: str, game: str) -> None:
    for choices in (1, 11, 19, 30):
        table = position(GAMES[game], choices)
        seat = table.open[0]
        chosen = make_bot(name, 9, game).choose(Seat(table, seat), 1)
        for deal in (1, 2):
            other = table.redeal(seat, deal)
            assert make_bot(name, 9, game).choose(Seat(other, seat), 1) == chosen


def test_a_sample_is_the_same_whatever_lies_hidden() -> None:
    """What the honesty of all bots rests on: a re-deal is a function of its seed and of what the seat knows."""
    for config in GAMES.values():
        for seats in (3, 4):
            game = lw.new_game(config.game, seats=seats, seed=seats)
            for number, _ in enumerate(steps(game, seats)):
                for seat in game.open:
                    again = game.redeal(seat, number + 1000).redeal(seat, number)
                    assert again.snapshot() == game.redeal(seat, number).snapshot()


def raid_on_hidden_cards(rival: list[str]) -> Game:
    """A rival with a spell in hand; whether a Wound can be averted depends on which."""
    return dungeon(
        [
            {"boss": "cleopatra", "dungeon": [["bottomless-pit"], ["dark-altar"]], "entrance": ["asmor-the-aweless"]},
            {"boss": "gorgona", "dungeon": [["open-grave"]], "hand": rival},
        ],
        "adventure",
    )


def test_a_cheat_does_see_what_is_hidden() -> None:
    """Keeps the test above honest: a bot that looks at the real table has other estimates when it changes."""
    found: set[float] = set()
    for spell in ("fear", "freeze", "soul-harvest", "counterspell"):
        game = raid_on_hidden_cards([spell])
        seat = game.open[0]
        found.add(SearchBot(1).think(OpenCards(game, seat), 60)[0].chance)  # type: ignore[arg-type]
        assert cheat(game, seat, 20) in range(len(game.menus[0]))
    assert len(found) > 1
    honest = {SearchBot(1).think(Seat(raid_on_hidden_cards([spell]), 0), 60)[0].chance for spell in ("fear", "freeze")}
    assert len(honest) == 1
