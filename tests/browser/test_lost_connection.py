"""Whatever was asked when the connection went: it is settled, and after coming back everything works."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from lairwright.text.catalogue import texts
from tests.browser.playing import (
    address,
    answered,
    asks_something_else,
    finished_table,
    offered,
    play_elsewhere,
    play_until,
    press,
    settled,
    sit_down,
    until,
    whoever_is_asked,
)
from tests.browser.wire import Wire
from tests.server.serving import Place, Server

said = texts("en").say


def toast(page: Page, text: str) -> Locator:
    return page.locator(".toast", has_text=text)


def back_again(page: Page, wire: Wire, told: str = "") -> None:
    """Lose the connection, which may be told in a note, and wait until there is one again."""
    opened = wire.opened
    wire.cut()
    if told:
        expect(toast(page, told)).to_be_visible()  # at once: it goes by itself
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


def test_who_was_away_at_the_end_is_not_told_that_the_table_was_closed(page: Page, shared: Server) -> None:
    wire = Wire(page)
    place = shared.open(2, {1: "random"})
    sit_down(page, place)
    wire.held_down |= {"state", "table"}
    play_elsewhere(place)
    until(page, lambda: any(message.get("standing") for message in wire.kept), "the end has come as far as the wire")
    wire.cut()
    wire.held_down.add("state")
    until(page, lambda: wire.kept, "a state is on its way")
    expect(page.locator(".banner")).to_have_count(0)
    assert page.locator("#over-title").count() == 0
    wire.release()
    expect(page.locator("#over-title")).to_contain_text("win")


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
    back_again(page, wire, said("web-table-unanswered"))
    expect(page.get_by_text(said("web-hint-thinking"))).to_have_count(0)
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


def gather(page: Page, place: Place) -> None:
    """Come to a table that has not begun."""
    home = address(place.server, "/")
    page.context.add_cookies([{"name": f"lair_{place.table}", "value": place.key, "url": home}])
    page.goto(address(place.server, f"/t/{place.table}"))


def test_a_bot_that_was_never_seated_is_not_shown_as_seated(page: Page, shared: Server) -> None:
    wire = Wire(page)
    gather(page, shared.open(3))
    seat = page.get_by_label(said("web-gather-bot-for", number=2))
    wire.held_up.add("fill")
    seat.select_option("random")
    wire.heard("fill")
    back_again(page, wire, said("web-table-unanswered"))
    expect(seat).to_have_value("")
    seat.select_option("random")
    expect(seat).to_have_value("random")


def test_a_start_is_sent_once_and_again_only_if_it_was_lost(page: Page, shared: Server) -> None:
    wire = Wire(page)
    gather(page, shared.open(2, {1: "random"}, start_when_full=False))
    start = page.get_by_role("button", name=said("web-gather-start"))
    wire.held_up.add("start")
    start.dblclick()
    wire.heard("start")
    expect(start).to_have_attribute("aria-disabled", "true")
    back_again(page, wire, said("web-table-unanswered"))
    assert len(wire.said("start")) == 1
    start.click()
    settled(page)
    assert len(wire.said("start")) == 2


def test_a_link_to_a_seat_leads_there_once_the_server_can_be_reached(page: Page, shared: Server) -> None:
    place = shared.open(2, {1: "random"})
    claims = "**/api/tables/*/claim?*"
    page.route(claims, lambda route: route.abort())
    page.goto(address(shared, f"/t/{place.table}?key={place.key}"))
    expect(page.get_by_text(said("web-table-offline"))).to_be_visible()
    page.unroute(claims)
    settled(page)
    expect(page.locator(".seats .you")).to_have_count(1)
    assert place.key not in page.url


def test_that_the_connection_is_lost_is_seen_wherever_one_has_scrolled_to(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, server.open(4, dict.fromkeys((1, 2, 3), "random")))
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    server.kill()
    expect(page.locator(".banner")).to_be_in_viewport(ratio=1)
    assert page.evaluate("""() => {
      const box = document.querySelector('.banner').getBoundingClientRect();
      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest('.banner') !== null;
    }""")


def test_what_is_said_while_a_dialog_is_open_is_not_hidden_by_it(page: Page, server: Server) -> None:
    sit_down(page, server.open(2, {1: "random"}))
    server.kill()
    expect(page.locator(".banner")).to_be_visible()
    page.get_by_role("button", name=said("web-table-menu")).click()
    page.get_by_role("button", name=said("web-leave")).click()
    page.get_by_role("button", name=said("web-leave-yes")).click()
    note = toast(page, said("web-table-not-connected"))
    expect(note).to_have_count(1)
    note.get_by_role("button", name=said("web-close")).click()  # which nothing may cover
    expect(note).to_have_count(0)
    expect(page.locator("dialog[open]")).to_be_visible()


def test_a_table_that_was_left_while_it_was_being_opened_is_not_sat_down_at(page: Page, shared: Server) -> None:
    wire = Wire(page)
    place = shared.open(2, {1: "random"})
    page.goto(address(shared, "/"))
    asked: list[Route] = []
    # It is not answered before somebody has gone on.
    page.route(f"**/api/tables/{place.table}?*", lambda route: asked.append(route))
    expect(page.locator("#welcome")).to_be_visible()
    page.evaluate(
        "([path]) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
        [f"/t/{place.table}"],
    )
    until(page, lambda: asked, "the table is asked for")
    page.locator("header .home").click()
    expect(page.locator("#welcome")).to_be_visible()
    with page.expect_response(f"**/api/tables/{place.table}?*"):
        asked[0].continue_()
    page.get_by_role("link", name=said("web-menu-learn")).first.click()
    expect(page.locator(".lessons li").first).to_be_visible()
    assert wire.opened == 0


@pytest.mark.parametrize("path", ["/", "/new", "/learn", "/cards", "/cards/boss-monster/dark-altar", "/rules"])
def test_a_page_without_its_data_says_so_and_can_try_again(path: str, page: Page, shared: Server) -> None:
    page.route("**/api/**", lambda route: route.abort())
    page.goto(address(shared, path))
    problem = page.locator("main").get_by_role("alert")
    expect(problem).to_contain_text(said("web-error-offline"))
    page.unroute("**/api/**")
    problem.get_by_role("button", name=said("web-again")).click()
    expect(problem).to_have_count(0)
    expect(page.locator("main form, main .lessons li, main #open, main .face, main [id^=BM-]").first).to_be_visible()


def test_a_replay_says_that_a_step_did_not_come_and_goes_there_when_it_can(page: Page, finished: Place) -> None:
    page.goto(address(finished.server, f"/r/{finished.table}?at=4&seat=0"))
    expect(page.locator(".slider")).to_contain_text("4 /")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name=said("web-replay-last")).click()
    problem = page.locator(".side").get_by_role("alert")
    expect(problem).to_contain_text(said("web-error-offline"))
    page.unroute("**/api/**")
    problem.get_by_role("button", name=said("web-again")).click()
    expect(problem).to_have_count(0)
    expect(page.locator(".choice")).not_to_be_empty()
