"""The course of a game: what is left to do, and what has happened."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lairwright.kernel.events import Eventful
from lairwright.kernel.frames import NO_PICKS, Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Eventful):
    """A stack of frames, the next on top, and the events since the last choice."""

    __slots__ = ("spare", "top")

    def __init__(self) -> None:
        super().__init__()
        #: The frame that goes on next; ``None`` before the first.
        self.top: Frame | None = None
        #: Frames that were done, one below another: they are used again, which is quicker than making new ones.
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
            frame.picks = NO_PICKS
        frame.below = self.top
        self.top = frame
        return frame

    def done(self, frame: Frame) -> None:
        """Take the topmost frame off. Nobody may look at it any more: it is the next that is pushed."""
        self.top = frame.below
        frame.below = self.spare
        self.spare = frame

    def lay_aside(self, frame: Frame) -> None:
        """Take the topmost frame off, to be put on top again later."""
        self.top = frame.below
        frame.below = None

    def put_on_top(self, frame: Frame) -> None:
        """Go on with a frame that was laid aside, or is new."""
        frame.below = self.top
        self.top = frame

    @property
    def frames(self) -> list[Frame]:
        """All frames, the topmost last; for those who look, a list of their own."""
        found: list[Frame] = []
        frame = self.top
        while frame is not None:
            found.append(frame)
            frame = frame.below
        found.reverse()
        return found
