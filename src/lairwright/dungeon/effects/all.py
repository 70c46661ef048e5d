"""Every verb of the vocabulary, by its word."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.effects import (
    belongings,
    building,
    cards,
    copying,
    dungeons,
    fates,
    modifying,
    negation,
    taking,
)
from lairwright.dungeon.effects.declared import Word

WORDS: Final[dict[str, Word]] = {
    declared.word: declared
    for declared in (
        *cards.WORDS,
        *taking.WORDS,
        *belongings.WORDS,
        *fates.WORDS,
        *dungeons.WORDS,
        *building.WORDS,
        *negation.WORDS,
        *copying.WORDS,
        *modifying.WORDS,
    )
}
