"""The cards of one game and their numbers: five monsters for each faction, then guards, king tiles and factions."""

from __future__ import annotations

import hashlib
import json
from typing import Final, final

from mypy_extensions import i64

from lairwright.castle.cards import Back, Card
from lairwright.castle.options import KINDS, to_place
from lairwright.castle.words import FACTION, GUARD, MAX_SEATS, MONSTER, STRENGTHS, TILE
from lairwright.kernel.choices import Codebook

#: How many sets there are of the guards that a monster may be sent to.
_PLACE_SETS: Final = 1 << MAX_SEATS


@final
class Catalog:
    """Shared by all games with the same set; ``cards[number]`` is what that card is.

    A monster's number is its faction times five plus its strength minus one; the order of the definitions makes it so.
    """

    def __init__(self, definitions: list[Card], backs: list[Back], coins: int) -> None:
        #: Monsters first, faction by faction in ascending strength; the loader makes sure of it.
        self.definitions: list[Card] = definitions
        self.by_id: dict[str, Card] = {card.id: card for card in definitions}
        #: By stars; number 0 is not used.
        self.backs: list[Back] = backs
        #: The value of all coins in the box.
        self.coins: int = coins
        self.cards: list[Card] = []
        self.instances: list[list[int]] = [[], [], [], []]
        for kind in (MONSTER, GUARD, TILE, FACTION):
            for card in definitions:
                if card.kind == kind:
                    for _ in range(card.copies):
                        self.instances[kind].append(len(self.cards))
                        self.cards.append(card)
        #: Their ids, for views.
        self.ids: list[str] = [card.id for card in self.cards]
        #: How views show a guard with this back, by stars: made by ``visibility`` when first needed, copied and kept.
        self.forms: list[dict[str, object] | None] = [None] * len(backs)
        #: By strength; all factions have the same five cards (CR-DATA-03).
        self.healing: list[int] = [0] * (STRENGTHS + 1)
        for number in self.instances[MONSTER][:STRENGTHS]:
            self.healing[self.cards[number].strength] = self.cards[number].healing
        self.fingerprint: str = _fingerprint(definitions, backs, coins)
        #: The choices about these cards, as values, integers and keys.
        self.codebook: Codebook = Codebook(KINDS, self.cards)
        #: PLACE options of a monster by the set of guards with a free field, made when first needed.
        self._placings: list[list[int] | None] = [None] * (len(self.instances[MONSTER]) * _PLACE_SETS)

    def placings(self, monster: i64, guards: i64) -> list[int]:
        """The options to put this monster on a free field of each of these guards (a mask); never changed."""
        found = self._placings[monster * _PLACE_SETS + guards]
        if found is None:
            found = [to_place(monster, at + 1) for at in range(MAX_SEATS) if guards >> at & 1]
            self._placings[monster * _PLACE_SETS + guards] = found
        return found


def _fingerprint(definitions: list[Card], backs: list[Back], coins: int) -> str:
    """A hash of everything that decides how cards play and what records call them; names and notes may change."""
    parts: list[object] = [coins]
    for back in backs[1:]:
        parts.append([back.stars, back.strength_low, back.strength_high, back.loot_low, back.loot_high])
    for card in definitions:
        changes = [[change.where, change.loot, change.strength] for change in card.changes]
        numbers = [card.kind, card.copies, card.strength, card.healing, card.stars, card.loot]
        parts.append([card.id, numbers, [card.forbidden, card.in_hand, card.healing_of], changes, card.rule])
    return hashlib.blake2b(json.dumps(parts).encode(), digest_size=6).hexdigest()
