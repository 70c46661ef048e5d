"""axe-core looks at every page, in both themes: nothing serious may be wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import PATIENCE, address, offered, play_until, press, sit_down
from tests.browser.wire import Wire, renewed, without_a_table
from tests.server.serving import Place, Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")


def violations(page: Page) -> list[str]:
    """What axe finds that is serious, in dark and in light colours, one line each."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    lines: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        lines += [
            f"{theme}: {one['id']}: {one['help']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            if one["impact"] in SERIOUS
            for node in one["nodes"]
        ]
    return lines


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/", ".doors"),
        ("/new", "form"),
        ("/learn", ".lessons li"),
        ("/cards?q=ra", "main a[href^='/cards/']"),  # cards of nearly every kind; all of them take their time
        ("/cards/boss-monster/dark-altar", "main h1"),
        ("/rules", "main h2"),
    ],
)
def test_pages(path: str, there: str, page: Page, shared: Server) -> None:
    page.goto(address(shared, path))
    page.locator(there).first.wait_for(timeout=PATIENCE)
    assert violations(page) == []


def test_the_dialog_of_the_lobby(page: Page, shared: Server) -> None:
    page.goto(address(shared, "/"))
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Start the game").wait_for()
    assert violations(page) == []


def test_a_table_that_gathers(page: Page, shared: Server) -> None:
    place = shared.open(3)
    page.goto(address(shared, f"/t/{place.table}?key={place.key}"))
    page.get_by_role("button", name="Fill with bots").wait_for(timeout=PATIENCE)
    assert violations(page) == []


def test_a_table_in_play_on_a_desk_and_on_a_phone(page: Page, shared: Server) -> None:
    def look() -> None:
        for width, height in ((360, 780), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            assert violations(page) == []

    sit_down(page, shared.open(4, {1: "random", 2: "random", 3: "random"}))
    assert offered(page)
    look()
    play_until(page, lambda keys: any(key.startswith("build") for key in keys))
    look()


def test_the_castle(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(3, {1: "random", 2: "random"}, game="castle-raid"))
    assert offered(page)
    assert violations(page) == []


def test_a_table_without_its_board_and_after_a_choice(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = offered(page)
    wire.change = without_a_table
    press(page, keys[0])
    page.locator(".board [role=alert]").wait_for(timeout=PATIENCE)
    assert violations(page) == []
    wire.say({"type": "taken", "seq": 10**6})
    page.locator(".waiting").wait_for(timeout=PATIENCE)
    assert violations(page) == []


def test_a_page_that_does_not_fit_the_server(page: Page, shared: Server) -> None:
    Wire(page).change = renewed
    page.goto(address(shared, f"/t/{shared.open(2, {1: 'random'}).table}"))
    page.locator("main h1").wait_for(timeout=PATIENCE)
    assert violations(page) == []


def test_a_replay_and_an_end(page: Page, finished: Place) -> None:
    page.goto(address(finished.server, f"/r/{finished.table}?at=5&seat=-1"))
    page.get_by_role("slider").wait_for(timeout=PATIENCE)
    page.locator(".board .table img").first.wait_for(timeout=PATIENCE)
    assert violations(page) == []
    sit_down(page, finished)
    assert violations(page) == []
