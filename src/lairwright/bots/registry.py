"""Bots by name, for command lines and reports."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.bots.castle_greedy import CastleGreedyBot
from lairwright.bots.greedy import GreedyBot
from lairwright.bots.random import RandomBot
from lairwright.bots.seat import Bot
from lairwright.games import BOSS_MONSTER, CASTLE_RAID
from lairwright.kernel.errors import LairwrightError, nearest

#: What makes a bot from a seed, by the bot's name (weakest first) and the game it plays.
BOTS: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "random": {BOSS_MONSTER: RandomBot, CASTLE_RAID: RandomBot},
    "greedy": {BOSS_MONSTER: GreedyBot, CASTLE_RAID: CastleGreedyBot},
}


def check_bot(name: str, game: str = BOSS_MONSTER) -> str:
    """The name itself if there is such a bot for this game, else an error with the nearest one."""
    known = [bot for bot, games in BOTS.items() if game in games]
    if name not in known:
        raise LairwrightError(f"unknown bot {name!r}{nearest(name, known)}; bots: {', '.join(known)}")
    return name


def make_bot(name: str, seed: int, game: str = BOSS_MONSTER) -> Bot:
    """A new bot for one seat of one game."""
    return BOTS[check_bot(name, game)][game](seed)
