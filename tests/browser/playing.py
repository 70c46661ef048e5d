"""Sitting down at a table in a browser and answering what is asked there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.server.serving import Place, Server

PATIENCE = 30_000

#: Something can be answered, or there is nothing left to answer.
READY = """() => {
  const prompt = document.querySelector('.prompt');
  const over = document.querySelector('#over-title');
  return over !== null || (prompt !== null && prompt.getAttribute('aria-busy') !== 'true');
}"""


def address(server: Server, path: str) -> str:
    return f"http://{server.address}{path}"


def sit_down(page: Page, place: Place) -> None:
    """Open the table in a browser that holds the seat."""
    home = address(place.server, "/")
    page.context.add_cookies([{"name": f"lair_{place.table}", "value": place.key, "url": home}])
    page.goto(address(place.server, f"/t/{place.table}"))
    page.locator(".prompt, #over-title, .waiting").first.wait_for(timeout=PATIENCE)


def is_over(page: Page) -> bool:
    return page.locator("#over-title").count() > 0


def offered(page: Page) -> list[str]:
    """The keys of the options the prompt lists; nothing while somebody else has to choose."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.prompt[aria-busy=false] .option')].map((one) => one.dataset.key)"
    )
    return found


def builder(keys: list[str]) -> str:
    """The choice of somebody who likes to build and else lets things pass."""
    for wish in ("build", "keep", "pass", "draw room"):
        for key in keys:
            if key.startswith(wish):
                return key
    return keys[0]


def answer(page: Page, choose: Callable[[list[str]], str] = builder) -> str | None:
    """Press one of the prompt's buttons; the key, or nothing where nothing is asked."""
    keys = offered(page)
    if not keys:
        return None
    key = choose(keys)
    page.locator(f'.prompt .option[data-key="{key}"]').click()
    return key


def play_until(page: Page, done: Callable[[list[str]], bool], choices: int = 400) -> list[str]:
    """Answer until a question is there that one waited for; its options."""
    for _ in range(choices):
        page.wait_for_function(READY, timeout=PATIENCE)
        keys = offered(page)
        if is_over(page) or (keys and done(keys)):
            return keys
        answer(page)
    raise AssertionError(f"not reached in {choices} choices")
