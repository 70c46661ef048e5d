"""What an arena's games say: win shares, the cross table, times, ratings."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass

from lairwright.lab.arena import ArenaRun, Played
from lairwright.lab.intervals import Share, share_of
from lairwright.lab.ratings import Rating, can_rate, ratings


@dataclass(frozen=True)
class Standing:
    """One bot's row."""

    row: int
    name: str
    #: The games it won, from any of its seats; a shared win counts as a fraction.
    won: Share
    #: The share that as many seats would win if all bots were equal.
    even: float
    decisions: int
    seconds: float
    #: ``None``: the bot makes none.
    simulations: int | None
    #: Seed and message of what went wrong while it was thinking: nothing, unless there is a bug. It played on anyway.
    failures: tuple[tuple[int, str], ...]
    #: The share of games it won on each seat, of those it played there; ``None`` where it never sat.
    by_seat: tuple[float | None, ...]
    #: The share after each seed, in order: how the result settled.
    course: tuple[float, ...]
    rating: Rating | None = None

    @property
    def seconds_per_decision(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def simulations_per_decision(self) -> float | None:
        if self.simulations is None:
            return None
        return self.simulations / self.decisions if self.decisions else 0.0

    @property
    def verdict(self) -> int:
        """1: surely above an even share, -1: surely below it, 0: the interval holds both."""
        return (self.won.low > self.even) - (self.won.high < self.even)


@dataclass(frozen=True)
class Standings:
    """Everything an arena found out."""

    run: ArenaRun
    bots: list[Standing]
    #: By (row, column): how often the first finished ahead of the second; a shared place counts as half.
    pairs: dict[tuple[int, int], Share]

    @property
    def games(self) -> int:
        return sum(len(games) for games in self.run.rounds)

    @property
    def seeds(self) -> list[int]:
        return [games[0].fixture.seed for games in self.run.rounds]

    @property
    def outcomes(self) -> dict[str, int]:
        return dict(sorted(Counter(game.reason for games in self.run.rounds for game in games).items()))

    @property
    def rounds(self) -> float:
        """Rounds per game, on average."""
        return sum(game.rounds for games in self.run.rounds for game in games) / self.games if self.games else 0.0

    @property
    def fingerprint(self) -> str:
        """A hash of every choice in every game: two runs with the same one played the same games."""
        return hashlib.blake2b(
            b"".join(game.digest for games in self.run.rounds for game in games), digest_size=16
        ).hexdigest()

    def as_data(self) -> dict[str, object]:
        """The stable JSON form (docs/cli.md)."""
        plan = self.run.plan
        return {
            "game": plan.game,
            "preset": plan.preset,
            "sets": list(plan.config(plan.seed).sets),
            "variants": list(plan.variants),
            "options": dict(plan.options),
            "seats": plan.table,
            "seed": plan.seed,
            "budget": plan.budget,
            "jobs": plan.jobs,
            "match_ups": [[plan.bots[row] for row in table] for table in plan.tables()],
            "games": self.games,
            "seeds": self.seeds,
            "bots": [_bot_data(bot) for bot in self.bots],
            "pairs": [
                {
                    "row": row,
                    "column": column,
                    "bot": plan.bots[row],
                    "against": plan.bots[column],
                    **_share_data(pair),
                }
                for (row, column), pair in self.pairs.items()
            ],
            "rounds": round(self.rounds, 4),
            "outcomes": self.outcomes,
            "decisions": sum(bot.decisions for bot in self.bots),
            "seconds": round(self.run.seconds, 3),
            "fingerprint": self.fingerprint,
            "errors": len(self.run.failed),
            "failed": [
                {
                    "seed": game.fixture.seed,
                    "bots": [plan.bots[row] for row in game.fixture.seating],
                    "error": game.error,
                }
                for game in self.run.failed
            ],
        }


def _share_data(share: Share) -> dict[str, object]:
    return {
        "games": share.games,
        "wins": round(share.wins, 4),
        "win_share": round(share.share, 6),
        "low": round(share.low, 6),
        "high": round(share.high, 6),
    }


def _bot_data(bot: Standing) -> dict[str, object]:
    simulations = bot.simulations_per_decision
    rating = bot.rating
    return {
        "name": bot.name,
        **_share_data(bot.won),
        "even_share": round(bot.even, 6),
        "by_seat": [None if share is None else round(share, 6) for share in bot.by_seat],
        "decisions": bot.decisions,
        "seconds_per_decision": round(bot.seconds_per_decision, 9),
        "simulations_per_decision": None if simulations is None else round(simulations, 2),
        "failures": len(bot.failures),
        "rating": None
        if rating is None
        else {"mu": round(rating.mu, 4), "sigma": round(rating.sigma, 4), "ordinal": round(rating.ordinal, 4)},
    }


def standings(run: ArenaRun) -> Standings:
    """Add up the games of an arena, in order."""
    rows = range(len(run.plan.bots))
    rated: list[Rating] | None = None
    if len(rows) > 2 and can_rate():
        rated = ratings(len(rows), ((game.fixture.seating, game.places) for games in run.rounds for game in games))
    bots = [_standing(run, row, rated[row] if rated else None) for row in rows]
    pairs: dict[tuple[int, int], Share] = {}
    for row in rows:
        for column in rows:
            found = share_of(_meetings(games, row, column) for games in run.rounds)
            if row != column and found.games:
                pairs[row, column] = found
    return Standings(run, bots, pairs)


def _standing(run: ArenaRun, row: int, rating: Rating | None) -> Standing:
    seats = run.plan.table
    table = next(table for table in run.plan.tables() if row in table)
    seat_points = [0.0] * seats
    seat_games = [0] * seats
    decisions = 0
    seconds = 0.0
    simulations: int | None = 0
    failures: list[tuple[int, str]] = []
    per_seed: list[tuple[float, int]] = []
    course: list[float] = []
    points = 0.0
    count = 0
    for games in run.rounds:
        mine = [game for game in games if row in game.fixture.seating]
        on_seed = 0.0
        for game in mine:
            for seat, sitting in enumerate(game.fixture.seating):
                if sitting != row:
                    continue
                on_seed += game.points[seat]
                seat_points[seat] += game.points[seat]
                seat_games[seat] += 1
                decisions += game.decisions[seat]
                seconds += game.seconds[seat]
                more = game.simulations[seat]
                simulations = None if simulations is None or more is None else simulations + more
                failures += [(game.fixture.seed, problem) for problem in game.failures[seat]]
        per_seed.append((on_seed, len(mine)))
        points += on_seed
        count += len(mine)
        course.append(points / count)
    return Standing(
        row,
        run.plan.bots[row],
        share_of(per_seed),
        table.count(row) / seats,
        decisions,
        seconds,
        simulations,
        tuple(failures),
        tuple(won / games if games else None for won, games in zip(seat_points, seat_games, strict=True)),
        tuple(course),
        rating,
    )


def _meetings(games: list[Played], row: int, column: int) -> tuple[float, int]:
    """Points of one bot over another on a seed, and the games in which both sat."""
    points = 0.0
    count = 0
    for game in games:
        seating = game.fixture.seating
        if row not in seating or column not in seating:
            continue
        own = [place for place, sitting in zip(game.places, seating, strict=True) if sitting == row]
        others = [place for place, sitting in zip(game.places, seating, strict=True) if sitting == column]
        # Several seats of a bot are compared each with each, and count as one game together.
        ahead = sum((1.0 if a < b else 0.5) for a in own for b in others if a <= b)
        points += ahead / (len(own) * len(others))
        count += 1
    return points, count
