"""The base game's table: played by people and bots to its end, and what pressing things on it does."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import Page, expect

from tests.browser.playing import (
    PATIENCE,
    READY,
    address,
    answer,
    becomes,
    is_over,
    offered,
    play_until,
    sit_down,
    until,
    whoever_is_asked,
)
from tests.browser.wire import Wire
from tests.server.serving import Server

#: Notes every headline that the end of the game shows, however briefly.
HEADLINES = """() => {
  window.headlines = [];
  new MutationObserver(() => {
    const text = document.querySelector('#over-title')?.textContent;
    if (text !== undefined && text !== window.headlines.at(-1)) window.headlines.push(text);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def asked_to_build(keys: list[str]) -> bool:
    return any(re.match(r"build \S+ on ", key) for key in keys) and "decline" in keys


def test_two_people_and_two_bots_finish_a_game(another: Callable[..., Page], shared: Server) -> None:
    pages = [another(), another()]
    for page, place in zip(pages, shared.full_table(4, {2: "greedy", 3: "random"}), strict=True):
        sit_down(page, place)
        page.evaluate(HEADLINES)
    while asked := whoever_is_asked(pages):
        answer(asked)
    for page in pages:
        headline = page.locator("#over-title")
        expect(headline).to_have_text(re.compile("win"), timeout=PATIENCE)
        assert page.evaluate("() => window.headlines") == [headline.text_content()]
        expect(page.locator(".standing li")).to_have_count(4)


def test_a_room_is_lifted_and_put_where_one_presses(page: Page, another: Callable[..., Page], shared: Server) -> None:
    # The other is a person who doesn't build: otherwise both rooms would be turned up before we can look.
    bob = another()
    for somebody, seat in zip((page, bob), shared.full_table(2), strict=True):
        sit_down(somebody, seat)
    while True:
        asked = whoever_is_asked((page, bob))
        assert asked is not None
        keys = offered(asked)
        if asked is page and asked_to_build(keys):
            break
        answer(asked)
    key = next(key for key in keys if re.match(r"build \S+ on ", key))
    card, position = key.split()[1], key.split()[3]
    held = page.locator(f'[data-stop="hand {card}"]').first
    held.click()
    expect(held).to_have_attribute("aria-pressed", "true")
    # Its places are marked, and only they are in the prompt.
    place = page.locator(f'[data-stop="room 0.{position}"]')
    expect(place).to_have_class(re.compile(r"\bopen\b"))
    assert {key.split()[1] for key in offered(page)} == {card}
    place.click()
    expect(place).to_have_attribute("data-card", card)
    expect(place).to_have_accessible_name(re.compile("face down"))


def test_a_lifted_card_can_be_put_back(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    keys = play_until(page, asked_to_build)
    card = next(key.split()[1] for key in keys if key.startswith("build"))
    held = page.locator(f'[data-stop="hand {card}"]').first
    held.click()
    page.get_by_role("button", name="Put back").click()
    expect(held).to_have_attribute("aria-pressed", "false")
    assert offered(page) == keys


def test_looking_at_an_option_shows_the_numbers_it_would_change(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    play_until(page, asked_to_build)
    before = page.locator(".town .changed, .town b, .treasures .then, .damage .then")
    page.mouse.move(2, 2)
    expect(before).to_have_count(0)
    options = cycle(page.locator('.prompt .option[data-key^="build"]').all())

    def changes_something() -> bool:
        next(options).focus()
        return before.count() > 0

    until(page, changes_something, "a room would change something")


def test_a_card_that_cannot_be_played_says_why_not(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    # In somebody's response window, rooms rest.
    play_until(page, lambda keys: page.locator(".hand .card.room:not(.usable)").count() > 0 and "keep" not in keys)
    rests = page.locator(".hand .card.room:not(.usable)").first
    name = rests.locator(".title").inner_text()
    rests.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(name)
    expect(dialog.locator('a[href^="/rules/BM-"]').first).to_be_visible()


def test_a_lifted_room_says_why_it_cannot_go_where_one_presses(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    rooms = page.locator('.place.own [data-stop^="room 0."]')

    def impossible(keys: list[str]) -> list[tuple[str, str]]:
        """Rooms that can be lifted, with rooms of our dungeon that they can't go on."""
        return [
            (card, f"room 0.{place}")
            for card in dict.fromkeys(key.split()[1] for key in keys if key.startswith("build"))
            for place in range(1, rooms.count() + 1)
            if f"build {card} on {place}" not in keys
        ]

    card, thing = impossible(play_until(page, lambda keys: bool(impossible(keys))))[0]
    held = page.locator(f'[data-stop="hand {card}"]').first
    held.click()
    page.locator(f'[data-stop="{thing}"]').click()
    note = page.locator(".toast")
    expect(note).to_contain_text("An Advanced Room has to go on a Room")
    expect(note.locator('a[href^="/rules/BM-BUILD-"]')).to_be_visible()
    assert [(asked["held"], asked["at"]) for asked in wire.said("why")] == [(f"hand {card}", thing)]
    # It isn't let go, and nothing covers the other places.
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(page.locator("dialog[open]")).to_have_count(0)
    note.get_by_role("button", name="Close").click()
    # To go to a rival's boss means nothing: that just shows itself.
    page.locator('[data-stop="seat 1"]').click()
    expect(page.locator("dialog[open]")).to_be_visible()
    wire.heard("why", 2)
    expect(page.locator("dialog[open] .why, .toast")).to_have_count(0)


def test_the_discard_pile_can_be_searched(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(4, {1: "random", 2: "random", 3: "random"}))
    play_until(page, lambda keys: int(page.locator('[data-stop="discard"] .numbers').inner_text()) > 6)
    page.locator('[data-stop="discard"]').click()
    dialog = page.locator("dialog[open]")
    name = dialog.locator(".entry .name").first.inner_text()
    everything = dialog.locator(".entry").count()
    dialog.get_by_label("Search").fill(name)
    expect(dialog.locator(".entry")).not_to_have_count(everything)
    assert 0 < dialog.locator(".entry").count() < everything
    expect(dialog.locator(".entry .name").first).to_have_text(name)
    dialog.get_by_label("Search").fill("no card is called like this")
    expect(dialog.locator(".entry")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_heroes_walk_and_nothing_waits_for_them(another: Callable[..., Page], shared: Server) -> None:
    page = another(reduced_motion="no-preference")
    sit_down(page, shared.open(2, {1: "random"}))
    page.evaluate("""() => {
      window.walkers = 0;
      new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
        if (node.classList?.contains('walker')) window.walkers += 1;
      }))).observe(document.body, { childList: true, subtree: true });
    }""")
    for _ in range(600):
        # Nothing is answered later because a hero walks: every question can be answered at once.
        becomes(page, f"() => window.walkers > 0 || ({READY})()")
        if is_over(page) or page.evaluate("() => window.walkers"):
            break
        answer(page)
    becomes(page, "() => window.walkers > 0")


def test_a_spectator_is_offered_nothing(page: Page, another: Callable[..., Page], shared: Server) -> None:
    place = shared.open(2, {1: "random"})
    sit_down(another(), place)  # nothing is shown until a player has come
    page.goto(address(shared, f"/t/{place.table}"))
    expect(page.locator(".place").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".hand .card")).to_have_count(0)
    expect(page.locator(".open, .usable")).to_have_count(0)
