"""What the parts of a live table share."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from lairwright.server.allowance import Allowances
from lairwright.server.fairness import promise
from lairwright.server.live.audience import AGAIN, Audience
from lairwright.server.live.course import Origin
from lairwright.server.live.lobby import Lobby
from lairwright.server.refusals import Denied, NotStored
from lairwright.server.settings import ServerSettings
from lairwright.server.storage.store import ConflictError, StorageError, Store, StoredChange
from lairwright.server.thinking import Thinker

_LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass
class Context:
    """One table: its name, where its game begins, its people, and the services of the server it lives in."""

    id: str
    origin: Origin
    salt: str
    lobby: Lobby
    store: Store
    thinker: Thinker
    settings: ServerSettings
    #: Opens the table for a rematch that a seat has asked for from an address.
    open_rematch: Callable[[Context, int, str], Awaitable[None]]
    #: What each address may change at tables.
    changing: Allowances
    #: The address that opened the table, or came first after it was read again: its account pays for bots' thinking.
    owner: str = ""
    audience: Audience = field(default_factory=Audience)
    #: Held by anyone making a change, from checking that it is allowed until it is stored and applied.
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    #: Another process has written to this table: what is in memory is useless now.
    overtaken: bool = False
    #: Counts the changes to the table itself that anybody could see; frames from an older count are not sent again.
    version: int = 0

    @property
    def seed(self) -> int:
        return int(self.origin.config["seed"])

    @property
    def seed_hash(self) -> str:
        """The promise about the deal."""
        return promise(self.seed, self.salt)

    async def stored(self, writing: Awaitable[None]) -> None:
        """Wait for something to be stored; refuse if it wasn't."""
        try:
            await writing
        except ConflictError:
            self.overtake()
            raise Denied("stale") from None
        except StorageError:
            raise NotStored from None

    async def store_changes(self, changes: Sequence[StoredChange], stage: str | None = None) -> None:
        """Store, then apply, then tell."""
        await self.stored(self.store.add_changes(self.id, changes, stage))
        self.apply(changes)
        self.table_changed()

    async def note_change(self, change: StoredChange) -> None:
        """Store, then apply something nobody should hear about."""
        await self.stored(self.store.add_changes(self.id, [change]))
        self.apply([change])

    def overtake(self) -> None:
        """Somebody else has written to this table: everybody reconnects, and it is read again."""
        self.overtaken = True
        for listener in self.audience.listeners:
            listener.close(AGAIN)

    async def insist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something nobody is waiting for; if it can't be stored, try again once storing works.

        ``work`` checks each time whether it still needs doing.
        """
        for failed in itertools.count():
            try:
                await work()
            except NotStored:
                await self.store.works(failed)
            except Denied as refused:
                _LOG.info("table %s: %s", self.id, refused)
                return
            else:
                return

    def apply(self, changes: Sequence[StoredChange]) -> None:
        for change in changes:
            self.lobby.apply(change)

    def table_changed(self) -> None:
        self.version += 1
        self.audience.table_changed()

    def change(self, kind: str, ahead: int = 0, **data: Any) -> StoredChange:
        return self.lobby.change(time.time(), kind, ahead, **data)

    # -- limits ------------------------------------------------------------------------------------

    @property
    def worn(self) -> bool:
        """Whether more has been changed around this table than any game needs."""
        return self.lobby.number >= self.settings.table_changes

    def check_change(self, address: str) -> None:
        """Refuse to store yet another change on request; rows stay forever."""
        if self.worn:
            raise Denied("table-worn")
        if not self.changing.take(address, time.monotonic()):
            raise Denied("too-many-changes", 429)


_RUNNING: set[asyncio.Task[Any]] = set()


def in_background(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start something nobody waits for, and hold on to it: the event loop wouldn't."""
    task = _started(work)
    task.add_done_callback(_log_failure)
    return task


def _started(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    task = asyncio.get_running_loop().create_task(work)
    _RUNNING.add(task)
    task.add_done_callback(_RUNNING.discard)
    return task


def _log_failure(task: asyncio.Task[Any]) -> None:
    if task.cancelled() or (problem := task.exception()) is None:
        return
    if isinstance(problem, Denied):
        _LOG.info("refused, and nobody was left to be told: %s", problem)
    else:
        _LOG.error("something failed in the background", exc_info=problem)


async def unbroken(work: Coroutine[Any, Any, T]) -> T:
    """See something through even if the caller goes away in the middle: what was stored gets applied."""
    task = _started(work)
    try:
        await asyncio.wait({task})
    except asyncio.CancelledError:
        task.add_done_callback(_log_failure)
        raise
    return task.result()
