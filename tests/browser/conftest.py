"""A real Chromium before a real server on loopback, with the page as it was built."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import installed
from tests.browser.playing import PATIENCE
from tests.server.serving import Server, Zygote, serving

# A machine that runs all tests at once is slow; what never comes fails all the same.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def base_url() -> None:
    """Servers come and go with the tests, so addresses are whole. (The plugin's own fixture warns under pytest 9.)"""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = installed()
    return {**browser_type_launch_args, "executable_path": found} if found else browser_type_launch_args


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """English wherever the machine stands, and nothing moves: what is tested is there at once."""
    return {**browser_context_args, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    built = resources.files("lairwright.server").joinpath("static", "index.html")
    assert built.is_file(), "the page was not built: run `make web`"
    process = Zygote()
    yield process
    process.end()


@pytest.fixture
def server(zygote: Zygote, tmp_path: Path) -> Iterator[Server]:
    """A server on which nobody pauses, bots least of all."""
    with serving(zygote, tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def shared(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same for all tests that bring their own tables: its bots have to be woken once only."""
    with serving(zygote, tmp_path_factory.mktemp("server")) as running:
        yield running
