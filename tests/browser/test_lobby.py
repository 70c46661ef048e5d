"""From the front door to a table: alone against bots, with friends by link, from another device, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lairwright.text.catalogue import languages, texts
from lairwright.text.phrases import capital
from tests.browser.playing import PATIENCE, address, asks_something_else, offered, play_until, sit_down
from tests.server.serving import Server


def errors_of(page: Page) -> list[str]:
    """What the page complains about from now on; a message missing from a catalogue is such a complaint."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda message: found.append(message.text) if message.type == "error" else None)
    return found


def test_a_newcomer_is_in_a_game_against_bots_within_three_clicks(page: Page, shared: Server) -> None:
    complaints = errors_of(page)
    page.goto(address(shared, "/"))
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".prompt .option").first).to_be_visible(timeout=PATIENCE)
    assert re.search(r"/t/\w+$", page.url)
    assert not complaints
    # And the lobby knows the way back.
    page.goto(address(shared, "/"))
    page.get_by_role("region", name="My tables").get_by_role("link").first.click()
    expect(page.locator(".prompt .option").first).to_be_visible(timeout=PATIENCE)


def test_friends_come_by_link_and_bots_fill_up(page: Page, another: Callable[..., Page], shared: Server) -> None:
    page.goto(address(shared, "/new"))
    page.get_by_label("Your name").fill("Ann")
    page.locator("label").filter(has_text=re.compile("^3$")).click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to this table").input_value()
    assert link == page.url
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_disabled()

    friend = another()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Bob")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("Ann will start the game.")).to_be_visible()
    expect(page.get_by_role("region", name="Seats").get_by_text("Bob")).to_be_visible()

    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for somebody in (page, friend):
        expect(somebody.locator(".prompt, .waiting").first).to_be_visible(timeout=PATIENCE)
        expect(somebody.get_by_text("Bob").first).to_be_visible()


def test_a_table_for_everybody_is_in_the_lobby(page: Page, another: Callable[..., Page], server: Server) -> None:
    page.goto(address(server, "/new"))
    page.get_by_text("Show in the lobby").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    somebody = another()
    somebody.goto(address(server, "/"))
    somebody.get_by_role("region", name="Open tables").get_by_role("link").click()
    expect(somebody.get_by_role("button", name="Sit down")).to_be_visible()
    assert somebody.url == page.url


def test_rule_options_and_presets_reach_the_table(page: Page, shared: Server) -> None:
    page.goto(address(shared, "/new"))
    page.get_by_text("All options").click()
    page.get_by_label(re.compile("^A player with 5 Wounds is out")).select_option(index=1)
    page.get_by_text("Play with a clock").click()
    page.get_by_label("Seconds per choice").fill("45")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    settings = shared.info(page.url.rpartition("/")[2])["settings"]
    assert len(settings["options"]) == 1
    assert settings["clock"] == {"per_choice": 45, "bank": 300}
    expect(page.get_by_text("45 s per choice, 5 min in reserve")).to_be_visible()


def test_after_a_reload_and_after_a_crash_the_very_same_question_is_there(page: Page, server: Server) -> None:
    sit_down(page, server.open(2, {1: "random"}))
    keys = play_until(page, lambda keys: any(key.startswith("build") for key in keys))
    question = page.locator(".prompt h2").inner_text()

    page.reload()
    assert (offered(page), page.locator(".prompt h2").inner_text()) == (keys, question)

    server.kill()
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    server.restart()
    expect(page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
    assert (offered(page), page.locator(".prompt h2").inner_text()) == (keys, question)
    page.locator(".prompt .option").first.click()
    asks_something_else(page, keys)


def test_a_seat_is_taken_along_to_another_device_in_the_middle_of_a_question(
    page: Page, another: Callable[..., Page], shared: Server
) -> None:
    page.goto(address(shared, "/"))
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Start the game").click()
    keys = offered(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_text("Continue on another device").click()
    link = page.get_by_label("Link to your seat").input_value()
    page.keyboard.press("Escape")

    phone = another()
    phone.goto(link)
    assert offered(phone) == keys
    assert "key=" not in phone.url  # the secret doesn't stay in the address
    # What is chosen there shows up here.
    phone.locator(".prompt .option").first.click()
    asks_something_else(page, keys)


def test_a_wrong_link_says_so(page: Page, shared: Server) -> None:
    page.goto(address(shared, "/t/nosuchtable"))
    expect(page.get_by_role("heading", name="This table can't be shown")).to_be_visible()
    page.goto(address(shared, "/no/such/page"))
    expect(page.get_by_role("heading", name="There's nothing here")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_every_language_is_spoken_from_the_lobby_to_the_table(language: str, page: Page, shared: Server) -> None:
    complaints = errors_of(page)
    said = texts(language).say
    page.goto(address(shared, "/"))
    page.get_by_role("button", name=texts("en").say("web-settings")).click()
    name = capital(said("language-name"))
    page.locator("dialog[open] label").filter(has_text=re.compile(f"^{name}$")).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("web-lobby-title"))
    page.reload()  # the choice is remembered
    expect(page.get_by_role("heading", level=1)).to_have_text(said("web-lobby-title"))
    page.get_by_role("button", name=said("web-lobby-play")).click()
    page.get_by_role("button", name=said("web-lobby-start")).click()
    page.locator(".prompt .option").first.wait_for(timeout=PATIENCE)
    expect(page.get_by_role("button", name=said("web-hint"))).to_be_visible()
    # The server speaks the language of the page too: set-up is named in it.
    expect(page.locator("h1.phase")).to_contain_text(said("phase-setup"))
    assert not complaints


def test_the_language_changes_in_the_middle_of_a_question(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    keys = offered(page)
    question = page.locator(".prompt h2").text_content() or ""
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open] label").filter(has_text="Deutsch").click()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt h2")).not_to_have_text(question)
    expect(page.locator("h1.phase")).to_contain_text(texts("de").say("phase-setup"))
    assert offered(page) == keys


def test_colours_are_chosen_and_remembered(page: Page, shared: Server) -> None:
    page.goto(address(shared, "/"))
    for theme, label in (("light", "Light"), ("dark", "Dark")):
        page.get_by_role("button", name="Settings").click()
        page.locator("dialog[open] label").filter(has_text=re.compile(f"^{label}$")).click()
        page.keyboard.press("Escape")
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
