"""The store: reads tables, and writes so that anything acknowledged survives the process being killed.

A writer waits until the transaction is on the disk (``synchronous=FULL``). Writes that wait at the same time
share one transaction, so that hundreds of tables do not wait for hundreds of disk flushes one after another. Only
SQLAlchemy Core is used, and nothing of SQLite's own outside :func:`_prepare`.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import event, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lairwright.server.storage.schema import CHANGES, METADATA, MOVES, TABLES
from lairwright.server.storage.writer import ADD_MOVE, ConflictError, Statement, StorageError, Writer

__all__ = [
    "CHOICE",
    "UNDO",
    "ConflictError",
    "StorageError",
    "Store",
    "Stored",
    "StoredChange",
    "StoredMove",
    "StoredTable",
    "UnreadableError",
]

#: At their lowest level, these quote what is written and read.
_TALKERS: Final = ("aiosqlite", "sqlalchemy.engine.Engine")

CHOICE: Final = "choice"
UNDO: Final = "undo"


class UnreadableError(Exception):
    """What is stored of a table makes no sense; the words say which part. They never quote it: it may be a secret."""


@dataclass(frozen=True)
class StoredTable:
    """The unchanging facts of a table."""

    id: str
    opened: float
    settings: str
    seed: str = field(repr=False)
    salt: str = field(repr=False)
    lesson: str
    stage: str
    public: bool


@dataclass(frozen=True)
class StoredChange:
    """Something that happened around a table."""

    number: int
    at: float
    kind: str
    data: str


@dataclass(frozen=True)
class StoredMove:
    """A choice, or the taking back of the last ``back`` choices."""

    seq: int
    kind: str
    seat: int
    key: str
    back: int = 0
    spent: float = 0.0


@dataclass
class Stored:
    """A table with everything that happened at it."""

    table: StoredTable
    changes: list[StoredChange] = field(default_factory=list)
    moves: list[StoredMove] = field(default_factory=list)


class Store:
    """One database. ``open`` and ``close`` frame its use."""

    def __init__(self, address: str) -> None:
        # Parameters in a log would be seeds, and so would rows that are read.
        self._engine: AsyncEngine = create_async_engine(address, hide_parameters=True)
        for talker in _TALKERS:
            logging.getLogger(talker).addFilter(_quotes_nothing)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _prepare)
        self._writer = Writer(self._engine, self._check)
        name = self._engine.url.database or ""
        #: The file that the database is in, and which one that is; nothing where there is none.
        self._name = name if self._engine.dialect.name == "sqlite" and name != ":memory:" else ""
        self._file: tuple[int, int] | None = None

    async def open(self) -> None:
        """Create missing tables and start writing."""
        try:
            if self._name:  # where that fails, the driver would report it a second time, from a thread of its own
                with open(self._name, "ab"):
                    pass
            async with self._engine.begin() as connection:
                await connection.run_sync(METADATA.create_all)
                for table in METADATA.sorted_tables:  # one of that name may have been there, with other columns
                    await connection.execute(select(table).limit(0))
        except OSError as problem:
            raise StorageError(problem.strerror or str(problem)) from None
        except SQLAlchemyError as problem:
            await self._engine.dispose()
            raise StorageError(str(getattr(problem, "orig", None) or problem)) from None
        self._file = self._identity()
        self._writer.begin()

    async def close(self) -> None:
        """Write what is waiting and close the database."""
        await self._writer.close()
        await self._engine.dispose()

    def _identity(self) -> tuple[int, int] | None:
        """Which file the database is; nothing where it is none."""
        if not self._name:
            return None
        try:
            found = os.stat(self._name)
        except FileNotFoundError:
            return -1, -1
        return found.st_dev, found.st_ino

    def _check(self) -> None:
        """SQLite does not mind when its file goes: it writes on to where nobody will ever read, or begins a new one."""
        if self._identity() != self._file:
            raise FileNotFoundError("the database was moved, replaced or deleted")

    # -- reading -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            self._check()
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as problem:
            raise StorageError(str(getattr(problem, "orig", None) or problem)) from None

    async def load(self, table_id: str) -> Stored | None:
        """A table with everything that happened at it, or nothing."""
        async with self._reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
            if row is None:
                return None
            changes = await connection.execute(
                select(CHANGES.c.number, CHANGES.c.at, CHANGES.c.kind, CHANGES.c.data)
                .where(CHANGES.c.table_id == table_id)
                .order_by(CHANGES.c.number)
            )
            moves = await connection.execute(
                select(MOVES.c.seq, MOVES.c.kind, MOVES.c.seat, MOVES.c.key, MOVES.c.back, MOVES.c.spent)
                .where(MOVES.c.table_id == table_id)
                .order_by(MOVES.c.seq)
            )
            return Stored(
                StoredTable(
                    row.id, row.opened, row.settings, row.seed, row.salt, row.lesson, row.stage, bool(row.public)
                ),
                [StoredChange(*change) for change in changes],
                [StoredMove(*move) for move in moves],
            )

    async def public_tables(self, since: float, most: int) -> list[tuple[str, str]]:
        """Id and stage of public tables that were opened since then and are not over, newest first."""
        query = (
            select(TABLES.c.id, TABLES.c.stage)
            .where(TABLES.c.public == 1, TABLES.c.stage != "over", TABLES.c.opened >= since)
            .order_by(TABLES.c.opened.desc())
            .limit(most)
        )
        async with self._reading() as connection:
            return [(row.id, row.stage) for row in await connection.execute(query)]

    async def problem(self) -> str:
        """Why nothing can be written, or nothing while it works; see :class:`Writer`."""
        return await self._writer.problem()

    async def works(self, failed: int = 0) -> None:
        """Wait until something could be written again; see :class:`Writer`."""
        await self._writer.works(failed)

    # -- writing -----------------------------------------------------------------------------------

    async def add_table(
        self, table: StoredTable, changes: Sequence[StoredChange], also: tuple[str, StoredChange] | None = None
    ) -> None:
        """A new table with its first changes; ``also``: what that changes around another table."""
        row = {
            "id": table.id,
            "opened": table.opened,
            "settings": table.settings,
            "seed": table.seed,
            "salt": table.salt,
            "lesson": table.lesson,
            "stage": table.stage,
            "public": int(table.public),
        }
        elsewhere = [] if also is None else [_change(*also)]
        await self._writer.write(
            [(insert(TABLES), row), *(_change(table.id, change) for change in changes), *elsewhere]
        )

    async def add_changes(self, table_id: str, changes: Sequence[StoredChange], stage: str | None = None) -> None:
        """Something happened around a table; with ``stage`` where that has changed."""
        statements = [_change(table_id, change) for change in changes]
        await self._writer.write(statements + ([] if stage is None else [_stage(table_id, stage)]))

    async def add_move(
        self, table_id: str, move: StoredMove, changes: Sequence[StoredChange] = (), stage: str | None = None
    ) -> None:
        """A choice or its taking back; together with what it changes around the table, where it ends the game."""
        row = {
            "table_id": table_id,
            "seq": move.seq,
            "at": time.time(),
            "kind": move.kind,
            "seat": move.seat,
            "key": move.key,
            "back": move.back,
            "spent": move.spent,
        }
        statements: list[Statement] = [(ADD_MOVE, row), *(_change(table_id, change) for change in changes)]
        await self._writer.write(statements + ([] if stage is None else [_stage(table_id, stage)]))


_ADD_CHANGE: Final = insert(CHANGES)


def _change(table_id: str, change: StoredChange) -> Statement:
    return _ADD_CHANGE, {
        "table_id": table_id,
        "number": change.number,
        "at": change.at,
        "kind": change.kind,
        "data": change.data,
    }


def _stage(table_id: str, stage: str) -> Statement:
    return update(TABLES).where(TABLES.c.id == table_id), {"stage": stage}


def _prepare(connection: Any, _record: object) -> None:
    """SQLite's own: readers do not wait for the writer, and a commit is on the disk when it returns."""
    # Text that is none spoils its own row only, not the list that it is in.
    connection.driver_connection.text_factory = _text
    cursor = connection.cursor()
    for pragma in ("busy_timeout=1000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _quotes_nothing(record: logging.LogRecord) -> bool:
    return record.levelno > logging.DEBUG


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")
