"""The course of a game: from its beginning through the stored moves to the open questions, and what happened meanwhile.

``seq`` counts moves, choices and takings back alike, so it only ever grows: a message that names an older one cannot be
mistaken for an answer to a question that came back after an undo. Each open question remembers the ``seq`` at which it
was asked (``since``); any ``seq`` from there on answers it, so that two people who choose at the same time do not get
in each other's way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from lairwright.games import game_kind, start
from lairwright.kernel.config import Config, config_from_data
from lairwright.kernel.errors import Refusal
from lairwright.kernel.events import Event
from lairwright.kernel.game import Game
from lairwright.server.lessons import start_lesson
from lairwright.server.protocol import Settings, Undo
from lairwright.server.refusals import Denied, MoveDenied
from lairwright.server.storage.store import CHOICE, UNDO, StoredMove

_POLICIES: Final[dict[str, Undo]] = {"free": "free", "consent": "consent", "never": "never", "nothing": "nothing"}


@dataclass(frozen=True)
class Origin:
    """Where a game begins, as plain data: a configuration with its secret seed, or a lesson."""

    config: dict[str, Any]
    lesson: str = ""

    def start(self) -> Game:
        """The game at its first question."""
        if self.lesson:
            return start_lesson(self.lesson)
        return start(config_from_data(self.config))


def config_of(settings: Settings, seed: int) -> Config:
    """The engine's configuration of a table."""
    sets = game_kind(settings.game).default_sets if settings.sets is None else tuple(settings.sets)
    return Config(
        settings.game, settings.seats, seed, settings.preset, sets, tuple(settings.variants), dict(settings.options)
    )


@dataclass(frozen=True)
class Step:
    """A choice that stands, and what it brought about."""

    seq: int
    seat: int
    key: str
    events: list[Event]
    #: What the engine says about taking it back.
    policy: Undo


class Course:
    """A game in progress."""

    def __init__(self, origin: Origin) -> None:
        self.origin = origin
        self.game = origin.start()
        #: What happened before the first choice.
        self.opening: list[Event] = list(self.game.events)
        self.steps: list[Step] = []
        self.seq = 0
        #: How often something was taken back: whoever has seen the log must then be told all of it anew.
        self.turned_back = 0
        #: Since which ``seq`` each open question has been open.
        self.since: dict[int, int] = dict.fromkeys(self.game.open, 0)
        #: Seconds of the bank that each seat has used.
        self.spent: dict[int, float] = {}

    @property
    def keys(self) -> list[tuple[int, str]]:
        """The choices that stand."""
        return [(step.seat, step.key) for step in self.steps]

    # -- choosing ----------------------------------------------------------------------------------

    def tried(self, seat: int, key: str) -> Game:
        """The game after this choice; the game itself is unchanged. A refusal says why not."""
        twin = self.game.clone()
        try:
            twin.play(key, seat)
        except Refusal as refusal:
            raise MoveDenied(refusal, self.game) from None
        return twin

    def choose(self, seat: int, key: str, after: Game, spent: float) -> None:
        """Go on to the game after a choice that was tried and stored."""
        self.seq += 1
        before = self.since
        self.game = after
        self.steps.append(Step(self.seq, seat, key, list(after.events), _POLICIES[after.undo_policy]))
        self.since = {asked: before[asked] if asked in before and asked != seat else self.seq for asked in after.open}
        if spent:
            self.spent[seat] = self.spent.get(seat, 0.0) + spent

    # -- taking back -------------------------------------------------------------------------------

    def undo_of(self, seat: int) -> tuple[Undo, int]:
        """What taking back the last choice of a seat needs, and how many choices that takes back.

        What others have chosen since goes with it, which needs their consent; what chance or a hidden card has told
        anybody since can not be taken back at all.
        """
        worst: Undo = "free"
        for count, step in enumerate(reversed(self.steps), 1):
            if step.policy in ("never", "nothing"):
                return step.policy, 0
            if step.policy == "consent" or step.seat != seat:
                worst = "consent"
            if step.seat == seat:
                return worst, count
        return "nothing", 0

    def turn_back(self, count: int) -> None:
        """Take back so many choices."""
        if not 0 < count <= len(self.steps):
            raise Denied("nothing-to-undo")
        menus = dict(zip(self.game.open, self.game.menus, strict=True))
        del self.steps[-count:]
        game = self.origin.start()
        for step in self.steps:
            game.play(step.key, step.seat)
        self.game = game
        self.seq += 1
        self.turned_back += 1
        self.since = {
            seat: self.since[seat] if menus.get(seat) == menu else self.seq
            for seat, menu in zip(game.open, game.menus, strict=True)
        }

    # -- reading again -----------------------------------------------------------------------------

    def replay(self, moves: Sequence[StoredMove]) -> None:
        """Everything that was stored, once more."""
        for move in moves:
            if move.kind == CHOICE:
                self.choose(move.seat, move.key, self._played(move), move.spent)
            elif move.kind == UNDO:
                self.turn_back(move.back)
            assert self.seq == move.seq, f"move {move.seq} was read as number {self.seq}"

    def _played(self, move: StoredMove) -> Game:
        self.game.play(move.key, move.seat)
        return self.game

    # -- what happened -----------------------------------------------------------------------------

    def happened(self, after: int = -1) -> list[tuple[int, list[Event]]]:
        """What happened after a move, by move, as the engine noted it; -1: from the very beginning."""
        found = [(step.seq, step.events) for step in takewhile(lambda step: step.seq > after, reversed(self.steps))]
        if after < 0:
            found.append((0, self.opening))
        return found[::-1]
