"""The cards of a set of the Boss Monster family, as lists show them."""

from __future__ import annotations

from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.words import (
    BOSS,
    CARD_KINDS,
    CLASSES,
    HERO,
    ITEM,
    LURE_STATS,
    LURE_TREASURE,
    ORDINARY,
    ROOM,
    ROOM_KINDS,
    SPELL,
)
from lairwright.text.catalogue import Texts
from lairwright.text.dungeon.cards import card_facts, card_name, card_text
from lairwright.text.dungeon.heroes import class_names
from lairwright.text.listing import Data, ListedCard
from lairwright.text.names import printed_name


def listed_cards(texts: Texts, set_name: str) -> list[ListedCard]:
    """Every card of a shipped set or a set file."""
    return [_listed(texts, card) for card in load_set(set_name, False).cards]


def _listed(texts: Texts, card: Card) -> ListedCard:
    more = card.kind == HERO and card.players > 2
    return ListedCard(
        id=card.id,
        name=card_name(texts, card),
        english_name=card.name,
        title=card.title,
        set_id=card.set_id,
        kind=CARD_KINDS[card.kind],
        copies=int(card.copies),
        numbers=_numbers(card),
        facts=card_facts(texts, card),
        more_facts=(texts.say("cli-card-players", count=int(card.players)),) if more else (),
        text=card_text(texts, card),
        confidence=card.confidence,
        printed=bool(printed_name(texts.language, card)),
    )


def _numbers(card: Card) -> Data:
    """What is printed on it, apart from the text."""
    treasure = {name: card.treasure[kind] for kind, name in enumerate(CLASSES) if card.treasure[kind]}
    if card.kind == ROOM:
        return {
            "tier": "ordinary" if card.tier == ORDINARY else "advanced",
            "subtype": ROOM_KINDS[card.room_kind],
            "damage": int(card.damage),
            "treasure": treasure,
        }
    if card.kind == BOSS:
        return {"xp": int(card.xp), "treasure": treasure}
    if card.kind == HERO:
        classes = class_names(card)
        hero: Data = {
            "tier": "ordinary" if card.tier == ORDINARY else "epic",
            "class": classes if len(classes) > 1 else "".join(classes) or "none",
            "health": int(card.health),
            "players": int(card.players),
        }
        if card.star:
            hero["star"] = True
        if card.lure != LURE_TREASURE:
            hero["lure"] = {"fewest" if card.lure_fewest else "most": LURE_STATS[card.lure]}
        return hero
    if card.kind == ITEM:
        classes = class_names(card)
        return {"class": "any" if len(classes) == len(CLASSES) else classes if len(classes) > 1 else "".join(classes)}
    return {"phase": str(card.data["phase"])} if card.kind == SPELL else {}
