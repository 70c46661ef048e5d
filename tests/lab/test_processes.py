"""Work in several processes: in order, and ended when nobody wants it any more."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from lairwright.kernel.errors import LairwrightError
from lairwright.lab.processes import results
from tests.processes import PATIENCE


def nothing() -> None:
    """No warming up."""


def slow_square(number: int) -> tuple[int, int]:
    """The first tasks take the longest."""
    time.sleep(0.2 if number < 2 else 0.0)
    return number * number, os.getpid()


def sleep_long(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def die(number: int) -> int:
    if number:
        os._exit(3)
    return number


def test_results_come_in_the_order_of_the_tasks() -> None:
    found = list(results(slow_square, range(12), 3, nothing))
    assert [square for square, _ in found] == [number * number for number in range(12)]
    assert os.getpid() not in {process for _, process in found}


def test_one_job_stays_in_this_process() -> None:
    assert {process for _, process in results(slow_square, range(3), 1, nothing)} == {os.getpid()}


def test_whoever_stops_reading_does_not_wait_for_the_rest() -> None:
    before = set(multiprocessing.active_children())
    running = results(sleep_long, [0.0, 2 * PATIENCE, 2 * PATIENCE], 2, nothing)
    assert next(running) == 0.0
    began = time.monotonic()
    running.close()  # type: ignore[attr-defined]  # it is a generator
    assert time.monotonic() - began < PATIENCE
    assert set(multiprocessing.active_children()) <= before


class Interrupting(list[int]):
    """Tasks during which an older thread, such as a progress bar's, is interrupted."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(numbers)
        self.handed_out: list[int] = []
        self._time = threading.Event()
        self._other = threading.Thread(target=self._interrupt)
        self._other.start()

    def _interrupt(self) -> None:
        self._time.wait()
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)

    def __iter__(self) -> Iterator[int]:
        for number in super().__iter__():
            if number == 1:
                self._time.set()
                self._other.join()
            self.handed_out.append(number)
            yield number


def test_an_interrupt_while_tasks_are_handed_out_waits_until_all_are() -> None:
    """In the middle, it would leave the pool with a lock that nobody releases."""
    before = set(multiprocessing.active_children())
    tasks = Interrupting([0, 1, 2, 3])
    handler: Any = signal.signal(signal.SIGINT, signal.default_int_handler)  # even in a background job
    try:
        with pytest.raises(KeyboardInterrupt):
            next(results(sleep_long, tasks, 2, nothing))
    finally:
        signal.signal(signal.SIGINT, handler)
    assert tasks.handed_out == [0, 1, 2, 3]
    assert set(multiprocessing.active_children()) <= before


def test_a_process_that_dies_is_one_sentence() -> None:
    with pytest.raises(LairwrightError, match="one of 2 processes ended in the middle of its work"):
        list(results(die, [0, 1, 1], 2, nothing))


def refuse() -> None:
    raise LairwrightError("there is nothing to play with")


def test_a_process_that_cannot_begin_says_why(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(LairwrightError, match="one of 2 processes could not begin: there is nothing to play with"):
        list(results(sleep_long, [0.0, 0.0], 2, refuse))
    assert capfd.readouterr().err == ""
