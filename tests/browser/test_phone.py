"""A phone of 360 pixels in portrait: nothing wider than the screen, everything big enough for a finger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import address, listen, play_until, settled, sit_down, states
from tests.browser.wire import Wire
from tests.server.serving import Server

WIDTH = 360
FINGER = 44


@pytest.fixture
def phone(another: Callable[..., Page]) -> Page:
    return another(viewport={"width": WIDTH, "height": 780}, has_touch=True, is_mobile=True)


def widest(page: Page) -> int:
    found: int = page.evaluate("() => document.documentElement.scrollWidth")
    return found


def small(page: Page, selector: str) -> list[str]:
    """What a finger would miss."""
    found: list[str] = page.evaluate(
        """([selector, finger]) => [...document.querySelectorAll(selector)].flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          const missed = width > 0 && (width < finger - 0.5 || height < finger - 0.5);
          return missed ? [`${one.dataset.stop ?? one.textContent} ${width}x${height}`] : [];
        })""",
        [selector, FINGER],
    )
    return found


def let_go_of_the_mouse(page: Page) -> None:
    """``play_until`` presses with a mouse, which a phone does not have: what lies under it would be pointed at."""
    page.mouse.move(0, 0)


@pytest.mark.parametrize(("path", "there"), [("/", ".doors"), ("/new", "form")])
def test_pages_are_no_wider_than_the_screen(phone: Page, shared: Server, path: str, there: str) -> None:
    phone.goto(address(shared, path))
    expect(phone.locator(there).first).to_be_visible()
    assert widest(phone) <= WIDTH


def test_a_table_in_mid_game_is_no_wider_than_the_screen_in_any_language(phone: Page, shared: Server) -> None:
    sit_down(phone, shared.open(4, {1: "random", 2: "random", 3: "random"}))
    play_until(phone, lambda keys: sum(" on " in key for key in keys) > 2)
    for language in ("en", "pl", "ru", "de"):
        phone.evaluate("(wish) => localStorage.setItem('lairwright.language', JSON.stringify(wish))", language)
        phone.reload()
        settled(phone)
        # The whole own dungeon is in sight without scrolling sideways.
        row = phone.locator(".place.own .scroller")
        assert row.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 1, language
        assert phone.evaluate("() => document.documentElement.lang") == language
        assert widest(phone) <= WIDTH, language


def test_what_one_presses_is_big_enough(phone: Page, shared: Server) -> None:
    sit_down(phone, shared.open(4, {1: "random", 2: "random", 3: "random"}))
    play_until(phone, lambda keys: sum(" on " in key for key in keys) > 2)
    assert not small(phone, "[data-stop], .prompt .option, .tools button")


def test_opponents_are_strips_that_open(phone: Page, shared: Server) -> None:
    frames = listen(phone)
    sit_down(phone, shared.open(3, {1: "random", 2: "random"}))
    # Somebody may have destroyed their only room, and a dungeon in which something can be chosen is open already.
    play_until(
        phone,
        lambda keys: (
            any(" on " in key for key in keys)
            and states(frames)[-1]["view"]["seats"][1]["dungeon"]
            and phone.locator('[data-place="1"] button[aria-expanded="false"]').count() == 1
        ),
    )
    rival = phone.locator('[data-place="1"]')
    expect(rival.locator("button.room")).to_have_count(0)
    rival.locator('button[aria-expanded="false"]').tap()
    expect(rival.locator("button.room").first).to_be_visible()
    assert widest(phone) <= WIDTH
    rival.locator('button[aria-expanded="true"]').tap()
    expect(rival.locator("button.room")).to_have_count(0)


def test_a_finger_builds_a_room(phone: Page, shared: Server) -> None:
    sit_down(phone, shared.open(2, {1: "random"}))
    keys = play_until(phone, lambda keys: any(" on " in key for key in keys))
    key = next(key for key in keys if " on " in key)
    card, position = key.split()[1], key.split()[3]
    phone.locator(f'[data-stop="hand {card}"]').first.tap()
    place = phone.locator(f'[data-stop="room 0.{position}"]')
    expect(place).to_have_class(re.compile(r"\bopen\b"))
    place.tap()
    expect(place).to_have_attribute("data-card", card)


def test_one_tap_on_the_end_of_a_dungeon_builds_there(phone: Page, shared: Server) -> None:
    wire = Wire(phone)
    end = phone.locator('[data-stop="end 0"]')
    tapped = []
    for _ in range(2):
        sit_down(phone, shared.open(2, {1: "random"}))
        for _ in range(2):

            def choosy(keys: list[str]) -> list[str]:
                """Rooms that can go to the end and elsewhere; a room with one place shows itself there once lifted."""
                cards = [key.split()[1] for key in keys if re.match(r"build \S+ on ", key)]
                return [card for card in cards if f"build {card} end" in keys]

            card = choosy(play_until(phone, lambda keys: bool(choosy(keys))))[0]
            let_go_of_the_mouse(phone)
            phone.locator(f'[data-stop="hand {card}"]').first.tap()
            chosen = len(wire.said("choose"))
            # The finger lies on the plus, which makes way for the room as soon as the place is pressed.
            end.locator(".plus").tap()
            wire.heard("choose", chosen + 1)
            tapped.append((wire.said("choose")[-1]["key"], f"build {card} end"))
    assert all(sent == meant for sent, meant in tapped), tapped


def test_one_tap_on_an_empty_field_places_a_monster(phone: Page, shared: Server) -> None:
    wire = Wire(phone)
    sit_down(phone, shared.open(3, {1: "random", 2: "random"}, game="castle-raid"))
    for _ in range(3):
        play_until(phone, lambda keys: any(key.startswith("place ") for key in keys))
        let_go_of_the_mouse(phone)
        monster = phone.locator(".card.usable").last
        card = monster.get_attribute("data-card")
        monster.tap()
        chosen = len(wire.said("choose"))
        phone.locator(".field.free.called .plus").first.tap()
        wire.heard("choose", chosen + 1)
        assert wire.said("choose")[-1]["key"].startswith(f"place {card} at ")


def test_what_a_room_would_add_is_written_on_its_places(phone: Page, shared: Server) -> None:
    """A finger cannot hover."""
    sit_down(phone, shared.open(2, {1: "random"}))

    def places(card: str, keys: list[str]) -> int:
        return sum(key.startswith(f"build {card} ") for key in keys)

    def roomy(keys: list[str]) -> list[str]:
        return [key.split()[1] for key in keys if key.startswith("build") and places(key.split()[1], keys) > 1]

    keys = play_until(phone, lambda keys: bool(roomy(keys)))
    card = roomy(keys)[0]
    let_go_of_the_mouse(phone)
    phone.locator(f'[data-stop="hand {card}"]').first.tap()
    expect(phone.locator(".place.own .gist")).to_have_count(places(card, keys))


def test_the_only_place_of_a_room_is_shown_with_it_for_as_long_as_it_is_held(phone: Page, shared: Server) -> None:
    sit_down(phone, shared.open(2, {1: "random"}))
    keys = play_until(phone, lambda keys: any(key.startswith("build") and key.endswith(" end") for key in keys))
    let_go_of_the_mouse(phone)
    for card in dict.fromkeys(key.split()[1] for key in keys if key.startswith("build")):
        held = phone.locator(f'[data-stop="hand {card}"]').first
        held.tap()
        expect(phone.locator(".place.own .slot > .ghost")).to_be_visible()
        # What a browser makes of a tap for pages that know the mouse only, when the page moves under the finger.
        held.dispatch_event("mouseleave")
        assert phone.locator(".place.own .slot > .ghost").is_visible()


def test_looking_at_cards_chooses_nothing(phone: Page, shared: Server) -> None:
    sit_down(phone, shared.open(2, {1: "random"}))
    keys = play_until(phone, lambda keys: any(" on " in key for key in keys))
    looking = phone.get_by_role("button", name="Look at cards")
    looking.tap()
    expect(looking).to_have_attribute("aria-pressed", "true")
    card = next(key.split()[1] for key in keys if key.startswith("build"))
    phone.locator(f'[data-stop="hand {card}"]').first.tap()
    expect(phone.locator("dialog[open]")).to_be_visible()
    expect(phone.locator(f'[data-stop="hand {card}"]').first).to_have_attribute("aria-pressed", "false")
