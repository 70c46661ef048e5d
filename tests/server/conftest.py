"""One process to fork servers from, and one server for all tests that want nothing special."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Server, Zygote, serving


@pytest.fixture(scope="session")
def running_test(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that holds the name of the running test, which decides what its tables are dealt."""
    file = tmp_path_factory.mktemp("dealt") / "test"
    file.touch()
    return file


@pytest.fixture(autouse=True)
def dealt(running_test: Path, request: pytest.FixtureRequest) -> None:
    """Every test is dealt the same games on every run, whatever ran before it."""
    running_test.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture(scope="session")
def zygote(running_test: Path) -> Iterator[Zygote]:
    started = Zygote("-m", "tests.server.dealt", str(running_test))
    yield started
    started.end()


@pytest.fixture(scope="session")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(zygote, tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
