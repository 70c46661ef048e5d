"""Bots by name, for command lines and reports: ``greedy``, or with its simulations per choice, ``search:500``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.bots.guard import GuardedBot
from lairwright.bots.lore import BotKind, lore_for
from lairwright.games import BOSS_MONSTER
from lairwright.kernel.errors import LairwrightError, closest, nearest

_LARGEST_BUDGET: Final = 1_000_000


def check_bot(name: str, game: str = BOSS_MONSTER) -> str:
    """The name itself if this game has such a bot; otherwise an error with the nearest one."""
    _parse(name, game)
    return name


def _parse(name: str, game: str) -> tuple[BotKind, int | None]:
    """The kind of bot and its simulations per choice, if those don't depend on the caller."""
    known = lore_for(game).bots
    kind, colon, number = name.partition(":")
    if kind not in known:
        raise LairwrightError(
            f"unknown bot {name!r}{nearest(kind, known)}; bots: {', '.join(known)}",
            "unknown-bot",
            {"bot": name, "nearest": closest(kind, known), "known": ", ".join(known)},
        )
    if not colon:
        return known[kind], known[kind].budget
    if not known[kind].thinks:
        raise LairwrightError(
            f"bot {kind!r} takes no number of simulations: {name!r}", "bot-number", {"kind": kind, "bot": name}
        )
    if not (number.isascii() and number.isdecimal() and 1 <= int(number[:9]) <= _LARGEST_BUDGET and len(number) < 9):
        raise LairwrightError(
            f"bot {name!r}: after the colon comes a number of simulations, 1 to {_LARGEST_BUDGET}, as in '{kind}:200'",
            "bot-number-form",
            {"bot": name, "most": str(_LARGEST_BUDGET), "kind": kind},
        )
    return known[kind], int(number)


def make_bot(name: str, seed: int, game: str = BOSS_MONSTER, stop: Callable[[], bool] | None = None) -> GuardedBot:
    """A new bot for one seat of one game; a number in its name is its budget, whatever :meth:`choose` is passed.

    ``stop`` is asked while it thinks, and makes it answer at once: that is how a table keeps its time.
    """
    kind, budget = _parse(name, game)
    return GuardedBot(kind.make(seed), budget, stop)
