"""The table of the castle raid: played on the board itself, by pointer and by keys, and how a fight is shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import PATIENCE, READY, address, answer, becomes, is_over, offered, sit_down
from tests.browser.test_accessible import violations
from tests.browser.wire import Wire
from tests.server.serving import Place, Server

ASKED = ".card.usable, .faction.open, #over-title"
#: The focus is on the castle.
ON_CASTLE = "() => document.activeElement?.closest('[data-zone=castle]')"


def raid(server: Server, seats: int = 3, **settings: Any) -> Place:
    bots = dict.fromkeys(range(1, seats), "random")
    return server.open(seats, bots, game="castle-raid", **settings)


def choose_faction(page: Page) -> None:
    """Take the first that is left; who chooses last of six is given the only one."""
    page.locator(".faction.open, .card.usable").first.wait_for(timeout=PATIENCE)
    if page.locator(".faction.open").count():
        page.locator(".faction.open").first.click()
    page.locator(".card.usable").first.wait_for(timeout=PATIENCE)


def place_one(page: Page) -> str:
    """Lift the strongest monster and put it on the first place that calls; which one it was."""
    monster = page.locator(".card.usable").last
    card = monster.get_attribute("data-card") or ""
    monster.click()
    page.locator(".field.called").first.click()
    return card


def test_a_raid_is_played_to_its_end_on_the_board(page: Page, shared: Server) -> None:
    sit_down(page, raid(shared, variants=["new-orders"]))
    choose_faction(page)
    for _ in range(120):
        becomes(page, READY)
        page.locator(ASKED).first.wait_for(timeout=PATIENCE)
        if is_over(page):
            break
        place_one(page)
    expect(page.locator("#over-title")).to_be_visible()
    expect(page.locator(".standing li")).to_have_count(3)
    # The castle is cleared; the guards that were turned up can be looked through.
    expect(page.get_by_text("The castle is empty.")).to_be_visible()
    page.get_by_role("button", name=re.compile("Guards seen so far")).click()
    expect(page.get_by_role("dialog").locator(".seen li").first).to_be_visible()


def test_a_lifted_monster_calls_its_places_and_shows_what_it_would_change(page: Page, shared: Server) -> None:
    sit_down(page, raid(shared))
    choose_faction(page)
    monster = page.locator(".card.usable").last
    monster.click()
    expect(monster).to_have_attribute("aria-pressed", "true")
    free = page.locator(".field.free.called").first
    free.hover()
    expect(page.locator(".sum .then").first).to_contain_text("→")
    page.get_by_role("button", name="Put back").click()
    expect(monster).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".field.called")).to_have_count(0)


def test_keys_alone_place_a_monster(page: Page, shared: Server) -> None:
    sit_down(page, raid(shared))
    page.locator(".faction.open").first.wait_for(timeout=PATIENCE)
    page.keyboard.press("c")
    expect(page.locator(".faction:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.locator(".card.usable").first.wait_for(timeout=PATIENCE)
    page.keyboard.press("z")
    expect(page.locator("[data-zone=hand] .card:focus")).to_have_count(1)
    card = page.evaluate("() => document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    # The focus goes on to the places, arrows visit only those that can be chosen.
    becomes(page, ON_CASTLE)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-zone=castle] :is(.open, .called):focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-zone=hand] [data-card='{card}']")).to_be_focused()
    page.keyboard.press("Enter")
    becomes(page, ON_CASTLE)
    page.keyboard.press("Enter")
    # Somebody may have replaced it since, so it is in the castle or back in hand; the log knows that it was placed.
    expect(page.locator(".lines")).to_contain_text(re.compile(r"You put your \d at guard \d"))


def test_a_monster_at_rest_says_why_it_cannot_be_played(page: Page, shared: Server) -> None:
    sit_down(page, raid(shared))
    choose_faction(page)
    page.locator(".card.resting").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Why not now?")).to_be_visible()
    expect(dialog.get_by_role("link", name=re.compile("^Rule CR-"))).to_be_visible()


def test_a_lifted_monster_says_why_it_cannot_go_where_one_presses(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, raid(shared))
    choose_faction(page)
    # With the weakest monster, hardly any other can be replaced, and a guard faced by two has no field left.
    taken = page.locator(".guard", has_not=page.locator(".field:is(.free, .called)"))
    for _ in range(30):
        becomes(page, READY)
        page.locator(ASKED).first.wait_for(timeout=PATIENCE)
        monster = page.locator(".card.usable").first
        monster.click()
        if taken.count():
            break
        page.locator(".field.called").first.click()
    card = monster.get_attribute("data-card")
    note = page.locator(".toast", has=page.locator('a[href^="/rules/CR-"]'))
    for pressed, reason in (
        (taken.first.locator(".field").first, "Only a stronger monster"),
        (taken.first.locator(".post"), "Both monster fields"),
    ):
        pressed.click()
        expect(note).to_contain_text(reason)
        pointed = wire.said("why")[-1]
        assert (pointed["held"], pointed["at"]) == (f"hand {card}", pressed.get_attribute("data-stop"))
        note.get_by_role("button", name="Close").click()
        expect(note).to_have_count(0)
    expect(monster).to_have_attribute("aria-pressed", "true")
    expect(page.locator("dialog[open]")).to_have_count(0)
    # With nothing lifted, a guard explains its numbers.
    page.get_by_role("button", name="Put back").click()
    taken.first.locator(".post").click()
    expect(page.get_by_role("dialog")).to_contain_text("The back shows")


def test_guards_explain_their_numbers(page: Page, shared: Server) -> None:
    sit_down(page, raid(shared))
    choose_faction(page)
    guard = page.get_by_role("button", name=re.compile(r"^Guard 1, \d stars?, strength \d+ to \d+, loot \d+ to \d+"))
    guard.click()
    expect(page.get_by_role("dialog")).to_contain_text("The back shows")


def to_the_fight(page: Page, place: Place) -> None:
    """Answer with the first option until guards were fought; ``window.seen`` keeps what is called out meanwhile.

    The log tells of the fight with the question that comes after it; its show begins when that of the monsters placed
    before it is over.
    """
    page.add_init_script(
        """addEventListener('DOMContentLoaded', () => {
          window.seen = [];
          new MutationObserver(() => {
            for (const cue of document.querySelectorAll('.guard .cue, .castle .banner')) {
              const text = cue.textContent.trim();
              if (text && window.seen.at(-1) !== text) window.seen.push(text);
            }
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        })"""
    )
    sit_down(page, place)
    choose_faction(page)
    for _ in range(30):
        offered(page)
        if "Fighting guards." in page.locator(".lines").inner_text():
            return
        answer(page, lambda keys: keys[0])
    raise AssertionError("no fight in 30 choices")


def test_the_fight_is_shown_guard_by_guard_and_blocks_nothing(another: Callable[..., Page], shared: Server) -> None:
    page = another(reduced_motion="no-preference")
    to_the_fight(page, raid(shared))
    becomes(page, "() => window.seen.some((text) => /Beaten|short/.test(text))")
    seen = page.evaluate("() => window.seen")
    assert "The fight begins" in seen
    assert any(re.match(r"\d+ together", text) for text in seen)
    # The next round's question is open meanwhile, and a press on a monster ends the show.
    page.locator(".card.usable").first.click()
    expect(page.get_by_role("button", name="Skip", exact=True)).to_have_count(0)
    expect(page.locator(".field.called").first).to_be_visible()


def test_whoever_answers_during_the_show_is_not_shown_the_rest(another: Callable[..., Page], shared: Server) -> None:
    page = another(reduced_motion="no-preference")
    to_the_fight(page, raid(shared))
    becomes(page, "() => window.seen.includes('The fight begins')")
    answer(page, lambda keys: keys[0])
    # What plays now is what was placed since.
    offered(page)
    page.evaluate("() => { window.seen = []; }")
    expect(page.get_by_role("button", name="Skip", exact=True)).to_have_count(0)
    assert not [text for text in page.evaluate("() => window.seen") if re.search("together|Beaten|short", text)]


def test_a_spectator_sees_backs_where_monsters_are_not_known(
    page: Page, another: Callable[..., Page], shared: Server
) -> None:
    place = raid(shared, spectators="public")
    other = another()
    sit_down(other, place)
    choose_faction(other)
    page.goto(address(shared, f"/t/{place.table}"))
    page.locator(".player").first.wait_for(timeout=PATIENCE)
    expect(page.locator(".card")).to_have_count(0)
    expect(page.locator(".player .monsters").first).to_contain_text("?")


@pytest.mark.parametrize("seats", [3, 6])
def test_a_phone_has_room_for_every_guard(seats: int, another: Callable[..., Page], shared: Server) -> None:
    page = another(locale="ru-RU", viewport={"width": 360, "height": 780})
    sit_down(page, raid(shared, seats, variants=["new-orders"]))
    choose_faction(page)
    expect(page.locator(".guard")).to_have_count(seats)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    sizes = page.evaluate(
        "() => [...document.querySelectorAll('.field, .hand .card, .post')].map((one) => one.getBoundingClientRect())"
        ".map((box) => [box.width, box.height])"
    )
    assert all(width >= 44 and height >= 44 for width, height in sizes), sizes


def test_nothing_serious_for_axe(page: Page, shared: Server) -> None:
    sit_down(page, raid(shared, 4, variants=["new-orders"]))
    page.locator(".faction.open").first.wait_for(timeout=PATIENCE)
    assert violations(page) == []
    choose_faction(page)
    place_one(page)
    page.locator(ASKED).first.wait_for(timeout=PATIENCE)
    assert violations(page) == []
