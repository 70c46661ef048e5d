"""A server with another version than the page: nothing is misread, and people are told the way out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from lairwright.text.catalogue import texts
from tests.browser.playing import address, offered, settled, sit_down
from tests.browser.wire import Wire, renewed
from tests.server.serving import Server

said = texts("en").say


def test_a_server_renewed_under_an_open_page_asks_for_a_reload(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = offered(page)
    wire.change = renewed
    wire.cut()
    expect(page.get_by_role("heading", name=said("web-table-version"))).to_be_visible()
    expect(page.get_by_text(said("web-table-version-about"))).to_be_visible()
    expect(page.locator(".prompt, .toast")).to_have_count(0)
    # The page of the new server understands it.
    wire.change = lambda message: message
    page.get_by_role("button", name=said("web-reload")).click()
    settled(page)
    assert offered(page) == keys


def test_a_reload_that_brings_the_same_page_is_not_tried_for_ever(page: Page, shared: Server) -> None:
    wire = Wire(page)
    wire.change = renewed
    loaded: list[str] = []
    page.on("load", lambda page: loaded.append(page.url))
    place = shared.open(2, {1: "random"})
    page.goto(address(shared, f"/t/{place.table}?key={place.key}"))
    about, stuck = page.get_by_text(said("web-table-version-about")), page.get_by_text(said("web-table-version-stuck"))
    expect(about).to_be_visible()
    again = page.get_by_role("button", name=said("web-reload"))
    again.click()
    expect(stuck).to_be_visible()
    # Neither the page nor the connection restarts on its own: one each for every time somebody asked.
    assert (len(loaded), wire.opened) == (2, 2)
    wire.change = lambda message: message
    again.click()
    settled(page)
    # A try is forgotten once it has helped.
    wire.change = renewed
    wire.cut()
    expect(about).to_be_visible()
