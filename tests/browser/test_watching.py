"""Spectators and undo: who sees what, and who has to agree."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect

from lairwright.text.catalogue import texts
from tests.browser.playing import PATIENCE, address, answer, offered, sit_down
from tests.server.serving import Server

View = dict[str, Any]
said = texts("en").say


def listen(page: Page) -> list[str]:
    """Every frame the page receives from now on, as it came over the wire."""
    frames: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", opened)
    return frames


def states(frames: list[str]) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, frames) if message["type"] == "state"]


def public_cards(view: View) -> set[str]:
    """What lies face up, as somebody at the table sees it."""
    found = {*view["town"], *view["discard"], *json.dumps(view["stack"]).split('"')}
    for seat in view["seats"]:
        found |= {seat["boss"], *seat["bosses"], *seat["entrance"], *seat["soul_cards"], *seat["wound_cards"]}
        for stack, details in zip(seat["dungeon"], seat["details"], strict=True):
            found |= set(stack[:-1]) if details["face_down"] else set(stack)
    return found


def own_secrets(view: View, seat: int) -> set[str]:
    """The hand, and the rooms that lie face down."""
    own = view["seats"][seat]
    down = {detail["card"] for detail in own["details"] if detail["face_down"]}
    return {card for card in [*(own["hand"] or []), *down] if card}


def test_a_spectators_frames_hold_nothing_hidden(browser: Browser, server: Server) -> None:
    places = server.full_table(2)
    players, heard = [], []
    for place in places:
        page = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
        heard.append(listen(page))
        sit_down(page, place)
        players.append(page)
    watcher = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
    frames = listen(watcher)
    watcher.goto(address(server, f"/t/{places[0].table}"))
    expect(watcher.get_by_text("You are watching")).to_be_visible(timeout=PATIENCE)

    for _ in range(40):
        for page in players:
            answer(page)
        players[0].wait_for_timeout(40)

    watched = states(frames)
    assert len(watched) > 20
    assert all(state["question"] is None for state in watched)
    assert all(seat["hand"] is None for state in watched for seat in state["view"]["seats"])
    assert watcher.locator(".prompt").count() == 0
    seen: set[str] = set()
    checked = 0
    raw = {json.loads(frame)["seq"]: frame for frame in frames if json.loads(frame)["type"] == "state"}
    for seat, own in enumerate(heard):
        seen.clear()
        for state in states(own):
            # A card that once lay open may be named for ever; what never did must not be.
            seen |= public_cards(state["view"])
            for card in own_secrets(state["view"], seat) - seen:
                frame = raw.get(state["seq"], "")
                assert f'"{card}"' not in frame, card
                checked += bool(frame)
    assert checked > 100
    for page in (*players, watcher):
        page.context.close()


def test_a_table_without_spectators_lets_nobody_in(page: Page, server: Server) -> None:
    place = server.open(2, {1: "greedy"}, spectators="none")
    frames = listen(page)
    page.goto(address(server, f"/t/{place.table}"))
    expect(page.get_by_role("heading", name="This table cannot be shown")).to_be_visible(timeout=PATIENCE)
    assert not states(frames)


def test_a_choice_others_have_seen_is_taken_back_with_their_consent(browser: Browser, server: Server) -> None:
    ann, bob = (browser.new_context(locale="en-GB", reduced_motion="reduce").new_page() for _ in range(2))
    for page, place in zip((ann, bob), server.full_table(2), strict=True):
        sit_down(page, place)
    wish = ann.get_by_role("button", name="Ask the others to let you take back your last choice")
    before: list[str] = []
    for _ in range(400):
        # A choice on its way would call the wish off, so everything settles first.
        ann.wait_for_timeout(400)
        if wish.count():
            break
        keys = offered(ann)
        if answer(ann) is not None:
            before = keys
        else:
            answer(bob)
    wish.click()
    expect(ann.get_by_text(said("web-undo-waiting"))).to_be_visible()
    expect(bob.get_by_text("would like to take back a choice")).to_be_visible()

    bob.get_by_role("button", name="Refuse").click()
    expect(ann.get_by_text(said("web-undo-waiting"))).to_have_count(0)
    assert offered(ann) != before

    wish.click()
    bob.get_by_role("button", name="Agree").click()
    expect(bob.get_by_text("would like to take back a choice")).to_have_count(0)
    ann.wait_for_function(
        "([keys]) => JSON.stringify([...document.querySelectorAll('.prompt .option')].map(o => o.dataset.key))"
        " === JSON.stringify(keys)",
        arg=[before],
        timeout=PATIENCE,
    )
    for page in (ann, bob):
        page.context.close()


def test_nobody_needs_to_agree_where_nobody_learnt_anything(page: Page, server: Server) -> None:
    sit_down(page, server.open(2, {1: "greedy"}))
    undo = page.get_by_role("button", name="Take back your last choice")
    before: list[str] = []
    for _ in range(200):
        page.wait_for_timeout(400)
        if undo.count():
            break
        before = offered(page) or before
        answer(page)
    undo.click()
    page.wait_for_function(
        "([keys]) => JSON.stringify([...document.querySelectorAll('.prompt .option')].map(o => o.dataset.key))"
        " === JSON.stringify(keys)",
        arg=[before],
        timeout=PATIENCE,
    )
