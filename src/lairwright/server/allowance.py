"""How much somebody may ask for: a burst, then a steady rate per second."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, final

from lairwright.server.refusals import Denied

_MOST_REMEMBERED: Final = 10_000


@final
class Allowance:
    """What one connection or address may do."""

    def __init__(self, burst: int, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left = float(burst)
        self._at = now

    def take(self, now: float, cost: int = 1) -> bool:
        """Take this much, if there is enough left."""
        self._left = min(float(self.burst), self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


@final
class Allowances:
    """The same for each of many addresses; those that have been quiet for a while are forgotten."""

    def __init__(self, burst: int, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._known: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, who: str, now: float, cost: int = 1) -> bool:
        """Take this much from an address, if there is enough left."""
        allowance = self._known.pop(who, None) or Allowance(self.burst, self.rate, now)
        self._known[who] = allowance
        if len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)
        return allowance.take(now, cost)


@final
class Sockets:
    """A limit on sockets per address; 0 means no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        """Hold one of them while the context lasts, or be refused."""
        if self.most and self._taken[who] >= self.most:
            raise Denied("too-many-sockets", 429, most=str(self.most))
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]
