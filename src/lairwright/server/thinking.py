"""Where bots and hints think: in separate processes, so that a table never waits for another table's bot.

There are two kinds of processes. Bots that answer in a moment have one to themselves; bots that search, and hints,
share the others. Each kind has a queue that is fair to addresses and tables (:mod:`.fair`), so that a person who fills
many tables with searching bots is the only one who waits for them. A process that dies is replaced and the question
asked again; a question that kills processes again and again is given up.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from lairwright.bots.hints import Hint
from lairwright.server.fair import FairQueue, Turn
from lairwright.server.live.course import Origin
from lairwright.server.pondering import Problem, begin, solve

_LOG: Final = logging.getLogger(__name__)
#: What a bot without a number in its name gets for a choice.
BUDGET: Final = 200
#: Bots that answer in a moment.
_QUICK: Final = frozenset({"random", "reference", "greedy"})
_TRIES: Final = 3

_CHOICE: Final = 0
_HINT: Final = 1

Answer = asyncio.Future[str | list[Hint]]


class ThinkingError(Exception):
    """No worker could answer."""


class Thinker:
    """The workers of one server."""

    def __init__(self, workers: int) -> None:
        self.quick = Lane(1, modest=False)
        self.slow = Lane(workers or max(1, (os.cpu_count() or 2) - 1), modest=True)

    async def choose(
        self,
        address: str,
        table: str,
        origin: Origin,
        keys: list[tuple[int, str]],
        seat: int,
        bot: str,
        budget: int = BUDGET,
    ) -> str:
        """The key of the option a bot takes, at a table whose bots think on an address's account."""
        lane = self.quick if bot in _QUICK else self.slow
        answer = await lane.ask(address, _CHOICE, Problem(table, origin, keys, seat, bot, budget))
        assert isinstance(answer, str)
        return answer

    async def hints(
        self, address: str, table: str, origin: Origin, keys: list[tuple[int, str]], seat: int, budget: int
    ) -> list[Hint]:
        """What the search would do."""
        answer = await self.slow.ask(address, _HINT, Problem(table, origin, keys, seat, "", budget))
        assert isinstance(answer, list)
        return answer

    def close(self) -> None:
        """End the workers at once: nobody is waiting for their answers any more."""
        self.quick.close()
        self.slow.close()


class Lane:
    """Some workers and the questions waiting for them."""

    def __init__(self, workers: int, modest: bool) -> None:
        self.workers = workers
        self.modest = modest
        self._pool: ProcessPoolExecutor | None = None
        # One worker stays free of an address that could fill them all, where there are several.
        self._queue: FairQueue[tuple[Problem, Answer]] = FairQueue(max(1, workers - 1))
        self._busy = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ask(self, address: str, urgency: int, problem: Problem) -> str | list[Hint]:
        """Wait in line, and for the answer."""
        if self._closed:
            raise ThinkingError("the server is stopping")
        answer: Answer = asyncio.get_running_loop().create_future()
        self._queue.put(address, problem.table, urgency, (problem, answer))
        self._go_on()
        return await answer

    def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for _, answer in self._queue.everything():
            answer.cancel()
        self._end_pool()

    # -- the queue ---------------------------------------------------------------------------------

    def _go_on(self) -> None:
        while self._busy < self.workers and (turn := self._queue.take()) is not None:
            if turn.item[1].done():  # the caller has gone
                self._queue.done(turn, 0.0)
                continue
            self._busy += 1
            task = asyncio.create_task(self._work(turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, turn: Turn[tuple[Problem, Answer]]) -> None:
        problem, answer = turn.item
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            for _ in range(_TRIES):
                pool = self._ready_pool()
                try:
                    found = await loop.run_in_executor(pool, solve, problem)
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
                answer.exception()  # the caller may be gone
        finally:
            self._busy -= 1
            self._queue.done(turn, loop.time() - begun)
            if not self._closed:
                self._go_on()

    # -- the processes -----------------------------------------------------------------------------

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not "fork": it would copy the server's connections and its database in the middle of whatever they do.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=begin, initargs=(self.modest,)
            )
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
