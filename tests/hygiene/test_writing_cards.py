"""docs/writing-cards.md is complete, and its example works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lairwright.dungeon.cards import PERS, REACHES
from lairwright.dungeon.loader import CONFIDENCES, load_set
from lairwright.dungeon.vocabulary import (
    CARD_FILTERS,
    CONDITIONS,
    COST_WORDS,
    HERO_SCOPES,
    OWNER_SCOPES,
    PHASE_WORDS,
    TARGET_KINDS,
    TIERS,
    VERBS,
)
from lairwright.dungeon.words import CARD_KINDS, CLASSES, LIMITS, LURES, ROOM_KINDS, WHENS

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "writing-cards.md").read_text(encoding="utf-8")
VOCABULARY = Path(__file__).parents[2] / "src" / "lairwright" / "dungeon" / "vocabulary.py"

WORDS = {
    word
    for words in (
        WHENS,
        LIMITS,
        CARD_FILTERS,
        CONDITIONS,
        COST_WORDS,
        HERO_SCOPES,
        OWNER_SCOPES,
        PHASE_WORDS,
        TIERS,
        REACHES,
        PERS,
        CONFIDENCES,
        CARD_KINDS,
        CLASSES,
        LURES,
        ROOM_KINDS,
    )
    for word in words
    if word
}
#: Closed lists that are written out where they are read: ``fields.word("move", ("town", ...))``.
INLINE = {
    word
    for listed in re.findall(r"fields\.word\([^,()]+, \(([^()]*)\)", VOCABULARY.read_text(encoding="utf-8"))
    for word in re.findall(r'"([^"]+)"', listed)
}


@pytest.mark.parametrize("word", sorted(WORDS | INLINE))
def test_every_word_of_the_vocabulary_is_documented(word: str) -> None:
    assert f"`{word}`" in TEXT or f'"{word}"' in TEXT or f"`[[{word}]]`" in TEXT


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_documented(verb: str) -> None:
    assert f"| `{{ {verb} = " in TEXT


@pytest.mark.parametrize("target", TARGET_KINDS)
def test_every_target_is_documented(target: str) -> None:
    assert f"| `{{ {target} = " in TEXT


def test_the_example_in_the_document_is_a_valid_set(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    assert example
    file = tmp_path / "example.toml"
    file.write_text(example[1], encoding="utf-8")
    assert [card.id for card in load_set(str(file), False).cards] == ["wine-press", "last-orders"]
