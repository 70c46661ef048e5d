"""Advice for a player: the options the search prefers, how likely they are to win, and why, as codes and data.

Why an option is good is found out by playing: the round is played out in some re-dealt worlds with the option and with
doing nothing (or with the option alone, if everybody has to do something), and the game's lore says what counts as a
reason. Putting reasons into sentences is left to those who show them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from lairwright.bots.lore import Mind, lore_for
from lairwright.bots.minds import mind_for
from lairwright.bots.reasons import Happening, Lines, Reason
from lairwright.bots.search import Estimate, SearchBot
from lairwright.bots.seat import Seat
from lairwright.kernel.game import Game
from lairwright.kernel.streams import Dice

_WORLDS: Final = 16
_LONGEST_ROLL: Final = 600


@dataclass(frozen=True)
class Hint:
    """An option worth considering: the estimated chance of winning with it, from how many simulations, and why."""

    index: int
    key: str
    chance: float
    visits: int
    reasons: list[Reason] = field(default_factory=list)


def hints(seat: Seat, budget: int, seed: int = 0, most: int = 3) -> list[Hint]:
    """The options the search prefers, best first, at most ``most``; the same seed gives the same advice."""
    options = seat.options
    if len(options) == 1:
        return [Hint(0, options[0].key, 1.0, 0)]
    estimates = [one for one in SearchBot(seed).think(seat, budget) if one.visits][:most]
    lines = _Lines(seat, seed, estimates)
    return [
        Hint(one.index, options[one.index].key, one.chance, one.visits, lines.reasons(one.index)) for one in estimates
    ]


class _Lines:
    """The round played out in the same worlds with each of several options, and what happened."""

    def __init__(self, seat: Seat, seed: int, estimates: list[Estimate]) -> None:
        self.seat = seat.seat
        self.options = seat.options
        worlds = [seat.sample(seed + number) for number in range(_WORLDS)]
        self.lore = lore_for(worlds[0].config.game)
        self.idle = self.lore.idle(self.options)
        wanted = {one.index for one in estimates} | ({self.idle} if self.idle >= 0 else set())
        self.tallies: dict[int, Counter[Happening]] = {index: Counter() for index in wanted}
        for number, world in enumerate(worlds):
            mind = mind_for(world)
            slot = world.open.index(self.seat)
            for index in sorted(wanted):
                self.tallies[index].update(set(self._happenings(world.clone(), mind, Dice(number), slot, index)))

    def reasons(self, index: int) -> list[Reason]:
        """What this option achieves; doing nothing needs no reason."""
        if index == self.idle:
            return []
        without = self.tallies.get(self.idle, Counter())
        return self.lore.reasons(Lines(self.seat, self.options[index].code, _WORLDS, self.tallies[index], without))

    def _happenings(self, g: Game, mind: Mind, dice: Dice, slot: int, index: int) -> list[Happening]:
        """Play the option and then the rest of the round, and note what counts."""
        found: list[Happening] = []
        last_round = g.round_number()
        g.listening = True
        g.choose(slot, index)
        for _ in range(_LONGEST_ROLL):
            found += self.lore.notable(g)
            if g.result is not None or g.round_number() > last_round:
                break
            g.choose(0, mind.pilot.pick(g, 0, dice))
        return found
