"""What bots that take their time have in common: they count, they can be stopped, and they always have an answer."""

from __future__ import annotations

from collections.abc import Callable


class ThinkingBot:
    """While thinking it keeps asking ``stop``; when that is true, it plays the best option so far."""

    def __init__(self, stop: Callable[[], bool] | None = None) -> None:
        self.stop = stop
        #: Simulations so far, over all choices.
        self.simulations = 0
        #: The best option so far for the current choice: it is played if the bot fails half-way.
        self.best = 0

    def halted(self) -> bool:
        """Whether the choice is wanted now."""
        return self.stop is not None and self.stop()


def best_of(totals: list[float]) -> int:
    """The first of the options with the highest total."""
    return totals.index(max(totals))
