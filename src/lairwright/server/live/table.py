"""A table in memory: what its people ask of it, and what each of them is shown.

Everything that changes something runs under the table's lock, one after another, and is stored before it is applied and
applied before anybody is told. If something is refused, nothing has changed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final, assert_never

import msgspec

from lairwright.bots.registry import check_bot
from lairwright.kernel.errors import LairwrightError
from lairwright.server import wording
from lairwright.server.live import lobby as changes
from lairwright.server.live.audience import AGAIN, NOT_ALLOWED, Listener, encoded
from lairwright.server.live.context import Context, in_background
from lairwright.server.live.course import Course
from lairwright.server.live.playing import Playing
from lairwright.server.names import checked_name
from lairwright.server.protocol import (
    VERSION,
    AskHint,
    AskUndo,
    AskWhy,
    Choose,
    ClientMessage,
    Consent,
    Fill,
    Free,
    Hint,
    Language,
    Leave,
    Ping,
    Pong,
    Rematch,
    SetStops,
    Speak,
    Stage,
    Start,
    Table,
    Taken,
    Welcome,
    WhyNot,
)
from lairwright.server.refusals import Denied, MoveDenied, NotStored, told
from lairwright.server.seats import hash_of, seat_of_key
from lairwright.server.storage.store import StoredMove, UnreadableError

_MOST_STOPS: Final = 12


class LiveTable:
    """One table; see the module."""

    def __init__(self, context: Context, moves: list[StoredMove]) -> None:
        self.context = context
        self.lobby = context.lobby
        self.audience = context.audience
        self.playing: Playing | None = None
        #: When somebody last looked at it.
        self.touched = time.monotonic()
        self._frames: dict[tuple[object, ...], bytes] = {}
        self._moment: tuple[int, int | None] = (-1, None)
        self._hinting: set[int] = set()
        if self.lobby.started:
            self.playing = Playing(context, _replayed(context, moves))

    @property
    def id(self) -> str:
        return self.context.id

    @property
    def idle(self) -> bool:
        """Whether nobody is looking and nothing is happening."""
        return not self.audience.listeners and not self.context.lock.locked()

    def stop(self) -> None:
        if self.playing is not None:
            self.playing.stop()

    # -- coming and going --------------------------------------------------------------------------

    def seat_of(self, key: str) -> int | None:
        return seat_of_key(key, self.lobby.key_hashes)

    def connect(self, seat: int | None, language: Language, address: str = "") -> Listener:
        """Somebody looks at the table: greeted, and shown the game as it was last shown to everybody."""
        lobby = self.lobby
        if seat is None and lobby.settings.spectators == "none" and lobby.stage != "gathering":
            raise Denied("no-spectators", 403)
        listener = Listener(self, seat, language, address)
        self.context.owner = self.context.owner or address
        new_here = seat is None or seat not in self.audience.here
        self.audience.add(listener)
        self.touched = time.monotonic()
        listener.tell(Welcome(version=VERSION, table=wording.info(self, seat, language), seat=seat))
        if new_here:
            self.context.table_changed()
        if self.playing is not None:
            listener.state_due(fresh=True)
            if seat is not None:
                self.playing.came(seat)
            self.playing.go_on()
        if new_here and seat is not None:
            in_background(self.context.insist(partial(self._welcome_back, seat)))
        return listener

    async def _welcome_back(self, seat: int) -> None:
        """What changes because a person has come."""
        if self.lobby.places[seat].left:
            async with self.context.lock:
                # Anyone who keeps coming and going stays noted as gone, which only matters when they leave again.
                if self.lobby.places[seat].left and seat in self.audience.here and not self.context.worn:
                    await self.context.store_changes([self.context.change(changes.BACK, seat=seat)])
        if self.lobby.after:
            await self._start_when_full()

    def disconnect(self, listener: Listener) -> None:
        self.audience.remove(listener)
        self.touched = time.monotonic()
        seat = listener.seat
        if seat is not None and seat not in self.audience.here and self.playing is not None:
            self.playing.went(seat)
        self.context.table_changed()

    # -- the lobby ---------------------------------------------------------------------------------

    async def join(self, name: str, seat: int | None, held: int | None, key: str, address: str = "") -> int:
        """Sit down with a new secret, or move to another seat with the one already held."""
        async with self.context.lock:
            if held is not None and (seat is None or seat == held):
                return held
            others = [self.lobby.places[other].name for other in self.lobby.people if other != held]
            shown = checked_name(name, others, self.lobby.bots.values())
            wanted = self.lobby.check_free(seat)
            self.context.check_change(address)
            if held is not None:
                change = self.context.change(changes.MOVED, seat=held, to=wanted)
            else:
                change = self.context.change(changes.JOINED, seat=wanted, name=shown, key=hash_of(key))
            await self.context.store_changes([change])
            if held is not None:
                for listener in self.audience.of(held):
                    listener.close(AGAIN)  # they sit somewhere else now
        await self._start_soon()
        return wanted

    async def _start_soon(self) -> None:
        """Start if it's time; if that can't be stored now, then later: what led to it is done either way."""
        try:
            await self._start_when_full()
        except NotStored:
            in_background(self.context.insist(self._start_when_full))

    async def _start_when_full(self) -> None:
        """Start once every seat is taken; in a rematch, its people have to come first."""
        async with self.context.lock:
            lobby = self.lobby
            if lobby.stage != "gathering" or not lobby.settings.start_when_full or lobby.free:
                return
            if lobby.after and not set(lobby.people) <= self.audience.here:
                return
            await self._start()

    async def _start(self) -> None:
        await self.context.store_changes([self.context.change(changes.STARTED)], "playing")
        self.playing = Playing(self.context, Course(self.context.origin))
        for listener in list(self.audience.listeners):
            if listener.seat is None and self.lobby.settings.spectators == "none":
                listener.refuse(*told(Denied("no-spectators"), listener.language), "")
                listener.close(NOT_ALLOWED)
                continue
            listener.state_due(fresh=True)
        for seat in self.audience.here:
            self.playing.came(seat)
        self.playing.go_on()

    async def _fill(self, listener: Listener, message: Fill) -> None:
        self.lobby.check_host(listener.seat)
        self.lobby.check_gathering()
        self.lobby.check_seat(message.seat)
        if self.lobby.places[message.seat].person:
            raise Denied("seat-taken", seat=str(message.seat + 1))
        bot = checked_bot(message.bot, self.lobby.settings.game, self.context.settings.simulations)
        if self.lobby.places[message.seat].bot == bot:
            return
        self.context.check_change(listener.address)
        await self.context.store_changes([self.context.change(changes.FILLED, seat=message.seat, bot=bot)])

    async def _free(self, listener: Listener, message: Free) -> None:
        self.lobby.check_host(listener.seat)
        self.lobby.check_gathering()
        self.lobby.check_seat(message.seat)
        if message.seat == listener.seat:
            raise Denied("own-seat")
        if self.lobby.places[message.seat].free:
            raise Denied("seat-free", seat=str(message.seat + 1))
        self.context.check_change(listener.address)
        await self.context.store_changes([self.context.change(changes.FREED, seat=message.seat)])
        self._unseat(message.seat)

    async def _leave(self, listener: Listener) -> None:
        seat = self._seated(listener)
        if self.stage_for(seat) == "over":
            raise Denied("table-over")
        left = [] if self.lobby.places[seat].left else [self.context.change(changes.LEFT, seat=seat)]
        if self.lobby.stage == "gathering":
            last = self.lobby.people == [seat]
            closed = [self.context.change(changes.CLOSED, len(left), why="abandoned")] if last else []
            await self.context.store_changes(left + closed, "over" if last else None)
            self._unseat(seat)
            return
        if left:
            await self.context.store_changes(left)
        for device in self.audience.of(seat):
            device.close(1000)
            self.audience.remove(device)
        assert self.playing is not None
        self.playing.went(seat)

    def _unseat(self, seat: int) -> None:
        """The person who sat there becomes a spectator."""
        for device in self.audience.of(seat):
            device.seat = None
            device.tell(Welcome(version=VERSION, table=wording.info(self, None, device.language), seat=None))

    # -- messages ----------------------------------------------------------------------------------

    async def take(self, listener: Listener, message: ClientMessage) -> None:
        """Do what a message asks, or say why not; there is no other result."""
        self.touched = time.monotonic()
        try:
            await self._do(listener, message)
        except (Denied, MoveDenied, LairwrightError) as problem:
            nearest = problem.refusal.nearest if isinstance(problem, MoveDenied) else ""
            listener.refuse(*told(problem, listener.language), _type_of(message), nearest)
        except Exception:  # a bug of ours: the sender is told, and the table goes on
            wording.LOG.exception("table %s: %r failed", self.id, message)
            listener.refuse(*told(Denied("internal"), listener.language), _type_of(message))

    async def _do(self, listener: Listener, message: ClientMessage) -> None:
        match message:
            case Ping():
                listener.tell(Pong())
                return
            case Speak():
                listener.language = message.language
                listener.info_due()
                if self.playing is not None:
                    listener.state_due(fresh=True)
                return
            case AskWhy():
                self._why(listener, message)
                return
            case AskHint():
                self._hint(listener, message)
                return
            case Rematch():
                await self._rematch(listener)
                return
        async with self.context.lock:
            await self._do_locked(listener, message)
        if isinstance(message, Fill):
            await self._start_soon()

    async def _do_locked(
        self, listener: Listener, message: Choose | AskUndo | Consent | SetStops | Fill | Free | Start | Leave
    ) -> None:
        if listener.closing is not None:  # while the message waited; the seat may be somebody else's by now
            raise Denied("stale")
        match message:
            case Choose():
                seat = self._seated(listener)
                await self._game().answer(seat, message.seq, message.key)
                for device in self.audience.of(seat):
                    device.tell(Taken(seq=message.seq))
            case AskUndo():
                seat = self._seated(listener)
                await self._game().ask_undo(seat, message.seq)
            case Consent():
                seat = self._seated(listener)
                await self._game().consent(seat, message.seq, message.yes)
            case SetStops():
                await self._set_stops(self._seated(listener), message, listener.address)
            case Fill():
                await self._fill(listener, message)
            case Free():
                await self._free(listener, message)
            case Start():
                self.lobby.check_start(listener.seat)
                await self._start()
            case Leave():
                await self._leave(listener)
            case _:
                assert_never(message)

    def _seated(self, listener: Listener) -> int:
        if listener.seat is None:
            raise Denied("not-seated", 403)
        return listener.seat

    def _game(self) -> Playing:
        if self.playing is None:
            raise Denied("table-over" if self.lobby.stage == "over" else "not-started")
        return self.playing

    async def _set_stops(self, seat: int, message: SetStops, address: str) -> None:
        phases = wording.phases(self.lobby.settings.game)
        for phase in message.stops:
            if phase not in phases:
                raise Denied("unknown-phase", 400, phase=phase[:40], known=", ".join(phases))
        if len(message.stops) > _MOST_STOPS:
            raise Denied("malformed", 400)
        if self.stage_for(seat) == "over":
            raise Denied("table-over")
        known = self.lobby.places[seat].stops
        stops = sorted(set(message.stops))
        if (known.auto, known.hold, known.stops) != (message.auto, message.hold, stops):
            self.context.check_change(address)
            change = self.context.change(changes.STOPS, seat=seat, auto=message.auto, hold=message.hold, stops=stops)
            await self.context.note_change(change)
        for device in self.audience.of(seat):
            device.state_due()
        if self.playing is not None:
            self.playing.showing.moved()  # a question that would have been passed may have to be shown now

    def _why(self, listener: Listener, message: AskWhy) -> None:
        seat = self._seated(listener)
        sight = self._game().showing.seen.get(seat)
        if sight is None:
            raise Denied("not-started")
        game = sight.game
        key = message.key
        if not key:
            choice = game.meant(seat, message.held, message.at)
            if choice is None:
                raise Denied("nothing-meant")
            key = game.codebook().key_of(choice)
        code, rule = game.why_not(key, seat)
        if code == "offered":
            raise Denied("offered")
        text = wording.reason(game, code, listener.language)
        listener.tell(WhyNot(key=key, code=code, text=text, rule=rule, held=message.held, at=message.at))

    def _hint(self, listener: Listener, message: AskHint) -> None:
        seat = self._seated(listener)
        self._game().check_question(seat, message.seq)
        if seat in self._hinting:
            raise Denied("hint-under-way")
        self._hinting.add(seat)
        in_background(self._think(listener, seat))

    async def _think(self, listener: Listener, seat: int) -> None:
        playing = self._game()
        course = playing.course
        since = course.since.get(seat)
        context = self.context
        try:
            # The person asking pays, not the owner: a guest must not use up the owner's share.
            found = await context.thinker.hints(
                listener.address, context.id, context.origin, course.keys, seat, context.settings.hint_budget
            )
            if course.since.get(seat) != since or since is None:
                raise Denied("stale")
            lines = wording.hint_lines(self, seat, found, listener.language)
            listener.tell(Hint(seq=playing.shown(seat), hints=lines))
        except Denied as problem:
            listener.refuse(*told(problem, listener.language), "hint")
        except Exception:
            wording.LOG.exception("table %s: no hint", self.id)
            listener.refuse(*told(Denied("no-hint"), listener.language), "hint")
        finally:
            self._hinting.discard(seat)

    async def _rematch(self, listener: Listener) -> None:
        seat = self._seated(listener)
        if self.stage_for(seat) != "over":
            raise Denied("not-over")
        if self.context.origin.lesson:
            raise Denied("no-rematch")
        async with self.context.lock:
            if self.lobby.rematch:
                listener.info_due()
                return
            await self.context.open_rematch(self.context, seat, listener.address)

    # -- showing -----------------------------------------------------------------------------------

    def may_show(self, listener: Listener) -> bool:
        """Whether there is something to show: a newcomer sees what the others of this seat see."""
        return self.playing is not None and listener.seat in self.playing.showing.seen

    def stage_for(self, seat: int | None) -> Stage:
        """How far the table has come, as a seat or the spectators were shown it."""
        return self.lobby.stage if self.playing is None else self.playing.stage(seat)

    def info_frame(self, listener: Listener) -> bytes:
        """The message that the table has changed."""

        def made() -> bytes:
            return encoded(Table(table=wording.info(self, listener.seat, listener.language)))

        if self.playing is not None and self.playing.clocks is not None:
            return made()
        return self._kept(
            ("info", listener.language, self.context.version, self.stage_for(listener.seat)),
            made,
        )

    def state_frames(self, listener: Listener) -> list[bytes]:
        """The game as this viewer may know it, with what is new in the log."""
        playing = self.playing
        assert playing is not None
        seat = listener.seat
        sight = playing.showing.seen[seat]
        fresh = listener.seen < 0 or listener.turned_back != sight.turned_back
        since = -1 if fresh else listener.seen
        listener.seen = sight.number
        listener.turned_back = sight.turned_back
        wish = playing.wish
        stops = None if seat is None else self.lobby.places[seat].stops
        key = (
            "state", seat, listener.language, sight.number, since, fresh, self.stage_for(seat),
            None if wish is None else wish.seat, None if stops is None else (stops.auto, stops.hold, *stops.stops),
        )  # fmt: skip
        return [self._kept(key, lambda: encoded(wording.state(self, seat, listener.language, since, fresh)))]

    def _kept(self, key: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
        """A frame other devices may want too; nobody needs those of an earlier moment."""
        moment = (self.context.version, None if self.playing is None else self.playing.course.seq)
        if moment != self._moment:
            self._moment = moment
            self._frames.clear()
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = make()
        return frame


def _replayed(context: Context, moves: list[StoredMove]) -> Course:
    """The game as far as it was stored."""
    try:
        course = Course(context.origin)
        course.replay(moves)
    except Exception as problem:  # whatever the engine makes of a row it never wrote
        raise UnreadableError(f"its moves do not replay ({type(problem).__name__})") from problem
    return course


def checked_bot(bot: str, game: str, most: int) -> str:
    """A bot that may sit at a table: one that exists and doesn't think forever."""
    check_bot(bot, game)
    _, _, number = bot.partition(":")
    if number and int(number) > most:
        raise Denied("bot-too-slow", 400, bot=bot, most=str(most))
    return bot


def _type_of(message: ClientMessage) -> str:
    tag = msgspec.inspect.type_info(type(message))
    assert isinstance(tag, msgspec.inspect.StructType)
    return str(tag.tag)
