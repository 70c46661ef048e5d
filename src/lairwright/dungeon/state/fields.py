"""The plain fields of the table and its players, each declared once, with the values there can be.

Snapshots and their checks walk these declarations. The zones are declared in :mod:`lairwright.dungeon.state.zones`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.state.marks import OWN_COST_GONE
from lairwright.dungeon.words import PHASES

# -- what a number is ------------------------------------------------------------------------------
NUMBER: Final = 0
FLAG: Final = 1
SEAT: Final = 2  # or -1
CARD: Final = 3  # or -1
SEATS: Final = 4  # a bit for each

#: More of anything than a game can have, and little enough that no sum of such numbers is too large to count with.
MANY: Final = 1_000_000


@final
class Field:
    """A number, or a list with such a number for each card; ``start`` is what it is at first."""

    __slots__ = ("high", "low", "name", "optional", "sort", "start")

    def __init__(
        self, name: str, sort: i64 = NUMBER, low: i64 = 0, high: i64 = MANY, start: i64 = 0, optional: bool = False
    ) -> None:
        self.name = name
        self.sort: i64 = sort
        self.low: i64 = low
        self.high: i64 = high
        self.start: i64 = start
        #: Left out of a snapshot while it is what it was at the start.
        self.optional: bool = optional

    def limits(self, seats: int, cards: int) -> tuple[int, int]:
        """The least and the greatest value on a table with so many seats and cards."""
        if self.sort == FLAG:
            return 0, 1
        if self.sort == SEAT:
            return -1, seats - 1
        if self.sort == CARD:
            return -1, cards - 1
        if self.sort == SEATS:
            return 0, (1 << seats) - 1
        return int(self.low), int(self.high)


#: The numbers of the table.
NUMBERS: Final[tuple[Field, ...]] = (
    Field("marker", SEAT),
    Field("round"),
    Field("phase", high=len(PHASES) - 1),
    Field("active", SEAT),
    Field("quiet_rounds"),
    Field("hero", CARD),
    Field("hero_seat", SEAT),
    Field("hero_room", CARD),
    Field("hero_at", high=5),  # before the first of five rooms
    Field("hero_dealt", low=-MANY),
    Field("hero_left", high=OWN_COST_GONE),
    Field("heroes_moved", FLAG),
    Field("hero_doomed", FLAG),
    Field("hero_sent", FLAG),
)

#: The numbers of each player.
PLAYER_NUMBERS: Final[tuple[Field, ...]] = (
    Field("boss", CARD),
    Field("soul_count"),
    Field("wound_count"),
    Field("builds", low=-MANY),
    Field("out", FLAG),
    Field("levelled", FLAG),
    Field("turn_over", FLAG),
    Field("killed_hero", FLAG),
    Field("coins", optional=True),
)

#: What snapshots say of round effects (``state.usual_effects``).
BUILDING_FORBIDDEN: Final = Field("building_forbidden", FLAG)
DUNGEON_BONUS: Final = Field("dungeon_bonus", low=-MANY)
TREASURE_FACTOR: Final = Field("treasure_factor", high=1024)
ENTRANCE_HELD: Final = Field("entrance_held", FLAG)

#: A number for each card of the game.
COLUMNS: Final[tuple[Field, ...]] = (
    Field("under", CARD, start=-1),
    Field("status", high=(1 << 32) - 1),
    Field("bonus", low=-MANY),
    Field("hurt"),
    Field("known", SEATS),
    Field("attached", CARD, start=-1, optional=True),
    Field("tokens", low=-MANY, optional=True),  # a health token may lower it
    Field("coins_on", optional=True),
)

#: Lists that are replaced, never changed in place: seats in some order, and notes about the round.
SEAT_LISTS: Final = ("order", "turns", "standing")
NOTES: Final = ("sent_back", "delayed")
