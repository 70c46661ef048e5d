"""The bot that plans one round: every option in the same re-dealt worlds, judged by hand-made weights.

It differs from ``greedy`` in two ways. The others don't stand still: everybody plays the round out by the quick policy.
And the position is judged as a race: the chance of winning, from Souls, Wounds, who comes where next, who would die
there, what is held (:mod:`lairwright.bots.weights`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from lairwright.bots.fast.rollout import roll
from lairwright.bots.lore import Mind
from lairwright.bots.minds import hand_made_mind
from lairwright.bots.seat import Seat
from lairwright.bots.thinking import ThinkingBot, best_of
from lairwright.kernel.game import Game
from lairwright.kernel.streams import Dice, Streams, seed_words

#: How deep questions that follow from a choice are tried.
_DEPTH: Final = 2
_LONGEST_ROLL: Final = 600


@final
class PlannerBot(ThinkingBot):
    """Looks one round ahead. ``budget`` counts lines played; a world is always finished.

    ``mind`` says how to think about a world.
    """

    def __init__(
        self, seed: int, mind: Callable[[Game], Mind] = hand_made_mind, stop: Callable[[], bool] | None = None
    ) -> None:
        super().__init__(stop)
        self._streams = Streams(seed_words(seed, ("bot/planner",)))
        self.mind = mind

    def choose(self, seat: Seat, budget: int) -> int:
        self.best = 0
        count = seat.option_count
        if count == 1:
            return 0
        totals = [0.0] * count
        spent = self.simulations
        dice = Dice(self._streams.seed(0), "bot/planner/rolls")
        while self.simulations == spent or self.simulations - spent < budget:
            world = seat.sample(self._streams.seed(0))
            world.listening = world.recorded = False
            mind = self.mind(world)
            slot = world.open.index(seat.seat)
            for index in range(count):
                totals[index] += self._try(world, mind, dice, slot, index, world.round_number(), 0)
                if self.halted():
                    return self.best
            self.best = best_of(totals)
        return self.best

    def _try(self, g: Game, mind: Mind, dice: Dice, slot: int, index: int, last_round: int, depth: int) -> float:
        """The seat's chance if it takes this option."""
        seat = g.open[slot]
        trial = g.clone()
        trial.choose(slot, index)
        if depth < _DEPTH and trial.open == [seat] and trial.question(seat)[0] in mind.follow_ups:
            options = range(len(trial.menus[0]))
            return max(self._try(trial, mind, dice, 0, option, last_round, depth + 1) for option in options)
        self.simulations += 1
        roll(trial, mind.pilot, dice, last_round, _LONGEST_ROLL)
        return mind.judge.chances(trial)[seat]
