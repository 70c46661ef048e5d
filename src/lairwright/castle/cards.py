"""What monsters, guards, king tiles and factions are, after their set file has been read.

A card never holds code of its own: a king tile is a few masks and a list of :class:`Change`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Back:
    """What the backs of one level of guards show: the ranges within which its guards lie (CR-CARD-04)."""

    def __init__(
        self, stars: i64, strength_low: i64, strength_high: i64, loot_low: i64, loot_high: i64, confidence: str
    ) -> None:
        self.stars: i64 = stars
        self.strength_low: i64 = strength_low
        self.strength_high: i64 = strength_high
        self.loot_low: i64 = loot_low
        self.loot_high: i64 = loot_high
        self.confidence: str = confidence


@final
class Change:
    """What a king tile adds to the loot and the strength of some guards."""

    def __init__(self, where: i64, loot: i64, strength: i64) -> None:
        self.where: i64 = where
        self.loot: i64 = loot
        self.strength: i64 = strength


@final
class Card:
    """One card of the game; which of the numbers mean something depends on its kind."""

    __slots__ = (
        "changes",
        "confidence",
        "copies",
        "data",
        "faction",
        "forbidden",
        "healing",
        "healing_of",
        "id",
        "in_hand",
        "kind",
        "loot",
        "name",
        "rule",
        "stars",
        "strength",
    )

    def __init__(self, kind: i64, card_id: str, name: str) -> None:
        self.kind: i64 = kind
        self.id: str = card_id
        self.name: str = name
        self.copies: i64 = 1
        self.confidence: str = "confirmed"
        #: The validated set-file entry.
        self.data: dict[str, object] = {}
        # monsters: the index of the faction; strength and healing cost. Guards: strength, stars, loot.
        self.faction: i64 = -1
        self.strength: i64 = 0
        self.healing: i64 = 0
        self.stars: i64 = 0
        self.loot: i64 = 0
        # king tiles; sets of strengths are masks with bit 0 for strength 1
        #: The rule that says what the tile does; refusals point to it.
        self.rule: str = ""
        self.forbidden: i64 = 0
        #: The strengths everybody takes in hand, or 0: hands stay as they are.
        self.in_hand: i64 = 0
        #: The strengths whose healing costs ``healing`` this round.
        self.healing_of: i64 = 0
        self.changes: list[Change] = []
