"""How to play a castle raid quickly: the policy for simulations.

Guards are judged only by their backs: by all guards of the level, seen or not, which is a simple lookup. An empty field
counts as a monster of middling strength.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.bots.fast.rollout import Pilot
from lairwright.castle.catalog import Catalog
from lairwright.castle.options import CHOOSE_FACTION, REPLACE, card_of, guard_of, old_of, verb_of
from lairwright.castle.projections import healing_cost, loot_change, owner_of, price, strength_change, strength_of
from lairwright.castle.table import EMPTY, Castle
from lairwright.castle.words import GUARD, LEVELS, STRENGTHS
from lairwright.kernel.game import Game

_TOTALS: Final = 2 * STRENGTHS + 1
_MIDDLING: Final = 3
#: What a point of strength is worth next round if it isn't played now, and how much a rival's gain counts.
_STRENGTH: Final = 0.35
_RIVAL: Final = 0.3


@final
class Backs:
    """For each level, by the strength of a pair: the chance of winning, and the average loot."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog: Catalog = catalog
        self.win: list[list[float]] = [[0.0] * _TOTALS for _ in range(LEVELS + 1)]
        self.loot: list[list[float]] = [[0.0] * _TOTALS for _ in range(LEVELS + 1)]
        for stars in range(1, LEVELS + 1):
            guards = [card for card in catalog.instances[GUARD] if catalog.cards[card].stars == stars]
            for number in guards:
                guard = catalog.cards[number]
                for total in range(_TOTALS):
                    if total >= guard.strength:
                        self.win[stars][total] += 1.0 / len(guards)
                        self.loot[stars][total] += float(int(guard.loot)) / len(guards)


@final
class CastlePilot(Pilot):
    """See the module. ``noise`` is how far luck may outweigh liking, in coins."""

    def __init__(self, backs: Backs, noise: float = 1.0) -> None:
        super().__init__(noise)
        self.backs: Backs = backs

    def likings(self, g: Game, slot: i64) -> list[float]:
        assert isinstance(g, Castle)
        menu = g.menus[slot]
        if verb_of(menu[0]) == CHOOSE_FACTION:
            return [0.0] * len(menu)
        board = Board(g, self.backs)
        seat: i64 = g.open[slot]
        return [board.liking(g, seat, option) for option in menu]


@final
class Board:
    """The guards of a round with the monsters facing them, and how likely the raid is to reach each."""

    def __init__(self, g: Castle, backs: Backs) -> None:
        self.backs: Backs = backs
        seats = g.seats
        self.stars: list[int] = []
        self.harder: list[int] = []
        self.richer: list[int] = []
        self.totals: list[int] = []
        self.wins: list[float] = []
        self.reach: list[float] = []
        reach = 1.0
        for at in range(seats):
            self.stars.append(g.cards[g.guards[at]].stars)
            self.harder.append(strength_change(g, at))
            self.richer.append(loot_change(g, at))
            empty: i64 = 0
            for field in range(2 * at, 2 * at + 2):
                if g.fields[field] == EMPTY:
                    empty += 1
            total: i64 = g.sums[at] + _MIDDLING * empty
            self.totals.append(total)
            self.reach.append(reach)
            win = self._win(at, total)
            self.wins.append(win)
            reach *= win

    def _win(self, at: i64, total: i64) -> float:
        needed = total - self.harder[at]
        if needed < 0:
            return 0.0
        return self.backs.win[self.stars[at]][needed if needed < _TOTALS else _TOTALS - 1]

    def _loot(self, at: i64, total: i64) -> float:
        needed = total - self.harder[at]
        if needed < 0:
            return 0.0
        level = self.stars[at]
        index = needed if needed < _TOTALS else _TOTALS - 1
        return self.backs.loot[level][index] + self.backs.win[level][index] * self.richer[at]

    def liking(self, g: Castle, seat: i64, option: i64) -> float:
        """What the monster may win there, less healing, prices and the strength that will be missing next round."""
        monster = card_of(option)
        at = guard_of(option) - 1
        strength = strength_of(monster)
        leaves: i64 = _MIDDLING
        cost = 0.0
        if verb_of(option) == REPLACE:
            victim = old_of(option)
            leaves = strength_of(victim)
            cost = float(int(price(g, seat, at, victim)))
            if owner_of(g, victim) == seat:
                cost += _RIVAL
        total: i64 = self.totals[at] - leaves + strength
        reach = self.reach[at]
        win = self._win(at, total)
        loot = reach * self._loot(at, total)
        partner: i64 = EMPTY
        for field in range(2 * at, 2 * at + 2):
            other: i64 = g.fields[field]
            if other != EMPTY and (verb_of(option) != REPLACE or other != old_of(option)):
                partner = other
        share = 0.5
        if partner != EMPTY and owner_of(g, partner) == seat:
            share = 1.0
        elif partner != EMPTY:
            share -= 0.5 * _RIVAL
        gain = share * loot - (1.0 - reach * win) * int(healing_cost(g, strength))
        # A stronger pair here takes the raid on to later guards, where this seat may have monsters.
        before = self.wins[at]
        if win != before:
            for behind in range(at + 1, g.seats):
                for field in range(2 * behind, 2 * behind + 2):
                    there: i64 = g.fields[field]
                    if there != EMPTY and owner_of(g, there) == seat:
                        gain += 0.5 * self._loot(behind, self.totals[behind]) * self.reach[at] * (win - before)
        return gain - cost - _STRENGTH * int(strength)
