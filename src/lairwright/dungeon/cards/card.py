"""What a card is once its set file has been read: facts, abilities, and small native objects that the engine runs.

A card has no code of its own. Its abilities are composed of a trigger (``when``), a limit, a price, a target and a list
of verbs from :mod:`lairwright.dungeon.effects`; what is always in force is a list of statics.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.modifiers import Modifier
from lairwright.dungeon.words import ANY_KIND, ANY_TIER, CLASS_COUNT, LURE_TREASURE, WHENS


@final
class Card:
    """The definition of a card. Its copies in a game are instances, numbered across all decks."""

    __slots__ = (
        "abilities",
        "activated",
        "always",
        "asks_about",
        "by_when",
        "chances",
        "changes_values",
        "classes",
        "confidence",
        "copies",
        "cover_mask",
        "damage",
        "data",
        "enters",
        "facts",
        "for_rivals",
        "hand_chances",
        "health",
        "holds",
        "icons",
        "id",
        "in_solo",
        "kind",
        "kinds",
        "lane",
        "lasts",
        "lure",
        "lure_fewest",
        "minion_space",
        "modifiers",
        "more",
        "name",
        "needs_explorers",
        "needs_walker",
        "negation",
        "on_others",
        "phases",
        "players",
        "position",
        "room_kind",
        "set_id",
        "star",
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
        #: The entry as it was written, in the words of before where they could say it: what fingerprints are taken of.
        self.facts: dict[str, object] = {}
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
        #: The treasure types, one of which an Advanced Room must show to be built on it.
        self.cover_mask: i64 = 0
        # spells
        self.phases: i64 = 0
        # bosses
        self.xp: i64 = 0
        # heroes
        #: A bit for each of its classes: one, two (a hybrid) or none.
        self.classes: i64 = 0
        self.health: i64 = 0
        self.players: i64 = 2
        self.worth: i64 = 1
        #: It takes no items (EXP-ITEM-15) and is used at every number of players (EXP-STAR-02).
        self.star: bool = False
        #: What it goes by, and whether to where there is the fewest of it instead of the most.
        self.lure: i64 = LURE_TREASURE
        self.lure_fewest: bool = False
        #: Where the icons of its class lie in ``icons``, if it goes by the treasure of one class; otherwise -1.
        self.lane: i64 = -1
        #: What it changes while it is in force; and the same followed by what its effects change until the end of the
        #: round, by their index.
        self.always: list[Modifier] = []
        self.modifiers: list[Modifier] = []
        #: There is more among that than a ban on Advanced Rooms.
        self.changes_values: bool = False
        #: A boss: it has more than a Level Up that happens once. A card: it has a space for a minion.
        self.lasts: bool = False
        self.minion_space: bool = False
        # abilities, and the index of the first for each trigger (-1: none): for what happens to the card itself, and
        # for what happens to others
        self.abilities: list[Ability] = []
        # (``int`` rather than ``i64``, which is slow to read when it is -1)
        self.by_when: list[int] = [-1] * len(WHENS)
        self.on_others: list[int] = [-1] * len(WHENS)
        #: Several abilities may be announced: modes of a Spell, abilities of a room. They are looked at one by one.
        self.more: bool = False
        #: Rivals may use something here; something is used from the hand, and what for that has to be waited for.
        self.for_rivals: bool = False
        self.hand_chances: i64 = 0
        #: The triggers that it asks about later in the round, a bit each.
        self.asks_about: i64 = 0
        #: In which games it is: only with Explorers, not in the solo game.
        self.needs_explorers: bool = False
        self.in_solo: bool = True
        # locations: their place in the row, and how many heroes fit
        self.position: i64 = 0
        self.holds: i64 = 1
        #: Shortcuts into by_when for what is asked in every room and every window; a Spell's is its only ability, 0.
        self.enters: i64 = -1
        self.activated: i64 = -1
        self.negation: i64 = -1
        #: Whether its one announced ability needs a walking hero (for a room: one inside it).
        self.needs_walker: bool = False
        #: What it waits for before it can be announced, its phases shifted as above; for rooms also the later bits.
        self.chances: i64 = 0

    def add_ability(self, ability: Ability) -> None:
        """Add the next ability, behind those that the same thing sets off."""
        self.abilities.append(ability)
        first = self.on_others if ability.watches else self.by_when
        before = first[ability.when]
        if before < 0:
            first[ability.when] = ability.index
            return
        while self.abilities[before].next >= 0:
            before = self.abilities[before].next
        self.abilities[before].next = int(ability.index)
