"""What a game has to say about itself beyond its voice: foresight, options, values, whom an event concerns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic

from lairwright.kernel.decisions import Decision, Option
from lairwright.kernel.game import Game
from lairwright.server.protocol import OptionInfo, Value
from lairwright.text.voices import G, N

Data = dict[str, Any]
Event = Mapping[str, object]


def option_info(game: Game, option: Option, text: str) -> OptionInfo:
    """An option as it is sent, without what it would change."""
    points = game.points(option.seat, option.code)
    return OptionInfo(key=option.key, text=text, card=option.card, held=points.held, at=list(points.at))


class Wording(ABC, Generic[G, N]):
    """One game for the server. Everything is made from what the viewer may know: a view, and own hidden cards.

    ``viewer`` is a seat, or negative for somebody who has none.
    """

    @abstractmethod
    def foresight(self, game: G, view: Data, viewer: int) -> Data:
        """The numbers that decide, as this viewer can foresee them; it is added to the view under that name."""

    @abstractmethod
    def status(self, view: Data, names: N) -> str:
        """Round, phase and turn, in words."""

    @abstractmethod
    def options(self, game: G, decision: Decision, view: Data, names: N) -> list[OptionInfo]:
        """The options of a question, each with what it would change where that can be foreseen."""

    @abstractmethod
    def values(self, game: G, view: Data, names: N) -> list[Value]:
        """What the numbers on the table are made of, in words."""

    @abstractmethod
    def concerned(self, event: Event, names: N) -> list[int]:
        """The seats that an event is about: who does it and whom it is done to."""
