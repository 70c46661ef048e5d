"""The bot that searches: information-set Monte Carlo tree search.

Every simulation plays in a world that is dealt anew for the seat (``Seat.sample``): what the seat cannot see is never
read, only guessed, and each guess is another. In such a world the bot tries an option, lets everybody play on by a
quick policy for a few rounds, and asks a judge how good the result is.

- **The tree** (:mod:`lairwright.bots.fast.tree`) holds the seat's own choices. A node stands for all worlds that the
  seat cannot tell apart there. An option is taken by its upper confidence bound; options the policy likes less are
  looked at only when there are visits enough (progressive widening).
- **Rivals** choose by the quick policy, from what they hold in that world and what lies open. Their secret and
  simultaneous choices are part of the guess: they never depend on the seat's own.
- **At the root** the budget is shared out by sequential halving: every option that is still in is tried in the same
  worlds, the worse half is dropped, and so on. One deal serves all of them, which saves time and luck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from lairwright.bots.fast.tree import Edge, Tree
from lairwright.bots.minds import Mind, mind_for
from lairwright.bots.seat import Seat
from lairwright.kernel.game import Game
from lairwright.kernel.streams import Dice, Streams, seed_words

_CURIOSITY: Final = 0.35
_WIDENING: Final = 1.2
#: Every option at the root is tried at least so often, or the least liked are left out.
_FEWEST_TRIES: Final = 4
#: The search ends early when the best option is ahead of the second by so many standard errors of their difference,
#: taken over so many common worlds at least.
_CLEARLY_AHEAD: Final = 3.0
_WORLDS_TO_BE_SURE: Final = 24
#: After so many simulations that failed the bot plays the best it has found.
_MOST_FAILURES: Final = 3


@dataclass(frozen=True)
class Estimate:
    """What the search thinks of one option: its index, the chance to win with it, and from how many simulations."""

    index: int
    chance: float
    visits: int


@final
class SearchBot:
    """At most as many simulations as the budget says; fewer where the choice is clear.

    ``stop`` is asked between simulations: true, and the best so far is played. ``mind`` says how to think of a world.
    """

    def __init__(
        self, seed: int, mind: Callable[[Game], Mind] = mind_for, stop: Callable[[], bool] | None = None
    ) -> None:
        self._streams = Streams(seed_words(seed, ("bot/search",)))
        self._stop = stop
        self.mind = mind
        #: Simulations so far, over all choices.
        self.simulations = 0
        #: What went wrong in simulations: nothing, unless there is a bug; the bot goes on without them.
        self.failures: list[str] = []

    def choose(self, seat: Seat, budget: int) -> int:
        if seat.option_count == 1:
            return 0
        return self.think(seat, budget)[0].index

    def think(self, seat: Seat, budget: int) -> list[Estimate]:
        """Every option, the best first. Those that were never tried come last, with no chance."""
        hunt = _Hunt(self, seat)
        hunt.run(budget)
        return hunt.ranking()

    def draw(self) -> int:
        """A seed for thinking."""
        return self._streams.seed(0)

    def halted(self) -> bool:
        """Whether somebody wants the choice now."""
        return self._stop is not None and self._stop()


class _Hunt:
    """The search for one choice."""

    def __init__(self, bot: SearchBot, seat: Seat) -> None:
        self.bot = bot
        self.seat = seat
        self.edges = [Edge() for _ in range(seat.option_count)]
        #: The options, the best liked first.
        self.order = list(range(seat.option_count))
        self.tree: Tree | None = None
        self.last_round = 0
        self.failures = 0
        #: How far the first of the last two options was ahead, world by world.
        self.gaps: list[float] = []

    def run(self, budget: int) -> None:
        """Sequential halving; whatever happens, :meth:`ranking` has an answer."""
        try:
            self._prepare()
        except Exception as problem:  # see SearchBot.failures
            self._failed(problem)
            return
        alive = self.order[: max(2, budget // _FEWEST_TRIES)]
        left = budget
        while left > 0 and not self._over():
            phases = max(1, (len(alive) - 1).bit_length())
            for _ in range(max(1, left // phases // len(alive))):
                if left <= 0 or self._over():
                    return
                self._try_all(alive)
                left -= len(alive)
                if len(alive) == 2 and self._settled():
                    return
            if len(alive) > 2:
                alive.sort(key=lambda index: -self.edges[index].mean())
                alive = alive[: (len(alive) + 1) // 2]

    def _prepare(self) -> None:
        world = self._world()
        mind = self.bot.mind(world)
        likings = mind.pilot.likings(world, world.open.index(self.seat.seat))
        self.order.sort(key=lambda index: -likings[index])
        self.tree = Tree(self.seat.seat, mind.pilot, mind.judge, Dice(0), _CURIOSITY, _WIDENING)
        self.last_round = world.round_number() + mind.rounds

    def _settled(self) -> bool:
        """Whether the last two are as good as decided. They were tried in the same worlds, so their luck is the same
        and a small difference soon shows."""
        gaps = self.gaps
        count = len(gaps)
        if count < _WORLDS_TO_BE_SURE or count % 8:
            return False
        mean = sum(gaps) / count
        spread = sum((gap - mean) ** 2 for gap in gaps) / count
        return mean * mean * count >= _CLEARLY_AHEAD * _CLEARLY_AHEAD * spread

    def _over(self) -> bool:
        return self.failures >= _MOST_FAILURES or self.bot.halted()

    def _failed(self, problem: Exception) -> None:
        self.failures += 1
        self.bot.failures.append(f"{type(problem).__name__}: {problem}")

    def _world(self) -> Game:
        world = self.seat.sample(self.bot.draw())
        world.listening = False
        return world

    def _try_all(self, alive: list[int]) -> None:
        """Every option that is still in, in one world."""
        assert self.tree is not None
        chances: list[float] = []
        try:
            world = self._world()
            slot = world.open.index(self.seat.seat)
            rolls = self.bot.draw()
            for index in alive:
                self.bot.simulations += 1
                self.tree.dice = Dice(rolls, "rolls")  # the same luck for every option: what differs is its own doing
                chances.append(self.tree.simulate(world.clone(), slot, index, self.edges[index], self.last_round))
        except Exception as problem:
            self._failed(problem)
        if len(alive) == 2 == len(chances):
            self.gaps.append(chances[0] - chances[1])

    def ranking(self) -> list[Estimate]:
        """By visits first: halving gives them to the better ones; then by chance, then by the policy's liking."""
        place = {index: at for at, index in enumerate(self.order)}
        edges = self.edges
        ranked = sorted(self.order, key=lambda index: (-edges[index].visits, -edges[index].mean(), place[index]))
        return [Estimate(index, edges[index].mean(), int(edges[index].visits)) for index in ranked]
