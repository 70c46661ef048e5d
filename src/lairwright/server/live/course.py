"""The course of a game: from its beginning through the stored moves to the open questions, and what each viewer sees.

**Numbers.** Whether a response window asks somebody depends on what they hold, so neither a state nor a number may tell
the others that it did. The game comes to a *sight* for a viewer only where it visibly waits: at a question the viewer
may know of, or at its end. What happens between two sights is told all at once with the second, as it would be if
nobody could have done anything in between. Each viewer's sights are counted separately; the numbers only ever grow, so
that a message that names an older one cannot be mistaken for an answer to a question that came back after an undo. An
open question remembers the number at which it was asked (``since``); any number from there on answers it, so that two
people who choose at the same time do not get in each other's way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from lairwright.games import game_kind, start
from lairwright.kernel.choices import Choice, Misread
from lairwright.kernel.config import Config, config_from_data
from lairwright.kernel.errors import Refusal
from lairwright.kernel.events import Event
from lairwright.kernel.game import Game
from lairwright.kernel.record import split_choice
from lairwright.kernel.views import SPECTATOR
from lairwright.server.lessons import lesson_over, start_lesson
from lairwright.server.live.windows import waits_openly_for
from lairwright.server.protocol import Settings, Undo
from lairwright.server.refusals import Denied, MoveDenied
from lairwright.server.storage.store import CHOICE, UNDO, StoredMove

#: A seat, or ``None`` for all spectators.
Viewer = int | None

_POLICIES: Final[dict[str, Undo]] = {"free": "free", "consent": "consent", "never": "never", "nothing": "nothing"}


@dataclass(frozen=True)
class Origin:
    """Where a game begins, as plain data: a configuration with its secret seed, or a lesson."""

    config: dict[str, Any] = field(repr=False)
    lesson: str = ""

    def start(self) -> Game:
        """The game at its first question."""
        if self.lesson:
            return start_lesson(self.lesson)
        return start(config_from_data(self.config))

    def ends_with(self, game: Game) -> bool:
        """Whether nothing more is played after this."""
        return lesson_over(self.lesson, game) if self.lesson else game.over


def config_of(settings: Settings, seed: int) -> Config:
    """The engine's configuration of a table."""
    sets = game_kind(settings.game).default_sets if settings.sets is None else tuple(settings.sets)
    return Config(
        settings.game, settings.seats, seed, settings.preset, sets, tuple(settings.variants), dict(settings.options)
    )


@dataclass(frozen=True)
class Step:
    """A choice that stands, and what it brought about."""

    seat: int
    choice: Choice
    events: list[Event]
    #: What the engine says about taking it back.
    policy: Undo
    #: The chooser's last state, which this choice answers.
    answers: int
    #: Whether everybody could see that this was chosen.
    openly: bool


@dataclass(frozen=True, eq=False)
class Told:
    """What one state tells its viewer, linked to what the earlier ones told.

    Taking something back doesn't change it: until that is shown, newcomers are still told this.
    """

    #: Counts the states of this viewer.
    number: int
    #: How many choices had been made.
    steps: int
    events: list[Event] = field(repr=False)
    before: Told | None = field(repr=False)


@dataclass(frozen=True)
class Sight:
    """A moment of the game that one viewer is shown."""

    told: Told
    game: Game
    #: How often something this viewer had been shown was taken back: then the whole log is sent again.
    turned_back: int
    #: The number at which the viewer's own question was asked.
    since: int | None
    #: What taking back the viewer's last choice needs, and the state that this choice answered (-1: there is none).
    undo: Undo
    undo_answers: int

    @property
    def number(self) -> int:
        return self.told.number

    @property
    def steps(self) -> int:
        return self.told.steps

    def happened(self, after: int) -> list[tuple[int, list[Event]]]:
        """What the viewer's states tell from after a number (-1: from the beginning) up to this one, by number."""
        found = []
        told: Told | None = self.told
        while told is not None and told.number > after:
            found.append((told.number, told.events))
            told = told.before
        found.reverse()
        return found


class Course:
    """A game in progress."""

    def __init__(self, origin: Origin) -> None:
        self.origin = origin
        self.game = origin.start()
        #: Whether the game has ended: everybody has a sight of the end.
        self.over = origin.ends_with(self.game)
        #: What happened before the first choice.
        self.opening: list[Event] = list(self.game.events)
        self.steps: list[Step] = []
        #: Moves that were stored.
        self.seq = 0
        #: The number at which each open question was asked, as its seat counts.
        self.since: dict[int, int] = dict.fromkeys(self.game.open, 0)
        #: The newest moment there is to show, by viewer; a viewer may have none yet.
        self.sights: dict[Viewer, Sight] = {}
        #: Seconds that each seat has used from its bank, and how many of them everybody could see it use.
        self.spent: dict[int, float] = {}
        self.spent_openly: dict[int, float] = {}
        #: How often each seat has taken something back.
        self.taken_back: Counter[int] = Counter()
        #: Whether a choice was stored as one seat's but made for another, which older servers allowed.
        self.tampered = False
        for viewer in self.viewers:
            if self._shows(viewer):
                self._look(viewer, 0, 0)

    @property
    def viewers(self) -> list[Viewer]:
        """Every seat, and the spectators."""
        return [None, *range(self.game.config.seats)]

    @property
    def keys(self) -> list[tuple[int, str]]:
        """The choices that stand."""
        return [(step.seat, self.key_of(step.choice)) for step in self.steps]

    def key_of(self, choice: Choice) -> str:
        """A choice as it is stored."""
        return self.game.codebook().key_of(choice)

    def read(self, seat: int, key: str) -> Choice:
        """The choice that a seat's key stands for; if it stands for none, a refusal says why."""
        try:
            return self.game.codebook().read(key)
        except Misread:
            raise MoveDenied(self.game.refused(key, seat), self.game) from None

    # -- choosing ----------------------------------------------------------------------------------

    def tried(self, seat: int, choice: Choice) -> Game:
        """The game after this choice; the game itself is unchanged. A refusal says why not."""
        twin = self.game.clone()
        try:
            twin.play(choice, seat)
        except Refusal as refusal:
            raise MoveDenied(refusal, self.game) from None
        return twin

    def choose(self, seat: int, choice: Choice, after: Game, spent: float) -> None:
        """Go on to the game after a choice that was tried and stored."""
        openly = self.game.waits_openly(SPECTATOR)
        waited_for = spent > 0 and waits_openly_for(self.game, seat)
        answers = self.sights[seat].number
        self.seq += 1
        self.game = after
        self.over = self.origin.ends_with(after)
        self.steps.append(Step(seat, choice, list(after.events), _POLICIES[after.undo_policy], answers, openly))
        if spent:
            self.spent[seat] = self.spent.get(seat, 0.0) + spent
            if waited_for:
                self.spent_openly[seat] = self.spent_openly.get(seat, 0.0) + spent
        before = self.since
        self.since = {}
        for viewer in self.viewers:
            if self._shows(viewer):
                sight = self.sights.get(viewer)
                number = 0 if sight is None else sight.number + 1
                if viewer is not None and viewer in after.open:
                    kept = viewer in before and viewer != seat
                    self.since[viewer] = before[viewer] if kept else number
                self._look(viewer, number, 0 if sight is None else sight.turned_back)

    def _shows(self, viewer: Viewer) -> bool:
        """Whether the game has come to something this viewer may know of: an open question, or the end."""
        return self.over or self.game.waits_openly(SPECTATOR if viewer is None else viewer)

    def _look(self, viewer: Viewer, number: int, turned_back: int) -> None:
        """The game as it is now is the next thing for this viewer to see."""
        count = len(self.steps)
        since = None if viewer is None else self.since.get(viewer)
        undo: Undo = "nothing"
        back = 0
        if viewer is not None:
            undo, back = self.undo_of(viewer)
        answers = self.steps[-back].answers if back else -1
        last = self.sights.get(viewer)
        before = None if last is None else last.told
        while before is not None and before.steps > count:  # taken back
            before = before.before
        told = Told(number, count, self._events(-1 if before is None else before.steps, count), before)
        self.sights[viewer] = Sight(told, self.game, turned_back, since, undo, answers)

    # -- taking back -------------------------------------------------------------------------------

    def undo_of(self, seat: int) -> tuple[Undo, int]:
        """What taking back the last choice of a seat needs, and how many choices that takes back.

        What others have openly chosen since goes with it, which needs their consent; what chance or a hidden card has
        told anybody since cannot be taken back at all. Passing in secret counts for nothing: it must not be noticed.
        """
        worst: Undo = "free"
        for count, step in enumerate(reversed(self.steps), 1):
            if step.policy in ("never", "nothing"):
                return step.policy, 0
            if step.policy == "consent" or (step.seat != seat and step.openly):
                worst = "consent"
            if step.seat == seat:
                return worst, count
        return "nothing", 0

    def turn_back(self, seat: int, count: int) -> None:
        """Take back this many choices, as a seat asked."""
        if not 0 < count <= len(self.steps):
            raise Denied("nothing-to-undo")
        menus = dict(zip(self.game.open, self.game.menus, strict=True))
        self.taken_back[seat] += 1
        choosers = {step.seat for step in self.steps[-count:]}
        del self.steps[-count:]
        game = self.origin.start()
        for step in self.steps:
            game.play(step.choice, step.seat)
        self.game = game
        self.over = self.origin.ends_with(game)
        self.seq += 1
        before = self.since
        self.since = {}
        for viewer in self.viewers:
            sight = self.sights.get(viewer)
            # A viewer who was shown nothing of what is taken back, and chose none of it, notices nothing.
            noticed = sight is not None and (sight.steps > len(self.steps) or viewer in choosers)
            if viewer is not None and viewer in game.open:
                same = menus.get(viewer) == game.menus[game.open.index(viewer)]
                self.since[viewer] = before[viewer] if same or sight is None else sight.number + 1
            if sight is not None and noticed:
                self._look(viewer, sight.number + 1, sight.turned_back + 1)

    # -- reading again -----------------------------------------------------------------------------

    def replay(self, moves: Sequence[StoredMove]) -> None:
        """Apply everything that was stored."""
        for move in moves:
            if move.kind == CHOICE:
                seat, choice = self._chosen(move)
                self.choose(seat, choice, self.tried(seat, choice), move.spent)
            elif move.kind == UNDO:
                self.turn_back(move.seat, move.back)
            assert self.seq == move.seq, f"move {move.seq} was read as number {self.seq}"

    def _chosen(self, move: StoredMove) -> tuple[int, Choice]:
        """Whose choice it was, and which. Older servers let a key name a seat other than the sender's."""
        seat, key = split_choice(move.key)
        if seat is None:
            return move.seat, self.read(move.seat, move.key)
        self.tampered = self.tampered or seat != move.seat
        return seat, self.read(seat, key)

    # -- what happened -----------------------------------------------------------------------------

    def _events(self, after: int, upto: int) -> list[Event]:
        """Everything from one choice to another, as the engine noted it; after -1: with what came before the first."""
        events = list(self.opening) if after < 0 else []
        for step in self.steps[max(after, 0) : upto]:
            events += step.events
        return events
