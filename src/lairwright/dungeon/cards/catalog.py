"""The cards of one game: which definitions, how many copies, and their instance numbers."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.chances import CHANCES_OF_RIVALS
from lairwright.dungeon.options import DISCARD, KINDS, PLAY, TAKE, USE, about_card, to_use
from lairwright.dungeon.state.zones import DECKS, Zone
from lairwright.dungeon.words import (
    BOSS,
    HERO,
    ITEM,
    LOCATION,
    MINIBOSS,
    MOD_DAMAGE,
    MOD_DOUBLE_HEALTH,
    MOD_HEALTH,
    MOD_NO_DAMAGE,
    MOD_NO_ENTERS,
    MOD_NO_ROOM,
    MOD_NO_SPELL,
    MOD_SKIP,
    NOBODY,
    ROOM,
    SPELL,
    STREAMS,
    TARGET_HERO,
    USUAL_STREAMS,
    WHEN_ACTIVATED,
    WHEN_ANNOUNCED,
    WHEN_BUILT,
    WHEN_ENTERS,
    WHEN_ENTERS_DUNGEON,
    WHEN_PLAYED,
    WHEN_ROUND_DRAW,
    WHEN_SURVIVES,
    WHEN_SURVIVES_DUNGEON,
    WHEN_WOULD_DIE,
    YOU,
)
from lairwright.kernel.arrays import Array, filled
from lairwright.kernel.choices import Codebook
from lairwright.kernel.rules import Seats

#: How many sets there are of the six places a room may go to: a new position, or on one of five rooms.
PLACE_SETS: Final = 64
#: How many rooms a full dungeon has.
POSITIONS: Final = 5


@final
class Catalog:
    """Shared by all games with the same sets: ``cards[instance]`` is the definition of that copy."""

    __slots__ = (
        "alone",
        "always",
        "builds",
        "by_id",
        "cards",
        "codebook",
        "decks",
        "definitions",
        "discards",
        "fingerprint",
        "forms",
        "guests",
        "guests_act",
        "hand_acts",
        "has_belongings",
        "has_class",
        "has_coins",
        "heard",
        "hero_chances",
        "heroes",
        "ids",
        "instances",
        "most_abilities",
        "other_sources",
        "picks_heroes",
        "plays",
        "remembers",
        "rivals_act",
        "rivals_watch_building",
        "seats",
        "stacks",
        "streams",
        "takes",
        "treasures",
        "unusual",
        "uses",
        "watches_walks",
        "whens",
        "whens_of_others",
        "zeros",
    )

    def __init__(self, definitions: list[Card], seats: Seats) -> None:
        #: The numbers of players that the sets allow.
        self.seats: Seats = seats
        self.definitions: list[Card] = definitions
        self.by_id: dict[str, Card] = {card.id: card for card in definitions}
        self.cards: list[Card] = []
        self.instances: list[list[i64]] = [[] for _ in range(LOCATION + 1)]
        for kind in (BOSS, ROOM, SPELL, HERO, ITEM, MINIBOSS, LOCATION):
            for card in definitions:
                if card.kind == kind:
                    for _ in range(card.copies):
                        self.instances[kind].append(len(self.cards))
                        self.cards.append(card)
        #: The decks that a game with these cards draws from.
        self.decks: list[Zone] = [zone for zone in DECKS if zone.in_use(self.instances)]
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
        self.zeros: Array = filled(len(self.cards), 0)
        #: The same for stacks: no card lies on another.
        self.alone: Array = filled(len(self.cards), -1)
        #: The random streams of a game with these cards.
        self.streams: tuple[str, ...] = (
            STREAMS if self.instances[ITEM] or self.instances[LOCATION] else STREAMS[:USUAL_STREAMS]
        )
        self._note_what_happens(definitions)
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

    def _note_what_happens(self, definitions: list[Card]) -> None:
        """What any card of the game changes, looks out for or asks about: what none does needn't be looked for."""
        #: The kinds of modifiers that cards have while they are in force, a bit each; those that heroes and items bring
        #: along or that concern heroes, for which ``Table.changes`` always stands.
        self.always: i64 = 0
        self.guests: i64 = 0
        #: The triggers that set anything off, a bit each; those of abilities that look out for other cards; those that
        #: some card asks about later in the round.
        self.whens: i64 = 0
        self.whens_of_others: i64 = 0
        self.remembers: i64 = 0
        #: Heroes or items have abilities; something is used from the hand; rivals may use something.
        self.guests_act: bool = False
        self.hand_acts: bool = False
        self.rivals_act: bool = False
        #: Something looks out for what other players build.
        self.rivals_watch_building: bool = False
        #: The same of heroes, who are nobody's cards: what for has to be waited for, in the bits of ``Card.chances``.
        self.hero_chances: i64 = 0
        #: The treasure types that any card shows.
        self.has_class: i64 = 0
        #: The same as ``always`` without damage of rooms: most sets have little of it, so this is asked for first.
        self.unusual: i64 = 0
        for card in definitions:
            guest = card.kind == HERO or card.kind == ITEM
            for modifier in card.always:
                if modifier.is_usual_bar:
                    continue
                bit = 1 << int(modifier.what)
                self.always |= bit
                if modifier.what != MOD_DAMAGE:
                    self.unusual |= bit
                to = modifier.to
                spared = modifier.what == MOD_NO_DAMAGE and to is not None and to.noun == TARGET_HERO
                if guest or spared or bit & _ABOUT_HEROES:
                    self.guests |= bit
            for ability in card.abilities:
                bit = 1 << int(ability.when)
                self.whens |= bit
                about = ability.about
                if ability.when == WHEN_BUILT and about is not None and about.whose not in (NOBODY, YOU):
                    self.rivals_watch_building = True
                if ability.watches or ability.granted or guest:
                    self.whens_of_others |= bit
            self.remembers |= card.asks_about
            self.guests_act |= guest and bool(card.abilities)
            self.hand_acts |= card.hand_chances != 0
            self.rivals_act |= card.for_rivals
            if card.kind == HERO and card.for_rivals:
                self.hero_chances |= card.chances & CHANCES_OF_RIVALS
            self.has_class |= card.treasure_mask | card.classes
        #: What anybody listens to: sets something off, or is asked about later.
        self.heard: i64 = self.whens | self.remembers
        #: Something may be announced that is neither a Spell in one's hand nor a room of one's own: all other sources
        #: of abilities.
        self.other_sources: bool = self.hand_acts or self.rivals_act or self.guests_act
        #: Some damage is only for some heroes.
        self.picks_heroes: bool = False
        for card in definitions:
            extra = card.kind in (ITEM, MINIBOSS) or (card.kind == BOSS and card.lasts)
            self.other_sources |= extra or any(modifier.ability is not None for modifier in card.modifiers)
            self.picks_heroes |= any(modifier.against is not None for modifier in card.modifiers)
        #: There are coins; there is anything that only some sets have and views show (``visible_belongings``).
        self.has_coins: bool = bool(self.instances[MINIBOSS]) or _speak_of(definitions, _COINS)
        self.has_belongings: bool = (
            self.has_coins
            or bool(self.instances[ITEM] or self.instances[LOCATION])
            or _speak_of(definitions, _BELONGINGS)
        )
        #: Something happens to heroes on their way that the base game's cards don't know.
        self.watches_walks: bool = bool(
            (self.whens | self.remembers) & _WALKS
            or (self.whens_of_others | self.remembers) >> WHEN_ENTERS & 1
            or self.guests
            or self.guests_act
        )

    def keep_form(self, card: i64, form: dict[str, object]) -> None:
        """Keep how views show this card and its copies."""
        for other in range(len(self.cards)):
            if self.cards[other] is self.cards[card]:
                self.forms[other] = form

    def usual_ability(self, kind: i64, card: i64) -> i64:
        """The ability of a card that a key means when it names none: the one to announce, or the first trigger."""
        definition = self.cards[card]
        if kind == PLAY:
            return 0
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
_NO_TRIGGERS: Final = (WHEN_ACTIVATED, WHEN_ANNOUNCED, WHEN_ROUND_DRAW, WHEN_PLAYED)


def _fingerprint(definitions: list[Card]) -> str:
    """The fingerprint of everything that decides how cards play; names, notes and sources may change freely."""
    parts: list[str] = []
    for card in definitions:
        facts = {field: value for field, value in card.facts.items() if field not in _PROSE}
        parts.append(json.dumps([card.kind, card.id, facts], sort_keys=True))
    return hashlib.blake2b("\n".join(sorted(parts)).encode(), digest_size=6).hexdigest()


_PROSE = frozenset({"name", "names", "title", "note", "confidence"})

#: Words of card entries that say there are coins, or other belongings.
_COINS: Final = frozenset({"coins", "pay"})
_BELONGINGS: Final = frozenset({"counters", "market", "use"})


def _speak_of(definitions: list[Card], words: frozenset[str]) -> bool:
    """Whether the entry of any card has one of these words."""
    for card in definitions:
        if _has_word(card.data, words):
            return True
    return False


def _has_word(value: object, words: frozenset[str]) -> bool:
    if isinstance(value, dict):
        for field, part in value.items():
            if field in words or _has_word(part, words):
                return True
    elif isinstance(value, list):
        for part in value:
            if _has_word(part, words):
                return True
    elif isinstance(value, str):
        return value in words
    return False


#: Modifiers that are about heroes, whatever card has them.
_ABOUT_HEROES: Final = (
    1 << MOD_HEALTH | 1 << MOD_DOUBLE_HEALTH | 1 << MOD_SKIP | 1 << MOD_NO_ENTERS | 1 << MOD_NO_SPELL | 1 << MOD_NO_ROOM
)
_WALKS: Final = 1 << WHEN_ENTERS_DUNGEON | 1 << WHEN_SURVIVES | 1 << WHEN_SURVIVES_DUNGEON | 1 << WHEN_WOULD_DIE
