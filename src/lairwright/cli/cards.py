"""``lair cards`` and ``lair check-set``: what is in a set."""

from __future__ import annotations

from typing import Annotated

import typer

from lairwright.cli.output import AsJson, print_json
from lairwright.dungeon.assemble import catalog_for
from lairwright.dungeon.cards import Card
from lairwright.dungeon.loader import CardSet, is_path, load_set, shipped_sets
from lairwright.dungeon.words import BOSS, CARD_KINDS, CLASSES, HERO, NO_CLASS, ORDINARY, ROOM, ROOM_KINDS
from lairwright.games import new_game
from lairwright.text.cards import card_text

Data = dict[str, object]


def cards_command(
    card_set: Annotated[
        list[str] | None, typer.Option("--set", help="A shipped set or the path of a home-made one; all shipped ones.")
    ] = None,
    find: Annotated[str, typer.Option(help="Only cards with this in their id, name or text.")] = "",
    as_json: AsJson = False,
) -> None:
    """List cards: numbers, and the text generated from what they do."""
    sets = [load_set(name, False) for name in card_set or shipped_sets()]
    cards = [describe(card) for part in sets for card in part.cards]
    wanted = find.casefold()
    cards = [card for card in cards if wanted in f"{card['id']} {card['name']} {card['text']}".casefold()]
    if as_json:
        print_json({"cards": cards})
        return
    for card in cards:
        _print(card)
    print(f"{len(cards)} {'card' if len(cards) == 1 else 'cards'}")


def describe(card: Card) -> Data:
    """The stable JSON form of a card (docs/cli.md)."""
    return {
        "id": card.id,
        "name": card.name,
        "title": card.title,
        "set": card.set_id,
        "kind": CARD_KINDS[card.kind],
        "copies": int(card.copies),
        "numbers": _numbers(card),
        "text": card_text(card),
        "confidence": card.confidence,
    }


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
        return {
            "tier": "ordinary" if card.tier == ORDINARY else "epic",
            "class": CLASSES[card.hero_class] if card.hero_class != NO_CLASS else "none",
            "health": int(card.health),
            "players": int(card.players),
        }
    return {"phase": str(card.data["phase"])}


def _print(card: Data) -> None:
    numbers = card["numbers"]
    assert isinstance(numbers, dict)
    words = [f"{word} {_spelled(value)}" for word, value in numbers.items()]
    copies = f", {card['copies']} copies" if card["copies"] != 1 else ""
    doubt = f", {card['confidence']}" if card["confidence"] != "confirmed" else ""
    title = f", {card['title']}" if card["title"] else ""
    print(f"{card['id']}: {card['name']}{title} ({card['set']} {card['kind']}; {', '.join(words)}{copies}{doubt})")
    if card["text"]:
        print(f"    {card['text']}")


def _spelled(value: object) -> str:
    if isinstance(value, dict):
        return " + ".join(f"{count} {name}" for name, count in value.items()) or "none"
    return str(value)


def check_set_command(
    file: Annotated[str, typer.Argument(help="A set file, or a folder with the files of one set.")],
) -> None:
    """Validate a home-made set: read it, combine it with the base set and deal a game with it."""
    path = file if is_path(file) else f"./{file}"
    card_set = load_set(path, False)
    load_set(path, True)  # what a card says about the early printing must be right too
    sets = (path,) if card_set.standalone else ("base", path)
    catalog_for(sets, False)
    new_game(sets=sets)
    print(f"{file}: set {card_set.id!r} ({card_set.name}) is fine: {_census(card_set)}")


def _census(card_set: CardSet) -> str:
    parts = []
    for kind, word in enumerate(CARD_KINDS):
        cards = [card for card in card_set.cards if card.kind == kind]
        if cards:
            copies = sum(card.copies for card in cards)
            plural = {"boss": "bosses", "hero": "heroes"}.get(word, f"{word}s")
            count = f"{len(cards)} {word if len(cards) == 1 else plural}"
            parts.append(count if copies == len(cards) else f"{count} ({copies} cards)")
    return ", ".join(parts)
