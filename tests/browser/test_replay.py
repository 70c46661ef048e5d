"""A finished table: its standing, its replay, its record, and whether the deal was fair."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import lairwright as lw
from tests.browser.playing import PATIENCE, address, becomes, finished_table, sit_down
from tests.server.serving import Place, Server


def test_a_link_leads_to_the_very_moment_and_view(page: Page, another: Callable[..., Page], finished: Place) -> None:
    page.goto(address(finished.server, f"/r/{finished.table}"))
    expect(page.get_by_role("slider")).to_have_value("0", timeout=PATIENCE)
    for _ in range(3):
        page.get_by_role("button", name="One step forward").click()
    page.get_by_label("Seen by").select_option(label="Ann")
    expect(page).to_have_url(re.compile(r"\?at=3&seat=0$"))
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_label("Link", exact=True).input_value()
    page.keyboard.press("Escape")

    somebody = another()
    somebody.goto(link)
    expect(somebody.get_by_role("slider")).to_have_value("3", timeout=PATIENCE)
    expect(somebody.locator(".choice")).not_to_be_empty()
    expect(page.locator(".choice")).to_have_text(somebody.locator(".choice").inner_text())
    expect(somebody.get_by_label("Seen by")).to_have_value("0")


def test_rounds_are_jumped_to_and_the_replay_runs_by_itself(page: Page, finished: Place) -> None:
    page.goto(address(finished.server, f"/r/{finished.table}"))
    rounds = page.get_by_label("Round", exact=True)
    rounds.select_option(label="Round 2")
    expect(page.get_by_text(re.compile("Round 2")).first).to_be_visible()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    at = int(page.get_by_role("slider").input_value())
    page.get_by_role("button", name="Play", exact=True).click()
    becomes(page, "([at]) => Number(document.querySelector('[type=range]').value) > at + 1", at)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".choice")).to_contain_text("win")
    page.keyboard.press("ArrowLeft")
    becomes(
        page, "() => ((slider) => Number(slider.value) < Number(slider.max))(document.querySelector('[type=range]'))"
    )


def test_the_end_says_who_won_and_the_deal_is_verified_by_the_page(page: Page, finished: Place) -> None:
    sit_down(page, finished)
    expect(page.locator("#over-title")).to_contain_text("win")
    page.get_by_text("Was the deal fair?").click()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Everything checks out: the deal was the one promised.")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".checks li").filter(has_text="This page computed the hash")).to_be_visible()
    expect(page.locator(".checks li").nth(2)).to_be_visible()


def test_the_record_that_is_downloaded_replays(page: Page, finished: Place) -> None:
    sit_down(page, finished)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").click()
    record = waiting.value.path().read_text(encoding="utf-8")
    assert lw.replay(record).over


def test_the_same_people_play_again(page: Page, shared: Server) -> None:
    finished = finished_table(shared)
    sit_down(page, finished)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and finished.table not in url, timeout=PATIENCE)
    expect(page.locator(".prompt, .waiting").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("You are watching")).to_have_count(0)


def test_a_game_that_goes_on_has_no_replay(page: Page, shared: Server) -> None:
    place = shared.open(2, {1: "greedy"})
    page.goto(address(shared, f"/r/{place.table}"))
    expect(page.get_by_role("alert").first).not_to_be_empty(timeout=PATIENCE)
    expect(page.get_by_role("slider")).to_have_count(0)
