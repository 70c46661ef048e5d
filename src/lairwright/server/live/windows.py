"""Response windows at a table: when a seat that asked for it passes automatically.

``auto`` ("pass until it concerns me") passes in a window unless the engine says that it concerns the seat
(``Game.concerns``), or the phase is one of the seat's ``stops``. All other questions are always asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lairwright.kernel.events import Event
from lairwright.kernel.game import Game
from lairwright.kernel.views import SPECTATOR
from lairwright.server.protocol import SetStops

PASS: Final = "pass"


def asked_openly(game: Game, viewer: int | None) -> Sequence[int]:
    """The seats whose open question this viewer may know about."""
    asked = game.view(viewer)["asked"]
    assert isinstance(asked, Sequence)
    return asked


def waits_openly_for(game: Game, seat: int) -> bool:
    """Whether everybody can tell that the game waits for this seat: it is asked openly, or it is its turn to build."""
    return seat in asked_openly(game, None) or (game.open == [seat] and game.waits_openly(SPECTATOR))


def passes_by_itself(game: Game, seat: int, wishes: SetStops) -> bool:
    """Whether the server passes for this seat, because the seat asked for that."""
    if not wishes.auto or not game.asks_for_response(seat):
        return False
    return game.phase_name() not in wishes.stops and not game.concerns(seat)


def may_have_been_a_window(game: Game, viewer: int | None, events: list[Event]) -> bool:
    """Whether this viewer would expect a window: one is asking the viewer, or something happened that opens one."""
    if viewer is not None and game.asks_for_response(viewer):
        return True
    return any(game.may_open_window(event) for event in events)
