"""Why an option is good, as codes and data that others put into words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

#: What a reason may be. ``lures``: a hero comes that otherwise wouldn't; ``kills``: it dies in the player's own
#: dungeon; ``denies``: a rival doesn't get its Soul; ``averts``: it doesn't wound; ``burdens``: it wounds a rival;
#: ``levels-up``. In a castle, about the guard that the monster is sent to: ``beats``: it will probably be beaten;
#: ``risks``: it will probably win.
LURES: Final = "lures"
KILLS: Final = "kills"
DENIES: Final = "denies"
AVERTS: Final = "averts"
BURDENS: Final = "burdens"
LEVELS_UP: Final = "levels-up"
BEATS: Final = "beats"
RISKS: Final = "risks"
CODES: Final = (LURES, KILLS, DENIES, AVERTS, BURDENS, LEVELS_UP, BEATS, RISKS)

#: Something is a reason if it happens more often with the option than without it, by this share of the worlds.
MOSTLY: Final = 0.5


@dataclass(frozen=True)
class Reason:
    """Why: a code of :data:`CODES`, with what it is about and how much likelier the option makes it."""

    code: str
    chance: float
    #: The id of the hero or boss, or an empty string.
    card: str = ""
    #: The rival's seat, or -1.
    rival: int = -1
    #: The guard in a castle, counted from the gate, or 0.
    guard: int = 0


#: What happened in a line: kind of event, seat (in a castle: guard), card id; each game chooses what it notes.
Happening = tuple[int, int, str]


@dataclass(frozen=True)
class Lines:
    """The round played out in the same worlds with an option and with doing nothing: how often what happened."""

    seat: int
    #: The option as the engine packs it.
    option: int
    worlds: int
    with_it: Counter[Happening]
    #: Empty if doing nothing isn't possible.
    without: Counter[Happening]
