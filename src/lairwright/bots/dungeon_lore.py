"""What bots know about the Boss Monster family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from lairwright.bots.fast.dungeon_facts import Uses
from lairwright.bots.fast.dungeon_judge import FEATURES, DungeonJudge, features
from lairwright.bots.fast.dungeon_pilot import DungeonPilot
from lairwright.bots.greedy import FOLLOW_UPS, GreedyBot
from lairwright.bots.lore import RANDOM, REFERENCE, BotKind, Lore, Mind
from lairwright.bots.planner import PlannerBot
from lairwright.bots.reasons import (
    AVERTS,
    BURDENS,
    CODES,
    DENIES,
    KILLS,
    LEVELS_UP,
    LURES,
    MOSTLY,
    Happening,
    Lines,
    Reason,
)
from lairwright.bots.search import SearchBot
from lairwright.dungeon.events import EV_DIED, EV_LEVEL_UP, EV_LURED, EV_WOUNDED
from lairwright.dungeon.options import DECLINE, KEEP, PASS, verb_of
from lairwright.dungeon.state.table import Table
from lairwright.kernel.decisions import Option
from lairwright.kernel.game import Game

_IDLE: Final = (PASS, DECLINE, KEEP)
_NOTABLE: Final = (EV_DIED, EV_LEVEL_UP, EV_LURED, EV_WOUNDED)
_MOST_KEPT: Final = 8

_BOTS: Final = {
    "random": RANDOM,
    "reference": REFERENCE,
    "greedy": BotKind(GreedyBot, thinks=True),
    "planner": BotKind(PlannerBot, thinks=True, budget=200),
    "search": BotKind(SearchBot, thinks=True),
}

_GUESS: Final = {
    "souls": 0.2,
    "souls_squared": 0.1,
    "wound_1": -0.4,
    "wound_2": -0.4,
    "wound_3": -0.6,
    "wound_4": -0.8,
    "damage": 0.15,
    "kill_share": 0.5,
    "wounds_coming": -0.1,
    "souls_in_town": 0.15,
    "wounds_in_town": -0.2,
    "wins_now": 0.6,
    "dies_now": -1.2,
    "leads": 0.2,
    "icons": 0.05,
    "last_step": 0.2,
    "levelled": 0.2,
    "spells_held": 0.15,
    "rooms_held": 0.05,
    "advanced_ready": 0.1,
    "abilities": 0.05,
}


@final
class DungeonLore(Lore):
    """Boss Monster for bots."""

    bots = _BOTS
    stand_in = "greedy"
    features = FEATURES
    guess = _GUESS
    learnt_seats = (2, 3, 4)

    def __init__(self) -> None:
        #: What cards are for, by the cards' fingerprint: reading it takes a while, and it never changes.
        self._uses: dict[str, Uses] = {}

    def uses_of(self, table: Table) -> Uses:
        """What the cards of this table are good for."""
        found = self._uses.get(table.catalog.fingerprint)
        if found is None or found.catalog is not table.catalog:
            if len(self._uses) >= _MOST_KEPT:
                self._uses.clear()
            found = self._uses[table.catalog.fingerprint] = Uses(table.catalog)
        return found

    def mind(self, world: Game, weights: list[float]) -> Mind:
        assert isinstance(world, Table)
        # The chances of rooms and Spells differ by hundredths: with 0.35 the tree tried everything it had widened to
        # about equally often, and a later choice counted as the average of good and bad ones.
        return Mind(DungeonPilot(self.uses_of(world)), DungeonJudge(weights), 1, 0.1, FOLLOW_UPS)

    def features_of(self, game: Game) -> list[list[float]]:
        assert isinstance(game, Table)
        return features(game)

    def idle(self, options: Sequence[Option]) -> int:
        return next((option.index for option in options if verb_of(option.code) in _IDLE), -1)

    def notable(self, game: Game) -> list[Happening]:
        assert isinstance(game, Table)
        return [
            (int(event.kind), int(event.seat), game.cards[event.card].id)
            for event in game.events
            if event.kind in _NOTABLE
        ]

    def reasons(self, lines: Lines) -> list[Reason]:
        """What usually happens with the option and not without it, or the other way round."""
        found: list[Reason] = []
        for happening in sorted(set(lines.with_it) | set(lines.without)):
            share = (lines.with_it[happening] - lines.without[happening]) / lines.worlds
            if abs(share) >= MOSTLY:
                reason = _reason(lines.seat, happening, share)
                if reason is not None:
                    found.append(reason)
        found.sort(key=lambda reason: CODES.index(reason.code))
        return found


def _reason(asked: int, happening: Happening, share: float) -> Reason | None:
    kind, seat, card = happening
    own = seat == asked
    if kind == EV_LEVEL_UP:
        return Reason(LEVELS_UP, share, card) if own and share > 0 else None
    if kind == EV_LURED:
        return Reason(LURES, share, card) if own and share > 0 else None
    if kind == EV_DIED:
        if own:
            return Reason(KILLS, share, card) if share > 0 else None
        return Reason(DENIES, -share, card, seat) if share < 0 else None
    if own:
        return Reason(AVERTS, -share, card) if share < 0 else None
    return Reason(BURDENS, share, card, seat) if share > 0 else None


LORE: Final = DungeonLore()
