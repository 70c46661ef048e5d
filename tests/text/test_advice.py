"""Advice in words, in every language."""

from __future__ import annotations

import pytest

from lairwright.bots.reasons import CODES, Reason
from lairwright.castle.staging import stage as stage_castle
from lairwright.kernel.config import Config
from lairwright.kernel.reading import Fields
from lairwright.text.advice import advice_text, percent, why_phrase
from lairwright.text.catalogue import languages, texts
from lairwright.text.voices import voice_of
from tests.bots.playing import dungeon

CASTLE_CODES = ("beats", "risks")
HERO = "boden-the-pantless"
#: For the test below: about a hero, at the cost of seat 1; a language may be missing.
ABOUT_A_HERO = {
    "en": {
        "lures": "lures Boden the Pantless",
        "kills": "kills Boden the Pantless",
        "denies": "keeps Gorgona from killing Boden the Pantless",
        "averts": "keeps Boden the Pantless from wounding you",
        "burdens": "lets Boden the Pantless wound Gorgona",
        "levels-up": "levels Boden the Pantless up",
    },
    "ru": {"denies": "не даёт герою Boden the Pantless умереть у игрока Gorgona"},
    "pl": {"denies": "Boden the Pantless nie zginie u gracza Gorgona"},
    "de": {"denies": "Boden the Pantless stirbt nicht bei Gorgona"},
}


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_words(language: str) -> None:
    table = dungeon([{"boss": "cleopatra"}, {"boss": "gorgona"}], "build")
    names = voice_of(table).reader(texts(language), table, 0).names
    found = {code: why_phrase(Reason(code, 0.8, HERO, 1, 2), names) for code in CODES}
    assert len(set(found.values())) == len(CODES)
    for code, phrase in ABOUT_A_HERO.get(language, {}).items():
        assert found[code].casefold() == phrase.casefold()
    for code in CODES:
        named = "2" if code in CASTLE_CODES else names.card(HERO)
        assert named in found[code]


def test_a_reason_without_words_is_a_defect() -> None:
    table = dungeon([{"boss": "cleopatra"}, {"boss": "gorgona"}], "build")
    with pytest.raises(ValueError, match="no words for the reason 'whim'"):
        why_phrase(Reason("whim", 1.0), voice_of(table).reader(texts("en"), table, 0).names)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Pass: 62% — guard 2 is beaten in 88% of the trials and guard 3 wins in 75% of the trials"),
        ("pl", "Pass: 62% — strażnik nr 2 przegrywa w 88% prób i strażnik nr 3 wygrywa w 75% prób"),
        ("ru", "Pass: 62 % — стражник № 2 побеждён в 88 % проб и стражник № 3 побеждает в 75 % проб"),
        ("de", "Pass: 62 % – Wächter 2 wird in 88 % der Versuche besiegt und Wächter 3 siegt in 75 % der Versuche"),
    ],
)
def test_an_option_stands_with_its_chance_and_its_reasons(language: str, sentence: str) -> None:
    config = Config("castle-raid", 3, 1, "default", ("proposed",), (), {})
    castle = stage_castle(config, "play", [Fields({}, "seat")], Fields({}, "table"), "test")
    names = voice_of(castle).reader(texts(language), castle, 0).names
    reasons = [why_phrase(Reason("beats", 0.875, guard=2), names), why_phrase(Reason("risks", 0.75, guard=3), names)]
    assert advice_text("Pass", 0.625, reasons, names).replace("\u00a0", " ") == sentence
    alone = advice_text("Pass", 0.625, [], names).replace("\u00a0", " ")
    assert sentence.startswith(alone)
    assert alone.endswith("%")


def test_nothing_is_called_certain_that_is_not() -> None:
    said = [percent(texts("en"), share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)]
    assert said == ["0%", "1%", "50%", "99%", "100%"]
