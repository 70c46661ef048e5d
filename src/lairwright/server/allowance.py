"""How much somebody may ask for: a burst, and so much a second after it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, final

_MOST_REMEMBERED: Final = 10_000


@final
class Allowance:
    """What one connection or address may do."""

    def __init__(self, burst: int, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left = float(burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Whether there is one left."""
        self._left = min(float(self.burst), self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


@final
class Allowances:
    """The same for each of many addresses; those that asked for nothing for long are forgotten."""

    def __init__(self, burst: int, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._known: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        """Whether there is one left for this address."""
        allowance = self._known.pop(who, None) or Allowance(self.burst, self.rate, now)
        self._known[who] = allowance
        if len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)
        return allowance.take(now)
