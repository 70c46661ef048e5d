"""The gallery of cards, the pages of cards, and the rules."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import address
from tests.server.serving import Server

LINK = "main a[href^='/cards/']"


def gallery(page: Page, server: Server, query: str = "") -> int:
    """Open it; returns how many cards there are on the server."""
    page.goto(address(server, f"/cards{query}"))
    page.locator(LINK).first.wait_for()
    return len(server.get("/api/cards").json())


def test_every_card_has_a_picture_of_its_own(page: Page, shared: Server) -> None:
    cards = gallery(page, shared)
    pictures = page.locator(f"{LINK} .art img")
    expect(pictures).to_have_count(cards)
    broken = page.evaluate(
        """async (images) => {
          const all = [...document.querySelectorAll(images)];
          await Promise.all(all.map((image) => image.decode()));
          return all.filter((image) => image.naturalWidth < 32).length;
        }""",
        f"{LINK} .art img",
    )
    assert broken == 0
    sources = page.evaluate(
        "(images) => [...document.querySelectorAll(images)].map((image) => image.src)", f"{LINK} .art img"
    )
    assert len(set(sources)) == cards


def test_searching_finds_names_and_texts_and_is_kept_in_the_address(page: Page, shared: Server) -> None:
    cards = gallery(page, shared)
    page.get_by_role("searchbox", name="Search").fill("dark altar")
    expect(page.locator(LINK)).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="cards")).to_have_text(f"1 of {cards} cards")
    expect(page).to_have_url(re.compile(r"\?q=dark\+altar$"))
    page.reload()
    expect(page.locator(LINK)).to_have_count(1)
    page.get_by_role("searchbox", name="Search").fill("no card says this")
    expect(page.get_by_text("No card matches these filters.")).to_be_visible()
    page.get_by_role("button", name="Clear the filters").click()
    expect(page.locator(LINK)).to_have_count(cards)


def test_filters_by_game_kind_class_and_certainty(page: Page, shared: Server) -> None:
    gallery(page, shared)
    known = shared.get("/api/cards").json()
    page.get_by_label("Kind").select_option(label="Rooms")
    rooms = [card for card in known if card["kind"] == "room"]
    expect(page.locator(LINK)).to_have_count(len(rooms))
    page.get_by_label("Class or treasure").select_option(label="Mage")
    expect(page.locator(LINK)).to_have_count(sum("mage" in card["numbers"]["treasure"] for card in rooms))
    page.get_by_role("button", name="Clear the filters").click()
    page.get_by_label("Game").select_option(label="Castle Raid")
    castle = [card for card in known if card["game"] == "castle-raid"]
    expect(page.locator(LINK)).to_have_count(len(castle))
    page.get_by_label("Only cards with unconfirmed facts").check()
    unsure = [card for card in castle if card["confidence"] != "confirmed"]
    expect(page.locator(LINK)).to_have_count(len(unsure))
    # Colour isn't the only sign: each of them also says it.
    expect(page.locator(LINK).filter(has_text="inferred")).to_have_count(len(unsure))


def test_a_card_page_leads_through_its_rulings_to_the_rules(page: Page, shared: Server) -> None:
    gallery(page, shared, "?q=jackpot")
    page.locator(LINK).press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Jackpot Stash")
    expect(page.get_by_text("double the treasure")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Next: "))).to_be_visible()
    ruling = page.locator(".rulings a").first
    rule = ruling.inner_text()
    ruling.click()
    expect(page).to_have_url(re.compile(f"/rules/{rule}$"))
    here = page.locator(f"[id='{rule}']")
    expect(here).to_be_focused()
    expect(here).to_be_in_viewport()
    expect(here).to_have_class(re.compile("here"))


def test_a_king_tile_names_its_rule(page: Page, shared: Server) -> None:
    page.goto(address(shared, "/cards/castle-raid/no-ones"))
    page.get_by_role("link", name="Rule CR-KING-01").click()
    expect(page.locator("#CR-KING-01")).to_be_in_viewport()


def test_an_unknown_card_and_an_unknown_rule_say_so(page: Page, shared: Server) -> None:
    page.goto(address(shared, "/cards/boss-monster/nothing"))
    expect(page.locator("main [role=alert]")).to_have_text("There's no such card.")
    page.goto(address(shared, "/rules/BM-NONE-99"))
    expect(page.locator("main [role=alert]")).to_have_text("There's no rule BM-NONE-99.")


def test_rules_by_game_and_search(page: Page, shared: Server) -> None:
    rules = shared.get("/api/rules").json()
    page.goto(address(shared, "/rules"))
    shown = page.locator(".rules > li")
    expect(shown).to_have_count(sum(rule["game"] == "boss-monster" for rule in rules))
    page.get_by_label("Game", exact=True).select_option(label="Castle Raid")
    castle = [rule for rule in rules if rule["game"] == "castle-raid"]
    expect(shown).to_have_count(len(castle))
    expect(page.locator("dt", has_text="Soul")).to_have_count(0)
    page.get_by_role("searchbox").fill("cr-play-06")
    expect(shown).not_to_have_count(len(castle))
    assert shown.count() < len(castle)
    expect(shown.filter(has_text="CR-PLAY-06").first).to_be_visible()
    page.get_by_role("searchbox").fill("treasury")
    expect(page.locator("dt", has_text="Treasury")).to_be_visible()
    page.get_by_role("searchbox").fill("not a word of any rule")
    expect(page.get_by_text("No rule matches.")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title", "room", "term"),
    [
        ("en-GB", "Cards", "Rooms", "Soul"),
        ("pl-PL", "Karty", "Komnaty", "Dusza"),
        ("ru-RU", "Карты", "Комнаты", "Душа"),
        ("de-DE", "Karten", "Räume", "Seele"),
    ],
)
def test_a_phone_shows_them_in_every_language_without_scrolling_sideways(
    language: str, title: str, room: str, term: str, another: Callable[..., Page], shared: Server
) -> None:
    page = another(locale=language, viewport={"width": 360, "height": 780})
    for path, seen in (
        ("/cards", page.get_by_role("heading", level=1, name=title, exact=True)),
        ("/cards?kind=room", page.get_by_role("heading", level=2, name=re.compile(f"^{room}"))),
        ("/cards/boss-monster/jackpot-stash", page.locator(".rulings li").first),
        ("/rules/BM-BAIT-03", page.locator("#BM-BAIT-03")),
        ("/rules", page.locator("dt", has_text=term).first),
    ):
        page.goto(address(shared, path))
        expect(seen).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360, path
