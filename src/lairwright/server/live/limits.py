"""What nobody may do endlessly: take back choices, and ask the others to agree to it.

Every undo is a row that stays forever, and while a request for one is open, bots and automatic passes rest.
"""

from __future__ import annotations

from typing import Final

from lairwright.server.live.course import Course
from lairwright.server.refusals import Denied

#: How often a seat may take back, plus once for each of its choices that stands.
_TAKINGS_BACK: Final = 40


def check_undo(course: Course, seat: int) -> None:
    """Refuse to go back and forth forever."""
    if course.taken_back[seat] >= _TAKINGS_BACK + sum(1 for step in course.steps if step.seat == seat):
        raise Denied("undo-too-often")


class Wishes:
    """The requests at a table to take something back: one per choice."""

    def __init__(self) -> None:
        self._made: set[tuple[int, int]] = set()

    def check(self, seat: int, answers: int) -> None:
        """Refuse a seat's second request about its answer to the state with this number."""
        if (seat, answers) in self._made:
            raise Denied("undo-asked-before")

    def note(self, seat: int, answers: int) -> None:
        self._made.add((seat, answers))
