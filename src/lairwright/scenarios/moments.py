"""What a scenario waits for, and the table in the middle of a choice, when what it waits for begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lairwright.games import Wait, game_kind
from lairwright.kernel.game import NO_MENUS, NOBODY, Game

PHASE: Final = "phase"
ROUND: Final = "round"
OVER: Final = "over"
ASKED: Final = "asked"
OWN: Final = "own"


@dataclass(frozen=True)
class Goal:
    """A phase (``number`` is that of its events), a round, the end of the game, a seat that is asked, or something of
    the game's own (``wait``), with the card and the number that are named. ``told`` says whether the game has an event
    for its beginning: one called ``phase`` or ``round`` with that number as its amount, or that of the ``wait``."""

    text: str
    kind: str
    number: int = 0
    card: str = ""
    wait: Wait | None = None
    told: bool = True

    def reached(self, game: Game, happened: Sequence[tuple[str, ...]]) -> bool:
        """Whether the open question is the one to wait for; ``happened`` are the events of the last choice."""
        if self.kind == PHASE:
            began = any(words[0] == PHASE and words[-1] == f"amount:{self.number}" for words in happened)
            return began or self.is_now(game)
        if self.kind == ROUND:
            return game.round_number() >= self.number
        if self.kind == OVER:
            return game.over
        if self.wait is not None:
            return self.wait.holds(game, self.card, self.number)
        return self.number in game.open

    def is_now(self, game: Game) -> bool:
        """Whether it is that phase or that round."""
        if self.kind == PHASE:
            return game.phase_name() == game_kind(game.config.game).phases[self.number]
        return self.kind == ROUND and game.round_number() == self.number

    def begins(self, game: Game) -> bool:
        """Whether the latest event is the beginning of it; before the first event, whether the table is set up that
        way."""
        if not game.events:
            return self.kind == PHASE and self.is_now(game)
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
    """Keeps the moments at which goals begin, since the last choice; a ``Game.watcher``.

    A beginning that the game has no event for is noticed at the next event, or at the next question (:meth:`settled`).
    """

    def __init__(self, goals: Sequence[Goal]) -> None:
        self.goals = goals
        self.moments: list[Moment] = []
        #: The goals without events that were there when the table was last looked at.
        self._there: set[Goal] = set()

    def __call__(self, game: Game) -> None:
        happened = len(game.events)
        for goal in self.goals:
            if not goal.told:
                self._look(goal, game)
            elif goal.begins(game) and not (happened == 1 and self._set_so(goal)):
                self.moments.append(Moment(goal, game.clone(), happened))

    def settled(self, game: Game) -> None:
        """The table has come to a question, or to the end."""
        for goal in self.goals:
            if not goal.told:
                self._look(goal, game)

    def began(self, goal: Goal) -> bool:
        """Whether it was noticed that this began during the last choice."""
        return any(moment.goal == goal for moment in self.moments)

    def _look(self, goal: Goal, game: Game) -> None:
        """Whether a goal without an event has begun since the last look."""
        if not goal.is_now(game):
            self._there.discard(goal)
        elif goal not in self._there:
            self._there.add(goal)
            table = game.clone()
            table.open, table.menus = NOBODY, NO_MENUS  # as at every other moment
            self.moments.append(Moment(goal, table, len(game.events)))

    def _set_so(self, goal: Goal) -> bool:
        """Whether the table was set where a goal begins: a phase event that comes first says nothing new."""
        return any(moment.goal == goal and moment.events == 0 for moment in self.moments)
