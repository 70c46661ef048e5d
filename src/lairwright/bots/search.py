"""The bot that searches: information-set Monte Carlo tree search.

Every simulation plays in a world re-dealt for the seat (``Seat.sample``): what the seat can't see is never read, only
guessed, and each guess is different. In such a world the bot tries an option, lets everybody play on by a quick policy
for a few rounds, and asks a judge how good the result is.

- **The tree** (:mod:`lairwright.bots.fast.tree`) holds the seat's own choices. A node stands for all worlds that the
  seat can't tell apart there. An option is chosen by its upper confidence bound; options the policy likes less are
  considered only after enough visits (progressive widening).
- **Rivals** choose by the quick policy, from what they hold in that world and what is face up. Their secret and
  simultaneous choices are part of the guess: they never depend on the seat's own.
- **At the root** the budget is shared out by sequential halving: every remaining option is tried in the same worlds,
  the worse half is dropped, and so on. One deal serves all of them, which saves time and evens out luck: differences
  soon show, so an option that is clearly behind is dropped at once, and a choice that is clear, or doesn't matter,
  takes only part of the budget.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final, final

from lairwright.bots.fast.tree import Edge, Tree
from lairwright.bots.lore import Mind
from lairwright.bots.minds import mind_for
from lairwright.bots.seat import Seat
from lairwright.bots.thinking import ThinkingBot
from lairwright.kernel.game import Game
from lairwright.kernel.streams import Dice, Streams, seed_words

_WIDENING: Final = 1.2
#: Every option at the root is tried at least this often, or the least liked are left out.
_FEWEST_TRIES: Final = 4
#: An option is dropped when the best one is ahead of it by this many standard errors of their difference, over at least
#: this many worlds in which both were tried.
_CLEARLY_AHEAD: Final = 2.5
_WORLDS_TO_BE_SURE: Final = 24
#: The search ends when no remaining option can be better than the best one by more than this chance of winning.
_ALL_THE_SAME: Final = 0.004
#: After this many failed simulations, the bot plays the best option it has found.
_MOST_FAILURES: Final = 3


@dataclass(frozen=True)
class Estimate:
    """What the search thinks of one option: its index, the chance of winning with it, and from how many simulations."""

    index: int
    chance: float
    visits: int


@final
class SearchBot(ThinkingBot):
    """Runs at most as many simulations as the budget says, fewer if the choice is clear.

    ``mind`` says how to think about a world.
    """

    def __init__(
        self, seed: int, mind: Callable[[Game], Mind] = mind_for, stop: Callable[[], bool] | None = None
    ) -> None:
        super().__init__(stop)
        self._streams = Streams(seed_words(seed, ("bot/search",)))
        self.mind = mind
        #: What went wrong in simulations: nothing, unless there is a bug; the bot goes on without them.
        self.failures: list[str] = []

    def choose(self, seat: Seat, budget: int) -> int:
        if seat.option_count == 1:
            return 0
        return self.think(seat, budget)[0].index

    def think(self, seat: Seat, budget: int) -> list[Estimate]:
        """Every option, best first. Those that were never tried come last, with no chance."""
        hunt = _Hunt(self, seat)
        hunt.run(budget)
        return hunt.ranking()

    def draw(self) -> int:
        """A seed for thinking."""
        return self._streams.seed(0)


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
        #: The chances each option had, world by world; the remaining ones were tried in the same worlds.
        self.chances: list[list[float]] = [[] for _ in self.edges]

    def run(self, budget: int) -> None:
        """Sequential halving and racing; whatever happens, :meth:`ranking` has an answer."""
        try:
            self._prepare()
        except Exception as problem:  # see SearchBot.failures
            self._failed(problem)
            return
        alive = self.order[: max(2, budget // _FEWEST_TRIES)]
        left = budget
        worlds = 0
        while left > 0 and len(alive) > 1:
            phases = max(1, (len(alive) - 1).bit_length())
            until = worlds + max(1, left // phases // len(alive))
            while worlds < until:
                if left <= 0 or self._over():
                    return
                self._try_all(alive)
                worlds += 1
                left -= len(alive)
                if _is_round(len(self.chances[alive[0]])):
                    before = len(alive)
                    alive = self._race(alive)
                    if len(alive) < before:
                        break  # the rest is shared out again
            else:
                if len(alive) > 2:
                    alive.sort(key=lambda index: -self.edges[index].mean())
                    alive = alive[: (len(alive) + 1) // 2]

    def _prepare(self) -> None:
        world = self._world()
        mind = self.bot.mind(world)
        likings = mind.pilot.likings(world, world.open.index(self.seat.seat))
        self.order.sort(key=lambda index: -likings[index])
        self.tree = Tree(self.seat.seat, mind.pilot, mind.judge, Dice(0), mind.curiosity, _WIDENING)
        self.last_round = world.round_number() + mind.rounds

    def _race(self, alive: list[int]) -> list[int]:
        """Those that may still be the best; just the best one if the others are as good or clearly worse.

        All were tried in the same worlds, so their luck is the same and small differences soon show.
        """
        best = max(alive, key=lambda index: self.edges[index].mean())
        kept = [best]
        hopeful = False
        for index in alive:
            if index == best:
                continue
            behind, error = _difference(self.chances[best], self.chances[index])
            if behind < _CLEARLY_AHEAD * error:
                kept.append(index)
                hopeful |= _CLEARLY_AHEAD * error - behind > _ALL_THE_SAME
        return kept if hopeful else [best]

    def _over(self) -> bool:
        return self.failures >= _MOST_FAILURES or self.bot.halted()

    def _failed(self, problem: Exception) -> None:
        self.failures += 1
        self.bot.failures.append(f"{type(problem).__name__}: {problem}")

    def _world(self) -> Game:
        world = self.seat.sample(self.bot.draw())
        world.listening = world.recorded = False
        return world

    def _try_all(self, alive: list[int]) -> None:
        """Try every remaining option in one world."""
        assert self.tree is not None
        chances: list[float] = []
        try:
            world = self._world()
            slot = world.open.index(self.seat.seat)
            luck = Dice(self.bot.draw(), "rolls")
            for index in alive:
                self.bot.simulations += 1
                self.tree.dice.rewind_to(luck)  # the same luck for every option: differences are its own doing
                chances.append(self.tree.simulate(world.clone(), slot, index, self.edges[index], self.last_round))
        except Exception as problem:
            self._failed(problem)
            return  # a world that not all options have seen compares nothing
        for index, chance in zip(alive, chances, strict=True):
            self.chances[index].append(chance)

    def ranking(self) -> list[Estimate]:
        """By visits first: halving gives them to the better ones; then by chance, then by the policy's liking."""
        place = {index: at for at, index in enumerate(self.order)}
        edges = self.edges
        ranked = sorted(self.order, key=lambda index: (-edges[index].visits, -edges[index].mean(), place[index]))
        return [Estimate(index, edges[index].mean(), int(edges[index].visits)) for index in ranked]


def _is_round(worlds: int) -> bool:
    """The numbers of worlds after which it's worth checking who is behind: 24, 32, 48, 64 and so on."""
    if worlds < _WORLDS_TO_BE_SURE:
        return False
    while worlds % 2 == 0:
        worlds //= 2
    return worlds in (1, 3)


def _difference(first: list[float], second: list[float]) -> tuple[float, float]:
    """How far the first was ahead on average, and the standard error of that."""
    count = len(first)
    gaps = [one - other for one, other in zip(first, second, strict=True)]
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean, sqrt(spread / count)
