"""What is left to do, as data.

The flow of the rules is a stack of frames. A frame says which procedure goes on (``op``), where in it (``pc``) and with
what; the procedures themselves are stateless. So a game can be cloned, saved and restored at any question, even in the
middle of a chain of responses. Each frame knows the one ``below`` it, because a list would grow and shrink at every
step.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

#: Shared by all frames without picks.
NO_PICKS: Final[list[i64]] = []


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Frame:
    """One unfinished procedure. One class serves all of them, so that copying and saving need no code for each.

    ``which``, ``marks`` and ``note`` mean something different in each procedure. Each game names them in one module
    (``procedures/carried.py`` in the dungeon game), and everything else uses those names.
    """

    __slots__ = (
        "below",
        "card",
        "host",
        "it",
        "marks",
        "note",
        "op",
        "owner",
        "pc",
        "picks",
        "progress",
        "seat",
        "target",
        "that",
        "which",
    )

    def __init__(self, op: i64, seat: i64 = -1, card: i64 = -1, which: i64 = 0) -> None:
        self.op: i64 = op
        #: Where in the procedure to go on.
        self.pc: i64 = 0
        self.seat: i64 = seat
        self.card: i64 = card
        #: Which one of several, for example of a card's abilities.
        self.which: i64 = which
        #: What has been found out or decided, as bits.
        self.marks: i64 = 0
        #: How far it has got: how many were asked, chosen or gone through.
        self.progress: i64 = 0
        #: Anything else it has to remember.
        self.note: i64 = 0
        #: What it is aimed at, and whose that is.
        self.target: i64 = -1
        self.owner: i64 = -1
        #: What the trigger is about.
        self.it: i64 = -1
        #: Whose card it is, if somebody else does the step.
        self.host: i64 = -1
        #: What the price or the step before has moved; replaced, never changed in place.
        self.that: list[i64] = NO_PICKS
        #: An empty one is replaced, never changed in place, because all frames without picks share one list.
        self.picks: list[i64] = NO_PICKS
        self.below: Frame | None = None

    def copy(self) -> Frame:
        """A copy with nothing below it."""
        twin = Frame(self.op, self.seat, self.card, self.which)
        twin.pc = self.pc
        twin.marks = self.marks
        twin.progress = self.progress
        twin.note = self.note
        twin.target = self.target
        twin.owner = self.owner
        twin.it = self.it
        twin.host = self.host
        twin.that = self.that
        if self.picks:
            twin.picks = self.picks.copy()
        return twin

    def dump(self) -> list[i64]:
        """Plain numbers; :func:`load_frame` gives the frame back."""
        numbers: list[i64] = [self.op, self.pc, self.seat, self.card, self.which, self.marks, self.progress, self.note]
        if self.it < 0 and self.host < 0 and not self.that:
            return [*numbers, self.target, self.owner, *self.picks]
        numbers[0] += _HAS_CONTEXT
        return [*numbers, self.target, self.owner, self.it, self.host, len(self.that), *self.that, *self.picks]


def copy_stack(top: Frame) -> Frame:
    """A copy of this frame and of all those below it."""
    twin = top.copy()
    upper = twin
    frame = top.below
    while frame is not None:
        lower = frame.copy()
        upper.below = lower
        upper = lower
        frame = frame.below
    return twin


#: How many numbers a dumped frame has before its picks, or before its context, if it has one.
FRAME_NUMBERS: Final = 10
#: Added to a dumped ``op`` where three more numbers follow, and the cards that the last of them counts.
_HAS_CONTEXT: Final = 1000
_CONTEXT_NUMBERS: Final = 3


def load_frame(numbers: list[i64]) -> Frame:
    """The inverse of :meth:`Frame.dump`; ``ValueError`` if numbers are missing."""
    if len(numbers) < FRAME_NUMBERS:
        raise ValueError(f"a frame has at least {FRAME_NUMBERS} numbers")
    op = numbers[0]
    rest = FRAME_NUMBERS
    has_context = op >= _HAS_CONTEXT
    if has_context:
        op -= _HAS_CONTEXT
        rest += _CONTEXT_NUMBERS
        if len(numbers) < rest or not 0 <= numbers[rest - 1] <= len(numbers) - rest:
            raise ValueError("a frame with a context lacks some of it")
    frame = Frame(op, numbers[2], numbers[3], numbers[4])
    frame.pc = numbers[1]
    frame.marks = numbers[5]
    frame.progress = numbers[6]
    frame.note = numbers[7]
    frame.target = numbers[8]
    frame.owner = numbers[9]
    if has_context:
        frame.it = numbers[FRAME_NUMBERS]
        frame.host = numbers[FRAME_NUMBERS + 1]
        start = rest
        rest += numbers[start - 1]
        frame.that = numbers[start:rest]
    frame.picks = numbers[rest:]
    return frame
