"""Tables for the tests of what the server says: games played at random, with the events of every choice kept."""

from __future__ import annotations

from collections.abc import Iterator

from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.kernel.views import EVERYTHING
from lairwright.server.protocol import State
from lairwright.server.words.log import Batch, log_lines
from lairwright.server.words.state import state_for
from tests.playing import deal, random_choice, rolls_for

LANGUAGES = ("en", "pl", "ru", "de")
GAMES = {
    "boss-monster": Config("boss-monster", 4, 11, "default", ("base",), (), {}),
    "castle-raid": Config("castle-raid", 3, 11, "default", ("proposed",), ("new-orders",), {}),
}


def course(config: Config) -> Iterator[tuple[Game, list[Batch]]]:
    """A whole game at random: before the first choice and after each one, with everything that has happened."""
    game, rolls = deal(config), rolls_for(config.seed)
    batches: list[Batch] = [(0, game.events)]
    yield game, batches
    while not game.over:
        game.choose(*random_choice(game, rolls))
        batches.append((int(game.made), game.events))
        yield game, batches


def viewers(game: Game) -> list[int | None]:
    return [None, EVERYTHING, *range(game.config.seats)]


def shown(game: Game, batches: list[Batch], viewer: int | None, language: str = "en") -> State:
    """The state after the newest choice, with its part of the log."""
    log = log_lines(game, batches[-1:], viewer, language)
    return state_for(game, viewer, language, seq=batches[-1][0], log=log, undo="nothing")
