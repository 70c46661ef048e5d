"""Which Chromium the tests drive; run as a program, it makes sure that there is one.

``CHROMIUM=/path`` names one; else the system's is taken, else the one Playwright keeps for itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed() -> str | None:
    """A Chromium of this machine: named in the environment, or on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.is_file() else None


def _install() -> None:
    """From the distribution where we may, because that brings its libraries; else Playwright's own."""
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        command = [apt, "install", "-y", "--no-install-recommends", "chromium"]
        if subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False).returncode == 0:
            return
        subprocess.run([apt, "update"], env=quiet, stdout=subprocess.DEVNULL, check=False)
        if subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False).returncode == 0:
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> None:
    if installed() or _playwrights_own():
        return
    print("There is no Chromium for the tests; installing one")
    _install()
    if not (installed() or _playwrights_own()):
        sys.exit("There is still no Chromium: install one, or name one with CHROMIUM=/path/to/it.")


if __name__ == "__main__":
    main()
