"""Write the texts of all cards anew: ``.venv/bin/python -m tests.text.regenerate [LANGUAGE…]`` at the root.

The files in ``tests/golden/cards`` show in review what a change of a catalogue, a card or the composer alters.
"""

from __future__ import annotations

import sys
from pathlib import Path

from lairwright.dungeon.cards import Card
from lairwright.dungeon.loader import load_set, shipped_sets
from lairwright.text.catalogue import Texts, languages, texts
from lairwright.text.dungeon.cards import card_facts, card_name, card_text

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "golden" / "cards"
#: Home-made sets that come with the project: they have a text in every language without a line of translation.
EXAMPLES = tuple(str(path) for path in sorted((ROOT / "examples" / "sets").glob("*.toml")))


def golden_file(language: str) -> Path:
    return FOLDER / f"{language}.txt"


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


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in wanted or languages():
        golden_file(language).write_text("\n".join(card_lines(texts(language))) + "\n", encoding="utf-8")
        print(f"{golden_file(language).relative_to(ROOT)} written")


if __name__ == "__main__":
    main(sys.argv[1:])
