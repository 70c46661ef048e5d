"""The desk of each game, and which game a card set belongs to."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from lairwright.cli.castle.desk import CastleDesk
from lairwright.cli.desk import Desk
from lairwright.cli.dungeon.desk import DungeonDesk
from lairwright.games import BOSS_MONSTER, CASTLE_RAID
from lairwright.kernel.errors import SetFileError, closest, nearest
from lairwright.kernel.game import Game
from lairwright.kernel.set_files import is_path, read_toml

#: By the game's name. Which game a desk is for is known only when a command runs, hence ``Any``.
DESKS: Final[dict[str, Desk[Any]]] = {BOSS_MONSTER: DungeonDesk(), CASTLE_RAID: CastleDesk()}


def desk_of(game: Game) -> Desk[Any]:
    return DESKS[game.config.game]


def desk_of_set(name: str) -> Desk[Any]:
    """The game that a shipped set, or the file or folder of a home-made one, is for."""
    if is_path(name):
        return _desk_of_file(Path(name))
    for desk in DESKS.values():
        if name in desk.shipped_sets():
            return desk
    known = [word for desk in DESKS.values() for word in desk.shipped_sets()]
    raise SetFileError(
        f"unknown set {name!r}{nearest(name, known)}; shipped sets: {', '.join(known)}; "
        "a home-made set is named by its path, ending in .toml",
        "unknown-set",
        {"set": name, "nearest": closest(name, known), "known": ", ".join(known)},
    )


def _desk_of_file(path: Path) -> Desk[Any]:
    """By the tables in it; where they tell nothing, the first game says what is wrong."""
    tables = set(read_toml(path)) if path.is_file() else set()
    return max(DESKS.values(), key=lambda desk: len(tables & desk.set_tables))
