"""Bots by name, for command lines and reports."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.bots.greedy import GreedyBot
from lairwright.bots.random import RandomBot
from lairwright.bots.seat import Bot
from lairwright.kernel.errors import LairwrightError, nearest

#: What makes a bot from a seed, by the bot's name; weakest first.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def check_bot(name: str) -> str:
    """The name itself if there is such a bot, else an error with the nearest one."""
    if name not in BOTS:
        raise LairwrightError(f"unknown bot {name!r}{nearest(name, BOTS)}; bots: {', '.join(BOTS)}")
    return name


def make_bot(name: str, seed: int) -> Bot:
    """A new bot for one seat of one game."""
    return BOTS[check_bot(name)](seed)
