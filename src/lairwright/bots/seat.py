"""What a bot gets: one seat's side of a game, and nothing that this seat may not know."""

from __future__ import annotations

from typing import Protocol, final

from lairwright.kernel.decisions import Decision, Option
from lairwright.kernel.errors import LairwrightError
from lairwright.kernel.game import Game


@final
class Seat:
    """One seat of a running game. It stays valid for the whole game: everything is looked up when asked for.

    The game itself is kept under a mangled name on purpose. Reaching for it is cheating: the honest ways to look are
    :meth:`view` (what this seat may know) and :meth:`sample` (a complete game consistent with it).
    """

    __slots__ = ("__game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.__game = game
        self.seat = seat

    def __slot(self) -> int:
        if self.seat not in self.__game.open:
            raise LairwrightError(f"seat {self.seat} has no open decision")
        return self.__game.open.index(self.seat)

    @property
    def option_count(self) -> int:
        """How many options the open decision has, without making them."""
        return len(self.__game.menus[self.__slot()])

    @property
    def decision(self) -> Decision:
        """This seat's own open decision, with its options."""
        slot = self.__slot()
        return self.__game.decisions[slot]

    @property
    def options(self) -> list[Option]:
        return self.decision.options

    def view(self) -> dict[str, object]:
        """The table as this seat may know it, as plain data."""
        return self.__game.view(self.seat)

    def sample(self, seed: int) -> Game:
        """A complete game consistent with everything this seat knows, at the same open decision with the same options.

        Hidden cards are dealt again from ``seed``, and so are the random streams: playing on says nothing about what
        the real game will bring. The result belongs to the caller; clone it to try several options.
        """
        return self.__game.redeal(self.seat, seed)


class Bot(Protocol):
    """A way to choose. What it remembers between choices belongs to one seat of one game."""

    def choose(self, seat: Seat, budget: int) -> int:
        """The index of the option it takes, after at most about ``budget`` simulations (always at least one look)."""
