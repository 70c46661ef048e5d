"""What a live table shows and says, for the viewer it is for: the door from ``live`` to ``words``."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from lairwright.bots.hints import Hint
from lairwright.games import game_kind
from lairwright.kernel.game import Game
from lairwright.kernel.views import EVERYTHING
from lairwright.server.catalogue import bot_name
from lairwright.server.lessons import lesson_words
from lairwright.server.live.windows import asked_openly, passes_by_itself
from lairwright.server.protocol import HintLine, Language, State
from lairwright.server.words.hints import hint_lines as _hint_lines
from lairwright.server.words.log import log_lines
from lairwright.server.words.state import state_for
from lairwright.text.catalogue import texts
from lairwright.text.voices import voice_of

if TYPE_CHECKING:
    from lairwright.server.live.table import LiveTable

LOG: Final = logging.getLogger("lairwright.server")


def phases(game: str) -> tuple[str, ...]:
    """The phases at which a seat may want to stop."""
    return game_kind(game).phases


def reason(game: Game, code: str, language: Language) -> str:
    """Why something is not possible."""
    return voice_of(game).reason_text(texts(language), code)


def people_of(table: LiveTable, language: Language) -> list[str]:
    """What those on the seats are called."""
    return [bot_name(place.bot, language) if place.bot else place.name for place in table.lobby.places]


def hint_lines(table: LiveTable, seat: int, found: list[Hint], language: Language) -> list[HintLine]:
    """Advice for the open question of a seat, in words."""
    assert table.playing is not None
    return _hint_lines(table.playing.course.game, seat, found, language, people_of(table, language))


def state(table: LiveTable, seat: int | None, language: Language, since: int, fresh: bool) -> State:
    """The game as it was last shown, to a seat or the spectators, with the log after the state ``since``."""
    playing = table.playing
    assert playing is not None
    course, sight = playing.course, playing.showing.seen[seat]
    game = sight.game
    people = people_of(table, language)
    viewer, over = seat, table.stage_for(seat) == "over"
    if seat is None and over and table.lobby.settings.spectators == "open-end":
        viewer = EVERYTHING  # BM-INFO and its like hold while the game lasts; the log stays as it was told
    found = state_for(
        game,
        viewer,
        language,
        seq=sight.number,
        log=log_lines(game, sight.happened(since), seat, language, people),
        undo=playing.undo_for(seat),
        undo_asked_by=None if playing.wish is None else playing.wish.seat,
        stops=None if seat is None else table.lobby.places[seat].stops,
        fresh=fresh,
        lesson=_teacher(table, game, seat, language),
        people=people,
    )
    if over:  # nobody is asked at a closed table, nor after a lesson
        found.question = None
        found.view.update(decision=None, asked=[])
    if seat is None or found.question is None:
        return found
    if sight.since is None or course.since.get(seat) != sight.since:  # answered, and what came of it is not shown yet
        found.question = None
        found.view["decision"] = None
        found.view["asked"] = [asked for asked in asked_openly(game, seat) if asked != seat]
    elif passes_by_itself(game, seat, table.lobby.places[seat].stops):
        found.question = None
    else:
        found.question.since = sight.since
    return found


def _teacher(table: LiveTable, game: Game, seat: int | None, language: Language) -> str:
    lesson = table.context.origin.lesson
    if not lesson or seat is None:
        return ""
    return lesson_words(lesson, game, seat, language)
