"""What is on a server's disk, replayed without the server: the yardstick for everything that was shown.

Only the engine is used, and a stored key is looked up literally on the menu of the seat it is stored for. Every state
that anybody was ever shown must belong to one of the positions, in order.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lairwright.games import start
from lairwright.kernel.game import Game
from lairwright.kernel.views import EVERYTHING, SPECTATOR
from lairwright.server.live.course import config_of
from lairwright.server.protocol import Settings

Data = dict[str, Any]


class Row(NamedTuple):
    """A stored move."""

    seq: int
    kind: str
    seat: int
    key: str
    back: int


class StoredError(AssertionError):
    """Stored moves that don't make a game."""


def event_mark(event: Data) -> tuple[object, ...]:
    """What a line of the log and an event of the engine have in common."""
    return event["kind"], event["seat"], event["card"], event["other"], event["amount"]


def chained(chain: int, events: Iterable[Data]) -> int:
    """A number for a log that continues with these events."""
    for event in events:
        chain = hash((chain, event_mark(event)))
    return chain


#: Parts of a view that are computed from the others, or that change when a viewer has answered and the game goes on in
#: secret.
_PASSING = ("foresight", "decision", "asked")


def lasting(view: Data) -> Data:
    """A view without anything that isn't the table itself."""
    return {name: view[name] for name in view if name not in _PASSING}


def view_mark(view: Data) -> int:
    """A number for a view."""
    return hash(json.dumps(lasting(view), sort_keys=True))


@dataclass
class _Step:
    """A choice that stands: the game after it, and each viewer's log up to it."""

    game: Game
    logs: dict[int | None, int]
    marks: dict[int | None, tuple[int, int]]


class Position:
    """The game after this many moves."""

    def __init__(self, step: _Step, standing: int) -> None:
        self._step = step
        self.standing = standing

    @property
    def game(self) -> Game:
        return self._step.game

    def shows(self, viewer: int | None) -> bool:
        """Whether a viewer can see that the game waits here."""
        return self.game.over or self.game.waits_openly(SPECTATOR if viewer is None else viewer)

    def marks(self, viewer: int | None) -> tuple[int, int]:
        """Numbers for the view and the log that a seat or a spectator has here."""
        found = self._step.marks.get(viewer)
        if found is None:
            game = self.game
            view = game.shown(EVERYTHING) if viewer is None and game.over else game.view(viewer)
            found = self._step.marks[viewer] = (view_mark(view), self._step.logs[viewer])
        return found


class Truth:
    """One table's settings and moves, read again and again while they grow."""

    def __init__(self, settings: str, seed: str) -> None:
        self.settings = msgspec.json.decode(settings, type=Settings)
        self.config = config_of(self.settings, int(seed))
        self.rows: list[Row] = []
        game = start(self.config)
        first = _Step(game, self._logs(None, game), {})
        self._stack = [first]
        self.positions = [Position(first, 0)]

    def _logs(self, before: _Step | None, game: Game) -> dict[int | None, int]:
        logs: dict[int | None, int] = {}
        for viewer in (None, *range(self.config.seats)):
            chain = 0 if before is None else before.logs[viewer]
            logs[viewer] = chained(chain, game.visible_events(viewer))
        return logs

    def grow(self, rows: list[Row]) -> list[Row]:
        """Play what is new; nothing stored before may have changed. Returns what is new."""
        known = len(self.rows)
        if rows[:known] != self.rows:
            raise StoredError(f"stored moves have changed: {self.rows[-3:]} became {rows[known - 3 : known]}")
        for row in rows[known:]:
            if row.seq != len(self.rows) + 1:
                raise StoredError(f"move {row.seq} is stored as number {len(self.rows) + 1}")
            if row.kind == "choice":
                self._choose(row)
            else:
                self._turn_back(row)
            self.rows.append(row)
            self.positions.append(Position(self._stack[-1], len(self._stack) - 1))
        return rows[known:]

    def _choose(self, row: Row) -> None:
        top = self._stack[-1]
        game = top.game.clone()
        if row.seat not in game.open:
            raise StoredError(f"{row}: seat {row.seat} was not asked, but {list(game.open)}")
        slot = game.open.index(row.seat)
        keys = [game.option_key(option) for option in game.menus[slot]]
        if row.key not in keys:
            raise StoredError(f"{row}: no key of seat {row.seat}, which had {keys}")
        game.choose(slot, keys.index(row.key))
        self._stack.append(_Step(game, self._logs(top, game), {}))

    def _turn_back(self, row: Row) -> None:
        if row.kind != "undo" or not 0 < row.back < len(self._stack):
            raise StoredError(f"{row}: {len(self._stack) - 1} choices stand")
        del self._stack[-row.back :]

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._stack[-1].game

    def standing(self) -> list[tuple[int, str]]:
        """The choices that were not taken back."""
        found: list[tuple[int, str]] = []
        for row in self.rows:
            if row.kind == "choice":
                found.append((row.seat, row.key))
            else:
                del found[-row.back :]
        return found

    def find(self, viewer: int | None, marks: tuple[int, int], first: int) -> Iterator[int]:
        """The positions from a number on where a viewer sees this; what was taken back may come again."""
        for number in range(first, len(self.positions)):
            if self.positions[number].marks(viewer) == marks:
                yield number

    def has_shown(self, viewer: int | None, last: int) -> bool:
        """Whether there was anything for a viewer to see up to a position."""
        return any(position.shows(viewer) for position in self.positions[: last + 1])

    def is_last_shown(self, viewer: int | None, found: int, last: int) -> bool:
        """Whether a viewer who sees one position has been shown everything up to another: in between, the game only
        waited for others who were asked in secret, or took back what this viewer never saw."""
        if found > last:
            return False
        marks = self.positions[found].marks(viewer)
        for number in range(found + 1, last + 1):
            position = self.positions[number]
            hidden = self.rows[number - 1].kind == "undo" or not position.shows(viewer)
            if not hidden and position.marks(viewer) != marks:
                return False
        return True

    def check_replays(self) -> None:
        """The choices that stand, played from the beginning, give the same game."""
        again = start(self.config)
        for seat, key in self.standing():
            again.play(key, seat)
        if again.snapshot() != self.game.snapshot():
            raise StoredError("the choices that stand give a different game from the moves")


class Disk:
    """A server's database, read from outside."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite3"

    def _rows(self, query: str, *values: object) -> Iterator[Any]:
        with closing(sqlite3.connect(self.file, timeout=30)) as database:
            yield from database.execute(query, values)

    def tables(self) -> list[str]:
        return [name for (name,) in self._rows("select id from tables order by opened")]

    def truth(self, table: str) -> Truth:
        for settings, seed in self._rows("select settings, seed from tables where id = ?", table):
            return Truth(settings, seed)
        raise StoredError(f"table {table} was opened, but is gone")

    def moves(self, table: str) -> list[Row]:
        query = "select seq, kind, seat, key, back from moves where table_id = ? order by seq"
        return [Row(*row) for row in self._rows(query, table)]

    def changes(self, table: str) -> list[tuple[int, str, Data]]:
        """Number, kind and data of what happened around a table."""
        query = "select number, kind, data from changes where table_id = ? order by number"
        return [(number, kind, json.loads(data)) for number, kind, data in self._rows(query, table)]
