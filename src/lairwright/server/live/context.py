"""What the parts of a live table share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from lairwright.server.fairness import promise
from lairwright.server.live.audience import Audience
from lairwright.server.live.course import Origin
from lairwright.server.live.lobby import Lobby
from lairwright.server.settings import ServerSettings
from lairwright.server.storage.store import ConflictError, Store, StoredChange
from lairwright.server.thinking import Thinker

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
    #: Opens the table for a rematch, which a seat has asked for, and gives its name.
    open_rematch: Callable[[Context, int], Awaitable[str]]
    audience: Audience = field(default_factory=Audience)
    #: Whoever changes something holds it from asking whether it is allowed until it is stored and applied.
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    #: Another process has written to this table: what is in memory is of no use any more.
    overtaken: bool = False
    #: Counts what anybody could see of the table itself; frames of an older count are not sent again.
    version: int = 0

    @property
    def seed(self) -> int:
        return int(self.origin.config["seed"])

    @property
    def seed_hash(self) -> str:
        """The promise about the deal."""
        return promise(self.seed, self.salt)

    async def store_changes(self, changes: Sequence[StoredChange], stage: str | None = None) -> None:
        """Store, then apply, then tell."""
        try:
            await self.store.add_changes(self.id, changes, stage)
        except ConflictError:
            self.overtaken = True
            raise
        self.apply(changes)

    def apply(self, changes: Sequence[StoredChange]) -> None:
        for change in changes:
            self.lobby.apply(change)
        self.table_changed()

    def table_changed(self) -> None:
        self.version += 1
        self.audience.table_changed()

    def change(self, kind: str, **data: Any) -> StoredChange:
        return self.lobby.change(time.time(), kind, **data)


_RUNNING: set[asyncio.Task[Any]] = set()


def in_background(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start something that nobody waits for; the loop itself would forget it."""
    task = asyncio.get_running_loop().create_task(work)
    _RUNNING.add(task)
    task.add_done_callback(_RUNNING.discard)
    return task


async def unbroken(work: Coroutine[Any, Any, T]) -> T:
    """Do something to its end, even if whoever waits for it goes away in the middle: what was stored is applied."""
    return await asyncio.shield(in_background(work))
