"""A part of the page that fails: the others go on, and the list of options above all."""

from __future__ import annotations

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from lairwright.text.catalogue import texts
from tests.browser.playing import answer, asks_something_else, by_digit, offered, press, sit_down
from tests.browser.wire import Data, Wire, without_a_table
from tests.server.serving import Place, Server

said = texts("en").say


def without_words(message: Data) -> Data:
    """A state whose log cannot be written."""
    if message["type"] == "state":
        return {**message, "log": [{**line, "cards": None} for line in message["log"]]}
    return message


def come(page: Page, place: Place) -> None:
    """Sit down without waiting for a board."""
    home = f"http://{place.server.address}"
    page.context.add_cookies([{"name": f"lair_{place.table}", "value": place.key, "url": home}])
    page.goto(f"{home}/t/{place.table}")


def errors(page: Page) -> list[str]:
    """What is written to the console as an error from now on."""
    found: list[str] = []

    def written(message: ConsoleMessage) -> None:
        if message.type == "error":
            found.append(message.text)

    page.on("console", written)
    return found


@pytest.mark.parametrize("game", ["boss-monster", "castle-raid"])
def test_one_plays_on_without_a_board(game: str, page: Page, shared: Server) -> None:
    wire, written = Wire(page), errors(page)
    wire.change = without_a_table
    come(page, shared.open(3, {1: "random", 2: "random"}, game=game))
    broken = page.locator(".board").get_by_role("alert")
    expect(broken).to_contain_text(said("web-error-board"))
    for _ in range(3):
        keys = offered(page)
        answer(page)
        asks_something_else(page, keys)
    expect(broken).to_be_visible()
    page.get_by_role("button", name=said("web-table-menu")).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    assert any("Error: " in text and "Table-" in text for text in written), written  # and where in the board it was
    # A state that can be drawn is drawn.
    wire.change = lambda message: message
    keys = offered(page)
    answer(page)
    asks_something_else(page, keys)
    expect(page.locator(".board .table img").first).to_be_attached()
    expect(broken).to_have_count(0)


def test_a_board_that_breaks_in_the_middle_of_the_game(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = offered(page)
    wire.change = without_a_table
    answer(page)
    asks_something_else(page, keys)
    broken = page.locator(".board").get_by_role("alert")
    expect(broken).to_contain_text(said("web-error-board"))
    keys = offered(page)
    broken.get_by_role("button", name=said("web-again")).click()
    expect(broken).to_be_visible()
    by_digit(page, 1)
    asks_something_else(page, keys)


def test_a_log_that_fails_takes_nothing_else_with_it(page: Page, shared: Server) -> None:
    wire = Wire(page)
    wire.change = without_words
    sit_down(page, shared.open(2, {1: "random"}))
    for _ in range(3):
        keys = offered(page)
        answer(page)
        asks_something_else(page, keys)
    expect(page.locator(".logs").get_by_role("alert")).to_contain_text(said("web-error-shown"))
    expect(page.locator(".board .table img").first).to_be_attached()


def test_a_board_that_cannot_be_loaded(page: Page, shared: Server) -> None:
    page.route("**/assets/DungeonTable*.js", lambda route: route.abort())
    come(page, shared.open(2, {1: "random"}))
    expect(page.locator(".board").get_by_role("alert")).to_contain_text(said("web-error-board"))
    keys = offered(page)
    press(page, keys[0])
    asks_something_else(page, keys)
    page.unroute("**/assets/DungeonTable*.js")
    page.locator(".board").get_by_role("button", name=said("web-reload")).click()
    expect(page.locator(".board .table img").first).to_be_attached()


def test_a_page_that_fails_leaves_the_menu_and_a_way_to_go_on(page: Page, shared: Server) -> None:
    page.route("**/api/lessons?*", lambda route: route.fulfill(json=[None]))
    page.goto(f"http://{shared.address}/learn")
    expect(page.locator("main").get_by_role("alert")).to_contain_text(said("web-error-shown"))
    page.unroute("**/api/lessons?*")
    page.locator("header").get_by_role("link", name=said("web-menu-cards")).click()
    expect(page.locator("main a[href^='/cards/']").first).to_be_visible()
    page.goto(f"http://{shared.address}/learn")
    expect(page.locator(".lessons li").first).to_be_visible()


def test_what_nobody_caught_is_told_once(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    toast = page.locator(".toast", has_text=said("web-error-unexpected"))
    page.evaluate("() => { for (const n of [1, 2, 3]) setTimeout(() => { throw new Error('a mishap'); }); }")
    expect(toast).to_have_count(1)
    toast.get_by_role("button", name=said("web-close")).click()
    expect(toast).to_have_count(0)
    # The same again is not worth another word; something else is.
    page.evaluate("() => void setTimeout(() => { throw new Error('a mishap'); })")
    page.evaluate("() => new Promise((done) => setTimeout(done, 0))")
    expect(toast).to_have_count(0)
    page.evaluate("() => void Promise.reject(new Error('another'))")
    expect(toast).to_have_count(1)
    assert offered(page)
