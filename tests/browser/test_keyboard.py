"""Everything without a pointer: a whole game, moving over the table, details and help."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import PATIENCE, READY, builder, is_over, offered, play_until, sit_down
from tests.server.serving import Server


def standing_on(page: Page) -> str:
    """The address of the thing on the table that has the focus."""
    found: str = page.evaluate("() => document.activeElement?.dataset.stop ?? ''")
    return found


def answer_by_keys(page: Page, keys: list[str]) -> None:
    """Build and discard on the table itself; everything else by its number in the prompt."""
    key = builder(keys)
    card = key.split()[1] if " " in key else ""
    if key.startswith(("build", "discard")) and page.locator(f'[data-stop="hand {card}"]').count():
        page.keyboard.press("z")
        for _ in range(12):
            if standing_on(page) == f"hand {card}":
                break
            page.keyboard.press("ArrowRight")
        assert standing_on(page) == f"hand {card}"
        page.keyboard.press("Enter")
        if key.startswith("build"):
            # The focus goes on to a place for the card.
            page.wait_for_function("() => /^(room|end) /.test(document.activeElement?.dataset.stop ?? '')")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(keys.index(key) + 1))


def test_a_whole_game_by_keyboard_alone(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    for _ in range(500):
        page.wait_for_function(READY, timeout=PATIENCE)
        if is_over(page):
            break
        keys = offered(page)
        if keys:
            answer_by_keys(page, keys)
    expect(page.locator("#over-title")).to_be_visible()


def test_arrows_move_within_and_between_the_parts_of_the_table(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(3, {1: "greedy", 2: "greedy"}))
    play_until(page, lambda keys: any(" on " in key for key in keys))
    page.keyboard.press("z")
    first = standing_on(page)
    assert first.startswith("hand ")
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.closest('[data-zone]').dataset.zone") == "hand"
    page.keyboard.press("x")
    assert page.evaluate("() => document.activeElement.closest('[data-zone]').dataset.zone") == "own"
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.closest('[data-zone]').dataset.zone") == "town"
    page.keyboard.press("v")
    rival = page.evaluate("() => document.activeElement.closest('[data-zone]').getAttribute('aria-label')")
    page.keyboard.press("v")
    assert page.evaluate("() => document.activeElement.closest('[data-zone]').getAttribute('aria-label')") != rival
    page.keyboard.press("b")
    assert page.evaluate("() => document.activeElement.classList.contains('option')")


def test_each_part_of_the_table_is_one_stop_of_the_tab_key(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(3, {1: "greedy", 2: "greedy"}))
    play_until(page, lambda keys: any(" on " in key for key in keys))
    counts = page.evaluate("""() => [...document.querySelectorAll('[data-zone]')].map((zone) =>
      [...zone.querySelectorAll('[data-stop]')].filter((stop) => stop.tabIndex === 0).length)""")
    assert set(counts) == {1}


def test_escape_puts_a_card_back_and_stays_on_it(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "greedy"}))
    keys = play_until(page, lambda keys: any(" on " in key for key in keys))
    page.keyboard.press("z")
    card = standing_on(page)
    page.keyboard.press("Enter")
    page.wait_for_function("() => /^(room|end) /.test(document.activeElement?.dataset.stop ?? '')")
    page.keyboard.press("Escape")
    assert standing_on(page) == card
    assert offered(page) == keys


def test_i_shows_the_card_one_stands_on(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "greedy"}))
    play_until(page, lambda keys: any(" on " in key for key in keys))
    page.keyboard.press("x")
    page.keyboard.press("End")
    page.keyboard.press("i")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert standing_on(page) == "seat 0"


def test_everything_on_the_table_has_a_name(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(4, {1: "greedy", 2: "greedy", 3: "greedy"}))
    rooms = page.locator('[data-stop^="room 1."]')
    play_until(page, lambda keys: rooms.count() > 1 and any(" on " in key for key in keys))
    names = page.locator("[data-stop]").evaluate_all("""(all) => all.map((one) =>
      one.getAttribute('aria-label') ?? one.querySelector('.visually-hidden')?.textContent)""")
    assert all(names)
    expect(rooms.first).to_have_accessible_name(re.compile(r"Position \d of \d: .+"))
