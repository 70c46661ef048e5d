"""Tables that begin with a game that a test has prepared, at a server of ``tests.server.staged``."""

from __future__ import annotations

import itertools
import json
from typing import Any

from lairwright.kernel.game import Game
from tests.server.serving import Place, Server


class Stage:
    """A server, and the games that its next tables begin with."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.numbers = itertools.count()
        (server.folder / "games").mkdir(exist_ok=True)

    def table(self, game: Game, **settings: Any) -> list[Place]:
        """A table with people on all seats at which this game is played."""
        config = game.config
        path = self.server.folder / "games" / f"{next(self.numbers)}.json"
        path.write_text(json.dumps(game.snapshot()))
        return self.server.full_table(
            config.seats, game=config.game, preset=config.preset, options=dict(config.options), **settings
        )
