"""The frozen bot: the fixed point against which others are measured over the years. Do not improve it.

It tries every option in re-dealt worlds, lets chance play the games to their ends, and takes the option that won most.
It knows nothing about any game and uses only the kernel, so nothing learnt or tuned elsewhere affects it. A test pins
its whole stream of choices by a hash.
"""

from __future__ import annotations

from typing import Final, final

from lairwright.bots.seat import Seat
from lairwright.kernel.playout import Uniform, playout
from lairwright.kernel.streams import Dice, Streams, seed_words

#: About how many games are played to the end for one choice, whatever the budget: a reference never varies.
_GAMES: Final = 60
_LONGEST_GAME: Final = 5000


@final
class ReferenceBot:
    """Flat Monte Carlo with random play."""

    def __init__(self, seed: int) -> None:
        self._streams = Streams(seed_words(seed, ("bot/reference",)))
        self.simulations = 0

    def choose(self, seat: Seat, budget: int) -> int:
        count = seat.option_count
        if count == 1:
            return 0
        dice = Dice(self._streams.seed(0), "bot/reference/rolls")
        policy = Uniform()
        totals = [0.0] * count
        for _ in range(max(1, _GAMES // count)):
            world = seat.sample(self._streams.seed(0))
            slot = world.open.index(seat.seat)
            for index in range(count):
                trial = world.clone()
                trial.listening = trial.recorded = False
                trial.choose(slot, index)
                playout(trial, policy, dice, _LONGEST_GAME)
                self.simulations += 1
                if trial.result is not None and seat.seat in trial.result.winners:
                    totals[index] += 1.0 / len(trial.result.winners)
        return totals.index(max(totals))
