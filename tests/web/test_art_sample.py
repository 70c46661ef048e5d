"""The page's own tests paint the shipped cards from a file; this compares the file with the cards themselves."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from lairwright.server.catalogue import cards

SAMPLE: Final = Path(__file__).parents[2] / "web" / "src" / "art" / "cards.sample.json"
#: Set to rewrite the file: ``LAIRWRIGHT_REGENERATE=1 pytest tests/web``.
ASKED: Final = "LAIRWRIGHT_REGENERATE"


def sample() -> str:
    """What pictures depend on, one line per card."""
    lines = [json.dumps({"id": card.id, "kind": card.kind, "numbers": card.numbers}) for card in cards("en")]
    return "[\n" + ",\n".join(f"  {line}" for line in lines) + "\n]\n"


def test_the_sample_has_all_shipped_cards_as_they_are() -> None:
    if os.environ.get(ASKED):
        SAMPLE.write_text(sample(), encoding="utf-8")
    assert json.loads(SAMPLE.read_text(encoding="utf-8")) == json.loads(sample()), f"rewrite it with {ASKED}=1"


def test_pictures_do_not_depend_on_the_language() -> None:
    english = [(card.game, card.id, card.kind, card.numbers) for card in cards("en")]
    for language in ("pl", "ru", "de"):
        assert [(card.game, card.id, card.kind, card.numbers) for card in cards(language)] == english
