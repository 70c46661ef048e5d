"""One step of an effect, or of its price, as it is written: the parameters that all verbs share.

A verb (``cards.ability.Verb``) is made from a step once; it reads whatever of this concerns it.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lairwright.dungeon.cards.modifiers import Modifier
from lairwright.dungeon.cards.things import NO_CONDITIONS, NOTHING, Condition, Count, Thing
from lairwright.dungeon.words import ANY_FACE, NOBODY


@final
class Step:
    """``{ VERB = what, who, to, whose, from, count, random, face, per, at_most, may, if, then, else, when }``."""

    def __init__(self, word: str) -> None:
        #: The verb.
        self.word: str = word
        #: What: a thing (perhaps only known from the context: the target, it, that, this), or the traits of cards.
        self.thing: Thing = NOTHING
        self.needs: i64 = 0
        #: A number instead: so much damage, so many coins; ``ANY_NUMBER_OF`` leaves it to the doer.
        self.number: i64 = 1
        #: A word instead (``arrange``, ``swap = "coins"``).
        self.value: str = ""
        self.modifier: Modifier | None = None
        #: How many cards; ``ALL``, ``ANY_NUMBER_OF``.
        self.count: i64 = 1
        self.who: i64 = NOBODY
        #: Whom or where to: a person, a thing, or places as bits.
        self.to_person: i64 = NOBODY
        self.to: Thing = NOTHING
        self.to_place: i64 = 0
        #: A key location by its id.
        self.to_location: str = ""
        self.whose: i64 = NOBODY
        #: Where cards come from, as bits.
        self.sources: i64 = 0
        self.random: bool = False
        self.face: i64 = ANY_FACE
        self.per: Count | None = None
        self.most: i64 = 0
        self.may: bool = False
        #: Other steps follow if it was done, or if it was not.
        self.followed: bool = False
        #: It is part of a price, which is paid in full.
        self.paying: bool = False
        self.conditions: list[Condition] = NO_CONDITIONS
        #: What ``use`` does of the other card: triggers as bits; 0: the usual.
        self.whens: i64 = 0
        #: What a taken card costs, for Room cards and for Spell cards.
        self.room_price: i64 = 0
        self.spell_price: i64 = 0
