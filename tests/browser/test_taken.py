"""A choice that was stored while nothing of it can be shown yet."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from lairwright.text.catalogue import texts
from tests.browser.playing import asks_something_else, offered, press, sit_down
from tests.browser.wire import Data, Wire
from tests.server.serving import Server

said = texts("en").say


def choose_and_wait(page: Page, wire: Wire) -> list[str]:
    """Choose something and hear only that it was taken; what could have been chosen."""
    keys = offered(page)
    wire.held_down.update({"state", "table"})
    before = len(wire.said("choose"))
    press(page, keys[0])
    wire.heard("choose", before + 1)
    wire.say({"type": "taken", "seq": wire.said("choose")[-1]["seq"]})
    expect(page.locator(".waiting")).to_contain_text(said("web-prompt-taken"))
    return keys


def test_the_question_goes_and_the_table_stays(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    lines = page.locator(".lines li")
    cards = page.locator(".board [data-stop]")
    expect(page).to_have_title(f"{said('web-table-title-asked')} · Lairwright")
    told, shown = lines.all_inner_texts(), cards.count()
    choosing = page.get_by_text("you are choosing")
    expect(choosing).to_be_visible()
    choose_and_wait(page, wire)
    expect(page.locator(".prompt, .prompt .option")).to_have_count(0)
    expect(choosing).to_have_count(0)
    expect(page.locator(".board .usable, .board .open")).to_have_count(0)
    expect(page).to_have_title(f"{said('web-table-title')} · Lairwright")
    # Nothing has happened yet, so nothing is told again.
    assert lines.all_inner_texts() == told
    assert cards.count() == shown
    # Everything else goes on working.
    page.keyboard.press("1")
    page.get_by_role("button", name=said("web-table-menu")).click()
    expect(page.get_by_label(said("web-stops-auto"))).to_be_visible()
    page.keyboard.press("Escape")
    wire.release()
    assert offered(page)
    assert len(wire.said("choose")) == 1


def test_a_whole_game_goes_on_with_every_choice_taken_first(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    for _ in range(6):
        choose_and_wait(page, wire)
        wire.release()
    assert offered(page)
    expect(page.locator(".toast")).to_have_count(0)


def test_who_comes_back_in_that_time_waits_like_everybody(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = choose_and_wait(page, wire)
    latest: list[Data] = []

    def still_waiting(message: Data) -> Data:
        if message["type"] != "state":
            return message
        latest.append(message)
        return {**message, "question": None}

    wire.change = still_waiting
    wire.cut()
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".waiting")).not_to_contain_text(said("web-prompt-taken"))
    expect(page.locator(".prompt, .toast")).to_have_count(0)
    wire.change = lambda message: message
    last: Any = latest[-1]
    assert last["question"] is not None
    wire.say({**last, "fresh": False, "log": []})
    asks_something_else(page, keys)
    assert offered(page)


def test_an_answer_to_an_earlier_question_leaves_the_new_one_open(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = offered(page)
    press(page, keys[0])
    wire.heard("choose")
    asks_something_else(page, keys)
    keys = offered(page)
    wire.say({"type": "taken", "seq": wire.said("choose")[0]["seq"]})
    press(page, keys[0])
    wire.heard("choose", 2)
    asks_something_else(page, keys)


def test_another_device_of_the_seat_hears_of_it_too(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    assert offered(page)
    # Nothing was chosen here: the choice was made elsewhere, at the state that both were shown.
    wire.say({"type": "taken", "seq": 10**6})
    expect(page.locator(".waiting")).to_contain_text(said("web-prompt-taken"))
    expect(page.locator(".prompt")).to_have_count(0)
