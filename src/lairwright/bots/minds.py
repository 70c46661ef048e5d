"""What a thinking bot needs to know of a game: a quick policy, a judge of positions, and how far to look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lairwright.bots.fast.castle_judge import CastleJudge
from lairwright.bots.fast.castle_pilot import Backs, CastlePilot
from lairwright.bots.fast.dungeon_facts import Uses
from lairwright.bots.fast.dungeon_judge import DungeonJudge
from lairwright.bots.fast.dungeon_pilot import DungeonPilot
from lairwright.bots.fast.rollout import Judge, Pilot
from lairwright.bots.weights import HAND_MADE, weights_for
from lairwright.castle.table import Castle
from lairwright.dungeon.table import Table
from lairwright.kernel.game import Game


@dataclass(frozen=True)
class Mind:
    """How one game is thought about."""

    pilot: Pilot
    judge: Judge
    #: Rounds that are played on after the present one before the judge is asked.
    rounds: int
    #: What the uncertainty of a seldom tried option counts in a tree of one's own later choices.
    curiosity: float


#: Reading what cards are for takes a while and never changes; by the cards' fingerprint.
_uses: dict[str, Uses] = {}
_backs: dict[str, Backs] = {}
_MOST_KEPT: Final = 8


def uses_of(table: Table) -> Uses:
    """What the cards of this table are good for."""
    found = _uses.get(table.catalog.fingerprint)
    if found is None or found.catalog is not table.catalog:
        if len(_uses) >= _MOST_KEPT:
            _uses.clear()
        found = _uses[table.catalog.fingerprint] = Uses(table.catalog)
    return found


def backs_of(castle: Castle) -> Backs:
    """What the backs of this castle's guards tell."""
    found = _backs.get(castle.catalog.fingerprint)
    if found is None or found.catalog is not castle.catalog:
        if len(_backs) >= _MOST_KEPT:
            _backs.clear()
        found = _backs[castle.catalog.fingerprint] = Backs(castle.catalog)
    return found


def mind_for(world: Game) -> Mind:
    """How to think about this world, judged by learnt weights."""
    return _mind(world, weights_for(world.config.game, world.config.seats))


def hand_made_mind(world: Game) -> Mind:
    """The same, judged by guessed weights."""
    return _mind(world, HAND_MADE[world.config.game])


def _mind(world: Game, weights: list[float]) -> Mind:
    if isinstance(world, Castle):
        return Mind(CastlePilot(backs_of(world)), CastleJudge(weights), 0, 0.35)
    assert isinstance(world, Table)
    # The chances of rooms and Spells differ by hundredths: with 0.35 the tree tried all that it had widened to about
    # equally often, and a later choice counted as the average of good and bad ones. (In a raid 0.1 wastes strength on
    # a sure guard.)
    return Mind(DungeonPilot(uses_of(world)), DungeonJudge(weights), 1, 0.1)
