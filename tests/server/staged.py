"""Starts servers as ``tests.server.zygote`` does, on which the tables begin with games that a test has prepared.

The game of the first table is read from ``games/0.json`` in the folder of the server, that of the second from
``games/1.json``, and so on: snapshots, which may hold what no seed deals. Processes that think for the server import
this module too, and so begin the same games.
"""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from lairwright.games import restore
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.server.serve import serve
from lairwright.server.settings import ServerSettings
from tests.server import zygote

_FOLDER = "LAIRWRIGHT_TEST_GAMES"


def _laid_ready(config: Config) -> Game:
    game = restore(json.loads((Path(os.environ[_FOLDER]) / f"{config.seed}.json").read_text()))
    game.recorded = True  # from here on, so that choices can be taken back
    return game


def _serve(settings: ServerSettings, started: Callable[[], None]) -> None:
    os.environ[_FOLDER] = str(settings.data / "games")
    tables = itertools.count()
    with patch("lairwright.server.directory.new_seed", lambda: (next(tables), "0" * 32)):
        serve(settings, started)


patch("lairwright.server.live.course.start", _laid_ready).start()

if __name__ == "__main__":
    with patch("tests.server.zygote.serve", _serve):
        zygote.main()
