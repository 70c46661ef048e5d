"""Reading one card: the facts of each kind, what is always in force, and the abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.filters import trait_bits
from lairwright.dungeon.cards.icons import ICON_BITS
from lairwright.dungeon.cards.modifiers import REACH_THIS, Modifier
from lairwright.dungeon.reading.abilities import PHASE_WORDS, read_abilities
from lairwright.dungeon.reading.chances import note_chances
from lairwright.dungeon.reading.checks import check_lasting
from lairwright.dungeon.reading.heroes import read_classes, read_lure
from lairwright.dungeon.reading.modifiers import read_modifier
from lairwright.dungeon.state.marks import MOST_ABILITIES
from lairwright.dungeon.words import (
    ADVANCED,
    ANY_KIND,
    BOSS,
    CARD_KINDS,
    CLASSES,
    HERO,
    LURE_TREASURE,
    MOD_NO_BUILD,
    MONSTER,
    ONCE_PER_ROUND,
    ORDINARY,
    ROOM,
    TRAP,
    WHEN_ACTIVATED,
    WHEN_ANNOUNCED,
    WHEN_ENTERS,
    WHEN_LEVEL_UP,
    WHEN_PLAYED,
)
from lairwright.kernel.reading import Fields
from lairwright.kernel.set_files import CONFIDENCES, read_id, read_names

_ADVANCED_ROOMS: Final = trait_bits(ROOM, ANY_KIND, ADVANCED)


def read_card(word: str, fields: Fields, set_id: str) -> Card:
    card = Card(CARD_KINDS.index(word), read_id(fields), fields.text("name"), set_id)
    card.data = fields.data
    card.title = fields.text("title", "")
    card.copies = fields.number("copies", 1, 99, 1)
    card.confidence = CONFIDENCES[fields.word("confidence", CONFIDENCES, "confirmed")]
    fields.text("note", "")
    read_names(fields)
    card.needs_explorers = bool(fields.word("needs", ("", "explorers"), ""))
    card.in_solo = not fields.has("solo") or fields.flag("solo")
    _READERS[word](fields, card)
    fields.done()
    if len(card.abilities) > MOST_ABILITIES:
        raise fields.fail("ability", f"a card has at most {MOST_ABILITIES} abilities, found {len(card.abilities)}")
    card.traits = trait_bits(card.kind, card.room_kind, card.tier, card.treasure_mask, card.classes)
    card.enters = card.by_when[WHEN_ENTERS]
    card.activated = card.by_when[WHEN_ACTIVATED]
    card.negation = card.by_when[WHEN_ANNOUNCED]
    note_chances(card)
    return card


def _read_always(fields: Fields, card: Card, sort: str) -> list[Modifier]:
    """What is in force as long as the card is."""

    def granted(inner: Fields) -> Ability:
        raise inner.fail("when", "what a card lets others do belongs into an ability of its own")

    found: list[Modifier] = []
    for part in fields.tables("always"):
        modifier = read_modifier(part, card, granted, True)
        check_lasting(part, sort)
        found.append(modifier)
        if sort == "miniboss" and not modifier.level:
            raise fields.fail("always", "each entry of a miniboss says from which level on it holds")
        if modifier.what == MOD_NO_BUILD and not modifier.of and not modifier.person:
            raise fields.fail("always", "expected which cards are not built there, such as of = 'advanced room'")
    card.always.extend(found)
    return found


def _read_room(fields: Fields, card: Card) -> None:
    card.room_kind = (MONSTER, TRAP)[fields.word("kind", ("monster", "trap"))]
    card.tier = (ORDINARY, ADVANCED)[fields.word("tier", ("ordinary", "advanced"))]
    card.damage = fields.number("damage", 0, 99)
    _read_treasure(fields, card)
    _read_always(fields, card, "room")
    card.cover_mask = card.treasure_mask
    _note_usual_bar(card)
    card.minion_space = fields.flag("minion_space")
    read_abilities(fields, card, "room")


def _note_usual_bar(card: Card) -> None:
    """That no Advanced Room may be built on this one is kept with the treasure types that may be."""
    for modifier in card.always:
        modifier.is_usual_bar = (
            modifier.what == MOD_NO_BUILD
            and modifier.of == _ADVANCED_ROOMS
            and modifier.reach == REACH_THIS
            and not modifier.conditions
        )
        if modifier.is_usual_bar:
            card.cover_mask = 0


def _read_spell(fields: Fields, card: Card) -> None:
    card.phases = fields.word("phase", PHASE_WORDS)
    if not card.phases:
        raise fields.fail("phase", "expected 'build', 'adventure' or 'both'")
    _read_always(fields, card, "spell")
    read_abilities(fields, card, "spell")
    played = [ability for ability in card.abilities if ability.when == WHEN_PLAYED and not ability.watches]
    if not played or card.abilities[0] is not played[0]:
        raise fields.fail("ability", "a spell needs an ability for when it is played, and that comes first")
    for ability in played:
        ability.phases = card.phases
    card.more = len(played) > 1


def _read_boss(fields: Fields, card: Card) -> None:
    card.xp = fields.number("xp", 0, 9999)
    _read_treasure(fields, card)
    _read_always(fields, card, "boss")
    card.minion_space = fields.flag("minion_space")
    read_abilities(fields, card, "boss")
    levels = [ability for ability in card.abilities if ability.when == WHEN_LEVEL_UP]
    card.lasts = bool(card.always) or len(card.abilities) > len(levels)


def _read_hero(fields: Fields, card: Card) -> None:
    classes = read_classes(fields)
    card.classes = classes
    card.tier = (ORDINARY, ADVANCED)[fields.word("tier", ("ordinary", "epic"))]
    card.worth = 1 if card.tier == ORDINARY else 2
    card.health = fields.number("health", 1, 99)
    card.players = fields.number("players", 2, 6, 2)
    card.star = fields.flag("star")
    if card.star and card.players > 2:
        raise fields.fail("star", "a hero with a star is used at every number of players (EXP-STAR-02)")
    read_lure(fields, card)
    if card.lure == LURE_TREASURE:
        if not classes:
            raise fields.fail("lure", "a hero without a class needs its own way to choose a dungeon")
        if classes.bit_count() == 1:
            card.lane = ICON_BITS * (classes.bit_length() - 1)
    _read_always(fields, card, "hero")
    read_abilities(fields, card, "hero")


def _read_miniboss(fields: Fields, card: Card) -> None:
    _read_always(fields, card, "miniboss")
    read_abilities(fields, card, "miniboss")
    if not card.always and not card.abilities:
        raise fields.fail("ability", "a miniboss does something at its levels")


def _read_item(fields: Fields, card: Card) -> None:
    """What the hero that carries it has of it, and what the player who won it may do once."""
    if fields.data.get("class") != "any":
        card.classes = read_classes(fields)
    else:
        fields.raw("class")
        card.classes = (1 << len(CLASSES)) - 1
    for side, word in ((HERO, "hero"), (BOSS, "boss")):
        if not fields.has(word):
            continue
        part = fields.table(word)
        first, first_modifier = len(card.abilities), len(card.modifiers)
        _read_always(part, card, "item")
        read_abilities(part, card, "item", f"item {word}")
        part.done()
        for modifier in card.modifiers[first_modifier:]:
            modifier.side = side
        for ability in card.abilities[first:]:
            ability.side = side
            if side == BOSS and ability.when == WHEN_ACTIVATED:
                ability.limit = ONCE_PER_ROUND  # even if it is turned up again (CL-51)


def _read_location(fields: Fields, card: Card) -> None:
    card.position = fields.number("position", 0, 9, 0)
    card.holds = fields.number("holds", 0, 99, 1)
    if fields.has("class"):
        card.classes = read_classes(fields)
    _read_always(fields, card, "location")
    read_abilities(fields, card, "location")


def _read_treasure(fields: Fields, card: Card) -> None:
    icons = fields.table("treasure")
    for kind, name in enumerate(CLASSES):
        card.treasure[kind] = icons.number(name, 1, 9, 0)
        if card.treasure[kind]:
            card.treasure_mask |= 1 << kind
            card.icons |= card.treasure[kind] << ICON_BITS * kind
            card.kinds |= 1 << ICON_BITS * kind
    icons.done()


_READERS: Final[dict[str, Callable[[Fields, Card], None]]] = {
    "room": _read_room,
    "spell": _read_spell,
    "boss": _read_boss,
    "hero": _read_hero,
    "miniboss": _read_miniboss,
    "item": _read_item,
    "location": _read_location,
}
