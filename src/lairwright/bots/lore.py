"""What bots know about a game: one object per game. The plain one works for any game; its bots know only the rules."""

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

#: More rounds than any game has: it is played to the end.
_TO_THE_END: Final = 1_000_000


@dataclass(frozen=True)
class Mind:
    """How to think about one game."""

    pilot: Pilot
    judge: Judge
    #: How many more rounds are played after the current one before the judge is asked.
    rounds: int
    #: How much the uncertainty of a rarely tried option counts in the tree of the bot's own later choices.
    curiosity: float
    #: Questions that belong to the choice just made: they are tried out too, not left to the policy.
    follow_ups: frozenset[str] = frozenset()


@dataclass(frozen=True)
class BotKind:
    """A sort of bot: how to make one from a seed, and whether more simulations make it think more."""

    make: Callable[[int], Bot]
    thinks: bool = False
    #: Its simulations per choice if the name has no number; ``None`` means as many as the caller says.
    budget: int | None = None


RANDOM: Final = BotKind(RandomBot)
REFERENCE: Final = BotKind(ReferenceBot)
_ANY_GAME: Final = {"random": RANDOM, "reference": REFERENCE}
_NO_GUESS: Final[dict[str, float]] = {}


class Lore:
    """What bots know about one game."""

    #: The bots that play it, by name, weakest first.
    bots: Mapping[str, BotKind] = _ANY_GAME
    #: The bot that plays if nobody has named one: at a terminal, in lessons, for people who are away.
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
        """The index of the option that does nothing; -1 if everybody has to do something."""
        return -1

    def notable(self, game: Game) -> list[Happening]:
        """What has happened since the last choice that may be a reason for it."""
        return []

    def reasons(self, lines: Lines) -> list[Reason]:
        """Why an option is good, from what happens with it and without it."""
        return []


class _Result(Judge):
    """Judges a finished game by its result, and has no opinion about others."""

    def chances(self, g: Game) -> list[float]:
        return results(g) if g.result is not None else super().chances(g)


PLAIN: Final = Lore()


def lore_for(name: str) -> Lore:
    """What bots know about the game with this name."""
    part = game_kind(name).lore
    lore = part.load("lore", name)
    if not isinstance(lore, Lore):
        raise part.misfit("lore", name)
    return lore
