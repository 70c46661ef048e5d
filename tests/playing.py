"""Random play for tests: every choice comes from a seed, so that a failure can be played again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import TypeVar

import lairwright as lw
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.kernel.streams import Streams, seed_words

G = TypeVar("G", bound=Game)

#: More choices than any game in the tests needs.
LONGEST_GAME = 6000


def rolls_for(seed: int) -> Streams:
    return Streams(seed_words(seed, ("tests",)))


def random_choice(game: Game, rolls: Streams) -> tuple[int, int]:
    """A slot among the open questions and an option of it."""
    slot = rolls.below(0, len(game.open))
    return slot, rolls.below(0, len(game.menus[slot]))


def steps(game: G, seed: int) -> Iterator[G]:
    """Play to the end; yields the same game before each choice and once when it is over."""
    rolls = rolls_for(seed)
    for _ in range(LONGEST_GAME):
        yield game
        if game.over:
            return
        game.choose(*random_choice(game, rolls))
    raise AssertionError(f"{game.config.as_data()} is not over after {LONGEST_GAME} choices")


def play_out(game: G, seed: int) -> G:
    for _ in steps(game, seed):
        pass
    return game


def after(game: G, choices: int) -> G:
    """The game after this many random choices, or at its end."""
    for number, _ in enumerate(steps(game, game.config.seed)):
        if number == choices:
            break
    return game


def deal(config: Config) -> Game:
    """A new game of whatever sort."""
    return lw.games.start(config)


def position(config: Config, choices: int) -> Game:
    """A game after this many random choices, or at its end."""
    return after(deal(config), choices)


def digest(game: Game) -> str:
    """A fingerprint of the whole table."""
    return hashlib.blake2b(json.dumps(game.snapshot(), sort_keys=True).encode(), digest_size=12).hexdigest()
