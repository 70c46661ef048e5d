"""What is left to do, as data.

The flow of the rules is a stack of frames. A frame says which procedure goes on (``op``), where in it (``pc``) and
with what; the procedures themselves are stateless. So a game can be cloned, saved and restored at any question,
also in the middle of a chain of responses. Each frame knows the one ``below`` it, because a list that is lengthened and
shortened at every step took a thirtieth of the compiled engine's time.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

#: Of all frames without picks.
NO_PICKS: Final[list[i64]] = []


@final
@mypyc_attr(free_list_len=1)
class Frame:
    """One unfinished procedure. Each procedure documents what the other fields mean to it."""

    __slots__ = ("a", "b", "below", "c", "card", "d", "op", "owner", "pc", "picks", "seat", "target")

    def __init__(self, op: i64, seat: i64 = -1, card: i64 = -1, a: i64 = 0, b: i64 = 0) -> None:
        self.op: i64 = op
        self.pc: i64 = 0
        self.seat: i64 = seat
        self.card: i64 = card
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = 0
        self.d: i64 = 0
        self.target: i64 = -1
        self.owner: i64 = -1
        #: Replaced, never changed in place while empty: all frames without picks share one list.
        self.picks: list[i64] = NO_PICKS
        self.below: Frame | None = None

    def copy(self) -> Frame:
        """A twin with nothing below it."""
        twin = Frame(self.op, self.seat, self.card, self.a, self.b)
        twin.pc = self.pc
        twin.c = self.c
        twin.d = self.d
        twin.target = self.target
        twin.owner = self.owner
        if self.picks:
            twin.picks = self.picks.copy()
        return twin

    def dump(self) -> list[i64]:
        """Plain numbers; :func:`load_frame` gives the frame back."""
        numbers: list[i64] = [self.op, self.pc, self.seat, self.card, self.a, self.b, self.c, self.d]
        return [*numbers, self.target, self.owner, *self.picks]


def copy_stack(top: Frame) -> Frame:
    """A twin of this frame and of all that lie below it."""
    twin = top.copy()
    upper = twin
    frame = top.below
    while frame is not None:
        lower = frame.copy()
        upper.below = lower
        upper = lower
        frame = frame.below
    return twin


#: How many numbers a dumped frame has before its picks.
FRAME_NUMBERS: Final = 10


def load_frame(numbers: list[i64]) -> Frame:
    """The inverse of :meth:`Frame.dump`."""
    frame = Frame(numbers[0], numbers[2], numbers[3], numbers[4], numbers[5])
    frame.pc = numbers[1]
    frame.c = numbers[6]
    frame.d = numbers[7]
    frame.target = numbers[8]
    frame.owner = numbers[9]
    frame.picks = numbers[10:]
    return frame
