"""The tree below the options of a search: the seat's own later choices, and how they turned out.

A node stands for all worlds the seat can't tell apart there: it is found by the seat's choices that led to it and by
the question being asked, never by hidden cards. Options are identified by what they are (``Pilot.same``), so worlds
share what was learnt.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from lairwright.bots.fast.rollout import Judge, Pilot, roll, roll_to
from lairwright.kernel.game import Game
from lairwright.kernel.streams import Dice

#: More choices than a few rounds ever need, so that a simulation never hangs.
_LONGEST_ROLL: Final = 600


@final
class Edge:
    """An option at a node: how often it was available, how often it was chosen, and how it turned out."""

    __slots__ = ("nodes", "offered", "total", "visits")

    def __init__(self) -> None:
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        #: What may be asked next, by the kind of question and the card that asks.
        self.nodes: dict[tuple[str, str], dict[int, Edge]] = {}

    def mean(self) -> float:
        """The average chance; 0 for an option that was never tried."""
        return self.total / int(self.visits) if self.visits else 0.0


@final
class Tree:
    """How simulations are played for one seat.

    ``curiosity`` is how much an option's uncertainty counts; one plus ``widening`` times the square root of the visits
    is how many options of a question are considered.
    """

    def __init__(self, seat: i64, pilot: Pilot, judge: Judge, dice: Dice, curiosity: float, widening: float) -> None:
        self.seat: i64 = seat
        self.pilot: Pilot = pilot
        self.judge: Judge = judge
        self.dice: Dice = dice
        self.curiosity: float = curiosity
        self.widening: float = widening

    def simulate(self, g: Game, slot: i64, index: i64, root: Edge, last_round: i64) -> float:
        """Take an option in this world, which is used up, and play on until ``last_round`` is over.

        Returns the seat's chance of winning then, which is also noted in the tree.
        """
        seat = self.seat
        pilot = self.pilot
        dice = self.dice
        edge = root
        path: list[Edge] = [edge]
        g.choose(slot, index)
        while True:
            slot = roll_to(g, pilot, dice, seat, last_round, _LONGEST_ROLL)
            if slot < 0:
                break
            question = g.question(seat)
            node = edge.nodes.get(question)
            if node is None:
                # A new place in the tree: from here on the policy plays. Next time there will be a node.
                if edge.visits:
                    edge.nodes[question] = {}
                roll(g, pilot, dice, last_round, _LONGEST_ROLL)
                break
            at = self._descend(g, slot, node)
            edge = node[pilot.same(g, g.menus[slot][at])]
            path.append(edge)
            g.choose(slot, at)
        chance = self.judge.chances(g)[seat]
        for edge in path:
            edge.visits += 1
            edge.total += chance
        return chance

    def _descend(self, g: Game, slot: i64, node: dict[int, Edge]) -> i64:
        """The option to go on with: by upper confidence bound, among those that the visits so far allow."""
        menu = g.menus[slot]
        likings = self.pilot.likings(g, slot)
        edges: list[Edge] = []
        visits: i64 = 0
        for option in menu:
            name = self.pilot.same(g, option)
            edge = node.get(name)
            if edge is None:
                edge = Edge()
                node[name] = edge
            edge.offered += 1
            visits += edge.visits
            edges.append(edge)
        width: i64 = 1 + int(self.widening * sqrt(float(int(visits))))
        best: i64 = -1
        most = -1.0
        # The best-liked first, as many as there is width for: menus are short, so picking beats sorting.
        while width > 0:
            width -= 1
            at: i64 = -1
            for other in range(len(likings)):
                if at < 0 or likings[other] > likings[at]:
                    at = other
            if likings[at] <= -1.0e8:
                break  # all have been looked at
            likings[at] = -1.0e9
            edge = edges[at]
            if not edge.visits:
                return at
            tried = int(edge.visits)
            bound = edge.total / tried + self.curiosity * sqrt(log(float(int(edge.offered))) / tried)
            if bound > most:
                most = bound
                best = at
        return best
