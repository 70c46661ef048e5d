"""Starts servers quickly: everything is imported and tried once, and each server is a fork of that.

Reads a line of JSON for each server from standard input (``folder``, ``port``, ``settings``, and ``log`` for the file
that gets its output) and answers with the number of the new process once it listens. What is started is what ``lair
serve`` runs, in a separate process that can be killed like any other; it ends when this process does.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

from lairwright.games import GAMES, start
from lairwright.kernel.config import Config
from lairwright.server.app import alive, make_app
from lairwright.server.serve import serve
from lairwright.server.settings import ServerSettings
from lairwright.server.words.state import state_for
from lairwright.text.catalogue import languages


def ready() -> None:
    """Report the number, and then nothing more, because only numbers are read."""
    print(os.getpid(), flush=True)
    os.dup2(2, 1)


async def _warm_up(folder: Path) -> None:
    """Much is imported and worked out only when an application and its database start; no process or port is needed."""
    async with alive(make_app(), ServerSettings(folder)):
        pass


def read_all() -> None:
    """Cards and catalogues, which a server reads when they are first needed."""
    for name, kind in GAMES.items():
        game = start(Config(name, kind.fewest_seats, 0, "default", kind.default_sets, (), {}))
        for language in languages():
            state_for(game, 0, language, seq=0, log=[], undo="nothing")


def main() -> None:
    read_all()
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_warm_up(Path(folder)))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children: they must not become zombies
    for line in sys.stdin:
        asked = json.loads(line)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            if asked.get("log"):
                os.dup2(os.open(asked["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644), 2)
            threading.Thread(target=_end_without, args=(os.getppid(),), daemon=True).start()
            serve(
                ServerSettings(Path(asked["folder"]), port=asked["port"], **asked["settings"]),
                ready,
            )
            os._exit(0)


def _end_without(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.2)
    os._exit(1)


if __name__ == "__main__":
    main()
