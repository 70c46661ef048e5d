"""All tables of a server: opened here, read from the store when somebody asks for one, dropped when nobody looks at it.

Every process is equal: a table in memory is only a copy of what is stored, and one that another process has written to
is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec

from lairwright.games import game_kind, start
from lairwright.server.fairness import new_seed
from lairwright.server.lessons import PUPIL, lesson_ids, start_lesson
from lairwright.server.live.context import Context
from lairwright.server.live.course import Origin, config_of
from lairwright.server.live.lobby import OPENED, STARTED, Lobby, checked_name
from lairwright.server.live.table import LiveTable, checked_bot
from lairwright.server.protocol import Settings
from lairwright.server.refusals import Denied
from lairwright.server.seats import hash_of, new_key, new_table_id
from lairwright.server.settings import ServerSettings
from lairwright.server.storage.store import Store, Stored, StoredTable
from lairwright.server.thinking import STAND_IN, Thinker

_LOG: Final = logging.getLogger(__name__)
#: The list of open tables goes back so far, in seconds, and is so long at most.
_LISTED_FOR: Final = 24 * 3600
_MOST_LISTED: Final = 50
_LONGEST_CLOCK: Final = 24 * 3600


class Directory:
    """The tables of one server."""

    def __init__(self, store: Store, thinker: Thinker, settings: ServerSettings) -> None:
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self.tables: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # -- finding -----------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or read again; a refusal where there is none."""
        table = self.tables.get(table_id)
        if table is not None and table.context.overtaken:
            self._drop(table)
            table = None
        if table is None:
            reading = self._reading.get(table_id)
            if reading is None:
                reading = self._reading[table_id] = asyncio.create_task(self._read(table_id))
                reading.add_done_callback(lambda _: self._reading.pop(table_id, None))
            table = await asyncio.shield(reading)
        table.touched = time.monotonic()
        return table

    async def _read(self, table_id: str) -> LiveTable:
        stored = await self.store.load(table_id) if table_id.isascii() and len(table_id) <= 32 else None
        if stored is None:
            raise Denied("no-such-table", 404)
        table = self._live(stored)
        self.tables[table_id] = table
        return table

    def _live(self, stored: Stored) -> LiveTable:
        row = stored.table
        settings = msgspec.json.decode(row.settings, type=Settings)
        seed = int(row.seed)
        origin = Origin(config_of(settings, seed).as_data(), row.lesson)
        lobby = Lobby(settings)
        for change in stored.changes:
            lobby.apply(change)
        context = Context(row.id, origin, row.salt, lobby, self.store, self.thinker, self.settings, self.rematch)
        return LiveTable(context, stored.moves)

    async def public(self) -> list[LiveTable]:
        """Tables that anybody may find: those that wait for players, and those that may be watched."""
        listed = await self.store.public_tables(time.time() - _LISTED_FOR, _MOST_LISTED)
        # A game that nobody has looked at for long is not worth reading again for a list.
        found = [
            self.tables[name] if name in self.tables else await self.find(name)
            for name, stage in listed
            if stage == "gathering" or name in self.tables
        ]
        return [
            table
            for table in found
            if table.lobby.stage == "gathering"
            or (table.lobby.stage == "playing" and table.lobby.settings.spectators != "none")
        ]

    # -- opening -----------------------------------------------------------------------------------

    async def open(self, settings: Settings, name: str) -> tuple[LiveTable, int, str]:
        """A new table with its creator on the first free seat: the table, the seat and its secret."""
        shown = checked_name(name)
        self._check(settings)
        free = [seat for seat in range(settings.seats) if seat not in settings.bots]
        if not free:
            raise Denied("no-seat-left", 400)
        key = new_key()
        people = [(free[0], shown, hash_of(key))]
        table = await self._open(settings, people, free[0], "", settings.start_when_full and len(free) == 1)
        return table, free[0], key

    async def open_lesson(self, lesson: str, name: str) -> tuple[LiveTable, int, str]:
        """A lesson: a table for one, which has begun."""
        shown = checked_name(name)
        if lesson not in lesson_ids():
            raise Denied("no-such-lesson", 404)
        config = start_lesson(lesson).config
        settings = Settings(
            game=config.game,
            seats=config.seats,
            preset=config.preset,
            sets=list(config.sets),
            variants=list(config.variants),
            options=dict(config.options),
            bots={seat: STAND_IN for seat in range(config.seats) if seat != PUPIL},
        )
        key = new_key()
        table = await self._open(settings, [(PUPIL, shown, hash_of(key))], PUPIL, "", True, lesson)
        return table, PUPIL, key

    async def rematch(self, context: Context, seat: int) -> str:
        """The same people and bots at a new table, everybody one seat further; they start when all have come."""
        lobby = context.lobby
        seats = lobby.settings.seats
        bots = {(place + 1) % seats: bot for place, bot in lobby.bots.items()}
        people = [
            ((place + 1) % seats, lobby.places[place].name, lobby.places[place].key_hash) for place in lobby.people
        ]
        settings = msgspec.structs.replace(lobby.settings, bots=bots)
        table = await self._open(settings, people, (seat + 1) % seats, context.id, False)
        return table.id

    async def _open(
        self,
        settings: Settings,
        people: list[tuple[int, str, str]],
        host: int,
        after: str,
        starts: bool,
        lesson: str = "",
    ) -> LiveTable:
        seed, salt = new_seed()
        now = time.time()
        row = StoredTable(
            new_table_id(),
            now,
            msgspec.json.encode(settings).decode(),
            str(seed),
            salt,
            lesson,
            "playing" if starts else "gathering",
            settings.public,
        )
        lobby = Lobby(settings)
        changes = [lobby.change(now, OPENED, people=people, host=host, after=after)]
        lobby.apply(changes[0])
        if starts:
            changes.append(lobby.change(now, STARTED))
        await self.store.add_table(row, changes)
        table = self._live(Stored(row, changes))
        self.tables[row.id] = table
        return table

    def _check(self, settings: Settings) -> None:
        """Refuse what the engine, or a server for strangers, cannot make a table of."""
        kind = game_kind(settings.game)
        shipped = kind.shipped_cards()
        for name in settings.sets or ():
            if name not in shipped:  # a path would make the server read its own files for a stranger
                raise Denied("unknown-set", 400, set=name[:60], known=", ".join(shipped))
        clock = settings.clock
        if clock is not None and not (1 <= clock.per_choice <= _LONGEST_CLOCK and 0 <= clock.bank <= _LONGEST_CLOCK):
            raise Denied("bad-clock", 400, most=str(_LONGEST_CLOCK))
        start(config_of(settings, 0), listening=False)  # says what is wrong with the rest
        for seat, bot in settings.bots.items():
            if not 0 <= seat < settings.seats:
                raise Denied("no-such-seat", 400, seat=str(seat), last=str(settings.seats - 1))
            checked_bot(bot, settings.game, self.settings.simulations)

    # -- forgetting --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start to drop tables that nobody looks at."""
        self._sweeper = asyncio.create_task(self._sweep())

    def close(self) -> None:
        """Let everybody go who is connected; nothing happens by itself any more."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self.tables.values():
            table.stop()
            for listener in list(table.audience.listeners):
                listener.close(1001)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, min(self.settings.idle / 4, 30.0)))
            old = time.monotonic() - self.settings.idle
            for table in list(self.tables.values()):
                if table.idle and table.touched < old:
                    self._drop(table)

    def _drop(self, table: LiveTable) -> None:
        table.stop()
        for listener in list(table.audience.listeners):
            listener.close(1012)
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
