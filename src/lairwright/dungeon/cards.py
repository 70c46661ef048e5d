"""What a card is, after its set file has been read: facts, abilities, and small native objects the engine runs.

A card never holds code of its own. Its abilities are composed of a trigger (``when``), a limit, a price, a target and
a list of verbs from :mod:`lairwright.dungeon.effects`; what is always in force is a list of statics.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from lairwright.dungeon.words import ANY_KIND, ANY_TIER, CLASS_COUNT, NO_CLASS, NO_COST, NO_TARGET, ROOM, WHENS
from lairwright.kernel.frames import Frame

if TYPE_CHECKING:
    from lairwright.dungeon.table import Table

# -- reach of a static: which rooms of the same dungeon it changes (BM-ADJ-01, -02) ----------------
REACH_THIS: Final = 0
REACH_ADJACENT: Final = 1
REACH_RIGHT: Final = 2
REACH_LEFT: Final = 3
REACH_OTHERS: Final = 4
REACHES: Final = ("this room", "adjacent rooms", "room to the right", "room to the left", "other rooms")

# -- what a static multiplies its amount with ------------------------------------------------------
PER_ONE: Final = 0
PER_MONSTER_ROOM: Final = 1
PER_TRAP_ROOM: Final = 2
PER_ROOM: Final = 3
PERS: Final = ("", "monster rooms", "trap rooms", "rooms")


class Verb:
    """One step of an effect. Stateless: whatever it has to remember is in the effect's frame (``c``, ``picks``)."""

    #: Its questions include "decline", so that an optional ability need not ask first.
    asks_itself: bool = False
    #: Acts on the ability's target: skipped when an earlier step has taken that out of reach.
    on_target: bool = False
    #: Prompt key of its questions.
    prompt: str = "choose"

    def run(self, g: Table, f: Frame) -> bool:
        """Do it. True when done; False when a question or a pushed frame comes first, then it is run again."""
        return True

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        """Take the answer to a question that :meth:`run` opened."""

    def menu(self, g: Table, f: Frame, seat: i64) -> list[int]:
        """The options of the open question again, from the table as it is now."""
        return []

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        """Whether it could do anything now; an optional effect that could not is not offered."""
        return True


@final
class CardFilter:
    """Which Room or Spell cards fit: kind of card (-1 is either), room subtype and tier (BM-HERO-06, BM-TYPE-01)."""

    def __init__(self, card_kind: i64, room_kind: i64, tier: i64) -> None:
        self.card_kind: i64 = card_kind
        self.room_kind: i64 = room_kind
        self.tier: i64 = tier

    def fits(self, card: Card) -> bool:
        if self.card_kind >= 0 and card.kind != self.card_kind:
            return False
        if card.kind != ROOM:
            return self.card_kind != ROOM
        if self.room_kind != ANY_KIND and card.room_kind != self.room_kind:
            return False
        return self.tier == ANY_TIER or card.tier == self.tier


@final
class Static:
    """``amount`` of damage (times a count) that a room gives to itself or others while it is active."""

    def __init__(self, amount: i64, reach: i64, room_kind: i64, per: i64) -> None:
        self.amount: i64 = amount
        self.reach: i64 = reach
        self.room_kind: i64 = room_kind
        self.per: i64 = per


@final
class Ability:
    """One ability of a card; ``data`` is the validated set-file entry, from which texts are composed."""

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
        self.cost_filter: CardFilter = CardFilter(-1, ANY_KIND, ANY_TIER)
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
    """The definition of a card. Copies of it in a game are instances, numbered through all decks."""

    __slots__ = (
        "abilities",
        "activated",
        "by_when",
        "confidence",
        "copies",
        "damage",
        "data",
        "health",
        "hero_class",
        "id",
        "kind",
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
        "treasure",
        "treasure_mask",
        "usable",
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
        self.treasure: list[int] = [0] * CLASS_COUNT
        #: Bit per treasure type shown, for "shares a treasure type" (BM-OQ-28).
        self.treasure_mask: i64 = 0
        self.statics: list[Static] = []
        self.no_advanced_cover: bool = False
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
        self.by_when: list[int] = [-1] * len(WHENS)
        #: Fast paths of by_when for the two questions asked in every window; a Spell's is its only ability, 0.
        self.activated: i64 = -1
        self.negation: i64 = -1
        self.usable: bool = False
        #: Its one announced ability needs a walking hero (for a room: one inside it).
        self.needs_walker: bool = False

    def add_ability(self, ability: Ability) -> None:
        self.abilities.append(ability)
        if self.by_when[ability.when] < 0:
            self.by_when[ability.when] = ability.index
