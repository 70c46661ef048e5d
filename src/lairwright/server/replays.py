"""Replays: a finished game at any moment, as seen from any seat or face up.

The first look at a game plays it through once and keeps a copy every few choices, along with everything that happened;
any other moment is a few choices away from a copy. Logs are kept by viewer and language. A finished game never changes,
so nothing that is kept goes stale; the oldest replays are dropped.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final

from lairwright.kernel.errors import LairwrightError
from lairwright.kernel.game import Game
from lairwright.kernel.views import EVERYTHING
from lairwright.server.api import Moment
from lairwright.server.protocol import LogLine, TableInfo
from lairwright.server.words.log import Batch, lines_of
from lairwright.server.words.reader import reader_for
from lairwright.server.words.state import state_for

#: How many choices there are between two copies.
_STRIDE: Final = 16
#: How many games are kept.
_KEPT: Final = 32
#: The seat in ``Moment`` that stands for everything face up.
OPEN: Final = -1

Choices = Sequence[tuple[int, str]]


class Replay:
    """One finished game, played through."""

    def __init__(self, first: Game, choices: Choices) -> None:
        self.choices = choices
        self.copies = [first.clone()]
        self.batches: list[Batch] = [(0, first.events)]
        self.rounds = [(0, first.round_number())]
        game = first
        for number, (seat, key) in enumerate(choices, 1):
            game.play(key, seat)
            self.batches.append((number, game.events))
            if game.round_number() != self.rounds[-1][1]:
                self.rounds.append((number, game.round_number()))
            if number % _STRIDE == 0:
                self.copies.append(game.clone())
        self.last = game
        self._logs: dict[tuple[int, str, tuple[str, ...]], list[list[LogLine]]] = {}

    def game(self, at: int) -> Game:
        """A fresh copy of the game after this many choices."""
        game = self.copies[at // _STRIDE].clone()
        for seat, key in self.choices[at - at % _STRIDE : at]:
            game.play(key, seat)
        return game

    def log(self, at: int, viewer: int, language: str, people: tuple[str, ...]) -> list[LogLine]:
        """Everything that has happened up to a moment, with the names that players have at the end."""
        kept = (viewer, language, people)
        if kept not in self._logs:
            reader = reader_for(self.last, viewer, language, people)
            self._logs[kept] = [lines_of(reader, seq, events, viewer) for seq, events in self.batches]
        return [line for lines in self._logs[kept][: at + 1] for line in lines]


_replays: OrderedDict[str, Replay] = OrderedDict()
_lock = Lock()


def replay_of(table_id: str, start: Callable[[], Game], choices: Choices) -> Replay:
    """The replay of a finished table; ``start`` gives the game at its first question."""
    with _lock:
        found = _replays.get(table_id)
        if found is not None:
            _replays.move_to_end(table_id)
            return found
    made = Replay(start(), choices)
    with _lock:
        _replays[table_id] = made
        while len(_replays) > _KEPT:
            _replays.popitem(last=False)
    return made


def moment(
    table: TableInfo,
    start: Callable[[], Game],
    choices: Choices,
    at: int,
    seat: int,
    language: str,
    people: Sequence[str] = (),
) -> Moment:
    """A finished game after ``at`` choices (the end, if there are fewer), as a seat saw it or face up (``OPEN``)."""
    replay = replay_of(table.id, start, choices)
    last = len(replay.choices)
    at = min(max(at, 0), last)
    game = replay.game(at)
    if not OPEN <= seat < game.config.seats:
        raise LairwrightError(f"there is no seat {seat} at this table; -1 is everything face up")
    viewer = EVERYTHING if seat == OPEN else seat
    log = replay.log(at, viewer, language, tuple(people))
    chooser, choice = _choice(replay, game, at, viewer, language, people) if at < last else (None, "")
    return Moment(
        table=table,
        last=last,
        seat=seat,
        state=state_for(game, viewer, language, seq=at, log=log, undo="nothing", fresh=True, people=people),
        choice=choice,
        chooser=chooser,
        rounds=replay.rounds,
    )


def _choice(
    replay: Replay, game: Game, at: int, viewer: int, language: str, people: Sequence[str]
) -> tuple[int | None, str]:
    """Who makes this choice and what it is, as far as the viewer would have known: a seat sees only its own choices."""
    seat, key = replay.choices[at]
    if viewer not in (seat, EVERYTHING):
        asked = game.shown(viewer)["asked"]
        assert isinstance(asked, Sequence)
        return (seat if seat in asked else None), ""
    kind, _ = game.question(seat)
    return seat, reader_for(game, seat, language, people).option_phrase(game.codebook().read(key), kind)
