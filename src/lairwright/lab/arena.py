"""Bots against bots: seat-rotated games on shared seeds, and how sure the difference is.

Apart from times, the result depends only on the plan: the order of the games is fixed, a bot's thinking is seeded by
the game's seed and the seat, and games are added up in order, however many processes play them.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from lairwright.bots.registry import check_bot, make_bot
from lairwright.bots.seat import Seat
from lairwright.games import BOSS_MONSTER, game_kind, start
from lairwright.kernel.config import MAX_SEED, Config, OptionValue, check_seed
from lairwright.kernel.errors import SetupError
from lairwright.kernel.outcome import Outcome
from lairwright.lab.processes import results
from lairwright.lab.seating import Fixture, Seating, match_ups, rounds
from lairwright.lab.simulate import DEFAULT_BUDGET, LONGEST_GAME

#: The games of a match-up are listed before they are played: this many fit into memory, and nobody needs more.
MOST_GAMES: Final = 1_000_000


@dataclass(frozen=True)
class ArenaPlan:
    """Who plays what, and how often. Each match-up plays ``games`` games, rounded up to full rotations of the seats."""

    bots: tuple[str, ...]
    game: str = BOSS_MONSTER
    #: ``None``: as few as the game allows.
    seats: int | None = None
    games: int = 100
    seed: int = 0
    jobs: int = 1
    #: How many seats each bot takes; ``None``: see :func:`lairwright.lab.seating.match_ups`.
    mix: tuple[int, ...] | None = None
    #: Simulations per choice, for bots whose names don't give a number.
    budget: int = DEFAULT_BUDGET
    preset: str = "default"
    #: ``None``: the sets the game comes with.
    sets: tuple[str, ...] | None = None
    variants: tuple[str, ...] = ()
    options: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def table(self) -> int:
        """The number of seats."""
        return game_kind(self.game).fewest_seats if self.seats is None else self.seats

    def config(self, seed: int) -> Config:
        sets = game_kind(self.game).default_sets if self.sets is None else self.sets
        return Config(self.game, self.table, seed, self.preset, sets, self.variants, dict(self.options))

    def tables(self) -> list[Seating]:
        """The match-ups, as rows of ``bots``."""
        return match_ups(self.bots, self.table, self.mix)

    def schedule(self) -> list[list[Fixture]]:
        """All games, by seed, in the order that counts."""
        return list(rounds(self.tables(), self.seed, self.games))


@dataclass(frozen=True)
class Played:
    """What came of one game; all lists are by seat."""

    fixture: Fixture
    #: 0 for the winner or winners, more for those behind; seats that tie have the same place.
    places: tuple[int, ...]
    reason: str
    rounds: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    #: ``None`` for a bot that makes none.
    simulations: tuple[int | None, ...]
    #: What went wrong in a bot that played on anyway: nothing, unless there is a bug.
    failures: tuple[tuple[str, ...], ...]
    #: A hash of all choices: the same if and only if the same game was played.
    digest: bytes
    #: What went wrong, or nothing.
    error: str = ""

    @property
    def points(self) -> tuple[float, ...]:
        """One point for a win, divided among those who share it."""
        winners = self.places.count(0)
        return tuple(1 / winners if place == 0 else 0.0 for place in self.places)


@dataclass(frozen=True)
class ArenaRun:
    """A plan and its games: ``rounds`` holds those of every seed on which all of them could be played."""

    plan: ArenaPlan
    rounds: list[list[Played]]
    #: Games that failed: none, unless there is a bug. The other games of their seeds do not count either, so that what
    #: counts is fair to every seat.
    failed: list[Played]
    seconds: float


def check_plan(plan: ArenaPlan) -> None:
    """Complain about anything in the plan that cannot be played, before the first game."""
    if len(plan.bots) < 2:
        raise SetupError(
            f"an arena needs at least two bots, not {len(plan.bots)}", "arena-bots", {"bots": str(len(plan.bots))}
        )
    if plan.games < 1:
        raise SetupError(
            f"an arena needs at least one game, not {plan.games}", "arena-games", {"games": str(plan.games)}
        )
    if plan.games > MOST_GAMES:
        raise SetupError(
            f"an arena plays at most {MOST_GAMES} games of a match-up, not {plan.games}",
            "arena-most-games",
            {"most": str(MOST_GAMES), "games": str(plan.games)},
        )
    if plan.jobs < 1:
        raise SetupError(
            f"an arena needs at least one process, not {plan.jobs}", "arena-jobs", {"jobs": str(plan.jobs)}
        )
    if plan.budget < 1:
        raise SetupError(
            f"a bot needs a budget of at least one simulation, not {plan.budget}",
            "bot-budget",
            {"budget": str(plan.budget)},
        )
    check_seed(plan.seed)
    game_kind(plan.game)
    for name in plan.bots:
        check_bot(name, plan.game)
    start(plan.config(plan.seed))  # complains about every other word of the configuration
    if plan.schedule()[-1][0].seed > MAX_SEED:
        raise SetupError(
            f"{plan.games} games from seed {plan.seed} on would pass the largest seed, {MAX_SEED}",
            "last-seed",
            {"games": str(plan.games), "seed": str(plan.seed), "last": str(MAX_SEED)},
        )


def run_arena(plan: ArenaPlan, progress: Callable[[Played], None] | None = None) -> ArenaRun:
    """Play the games of a plan; ``progress`` is told of each."""
    check_plan(plan)
    schedule = plan.schedule()
    fixtures = [fixture for fixtures in schedule for fixture in fixtures]
    complete: list[list[Played]] = []
    failed: list[Played] = []
    began = time.monotonic()
    played = results(partial(play_fixture, plan), fixtures, plan.jobs, partial(_warm_up, plan))
    for fixtures in schedule:
        games: list[Played] = []
        for _ in fixtures:
            game = next(played)
            games.append(game)
            if progress:
                progress(game)
        bad = [game for game in games if game.error]
        failed += bad
        if not bad:
            complete.append(games)
    next(played, None)  # lets the processes go
    return ArenaRun(plan, complete, failed, time.monotonic() - began)


def _warm_up(plan: ArenaPlan) -> None:
    """Load the cards before any bot's clock starts."""
    start(plan.config(plan.seed))


def play_fixture(plan: ArenaPlan, fixture: Fixture) -> Played:
    """One game. Runs in a process of its own when there are several."""
    count = plan.table
    decisions = [0] * count
    seconds = [0.0] * count
    simulations: list[int | None] = [None] * count
    failures: list[tuple[str, ...]] = [()] * count
    places: tuple[int, ...] = (0,) * count
    digest = hashlib.blake2b(digest_size=16)
    reason = error = ""
    turns = 0
    names = [plan.bots[row] for row in fixture.seating]
    try:
        game = start(plan.config(fixture.seed), listening=False)
        seats = [Seat(game, seat) for seat in range(count)]
        # Seeded by seat, not by bot: when equal bots meet, every rotation is the same game, and nobody is ahead.
        bots = [make_bot(name, fixture.seed * count + seat, plan.game) for seat, name in enumerate(names)]
        while game.result is None and sum(decisions) < LONGEST_GAME:
            seat = game.open[0]
            began = time.perf_counter()
            choice = bots[seat].choose(seats[seat], plan.budget)
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
            digest.update(b"%d:%d " % (seat, choice))
            game.choose(0, choice)
        simulations = [bot.simulations for bot in bots]
        failures = [tuple(bot.failures) for bot in bots]
        if game.result is None:
            error = f"not over after {LONGEST_GAME} choices"
        else:
            places = _places(game.result, game_kind(plan.game).ties_by_score)
            reason = game.result.reason
            turns = game.round_number()
    except Exception as problem:  # a bug in a bot or the engine: the other games still count, and this one is reported
        error = f"{type(problem).__name__}: {problem}"
    return Played(
        fixture,
        places,
        reason,
        turns,
        tuple(decisions),
        tuple(seconds),
        tuple(simulations),
        tuple(failures),
        digest.digest(),
        error,
    )


def _places(outcome: Outcome, ties_by_score: bool) -> tuple[int, ...]:
    places = [0] * len(outcome.ranking)
    for place, seat in enumerate(outcome.ranking):
        before = outcome.ranking[place - 1]
        if seat in outcome.winners:
            places[seat] = 0
        elif ties_by_score and place and outcome.scores[seat] == outcome.scores[before]:
            places[seat] = places[before]
        else:
            places[seat] = place
    return tuple(places)
