"""Small parts of sentences that several modules need: numbers with nouns, names of kinds, capital letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: Treasure by hero class: letter and shape, so that colour is never the only signal.
TREASURE_SIGNS: Final[dict[str, tuple[str, str]]] = {
    "cleric": ("C", "✚"),
    "fighter": ("F", "▲"),
    "mage": ("M", "★"),
    "thief": ("T", "●"),
    "explorer": ("E", "◆"),
}
#: The same for terminals that know no such shapes.
PLAIN_SHAPES: Final[dict[str, str]] = {"cleric": "+", "fighter": "^", "mage": "*", "thief": "o", "explorer": "#"}
#: Likewise for marks in sentences; one for one, so that styled text keeps its length.
PLAIN_MARKS: Final = str.maketrans("—·×−…", "-|x-.")

#: The word for a filter of the vocabulary.
FILTER_NOUNS: Final[dict[str, str]] = {
    "card": "card",
    "room": "Room card",
    "spell": "Spell card",
    "monster room": "Monster Room card",
    "trap room": "Trap Room card",
    "ordinary room": "Ordinary Room card",
    "advanced room": "Advanced Room card",
    "ordinary monster room": "Ordinary Monster Room card",
    "ordinary trap room": "Ordinary Trap Room card",
    "advanced monster room": "Advanced Monster Room card",
    "advanced trap room": "Advanced Trap Room card",
}


def capital(text: str) -> str:
    """The text with its first letter as a capital; the rest stays."""
    return text[:1].upper() + text[1:]


def article(noun: str) -> str:
    return f"an {noun}" if noun[:1].lower() in "aeiou" else f"a {noun}"


def counted(number: int, noun: str) -> str:
    """``a Spell card``, ``2 Spell cards``; never "0"."""
    return article(noun) if number == 1 else f"{number} {noun}s"


def amount(number: int, noun: str) -> str:
    """``1 Soul``, ``2 Souls``, ``no Souls``."""
    if number == 0:
        return f"no {noun}s"
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def possessive(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"
