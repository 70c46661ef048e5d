"""What a live table shows and says, for the viewer it is for: the door from ``live`` to ``words``."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from lairwright.bots.hints import Hint
from lairwright.games import game_kind
from lairwright.kernel.game import Game
from lairwright.kernel.views import EVERYTHING
from lairwright.server.catalogue import bot_name
from lairwright.server.lessons import lesson_words
from lairwright.server.live.windows import asked_openly, passes_by_itself
from lairwright.server.protocol import HintLine, Language, SeatInfo, Stage, State, TableInfo
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
    """What the players are called, by seat."""
    return [bot_name(place.bot, language) if place.bot else place.name for place in table.lobby.places]


def info(table: LiveTable, seat: int | None, language: Language) -> TableInfo:
    """The table as a seat or the spectators may know it, with what they were shown of its game."""
    seats = _seats(table, language)
    playing = table.playing
    sight = None if playing is None else playing.showing.seen.get(seat)
    if playing is not None and playing.clocks is not None and sight is not None:
        now = asyncio.get_running_loop().time()
        asked = asked_openly(sight.game, seat)
        for other in table.lobby.people:
            clocks = playing.clocks
            left, bank = clocks.own(other, now) if other == seat else clocks.seen(other, now, other in asked)
            seats[other].left = None if left is None else round(left, 1)
            seats[other].bank = round(bank, 1)
    return _info(table, table.stage_for(seat), seats)


def info_for_all(table: LiveTable, language: Language) -> TableInfo:
    """The table as it is stored, for somebody who neither sits there nor watches: without its clocks."""
    return _info(table, table.lobby.stage, _seats(table, language))


def _seats(table: LiveTable, language: Language) -> list[SeatInfo]:
    here, playing = table.audience.here, table.playing
    away = set() if playing is None else playing.stand_ins
    return [
        SeatInfo(seat=seat, name=name, bot=table.lobby.places[seat].bot, here=seat in here, stand_in=seat in away)
        for seat, name in enumerate(people_of(table, language))
    ]


def _info(table: LiveTable, stage: Stage, seats: list[SeatInfo]) -> TableInfo:
    lobby, context = table.lobby, table.context
    return TableInfo(
        id=table.id,
        stage=stage,
        settings=lobby.settings,
        seats=seats,
        host=lobby.host,
        seed_hash=context.seed_hash,
        lesson=context.origin.lesson,
        rematch=lobby.rematch if stage == "over" else "",
        spectators=table.audience.spectators,
        tampered=table.playing is not None and table.playing.course.tampered,
        page=game_kind(lobby.settings.game).page,
    )


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
    if sight.since is None or course.since.get(seat) != sight.since:  # answered, but the result isn't shown yet
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
