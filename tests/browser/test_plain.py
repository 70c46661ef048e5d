"""A game that the page has no board for: its table in words, and the list of options."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SEED
from tests.browser.playing import PATIENCE, address, offered, press
from tests.browser.test_accessible import violations
from tests.server.serving import Server, Zygote, serving


@pytest.fixture
def with_stones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Server]:
    """A server that has the third game plugged in."""
    monkeypatch.setenv("LAIRWRIGHT_GAMES", "tests.stones.registration:STONES")
    zygote = Zygote("-m", "tests.browser.dealer", str(SEED))
    try:
        with serving(zygote, tmp_path) as running:
            yield running
    finally:
        zygote.end()


def test_it_is_found_in_the_lobby_and_played_to_its_end_by_the_list(page: Page, with_stones: Server) -> None:
    page.goto(address(with_stones, "/"))
    page.get_by_role("button", name="Play now").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("label").filter(has_text="Stones").click()
    expect(dialog.get_by_text("Who takes the last stone?")).to_be_visible()
    dialog.get_by_role("button", name="Start the game").click()
    page.locator(".prompt").wait_for(timeout=PATIENCE)
    expect(page.locator(".board")).to_contain_text("9 stones lie on the heap.")
    expect(page.locator(".board")).to_contain_text("You hold")
    assert violations(page) == []
    while keys := offered(page):
        table = page.locator(".board").inner_text()
        press(page, keys[0])
        expect(page.locator(".board")).not_to_have_text(table, use_inner_text=True)
    expect(page.locator(".lines")).to_contain_text("You play a ")
    expect(page.locator(".lines button")).to_have_count(0)  # there are no such cards to show
    expect(page.locator("#over-title")).to_be_visible()
    expect(page.locator(".standing li")).to_have_count(2)


def test_its_rules_are_shown_with_its_own_glossary(page: Page, with_stones: Server) -> None:
    page.goto(address(with_stones, "/rules/ST-02"))
    expect(page.locator("#ST-02")).to_be_visible()
    expect(page.locator("dt")).to_have_text(["Heap"])
    page.get_by_role("searchbox").fill("takes the last stone")
    expect(page.locator(".rules > li")).to_have_count(1)
    expect(page.locator("#glossary")).to_have_count(0)
