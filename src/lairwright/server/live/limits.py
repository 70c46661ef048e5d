"""What nobody may do without end: take back, and ask the others for it.

Every taking back is a row that stays for ever, and while a wish for it is open bots and passes by themselves rest.
"""

from __future__ import annotations

from typing import Final

from lairwright.server.live.course import Course
from lairwright.server.refusals import Denied

#: So often may a seat take back, and once more for each choice of its own that stands.
_TAKINGS_BACK: Final = 40


def check_undo(course: Course, seat: int) -> None:
    """Refuse to go back and forth for ever."""
    if course.taken_back[seat] >= _TAKINGS_BACK + sum(1 for step in course.steps if step.seat == seat):
        raise Denied("undo-too-often")


class Wishes:
    """The wishes to take something back that were made at a table: one for each choice."""

    def __init__(self) -> None:
        self._made: set[tuple[int, int]] = set()

    def check(self, seat: int, answers: int) -> None:
        """Refuse a second wish of a seat about its answer to its state of this number."""
        if (seat, answers) in self._made:
            raise Denied("undo-asked-before")

    def note(self, seat: int, answers: int) -> None:
        self._made.add((seat, answers))
