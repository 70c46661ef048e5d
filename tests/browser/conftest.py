"""A real Chromium with a real server on loopback, and the page as it was built."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.chromium import installed
from tests.browser.playing import PATIENCE, finished_table
from tests.server.serving import Place, Server, Zygote, serving

# A machine that runs all tests at once is slow; something that never comes still fails.
expect.set_options(timeout=PATIENCE)

#: The seed that every table is dealt from.
SEED = 15


@pytest.fixture(scope="session")
def base_url() -> None:
    """Servers come and go with the tests, so addresses are complete. (The plugin's own fixture warns under pytest
    9.)"""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = installed()
    return {**browser_type_launch_args, "executable_path": found} if found else browser_type_launch_args


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """English on any machine, and no motion: what is tested is there at once."""
    return {**browser_context_args, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """The plugin's own, but as patient with presses as with expectations."""
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture
def another(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Callable[..., Page]]:
    """Somebody else, or the same person's other device; closed after the test, however that ends."""
    with ExitStack() as contexts:

        def come(**settings: Any) -> Page:
            context = contexts.enter_context(browser.new_context(**{**browser_context_args, **settings}))
            context.set_default_timeout(PATIENCE)
            return context.new_page()

        yield come


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    built = resources.files("lairwright.server").joinpath("static", "index.html")
    assert built.is_file(), "the page was not built: run `make web`"
    process = Zygote("-m", "tests.browser.dealer", str(SEED))
    yield process
    process.end()


@pytest.fixture
def server(zygote: Zygote, tmp_path: Path) -> Iterator[Server]:
    """A separate server on which nobody pauses, not even bots: for killing it, or for a lobby of its own."""
    with serving(zygote, tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def shared(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same server for all tests that bring their own tables: its bots have to be woken only once."""
    with serving(zygote, tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def finished(shared: Server) -> Place:
    """A game that is over, for looking at and leaving as it is."""
    return finished_table(shared)
