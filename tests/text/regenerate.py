"""Rewrite the texts of all cards: ``.venv/bin/python -m tests.text.regenerate [LANGUAGE…]`` at the root.

The files in ``tests/golden/cards`` show reviewers what a change to a catalogue, a card or the composer alters.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from lairwright.castle import loader as castle_loader
from lairwright.castle.words import MONSTER
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.reading.loader import load_set, shipped_sets
from lairwright.text.castle import cards as castle_cards
from lairwright.text.catalogue import Texts, languages, texts
from lairwright.text.dungeon.cards import card_facts, card_name, card_text
from lairwright.text.dungeon.sources import rules_text

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "golden" / "cards"
#: Home-made sets that come with the project: they have text in every language without a line of translation.
EXAMPLES = tuple(str(path) for path in sorted((ROOT / "examples" / "sets").glob("*.toml")))


def golden_file(language: str) -> Path:
    return FOLDER / f"{language}.txt"


def castle_file(language: str) -> Path:
    return FOLDER / f"castle-{language}.txt"


def card_lines(speaking: Texts) -> list[str]:
    """Every card of every set: a line for its name and facts, one for its text."""
    lines: list[str] = []
    for name in (*shipped_sets(), *EXAMPLES):
        card_set = load_set(name, False)
        early = {card.id: card_text(speaking, card) for card in load_set(name, True).cards}
        lines.append(f"== {card_set.name}")
        for card in card_set.cards:
            lines += _lines(speaking, card, early.get(card.id, ""))
    return lines


def _lines(speaking: Texts, card: Card, early: str) -> list[str]:
    text = card_text(speaking, card)
    lines = [f"{card.id}: {card_name(speaking, card)} — {card_facts(speaking, card)}."]
    lines += [f"    {text}"] if text else []
    return [*lines, f"    (early printing) {early}"] if early != text else lines


def hardest_file(language: str) -> Path:
    return FOLDER / f"hardest-{language}.txt"


def hardest_lines(speaking: Texts) -> list[str]:
    """The text of each card in ``hardest.toml``."""
    cards = tomllib.loads(Path(__file__).with_name("hardest.toml").read_text(encoding="utf-8"))
    return [f"{card['name']}: {rules_text(speaking, kind, card)}" for kind in cards for card in cards[kind]]


def castle_lines(speaking: Texts) -> list[str]:
    """The same for the sets of the castle-raid game; monsters are all alike, so only one faction's are listed."""
    lines: list[str] = []
    for name in castle_loader.shipped_sets():
        catalog = castle_loader.catalog_for((name,))
        lines.append(f"== {name}")
        for card in catalog.definitions:
            if card.kind != MONSTER or not card.faction:
                sure = speaking.say(f"confidence-{card.confidence}")
                facts = castle_cards.card_facts(speaking, card)
                lines.append(f"{card.id}: {castle_cards.card_name(speaking, card, catalog)} — {facts}. {sure}")
                lines.append(f"    {castle_cards.card_text(speaking, card, catalog, 2)}".rstrip())
    return [line for line in lines if line]


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in wanted or languages():
        for file, lines in (
            (golden_file(language), card_lines),
            (hardest_file(language), hardest_lines),
            (castle_file(language), castle_lines),
        ):
            file.write_text("\n".join(lines(texts(language))) + "\n", encoding="utf-8")
            print(f"{file.relative_to(ROOT)} written")


if __name__ == "__main__":
    main(sys.argv[1:])
