"""The wording of each game."""

from __future__ import annotations

from typing import Any, Final

from lairwright.games import BOSS_MONSTER, CASTLE_RAID
from lairwright.kernel.game import Game
from lairwright.server.words.castle import CastleWording
from lairwright.server.words.dungeon import DungeonWording
from lairwright.server.words.wording import Wording

#: By the game's name. Which game a wording is for is known only when it runs, hence ``Any``.
WORDINGS: Final[dict[str, Wording[Any, Any]]] = {BOSS_MONSTER: DungeonWording(), CASTLE_RAID: CastleWording()}


def wording_of(game: Game) -> Wording[Any, Any]:
    return WORDINGS[game.config.game]
