"""axe-core looks at every page, in both themes: nothing serious may be wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.playing import PATIENCE, address, offered, play_until, sit_down
from tests.server.serving import Place, Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def violations(page: Page) -> list[str]:
    """What axe finds that is serious, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.fixture(params=["dark", "light"])
def themed(request: pytest.FixtureRequest, another: Callable[..., Page]) -> Page:
    return another(color_scheme=request.param)


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/", ".doors"),
        ("/new", "form"),
        ("/learn", ".lessons li"),
        ("/cards", "main a[href^='/cards/']"),
        ("/cards/boss-monster/dark-altar", "main h1"),
        ("/rules", "main h2"),
    ],
)
def test_pages(path: str, there: str, themed: Page, shared: Server) -> None:
    themed.goto(address(shared, path))
    themed.locator(there).first.wait_for(timeout=PATIENCE)
    assert violations(themed) == []


def test_the_dialog_of_the_lobby(themed: Page, shared: Server) -> None:
    themed.goto(address(shared, "/"))
    themed.get_by_role("button", name="Play now").click()
    themed.get_by_role("button", name="Start the game").wait_for()
    assert violations(themed) == []


def test_a_table_that_gathers(themed: Page, shared: Server) -> None:
    place = shared.open(3)
    themed.goto(address(shared, f"/t/{place.table}?key={place.key}"))
    themed.get_by_role("button", name="Fill with bots").wait_for(timeout=PATIENCE)
    assert violations(themed) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_table_in_play(phone: bool, themed: Page, shared: Server) -> None:
    if phone:
        themed.set_viewport_size({"width": 360, "height": 780})
    sit_down(themed, shared.open(4, {1: "random", 2: "random", 3: "random"}))
    assert offered(themed)
    assert violations(themed) == []
    play_until(themed, lambda keys: any(key.startswith("build") for key in keys))
    assert violations(themed) == []


def test_the_castle(themed: Page, shared: Server) -> None:
    sit_down(themed, shared.open(3, {1: "random", 2: "random"}, game="castle-raid"))
    assert offered(themed)
    assert violations(themed) == []


def test_a_replay_and_an_end(themed: Page, finished: Place) -> None:
    themed.goto(address(finished.server, f"/r/{finished.table}?at=5&seat=-1"))
    themed.get_by_role("slider").wait_for(timeout=PATIENCE)
    themed.locator(".board .table img").first.wait_for(timeout=PATIENCE)
    assert violations(themed) == []
    sit_down(themed, finished)
    assert violations(themed) == []
