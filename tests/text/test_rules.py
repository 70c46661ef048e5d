"""The rules in other languages: a book that exists is complete."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from lairwright.games import GAMES
from lairwright.scenarios.rulebook import Rule, rulebook, rulings
from lairwright.text.catalogue import CatalogueError, languages, texts
from lairwright.text.rules import UNOBSERVABLE, read_rules, rule_text, translated_rules
from tests.text.reading import trouble

GAME = "boss-monster"
BOOKS = [(language, game) for language in languages() for game in GAMES if translated_rules(language, game)]
#: Names of options and their values stay as they are, between backticks.
NAME = re.compile(r"`[^`]+`")


def english(game: str = GAME) -> dict[str, Rule]:
    return rulebook(game) | rulings(game)


def test_every_translated_book_is_one_of_a_game_and_in_a_language_that_is_spoken() -> None:
    folder = resources.files("lairwright").joinpath("rulebook")
    found = {
        (part.name, book.name.removesuffix(".toml"))
        for part in folder.iterdir()
        if part.is_dir() and part.name != "__pycache__"
        for book in part.iterdir()
    }
    assert found == set(BOOKS)


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_a_translated_book_says_why_a_rule_cannot_be_shown(language: str, game: str) -> None:
    reasons = {rule.id: rule.unobservable for rule in english(game).values() if rule.unobservable}
    translated = translated_rules(language, game, UNOBSERVABLE)
    assert set(translated) == set(reasons)
    assert all(translated[rule_id] != reason for rule_id, reason in reasons.items())


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_a_translated_book_has_every_rule_and_no_other(language: str, game: str) -> None:
    translated = translated_rules(language, game)
    assert set(translated) == set(english(game))
    for rule_id, text in translated.items():
        original = english(game)[rule_id].text
        assert not trouble(NAME.sub("x", text)), f"{language}: {rule_id}"
        assert set(NAME.findall(text)) == set(NAME.findall(original)), f"{language}: {rule_id}"
        assert text != original, f"{language}: {rule_id}"


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
