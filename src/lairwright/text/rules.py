"""The rules in other languages: ``rulebook/<language>/<game>.toml``.

A table ``[text]`` from rule ID to text, and ``[unobservable]`` with the reasons why some cannot be shown.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final

from lairwright.games import game_kind
from lairwright.text.catalogue import ENGLISH, CatalogueError, Texts, read_text

TEXT: Final = "text"
UNOBSERVABLE: Final = "unobservable"


@cache
def translated_rules(language: str, game: str, part: str = TEXT) -> Mapping[str, str]:
    """The rules of a game in a language other than English, by ID; empty until somebody translates the book."""
    book = game_kind(game).rulebook
    if language == ENGLISH or book is None:
        return {}
    file = book.joinpath(language, f"{game}.toml")
    if not file.is_file():
        return {}
    where = f"rulebook/{language}/{game}.toml"
    return read_rules(read_text(file, where), where, part)


def read_rules(source: str, where: str, part: str = TEXT) -> dict[str, str]:
    """One table of a translated book; ``where`` names the file in complaints."""
    try:
        found = tomllib.loads(source).get(part)
    except tomllib.TOMLDecodeError as problem:
        raise CatalogueError(f"{where}: is not valid TOML: {problem}") from None
    if not isinstance(found, dict) or not all(isinstance(text, str) for text in found.values()):
        raise CatalogueError(f"{where}: expected a table [{part}] with a text for each rule ID")
    return found


def rule_text(texts: Texts, game: str, rule_id: str, english: str, part: str = TEXT) -> str:
    """What a rule says; ``english`` is the original, said where there is no translation."""
    return translated_rules(texts.language, game, part).get(rule_id, english)
