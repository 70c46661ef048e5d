"""Playing a game to its end without leaving the engine: for search and simulation.

Compiled, nothing in this loop crosses into interpreted code.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from lairwright.dungeon.table import Table
from lairwright.kernel.streams import Streams


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a playout chooses. One written outside the engine works as well, more slowly."""

    def pick(self, g: Table, slot: i64, rolls: Streams) -> i64:
        """The index of an option of the open question in ``slot``; ``rolls`` is the playout's own randomness."""
        return 0


@final
class Uniform(Policy):
    """Every option is as likely as any other."""

    def pick(self, g: Table, slot: i64, rolls: Streams) -> i64:
        return rolls.below(0, len(g.menus[slot]))


def playout(g: Table, policy: Policy, rolls: Streams, limit: i64 = 1_000_000) -> i64:
    """Play on until the game is over, or ``limit`` choices were made; returns how many were.

    Where several seats are asked at once they answer in the order in which they are listed. Events are not noted.
    """
    g.listening = False
    made: i64 = 0
    while g.result is None and made < limit:
        g.choose(0, policy.pick(g, 0, rolls))
        made += 1
    return made
