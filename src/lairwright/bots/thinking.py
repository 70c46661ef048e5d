"""What bots that take their time have in common: they count, they can be stopped, and they always have an answer."""

from __future__ import annotations

from collections.abc import Callable


class ThinkingBot:
    """``stop`` is asked while thinking: true, and the best so far is played."""

    def __init__(self, stop: Callable[[], bool] | None = None) -> None:
        self.stop = stop
        #: Simulations so far, over all choices.
        self.simulations = 0
        #: The best option found so far for the choice in hand: what is played if the bot fails in the middle of it.
        self.best = 0

    def halted(self) -> bool:
        """Whether somebody wants the choice now."""
        return self.stop is not None and self.stop()


def best_of(totals: list[float]) -> int:
    """The first of the options with the highest total."""
    return totals.index(max(totals))
