"""Writing: one transaction for everybody waiting, and the truth about whether the disk accepts it.

A write either stands on the disk when it returns or has failed as a whole. Where the database itself is the reason (it
is locked, the disk is full or broken), everybody in the transaction is told at once, and the writer tries again by
itself with growing pauses, writing something of no meaning, until the disk takes it. Those whose work happens without
anybody asking wait for that (:meth:`Writer.works`) instead of trying in turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Delete, Insert, Update, delete, insert
from sqlalchemy.exc import DatabaseError, IntegrityError, InternalError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lairwright.server.storage.schema import MOVES, PROBES

_LOG: Final = logging.getLogger(__name__)
#: How many writes share a transaction at most.
_MOST_TOGETHER: Final = 500
#: Pauses between two tries, in seconds; each is twice as long as the one before.
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
#: For this many seconds after a write, nobody needs to ask whether writing works.
_FRESH: Final = 2.0
#: How long a caller waits for the answer.
_PATIENCE: Final = 5.0
#: More than a page, so that a disk that is full to the last byte says so.
_PADDING: Final = "0" * 16_384

Statement = tuple[Insert | Update | Delete, dict[str, Any]]
ADD_MOVE: Final = insert(MOVES)
_PROBE: Final[tuple[Statement, ...]] = ((delete(PROBES), {}), (insert(PROBES), {"number": 1, "padding": _PADDING}))


class StorageError(Exception):
    """The database cannot be used; the sentence says why."""


class ConflictError(Exception):
    """Somebody else has written this number of this table already."""


@dataclass
class _Write:
    statements: Sequence[Statement]
    done: asyncio.Future[None]

    def fail(self, problem: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(problem)
            self.done.exception()  # the caller may be gone: then nobody is left to be told


class Writer:
    """Everything that one process writes to its database."""

    def __init__(self, engine: AsyncEngine, check: Callable[[], None]) -> None:
        """``check`` raises an ``OSError`` where what is written would be written to nowhere."""
        self._engine = engine
        self._check = check
        self._connection: AsyncConnection | None = None
        self._queue: asyncio.Queue[_Write | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._mending: asyncio.Task[None] | None = None
        self._probing: asyncio.Task[None] | None = None
        #: Why nothing can be written now; nothing while it works.
        self._failure = ""
        self._works = asyncio.Event()
        self._works.set()
        self._written_at = -_FRESH

    def begin(self) -> None:
        self._task = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Write what is waiting and stop."""
        for trying in (self._mending, self._probing):
            if trying is not None:
                trying.cancel()
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task

    async def write(self, statements: Sequence[Statement]) -> None:
        """All of it, on the disk, or a :class:`ConflictError` or :class:`StorageError` and none of it."""
        write = _Write(statements, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(write)
        # A caller cancelled here must not cancel the write: others may wait for the same transaction.
        await asyncio.wait({write.done})
        write.done.result()

    # -- whether it works --------------------------------------------------------------------------

    async def works(self, failed: int = 0) -> None:
        """Wait until something could be written again; longer for callers whose writes kept failing after that."""
        await self._works.wait()
        if failed:
            await asyncio.sleep(_pause(failed - 1))
            await self._works.wait()

    async def problem(self) -> str:
        """Why nothing can be written, or nothing: found out by writing, unless that was done a moment ago."""
        if self._failure or asyncio.get_running_loop().time() - self._written_at < _FRESH:
            return self._failure
        if self._probing is None:
            self._probing = asyncio.create_task(self._probe())
        answered, _ = await asyncio.wait({self._probing}, timeout=_PATIENCE)
        return self._failure if answered else "writing takes too long"

    async def _probe(self) -> None:
        try:
            with suppress(StorageError):
                await self.write(_PROBE)
        finally:
            self._probing = None

    async def _mend(self) -> None:
        tries = 0
        while self._failure:
            await asyncio.sleep(_pause(tries))
            tries += 1
            with suppress(StorageError):
                await self.write(_PROBE)

    def _failed(self, problem: Exception) -> str:
        reason = _reason(problem)
        if not self._failure:
            _LOG.error("nothing can be stored: %s", reason)
        self._failure = reason
        self._works.clear()
        if self._mending is None or self._mending.done():
            self._mending = asyncio.create_task(self._mend())
        return reason

    def _succeeded(self) -> None:
        self._written_at = asyncio.get_running_loop().time()
        if self._failure:
            _LOG.warning("storing works again")
            self._failure = ""
        self._works.set()

    # -- transactions ------------------------------------------------------------------------------

    async def _write_all(self) -> None:
        ends = False
        while not ends:
            waiting = [await self._queue.get()]
            while len(waiting) < _MOST_TOGETHER and not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            writes = [write for write in waiting if write is not None]
            ends = len(writes) < len(waiting)
            if writes:
                await self._together(writes)
        await self._let_go()

    async def _together(self, writes: list[_Write]) -> None:
        try:
            await self._commit(writes)
        except Exception as problem:
            if await self._is_broken(problem):
                reason = self._failed(problem)
                for write in writes:
                    write.fail(StorageError(reason))
            elif len(writes) > 1:
                for write in writes:  # one of them was the reason: find out which
                    await self._together([write])
            else:
                writes[0].fail(
                    ConflictError() if isinstance(problem, IntegrityError) else StorageError(_reason(problem))
                )
        else:
            self._succeeded()
            for write in writes:
                if not write.done.done():
                    write.done.set_result(None)

    async def _commit(self, writes: list[_Write]) -> None:
        self._check()
        if self._connection is None:
            self._connection = await self._engine.connect()
        connection = self._connection
        moves = [row for write in writes for statement, row in write.statements if statement is ADD_MOVE]
        for write in writes:
            for statement, row in write.statements:
                if statement is not ADD_MOVE:
                    await connection.execute(statement, row)
        if moves:
            await connection.execute(ADD_MOVE, moves)
        await connection.commit()
        self._check()  # what was just written counts only if it can be found again

    async def _is_broken(self, problem: Exception) -> bool:
        """Undo what was begun; whether the database is the reason, and not what was to be written."""
        broken = isinstance(problem, (OperationalError, InternalError, OSError)) or type(problem) is DatabaseError
        if not broken and self._connection is not None:
            try:
                await self._connection.rollback()
            except Exception:
                broken = True
        if broken:
            await self._let_go()
        return broken

    async def _let_go(self) -> None:
        """Close the connection, in whatever state it is: the next write opens another."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            await connection.invalidate()
            await connection.close()
        except Exception as problem:
            _LOG.warning("a connection to the database could not be closed: %s", _reason(problem))


def _pause(tries: int) -> float:
    return float(min(_FIRST_PAUSE * 2.0 ** min(tries, 16), _LONGEST_PAUSE))


def _reason(problem: Exception) -> str:
    """What the database says, without what was to be written."""
    return str(getattr(problem, "orig", None) or problem)
