"""The rules in other languages: a book that exists is complete."""

from __future__ import annotations

from importlib import resources

import pytest

from lairwright.scenarios.rulebook import Rule, rulebook, rulings
from lairwright.text.catalogue import CatalogueError, languages, texts
from lairwright.text.rules import read_rules, rule_text, translated_rules
from tests.text.reading import trouble

GAME = "boss-monster"
TRANSLATED = [language for language in languages() if translated_rules(language, GAME)]


def english() -> dict[str, Rule]:
    return rulebook(GAME) | rulings(GAME)


def test_every_translated_book_is_in_a_language_that_is_spoken() -> None:
    folder = resources.files("lairwright").joinpath("rulebook")
    assert {part.name for part in folder.iterdir() if part.is_dir() and part.name != "__pycache__"} <= set(languages())


def test_a_translated_book_has_every_rule_and_no_other() -> None:
    for language in TRANSLATED:
        translated = translated_rules(language, GAME)
        assert set(translated) == set(english())
        for rule_id, text in translated.items():
            assert not trouble(text), f"{language}: {rule_id}"
            assert text != english()[rule_id].text, f"{language}: {rule_id}"


def test_a_book_is_read_or_says_what_is_wrong() -> None:
    assert read_rules('[text]\nBM-GEN-01 = "Zdanie."\n', "here") == {"BM-GEN-01": "Zdanie."}
    with pytest.raises(CatalogueError, match="here: is not valid TOML"):
        read_rules("[text", "here")
    for source in ("", 'text = "x"', "[text]\nBM-GEN-01 = 3\n"):
        with pytest.raises(CatalogueError, match=r"here: expected a table \[text\]"):
            read_rules(source, "here")


@pytest.mark.parametrize("language", languages())
def test_every_rule_can_be_said(language: str) -> None:
    for rule in english().values():
        assert rule_text(texts(language), GAME, rule.id, rule.text)


def test_english_is_the_book_itself() -> None:
    rule = rulebook(GAME)["BM-BAIT-03"]
    assert rule_text(texts("en"), GAME, rule.id, rule.text) == rule.text
