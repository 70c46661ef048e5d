"""``lair cards`` and ``lair check-set``: what is in a set."""

from __future__ import annotations

from typing import Annotated

import typer

from lairwright.cli.language import texts_of
from lairwright.cli.output import AsJson, print_json
from lairwright.dungeon.assemble import catalog_for
from lairwright.dungeon.cards import Card
from lairwright.dungeon.loader import CardSet, is_path, load_set, shipped_sets
from lairwright.dungeon.words import BOSS, CARD_KINDS, CLASSES, HERO, NO_CLASS, ORDINARY, ROOM, ROOM_KINDS
from lairwright.games import new_game
from lairwright.text.catalogue import ENGLISH, Texts, texts
from lairwright.text.dungeon.cards import card_facts, card_name, card_text, printed_name

Data = dict[str, object]


def cards_command(
    context: typer.Context,
    card_set: Annotated[list[str] | None, typer.Option("--set", help="help-cards-set")] = None,
    find: Annotated[str, typer.Option(help="help-cards-find")] = "",
    as_json: AsJson = False,
) -> None:
    """What is searched is what is shown; JSON is always English."""
    speaking = texts(ENGLISH) if as_json else texts_of(context)
    sets = [load_set(name, False) for name in card_set or shipped_sets()]
    wanted = find.casefold()
    cards = [card for part in sets for card in part.cards if wanted in _searched(speaking, card)]
    if as_json:
        print_json({"cards": [describe(card) for card in cards]})
        return
    for card in cards:
        _print(speaking, card)
    print(speaking.say("cli-cards-total", count=len(cards)))
    if any(not printed_name(speaking.language, card) for card in cards):
        print(speaking.say("untranslated-note"))


def _searched(speaking: Texts, card: Card) -> str:
    return f"{card.id} {card.name} {card_name(speaking, card)} {card_text(speaking, card)}".casefold()


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
        "text": card_text(texts(ENGLISH), card),
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


def _print(speaking: Texts, card: Card) -> None:
    """Id, name, set and facts in one line, the text below it."""
    name = card_name(speaking, card)
    if not printed_name(speaking.language, card):
        name = speaking.say("untranslated-mark", name=name)
    facts = [card.set_id, card_facts(speaking, card)]
    if card.copies != 1:
        facts.append(speaking.say("cli-card-copies", count=int(card.copies)))
    if card.kind == HERO and card.players > 2:
        facts.append(speaking.say("cli-card-players", count=int(card.players)))
    if card.confidence != "confirmed":
        facts.append(speaking.say(f"cli-confidence-{card.confidence}"))
    key = "cli-card.titled" if card.title else "cli-card"
    print(speaking.say(key, id=card.id, name=name, title=card.title, facts="; ".join(facts)))
    text = card_text(speaking, card)
    if text:
        print(f"    {text}")


def check_set_command(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="help-check-set-file")],
) -> None:
    """Read a set, combine it with the base set unless it stands alone, and deal a game with it."""
    path = file if is_path(file) else f"./{file}"
    card_set = load_set(path, False)
    load_set(path, True)  # what a card says about the early printing must be right too
    sets = (path,) if card_set.standalone else ("base", path)
    catalog_for(sets, False)
    new_game(sets=sets)
    speaking = texts_of(context)
    census = _census(speaking, card_set)
    print(speaking.say("cli-set-fine", file=file, id=card_set.id, name=card_set.name, census=census))


def _census(speaking: Texts, card_set: CardSet) -> str:
    parts = []
    for kind, word in enumerate(CARD_KINDS):
        cards = [card for card in card_set.cards if card.kind == kind]
        if cards:
            copies = sum(int(card.copies) for card in cards)
            count = speaking.say(f"cli-census-{word}", count=len(cards))
            more = copies != len(cards)
            parts.append(speaking.say("cli-census-copies", kind=count, count=copies) if more else count)
    return ", ".join(parts)
