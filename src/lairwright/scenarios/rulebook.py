"""The rules of each game by ID, in our own words (src/lairwright/rulebook, for our own games)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from lairwright.games import GAMES, game_kind
from lairwright.kernel.errors import LairwrightError, closest


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
    return _read(game, "rule")


@cache
def rulings(game: str) -> dict[str, Rule]:
    """Rulings on open questions and rows of the editions matrix: refusals and scenarios may point to them too."""
    return _read(game, "ruling")


def _read(game: str, kind: str) -> dict[str, Rule]:
    book = game_kind(game).rulebook
    if book is None:
        return {}
    data = tomllib.loads(book.joinpath(f"{game}.toml").read_text(encoding="utf-8"))
    rules = [Rule(part["id"], part["text"], game, part.get("unobservable", "")) for part in data.get(kind, ())]
    return {rule.id: rule for rule in rules}


def find_rule(rule_id: str) -> Rule:
    """A rule or ruling of any game; case doesn't matter, and the error for an unknown ID suggests the nearest one."""
    everything = {rule.id: rule for game in GAMES for rule in (rulebook(game) | rulings(game)).values()}
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
