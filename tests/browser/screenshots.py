"""Pictures of the page for the documentation: ``python -m tests.browser.screenshots [FOLDER [SCENE…]]``.

They are taken from the real page with a real server. Seeds are fixed and bots think from them, so the same tables come
up every time; only moving things may be caught a step earlier or later.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import installed
from tests.browser.playing import PATIENCE, answer, builder, is_over, offered, offered_now, press
from tests.server.serving import free_port

LARGEST = 300_000
#: How many seconds a game may take to get to where it should be shown.
LONGEST = 400

#: The server itself, dealing what it is told to; bots pause a little, so that movement can be caught.
_SERVER = """
import sys
from pathlib import Path
from lairwright.server import directory
from lairwright.server.serve import serve
from lairwright.server.settings import ServerSettings
folder, port, seed = sys.argv[1:]
directory.new_seed = lambda: (int(seed), "0" * 32)
settings = ServerSettings(Path(folder), port=int(port), beat=0.0, bot_pace=0.0, blink=0.0, rate=1e6, burst=10**6)
serve(settings, lambda: print("ready", flush=True))
"""

#: Keeps playing without asking us between choices.
_FINISH = """() => setInterval(() => {
  const all = [...document.querySelectorAll('.prompt[aria-busy=false] .option')];
  (all.find((one) => /^(build|pass|keep)/.test(one.dataset.key)) ?? all[0])?.click();
}, 5)"""

Data = dict[str, Any]


@contextmanager
def serving(seed: int) -> Iterator[str]:
    """The address of a server on which every table is dealt from this seed."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", _SERVER, folder, str(port), str(seed)]
        # What is cut short when it ends doesn't matter.
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as process:
            try:
                assert process.stdout is not None
                assert process.stdout.readline() == "ready\n", "the server did not start"
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


def open_table(page: Page, home: str, settings: Data) -> str:
    """Open a table and sit down at it; returns its id."""
    answered = page.context.request.post(f"{home}/api/tables", data={"name": "Ann", "settings": settings})
    assert answered.ok, answered.text()
    table: str = answered.json()["table"]
    page.goto(f"{home}/t/{table}")
    offered(page)
    return table


def play_until(page: Page, done: Callable[[Page], bool]) -> None:
    """Answer questions until something can be seen."""
    end = time.monotonic() + LONGEST
    while not (done(page) or is_over(page)):
        assert time.monotonic() < end, "what was to be shown has not come about"
        keys = offered_now(page)
        if keys:
            press(page, builder(keys))
        else:
            page.wait_for_timeout(10)


def take(page: Page, folder: Path, name: str) -> None:
    path = folder / f"{name}.png"
    page.screenshot(path=path)
    size = path.stat().st_size
    assert size < LARGEST, f"{name}.png has {size} bytes"
    print(f"{path} {size // 1000} kB")


def new_page(
    browser: Browser, width: int, height: int, theme: Literal["dark", "light"], motion: bool = False, scale: int = 1
) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        locale="en-GB",
        color_scheme=theme,
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=width < 600,
        is_mobile=width < 600,
    )
    return context.new_page()


def later_than(page: Page, rounds: int) -> bool:
    words = page.locator("h1.phase").inner_text().split()
    return len(words) > 1 and words[1].isdecimal() and int(words[1]) >= rounds


BOTS: Data = {"game": "boss-monster", "seats": 4, "bots": {"1": "greedy", "2": "greedy", "3": "greedy"}}


def desk(browser: Browser, folder: Path) -> None:
    """The base game on a desk: a card held over a place, heroes on their way, and the replay of it."""
    with serving(7) as home:
        page = new_page(browser, 1280, 800, "dark")
        page.goto(home)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        take(page, folder, "lobby")
        table = open_table(page, home, BOTS)
        play_until(page, lambda page: later_than(page, 4) and sum(" on " in key for key in offered_now(page)) > 3)
        card = next(key.split()[1] for key in offered(page) if " on " in key)
        page.locator(f'[data-stop="hand {card}"]').first.click()
        page.locator('.place.own [data-stop^="room "].open').last.hover()
        take(page, folder, "table-build")
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)
        play_until(page, lambda page: page.locator(".walker").count() > 0 and page.locator(".way").count() > 1)
        page.locator(".playing > .board").evaluate("(one) => one.scrollTo(0, 0)")
        take(page, folder, "table-adventure")
        page.evaluate(_FINISH)
        page.locator("#over-title").wait_for(timeout=LONGEST * 1000)
        page.goto(f"{home}/r/{table}?at=150&seat=-1")
        page.locator(".place").first.wait_for(timeout=PATIENCE)
        page.wait_for_timeout(500)
        take(page, folder, "replay")
        page.context.close()


def phone(browser: Browser, folder: Path) -> None:
    """The base game on a phone."""
    with serving(7) as home:
        page = new_page(browser, 360, 780, "dark", scale=2)
        open_table(page, home, BOTS)
        play_until(page, lambda page: later_than(page, 3) and page.locator(".place.own .walker").count() > 0)
        page.locator(".place.own").evaluate("(one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - 230)")
        page.wait_for_timeout(300)
        take(page, folder, "phone-adventure")
        page.context.close()


def castle(browser: Browser, folder: Path) -> None:
    """The castle raid."""
    with serving(3) as home:
        page = new_page(browser, 1280, 800, "dark")
        settings = {"game": "castle-raid", "seats": 4, "bots": {"1": "greedy", "2": "greedy", "3": "greedy"}}
        open_table(page, home, settings)
        for _ in range(3):
            answer(page)
        offered(page)
        page.mouse.move(2, 2)
        take(page, folder, "castle-raid")
        page.context.close()


def gallery(browser: Browser, folder: Path) -> None:
    """The cards, in light colours."""
    with serving(1) as home:
        page = new_page(browser, 1280, 800, "light")
        page.goto(f"{home}/cards")
        page.locator("main img").nth(8).wait_for(timeout=PATIENCE)
        page.wait_for_timeout(500)
        take(page, folder, "gallery")
        page.context.close()


SCENES: dict[str, Callable[[Browser, Path], None]] = {
    "desk": desk,
    "phone": phone,
    "castle": castle,
    "gallery": gallery,
}


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed())
        for name in sys.argv[2:] or SCENES:
            SCENES[name](browser, folder)
        browser.close()


if __name__ == "__main__":
    main()
