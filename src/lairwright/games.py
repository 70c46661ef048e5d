"""The doors of the package: new games, restored games, replays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lairwright.dungeon.deal import GAME as BOSS_MONSTER
from lairwright.dungeon.deal import new_table
from lairwright.dungeon.snapshot import restore as restore_table
from lairwright.dungeon.table import Table
from lairwright.kernel.config import Config, OptionValue
from lairwright.kernel.errors import RecordError, Refusal, SetupError, nearest
from lairwright.kernel.record import Record
from lairwright.kernel.record import loads as load_record

#: What starts a game, by the game's name.
GAMES: Final[dict[str, Callable[[Config, bool], Table]]] = {BOSS_MONSTER: new_table}


def new_game(
    game: str = BOSS_MONSTER,
    *,
    seats: int = 2,
    seed: int = 0,
    preset: str = "default",
    sets: Sequence[str] = ("base",),
    variants: Sequence[str] = (),
    options: Mapping[str, OptionValue] | None = None,
) -> Table:
    """Set up a game and run it to its first decision. Bad words raise :class:`SetupError` with the nearest good one."""
    return start(Config(game, seats, seed, preset, tuple(sets), tuple(variants), dict(options or {})))


def start(config: Config, listening: bool = True) -> Table:
    """A new game from a complete configuration; ``listening=False`` notes no events (for simulations)."""
    if config.game not in GAMES:
        raise SetupError(f"unknown game {config.game!r}{nearest(config.game, GAMES)}; games: {', '.join(GAMES)}")
    return GAMES[config.game](config, listening)


def restore(snapshot: object) -> Table:
    """The game a snapshot was taken of, at the same open question."""
    return restore_table(snapshot)


def replay(record: Record | str, upto: int | None = None) -> Table:
    """Play a record again, wholly or up to a number of choices.

    A record that does not fit says at which step and why: other cards, or a choice that is not legal there.
    """
    if isinstance(record, str):
        record = load_record(record)
    game = start(record.config)
    if record.fingerprint != game.fingerprint():
        raise RecordError(
            f"the record was made with other cards (fingerprint {record.fingerprint}, here {game.fingerprint()})"
        )
    if upto is not None and not 0 <= upto <= len(record.choices):
        raise RecordError(f"the record has {len(record.choices)} choices: it cannot be replayed up to {upto}")
    for step, (seat, key) in enumerate(record.choices[:upto], 1):
        try:
            game.play(key, seat)
        except Refusal as refusal:
            raise RecordError(f"seat {seat}: {refusal}", step) from None
    return game


def undo(game: Table) -> Table:
    """The game before its last choice; ask ``game.undo_policy`` first whether that is fair."""
    record = game.record
    return replay(record, len(record.choices) - 1)
