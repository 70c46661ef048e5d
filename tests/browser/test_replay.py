"""A finished table: its standing, its replay, its record, and whether the deal was fair."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, Page, expect

import lairwright as lw
from tests.browser.playing import PATIENCE, address, sit_down
from tests.server.serving import Place, Server


async def _play(place: Place) -> None:
    async with place.look() as client:
        while not (await client.asked()).over:
            await client.choose()


@pytest.fixture
def finished(server: Server) -> Place:
    """A table at which somebody always took the first option, until the end."""
    place = server.open(2, {1: "random"})
    # Playwright keeps an event loop in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(_play(place))).result(120)
    return place


def slider(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_a_link_leads_to_the_very_moment_and_view(
    page: Page, browser: Browser, server: Server, finished: Place
) -> None:
    page.goto(address(server, f"/r/{finished.table}"))
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    assert slider(page) == 0
    for _ in range(3):
        page.get_by_role("button", name="One step forward").click()
    page.get_by_label("Seen by").select_option(label="Ann")
    expect(page).to_have_url(re.compile(r"\?at=3&seat=0$"))
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_label("Link", exact=True).input_value()
    page.keyboard.press("Escape")

    somebody = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
    somebody.goto(link)
    expect(somebody.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    assert slider(somebody) == 3
    expect(somebody.locator(".choice")).not_to_be_empty()
    expect(page.locator(".choice")).to_have_text(somebody.locator(".choice").inner_text())
    assert somebody.get_by_label("Seen by").input_value() == "0"
    somebody.context.close()


def test_rounds_are_jumped_to_and_the_replay_runs_by_itself(page: Page, server: Server, finished: Place) -> None:
    page.goto(address(server, f"/r/{finished.table}"))
    rounds = page.get_by_label("Round")
    rounds.select_option(label="Round 2")
    expect(page.get_by_text(re.compile("Round 2")).first).to_be_visible()
    at = slider(page)
    assert at > 0
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("([at]) => Number(document.querySelector('[type=range]').value) > at + 1", arg=[at])
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".choice")).to_contain_text("win")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(
        "() => Number(document.querySelector('[type=range]').value) < document.querySelector('[type=range]').max"
    )


def test_the_end_says_who_won_and_the_deal_is_verified_by_the_page(page: Page, server: Server, finished: Place) -> None:
    sit_down(page, finished)
    expect(page.locator("#over-title")).to_contain_text("win")
    page.get_by_text("Was the deal fair?").click()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Everything holds: the deal was the one that was promised.")).to_be_visible(
        timeout=PATIENCE
    )
    expect(page.locator(".checks li").filter(has_text="This page computed the hash")).to_be_visible()
    assert page.locator(".checks li").count() >= 3


def test_the_record_that_is_downloaded_replays(page: Page, server: Server, finished: Place) -> None:
    sit_down(page, finished)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").click()
    record = waiting.value.path().read_text(encoding="utf-8")
    assert lw.replay(record).over


def test_the_same_people_play_again(page: Page, server: Server, finished: Place) -> None:
    sit_down(page, finished)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and finished.table not in url, timeout=PATIENCE)
    expect(page.locator(".prompt, .waiting").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("You are watching")).to_have_count(0)


def test_a_game_that_goes_on_has_no_replay(page: Page, server: Server) -> None:
    place = server.open(2, {1: "greedy"})
    page.goto(address(server, f"/r/{place.table}"))
    expect(page.get_by_role("alert").first).not_to_be_empty(timeout=PATIENCE)
    expect(page.get_by_role("slider")).to_have_count(0)
