"""Sitting down at a table in a browser and answering its questions.

A page is never read before it is known to show what we want to read: a table is complete before anything is pressed
(``settled``), a question before its options are listed (``offered``). An open question stays as it is until it is
answered, whatever others do in the meantime, so what was read from it stays true.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests import processes
from tests.server.serving import Place, Server

#: Milliseconds after which we say that something hangs; see ``tests.processes``.
PATIENCE = 1000 * processes.PATIENCE

#: There is something to answer, or nothing left to answer.
READY = """() => {
  const prompt = document.querySelector('.prompt');
  const over = document.querySelector('#over-title');
  return over !== null || (prompt !== null && prompt.getAttribute('aria-busy') !== 'true');
}"""


#: Whether something can be answered now, whether nothing ever can again, and how long the log is.
STANDING = """() => [
  document.querySelector('.prompt[aria-busy=false] .option') !== null,
  document.querySelector('#over-title') !== null,
  document.querySelectorAll('.lines > *').length,
]"""


def address(server: Server, path: str) -> str:
    return f"http://{server.address}{path}"


def becomes(page: Page, function: str, *values: Any) -> None:
    """Wait until a function in the page returns true.

    It has to be a function: an expression would be evaluated at every look, which our Content-Security-Policy forbids.
    """
    assert "=>" in function, function
    page.wait_for_function(function, arg=list(values), timeout=PATIENCE)


def settled(page: Page) -> None:
    """Wait until a table is complete: the question, the board, and its cards with their names and pictures.

    They arrive one after another, and a board that hasn't arrived hears no keys.
    """
    page.locator(".prompt, #over-title, .waiting").first.wait_for(timeout=PATIENCE)
    page.locator(".board .table img").first.wait_for(state="attached", timeout=PATIENCE)


def sit_down(page: Page, place: Place) -> None:
    """Open the table in a browser that holds the seat."""
    home = address(place.server, "/")
    page.context.add_cookies([{"name": f"lair_{place.table}", "value": place.key, "url": home}])
    page.goto(address(place.server, f"/t/{place.table}"))
    settled(page)


def is_over(page: Page) -> bool:
    return page.locator("#over-title").count() > 0


def offered_now(page: Page) -> list[str]:
    """The keys of the options in the prompt at this moment; empty while somebody else has to choose."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.prompt[aria-busy=false] .option')].map((one) => one.dataset.key)"
    )
    return found


def offered(page: Page) -> list[str]:
    """The keys of the next question's options; empty after the end."""
    becomes(page, READY)
    return offered_now(page)


def asks_something_else(page: Page, keys: list[str]) -> None:
    """Wait until the prompt no longer lists these options."""
    becomes(
        page,
        """([before]) => JSON.stringify([...document.querySelectorAll('.prompt .option')].map((one) => one.dataset.key))
          !== JSON.stringify(before)""",
        keys,
    )


def asks_again(page: Page, keys: list[str]) -> None:
    """Wait until the prompt lists these options, and they can be chosen."""
    becomes(
        page,
        """([before]) => JSON.stringify([...document.querySelectorAll('.prompt[aria-busy=false] .option')]
          .map((one) => one.dataset.key)) === JSON.stringify(before)""",
        keys,
    )


def builder(keys: list[str]) -> str:
    """The choice of somebody who likes to build and otherwise passes."""
    for wish in ("build", "keep", "pass", "draw room"):
        for key in keys:
            if key.startswith(wish):
                return key
    return keys[0]


def press(page: Page, key: str) -> None:
    page.locator(f'.prompt .option[data-key="{key}"]').click()


def digits_count(page: Page) -> None:
    """Wait until digits answer the question: they don't while it is too new to have been read."""
    page.locator(".prompt[aria-busy=false] .option[aria-keyshortcuts]").first.wait_for(timeout=PATIENCE)


def by_digit(page: Page, number: int) -> None:
    digits_count(page)
    page.keyboard.press(str(number))


def answer(page: Page, choose: Callable[[list[str]], str] = builder) -> str | None:
    """Press one of the buttons of the next question; returns its key, or an empty string after the end."""
    keys = offered(page)
    if not keys:
        return None
    key = choose(keys)
    press(page, key)
    return key


def answered(page: Page, choose: Callable[[list[str]], str] = builder) -> None:
    """Answer, and wait until the answer is taken; its result may have to wait for others."""
    answer(page, choose)
    becomes(page, "() => document.querySelector('.prompt[aria-busy=true]') === null")


def play_until(page: Page, done: Callable[[list[str]], bool], choices: int = 400) -> list[str]:
    """Answer until the awaited question comes; returns its options."""
    for _ in range(choices):
        keys = offered(page)
        assert keys, "the game was over before that was asked"
        if done(keys):
            return keys
        press(page, builder(keys))
    raise AssertionError(f"not reached in {choices} choices")


async def _first_options(place: Place) -> None:
    async with place.look() as client:
        while not (await client.asked()).over:
            await client.choose()


def play_elsewhere(place: Place) -> None:
    """Always take the first option, on another device, until the end."""
    # Playwright keeps an event loop in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(_first_options(place))).result(processes.PATIENCE)


def finished_table(server: Server) -> Place:
    """A table where somebody has played to the end."""
    place = server.open(2, {1: "random"})
    play_elsewhere(place)
    return place


# -- several people --------------------------------------------------------------------------------


def until(page: Page, holds: Callable[[], object], what: str, goes_on: Callable[[], object] = lambda: None) -> None:
    """Wait for something that no single page knows; ``what`` describes it if this fails.

    While the value of ``goes_on`` keeps changing, nobody is late.
    """
    end, last = time.monotonic() + processes.PATIENCE, goes_on()
    while not holds():
        if (now := goes_on()) != last:
            end, last = time.monotonic() + processes.PATIENCE, now
        assert time.monotonic() < end, f"waited in vain: {what}"
        page.wait_for_timeout(10)  # Playwright receives messages only while it waits


def whoever_is_asked(pages: Sequence[Page]) -> Page | None:
    """Wait until one of several people at a table is asked; returns nobody after the end."""
    found: list[Page] = []
    log: list[int] = []

    def somebody() -> bool:
        shown = [page.evaluate(STANDING) for page in pages]
        log[:] = [lines for _, _, lines in shown]
        found.extend(page for page, (asked, _, _) in zip(pages, shown, strict=True) if asked)
        return bool(found) or all(over for _, over, _ in shown)

    # A player who is out watches the bots make many moves.
    until(pages[0], somebody, "somebody is asked", lambda: list(log))
    return found[0] if found else None


def listen(page: Page) -> list[str]:
    """Every frame the page receives from now on, as it came over the wire."""
    frames: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", opened)
    return frames


def states(frames: list[str]) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, frames) if message["type"] == "state"]


def in_step(page: Page, *heard: list[str], after: int = -1) -> int:
    """Wait until everybody whose frames these are has seen the same, and more than before; returns the last move."""

    def last(frames: list[str]) -> int:
        shown = (message["seq"] for message in map(json.loads, reversed(frames)) if message["type"] == "state")
        return next(shown, -1)

    until(page, lambda: min(map(last, heard)) == max(map(last, heard)) > after, "everybody has seen the same")
    return last(heard[0])
