"""What is next to the board: advice, how you want to be asked, the clock."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from lairwright.text.catalogue import texts
from tests.browser.playing import offered, sit_down
from tests.server.serving import Server

said = texts("en").say


def test_the_bot_gives_advice_about_the_open_question(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    assert offered(page)
    page.get_by_role("button", name=said("web-hint")).click()
    advice = page.get_by_role("region", name=said("web-hint"))
    expect(advice.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+% to win"))
    best = advice.locator("strong").first.inner_text()
    liked = page.locator(".prompt .option", has_text=said("web-hint-liked", place=1))
    expect(liked).to_have_count(1)
    expect(liked).to_contain_text(best)


def test_how_one_wants_to_be_asked_outlives_the_page(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    menu = page.get_by_role("button", name=said("web-table-menu"))
    auto, hold = page.get_by_label(said("web-stops-auto")), page.get_by_label(said("web-stops-hold"))
    menu.click()
    auto.check()
    # Opened again, the menu says what the server knows.
    page.keyboard.press("Escape")
    expect(auto).to_have_count(0)
    menu.click()
    expect(auto).to_be_checked()
    page.reload()
    menu.click()
    expect(auto).to_be_checked()
    expect(hold).not_to_be_checked()


def test_what_is_ticked_at_once_is_not_unticked_by_the_next(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    menu = page.get_by_role("button", name=said("web-table-menu"))
    auto, hold = page.get_by_label(said("web-stops-auto")), page.get_by_label(said("web-stops-hold"))
    menu.click()
    expect(hold).to_be_visible()
    # Both before the server can have answered.
    page.evaluate(
        "() => document.querySelectorAll('dialog[open] fieldset > .check input').forEach((one) => one.click())"
    )
    page.keyboard.press("Escape")
    expect(auto).to_have_count(0)
    menu.click()
    expect(hold).to_be_checked()
    expect(auto).to_be_checked()


def test_with_a_clock_everybody_sees_it_run(page: Page, shared: Server) -> None:
    places = shared.full_table(2, clock={"per_choice": 40, "bank": 300})
    sit_down(page, places[0])
    assert offered(page)
    clock = page.locator(".clock").first
    expect(clock).to_be_visible()
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
