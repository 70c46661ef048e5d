"""Many games with the same configuration: seeds S, S + 1, ... and what came of them.

The result depends only on the plan, never on the number of processes: games are dealt to processes in chunks of
consecutive seeds and added up in the order of the seeds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from lairwright.bots.registry import check_bot, make_bot
from lairwright.bots.seat import Seat
from lairwright.games import BOSS_MONSTER, game_kind, start
from lairwright.kernel.config import MAX_SEED, Config, OptionValue
from lairwright.kernel.errors import LairwrightError, SetupError
from lairwright.kernel.game import Game
from lairwright.lab.processes import results

RANDOM: Final = "random"
#: Simulations a bot may spend on one choice, unless the plan says otherwise.
DEFAULT_BUDGET: Final = 40
#: More choices than any game needs; one that goes on is reported as an error instead of hanging the run.
LONGEST_GAME: Final = 20_000
_CHUNKS_PER_JOB: Final = 16
_LARGEST_CHUNK: Final = 500


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    game: str = BOSS_MONSTER
    seats: int = 2
    games: int = 100
    seed: int = 0
    bot: str = RANDOM
    jobs: int = 1
    preset: str = "default"
    #: ``None``: the sets the game comes with.
    sets: tuple[str, ...] | None = None
    variants: tuple[str, ...] = ()
    options: tuple[tuple[str, OptionValue], ...] = ()
    budget: int = DEFAULT_BUDGET

    def config(self, seed: int) -> Config:
        sets = game_kind(self.game).default_sets if self.sets is None else self.sets
        return Config(self.game, self.seats, seed, self.preset, sets, self.variants, dict(self.options))


@dataclass
class Tally:
    """The sums over some games; ``wins`` counts every winner of a shared victory."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    outcomes: dict[str, int] = field(default_factory=dict)
    wins: list[int] = field(default_factory=list)
    #: Seed and message of every game the engine could not finish: none, unless there is a bug.
    errors: list[tuple[int, str]] = field(default_factory=list)
    began: float = float("inf")
    ended: float = 0.0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        for reason, count in other.outcomes.items():
            self.outcomes[reason] = self.outcomes.get(reason, 0) + count
        self.wins = [a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]
        self.errors += other.errors
        self.began = min(self.began, other.began)
        self.ended = max(self.ended, other.ended)


@dataclass
class Report:
    """A plan and what came of it."""

    plan: Plan
    tally: Tally

    @property
    def seconds(self) -> float:
        """From the start of the first game to the end of the last; starting processes is not counted."""
        return max(self.tally.ended - self.tally.began, 0.0)

    def as_data(self) -> dict[str, object]:
        """The stable JSON form (docs/cli.md)."""
        plan, tally = self.plan, self.tally
        finished = tally.games - len(tally.errors)
        return {
            "game": plan.game,
            "preset": plan.preset,
            "sets": list(plan.config(plan.seed).sets),
            "variants": list(plan.variants),
            "options": dict(plan.options),
            "seats": plan.seats,
            "seed": plan.seed,
            "bot": plan.bot,
            "budget": plan.budget,
            "jobs": plan.jobs,
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(tally.decisions / self.seconds, 1) if self.seconds else 0.0,
            "games_per_second": round(tally.games / self.seconds, 1) if self.seconds else 0.0,
            "outcomes": dict(sorted(tally.outcomes.items())),
            "wins": tally.wins,
            "rounds": round(tally.rounds / finished, 4) if finished else 0.0,
            "errors": len(tally.errors),
            "failed_seeds": [{"seed": seed, "error": message} for seed, message in tally.errors],
        }


def play_randomly(game: Game, seed: int) -> int:
    """Play to the end with uniformly random choices, without events; returns the number of choices.

    The dice are the standard library's, because on an interpreted engine they are much faster than a stream of ours
    (and ``random()`` gives the same numbers on every Python version).
    """
    dice = random.Random(f"bot/random/{seed}").random
    choose = game.choose
    game.recorded = False  # nobody will ask how it went
    count = 0
    while game.result is None and count < LONGEST_GAME:
        slots = len(game.open)
        slot = int(dice() * slots) if slots > 1 else 0
        choose(slot, int(dice() * len(game.menus[slot])))
        count += 1
    return count


def play_with_bots(game: Game, bot: str, seed: int, budget: int) -> int:
    """Play to the end with one bot of that name at each seat; returns the number of choices."""
    seats = game.config.seats
    places = [Seat(game, seat) for seat in range(seats)]
    players = [make_bot(bot, seed * seats + seat, game.config.game) for seat in range(seats)]
    count = 0
    while game.result is None and count < LONGEST_GAME:
        seat = game.open[0]
        game.choose(0, players[seat].choose(places[seat], budget))
        count += 1
    return count


def simulate(plan: Plan, progress: Callable[[int], None] | None = None) -> Report:
    """Play the games of a plan; ``progress`` is told how many more are done."""
    _check(plan)
    total = Tally(wins=[0] * plan.seats)
    for part in _parts(plan):
        total.add(part)
        if progress:
            progress(part.games)
    return Report(plan, total)


def _check(plan: Plan) -> None:
    if plan.games < 1:
        raise SetupError(
            f"a simulation needs at least one game, not {plan.games}", "simulation-games", {"games": str(plan.games)}
        )
    if plan.jobs < 1:
        raise SetupError(
            f"a simulation needs at least one process, not {plan.jobs}", "simulation-jobs", {"jobs": str(plan.jobs)}
        )
    if plan.budget < 1:
        raise SetupError(
            f"a bot needs a budget of at least one simulation, not {plan.budget}",
            "bot-budget",
            {"budget": str(plan.budget)},
        )
    game_kind(plan.game)
    check_bot(plan.bot, plan.game)
    if plan.seed + plan.games - 1 > MAX_SEED:
        raise SetupError(
            f"{plan.games} games from seed {plan.seed} on would pass the largest seed, {MAX_SEED}",
            "last-seed",
            {"games": str(plan.games), "seed": str(plan.seed), "last": str(MAX_SEED)},
        )
    start(plan.config(plan.seed))  # complains about every other word of the configuration


def _parts(plan: Plan) -> Iterator[Tally]:
    size = max(1, min(_LARGEST_CHUNK, plan.games // (plan.jobs * _CHUNKS_PER_JOB)))
    ends = plan.seed + plan.games
    chunks = [(first, min(first + size, ends)) for first in range(plan.seed, ends, size)]
    yield from results(partial(play_chunk, plan), chunks, plan.jobs, partial(_warm_up, plan))


def _warm_up(plan: Plan) -> None:
    """Load the cards before the clock starts."""
    start(plan.config(plan.seed))


def play_chunk(plan: Plan, chunk: tuple[int, int]) -> Tally:
    """Play the seeds from the chunk's first number up to, but not including, the second. Runs in a process of its own
    when there are several."""
    first, end = chunk
    tally = Tally(wins=[0] * plan.seats, began=time.monotonic())
    for seed in range(first, end):
        tally.games += 1
        try:
            game = start(plan.config(seed), listening=False)
            if plan.bot == RANDOM:
                tally.decisions += play_randomly(game, seed)
            else:
                tally.decisions += play_with_bots(game, plan.bot, seed, plan.budget)
        except LairwrightError:
            raise  # bad input, the same for every game
        except Exception as problem:  # a bug in the engine: the other games still count, and the seed is reported
            tally.errors.append((seed, f"{type(problem).__name__}: {problem}"))
            continue
        if game.result is None:
            tally.errors.append((seed, f"not over after {LONGEST_GAME} choices"))
            continue
        tally.rounds += game.round_number()
        tally.outcomes[game.result.reason] = tally.outcomes.get(game.result.reason, 0) + 1
        for winner in game.result.winners:
            tally.wins[winner] += 1
    tally.ended = time.monotonic()
    return tally
