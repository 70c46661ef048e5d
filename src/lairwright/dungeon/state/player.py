"""What one player owns; part of the state of a game (``table``)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

#: What the lists of a new object are until the deal, a snapshot or a clone gives it lists of its own: a clone would
#: only throw fresh ones away. A list that is replaced, never changed in place, may stay this one while it is empty.
#: Never changed.
NO_CARDS: Final[list[i64]] = []


@final
@mypyc_attr(acyclic=True)
class Player:
    """What one player owns. Dungeons are listed from the boss outwards; each entry is the top card of a stack."""

    __slots__ = (
        "armed",
        "boss",
        "builds",
        "coins",
        "dungeon",
        "entrance",
        "extras",
        "heroes_shared",
        "items_down",
        "items_up",
        "killed_hero",
        "levelled",
        "out",
        "pending",
        "rooms",
        "soul_count",
        "souls",
        "spells",
        "turn_over",
        "wound_count",
        "wounds",
    )

    def __init__(self) -> None:
        self.boss: i64 = -1
        self.rooms: list[i64] = NO_CARDS
        self.spells: list[i64] = NO_CARDS
        self.dungeon: list[i64] = NO_CARDS
        # Secret choices not yet revealed: dealt bosses or set-up discards. Replaced, never changed in place: clones
        # share it.
        self.pending: list[i64] = NO_CARDS
        # Call own_heroes before changing these three; an entrance that was or becomes empty is replaced.
        self.entrance: list[i64] = NO_CARDS
        self.souls: list[i64] = NO_CARDS
        self.wounds: list[i64] = NO_CARDS
        # These three are replaced, too: items in the score area, and the cards in force besides the rooms on top, which
        # ``state.derived`` works out.
        self.items_up: list[i64] = NO_CARDS
        self.items_down: list[i64] = NO_CARDS
        self.extras: list[i64] = NO_CARDS
        self.coins: i64 = 0
        self.heroes_shared: bool = False  # with clones, until a hero comes or goes
        self.soul_count: i64 = 0
        self.wound_count: i64 = 0
        self.out: bool = False
        self.levelled: bool = False
        # until the end of the round
        self.builds: i64 = 0
        #: The combined bits of ``Card.chances`` for Spells in hand and visible rooms: what could be announced here if
        #: its conditions held. -1 means look again (``Table.rearm``). In windows many seats have nothing, and this says
        #: so without a search.
        self.armed: i64 = -1
        self.turn_over: bool = False
        self.killed_hero: bool = False

    def copy(self) -> Player:
        twin = Player()
        twin.boss = self.boss
        twin.rooms = self.rooms.copy()
        twin.spells = self.spells.copy()
        twin.dungeon = self.dungeon.copy()
        twin.pending = self.pending
        twin.entrance = self.entrance
        twin.souls = self.souls
        twin.wounds = self.wounds
        twin.items_up = self.items_up
        twin.items_down = self.items_down
        twin.extras = self.extras
        twin.coins = self.coins
        self.heroes_shared = True
        twin.heroes_shared = True
        twin.soul_count = self.soul_count
        twin.wound_count = self.wound_count
        twin.out = self.out
        twin.levelled = self.levelled
        twin.builds = self.builds
        twin.armed = self.armed
        twin.turn_over = self.turn_over
        twin.killed_hero = self.killed_hero
        return twin

    def own_heroes(self) -> None:
        """Call this before a hero enters or leaves the entrance or score area: a clone copies those lists only now."""
        if self.heroes_shared:
            self.heroes_shared = False
            self.entrance = self.entrance.copy()
            self.souls = self.souls.copy()
            self.wounds = self.wounds.copy()
