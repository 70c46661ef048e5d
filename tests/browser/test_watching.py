"""Spectators and undo: who sees what, and who has to agree."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from lairwright.text.catalogue import texts
from tests.browser.playing import (
    PATIENCE,
    address,
    answer,
    answered,
    asks_again,
    in_step,
    listen,
    offered,
    sit_down,
    states,
    whoever_is_asked,
)
from tests.server.serving import Server

View = dict[str, Any]
said = texts("en").say


def public_cards(view: View) -> set[str]:
    """What lies face up, as people at the table see it."""
    found = {*view["town"], *view["discard"], *json.dumps(view["stack"]).split('"')}
    for seat in view["seats"]:
        found |= {seat["boss"], *seat["bosses"], *seat["entrance"], *seat["soul_cards"], *seat["wound_cards"]}
        for stack, details in zip(seat["dungeon"], seat["details"], strict=True):
            found |= set(stack[:-1]) if details["face_down"] else set(stack)
    return found


def own_secrets(view: View, seat: int) -> set[str]:
    """The hand, and the face-down rooms."""
    own = view["seats"][seat]
    down = {detail["card"] for detail in own["details"] if detail["face_down"]}
    return {card for card in [*(own["hand"] or []), *down] if card}


def test_a_spectators_frames_hold_nothing_hidden(another: Callable[..., Page], shared: Server) -> None:
    places = shared.full_table(2)
    players, heard = [], []
    for place in places:
        page = another()
        heard.append(listen(page))
        sit_down(page, place)
        players.append(page)
    watcher = another()
    frames = listen(watcher)
    watcher.goto(address(shared, f"/t/{places[0].table}"))
    expect(watcher.get_by_text("You are watching")).to_be_visible(timeout=PATIENCE)

    for _ in range(40):
        asked = whoever_is_asked(players)
        assert asked is not None, "the game was over too soon"
        answered(asked)

    watched = states(frames)
    assert len(watched) > 10
    assert all(state["question"] is None for state in watched)
    assert all(seat["hand"] is None for state in watched for seat in state["view"]["seats"])
    expect(watcher.locator(".prompt")).to_have_count(0)
    checked = 0
    for seat, own in enumerate(heard):
        views = [state["view"] for state in states(own)]
        # A card that was once face up may always be named; one that never was must not be.
        shown = set().union(*map(public_cards, views))
        for card in set().union(*(own_secrets(view, seat) for view in views)) - shown:
            assert not any(f'"{card}"' in frame for frame in frames), card
            checked += 1
    assert checked > 3


def test_a_table_without_spectators_lets_nobody_in(page: Page, shared: Server) -> None:
    place = shared.open(2, {1: "greedy"}, spectators="none")
    frames = listen(page)
    page.goto(address(shared, f"/t/{place.table}"))
    expect(page.get_by_role("heading", name="This table can't be shown")).to_be_visible(timeout=PATIENCE)
    assert not states(frames)


def test_a_choice_others_have_seen_is_taken_back_with_their_consent(
    another: Callable[..., Page], shared: Server
) -> None:
    ann, bob = another(), another()
    for page, place in zip((ann, bob), shared.full_table(2), strict=True):
        sit_down(page, place)
    wish = ann.get_by_role("button", name="Ask the others to let you take back your last choice")
    before: list[str] = []

    def until_a_choice_can_be_taken_back() -> None:
        """A new choice of Ann's; one on its way would call the wish off."""
        chosen = False
        while not chosen or not wish.count():
            asked = whoever_is_asked((ann, bob))
            assert asked is not None, "the game was over before anything could be taken back"
            if asked is ann:
                before[:] = offered(ann)
                chosen = True
            answered(asked)

    until_a_choice_can_be_taken_back()
    wish.click()
    expect(ann.get_by_text(said("web-undo-waiting"))).to_be_visible()
    expect(bob.get_by_text("would like to take back a choice")).to_be_visible()
    bob.get_by_role("button", name="Refuse").click()
    expect(ann.get_by_text(said("web-undo-waiting"))).to_have_count(0)
    wish.click()  # nobody is asked twice
    expect(ann.locator(".toast", has_text=said("server-undo-asked-before"))).to_be_visible()

    until_a_choice_can_be_taken_back()
    wish.click()
    bob.get_by_role("button", name="Agree").click()
    expect(bob.get_by_text("would like to take back a choice")).to_have_count(0)
    asks_again(ann, before)


def test_nobody_needs_to_agree_where_nobody_learnt_anything(page: Page, shared: Server) -> None:
    frames = listen(page)
    # The other is an absent person, so nothing else happens at the table.
    sit_down(page, shared.full_table(2)[0])
    undo = page.get_by_role("button", name="Take back your last choice")
    expect(undo).to_have_count(0)
    seen = in_step(page, frames)
    before = offered(page)
    answer(page)
    in_step(page, frames, after=seen)
    undo.click()
    asks_again(page, before)
