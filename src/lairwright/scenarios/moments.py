"""What a scenario waits for, and the table in the middle of a choice, when what it waits for begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lairwright.games import Wait, game_kind
from lairwright.kernel.game import Game

PHASE: Final = "phase"
ROUND: Final = "round"
OVER: Final = "over"
ASKED: Final = "asked"
OWN: Final = "own"


@dataclass(frozen=True)
class Goal:
    """A phase (``number`` is that of its events), a round, the end of the game, a seat that is asked, or something of
    the game's own (``wait``), with the card and the number that are named."""

    text: str
    kind: str
    number: int = 0
    card: str = ""
    wait: Wait | None = None

    def reached(self, game: Game, happened: Sequence[tuple[str, ...]]) -> bool:
        """Whether the open question is the one to wait for; ``happened`` are the events of the last choice."""
        if self.kind == PHASE:
            began = any(words[0] == PHASE and words[-1] == f"amount:{self.number}" for words in happened)
            return began or game.inspect()["phase"] == game_kind(game.config.game).phases[self.number]
        if self.kind == ROUND:
            return game.round_number() >= self.number
        if self.kind == OVER:
            return game.over
        if self.wait is not None:
            return self.wait.holds(game, self.card, self.number)
        return self.number in game.open

    def begins(self, game: Game) -> bool:
        """Whether the latest event is the beginning of it; before the first event, whether the table is set up that
        way."""
        if not game.events:
            return self.kind == PHASE and game.inspect()["phase"] == game_kind(game.config.game).phases[self.number]
        event = game.events[-1]
        name = game.event_name(event.kind)
        if self.kind in (PHASE, ROUND):
            return name == self.kind and event.amount == self.number
        if self.wait is None or name != self.wait.event or (self.card and game.card_id(event.card) != self.card):
            return False
        return self.wait.holds(game, self.card, self.number)


@dataclass(frozen=True)
class Moment:
    """The table when a goal began: to look at, not to go on with. ``events`` of the choice had happened by then."""

    goal: Goal
    table: Game
    events: int


class Watch:
    """Keeps the moments at which goals begin, since the last choice; a ``Game.watcher``."""

    def __init__(self, goals: Sequence[Goal]) -> None:
        self.goals = goals
        self.moments: list[Moment] = []

    def __call__(self, game: Game) -> None:
        happened = len(game.events)
        for goal in self.goals:
            if goal.begins(game) and not (happened == 1 and self._set_so(goal)):
                self.moments.append(Moment(goal, game.clone(), happened))

    def _set_so(self, goal: Goal) -> bool:
        """Whether the table was set where a goal begins: a phase event that comes first says nothing new."""
        return any(moment.goal == goal and moment.events == 0 for moment in self.moments)
