"""Starts servers as ``tests.server.zygote`` does, on which the tables begin with games that a test has prepared.

The file ``games/next`` in the folder of the server has the seed of the next table, and ``games/SEED.json`` its game: a
snapshot, which may hold what no seed deals. Processes that think for the server import this module too, and so begin
the same games.
"""

from __future__ import annotations

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


def _file(name: str) -> str:
    return Path(os.environ[_FOLDER], name).read_text()


def _laid_ready(config: Config) -> Game:
    game = restore(json.loads(_file(f"{config.seed}.json")))
    game.recorded = True  # from here on, so that choices can be taken back
    return game


def _serve(settings: ServerSettings, started: Callable[[], None]) -> None:
    os.environ[_FOLDER] = str(settings.data / "games")
    with patch("lairwright.server.directory.new_seed", lambda: (int(_file("next")), "0" * 32)):
        serve(settings, started)


patch("lairwright.server.live.course.start", _laid_ready).start()

if __name__ == "__main__":
    with patch("tests.server.zygote.serve", _serve):
        zygote.main()
