"""The same work on many tasks, in this process or in several, with the results in the order of the tasks.

Whoever adds results up in that order gets the same sums, to the last bit, for every number of processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from lairwright.kernel.errors import LairwrightError

Task = TypeVar("Task")
Result = TypeVar("Result")


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
            with _children_without_interrupts():
                waiting = [pool.submit(work, task) for task in tasks]
            # Futures are let go of as they are read: a long run has many, and each holds its result.
            waiting.reverse()
            while waiting:
                yield waiting.pop().result()
            done = True
        except BrokenProcessPool:
            raise LairwrightError(f"one of {jobs} processes was ended from outside, so the run cannot go on") from None
        finally:
            if not done:
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


def _begin(warm_up: Callable[[], object]) -> None:
    """What a process does before its first task."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    warm_up()


def _end_with_parent() -> None:
    """A parent that is killed cannot end its processes; without it nobody wants their results."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _children_without_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal's command. Processes started in here leave it to this one; otherwise
    each of them would print a traceback of its own. An interrupt that comes meanwhile is delivered afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield  # Windows: its processes do not inherit what is blocked
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
