"""A card of any game, as lists of cards show it."""

from __future__ import annotations

from dataclasses import dataclass

Data = dict[str, object]


@dataclass(frozen=True)
class ListedCard:
    """A card of a set in words and numbers."""

    id: str
    name: str
    english_name: str
    set_id: str
    kind: str
    copies: int
    numbers: Data
    #: What is printed apart from the text, as a label; further facts follow it.
    facts: str
    text: str
    confidence: str
    #: Whether the name was printed in the language of the list.
    printed: bool
    title: str = ""
    more_facts: tuple[str, ...] = ()
