"""What the other tests stand on: waiting for something in a page that allows no code of ours."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.playing import address, becomes
from tests.server.serving import Server


def test_what_comes_only_after_a_while_is_waited_for(page: Page, shared: Server) -> None:
    page.goto(address(shared, "/"))
    page.evaluate("() => (document.body.dataset.looks = '0')")
    # Nothing is there at the first look, nor at the next ones.
    becomes(
        page,
        "([wanted]) => (document.body.dataset.looks = String(Number(document.body.dataset.looks) + 1)) === wanted",
        "5",
    )
    assert page.evaluate("() => document.body.dataset.looks") == "5"
