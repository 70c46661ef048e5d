"""Advice for a player: the options the search prefers, how likely they win, and why, as codes and data.

Why an option is good is found by playing: the round is played out in some re-dealt worlds with the option and with
doing nothing (in a castle, where everybody has to do something, with the option alone), and what happens mostly with
the one and not with the other is a reason. Turning reasons into sentences is the business of those who show them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from lairwright.bots.minds import Mind, mind_for
from lairwright.bots.search import Estimate, SearchBot
from lairwright.bots.seat import Seat
from lairwright.castle.table import Castle
from lairwright.castle.words import EV_BEATEN, EV_GUARD_TURNED
from lairwright.dungeon.options import DECLINE, KEEP, PASS
from lairwright.dungeon.table import Table
from lairwright.dungeon.words import EV_DIED, EV_LEVEL_UP, EV_LURED, EV_WOUNDED
from lairwright.kernel.game import Game
from lairwright.kernel.packing import second_of, verb_of
from lairwright.kernel.streams import Dice

#: What a reason may be. ``lures``: a hero comes that would not; ``kills``: it dies in the own dungeon; ``denies``: a
#: rival does not get its Soul; ``averts``: it does not wound; ``burdens``: it wounds a rival; ``levels-up``. In a
#: castle, of the guard the monster is put before: ``beats``: it will mostly be beaten; ``risks``: it will mostly win.
LURES: Final = "lures"
KILLS: Final = "kills"
DENIES: Final = "denies"
AVERTS: Final = "averts"
BURDENS: Final = "burdens"
LEVELS_UP: Final = "levels-up"
BEATS: Final = "beats"
RISKS: Final = "risks"
CODES: Final = (LURES, KILLS, DENIES, AVERTS, BURDENS, LEVELS_UP, BEATS, RISKS)

_WORLDS: Final = 16
#: What happens more often with an option than without it, by this share of the worlds, is a reason.
_MOSTLY: Final = 0.5
_LONGEST_ROLL: Final = 600
_IDLE: Final = (PASS, DECLINE, KEEP)


@dataclass(frozen=True)
class Reason:
    """Why: a code of :data:`CODES`, with what it is about and how much likelier the option makes it."""

    code: str
    chance: float
    #: The id of the hero or boss, or nothing.
    card: str = ""
    #: The rival's seat, or -1.
    rival: int = -1
    #: The guard in a castle, counted from the gate, or 0.
    guard: int = 0


@dataclass(frozen=True)
class Hint:
    """An option worth thinking about: the estimated chance to win with it, from so many simulations, and why."""

    index: int
    key: str
    chance: float
    visits: int
    reasons: list[Reason] = field(default_factory=list)


#: What happened in a line: kind of event, seat (in a castle: guard), card id.
_Happening = tuple[int, int, str]


def hints(seat: Seat, budget: int, seed: int = 0, most: int = 3) -> list[Hint]:
    """The options the search prefers, best first, at most so many; the same seed gives the same advice."""
    options = seat.options
    if len(options) == 1:
        return [Hint(0, options[0].key, 1.0, 0)]
    estimates = [one for one in SearchBot(seed).think(seat, budget) if one.visits][:most]
    lines = _Lines(seat, seed, estimates)
    return [
        Hint(one.index, options[one.index].key, one.chance, one.visits, lines.reasons(one.index)) for one in estimates
    ]


class _Lines:
    """The round played out in the same worlds with each of some options, and what happened."""

    def __init__(self, seat: Seat, seed: int, estimates: list[Estimate]) -> None:
        self.seat = seat.seat
        idle = [option.index for option in seat.options if verb_of(option.code) in _IDLE]
        self.castle = isinstance(seat.sample(seed), Castle)
        self.idle = -1 if self.castle or not idle else idle[0]
        wanted = {one.index for one in estimates} | ({self.idle} if self.idle >= 0 else set())
        self.places = [int(second_of(option.code)) for option in seat.options]
        self.tallies: dict[int, Counter[_Happening]] = {index: Counter() for index in wanted}
        for number in range(_WORLDS):
            world = seat.sample(seed + number)
            mind = mind_for(world)
            slot = world.open.index(self.seat)
            for index in sorted(wanted):
                self.tallies[index].update(set(_happenings(world.clone(), mind, Dice(number), slot, index)))

    def reasons(self, index: int) -> list[Reason]:
        """What this option brings about; doing nothing needs no reason."""
        if index == self.idle:
            return []
        with_it = self.tallies[index]
        if self.castle:
            return self._guard(with_it, self.places[index])
        without = self.tallies.get(self.idle, Counter())
        found: list[Reason] = []
        for happening in sorted(set(with_it) | set(without)):
            share = (with_it[happening] - without[happening]) / _WORLDS
            if abs(share) >= _MOSTLY:
                reason = self._reason(happening, share)
                if reason is not None:
                    found.append(reason)
        found.sort(key=lambda reason: CODES.index(reason.code))
        return found

    def _reason(self, happening: _Happening, share: float) -> Reason | None:
        kind, seat, card = happening
        own = seat == self.seat
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

    def _guard(self, tally: Counter[_Happening], guard: int) -> list[Reason]:
        """What becomes of the guard that a monster is put before."""
        if not guard:
            return []  # choosing a faction
        beaten = tally[EV_BEATEN, guard, ""] / _WORLDS
        if beaten >= _MOSTLY:
            return [Reason(BEATS, beaten, guard=guard)]
        return [Reason(RISKS, 1.0 - beaten, guard=guard)]


def _happenings(g: Game, mind: Mind, dice: Dice, slot: int, index: int) -> list[_Happening]:
    """Play the option and then the round out, and note what counts."""
    found: list[_Happening] = []
    last_round = g.round_number()
    g.listening = True
    g.choose(slot, index)
    for _ in range(_LONGEST_ROLL):
        found += _notable(g)
        if g.result is not None or g.round_number() > last_round:
            break
        g.choose(0, mind.pilot.pick(g, 0, dice))
    return found


def _notable(g: Game) -> list[_Happening]:
    found: list[_Happening] = []
    if isinstance(g, Castle):
        at = 0
        for happened in g.events:
            if happened.kind == EV_GUARD_TURNED:
                at = int(happened.amount)
            elif happened.kind == EV_BEATEN:
                found.append((EV_BEATEN, at, ""))
        return found
    assert isinstance(g, Table)
    for event in g.events:
        if event.kind in (EV_DIED, EV_LEVEL_UP, EV_LURED, EV_WOUNDED):
            found.append((int(event.kind), int(event.seat), g.cards[event.card].id))
    return found
