"""Whatever was asked when the connection went: it is settled, and after coming back everything works."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from lairwright.text.catalogue import texts
from tests.browser.playing import (
    answered,
    asks_something_else,
    finished_table,
    offered,
    play_until,
    press,
    settled,
    sit_down,
    whoever_is_asked,
)
from tests.browser.wire import Wire
from tests.server.serving import Server

said = texts("en").say


def toast(page: Page, text: str) -> Locator:
    return page.locator(".toast", has_text=text)


def back_again(page: Page, wire: Wire) -> None:
    """Lose the connection, and wait until there is one again."""
    opened = wire.opened
    wire.cut()
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0)
    assert wire.opened > opened


def test_who_asked_why_is_told_and_can_ask_again(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    card = page.locator(".hand .card:not(.usable)").first
    play_until(page, lambda keys: any(key.startswith("build") for key in keys) and card.count() > 0)
    why = page.locator("dialog[open] .why")
    wire.held_up.add("why")
    card.click()
    wire.heard("why")
    expect(why).to_have_count(0)
    wire.cut()
    expect(why).to_contain_text(said("web-table-why-lost"))
    page.keyboard.press("Escape")
    expect(page.locator(".banner")).to_have_count(0)
    card.click()
    expect(why).to_be_visible()
    expect(why).not_to_contain_text(said("web-table-why-lost"))
    assert len(wire.said("why")) == 2


def test_who_asks_why_without_a_connection_is_told_so(page: Page, server: Server) -> None:
    sit_down(page, server.open(2, {1: "random"}))
    card = page.locator(".hand .card:not(.usable)").first
    play_until(page, lambda keys: any(key.startswith("build") for key in keys) and card.count() > 0)
    server.kill()
    expect(page.locator(".banner")).to_be_visible()
    card.click()
    why = page.locator("dialog[open] .why")
    expect(why).to_contain_text(said("web-table-not-connected"))
    page.keyboard.press("Escape")
    server.restart()
    expect(page.locator(".banner")).to_have_count(0)
    card.click()
    expect(why).to_be_visible()
    expect(why).not_to_contain_text(said("web-table-not-connected"))


def test_a_hint_that_was_lost_can_be_asked_for_again(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    assert offered(page)
    hint = page.get_by_role("button", name=said("web-hint"))
    wire.held_up.add("hint")
    hint.click()
    expect(page.get_by_text(said("web-hint-thinking"))).to_be_visible()
    wire.heard("hint")
    back_again(page, wire)
    expect(page.get_by_text(said("web-hint-thinking"))).to_have_count(0)
    expect(toast(page, said("web-table-unanswered"))).to_be_visible()
    hint.click()
    expect(page.get_by_role("region", name=said("web-hint")).get_by_role("listitem").first).to_be_visible()


def test_a_choice_that_never_arrived_is_asked_for_again(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = offered(page)
    wire.held_up.add("choose")
    press(page, keys[0])
    wire.heard("choose")
    back_again(page, wire)
    expect(toast(page, said("web-table-choice-lost"))).to_be_visible()
    assert offered(page) == keys
    press(page, keys[0])
    asks_something_else(page, keys)


def test_a_choice_whose_answer_was_lost_is_not_asked_for_again(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = offered(page)
    wire.held_down.update({"state", "table"})
    press(page, keys[0])
    wire.heard("choose")
    back_again(page, wire)
    asks_something_else(page, keys)
    expect(page.locator(".toast")).to_have_count(0)
    assert offered(page)
    assert len(wire.said("choose")) == 1


def test_consent_that_was_lost_can_be_given_again(another: Callable[..., Page], shared: Server) -> None:
    ann, bob = another(), another()
    wire = Wire(bob)
    for page, place in zip((ann, bob), shared.full_table(2), strict=True):
        sit_down(page, place)
    wish = ann.get_by_role("button", name="Ask the others to let you take back your last choice")
    while not wish.count():
        asked = whoever_is_asked((ann, bob))
        assert asked is not None, "the game was over before anything could be taken back"
        answered(asked)  # a choice on its way would call the wish off
    wish.click()
    agree = bob.get_by_role("button", name=said("web-undo-yes"))
    wire.held_up.add("consent")
    agree.click()
    expect(bob.get_by_text(said("web-undo-answered"))).to_be_visible()
    wire.heard("consent")
    back_again(bob, wire)
    agree.click()
    expect(ann.get_by_text(said("web-undo-waiting"))).to_have_count(0)
    expect(agree).to_have_count(0)


def test_a_rematch_that_was_lost_can_be_asked_for_again(page: Page, shared: Server) -> None:
    wire = Wire(page)
    place = finished_table(shared)
    sit_down(page, place)
    again = page.get_by_role("button", name=said("web-over-rematch"))
    wire.held_up.add("rematch")
    again.click()
    wire.heard("rematch")
    expect(again).to_have_attribute("aria-disabled", "true")
    back_again(page, wire)
    expect(again).to_have_attribute("aria-disabled", "false")
    again.click()
    page.wait_for_url(lambda url: place.table not in url)
    settled(page)


def test_whoever_gave_up_the_seat_does_not_come_back_by_itself(page: Page, shared: Server) -> None:
    wire = Wire(page)
    place = shared.open(2, {1: "random"}, absence="bot")
    sit_down(page, place)
    assert offered(page)
    page.get_by_role("button", name=said("web-table-menu")).click()
    page.get_by_role("button", name=said("web-leave")).click()
    page.get_by_role("button", name=said("web-leave-yes")).click()
    page.wait_for_url(lambda url: place.table not in url)
    assert wire.opened == 1
