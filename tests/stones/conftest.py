"""The stones are known while a test asks for them, here and in every process started in the meantime."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lairwright.games import GAMES, GameKind, register
from tests.stones.registration import STONES


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> Iterator[GameKind]:
    monkeypatch.setenv("LAIRWRIGHT_GAMES", "tests.stones.registration:STONES")
    register(STONES)
    yield STONES
    del GAMES[STONES.name]
