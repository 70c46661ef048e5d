"""Everything without a pointer: a whole game, moving over the table, details and help."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from lairwright.text.catalogue import texts
from tests.browser.playing import (
    asks_something_else,
    becomes,
    builder,
    by_digit,
    digits_count,
    offered,
    play_until,
    sit_down,
)
from tests.browser.wire import Wire
from tests.server.serving import Server

said = texts("en").say


def standing_on(page: Page) -> str:
    """The address of the thing on the table that has the focus."""
    found: str = page.evaluate("() => document.activeElement?.dataset.stop ?? ''")
    return found


def stand_on(page: Page, card: str) -> None:
    """Go to a card in hand."""
    page.keyboard.press("z")
    for _ in range(page.locator("[data-zone=hand] [data-stop]").count()):
        if standing_on(page) == f"hand {card}":
            break
        page.keyboard.press("ArrowRight")
    assert standing_on(page) == f"hand {card}"


def lift(page: Page, card: str) -> None:
    """Lift a room in hand: the focus goes on to a place for it."""
    stand_on(page, card)
    page.keyboard.press("Enter")
    becomes(page, "() => /^(room|end) /.test(document.activeElement?.dataset.stop ?? '')")


def answer_by_keys(page: Page, keys: list[str], digits: bool) -> None:
    """Build and discard on the table itself; everything else in the prompt: by its number, or by going there."""
    key = builder(keys)
    card = key.split()[1] if " " in key else ""
    in_hand = page.locator(f'[data-stop="hand {card}"]').count()
    number = keys.index(key) + 1
    if key.startswith("build") and in_hand:
        lift(page, card)
        page.keyboard.press("Enter")
    elif key.startswith("discard") and in_hand:
        stand_on(page, card)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    elif digits and number <= 9:
        by_digit(page, number)
    else:
        page.keyboard.press("b")
        for _ in range(number - 1):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_alone(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    for count in range(500):
        keys = offered(page)
        if not keys:
            break
        answer_by_keys(page, keys, digits=count < 20)
    expect(page.locator("#over-title")).to_be_visible()


def test_arrows_move_within_and_between_the_parts_of_the_table(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(3, {1: "random", 2: "random"}))
    play_until(page, lambda keys: any(" on " in key for key in keys))
    page.keyboard.press("z")
    assert standing_on(page).startswith("hand ")
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.closest('[data-zone]').dataset.zone") == "hand"
    page.keyboard.press("x")
    assert page.evaluate("() => document.activeElement.closest('[data-zone]').dataset.zone") == "own"
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.closest('[data-zone]').dataset.zone") == "town"
    page.keyboard.press("v")
    rival = page.evaluate("() => document.activeElement.closest('[data-zone]').getAttribute('aria-label')")
    page.keyboard.press("v")
    assert page.evaluate("() => document.activeElement.closest('[data-zone]').getAttribute('aria-label')") != rival
    page.keyboard.press("b")
    assert page.evaluate("() => document.activeElement.classList.contains('option')")


def test_each_part_of_the_table_is_one_stop_of_the_tab_key(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(3, {1: "random", 2: "random"}))
    play_until(page, lambda keys: any(" on " in key for key in keys))
    counts = page.evaluate("""() => [...document.querySelectorAll('[data-zone]')].map((zone) =>
      [...zone.querySelectorAll('[data-stop]')].filter((stop) => stop.tabIndex === 0).length)""")
    assert set(counts) == {1}


def test_escape_puts_a_card_back_and_stays_on_it(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    keys = play_until(page, lambda keys: any(" on " in key for key in keys))
    card = next(key.split()[1] for key in keys if " on " in key)
    lift(page, card)
    page.keyboard.press("Escape")
    assert standing_on(page) == f"hand {card}"
    assert offered(page) == keys


def test_nobody_types_too_fast(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    keys = play_until(page, lambda keys: any(" on " in key for key in keys))
    card = next(key.split()[1] for key in keys if " on " in key)
    stand_on(page, card)
    # Lifted, and put where the focus has gone to, before anything was drawn in between.
    page.evaluate("() => { window.requestAnimationFrame = () => 0; }")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(f'.place.own [data-stop^="room "][data-card="{card}"]')).to_be_visible()


def test_i_shows_the_card_one_stands_on(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    play_until(page, lambda keys: any(" on " in key for key in keys))
    page.keyboard.press("x")
    page.keyboard.press("End")
    page.keyboard.press("i")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator('[data-stop="seat 0"]')).to_be_focused()


def test_everything_on_the_table_has_a_name(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(4, {1: "random", 2: "random", 3: "random"}))
    rooms = page.locator('[data-zone="rival"] [data-stop^="room "]')
    play_until(page, lambda keys: rooms.count() > 1 and any(" on " in key for key in keys))
    names = page.locator("[data-stop]").evaluate_all("""(all) => all.map((one) =>
      one.getAttribute('aria-label') ?? one.querySelector('.visually-hidden')?.textContent)""")
    assert all(names)
    expect(rooms.first).to_have_accessible_name(re.compile(r"Position \d of \d: .+"))


# -- nothing is sent by mistake ------------------------------------------------------------------------------------


def first_choices(page: Page, wire: Wire, keys: list[str]) -> list[str]:
    """What was chosen up to and including the second option, which is chosen now by its digit from nowhere."""
    page.evaluate("() => document.activeElement?.blur()")
    by_digit(page, 2)
    asks_something_else(page, keys)
    return [message["key"] for message in wire.said("choose")]


@pytest.mark.parametrize(
    "elsewhere",
    ["header .home", "header .tools button", ".lines", ".logs input", "a.skip"],
    ids=["header", "settings", "log", "checkbox", "skip"],
)
def test_a_digit_pressed_elsewhere_chooses_nothing(elsewhere: str, page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = play_until(page, lambda keys: len(keys) > 1)
    wire.sent.clear()
    digits_count(page)
    page.locator(elsewhere).first.focus()
    for key in ("1", "h", "u"):
        page.keyboard.press(key)
    assert first_choices(page, wire, keys) == [keys[1]]
    assert not [*wire.said("hint"), *wire.said("undo")]


def test_a_digit_with_another_key_or_under_a_menu_chooses_nothing(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = play_until(page, lambda keys: len(keys) > 1)
    wire.sent.clear()
    digits_count(page)
    for modifier in ("Alt", "Control", "Meta"):
        page.keyboard.down(modifier)
        page.keyboard.press("1")
        page.keyboard.up(modifier)
    menu = page.get_by_role("button", name=said("web-menu"), exact=True)
    menu.click()
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("1")
    menu.click()
    page.get_by_role("button", name=said("web-table-menu")).click()
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert first_choices(page, wire, keys) == [keys[1]]


def test_digits_choose_from_the_board_the_question_and_the_tools_beside_it(page: Page, shared: Server) -> None:
    sit_down(page, shared.open(2, {1: "random"}))
    for place in (".board [data-stop]", ".prompt h2", ".side .tools button"):
        keys = offered(page)
        page.locator(place).first.focus()
        by_digit(page, 1)
        asks_something_else(page, keys)


def test_a_held_digit_answers_one_question(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = offered(page)
    digits_count(page)
    page.keyboard.down("1")
    asks_something_else(page, keys)
    keys = offered(page)
    digits_count(page)
    page.keyboard.down("1")  # as a held key repeats itself
    # Some systems do not say that it is the same press.
    page.evaluate("""() => document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true, cancelable: true }))""")
    page.keyboard.up("1")
    page.keyboard.press("2")
    asks_something_else(page, keys)
    assert [message["key"] for message in wire.said("choose")][1:] == [keys[1]]


def with_every_question(page: Page, action: str) -> None:
    """Have the page itself do this as soon as it shows another question: a test from outside may come too late."""
    watching = """
      const shown = () => [...document.querySelectorAll('.prompt .option')].map((one) => one.dataset.key).join();
      let before = shown();
      new MutationObserver(() => {
        if (shown() !== before) {
          before = shown();
          if (before) act();
        }
      }).observe(document.body, { childList: true, subtree: true, attributes: true });"""
    page.evaluate(f"() => {{ const act = {action}; {watching} }}")


def test_a_second_press_does_not_answer_a_question_that_nobody_has_read(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    # Keys as they come from impatient fingers: the next one as soon as another question is there.
    with_every_question(
        page,
        """() => {
          const press = { key: '1', code: 'Digit1', bubbles: true, cancelable: true };
          for (const kind of ['keydown', 'keyup']) document.body.dispatchEvent(new KeyboardEvent(kind, press));
        }""",
    )
    for number in range(1, 4):
        keys = offered(page)
        by_digit(page, 1)
        asks_something_else(page, keys)
        assert len(wire.said("choose")) == number


def test_a_double_click_answers_one_question(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    # Where it is pressed the second time there is another question now.
    with_every_question(
        page,
        """() => document.querySelector('.prompt .option')
          .dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }))""",
    )
    for number in range(1, 4):
        keys = offered(page)
        page.locator(".prompt .option").first.click()
        asks_something_else(page, keys)
        assert len(wire.said("choose")) == number


def test_a_held_enter_lifts_a_card_and_no_more(page: Page, shared: Server) -> None:
    wire = Wire(page)
    sit_down(page, shared.open(2, {1: "random"}))
    keys = play_until(page, lambda keys: any(" on " in key for key in keys))
    card = next(key.split()[1] for key in keys if " on " in key)
    wire.sent.clear()
    stand_on(page, card)
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert standing_on(page).startswith(("room ", "end "))
    page.keyboard.press("Escape")
    assert first_choices(page, wire, keys) == [keys[1]]


@pytest.mark.parametrize("language", ["en", "pl", "ru", "de"])
def test_the_help_says_where_digits_work(language: str, page: Page, shared: Server) -> None:
    page.add_init_script(f"localStorage.setItem('lairwright.language', '\"{language}\"')")
    sit_down(page, shared.open(2, {1: "random"}))
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text(texts(language).say("web-keys-where"))
