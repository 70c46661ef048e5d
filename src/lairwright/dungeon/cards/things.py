"""Which things an ability speaks of, how many there are, and what has to be true of them.

They are the nouns of the vocabulary as native objects; :mod:`lairwright.dungeon.projections.things` finds and counts
them on a table.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.words import ANY_FACE, NO_TARGET, NOBODY

#: ``Condition.most`` if there is no upper bound.
NO_LIMIT: Final = 1_000_000

# -- the kinds of counts -----------------------------------------------------------------------------
COUNT_THINGS: Final = 0
COUNT_STAT: Final = 1
COUNT_HAPPENED: Final = 2
COUNT_THAT: Final = 3  # what the cost or the step before moved


@final
class Thing:
    """``{ NOUN = where, whose, kind, tier, class, has, if, choose, count, face }``."""

    __slots__ = (
        "bare",
        "choose",
        "conditions",
        "context",
        "count",
        "face",
        "has",
        "inactive",
        "inside",
        "needs",
        "noun",
        "since",
        "where",
        "whose",
    )

    def __init__(self, noun: i64) -> None:
        self.noun: i64 = noun
        #: The places and positions it may be in, as bits; 0: wherever its owner has such things.
        self.where: i64 = 0
        self.whose: i64 = NOBODY
        #: What the effect already knows it as (this, it, that, the target), as bits.
        self.context: i64 = 0
        #: The traits it must have (``cards.filters``).
        self.needs: i64 = 0
        #: Nothing is asked but whose it is.
        self.bare: bool = True
        #: Something that must be at least one: ``has``.
        self.has: Count | None = None
        #: An event that must have happened to it this round: ``has`` with a trigger; -1 for none.
        self.since: i64 = -1
        self.conditions: list[Condition] = NO_CONDITIONS
        #: Only so many, picked by the doer; 0 for all.
        self.choose: i64 = 0
        #: Only the first so many; 0 for all.
        self.count: i64 = 0
        self.face: i64 = ANY_FACE
        #: The rooms that heroes have to be in.
        self.inside: Thing | None = None
        #: Deactivated rooms are meant, too, where they may be destroyed (ED-23).
        self.inactive: bool = False

    def of_one(self) -> Thing:
        """The same of one player only, whose things are looked for."""
        one = Thing(self.noun)
        one.where = self.where
        one.needs = self.needs
        one.has = self.has
        one.since = self.since
        one.conditions = self.conditions
        one.face = self.face
        one.inside = self.inside
        return one


@final
class Count:
    """A number that the table gives: of things, of a stat, of what happened this round, or of what was just moved."""

    __slots__ = ("by", "context", "kind", "person", "stat", "thing", "when")

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.stat: i64 = -1
        #: Whose stat, or whose things; what it is a stat of, if that isn't a player.
        self.person: i64 = NOBODY
        self.context: i64 = 0
        self.thing: Thing | None = None
        #: For what happened: the trigger, and who caused it.
        self.when: i64 = -1
        self.by: i64 = NOBODY


@final
class Condition:
    """A count within bounds; with ``than``, how much more it is than that person's."""

    __slots__ = ("count", "fewer_rooms", "least", "least_stat", "most", "than")

    def __init__(self, count: Count, least: i64, most: i64) -> None:
        self.count: Count = count
        self.least: i64 = least
        self.most: i64 = most
        #: A stat of the same thing instead of a number, or -1.
        self.least_stat: i64 = -1
        self.than: i64 = NOBODY
        #: That some rival has more rooms: asked so often that it has a short cut.
        self.fewer_rooms: bool = False


#: Shared, never changed.
NO_CONDITIONS: Final[list[Condition]] = []

#: No particular thing: for steps about the target or the card.
NOTHING: Final = Thing(NO_TARGET)
