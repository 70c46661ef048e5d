"""The same work on many tasks, in this process or in several, with the results in the order of the tasks.

Adding results up in that order gives the same sums, to the last bit, for any number of processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from typing import TypeVar

from lairwright.kernel.errors import LairwrightError

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True)
class _Trouble:
    """What a process that could not begin says instead of results."""

    text: str


#: In a process that could not begin: why. Raising it there would end the process, and nobody would hear the reason.
_trouble: _Trouble | None = None


def results(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int, warm_up: Callable[[], object]
) -> Iterator[Result]:
    """What ``work`` makes of each task. With several jobs both functions are sent to processes of their own, so they
    must be importable; ``warm_up`` is called once in each before its first task.

    Closing the iterator early, or an interrupt, ends the processes at once: nobody waits for a long game to finish.
    """
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    # Not "fork": it copies a process in the middle of whatever its threads do (Rich draws the progress bar in one).
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=context, initializer=partial(_begin, warm_up)) as pool:
        done = False
        try:
            # An interrupt inside a future or a queue that the pool still uses may leave it locked for ever, and the
            # pool would never end. So only futures that are done are asked, and a simple queue says which these are.
            finished: SimpleQueue[Future[Result | _Trouble]] = SimpleQueue()
            with _without_interrupts():
                waiting = [pool.submit(_do, work, task) for task in tasks]
                for future in waiting:
                    future.add_done_callback(finished.put)
            # Futures are let go of as they are read: a long run has many, and each holds its result.
            waiting.reverse()
            ready: set[Future[Result | _Trouble]] = set()
            while waiting:
                while waiting[-1] not in ready:
                    ready.add(finished.get())
                ready.discard(waiting[-1])
                result = waiting.pop().result()
                if isinstance(result, _Trouble):
                    raise LairwrightError(f"one of {jobs} processes could not begin: {result.text}")
                yield result
            done = True
        except BrokenProcessPool:
            raise LairwrightError(
                f"one of {jobs} processes ended in the middle of its work, so the run cannot go on"
            ) from None
        finally:
            if not done:
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


def _begin(warm_up: Callable[[], object]) -> None:
    """What a process does before its first task."""
    global _trouble
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        warm_up()
    except LairwrightError as problem:
        hint = "; register it at module level, or name it in LAIRWRIGHT_GAMES" if problem.code == "unknown-game" else ""
        _trouble = _Trouble(f"{problem}{hint}")


def _do(work: Callable[[Task], Result], task: Task) -> Result | _Trouble:
    """One task, in a process of its own."""
    return _trouble or work(task)


def _end_with_parent() -> None:
    """A parent that is killed cannot end its processes; without it nobody wants their results."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """An interrupt that comes in here is delivered afterwards, and processes started in here leave it to this one.

    Ctrl-C reaches every process of a terminal's command; otherwise each of them would print a traceback of its own.
    Blocking the signal isn't enough for this process: another of its threads may take it, and this one is interrupted.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is ever interrupted
        return
    came: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        if hasattr(signal, "pthread_sigmask"):  # Windows: its processes do not inherit what is blocked
            before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            try:
                yield
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)
        else:
            yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if came:
        signal.raise_signal(signal.SIGINT)
