"""Tables that begin with a game that a test has prepared, at a server of ``tests.server.staged``."""

from __future__ import annotations

import itertools
import json
from typing import Any

from lairwright.kernel.game import Game
from tests.server.serving import Place, Server


class Stage:
    """A server, and the games that its next tables begin with. ``first`` is the seed of the first one."""

    def __init__(self, server: Server, first: int = 0) -> None:
        self.server = server
        self.seeds = itertools.count(first)
        (server.folder / "games").mkdir(exist_ok=True)

    def table(self, game: Game, **settings: Any) -> list[Place]:
        """A table with people on all seats at which this game is played."""
        config = game.config
        seed = next(self.seeds)
        folder = self.server.folder / "games"
        (folder / f"{seed}.json").write_text(json.dumps(game.snapshot()))
        (folder / "next").write_text(str(seed))
        return self.server.full_table(
            config.seats, game=config.game, preset=config.preset, options=dict(config.options), **settings
        )
