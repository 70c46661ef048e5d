"""``lair cards`` and ``lair check-set``: what is in a set of any game."""

from __future__ import annotations

from typing import Annotated

import typer

from lairwright.cli.desks import desk_for, game_of_set
from lairwright.cli.language import texts_of
from lairwright.cli.output import AsJson, print_json
from lairwright.games import known_games
from lairwright.kernel.set_files import is_path
from lairwright.text.catalogue import ENGLISH, Texts, texts
from lairwright.text.listing import Data, ListedCard
from lairwright.text.voices import voice_for


def cards_command(
    context: typer.Context,
    card_set: Annotated[list[str] | None, typer.Option("--set", help="help-cards-set")] = None,
    find: Annotated[str, typer.Option(help="help-cards-find")] = "",
    as_json: AsJson = False,
) -> None:
    """What is searched is what is shown; JSON is always English."""
    speaking = texts(ENGLISH) if as_json else texts_of(context)
    sets = card_set or [name for kind in known_games().values() for name in kind.shipped_sets()]
    wanted = find.casefold()
    voices = {name: voice_for(game_of_set(name).name) for name in sets}
    cards = [card for name in sets for card in voices[name].listed_cards(speaking, name) if wanted in _searched(card)]
    if as_json:
        print_json({"cards": [_describe(card) for card in cards]})
        return
    for card in cards:
        _print(speaking, card)
    print(speaking.say("cli-cards-total", count=len(cards)))
    if any(not card.printed for card in cards):
        print(speaking.say("untranslated-note"))


def _searched(card: ListedCard) -> str:
    return f"{card.id} {card.english_name} {card.name} {card.text}".casefold()


def _describe(card: ListedCard) -> Data:
    """The stable JSON form of a card (docs/cli.md)."""
    return {
        "id": card.id,
        "name": card.english_name,
        "title": card.title,
        "set": card.set_id,
        "kind": card.kind,
        "copies": card.copies,
        "numbers": card.numbers,
        "text": card.text,
        "confidence": card.confidence,
    }


def _print(speaking: Texts, card: ListedCard) -> None:
    """Id, name, set and facts in one line, the text below it."""
    name = card.name if card.printed else speaking.say("untranslated-mark", name=card.name)
    facts = [card.set_id, card.facts]
    if card.copies != 1:
        facts.append(speaking.say("cli-card-copies", count=card.copies))
    facts += card.more_facts
    if card.confidence != "confirmed":
        facts.append(speaking.say(f"cli-confidence-{card.confidence}"))
    key = "cli-card.titled" if card.title else "cli-card"
    print(speaking.say(key, id=card.id, name=name, title=card.title, facts="; ".join(facts)))
    if card.text:
        print(f"    {card.text}")


def check_set_command(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="help-check-set-file")],
) -> None:
    """Read a set and deal games with it; its tables show which game it is for."""
    path = file if is_path(file) else f"./{file}"
    speaking = texts_of(context)
    found = desk_for(game_of_set(path).name).check_set(speaking, path)
    print(speaking.say("cli-set-fine", file=file, id=found.id, name=found.name, census=found.census))
