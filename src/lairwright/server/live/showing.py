"""When each viewer is shown what.

A choice is stored, then applied, then shown, to each viewer by itself: a viewer who may not know that somebody is
asked gets nothing until the game visibly goes on (see ``live.course``). How long that takes must tell nothing either.
So where a game may ask in secret, a state comes no sooner than ``ServerSettings.blink`` after the choice that led to
it, which is enough for a bot or a seat that passes by itself; and with two or more people at the table a viewer's
states follow each other no faster than a steady beat (``ServerSettings.beat``), whoever made the choice and however
quickly. A short pause then says nothing, and a long one only that somebody thinks. A player who does not want to say
even that sets ``hold``: then what follows a choice after which there could have been a window is shown no sooner than
``ServerSettings.hold`` after it, whether or not the player could have done anything, and an answer given sooner is
shown only then. Whoever holds is asked at once, to have that time.

A seat that passes by itself is shown nothing before it has: waiting for its beat would take the longer the more windows
it could have used.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from lairwright.server.live.context import Context
from lairwright.server.live.course import Course, Sight, Viewer
from lairwright.server.live.windows import asks_in_secret, is_response, may_have_been_a_window, passes_by_itself


class Showing:
    """What the viewers of one table see, and what waits for its time; ``told`` is called when some are shown more."""

    def __init__(self, context: Context, course: Course, told: Callable[[list[Viewer]], None]) -> None:
        #: What each viewer was shown last.
        self.seen: dict[Viewer, Sight] = dict(course.sights)
        self._context = context
        self._course = course
        self._told = told
        self._loop = asyncio.get_running_loop()
        self._shown_at: dict[Viewer, float] = {}
        #: When the first choice was made that a viewer has not been shown yet.
        self._moved_at: dict[Viewer, float] = {}
        self._timers: dict[Viewer, asyncio.TimerHandle] = {}

    @property
    def waits(self) -> bool:
        """Whether somebody is about to be shown something."""
        return bool(self._timers)

    def is_current(self, viewer: Viewer) -> bool:
        """Whether nothing has happened since what this viewer was shown last."""
        sight = self.seen.get(viewer)
        return sight is not None and sight is self._course.sights[viewer] and sight.steps == len(self._course.steps)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def all_at_once(self) -> None:
        """Show whatever there is: the table is over."""
        self.stop()
        self.seen = dict(self._course.sights)

    def moved(self) -> None:
        """After every move: show it to whom it is time for, and to the others when it is."""
        now = self._loop.time()
        ready: list[Viewer] = []
        for viewer in self._course.viewers:
            if self.is_current(viewer):
                self._moved_at.pop(viewer, None)
                continue
            begun = self._moved_at.setdefault(viewer, now)
            if viewer in self._timers or self._course.sights.get(viewer) is self.seen.get(viewer):
                continue
            if not self._course.over and (self._passes(viewer) or self._is_answered(viewer)):
                continue
            delay = max(begun + self._least(viewer), self._shown_at.get(viewer, -1e9) + self._beat()) - now
            if delay <= 0 or not self._is_watched(viewer):
                ready.append(viewer)
            else:
                self._timers[viewer] = self._loop.call_later(delay, self._late, viewer)
        self._show(ready)

    def _late(self, viewer: Viewer) -> None:
        del self._timers[viewer]
        self._show([viewer])

    def _show(self, viewers: list[Viewer]) -> None:
        now = self._loop.time()
        for viewer in viewers:
            self.seen[viewer] = self._course.sights[viewer]
            self._shown_at[viewer] = now
            self._moved_at.pop(viewer, None)
        self._told(viewers)

    def _is_watched(self, viewer: Viewer) -> bool:
        """Bots need no pauses, nor does whoever is away."""
        return viewer is None or viewer in self._context.audience.here

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
        least = settings.blink if asks_in_secret(game) else 0.0
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
        return viewer not in holding or not is_response(self._course.game, viewer)
