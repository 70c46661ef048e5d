"""A flood of bad messages disturbs nobody who plays."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.bad_messages import SETTINGS, Hammer, report
from tests.server.logbook import last_line, troubles
from tests.server.serving import Zygote, serving


def hammered(folder: Path, messages: int, seed: int) -> Hammer:
    """A server of its own, whose log is read at the end."""
    log = folder / "server.log"
    zygote = Zygote(log=log)
    try:
        # Nobody waits long for a body that does not come.
        with serving(zygote, folder / "data", **{**SETTINGS, "arrival": 2.0}) as server:
            hammer = Hammer(server, messages, 3600, random.Random(seed))
            asyncio.run(hammer.run(6, 2))
    finally:
        zygote.end()
    report(hammer, 1.0, log.read_text(errors="replace"))
    return hammer


def test_bad_messages_are_answered_and_honest_people_play_on(folder: Path) -> None:
    hammer = hammered(folder, 2000, 5)
    assert not hammer.tally.faults, hammer.tally.told()
    assert hammer.sent >= 2000
    assert hammer.tally.counts["honest tables ended"] >= 3
    assert hammer.tally.counts["choices compared"] > 100


@pytest.mark.soak
def test_a_hundred_thousand_bad_messages(folder: Path) -> None:
    hammer = hammered(folder, 100_000, 6)
    assert not hammer.tally.faults, hammer.tally.told()


def test_failures_are_found_in_a_log() -> None:
    log = """\
WARNING x: out of time
ERROR lairwright.server: GET / failed
Traceback (most recent call last):
  File "a.py", line 1, in b
    c()
ValueError: no

ERROR asyncio: something
INFO nothing
"""
    found = troubles(log)
    assert [last_line(trouble) for trouble in found] == ["ValueError: no", "ERROR asyncio: something"]
    assert found[0].startswith("ERROR lairwright.server: GET / failed\nTraceback")
