"""The stateless parts of the flow of the rules, as a table sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from lairwright.kernel.frames import Frame

if TYPE_CHECKING:
    from lairwright.dungeon.state.table import Table


class Procedure:
    """A stateless part of the flow of the rules; see :mod:`lairwright.dungeon.procedures`."""

    #: The prompt key of its questions.
    kind: str = ""

    def run(self, g: Table, f: Frame) -> None:
        """Go on with the frame: change the table, push frames, ask, or pop the frame when done."""
        g.done(f)

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        """Take the answer to a question this procedure asked."""

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        """The options of the open question, worked out again from the table as it is now (after a re-deal)."""
        return []

    def prompt(self, g: Table, f: Frame) -> str:
        """The prompt key of the open question."""
        return self.kind

    def public(self, f: Frame) -> bool:
        """Whether everybody may know who is asked (in a response window they may not)."""
        return True

    def waits_openly(self, g: Table, f: Frame) -> bool:
        """Whether everybody can see that the game is waiting here, because it would wait whatever anybody holds."""
        return self.public(f)


@final
class Step:
    """A procedure in the list of all procedures. Compiled, an item of a list of final objects is read without checking
    its ancestors."""

    __slots__ = ("procedure",)

    def __init__(self, procedure: Procedure) -> None:
        self.procedure: Procedure = procedure


# -- what becomes of the round after one of its steps ------------------------------------------------
GO_ON: Final = 0  # the next step follows at once
LEAVE: Final = 1  # the next step follows when what was begun is done
STAY: Final = 2  # the same step goes on when what was begun is done


class RoundStep:
    """A stateless part of a round; see :mod:`lairwright.dungeon.procedures.plan`."""

    #: What a described table calls it, if play may begin there.
    name: str = ""

    def take(self, g: Table, f: Frame) -> i64:
        """Do it, and say what becomes of the round; ``f`` is the frame of the round."""
        return GO_ON


@final
class Planned:
    """A step in the plan of a game's rounds: final, as :class:`Step` is."""

    __slots__ = ("next", "step")

    def __init__(self, step: RoundStep, following: i64) -> None:
        self.step: RoundStep = step
        #: The place of the step that comes after it.
        self.next: i64 = following
