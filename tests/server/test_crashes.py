"""Killed at any moment, a server comes back with every table at its last acknowledged choice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.kills import KINDS, SETTINGS, Kills, run
from tests.server.serving import Zygote, serving
from tests.server.watch import matched


def killed(zygote: Zygote, folder: Path, kills: int, seed: int) -> Kills:
    with serving(zygote, folder, **SETTINGS) as server:
        found = asyncio.run(run(server, kills, len(KINDS), seed))
    assert not found.tally.faults, found.tally.told()
    assert found.tally.counts["kills"] == kills
    return found


def test_kills_lose_nothing_that_was_acknowledged(zygote: Zygote, folder: Path) -> None:
    counts = killed(zygote, folder, 15, 11).tally.counts
    for name in (
        "choices compared",
        "states equal before and after",
        "undos stored",
        "records replayed",
        "tables ended",
    ):
        assert counts[name] > 0, f"no {name}: this proves nothing"


@pytest.mark.soak
def test_three_hundred_kills_lose_nothing_that_was_acknowledged(zygote: Zygote, folder: Path) -> None:
    killed(zygote, folder, 300, 12)


@pytest.mark.parametrize(
    ("stored", "sent", "auto", "expected"),
    [
        (["a", "b"], ["a", "b"], False, (2, 0)),
        (["b"], ["a", "b"], False, (1, 0)),
        (["b", "a"], ["a", "b"], False, (1, 1)),
        (["pass", "a"], ["a"], False, (1, 1)),
        (["pass", "pass", "a"], ["pass", "a"], True, (2, 0)),
        (["pass", "x"], ["pass"], True, (1, 1)),
    ],
)
def test_what_is_stored_is_matched_with_what_was_sent(
    stored: list[str], sent: list[str], auto: bool, expected: tuple[int, int]
) -> None:
    assert matched(stored, sent, auto) == expected
