"""The plan of a game's rounds: which steps follow one another, chosen once when a game is set up.

A frame of the round (``OP_ROUND``) says with ``pc`` where in the plan it is. Saved games hold that number, so the steps
of a plan keep their places.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.procedures.round import (
    AdventureTurns,
    Bait,
    BeginAdventure,
    BeginBuild,
    BuildTurns,
    Draw,
    EndOfRound,
    RevealRooms,
    Start,
)
from lairwright.dungeon.rules import Rules
from lairwright.dungeon.state.procedure import Planned, RoundStep

#: The base game's rounds (BM-ROUND-01).
_CLASSIC: Final[list[RoundStep]] = [
    Start(),
    Draw(),
    BeginBuild(),
    BuildTurns(),
    RevealRooms(),
    Bait(),
    BeginAdventure(),
    AdventureTurns(),
    EndOfRound(),
]


def _round_of(steps: list[RoundStep]) -> list[Planned]:
    """A round of these steps; after the last one the next round begins."""
    return [Planned(step, (at + 1) % len(steps)) for at, step in enumerate(steps)]


CLASSIC: Final[list[Planned]] = _round_of(_CLASSIC)


def plan_for(rules: Rules) -> list[Planned]:
    """The rounds of a game with these rules."""
    return CLASSIC


def starts(plan: list[Planned]) -> dict[str, i64]:
    """Where in the plan play may begin, by the name of the step."""
    return {planned.step.name: at for at, planned in enumerate(plan) if planned.step.name}
