"""What bots know of a game: one object per game. The plain one does for any; its bots know no more than the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from lairwright.bots.fast.rollout import Judge, Pilot, results
from lairwright.bots.random import RandomBot
from lairwright.bots.reasons import Happening, Lines, Reason
from lairwright.bots.reference import ReferenceBot
from lairwright.bots.seat import Bot
from lairwright.games import game_kind
from lairwright.kernel.decisions import Option
from lairwright.kernel.game import Game

#: More rounds than any game has: it is played to its end.
_TO_THE_END: Final = 1_000_000


@dataclass(frozen=True)
class Mind:
    """How one game is thought about."""

    pilot: Pilot
    judge: Judge
    #: Rounds that are played on after the present one before the judge is asked.
    rounds: int
    #: What the uncertainty of a seldom tried option counts in a tree of one's own later choices.
    curiosity: float
    #: Questions that belong to the choice just made: they are tried out too, not left to the policy.
    follow_ups: frozenset[str] = frozenset()


@dataclass(frozen=True)
class BotKind:
    """A sort of bot: what makes one from a seed, and whether it thinks the more the more simulations it may make."""

    make: Callable[[int], Bot]
    thinks: bool = False
    #: Its simulations a choice where the name has no number; ``None``: as many as the caller says.
    budget: int | None = None


RANDOM: Final = BotKind(RandomBot)
REFERENCE: Final = BotKind(ReferenceBot)
_ANY_GAME: Final = {"random": RANDOM, "reference": REFERENCE}
_NO_GUESS: Final[dict[str, float]] = {}


class Lore:
    """What bots know of one game."""

    #: The bots that play it, by name, weakest first.
    bots: Mapping[str, BotKind] = _ANY_GAME
    #: The bot that plays where nobody has named one: at a terminal, in lessons, for people who are away.
    stand_in: str = "random"
    #: What a judge looks at, in the order of its weights; and weights guessed by a player, by feature.
    features: Sequence[str] = ()
    guess: Mapping[str, float] = _NO_GUESS
    #: The numbers of seats for which weights are learnt; others use the nearest.
    learnt_seats: Sequence[int] = ()

    def mind(self, world: Game, weights: list[float]) -> Mind:
        """How to think about this world, judged by these weights."""
        return Mind(Pilot(1.0), _Result(), _TO_THE_END, 0.35)

    def features_of(self, game: Game) -> list[list[float]]:
        """The features of every seat."""
        return [[] for _ in range(game.config.seats)]

    def idle(self, options: Sequence[Option]) -> int:
        """The index of the option that does nothing; -1 where everybody has to do something."""
        return -1

    def notable(self, game: Game) -> list[Happening]:
        """What has happened since the last choice that may be a reason for it."""
        return []

    def reasons(self, lines: Lines) -> list[Reason]:
        """Why an option is good, from what happens with it and without it."""
        return []


class _Result(Judge):
    """Judges a finished game by its result; of others it knows nothing."""

    def chances(self, g: Game) -> list[float]:
        return results(g) if g.result is not None else super().chances(g)


PLAIN: Final = Lore()


def lore_for(name: str) -> Lore:
    """What bots know of the game of this name."""
    part = game_kind(name).lore
    lore = part.load()
    if not isinstance(lore, Lore):
        raise part.misfit("lore")
    return lore
