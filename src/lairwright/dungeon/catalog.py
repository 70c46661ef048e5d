"""The cards of one game: which definitions, how many copies, and their instance numbers."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards import Card
from lairwright.dungeon.options import DISCARD, KINDS, PLAY, TAKE, USE, about_card, to_use
from lairwright.dungeon.words import (
    BOSS,
    HERO,
    ROOM,
    SPELL,
    WHEN_ACTIVATED,
    WHEN_PLAYED,
    WHEN_RIVAL_PLAYS_SPELL,
    WHEN_ROUND_DRAW,
)
from lairwright.kernel.choices import Codebook

#: How many sets there are of the six places a room may go to: a new position, or on one of five rooms.
PLACE_SETS: Final = 64
#: How many rooms a full dungeon has.
POSITIONS: Final = 5


@final
class Catalog:
    """Shared by all games with the same sets: ``cards[instance]`` is the definition of that copy."""

    def __init__(self, definitions: list[Card]) -> None:
        self.definitions: list[Card] = definitions
        self.by_id: dict[str, Card] = {card.id: card for card in definitions}
        self.cards: list[Card] = []
        self.instances: list[list[i64]] = [[], [], [], []]
        for kind in (BOSS, ROOM, SPELL, HERO):
            for card in definitions:
                if card.kind == kind:
                    for _ in range(card.copies):
                        self.instances[kind].append(len(self.cards))
                        self.cards.append(card)
        #: The ids of the same cards, for views.
        self.ids: list[str] = [card.id for card in self.cards]
        #: Parts of views, kept by ``visibility`` for all of them: a seat with this boss or this room before anything
        #: has changed it, a stack of this card alone, and the treasure of a dungeon by its icons (``Card.icons``).
        #: Copies of a card share theirs, because nobody may tell them apart.
        self.forms: list[dict[str, object] | None] = [None] * len(self.cards)
        alone: dict[str, tuple[str, ...]] = {card.id: (card.id,) for card in definitions}
        self.stacks: list[tuple[str, ...]] = [alone[card.id] for card in self.cards]
        self.treasures: dict[int, dict[str, object]] = {}
        #: A zero for every card, shared by tables on which nothing is marked. Never changed.
        self.zeros: list[i64] = [0] * len(self.cards)
        #: The same for stacks: no card lies on another.
        self.alone: list[i64] = [-1] * len(self.cards)
        #: The heroes sorted into decks, by what that depends on (``deal.fill_decks``).
        self.heroes: dict[tuple[int, bool, bool], tuple[list[i64], list[i64], list[i64]]] = {}
        self.fingerprint: str = _fingerprint(definitions)
        # The commonest options about a card, by instance. ``Any`` so that compiled menus take these very objects
        # instead of making new ones from their numbers.
        self.plays: list[Any] = [about_card(PLAY, card) for card in range(len(self.cards))]
        self.discards: list[Any] = [about_card(DISCARD, card) for card in range(len(self.cards))]
        self.takes: list[Any] = [about_card(TAKE, card) for card in range(len(self.cards))]
        #: The same by instance, position and ability, up to the most abilities that any card has.
        self.most_abilities: i64 = max([len(card.abilities) for card in definitions], default=0)
        self.uses: list[Any] = [
            to_use(card, at + 1, ability)
            for card in range(len(self.cards))
            for at in range(POSITIONS)
            for ability in range(self.most_abilities)
        ]
        #: The choices about these cards, as values, integers and keys.
        self.codebook: Codebook = Codebook(KINDS, self.cards, self.usual_ability, self.ability_count)
        #: BUILD options by card instance and set of places, filled in when needed (``legality.add_builds``).
        self.builds: list[list[Any]] = [[] for _ in range(len(self.cards) * PLACE_SETS)]

    def keep_form(self, card: i64, form: dict[str, object]) -> None:
        """Keep how views show this card and its copies."""
        for other in range(len(self.cards)):
            if self.cards[other] is self.cards[card]:
                self.forms[other] = form

    def usual_ability(self, kind: i64, card: i64) -> i64:
        """The ability of a card that a key means when it names none: the one to announce, or the first trigger."""
        definition = self.cards[card]
        if kind == USE:
            index = definition.activated if definition.activated >= 0 else definition.negation
            return index if index >= 0 else 0
        for ability in definition.abilities:
            if ability.when not in _NO_TRIGGERS:
                return ability.index
        return 0

    def ability_count(self, card: i64) -> i64:
        return len(self.cards[card].abilities)


#: The ``when`` of abilities that are not triggered.
_NO_TRIGGERS: Final = (WHEN_ACTIVATED, WHEN_RIVAL_PLAYS_SPELL, WHEN_ROUND_DRAW, WHEN_PLAYED)


def _fingerprint(definitions: list[Card]) -> str:
    """The fingerprint of everything that decides how cards play; names, notes and sources may change freely."""
    parts: list[str] = []
    for card in definitions:
        facts = {field: value for field, value in card.data.items() if field not in _PROSE}
        parts.append(json.dumps([card.kind, card.id, facts], sort_keys=True))
    return hashlib.blake2b("\n".join(sorted(parts)).encode(), digest_size=6).hexdigest()


_PROSE = frozenset({"name", "names", "title", "note", "confidence"})
