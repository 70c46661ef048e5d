"""What stands between a bot and a table: a bot that fails still plays something legal, and the problem is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from lairwright.bots.seat import Bot, Seat
from lairwright.bots.thinking import ThinkingBot


@final
class GuardedBot:
    """A bot whose failures don't reach the table: it plays the best option it had found.

    ``budget`` replaces the caller's if the bot's name contains one; bots that think for long keep asking ``stop``, and
    when it is true they play the best option so far.
    """

    def __init__(self, bot: Bot, budget: int | None = None, stop: Callable[[], bool] | None = None) -> None:
        self.bot = bot
        self.budget = budget
        self._failures: list[str] = []
        if stop is not None and isinstance(bot, ThinkingBot):
            bot.stop = stop

    def choose(self, seat: Seat, budget: int) -> int:
        count = seat.option_count  # the caller's mistake if this seat isn't asked
        try:
            choice = self.bot.choose(seat, budget if self.budget is None else self.budget)
            if 0 <= choice < count:
                return choice
            self._failures.append(f"option {choice} of {count}")
        except Exception as problem:  # a bug in the bot: the game goes on
            self._failures.append(f"{type(problem).__name__}: {problem}")
        best = self.bot.best if isinstance(self.bot, ThinkingBot) else 0
        return best if 0 <= best < count else 0  # the first one: passing or declining, if that is possible

    @property
    def simulations(self) -> int | None:
        """Simulations over all choices, or ``None`` for a bot that runs none."""
        found: object = getattr(self.bot, "simulations", None)
        return found if isinstance(found, int) else None

    @property
    def failures(self) -> list[str]:
        """What went wrong so far: nothing, unless there is a bug."""
        inner: object = getattr(self.bot, "failures", None)
        return self._failures + (inner if isinstance(inner, list) else [])
