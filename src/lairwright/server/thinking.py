"""Where bots and hints think: in processes of their own, so that a table never waits for another one's bot.

A worker gets plain data (where the game began and the choices since), keeps the games it has seen lately and plays only
what is new to them. It shows a bot nothing but its seat. Choices go before hints. A worker that dies is replaced and
the question asked again; a question that kills workers again and again is given up.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from lairwright.bots.hints import Hint, hints
from lairwright.bots.registry import make_bot
from lairwright.bots.seat import Seat
from lairwright.kernel.game import Game
from lairwright.server.live.course import Origin

_LOG: Final = logging.getLogger(__name__)
#: What a bot without a number in its name gets for a choice.
BUDGET: Final = 200
#: The bot that plays for people who are away.
STAND_IN: Final = "greedy"
_GAMES_KEPT: Final = 64
_TRIES: Final = 3

_CHOICE: Final = 0
_HINT: Final = 1


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
    seed: int


class ThinkingError(Exception):
    """No worker could answer."""


class Thinker:
    """The workers of one server."""

    def __init__(self, workers: int) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: list[tuple[int, int, Problem, asyncio.Future[str | list[Hint]]]] = []
        self._count = itertools.count()
        self._busy = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def choose(
        self, table: str, origin: Origin, keys: list[tuple[int, str]], seat: int, bot: str, budget: int = BUDGET
    ) -> str:
        """The key of the option that a bot takes."""
        answer = await self._ask(_CHOICE, Problem(table, origin, keys, seat, bot, budget, _seed(origin, keys, seat)))
        assert isinstance(answer, str)
        return answer

    async def hints(
        self, table: str, origin: Origin, keys: list[tuple[int, str]], seat: int, budget: int
    ) -> list[Hint]:
        """What the search would do."""
        answer = await self._ask(_HINT, Problem(table, origin, keys, seat, "", budget, _seed(origin, keys, seat)))
        assert isinstance(answer, list)
        return answer

    def close(self) -> None:
        """End the workers at once: nobody waits for their answers any more."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for _, _, _, answer in self._waiting:
            answer.cancel()
        self._waiting.clear()
        self._end_pool()

    # -- the queue ---------------------------------------------------------------------------------

    async def _ask(self, urgency: int, problem: Problem) -> str | list[Hint]:
        if self._closed:
            raise ThinkingError("the server is stopping")
        answer: asyncio.Future[str | list[Hint]] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._count), problem, answer))
        self._go_on()
        return await answer

    def _go_on(self) -> None:
        while self._busy < self.workers and self._waiting:
            _, _, problem, answer = heapq.heappop(self._waiting)
            if answer.done():  # whoever asked has gone
                continue
            self._busy += 1
            task = asyncio.create_task(self._work(problem, answer))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, problem: Problem, answer: asyncio.Future[str | list[Hint]]) -> None:
        try:
            for _ in range(_TRIES):
                pool = self._ready_pool()
                try:
                    found = await asyncio.get_running_loop().run_in_executor(pool, solve, problem)
                except BrokenProcessPool:
                    _LOG.warning("a thinking process ended; asking again for table %s", problem.table)
                    self._drop(pool)
                    continue
                if not answer.done():
                    answer.set_result(found)
                return
            raise ThinkingError(f"thinking processes end whenever they are asked about table {problem.table}")
        except Exception as failure:
            if not answer.done():
                answer.set_exception(failure)
                answer.exception()  # whoever asked may be gone
        finally:
            self._busy -= 1
            if not self._closed:
                self._go_on()

    # -- the processes -----------------------------------------------------------------------------

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not "fork": it would copy the server's connections and its database in the middle of whatever they do.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:  # else somebody else has replaced it already
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def _end_pool(self) -> None:
        if self._pool is None:
            return
        processes = list((self._pool._processes or {}).values())
        for process in processes:
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = None

    @property
    def process_ids(self) -> list[int]:
        """Of the workers that run now."""
        return [] if self._pool is None else list(self._pool._processes or {})


def _seed(origin: Origin, keys: list[tuple[int, str]], seat: int) -> int:
    """For a bot's own dice: the same question is answered the same way. The table's secret is in it, one way only, so
    that nobody can work out what a bot will do; the cards are dealt from other streams."""
    text = f"bot/{origin.config.get('seed')}/{len(keys)}/{seat}".encode()
    return int.from_bytes(blake2b(text, digest_size=7).digest(), "big")


# -- in the worker -------------------------------------------------------------------------------------------------


def _begin() -> None:
    """Ctrl-C is the server's business; and a worker whose server was killed ends by itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
    bot = make_bot(problem.bot, problem.seed, game.config.game)
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
