"""What the server shows of a game beyond its voice: foresight, options, values, whom an event concerns.

A wording is bound to a reader, and so to one viewer of one table. Everything is made from what this viewer may know: a
view, and the viewer's own hidden cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lairwright.games import game_kind
from lairwright.kernel.decisions import Decision, Option
from lairwright.kernel.game import Game
from lairwright.server.protocol import OptionInfo, Value
from lairwright.text.voices import Reader, voice_of

Data = dict[str, Any]
Event = Mapping[str, object]


def option_info(game: Game, option: Option, text: str) -> OptionInfo:
    """An option as it is sent, but without what it would change."""
    points = game.points(option.seat, option.code)
    return OptionInfo(key=option.key, text=text, card=option.card, held=points.held, at=list(points.at))


class Wording:
    """One table for the server. This one works for any game; a game that can foresee something has its own."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def foresight(self) -> Data:
        """The numbers that matter, as far as this viewer can foresee them; added to the view under this name."""
        return {}

    def status(self) -> str:
        """Round, phase and turn, in words."""
        game, names = self.reader.game, self.reader.names
        parts = [names.texts.say("table-round", number=game.round_number())] if game.round_number() else []
        parts.append(voice_of(game).phase_text(names.texts, game.phase_name()))
        return " · ".join(parts)

    def options(self, decision: Decision) -> list[OptionInfo]:
        """The options of a question, each with what it would change if that can be foreseen."""
        return [
            option_info(self.reader.game, option, self.reader.option_phrase(option.choice, decision.kind))
            for option in decision.options
        ]

    def values(self) -> list[Value]:
        """What the numbers on the table are made of, in words; here simply the state of the table."""
        return [Value(at=f"line {at}", text=line) for at, line in enumerate(self.reader.table_lines())]

    def concerned(self, event: Event) -> list[int]:
        """The seats that an event is about: who does it, and to whom."""
        seat = event["seat"]
        return [seat] if isinstance(seat, int) and seat >= 0 else []


def wording_for(name: str) -> type[Wording]:
    """The wording of the game with this name."""
    part = game_kind(name).wording
    found = part.load("wording", name)
    if not (isinstance(found, type) and issubclass(found, Wording)):
        raise part.misfit("wording", name)
    return found


def wording_of(reader: Reader) -> Wording:
    """The wording for the reader's game."""
    return wording_for(reader.game.config.game)(reader)
