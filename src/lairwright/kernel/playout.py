"""Playing a game to its end inside the engine, for search and simulation.

In the compiled build, nothing in this loop crosses into interpreted code.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from lairwright.kernel.game import Game
from lairwright.kernel.streams import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a playout chooses. A policy written outside the engine works too, only more slowly."""

    def pick(self, g: Game, slot: i64, dice: Dice) -> i64:
        """The index of an option of the open question in ``slot``; ``dice`` belongs to the playout."""
        return 0


@final
class Uniform(Policy):
    """Every option is equally likely."""

    def pick(self, g: Game, slot: i64, dice: Dice) -> i64:
        return dice.below(len(g.menus[slot]))


def playout(g: Game, policy: Policy, dice: Dice, limit: i64 = 1_000_000) -> i64:
    """Play on until the game is over or ``limit`` choices have been made; returns how many were made.

    Where several seats are asked at once, they answer in the order they are listed. Neither events nor choices are
    noted, so the game has no record afterwards: play on a clone.
    """
    g.listening = False
    g.recorded = False
    made: i64 = 0
    while g.result is None and made < limit:
        g.choose(0, policy.pick(g, 0, dice))
        made += 1
    return made
