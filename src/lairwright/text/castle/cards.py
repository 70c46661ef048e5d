"""Cards of the castle-raid game in words: names, facts, and the text of a king tile, composed from what it does."""

from __future__ import annotations

from typing import Final

from lairwright.castle.cards import Back, Card, Change
from lairwright.castle.catalog import Catalog
from lairwright.castle.words import ALL_STRENGTHS, FACTION, GUARD, MONSTER, PLACES, SAFE_STRENGTH, STRENGTHS
from lairwright.text.catalogue import Texts
from lairwright.text.names import printed_name
from lairwright.text.phrases import listed, signed, slug

#: The level of a guard.
STAR: Final = "★"
#: Confidences shown to the reader next to the value.
UNSURE: Final = ("likely", "inferred")


def stars(number: int) -> str:
    """``★★``: the level on a guard's back."""
    return STAR * number


def values_range(texts: Texts, low: int, high: int) -> str:
    """``3–7``, or the one value there is."""
    return str(low) if low == high else texts.say("castle-range", low=str(low), high=str(high))


def marked(texts: Texts, value: str, confidence: str) -> str:
    """A value with the mark for values nobody has read off a card (``castle-inferred-note`` explains it)."""
    return texts.say("castle-inferred", value=value) if confidence == "inferred" else value


def card_name(texts: Texts, card: Card, catalog: Catalog) -> str:
    """A monster by faction and strength, a guard by its face, anything else by its printed name or the English one."""
    if card.kind == MONSTER:
        faction = card_name(texts, faction_of(card, catalog), catalog)
        return texts.say("castle-monster", faction=faction, strength=str(card.strength))
    if card.kind == GUARD:
        face = {"strength": str(card.strength), "loot": str(card.loot)}
        return texts.say("castle-guard", stars=stars(int(card.stars)), **face)
    return printed_name(texts.language, card) or card.name


def has_printed_name(language: str, card: Card, catalog: Catalog) -> bool:
    """Whether the name was printed in this language, or is no word at all."""
    if card.kind == MONSTER:
        return bool(printed_name(language, faction_of(card, catalog)))
    return card.kind == GUARD or bool(printed_name(language, card))


def faction_of(monster: Card, catalog: Catalog) -> Card:
    return catalog.cards[catalog.instances[FACTION][monster.faction]]


def card_facts(texts: Texts, card: Card, mark: bool = False) -> str:
    """What is printed apart from the text; with ``mark`` inferred values have their mark."""
    sure = card.confidence if mark else ""
    if card.kind == MONSTER:
        healing = marked(texts, str(card.healing), sure)
        return texts.say("castle-facts-monster", strength=str(card.strength), healing=healing)
    if card.kind == GUARD:
        strength, loot = (marked(texts, str(value), sure) for value in (card.strength, card.loot))
        return texts.say("castle-facts-guard", stars=stars(int(card.stars)), strength=strength, loot=loot)
    return texts.say("castle-facts-faction" if card.kind == FACTION else "castle-facts-tile")


def card_text(texts: Texts, card: Card, catalog: Catalog, last_guards: int) -> str:
    """What a card does: a king tile's order, what a guard's back shows; ``last_guards`` is the option of that name."""
    if card.kind == MONSTER:
        return texts.say("castle-text-safe") if card.strength >= SAFE_STRENGTH else ""
    if card.kind == GUARD:
        return back_text(texts, catalog.backs[card.stars])
    return "" if card.kind == FACTION else tile_text(texts, card, last_guards)


def back_text(texts: Texts, back: Back) -> str:
    """What the back of a guard shows, and how sure that is."""
    key = f"castle-text-back.{back.confidence}" if back.confidence in UNSURE else "castle-text-back"
    return texts.say(
        key,
        stars=stars(int(back.stars)),
        strength=values_range(texts, int(back.strength_low), int(back.strength_high)),
        loot=values_range(texts, int(back.loot_low), int(back.loot_high)),
    )


# -- king tiles ------------------------------------------------------------------------------------


def tile_text(texts: Texts, tile: Card, last_guards: int) -> str:
    """The king's order: a sentence for each thing it does."""
    sentences = [texts.say("castle-tile-forbid", strength=word) for word in _strengths(int(tile.forbidden))]
    if tile.in_hand:
        kept = listed(texts, _strengths(int(tile.in_hand)))
        others = listed(texts, _strengths(ALL_STRENGTHS & ~int(tile.in_hand)))
        sentences.append(texts.say("castle-tile-hands", strengths=kept, others=others))
    if tile.healing_of:
        strengths = listed(texts, _strengths(int(tile.healing_of)), "or")
        sentences.append(texts.say("castle-tile-healing", strengths=strengths, cost=int(tile.healing)))
    sentences += [_change(texts, change, last_guards) for change in tile.changes]
    return " ".join(sentences) if sentences else texts.say("castle-tile-nothing")


def _strengths(mask: int) -> list[str]:
    return [str(index + 1) for index in range(STRENGTHS) if mask >> index & 1]


def _change(texts: Texts, change: Change, last_guards: int) -> str:
    added = (("loot", int(change.loot)), ("strength", int(change.strength)))
    what = [
        texts.say(f"castle-change-{word}", amount=signed(number), number=abs(number))
        for word, number in added
        if number
    ]
    return texts.say(f"castle-at-{slug(PLACES[change.where])}", what=listed(texts, what), number=last_guards)
