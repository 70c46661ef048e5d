"""When each viewer is shown what.

A choice is stored, then applied, then shown, to each viewer separately: a viewer who may not know that somebody is
asked gets nothing until the game visibly goes on (see ``live.course``). How long that takes must reveal nothing either.
So if a game may ask in secret, a state comes no sooner than ``ServerSettings.blink`` after the choice that led to it,
which is enough for a bot or a seat that passes automatically; and with two or more people at the table, a viewer's
states follow each other no faster than a steady beat (``ServerSettings.beat``), no matter who made the choice and how
quickly. A short pause then says nothing, and a long one only that somebody is thinking. Players who don't want to
reveal even that set ``hold``: then what follows a choice after which there could have been a window is shown no sooner
than ``ServerSettings.hold`` after it, whether or not the player could have done anything, and an answer given sooner is
shown only then. A player who holds is asked at once, to have that time.

A seat that passes automatically is shown nothing before it has passed: waiting for its beat would take longer the more
windows it could have used. People who are away are shown things as late as everybody else, though nobody waits for
them: coming back must not reveal more than staying. And what waits for its time is shown as it was when it began to
wait; what has happened since comes next, with its own beat, or the number of states would reveal how soon others chose.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from lairwright.server.live.context import Context
from lairwright.server.live.course import Course, Sight, Viewer
from lairwright.server.live.windows import may_have_been_a_window, passes_by_itself


@dataclass(frozen=True)
class Due:
    """A sight that waits for its time."""

    sight: Sight
    timer: asyncio.TimerHandle


class Showing:
    """What the viewers of one table see, and what waits for its time; ``told`` is called when some are shown more."""

    def __init__(self, context: Context, course: Course, told: Callable[[list[Viewer]], None]) -> None:
        #: What each viewer was shown last; nothing of a game that has just begun (see ``begin``).
        begun = course.seq > 0 or context.lobby.stage == "over"
        self.seen: dict[Viewer, Sight] = dict(course.sights) if begun else {}
        self._context = context
        self._course = course
        self._told = told
        self._loop = asyncio.get_running_loop()
        self._shown_at: dict[Viewer, float] = {}
        #: When the first choice was made that a viewer has not been shown and is not about to be.
        self._moved_at: dict[Viewer, float] = {}
        self._due: dict[Viewer, Due] = {}

    @property
    def waits(self) -> bool:
        """Whether somebody watching is about to be shown something."""
        return any(self._is_watched(viewer) for viewer in self._due)

    @property
    def done(self) -> bool:
        """Whether nobody is about to be shown anything."""
        return not self._due

    def is_current(self, viewer: Viewer) -> bool:
        """Whether nothing has happened since what this viewer was shown last."""
        sight = self.seen.get(viewer)
        return sight is not None and sight is self._course.sights[viewer] and sight.steps == len(self._course.steps)

    def stop(self) -> None:
        for due in self._due.values():
            due.timer.cancel()
        self._due.clear()

    def all_at_once(self) -> None:
        """Show whatever there is: the table is over."""
        self.stop()
        self.seen = dict(self._course.sights)

    def begin(self) -> None:
        """Somebody has come to play, so bots may think: from now on a game that has just begun may be shown."""
        if not self.seen:
            self.moved()

    def moved(self) -> None:
        """After every move: show it to every viewer whose time has come, and to the others when it does."""
        self._told(self._shown_now())

    def _late(self, viewer: Viewer) -> None:
        sight, newest = self._due.pop(viewer).sight, self._course.sights[viewer]
        self._show(viewer, sight if sight.turned_back == newest.turned_back else newest)
        self._told([viewer, *self._shown_now()])

    def _shown_now(self) -> list[Viewer]:
        """Show what is due, and make sure that the rest is shown in time; returns who was shown something."""
        now = self._loop.time()
        ready: list[Viewer] = []
        for viewer in self._course.viewers:
            due = self._due.get(viewer)
            shown = self.seen.get(viewer) if due is None else due.sight
            newest = self._course.sights.get(viewer)
            if shown is not None and shown is newest and shown.steps == len(self._course.steps):
                self._moved_at.pop(viewer, None)
                continue
            begun = self._moved_at.setdefault(viewer, now)
            if due is not None or newest is None or newest is shown:
                continue
            if not self._course.over and (self._passes(viewer) or self._is_answered(viewer)):
                continue
            delay = max(begun + self._least(viewer), self._shown_at.get(viewer, -1e9) + self._beat()) - now
            self._moved_at.pop(viewer)
            if delay <= 0 or not self._is_person(viewer):
                self._show(viewer, newest)
                ready.append(viewer)
            else:
                self._due[viewer] = Due(newest, self._loop.call_later(delay, self._late, viewer))
        return ready

    def _show(self, viewer: Viewer, sight: Sight) -> None:
        if viewer in self.seen:  # beats separate states: there is none before the first
            self._shown_at[viewer] = self._loop.time()
        self.seen[viewer] = sight

    def _is_watched(self, viewer: Viewer) -> bool:
        return viewer is None or viewer in self._context.audience.here

    def _is_person(self, viewer: Viewer) -> bool:
        """Bots need no pauses."""
        return viewer is None or self._context.lobby.places[viewer].person

    def _passes(self, viewer: Viewer) -> bool:
        """Whether the server is about to pass for this viewer."""
        if viewer is None:
            return False
        return passes_by_itself(self._course.game, viewer, self._context.lobby.places[viewer].stops)

    def _is_answered(self, viewer: Viewer) -> bool:
        """Whether the newest there is to see is a question that the server has already passed."""
        if viewer is None:
            return False
        since = self._course.sights[viewer].since
        return since is not None and self._course.since.get(viewer) != since

    def _beat(self) -> float:
        """The least time between two states of a viewer."""
        return self._context.settings.beat if len(self._context.lobby.people) > 1 else 0.0

    def _least(self, viewer: Viewer) -> float:
        """The least time between a choice and what a viewer is shown of it."""
        settings = self._context.settings
        game = self._course.game
        least = settings.blink if game.asks_in_secret() else 0.0
        if self._is_held(viewer):
            sight, before = self._course.sights[viewer], self.seen.get(viewer)
            batches = sight.happened(-1 if before is None else before.number)
            if may_have_been_a_window(game, viewer, [event for _, batch in batches for event in batch]):
                least = max(least, settings.hold)
        return least

    def _is_held(self, viewer: Viewer) -> bool:
        """Whether somebody holds windows open, and it is not this viewer who is asked in one."""
        lobby = self._context.lobby
        holding = [seat for seat in lobby.people if lobby.places[seat].stops.hold]
        if not holding or len(lobby.people) < 2:
            return False
        return viewer not in holding or not self._course.game.asks_for_response(viewer)
