"""The list of procedures, in the order of their numbers."""

from __future__ import annotations

from lairwright.dungeon.procedures.adventure import AdventureTurn, Walk
from lairwright.dungeon.procedures.announce import Announce, Interrupt
from lairwright.dungeon.procedures.effect import Effect
from lairwright.dungeon.procedures.end import End, Machinations
from lairwright.dungeon.procedures.reveal import Built, Reveal
from lairwright.dungeon.procedures.round import Round, RoundDraw
from lairwright.dungeon.procedures.setup import Bosses, FirstRooms, Mulligan, Setup, SetupDiscard
from lairwright.dungeon.procedures.triggers import Triggers
from lairwright.dungeon.procedures.windows import LifoWindow, Window
from lairwright.dungeon.state.procedure import Procedure


def all_procedures() -> list[Procedure]:
    """One object per number in :mod:`lairwright.dungeon.procedures.ops`."""
    return [
        Setup(),
        Bosses(),
        Mulligan(),
        SetupDiscard(),
        FirstRooms(),
        Round(),
        RoundDraw(),
        Window(),
        LifoWindow(),
        Announce(),
        Interrupt(),
        Effect(),
        Triggers(),
        Reveal(),
        Built(),
        AdventureTurn(),
        Walk(),
        End(),
        Machinations(),
    ]
