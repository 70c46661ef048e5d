"""The store: reads tables, and writes so that what was acknowledged survives the process being killed.

Whoever writes waits until the transaction is on the disk (``synchronous=FULL``). Writes that wait at the same time
share one transaction, so that hundreds of tables do not wait for hundreds of disk flushes one after another. Only
SQLAlchemy Core is used, and nothing of SQLite's own outside :func:`_prepare`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Insert, Update, event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lairwright.server.storage.schema import CHANGES, METADATA, MOVES, TABLES

CHOICE: Final = "choice"
UNDO: Final = "undo"
#: How many writes share a transaction at most.
_MOST_TOGETHER: Final = 500


class StorageError(Exception):
    """The database cannot be used; the sentence says why."""


class ConflictError(Exception):
    """Somebody else has written this number of this table already."""


@dataclass(frozen=True)
class StoredTable:
    """The unchanging facts of a table."""

    id: str
    opened: float
    settings: str
    seed: str
    salt: str
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


Statement = tuple[Insert | Update, dict[str, Any]]


@dataclass
class _Write:
    statements: list[Statement]
    done: asyncio.Future[None]


class Store:
    """One database. ``open`` and ``close`` frame its use."""

    def __init__(self, address: str) -> None:
        self._engine: AsyncEngine = create_async_engine(address)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _prepare)
        self._queue: asyncio.Queue[_Write | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the tables where they are missing and start writing."""
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(METADATA.create_all)
        except SQLAlchemyError as problem:
            await self._engine.dispose()
            raise StorageError(str(getattr(problem, "orig", None) or problem)) from None
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Write what waits and let the database go."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
        await self._engine.dispose()

    # -- reading -----------------------------------------------------------------------------------

    async def load(self, table_id: str) -> Stored | None:
        """A table with all that happened at it, or nothing."""
        async with self._engine.connect() as connection:
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
        async with self._engine.connect() as connection:
            return [(row.id, row.stage) for row in await connection.execute(query)]

    async def alive(self) -> None:
        """Fails where the database cannot be read."""
        async with self._engine.connect() as connection:
            await connection.execute(select(TABLES.c.id).limit(1))

    # -- writing -----------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable, changes: Sequence[StoredChange]) -> None:
        """A new table with its first changes."""
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
        await self._write([(insert(TABLES), row), *(_change(table.id, change) for change in changes)])

    async def add_changes(self, table_id: str, changes: Sequence[StoredChange], stage: str | None = None) -> None:
        """Something happened around a table; with ``stage`` where that has changed."""
        statements = [_change(table_id, change) for change in changes]
        await self._write(statements + ([] if stage is None else [_stage(table_id, stage)]))

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
        statements: list[Statement] = [(_ADD_MOVE, row), *(_change(table_id, change) for change in changes)]
        await self._write(statements + ([] if stage is None else [_stage(table_id, stage)]))

    async def _write(self, statements: list[Statement]) -> None:
        write = _Write(statements, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(write)
        # A caller that is cancelled must not cancel the write: others may wait for the same transaction.
        await asyncio.shield(write.done)

    async def _write_all(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                writes = [await self._queue.get()]
                while len(writes) < _MOST_TOGETHER and not self._queue.empty():
                    writes.append(self._queue.get_nowait())
                wanted = [write for write in writes if write is not None]
                if not await _commit(connection, wanted):
                    for write in wanted:  # one of them was the reason: find out which
                        await _commit(connection, [write])
                if len(wanted) < len(writes):
                    return


_ADD_MOVE: Final = insert(MOVES)
_ADD_CHANGE: Final = insert(CHANGES)


async def _commit(connection: AsyncConnection, writes: list[_Write]) -> bool:
    """Everything in one transaction; a failure of a single write is told to whoever waits for it."""
    if not writes:
        return True
    try:
        moves = [row for write in writes for statement, row in write.statements if statement is _ADD_MOVE]
        for write in writes:
            for statement, row in write.statements:
                if statement is not _ADD_MOVE:
                    await connection.execute(statement, row)
        if moves:
            await connection.execute(_ADD_MOVE, moves)
        await connection.commit()
    except Exception as problem:
        await connection.rollback()
        if len(writes) > 1:
            return False
        known = ConflictError() if isinstance(problem, IntegrityError) else problem
        if not writes[0].done.cancelled():
            writes[0].done.set_exception(known)
            writes[0].done.exception()  # whoever waited may be gone: then nobody is left to be told
        return True
    for write in writes:
        if not write.done.done():
            write.done.set_result(None)
    return True


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
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
