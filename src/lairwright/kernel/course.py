"""The course of a game: what is left to do, and what has happened."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lairwright.kernel.events import Eventful
from lairwright.kernel.frames import NO_PICKS, Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Eventful):
    """A stack of frames, the next one to run on top, and the events since the last choice."""

    __slots__ = ("spare", "top")

    def __init__(self) -> None:
        super().__init__()
        #: The frame that runs next; ``None`` before the first one.
        self.top: Frame | None = None
        #: Finished frames, linked like the stack: reusing one is quicker than making a new one.
        self.spare: Frame | None = None

    def push(self, op: i64, seat: i64 = -1, card: i64 = -1, which: i64 = 0) -> Frame:
        """Put a frame on top."""
        frame = self.spare
        if frame is None:
            frame = Frame(op, seat, card, which)
        else:
            self.spare = frame.below
            frame.op = op
            frame.pc = 0
            frame.seat = seat
            frame.card = card
            frame.which = which
            frame.marks = 0
            frame.progress = 0
            frame.note = 0
            frame.target = -1
            frame.owner = -1
            frame.it = -1
            frame.host = -1
            frame.that = NO_PICKS
            frame.picks = NO_PICKS
        frame.below = self.top
        self.top = frame
        return frame

    def done(self, frame: Frame) -> None:
        """Take the topmost frame off. Don't use it afterwards: the next push takes it."""
        self.top = frame.below
        frame.below = self.spare
        self.spare = frame

    def lay_aside(self, frame: Frame) -> None:
        """Take the topmost frame off, to put it back on top later."""
        self.top = frame.below
        frame.below = None

    def put_on_top(self, frame: Frame) -> None:
        """Go on with a frame that was laid aside, or with a new one."""
        frame.below = self.top
        self.top = frame

    @property
    def frames(self) -> list[Frame]:
        """All frames, the topmost last, in a new list."""
        found: list[Frame] = []
        frame = self.top
        while frame is not None:
            found.append(frame)
            frame = frame.below
        found.reverse()
        return found
