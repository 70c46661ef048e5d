"""The log of a table, for one viewer in one language, from the events as the engine noted them.

The server keeps a table's events: what ``game.events`` holds after each choice, with the number of the choice. Every
viewer's log in every language is made from them, so a reconnecting client, a spectator and a replay read the same.

Every event is a line. If one sentence covers several events, the first has the text and the others have none: they are
there for drawing what happens, not for reading.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lairwright.kernel.events import Event
from lairwright.kernel.game import Game
from lairwright.kernel.views import EVERYTHING, UNKNOWN
from lairwright.server.protocol import LogLine
from lairwright.server.words.reader import looker, reader_for
from lairwright.server.words.wording import Wording, wording_of
from lairwright.text.names import Names
from lairwright.text.phrases import capital
from lairwright.text.voices import Reader, voice_of

#: The number of a choice, and the events it caused; 0 is what happened before the first choice.
Batch = tuple[int, Sequence[Event]]


def log_lines(
    game: Game, batches: Iterable[Batch], viewer: int | None, language: str, people: Sequence[str] = ()
) -> list[LogLine]:
    """The lines for these events; the viewer is a seat, ``None`` for a spectator, or ``EVERYTHING``."""
    reader = reader_for(game, viewer, language, people)
    return [line for seq, events in batches for line in lines_of(reader, seq, events, viewer)]


def lines_of(reader: Reader, seq: int, events: Sequence[Event], viewer: int | None) -> list[LogLine]:
    """The lines for what one choice caused."""
    game, wording, seat = reader.game, wording_of(reader), looker(viewer)
    silent = voice_of(game).silent
    seen = [game.event_data(event if seat == EVERYTHING else event.seen_by(seat)) for event in events]
    lines = [_line(wording, seq, event) for event in seen]
    told = [at for at, event in enumerate(seen) if event["kind"] not in silent]
    first = 0
    for text, count in reader.event_spans([seen[at] for at in told]):
        span = told[first : first + count]
        first += count
        lines[span[0]].text = text
        lines[span[0]].seats = list(dict.fromkeys(seat for at in span for seat in lines[at].seats))
        lines[span[0]].cards = _named(text, [card for at in span for card in _cards(seen[at])], reader.names)
    return lines


def _line(wording: Wording, seq: int, event: dict[str, Any]) -> LogLine:
    return LogLine(
        seq=seq,
        kind=event["kind"],
        text="",
        seats=wording.concerned(event),
        seat=event["seat"],
        card=event["card"],
        other=event["other"],
        amount=int(event["amount"]),
    )


def _cards(event: dict[str, Any]) -> list[str]:
    return [card for card in (event["card"], event["other"]) if card not in (None, UNKNOWN)]


def _named(text: str, cards: list[str], names: Names) -> list[tuple[str, str]]:
    """The cards among these that the text names, and how it spells them."""
    found: dict[str, str] = {}
    for card in cards:
        words = names.card(card)
        if words in text:
            found[card] = words
        elif text.startswith(capital(words)):
            found[card] = capital(words)
    return list(found.items())
