"""What a card is once its set file has been read: facts, abilities, and small native objects that the engine runs.

A card has no code of its own. Its abilities are composed of a trigger (``when``), a limit, a price, a target and a list
of verbs from :mod:`lairwright.dungeon.effects`; what is always in force is a list of statics.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from lairwright.dungeon.words import (
    ANY_KIND,
    ANY_TIER,
    BOTH_PHASES,
    CLASS_COUNT,
    NO_CLASS,
    NO_COST,
    NO_TARGET,
    ROOM,
    WHENS,
)
from lairwright.kernel.frames import Frame

if TYPE_CHECKING:
    from lairwright.dungeon.table import Table

# -- reach of a static: which rooms of the same dungeon it affects (BM-ADJ-01, -02) ----------------
REACH_THIS: Final = 0
REACH_ADJACENT: Final = 1
REACH_RIGHT: Final = 2
REACH_LEFT: Final = 3
REACH_OTHERS: Final = 4
REACHES: Final = ("this room", "adjacent rooms", "room to the right", "room to the left", "other rooms")

# -- what a static's amount is multiplied by -------------------------------------------------------
PER_ONE: Final = 0
PER_MONSTER_ROOM: Final = 1
PER_TRAP_ROOM: Final = 2
PER_ROOM: Final = 3
PERS: Final = ("", "monster rooms", "trap rooms", "rooms")

#: Bits for the icons of one treasure type in ``Card.icons`` and in sums of it: enough for any dungeon.
ICON_BITS: Final = 12
MOST_ICONS: Final = (1 << ICON_BITS) - 1


class Verb:
    """One step of an effect. Stateless: what it has to remember is in the effect's frame (``progress``, ``picks``)."""

    #: Its questions include "decline", so an optional ability needn't ask first.
    asks_itself: bool = False
    #: Acts on the ability's target, so it is skipped if an earlier step has put that out of reach.
    on_target: bool = False
    #: The prompt key of its questions.
    prompt: str = "choose"

    def run(self, g: Table, f: Frame) -> bool:
        """Do it. True when done; False when a question or a pushed frame comes first, after which it is run again."""
        return True

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        """Take the answer to a question that :meth:`run` opened."""

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        """The options of the open question, worked out again from the table as it is now."""
        return []

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        """Whether it could do anything now; an optional effect that couldn't is not offered."""
        return True


def trait_bits(card_kind: i64, room_kind: i64, tier: i64) -> i64:
    """A bit each for the kind of card (-1: none), the room subtype and the tier (0: none): what filters compare."""
    bits: i64 = 1 << card_kind if card_kind >= 0 else 0
    if room_kind != ANY_KIND:
        bits |= 16 << room_kind
    if tier != ANY_TIER:
        bits |= 256 << tier
    return bits


# What an announcement may have to wait for, as a shift of the phase bits. For a Spell: nothing, a Spell to negate, a
# walking hero, or a Soul in some score area; for a room: nothing, a hero in it, a Spell to negate, or a Soul. Most
# windows offer few of these, and then most cards needn't be looked at.
NEGATES: Final = 2
WALKS: Final = 4
SOULS: Final = 6
OF_ROOMS: Final = 8
INSIDE: Final = 10
ROOM_NEGATES: Final = 12
ROOM_SOULS: Final = 14
# Not waited for, but kept in the same number: a visible room changes the damage of rooms, or has an ability for some
# trigger (a shift of this bit). Usually there is none, and the dungeon needn't be searched.
HAS_STATICS: Final = 1 << 16
HAS_WHEN: Final = 1 << 17

CHANCES_OF_SPELLS: Final = (1 << OF_ROOMS) - 1
CHANCES_OF_ROOMS: Final = HAS_STATICS - 1 - CHANCES_OF_SPELLS
CHANCES_TO_NEGATE: Final = BOTH_PHASES << NEGATES | BOTH_PHASES << ROOM_NEGATES
#: What remains for a room whose activated ability was used.
CHANCES_WHEN_USED: Final = BOTH_PHASES << ROOM_NEGATES | -HAS_STATICS


@final
class CardFilter:
    """Which Room or Spell cards fit: kind of card (-1 for either), room subtype and tier (BM-HERO-06, BM-TYPE-01)."""

    __slots__ = ("needs",)

    def __init__(self, card_kind: i64, room_kind: i64, tier: i64) -> None:
        self.needs: i64 = trait_bits(card_kind, room_kind, tier)

    def fits(self, card: Card) -> bool:
        return card.traits & self.needs == self.needs


ANY_CARD: Final = CardFilter(-1, ANY_KIND, ANY_TIER)


@final
class Static:
    """The ``amount`` of damage (times a count) that a room gives to itself or others while it is active."""

    def __init__(self, amount: i64, reach: i64, room_kind: i64, per: i64) -> None:
        self.amount: i64 = amount
        self.reach: i64 = reach
        self.room_kind: i64 = room_kind
        self.per: i64 = per


@final
class Ability:
    """One ability of a card; ``data`` is the validated set-file entry, from which its text is composed."""

    __slots__ = (
        "built_filter",
        "cost",
        "cost_count",
        "cost_filter",
        "data",
        "destroys",
        "extra_build",
        "fewer_rooms",
        "index",
        "lead",
        "limit",
        "may",
        "negation",
        "phases",
        "scope",
        "target",
        "target_kind",
        "target_tier",
        "verbs",
        "when",
    )

    def __init__(self, when: i64, index: i64, data: dict[str, object]) -> None:
        self.when: i64 = when
        self.index: i64 = index
        self.data: dict[str, object] = data
        self.limit: i64 = 0
        self.may: bool = False
        self.phases: i64 = 3
        self.cost: i64 = NO_COST
        self.cost_count: i64 = 1
        self.cost_filter: CardFilter = ANY_CARD
        self.target: i64 = NO_TARGET
        self.scope: i64 = 0
        self.target_kind: i64 = ANY_KIND
        self.target_tier: i64 = ANY_TIER
        self.lead: i64 = 0
        self.fewer_rooms: bool = False
        self.built_filter: CardFilter = CardFilter(ROOM, ANY_KIND, ANY_TIER)
        self.negation: bool = False
        self.destroys: bool = False
        self.extra_build: bool = False
        self.verbs: list[Verb] = []


@final
class Card:
    """The definition of a card. Its copies in a game are instances, numbered across all decks."""

    __slots__ = (
        "abilities",
        "activated",
        "by_when",
        "chances",
        "confidence",
        "copies",
        "cover_mask",
        "damage",
        "data",
        "enters",
        "health",
        "hero_class",
        "icons",
        "id",
        "kind",
        "kinds",
        "lure",
        "name",
        "needs_walker",
        "negation",
        "no_advanced_cover",
        "phases",
        "players",
        "room_kind",
        "set_id",
        "statics",
        "tier",
        "title",
        "traits",
        "treasure",
        "treasure_mask",
        "worth",
        "xp",
    )

    def __init__(self, kind: i64, card_id: str, name: str, set_id: str) -> None:
        self.kind: i64 = kind
        self.id: str = card_id
        self.name: str = name
        self.set_id: str = set_id
        self.title: str = ""
        self.copies: i64 = 1
        self.confidence: str = "confirmed"
        self.data: dict[str, object] = {}
        # rooms
        self.room_kind: i64 = ANY_KIND
        self.tier: i64 = ANY_TIER
        self.damage: i64 = 0
        self.treasure: list[i64] = [0] * CLASS_COUNT
        #: A bit for each treasure type it shows, for "shares a treasure type" (BM-OQ-28).
        self.treasure_mask: i64 = 0
        #: The same icons as one number, ``ICON_BITS`` for each type: adding these up counts a dungeon's icons.
        self.icons: i64 = 0
        #: The same, but each type it shows counts once.
        self.kinds: i64 = 0
        #: What filters compare, see :func:`trait_bits`.
        self.traits: i64 = 0
        self.statics: list[Static] = []
        self.no_advanced_cover: bool = False
        #: The treasure types, one of which an Advanced Room must show to be built on it.
        self.cover_mask: i64 = 0
        # spells
        self.phases: i64 = 0
        # bosses
        self.xp: i64 = 0
        # heroes
        self.hero_class: i64 = NO_CLASS
        self.health: i64 = 0
        self.players: i64 = 2
        self.worth: i64 = 1
        self.lure: i64 = 0
        # abilities, and the index of the ability for each trigger (-1: none)
        self.abilities: list[Ability] = []
        # (``int`` rather than ``i64``, which is slow to read when it is -1)
        self.by_when: list[int] = [-1] * len(WHENS)
        #: Shortcuts into by_when for what is asked in every room and every window; a Spell's is its only ability, 0.
        self.enters: i64 = -1
        self.activated: i64 = -1
        self.negation: i64 = -1
        #: Whether its one announced ability needs a walking hero (for a room: one inside it).
        self.needs_walker: bool = False
        #: What it waits for before it can be announced, its phases shifted as above; for rooms also the later bits.
        self.chances: i64 = 0

    def add_ability(self, ability: Ability) -> None:
        self.abilities.append(ability)
        if self.by_when[ability.when] < 0:
            self.by_when[ability.when] = ability.index
