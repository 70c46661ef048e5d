"""What bots know about the castle-raid game."""

from __future__ import annotations

from typing import Final, final

from lairwright.bots.castle_greedy import CastleGreedyBot
from lairwright.bots.fast.castle_judge import FEATURES, CastleJudge, features
from lairwright.bots.fast.castle_pilot import Backs, CastlePilot
from lairwright.bots.lore import RANDOM, REFERENCE, BotKind, Lore, Mind
from lairwright.bots.planner import PlannerBot
from lairwright.bots.reasons import BEATS, MOSTLY, RISKS, Happening, Lines, Reason
from lairwright.bots.search import SearchBot
from lairwright.castle.options import guard_of
from lairwright.castle.table import Castle
from lairwright.castle.words import EV_BEATEN, EV_GUARD_TURNED
from lairwright.kernel.game import Game

_MOST_KEPT: Final = 8

_BOTS: Final = {
    "random": RANDOM,
    "reference": REFERENCE,
    "greedy": BotKind(CastleGreedyBot, thinks=True),
    "planner": BotKind(PlannerBot, thinks=True, budget=200),
    "search": BotKind(SearchBot, thinks=True),
}

_GUESS: Final = {"gold_mid": 0.35, "hand": 0.15}


@final
class CastleLore(Lore):
    """Castle-raid for bots."""

    bots = _BOTS
    stand_in = "greedy"
    features = FEATURES
    guess = _GUESS
    learnt_seats = (3, 4, 5, 6)

    def __init__(self) -> None:
        #: By the cards' fingerprint, as for the uses of cards in the dungeon game.
        self._backs: dict[str, Backs] = {}

    def backs_of(self, castle: Castle) -> Backs:
        """What the backs of this castle's guards reveal."""
        found = self._backs.get(castle.catalog.fingerprint)
        if found is None or found.catalog is not castle.catalog:
            if len(self._backs) >= _MOST_KEPT:
                self._backs.clear()
            found = self._backs[castle.catalog.fingerprint] = Backs(castle.catalog)
        return found

    def mind(self, world: Game, weights: list[float]) -> Mind:
        assert isinstance(world, Castle)
        return Mind(CastlePilot(self.backs_of(world)), CastleJudge(weights), 0, 0.35)  # 0.1 wastes strength

    def features_of(self, game: Game) -> list[list[float]]:
        assert isinstance(game, Castle)
        return features(game)

    def notable(self, game: Game) -> list[Happening]:
        """Which guards were beaten."""
        assert isinstance(game, Castle)
        found: list[Happening] = []
        at = 0
        for event in game.events:
            if event.kind == EV_GUARD_TURNED:
                at = int(event.amount)
            elif event.kind == EV_BEATEN:
                found.append((EV_BEATEN, at, ""))
        return found

    def reasons(self, lines: Lines) -> list[Reason]:
        """What happens to the guard that a monster is sent to."""
        guard = int(guard_of(lines.option))
        if not guard:
            return []  # choosing a faction
        beaten = lines.with_it[EV_BEATEN, guard, ""] / lines.worlds
        if beaten >= MOSTLY:
            return [Reason(BEATS, beaten, guard=guard)]
        return [Reason(RISKS, 1.0 - beaten, guard=guard)]


LORE: Final = CastleLore()
