"""The desk of each game, and which game a card set belongs to."""

from __future__ import annotations

from pathlib import Path

from lairwright.cli.desk import Desk
from lairwright.games import GameKind, game_kind, known_games
from lairwright.kernel.errors import SetFileError, closest, nearest
from lairwright.kernel.game import Game
from lairwright.kernel.set_files import is_path, is_there, read_toml


def desk_for(name: str) -> Desk:
    """The desk of the game with this name."""
    part = game_kind(name).desk
    desk = part.load("desk", name)
    if not isinstance(desk, Desk):
        raise part.misfit("desk", name)
    return desk


def desk_of(game: Game) -> Desk:
    return desk_for(game.config.game)


def game_of_set(name: str) -> GameKind:
    """The game that a shipped set, or a home-made set's file or folder, is for."""
    if is_path(name):
        return _game_of_file(Path(name))
    for kind in known_games().values():
        if name in kind.shipped_sets():
            return kind
    known = [word for kind in known_games().values() for word in kind.shipped_sets()]
    raise SetFileError(
        f"unknown set {name!r}{nearest(name, known)}; shipped sets: {', '.join(known)}; "
        "a home-made set is named by its path, ending in .toml",
        "unknown-set",
        {"set": name, "nearest": closest(name, known), "known": ", ".join(known)},
    )


def _game_of_file(path: Path) -> GameKind:
    """Judged by the tables in it; if they don't settle it, the first game says what is wrong."""
    tables = set(read_toml(path)) if is_there(str(path)) and path.is_file() else set()
    return max(known_games().values(), key=lambda kind: len(tables & desk_for(kind.name).set_tables))
