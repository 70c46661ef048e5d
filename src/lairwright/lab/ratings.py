"""One number per bot, when there are more than two: openskill ratings over the games in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems (``mu``) and how sure that is (``sigma``); everybody starts at 25 with 8.3."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is almost certainly worth: the number to sort by."""
        return self.mu - 3 * self.sigma


def can_rate() -> bool:
    """Whether the package that computes ratings is installed (the extra ``lab``)."""
    return find_spec("openskill") is not None


def ratings(bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """The rating of each bot after games given as (row of the bot on each seat, place of each seat).

    Ratings depend on the order of the games, which is why an arena has a fixed one that mixes all match-ups. A bot with
    several seats is moved by the average of what they earned.
    """
    from openskill.models import PlackettLuce  # an extra: only those who rate need it

    # Bots do not change while they play, so certainty only grows: no tau.
    model = PlackettLuce(tau=0.0)
    current = [model.rating() for _ in range(bots)]
    for seating, places in games:
        if len(set(seating)) < 2:
            continue
        teams = [[model.rating(current[row].mu, current[row].sigma)] for row in seating]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        for row in set(seating):
            own = [team[0] for seat, team in zip(seating, rated, strict=True) if seat == row]
            current[row].mu = sum(rating.mu for rating in own) / len(own)
            current[row].sigma = sum(rating.sigma for rating in own) / len(own)
    return [Rating(rating.mu, rating.sigma) for rating in current]
