"""One process to fork servers from, and one server for all tests that want nothing special."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Server, Zygote, serving


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    started = Zygote()
    yield started
    started.end()


@pytest.fixture(scope="session")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(zygote, tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
