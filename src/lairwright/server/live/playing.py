"""A game being played at a table: choices of people, bots and those who are away.

A question can be answered only once it has been shown (``live.showing``). Bots answer one after another, with a short
pause where something happens; they rest while no person is connected.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from lairwright.bots.lore import lore_for
from lairwright.kernel.choices import Choice
from lairwright.kernel.errors import Refusal
from lairwright.kernel.views import SPECTATOR
from lairwright.server.live.clock import Clocks
from lairwright.server.live.context import Context, in_background
from lairwright.server.live.course import Course, Viewer
from lairwright.server.live.limits import Wishes, check_undo
from lairwright.server.live.lobby import CLOSED, ENDED
from lairwright.server.live.showing import Showing
from lairwright.server.live.windows import PASS, passes_by_itself, waits_openly_for
from lairwright.server.protocol import Stage, Undo
from lairwright.server.refusals import Denied, MoveDenied, NotStored, told
from lairwright.server.storage.store import CHOICE, UNDO, StoredChange, StoredMove

_LOG: Final = logging.getLogger(__name__)
#: How often a choice that fails for no known reason is tried before the table waits for something else to happen.
_MOST_FAILURES: Final = 5


@dataclass
class UndoWish:
    """Somebody asks to take choices back; ``waiting`` are the people who have not answered yet."""

    seat: int
    count: int
    waiting: set[int]


class Playing:
    """The game of one table, from the start on."""

    def __init__(self, context: Context, course: Course) -> None:
        self.context = context
        self.course = course
        self.showing = Showing(context, course, self._told)
        self.stand_ins: set[int] = set()
        #: People who have been here since the table began or was read again: no clock runs before they have seen it.
        self.met: set[int] = set()
        self.wish: UndoWish | None = None
        self._wished = Wishes()
        self.stopped = False
        clock = context.lobby.settings.clock
        self.clocks: Clocks | None = None
        if clock and len(context.lobby.people) > 1:
            self.clocks = Clocks(clock, len(context.lobby.places), course.spent, course.spent_openly)
        self._loop = asyncio.get_running_loop()
        self._driver: asyncio.Task[None] | None = None
        #: How often in a row an automatic choice has failed, and the wait for better times.
        self._failed = 0
        self._resting: asyncio.Task[None] | None = None
        self._wish_ends: asyncio.TimerHandle | None = None
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._away: dict[int, asyncio.TimerHandle] = {}
        #: Timeouts and absences being handled.
        self._overdue: set[tuple[int, int | None]] = set()

    @property
    def over(self) -> bool:
        return self.context.lobby.stage == "over"

    def stage(self, viewer: Viewer) -> Stage:
        """How far the table has come for a viewer, who isn't told that the game is over before being shown its end."""
        if self.course.over and not self.showing.is_current(viewer):
            return "playing"
        return self.context.lobby.stage

    def stop(self) -> None:
        """Stop everything automatic: the table is over or leaves memory."""
        self.stopped = True
        self.showing.stop()
        for timer in [self._wish_ends, *self._timers.values(), *self._away.values()]:
            if timer is not None:
                timer.cancel()
        self._timers.clear()
        self._away.clear()
        for task in (self._driver, self._resting):
            if task is not None:
                task.cancel()
        self._driver = self._resting = None

    # -- choosing ----------------------------------------------------------------------------------

    async def answer(self, seat: int, seq: int, key: str) -> None:
        """A person chooses. The caller holds the table's lock."""
        self._check_running(seat)
        self.check_question(seat, seq)
        game = self.showing.seen[seat].game  # what happened since must not show in the reasons
        try:
            option = game.offered(key, seat)
        except Refusal as refusal:
            raise MoveDenied(refusal, game) from None
        await self._choose(seat, option.choice)

    def _check_running(self, seat: int) -> None:
        if self.stage(seat) == "over":
            raise Denied("table-over")

    def check_question(self, seat: int, seq: int) -> None:
        """Refuse an answer to anything but this seat's open question, as it was shown."""
        course = self.course
        since = None if self.over else course.since.get(seat)
        shown = self.shown(seat)
        if since is not None and since <= seq <= shown:
            return
        if any(step.seat == seat and step.answers >= seq for step in course.steps):
            raise Denied("doubled")
        if since is None and seq == shown:
            raise Denied("not-your-question")
        raise Denied("stale")

    def shown(self, viewer: Viewer) -> int:
        """The number of the last state that a viewer was shown; -1: none yet."""
        sight = self.showing.seen.get(viewer)
        return -1 if sight is None else sight.number

    async def _choose(self, seat: int, choice: Choice, spent: float | None = None) -> None:
        course = self.course
        after = course.tried(seat, choice)
        openly = self.clocks is not None and waits_openly_for(course.game, seat)
        now = self._loop.time()
        if spent is None:
            spent = self.clocks.would_spend(seat, now) if self.clocks else 0.0
        context = self.context
        ends = course.origin.ends_with(after)
        changes = [context.change(ENDED)] if ends else []
        move = StoredMove(course.seq + 1, CHOICE, seat, course.key_of(choice), 0, spent)
        await self._store(move, "over" if ends else None, changes)
        course.choose(seat, choice, after, spent)
        if self.clocks:
            self.clocks.answered(seat, spent, openly)
        self._end_wish(seat)
        self._moved()

    async def _store(self, move: StoredMove, stage: str | None = None, changes: Sequence[StoredChange] = ()) -> None:
        context = self.context
        await context.stored(context.store.add_move(context.id, move, changes, stage))
        context.apply(changes)  # each viewer hears that the game is over together with what led to it

    # -- showing -----------------------------------------------------------------------------------

    def _moved(self) -> None:
        """After every move: nothing waits for the old question any longer, and the new one is shown in time."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self.showing.moved()

    def _told(self, viewers: list[Viewer]) -> None:
        """These viewers are shown more than before."""
        for viewer in viewers:
            for listener in self.context.audience.of(viewer):
                listener.state_due()
                if self.clocks or self.over:
                    listener.info_due()
        if self.over and self.showing.done:
            self._end()
        else:
            self.go_on()

    def _end(self) -> None:
        """Everybody has been shown the end."""
        self.stop()
        if self.clocks:
            self._run_clocks()
            self.context.audience.table_changed()

    # -- what happens automatically ----------------------------------------------------------------

    def go_on(self) -> None:
        """Let bots think and clocks run, if it's time."""
        if self.stopped or self.over or self.showing.waits or self.wish is not None:
            return
        if self.context.overtaken:
            return
        self._run_clocks()
        if self._driver is None and self._resting is None and self.context.audience.here:
            turn = self._automatic()
            if turn is not None:
                seat, bot = turn
                self._driver = in_background(self._drive(seat, bot, self.course.since[seat]))

    def _automatic(self) -> tuple[int, str] | None:
        """The next seat not played by a person now, and the bot that plays it ("": it passes automatically)."""
        for seat in self.course.game.open:
            bot = self.player_of(seat)
            if bot:
                return seat, bot
            if self.passes(seat):
                return seat, ""
        return None

    def passes(self, seat: int) -> bool:
        """Whether a person's open question is passed automatically, as they wished."""
        return passes_by_itself(self.course.game, seat, self.context.lobby.places[seat].stops)

    def player_of(self, seat: int) -> str:
        """The bot that plays a seat, or nothing while a person does."""
        place = self.context.lobby.places[seat]
        if place.bot:
            return place.bot
        return self._stand_in if seat in self.stand_ins else ""

    @property
    def _stand_in(self) -> str:
        """The bot that plays for people who are away."""
        return lore_for(self.context.lobby.settings.game).stand_in

    async def _drive(self, seat: int, bot: str, since: int) -> None:
        """Make one choice for a seat that no person plays now, if the question with that number is still open."""
        begun = self._loop.time()
        try:
            key = await self._thought(seat, bot) if bot else PASS
            await asyncio.sleep(self._natural_pace(seat, key, bot) - (self._loop.time() - begun))
            async with self.context.lock:
                self._driver = None
                waits = self.showing.waits or self.wish is not None
                # Meanwhile somebody may have taken something back, or come back to play for themselves.
                wanted = self.player_of(seat) == bot if bot else self.passes(seat)
                if wanted and not (self.stopped or self.over or waits) and self.course.since.get(seat) == since:
                    await self._choose(seat, self.course.read(seat, key))
                    self._failed = 0
                    return
        except NotStored:
            self._rest()
        except (Denied, MoveDenied) as refused:
            _LOG.info("table %s: %r of seat %s is not played: %s", self.context.id, key, seat, refused)
        except Exception:
            _LOG.exception("table %s: seat %s does not choose", self.context.id, seat)
            if self._failed >= _MOST_FAILURES:
                return
            self._rest()
        finally:
            if self._driver is asyncio.current_task():  # otherwise the choice has already started the next one
                self._driver = None
        self._loop.call_soon(self.go_on)

    def _rest(self) -> None:
        """Make no automatic choices until storing works."""
        if self._resting is None and not self.stopped:
            self._resting = in_background(self._until_it_works(self._failed))
        self._failed += 1

    async def _until_it_works(self, failed: int) -> None:
        await self.context.store.works(failed)
        self._resting = None
        self.go_on()

    async def _thought(self, seat: int, bot: str) -> str:
        context = self.context
        try:
            return await context.thinker.choose(context.owner, context.id, context.origin, self.course.keys, seat, bot)
        except Exception:
            if self.stopped:
                raise asyncio.CancelledError from None  # the server is stopping: the bot thinks again when it is back
            _LOG.exception("table %s: bot %s of seat %s cannot think; it takes the first option", context.id, bot, seat)
            return self._first_option(seat)

    def _first_option(self, seat: int) -> str:
        game = self.course.game
        return game.option_key(game.menus[game.open.index(seat)][0])

    def _natural_pace(self, seat: int, key: str, bot: str) -> float:
        """How long a choice seems to take: no time if nobody can see it, and none in secret."""
        if not bot or (key == PASS and not self.course.game.waits_openly(SPECTATOR)):
            return 0.0
        try:
            seen = self.course.tried(seat, self.course.read(seat, key)).visible_events(None)
        except MoveDenied:
            return 0.0
        return self.context.settings.bot_pace if seen else 0.0

    # -- clocks and absence ------------------------------------------------------------------------

    def _run_clocks(self) -> None:
        if self.clocks is None:
            return
        now = self._loop.time()
        since = {} if self.over else self.course.since
        self.clocks.stop(since)
        for seat, asked in since.items():
            if seat in self.met and not self.player_of(seat):
                self.clocks.start(seat, asked, now)
                left = self.clocks.left(seat, now) + self.clocks.bank(seat, now)
                if seat not in self._timers:
                    self._timers[seat] = self._loop.call_later(left, self._time_is_up, seat, asked)
        if self.showing.is_current(None):
            self.clocks.reveal()

    def _time_is_up(self, seat: int, since: int) -> None:
        self._timers.pop(seat, None)
        self._see_to(seat, since)

    def _see_to(self, seat: int, since: int | None) -> None:
        """Do once what has to be done when the time for a question is up, or a person is away (``None``)."""
        due = (seat, since)
        if due not in self._overdue:
            self._overdue.add(due)
            work = partial(self._close_for, seat) if since is None else partial(self._out_of_time, seat, since)
            task = in_background(self.context.insist(work))
            task.add_done_callback(lambda _: self._overdue.discard(due))

    async def _out_of_time(self, seat: int, since: int) -> None:
        absence = self.context.lobby.settings.absence
        key = await self._thought(seat, self._stand_in) if absence == "bot" else ""
        async with self.context.lock:
            if self.stopped or self.over or self.course.since.get(seat) != since:
                return
            if absence == "close":
                await self.close("time")
                return
            spent = self.clocks.banks[seat] if self.clocks else 0.0
            try:
                await self._choose(seat, self.course.read(seat, key or self._first_option(seat)), spent)
            except NotStored:
                raise
            except (Denied, MoveDenied) as refused:
                _LOG.warning("table %s: out of time, but %s", self.context.id, refused)

    def came(self, seat: int) -> None:
        """A person is connected (again)."""
        self.met.add(seat)
        self.showing.begin()
        for other in self.context.lobby.people:  # anyone not seen since the table was read again is away, too
            if other not in self.context.audience.here:
                self.went(other)
        timer = self._away.pop(seat, None)
        if timer is not None:
            timer.cancel()
        if seat in self.stand_ins:
            self.stand_ins.discard(seat)
            self.context.table_changed()

    def went(self, seat: int) -> None:
        """The last connection of a person is gone."""
        known = seat in self._away or seat in self.stand_ins
        if self.over or self.context.lobby.settings.absence == "hold" or known:
            return
        left = self.context.lobby.places[seat].left
        self._away[seat] = self._loop.call_later(0 if left else self.context.settings.away, self._is_away, seat)

    def _is_away(self, seat: int) -> None:
        self._away.pop(seat, None)
        if self.over or (seat in self.context.audience.here and not self.context.lobby.places[seat].left):
            return
        if self.context.lobby.settings.absence == "bot":
            self.stand_ins.add(seat)
            self.context.table_changed()
            self.go_on()
        else:
            self._see_to(seat, None)

    async def _close_for(self, seat: int) -> None:
        async with self.context.lock:
            if self.stopped:
                return
            if not self.over and (seat not in self.context.audience.here or self.context.lobby.places[seat].left):
                await self.close("absent")

    async def close(self, why: str) -> None:
        """End the table before its game is over. The caller holds the lock."""
        await self.context.store_changes([self.context.change(CLOSED, why=why)], "over")
        self._forget_wish()
        self.showing.all_at_once()
        self._end()
        self.context.audience.game_changed()

    # -- undo --------------------------------------------------------------------------------------

    def undo_for(self, seat: int | None) -> Undo:
        """What taking back this seat's last choice would need."""
        if seat is None or self.stage(seat) == "over":
            return "nothing"
        return self.showing.seen[seat].undo

    async def ask_undo(self, seat: int, seq: int) -> None:
        """A person wants to take back a choice. The caller holds the lock."""
        self._check_running(seat)
        sight = self.showing.seen.get(seat)
        if sight is None or seq != sight.number:
            raise Denied("stale")
        # By what was shown: asking again and again must not reveal whether more has happened since.
        if sight.undo == "nothing":
            raise Denied("nothing-to-undo")
        if sight.undo == "never":
            raise Denied("undo-never")
        check_undo(self.course, seat)
        lobby = self.context.lobby
        others = {other for other in lobby.people if other != seat and not self.player_of(other)}
        at_once = sight.undo == "free" or not others  # bots agree
        if not at_once:
            if self.wish is not None:
                raise Denied("undo-wish-open")
            self._wished.check(seat, sight.undo_answers)
        if not self.showing.is_current(seat):
            raise Denied("stale")
        _, count = self.course.undo_of(seat)
        if at_once:
            await self._turn_back(seat, count)
            return
        self._wished.note(seat, sight.undo_answers)
        self.wish = UndoWish(seat, count, others)
        self._wish_ends = self._loop.call_later(self.context.settings.consent, self._decline)
        self.context.audience.game_changed()

    def _forget_wish(self) -> None:
        self.wish = None
        if self._wish_ends is not None:
            self._wish_ends.cancel()
            self._wish_ends = None

    def _decline(self) -> None:
        """Somebody said no, or didn't answer in time."""
        self._end_wish(None)
        self.go_on()

    def _end_wish(self, chooser: int | None) -> None:
        """Decline the open request, if there is one. Choosing instead of answering it counts as a no, and everybody is
        told it was one: that something was chosen may be a secret."""
        wish = self.wish
        if wish is None:
            return
        self._forget_wish()
        if chooser != wish.seat:
            for listener in self.context.audience.of(wish.seat):
                listener.refuse(*told(Denied("undo-declined"), listener.language), "undo")
        self.context.audience.game_changed()

    async def consent(self, seat: int, seq: int, yes: bool) -> None:
        """A person answers another's request. The caller holds the lock."""
        self._check_running(seat)
        wish = self.wish
        if wish is None or seq != self.shown(seat):
            raise Denied("stale")
        if seat not in wish.waiting:
            raise Denied("no-undo-wish")
        if not yes:
            self._decline()
            return
        wish.waiting.discard(seat)
        if wish.waiting:
            self.context.audience.game_changed()
        else:
            await self._turn_back(wish.seat, wish.count)

    async def _turn_back(self, seat: int, count: int) -> None:
        await self._store(StoredMove(self.course.seq + 1, UNDO, seat, "", count))
        self.course.turn_back(seat, count)
        self._forget_wish()
        if self.clocks:
            self.clocks.stop(self.course.since)
        self._moved()
