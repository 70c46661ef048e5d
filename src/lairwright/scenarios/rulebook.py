"""The rules of each game by ID, in our own words (src/lairwright/rulebook, for our own games)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from lairwright.games import game_kind, known_games
from lairwright.kernel.arguments import quoted
from lairwright.kernel.errors import LairwrightError, closest

#: The tables of a book.
RULE: Final = "rule"
RULING: Final = "ruling"


@dataclass(frozen=True)
class Rule:
    """One rule. ``unobservable`` says why no scenario can show it; it is empty for all the others."""

    id: str
    text: str
    game: str
    unobservable: str


@cache
def rulebook(game: str) -> dict[str, Rule]:
    """The rules of one game, by ID, in the order of the book."""
    return _read(game)[RULE]


@cache
def rulings(game: str) -> dict[str, Rule]:
    """Rulings on open questions and rows of the editions matrix: refusals and scenarios may point to them too."""
    return _read(game)[RULING]


@cache
def _read(game: str) -> dict[str, dict[str, Rule]]:
    """Both kinds of rules. A mistake in the book is one sentence: its author may be somebody else."""
    found: dict[str, dict[str, Rule]] = {RULE: {}, RULING: {}}
    book = game_kind(game).rulebook
    if book is None:
        return found
    file = book.joinpath(f"{game}.toml")
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise LairwrightError(f"{file}: is not valid TOML: {problem}") from None
    known: set[str] = set()
    for kind, rules in found.items():
        parts = data.get(kind, [])
        if not isinstance(parts, list):
            raise LairwrightError(f"{file}: expected tables [[{kind}]], found {quoted(parts)}")
        for number, part in enumerate(parts, 1):
            rule = _rule(part, game, f"{file}: {kind} {number}")
            if rule.id in known:
                raise LairwrightError(f"{file}: {rule.id} is there twice")
            known.add(rule.id)
            rules[rule.id] = rule
    return found


def _rule(part: object, game: str, where: str) -> Rule:
    if not isinstance(part, dict):
        raise LairwrightError(f"{where}: expected a table, found {quoted(part)}")
    texts = [part.get("id"), part.get("text"), part.get("unobservable", "")]
    for field, text in zip(("id", "text", "unobservable"), texts, strict=True):
        if not isinstance(text, str) or not (text or field == "unobservable"):
            found = "nothing" if text is None else quoted(text)
            raise LairwrightError(f"{where}: field {field!r}: expected a text, found {found}")
    return Rule(texts[0], texts[1], game, texts[2])


def find_rule(rule_id: str) -> Rule:
    """A rule or ruling of any game; case doesn't matter, and the error for an unknown ID suggests the nearest one."""
    everything = {rule.id: rule for game in known_games() for rule in (rulebook(game) | rulings(game)).values()}
    folded = {name.casefold(): rule for name, rule in everything.items()}
    found = everything.get(rule_id) or folded.get(rule_id.casefold())
    if found is None:
        near = closest_rule(rule_id, everything)
        hint = f" (did you mean {near!r}?)" if near else ""
        raise LairwrightError(f"there is no rule {rule_id!r}{hint}", "unknown-rule", {"rule": rule_id, "nearest": near})
    return found


def closest_rule(rule_id: str, known: Iterable[str]) -> str:
    """The ID that a misspelt one was probably meant to be, in any case; empty when none is close."""
    folded = {name.casefold(): name for name in known}
    return folded.get(closest(rule_id.casefold(), folded), "")
