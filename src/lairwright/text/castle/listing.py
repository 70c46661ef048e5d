"""The cards of a set of the castle-raid game, as lists show them."""

from __future__ import annotations

from pathlib import Path

from lairwright.castle.cards import Card
from lairwright.castle.catalog import Catalog
from lairwright.castle.loader import catalog_for
from lairwright.castle.rules import OPTIONS
from lairwright.castle.words import CARD_KINDS, GUARD, MONSTER, TILE
from lairwright.kernel.set_files import is_path, read_toml
from lairwright.text.castle.cards import card_facts, card_name, card_text, has_printed_name
from lairwright.text.catalogue import Texts
from lairwright.text.listing import Data, ListedCard


def listed_cards(texts: Texts, set_name: str) -> list[ListedCard]:
    """Every card of a shipped set or a set file."""
    catalog = catalog_for((set_name,))
    set_id = str(set_head(set_name)["id"]) if is_path(set_name) else set_name
    return [_listed(texts, card, catalog, set_id) for card in catalog.definitions]


def set_head(path: str) -> Data:
    """The table ``[set]`` of a set file that has been read without complaint."""
    head = read_toml(Path(path))["set"]
    assert isinstance(head, dict)
    return head


def _last_guards() -> int:
    """How many guards "last guards" are unless the rules say otherwise (CR-OQ-04)."""
    found = next(spec.default for spec in OPTIONS if spec.name == "king_last_guards")
    assert isinstance(found, int)
    return found


def _listed(texts: Texts, card: Card, catalog: Catalog, set_id: str) -> ListedCard:
    return ListedCard(
        id=card.id,
        name=card_name(texts, card, catalog),
        english_name=card.name,
        set_id=set_id,
        kind=CARD_KINDS[card.kind],
        copies=int(card.copies),
        numbers=_numbers(card, catalog),
        facts=card_facts(texts, card),
        text=card_text(texts, card, catalog, _last_guards()),
        confidence=card.confidence,
        printed=has_printed_name(texts.language, card, catalog),
        more_facts=(card.rule,) if card.kind == TILE else (),
    )


def _numbers(card: Card, catalog: Catalog) -> Data:
    """What is printed on it, apart from the text."""
    if card.kind == MONSTER:
        faction = card.id.removesuffix(f"-{card.strength}")
        return {"faction": faction, "strength": int(card.strength), "healing": int(card.healing)}
    if card.kind == GUARD:
        back = catalog.backs[card.stars]
        return {
            "stars": int(card.stars),
            "strength": int(card.strength),
            "loot": int(card.loot),
            "back": {
                "strength": [int(back.strength_low), int(back.strength_high)],
                "loot": [int(back.loot_low), int(back.loot_high)],
                "confidence": back.confidence,
            },
        }
    return {"rule": card.rule} if card.kind == TILE else {}
