"""Examples of every kind of choice, and texts that are almost keys."""

from __future__ import annotations

import re

from lairwright.kernel.choices import Choice, Kind
from lairwright.kernel.game import Game


def examples(game: Game, kind: Kind) -> list[Choice]:
    """This kind with the first card of the game; one for each of its words, if it has any."""
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


def slips(key: str, seats: int) -> list[str]:
    """Texts that are almost this key: another seat's, other blanks, capitals, leading zeros, places off the board."""
    found = [f"{other}: {key}" for other in range(seats)]
    found += [f"{key} ", f" {key}", f"{key}\n", f"{key}\t", f"{key}\0", key.upper(), key.title(), f"{key} {key}"]
    found += [key.replace(" ", "  "), key.replace(" ", "\u00a0")]
    found += [re.sub(r"(?<![\w-])(\d+)", r"0\1", key), re.sub(r"(?<![\w-])(\d+)(?![\w-])", "99", key)]
    found += [re.sub(r"(?<![\w-])(\d+)(?![\w-])", "9" * 40, key), re.sub(r"(?<![\w-])\d(?![\w-])", "٣", key)]
    return [slip for slip in dict.fromkeys(found) if slip != key]
