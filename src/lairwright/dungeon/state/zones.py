"""The zones cards lie in, each declared once: in what form they lie, who sees them, which kinds of cards they are.

Dealing, staging, snapshots, their checks, re-deals and views walk these declarations. A zone is a field of the table
or of each player. A dungeon lists the tops of its stacks; ``Table.under`` leads from a card to the room below,
``Table.attached`` to the card that belongs to it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.words import (
    ANY_TIER,
    BOSS,
    EPIC,
    HERO,
    ITEM,
    LOCATION,
    MINIBOSS,
    ORDINARY,
    ROOM,
    SPELL,
    STREAM_BOSSES,
    STREAM_HEROES,
    STREAM_ITEMS,
    STREAM_LOCATIONS,
    STREAM_ROOMS,
    STREAM_SPELLS,
)

# -- in what form cards lie ------------------------------------------------------------------------
DECK: Final = 0  # face down, in an order that nobody knows; drawn from the end
ROW: Final = 1  # side by side, in the order in which they came
PILE: Final = 2  # on a heap; their order means nothing
HAND: Final = 3  # sorted by number

# -- who sees them ---------------------------------------------------------------------------------
NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2

_ROOM_CARDS: Final = 1 << ROOM | 1 << MINIBOSS
_ANY: Final = (1 << LOCATION + 1) - 1


@final
class Zone:
    """A list of cards. ``name`` is the field that holds it."""

    __slots__ = ("form", "kinds", "name", "optional", "seen_by", "shown_as", "stream", "tier")

    def __init__(
        self,
        name: str,
        form: i64,
        seen_by: i64,
        kinds: i64,
        shown_as: str = "",
        stream: i64 = -1,
        optional: bool = False,
        tier: i64 = ANY_TIER,
    ) -> None:
        self.name = name
        self.form: i64 = form
        self.seen_by: i64 = seen_by
        #: A bit for each kind of card that may lie here.
        self.kinds: i64 = kinds
        #: What views call a deck that is drawn from during play.
        self.shown_as = shown_as
        #: The random stream that shuffles its cards when they are dealt; -1 where no card lies at first.
        self.stream: i64 = stream
        #: Used by some sets only. Its list is replaced, never changed in place, so that clones share it; a snapshot
        #: leaves it out while it is empty.
        self.optional: bool = optional
        #: Of which tier its heroes are.
        self.tier: i64 = tier

    def takes(self, kind: i64) -> bool:
        """Whether cards of this kind may lie here."""
        return self.kinds >> kind & 1 == 1

    def cards_of(self, instances: list[list[i64]]) -> list[i64]:
        """All cards of a game, listed by kind, that may lie here."""
        found: list[i64] = []
        for kind in range(len(instances)):
            if self.kinds >> kind & 1:
                found += instances[kind]
        return found

    def in_use(self, instances: list[list[i64]]) -> bool:
        """Whether a game with these cards has this deck."""
        return not self.optional or bool(self.cards_of(instances))


#: The zones of the table.
ZONES: Final[tuple[Zone, ...]] = (
    Zone("room_deck", DECK, NOBODY, _ROOM_CARDS, "rooms", STREAM_ROOMS),
    Zone("spell_deck", DECK, NOBODY, 1 << SPELL, "spells", STREAM_SPELLS),
    Zone("hero_deck", DECK, NOBODY, 1 << HERO, "ordinary", STREAM_HEROES, tier=ORDINARY),
    Zone("epic_deck", DECK, NOBODY, 1 << HERO, "epic", STREAM_HEROES, tier=EPIC),
    Zone("boss_deck", DECK, NOBODY, 1 << BOSS, "", STREAM_BOSSES),
    Zone("discard", PILE, EVERYBODY, _ROOM_CARDS | 1 << SPELL),
    Zone("town", ROW, EVERYBODY, 1 << HERO),
    Zone("limbo", ROW, EVERYBODY, 1 << SPELL),
    Zone("removed", PILE, NOBODY, _ANY),
    Zone("item_deck", DECK, NOBODY, 1 << ITEM, "items", STREAM_ITEMS, optional=True),
    Zone("items", ROW, EVERYBODY, 1 << ITEM, optional=True),
    Zone("locations", ROW, EVERYBODY, 1 << LOCATION, "", STREAM_LOCATIONS, optional=True),
    Zone("market", ROW, EVERYBODY, _ROOM_CARDS | 1 << SPELL, optional=True),
    Zone("tavern", PILE, EVERYBODY, 1 << HERO, optional=True),
)

#: The decks that are drawn from during play.
DECKS: Final[list[Zone]] = [zone for zone in ZONES if zone.shown_as]

#: The zones of each player, but for the boss, which is a single card.
PLAYER_ZONES: Final[tuple[Zone, ...]] = (
    Zone("rooms", HAND, OWNER, _ROOM_CARDS),
    Zone("spells", HAND, OWNER, 1 << SPELL),
    Zone("entrance", ROW, EVERYBODY, 1 << HERO),
    Zone("souls", PILE, EVERYBODY, 1 << HERO),
    Zone("wounds", PILE, EVERYBODY, 1 << HERO),
    Zone("pending", PILE, OWNER, 1 << BOSS | _ROOM_CARDS | 1 << SPELL),
    Zone("dungeon", ROW, EVERYBODY, _ROOM_CARDS),
    Zone("items_up", ROW, EVERYBODY, 1 << ITEM | 1 << SPELL, optional=True),
    Zone("items_down", ROW, EVERYBODY, 1 << ITEM, optional=True),
)
