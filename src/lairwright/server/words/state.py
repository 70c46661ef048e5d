"""The game as one viewer may know it, in one language: what ``state`` carries over the socket."""

from __future__ import annotations

from collections.abc import Sequence

from lairwright.kernel.game import Game
from lairwright.server.protocol import LogLine, Question, SetStops, Standing, State, Undo
from lairwright.server.words.reader import looker, reader_for
from lairwright.server.words.wording import Wording, wording_of
from lairwright.text.voices import Reader, voice_of


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

    ``people`` are the names of those on the seats, used until the game has a better name for a player.
    """
    seat, reader = looker(viewer), reader_for(game, viewer, language, people)
    wording, view = wording_of(reader), reader.view
    question = _question(reader, wording, seat) if seat in game.open else None
    values = wording.values()
    view["foresight"] = wording.foresight()
    return State(
        seq=seq,
        view=view,
        phase=wording.status(),
        question=question,
        log=log,
        values=values,
        undo=undo,
        undo_asked_by=undo_asked_by,
        stops=stops,
        standing=standing_of(reader) if game.over else None,
        lesson=lesson,
        fresh=fresh,
    )


def _question(reader: Reader, wording: Wording, seat: int) -> Question:
    decision = next(one for one in reader.game.decisions if one.seat == seat)
    return Question(
        kind=decision.kind,
        source=decision.source,
        text=reader.prompt_text(decision),
        rule=voice_of(reader.game).prompt_rule(decision.kind),
        options=wording.options(decision),
    )


def standing_of(reader: Reader) -> Standing:
    """How a game ended, in words."""
    outcome = reader.game.outcome
    how = voice_of(reader.game).outcome_text(reader.names.texts, outcome.reason)
    return Standing(
        reason=outcome.reason,
        winners=list(outcome.winners),
        text=f"{reader.winners_text()} {how}",
        lines=reader.standing_lines(),
    )
