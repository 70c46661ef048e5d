"""What changes values: while its card is in force (``always``), or until the end of the round (``modify``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.things import NO_CONDITIONS, Condition, Count, Thing
from lairwright.dungeon.words import NO_TARGET

if TYPE_CHECKING:
    from lairwright.dungeon.cards.ability import Ability

# -- which rooms of its dungeon a room's modifier is for (BM-ADJ-01, -02) ------------------------------
REACH_THIS: Final = 0
REACH_ADJACENT: Final = 1
REACH_RIGHT: Final = 2
REACH_LEFT: Final = 3
REACH_OTHERS: Final = 4
REACH_ALL: Final = 5
#: None of these: ``Modifier.to`` has to be looked for.
REACH_THINGS: Final = 6
REACHES: Final = ("this", "adjacent", "right", "left", "other", "yours")


@final
class Modifier:
    """``{ QUANTITY = how much, to, of, per, at_most, if, against }``."""

    __slots__ = (
        "ability",
        "against",
        "aimed",
        "amount",
        "conditions",
        "data",
        "icons",
        "index",
        "is_usual_bar",
        "level",
        "most",
        "needs",
        "of",
        "of_this",
        "per",
        "person",
        "plain",
        "reach",
        "side",
        "simple",
        "skipped",
        "to",
        "what",
    )

    def __init__(self, what: i64, amount: i64) -> None:
        self.what: i64 = what
        self.amount: i64 = amount
        #: The entry as it is written, from which its text is composed, and what the ability that has it is aimed at.
        self.data: dict[str, object] = {}
        self.aimed: i64 = NO_TARGET
        #: Its place in ``Card.modifiers``, by which tables and records name it.
        self.index: i64 = 0
        #: Treasure: the icons, as in ``Card.icons``; -1: one of a type chosen.
        self.icons: i64 = 0
        #: Which rooms of the dungeon, if that is all ``to`` says, and the traits they must have.
        self.reach: i64 = REACH_THINGS
        self.needs: i64 = 0
        #: Whom: a thing, or a person.
        self.to: Thing | None = None
        self.person: i64 = 0
        #: Which cards it is about: the traits of ``of``, or one of the words for other prices.
        self.of: i64 = 0
        #: It is about its own card, wherever that is (``of = "this"``).
        self.of_this: bool = False
        #: The rooms that are skipped.
        self.skipped: Thing | None = None
        self.per: Count | None = None
        #: ``per`` counts the rooms of the dungeon that have these traits: no need to look further (-1: it doesn't).
        self.plain: i64 = -1
        self.most: i64 = 0
        self.conditions: list[Condition] = NO_CONDITIONS
        self.against: Thing | None = None
        #: Minibosses: from which level on.
        self.level: i64 = 0
        self.ability: Ability | None = None
        #: Items: ``HERO`` for what the hero that carries it has of it, ``BOSS`` for what its winner has.
        self.side: i64 = -1
        #: That no Advanced Room may be built on this room: the one ban of the base game (``Card.cover_mask``).
        self.is_usual_bar: bool = False
        #: Rooms: only ``reach`` and traits decide whether it is about a room.
        self.simple: bool = False
