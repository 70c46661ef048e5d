"""All tables of a server: opened here, read from the store when somebody asks for one, dropped when nobody looks at it.

Every process is equal: a table in memory is only a copy of what is stored, and one that another process has written to
is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from lairwright.bots.lore import lore_for
from lairwright.games import game_kind, start
from lairwright.kernel.config import check_seats
from lairwright.kernel.errors import SetupError
from lairwright.server.allowance import Allowances
from lairwright.server.fairness import new_seed
from lairwright.server.lessons import PUPIL, lesson_ids, start_lesson
from lairwright.server.live.audience import AGAIN, GOING_AWAY, encoded
from lairwright.server.live.context import Context
from lairwright.server.live.course import Origin, config_of
from lairwright.server.live.lobby import OPENED, REMATCH, STARTED, Lobby
from lairwright.server.live.table import LiveTable, checked_bot
from lairwright.server.names import checked_name
from lairwright.server.protocol import Settings, Table
from lairwright.server.refusals import Denied, NotStored
from lairwright.server.seats import hash_of, new_key, new_table_id
from lairwright.server.settings import ServerSettings
from lairwright.server.storage.store import (
    StorageError,
    Store,
    Stored,
    StoredChange,
    StoredTable,
    UnreadableError,
)
from lairwright.server.thinking import Thinker
from lairwright.server.wording import info_for_all

_LOG: Final = logging.getLogger(__name__)
#: How far back the list of open tables goes, in seconds, and how long it may be.
_LISTED_FOR: Final = 24 * 3600
_MOST_LISTED: Final = 50
#: How many tables are looked through for it: one address could open more than are listed.
_MOST_LOOKED_AT: Final = 500
_LONGEST_CLOCK: Final = 24 * 3600


@contextmanager
def _part(name: str) -> Iterator[None]:
    """Reading one part of a stored table; whatever goes wrong is reported without quoting it."""
    try:
        yield
    except Exception as problem:
        raise UnreadableError(f"its {name} cannot be read ({type(problem).__name__})") from None


class _NoGameError(Exception):
    """A stored table is for a game that this server doesn't know, because nobody plugged it in."""


def _may_be_found(table: LiveTable) -> bool:
    """Whether it is waiting for players, or may be watched."""
    stage = table.lobby.stage
    return stage == "gathering" or (stage == "playing" and table.lobby.settings.spectators != "none")


def _fair_share(tables: list[LiveTable], most: int) -> list[LiveTable]:
    """At most this many of these, in order; if there are too many, every address that opened some gets its share."""
    if len(tables) <= most:
        return tables
    ranks: list[tuple[int, int]] = []
    of_one: Counter[str] = Counter()
    # For each address, first the tables with somebody at them.
    for at in sorted(range(len(tables)), key=lambda at: not tables[at].audience.listeners):
        ranks.append((of_one[tables[at].context.owner], at))
        of_one[tables[at].context.owner] += 1
    return [tables[at] for at in sorted(at for _, at in sorted(ranks)[:most])]


class Directory:
    """The tables of one server."""

    def __init__(self, store: Store, thinker: Thinker, settings: ServerSettings) -> None:
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self.tables: dict[str, LiveTable] = {}
        #: What each address may open, and change at tables.
        self.openings = Allowances(settings.openings, settings.opening_rate)
        self.changing = Allowances(settings.changes, settings.change_rate)
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        #: Tables that couldn't be read or shown: left out of lists, and logged once.
        self._unreadable: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None

    # -- finding -----------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or read again; a refusal if there is none."""
        table = self.tables.get(table_id)
        if table is not None and table.context.overtaken:
            self._drop(table)
            table = None
        if table is None:
            reading = self._reading.get(table_id)
            if reading is None:
                reading = self._reading[table_id] = asyncio.create_task(self._read(table_id))
                reading.add_done_callback(lambda done: self._was_read(table_id, done))
            await asyncio.wait({reading})  # others may be waiting for it: one of them leaving doesn't end it
            table = reading.result()
        table.touched = time.monotonic()
        return table

    def _was_read(self, table_id: str, reading: asyncio.Task[LiveTable]) -> None:
        del self._reading[table_id]
        if not reading.cancelled():
            reading.exception()  # the caller has been told, or has gone

    async def _read(self, table_id: str) -> LiveTable:
        try:
            stored = await self.store.load(table_id) if table_id.isascii() and len(table_id) <= 32 else None
        except StorageError as problem:
            _LOG.error("table %s could not be read: %s", table_id, problem)
            raise Denied("not-read", 503) from None
        if stored is None:
            raise Denied("no-such-table", 404)
        try:
            table = self._live(stored)
            if table.playing is None:  # otherwise that has been done
                with _part("configuration"):
                    table.context.origin.start()
        except UnreadableError as problem:
            self._cannot_show(table_id, f"is damaged: {problem}")
            raise Denied("table-damaged", 410) from None
        except _NoGameError as problem:
            game = str(problem)[:60]
            self._cannot_show(table_id, f"is for the game {game!r}, which this server doesn't know")
            raise Denied("game-missing", 501, game=game) from None
        self._unreadable.discard(table_id)
        self.tables[table_id] = table
        return table

    def _cannot_show(self, table_id: str, reason: str) -> None:
        if table_id not in self._unreadable:
            self._unreadable.add(table_id)
            _LOG.error("table %s %s", table_id, reason)

    def _live(self, stored: Stored, owner: str = "") -> LiveTable:
        row = stored.table
        with _part("settings"):
            settings = msgspec.json.decode(row.settings, type=Settings)
        try:
            kind = game_kind(settings.game)
        except SetupError:
            raise _NoGameError(settings.game) from None
        with _part("settings"):
            check_seats(settings.game, settings.seats, *kind.seats_for(settings.sets, settings.variants))
        with _part("seed"):
            seed = int(row.seed)
        with _part("configuration"):
            origin = Origin(config_of(settings, seed).as_data(), row.lesson)
        lobby = Lobby(settings)
        with _part("changes"):
            for change in stored.changes:
                lobby.apply(change)
            if not stored.changes or lobby.number != len(stored.changes):
                raise ValueError
        context = Context(
            row.id,
            origin,
            row.salt,
            lobby,
            self.store,
            self.thinker,
            self.settings,
            self.rematch,
            self.changing,
            owner,
        )
        table = LiveTable(context, stored.moves)
        with _part("seats"):
            encoded(Table(table=info_for_all(table, "en")))
        return table

    async def public(self) -> list[LiveTable]:
        """Tables anybody may find: those waiting for players, and those that may be watched."""
        try:
            listed = await self.store.public_tables(time.time() - _LISTED_FOR, _MOST_LOOKED_AT)
        except StorageError as problem:
            _LOG.error("the list of tables could not be read: %s", problem)
            raise Denied("not-read", 503) from None
        found = [self.tables[name] for name, _ in listed if name in self.tables and _may_be_found(self.tables[name])]
        # A game nobody has looked at for a long time isn't worth reading again for a list.
        waiting = [name for name, stage in listed if stage == "gathering" and name not in self.tables]
        for name in [name for name in waiting if name not in self._unreadable][: max(0, _MOST_LISTED - len(found))]:
            read = await self._listed(name)
            if read is not None and _may_be_found(read):
                found.append(read)
        return _fair_share(found, _MOST_LISTED)

    async def _listed(self, name: str) -> LiveTable | None:
        """A table for the list; nothing if it can't be read, which must not spoil the rest."""
        try:
            return await self.find(name)
        except Denied as refused:
            _LOG.info("table %s is not listed: %s", name, refused)
            return None

    # -- opening -----------------------------------------------------------------------------------

    async def open(self, settings: Settings, name: str, address: str = "") -> tuple[LiveTable, int, str]:
        """A new table with its creator on the first free seat: the table, the seat and its secret."""
        shown = checked_name(name, (), settings.bots.values())
        self._check(settings)
        free = [seat for seat in range(settings.seats) if seat not in settings.bots]
        if not free:
            raise Denied("no-seat-left", 400)
        key = new_key()
        people = [(free[0], shown, hash_of(key))]
        starts = settings.start_when_full and len(free) == 1
        table = await self._open(settings, people, free[0], starts, address)
        return table, free[0], key

    async def open_lesson(self, lesson: str, name: str, address: str = "") -> tuple[LiveTable, int, str]:
        """A lesson: a table for one that has already begun."""
        shown = checked_name(name)
        if lesson not in lesson_ids():
            raise Denied("no-such-lesson", 404)
        config = start_lesson(lesson).config
        bot = lore_for(config.game).stand_in
        settings = Settings(
            game=config.game,
            seats=config.seats,
            preset=config.preset,
            sets=list(config.sets),
            variants=list(config.variants),
            options=dict(config.options),
            bots={seat: bot for seat in range(config.seats) if seat != PUPIL},
        )
        key = new_key()
        table = await self._open(settings, [(PUPIL, shown, hash_of(key))], PUPIL, True, address, lesson)
        return table, PUPIL, key

    def check_opening(self, address: str) -> None:
        """Tables stay forever, so nobody may open an unlimited number."""
        if not self.openings.take(address, time.monotonic()):
            raise Denied("too-many-tables", 429)

    async def rematch(self, context: Context, seat: int, address: str) -> None:
        """The same people and bots at a new table, everybody one seat further; it starts when all have come."""
        self.check_opening(address)
        lobby = context.lobby
        seats = lobby.settings.seats
        bots = {(place + 1) % seats: bot for place, bot in lobby.bots.items()}
        people = [
            ((place + 1) % seats, lobby.places[place].name, lobby.places[place].key_hash) for place in lobby.people
        ]
        settings = msgspec.structs.replace(lobby.settings, bots=bots)
        await self._open(settings, people, (seat + 1) % seats, False, address, "", context)

    async def _open(
        self,
        settings: Settings,
        people: list[tuple[int, str, str]],
        host: int,
        starts: bool,
        owner: str,
        lesson: str = "",
        after: Context | None = None,
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
        before = "" if after is None else after.id
        changes = [lobby.change(now, OPENED, people=people, host=host, after=before)]
        if starts:
            changes.append(lobby.change(now, STARTED, 1))
        await self._store(row, changes, after)
        table = self._live(Stored(row, changes), owner)
        self.tables[row.id] = table
        return table

    async def _store(self, row: StoredTable, changes: list[StoredChange], after: Context | None) -> None:
        """The new table, together with the note at the table it is a rematch of."""
        if after is not None:
            note = after.change(REMATCH, table=row.id)
            await after.stored(self.store.add_table(row, changes, (after.id, note)))
            after.apply([note])
            after.table_changed()
            return
        try:
            await self.store.add_table(row, changes)
        except StorageError:
            raise NotStored from None

    def _check(self, settings: Settings) -> None:
        """Refuse settings that the engine, or a server open to strangers, can't make a table from."""
        kind = game_kind(settings.game)
        shipped = kind.shipped_cards()
        for name in settings.sets or ():
            if not shipped:
                raise Denied("game-without-sets", 400, set=name[:60])
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
        """Start dropping tables nobody is looking at."""
        self._sweeper = asyncio.create_task(self._sweep())

    def close(self) -> None:
        """Disconnect everybody; from now on nothing happens automatically."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self.tables.values():
            table.stop()
            for listener in list(table.audience.listeners):
                listener.close(GOING_AWAY)

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
            listener.close(AGAIN)
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
