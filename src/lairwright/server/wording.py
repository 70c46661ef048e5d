"""What a live table shows and says, for the viewer it is for: the door from ``live`` to ``words``."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from lairwright.games import game_kind
from lairwright.kernel.game import Game
from lairwright.kernel.views import EVERYTHING
from lairwright.server.catalogue import bot_name
from lairwright.server.protocol import Language, State
from lairwright.server.words.hints import hint_lines
from lairwright.server.words.log import log_lines
from lairwright.server.words.state import state_for
from lairwright.text.catalogue import texts
from lairwright.text.voices import voice_of

if TYPE_CHECKING:
    from lairwright.server.live.table import LiveTable

LOG: Final = logging.getLogger("lairwright.server")

__all__ = ["LOG", "bot_name", "hint_lines", "phases", "reason", "state"]


def phases(game: str) -> tuple[str, ...]:
    """The phases at which a seat may want to stop."""
    return game_kind(game).phases


def reason(game: Game, code: str, language: Language) -> str:
    """Why something is not possible."""
    return voice_of(game).reason_text(texts(language), code)


def state(table: LiveTable, seat: int | None, language: Language, since: int, fresh: bool) -> State:
    """The game as it was last shown, for a seat or a spectator, with the log after the move ``since``."""
    playing = table.playing
    assert playing is not None
    course = playing.course
    game = course.game
    viewer = seat
    if seat is None and table.lobby.stage == "over" and table.lobby.settings.spectators == "open-end":
        viewer = EVERYTHING  # BM-INFO and its like hold while the game lasts
    found = state_for(
        game,
        viewer,
        language,
        seq=course.seq,
        log=log_lines(game, course.happened(since), viewer, language),
        undo=playing.undo_for(seat),
        undo_asked_by=None if playing.wish is None else playing.wish.seat,
        stops=None if seat is None else table.lobby.places[seat].stops,
        fresh=fresh,
        lesson=_teacher(table, game, seat, language),
    )
    if playing.over:  # a table that was closed has an open question in its game, but nobody is asked any more
        found.question = None
    elif found.question is not None and seat is not None:
        found.question.since = course.since[seat]
    return found


def _teacher(table: LiveTable, game: Game, seat: int | None, language: Language) -> str:
    lesson = table.context.origin.lesson
    if not lesson or seat is None:
        return ""
    from lairwright.server.lessons import lesson_words

    return lesson_words(lesson, game, seat, language)
