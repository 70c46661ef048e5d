"""Which scenario proves which rule and which card: the table in docs/conformance.md.

A rule is proven when a scenario names it under ``rules``, a card is tested when one names it under ``cards``; that the
scenarios pass is the business of the tests. Scenarios live in a checkout, not in the installed package.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from lairwright.games import game_kind, known_games
from lairwright.kernel.errors import LairwrightError
from lairwright.scenarios.rulebook import rulebook, rulings
from lairwright.scenarios.runner import Scenario, find_scenarios, load, set_table

#: Where a checkout keeps its scenarios, seen from its root.
DEFAULT_FOLDER: Final = Path("tests/scenarios")

Data = dict[str, object]


@dataclass
class RuleCoverage:
    """The rules of one game: ``proofs`` maps each ID to the scenarios that name it."""

    proofs: dict[str, list[str]]
    unobservable: dict[str, str]

    @property
    def proven(self) -> list[str]:
        return [rule for rule, files in self.proofs.items() if files]

    @property
    def missing(self) -> list[str]:
        return [rule for rule, files in self.proofs.items() if not files and rule not in self.unobservable]


@dataclass
class CardCoverage:
    """The cards of one set: ``proofs`` maps each id to the scenarios that name it."""

    proofs: dict[str, list[str]]

    @property
    def tested(self) -> list[str]:
        return [card for card, files in self.proofs.items() if files]

    @property
    def missing(self) -> list[str]:
        return [card for card, files in self.proofs.items() if not files]


@dataclass
class Conformance:
    """Everything the report says. ``strangers`` are names scenarios use that don't exist."""

    games: dict[str, RuleCoverage] = field(default_factory=dict)
    cards: dict[str, CardCoverage] = field(default_factory=dict)
    strangers: list[str] = field(default_factory=list)

    def as_data(self) -> Data:
        """The stable JSON form (docs/cli.md)."""
        return {
            "games": {
                game: {
                    "rules": len(rules.proofs),
                    "proven": rules.proven,
                    "missing": rules.missing,
                    "unobservable": rules.unobservable,
                }
                for game, rules in self.games.items()
            },
            "cards": {
                card_set: {"total": len(cards.proofs), "tested": cards.tested, "missing": cards.missing}
                for card_set, cards in self.cards.items()
            },
            "strangers": self.strangers,
        }


def load_all(folder: Path = DEFAULT_FOLDER) -> list[Scenario]:
    """The scenarios of a checkout; outside of one, a sentence that says so."""
    if not folder.is_dir():
        raise LairwrightError(
            f"there is no scenario folder {folder.as_posix()!r} here: scenarios are part of a checkout, not of the "
            "installed package; run this at the root of a checkout or name the folder with --scenarios",
            "no-scenario-folder",
            {"folder": folder.as_posix()},
        )
    return [load(path) for path in find_scenarios([folder])]


def conformance(scenarios: Iterable[Scenario], folder: Path = DEFAULT_FOLDER) -> Conformance:
    """Match scenarios with the rulebooks and the shipped sets; files are named relative to ``folder``."""
    report = Conformance()
    for game in known_games():
        book = rulebook(game)
        unobservable = {rule.id: rule.unobservable for rule in book.values() if rule.unobservable}
        report.games[game] = RuleCoverage({rule: [] for rule in book}, unobservable)
    tested: dict[str, dict[str, list[str]]] = {}
    for game, kind in known_games().items():
        tested[game] = {}
        for card_set, cards in kind.shipped_cards().items():
            report.cards[card_set] = CardCoverage({card: [] for card in cards})
            tested[game].update(report.cards[card_set].proofs)
    for scenario in scenarios:
        name = _name(scenario.path, folder)
        rules = report.games[scenario.game].proofs
        for rule in scenario.rules:
            if rule in rules:
                rules[rule].append(name)
            elif rule not in rulings(scenario.game):
                report.strangers.append(f"{name}: there is no rule {rule!r}")
        for card in scenario.cards:
            if card in tested[scenario.game]:
                tested[scenario.game][card].append(name)
            elif not scenario.data.get("sets") and card not in _at_table(scenario):
                report.strangers.append(f"{name}: there is no card {card!r}")
    return report


def _at_table(scenario: Scenario) -> Collection[str]:
    """The cards of the scenario's game, which need not come from a set; none if its table can't be set."""
    try:
        return game_kind(scenario.game).card_kinds(set_table(scenario, scenario.presets[0]))
    except LairwrightError:
        return ()


def _name(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix() if path.is_relative_to(folder) else path.as_posix()


def as_markdown(report: Conformance) -> str:
    """The text of docs/conformance.md."""
    lines = [
        "# Conformance",
        "",
        "Which scenario below `tests/scenarios` proves which rule and which card. Written by `make docs`; a test keeps",
        "it current. The rules in our own words: `lair rule ID`.",
    ]
    for game, rules in report.games.items():
        lines += ["", f"## Rules of {game}", ""]
        lines.append(
            f"{len(rules.proofs)} rules: {len(rules.proven)} proven, {len(rules.unobservable)} without behaviour of "
            f"their own, {len(rules.missing)} missing."
        )
        lines += ["", "| rule | proven by |", "| --- | --- |"]
        for rule, files in rules.proofs.items():
            lines.append(f"| {rule} | {_cell(files, rules.unobservable.get(rule, ''))} |")
    for card_set, cards in report.cards.items():
        lines += ["", f"## Cards of set {card_set}", ""]
        lines.append(f"{len(cards.proofs)} cards: {len(cards.tested)} tested, {len(cards.missing)} missing.")
        lines += ["", "| card | tested by |", "| --- | --- |"]
        lines += [f"| {card} | {_cell(files, '')} |" for card, files in cards.proofs.items()]
    return "\n".join(lines) + "\n"


def _cell(files: list[str], reason: str) -> str:
    if files:
        return ", ".join(f"`{name.removesuffix('.toml')}`" for name in files)
    return reason.replace("|", "\\|") if reason else "**missing**"
