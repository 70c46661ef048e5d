"""A process that thinks: what it is asked and how it answers.

It gets plain data (where the game began and the choices since), keeps the games it has seen lately and plays only what
is new to them. It shows a bot nothing but its seat.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from lairwright.bots.hints import Hint, hints
from lairwright.bots.registry import make_bot
from lairwright.bots.seat import Seat
from lairwright.kernel.game import Game
from lairwright.server.live.course import Origin

_LOG: Final = logging.getLogger(__name__)
_GAMES_KEPT: Final = 64
#: After this many seconds a bot plays the best it has found: others are waiting for the process.
_LONGEST_THOUGHT: Final = 10.0
#: How far a process for long thoughts yields to the server and to quick ones.
_MODESTY: Final = 5


@dataclass(frozen=True)
class Problem:
    """A question as a worker gets it."""

    table: str
    origin: Origin
    keys: list[tuple[int, str]]
    seat: int
    #: The bot to ask; nothing for a hint.
    bot: str
    budget: int

    @property
    def seed(self) -> int:
        """For a bot's own dice: the same question is answered the same way. The table's secret goes into it, one way
        only, so that nobody can work out what a bot will do; the cards are dealt from other streams. Only the choices
        of its own seat count: what it chooses must not depend on whether others were asked in secret."""
        made = sum(1 for seat, _ in self.keys if seat == self.seat)
        text = f"bot/{self.origin.config.get('seed')}/{made}/{self.seat}".encode()
        return int.from_bytes(blake2b(text, digest_size=7).digest(), "big")


def begin(modest: bool) -> None:
    """Ctrl-C is the server's business; and a worker whose server was killed ends on its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if modest and sys.platform != "win32":
        os.nice(_MODESTY)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


_GAMES: Final[OrderedDict[str, tuple[list[tuple[int, str]], Game]]] = OrderedDict()


def solve(problem: Problem) -> str | list[Hint]:
    """Answer one question."""
    game = _game(problem)
    seat = Seat(game, problem.seat)
    if not problem.bot:
        return hints(seat, problem.budget, problem.seed)
    end = time.monotonic() + _LONGEST_THOUGHT
    bot = make_bot(problem.bot, problem.seed, game.config.game, lambda: time.monotonic() > end)
    choice = bot.choose(seat, problem.budget)
    for failure in bot.failures:
        _LOG.error("bot %s failed at table %s: %s", problem.bot, problem.table, failure)
    return seat.options[choice].key


def _game(problem: Problem) -> Game:
    known = _GAMES.pop(problem.table, None)
    if known is not None and known[0] == problem.keys[: len(known[0])]:
        played, game = known
    else:  # new here, or something was taken back
        played, game = [], problem.origin.start()
    for seat, key in problem.keys[len(played) :]:
        game.play(key, seat)
    _GAMES[problem.table] = (problem.keys, game)
    if len(_GAMES) > _GAMES_KEPT:
        _GAMES.popitem(last=False)
    return game
