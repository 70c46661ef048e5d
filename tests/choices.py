"""Examples of every kind of choice."""

from __future__ import annotations

from lairwright.kernel.choices import Choice, Kind
from lairwright.kernel.game import Game


def examples(game: Game, kind: Kind) -> list[Choice]:
    """The kind with the first card of the game; one for each of its words, if it has any."""
    words = [field.words for field in kind.fields if field.words]
    return [_example(game, kind, word) for word in (words[0] if words else [""])]


def _example(game: Game, kind: Kind, word: str) -> Choice:
    values: list[object] = []
    for field in kind.fields:
        if field.words:
            values.append(word)
        elif field.is_number:
            values.append(1)
        else:
            values.append(game.card_id(0))
    return kind.value(*values)
