"""What an effect is good for, in a few numbers: how bots judge cards they have never seen.

Every verb says its own part (``effects``), so a card made of known words is never nothing to a bot.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

#: More damage than any hero's Health: a kill.
DEADLY: Final = 99
#: In ``Gist.hurts``: one for each room in the player's own dungeon.
PER_ROOM: Final = -1


@final
class Gist:
    """The use of one ability, added up over its steps."""

    __slots__ = (
        "build",
        "cards",
        "cave_in",
        "coins",
        "deactivates",
        "dungeon_boost",
        "harass",
        "hurts",
        "lure",
        "negates",
        "other",
        "price",
        "room_boost",
        "soul_price",
        "souls",
        "to_first",
        "to_town",
        "toughens",
    )

    def __init__(self) -> None:
        self.hurts: i64 = 0  # damage to the walking hero; DEADLY, or PER_ROOM
        self.room_boost: i64 = 0  # damage added to one room
        self.dungeon_boost: i64 = 0  # damage added to each of the player's rooms
        self.toughens: i64 = 0  # Health added to a hero
        self.cards: i64 = 0  # cards it brings
        self.coins: i64 = 0  # coins it brings
        self.souls: i64 = 0  # Souls it brings, or Wounds it heals
        self.harass: i64 = 0  # cards, rooms or Souls it takes from rivals
        self.deactivates: bool = False
        self.cave_in: bool = False
        self.to_town: bool = False
        self.to_first: bool = False
        self.lure: bool = False
        self.negates: bool = False
        self.build: bool = False
        #: What it costs besides the card itself, in tenths of a Soul.
        self.price: float = 0.0
        self.soul_price: bool = False
        #: Something no other number says, in tenths of a Soul.
        self.other: float = 0.0
