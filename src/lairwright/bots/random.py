"""The bot that takes any option, all with the same chance."""

from __future__ import annotations

from typing import final

from lairwright.bots.seat import Seat
from lairwright.kernel.streams import Streams, seed_words


@final
class RandomBot:
    """Uniform over the options; the same seed gives the same choices."""

    def __init__(self, seed: int) -> None:
        self._streams = Streams(seed_words(seed, ("bot/random",)))

    def choose(self, seat: Seat, budget: int) -> int:
        return self._streams.below(0, seat.option_count)
