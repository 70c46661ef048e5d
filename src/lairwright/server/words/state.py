"""The game as one viewer may know it, in one language: what ``state`` carries over the socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from lairwright.kernel.game import Game
from lairwright.server.protocol import LogLine, Question, SetStops, Standing, State, Undo
from lairwright.server.words.games import wording_of
from lairwright.server.words.reader import looker, names_for
from lairwright.text.names import Names
from lairwright.text.voices import voice_of


def state_for(
    game: Game,
    viewer: int | None,
    language: str,
    *,
    seq: int,
    log: list[LogLine],
    undo: Undo,
    undo_asked_by: int | None = None,
    stops: SetStops | None = None,
    fresh: bool = False,
    lesson: str = "",
    people: Sequence[str] = (),
) -> State:
    """The whole state for a viewer: a seat, ``None`` for a spectator, or ``EVERYTHING`` for the table face up.

    ``people`` are the names of those on the seats, as long as their players have no better name.
    """
    wording, seat = wording_of(game), looker(viewer)
    view: dict[str, Any] = game.shown(seat)
    table = cast(Any, game)  # which game it is, its wording knows
    names = names_for(game, view, viewer, language, people)
    question = _question(game, seat, view, names) if seat in game.open else None
    values = wording.values(table, view, names)
    view["foresight"] = wording.foresight(table, view, seat)
    return State(
        seq=seq,
        view=view,
        phase=wording.status(view, names),
        question=question,
        log=log,
        values=values,
        undo=undo,
        undo_asked_by=undo_asked_by,
        stops=stops,
        standing=standing_of(game, names) if game.over else None,
        lesson=lesson,
        fresh=fresh,
    )


def _question(game: Game, seat: int, view: dict[str, Any], names: Names) -> Question:
    voice = voice_of(game)
    decision = next(one for one in game.decisions if one.seat == seat)
    return Question(
        kind=decision.kind,
        source=decision.source,
        text=voice.prompt_text(decision, cast(Any, names)),
        rule=voice.prompt_rule(decision.kind),
        options=wording_of(game).options(cast(Any, game), decision, view, cast(Any, names)),
    )


def standing_of(game: Game, names: Names) -> Standing:
    """The end of a game in words."""
    voice, outcome = voice_of(game), game.outcome
    how = voice.outcome_text(names.texts, outcome.reason)
    won = voice.winners_text(cast(Any, game), cast(Any, names))
    return Standing(
        reason=outcome.reason,
        winners=list(outcome.winners),
        text=f"{won} {how}",
        lines=voice.standing_lines(cast(Any, game), cast(Any, names)),
    )
