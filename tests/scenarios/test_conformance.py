"""Every rule and every card is proven by a scenario, and docs/conformance.md says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.games import GAMES
from lairwright.kernel.config import OptionValue
from lairwright.scenarios.conformance import Conformance, as_markdown, conformance, load_all
from lairwright.scenarios.runner import Scenario

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "scenarios"


def values_seen(scenarios: list[Scenario], game: str) -> dict[str, set[OptionValue]]:
    """Every value of every option that some scenario plays with, through a preset, a variant or directly."""
    rules = GAMES[game].rules
    seen: dict[str, set[OptionValue]] = {spec.name: set() for spec in rules.options}
    for scenario in scenarios:
        if scenario.game != game:
            continue
        variants = tuple(scenario.data.get("variants", ()))
        for preset in scenario.presets:
            for name, value in rules.resolve(preset, variants, scenario.data.get("options", {})).items():
                seen[name].add(value)
    return seen


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return load_all(FOLDER)


@pytest.fixture(scope="module")
def report(scenarios: list[Scenario]) -> Conformance:
    return conformance(scenarios, FOLDER)


def test_every_rule_is_proven_or_says_why_not(report: Conformance) -> None:
    missing = {game: rules.missing for game, rules in report.games.items() if rules.missing}
    assert not missing


def test_every_card_has_a_behaviour_test(report: Conformance) -> None:
    missing = {card_set: cards.missing for card_set, cards in report.cards.items() if cards.missing}
    assert not missing


def test_scenarios_name_rules_and_cards_that_exist(report: Conformance) -> None:
    assert not report.strangers


def test_a_rule_is_not_both_proven_and_called_unobservable(report: Conformance) -> None:
    for rules in report.games.values():
        assert not set(rules.proven) & set(rules.unobservable)


def test_every_scenario_proves_something(scenarios: list[Scenario]) -> None:
    assert not [str(scenario.path) for scenario in scenarios if not scenario.rules and not scenario.cards]


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_is_played(scenarios: list[Scenario], game: str) -> None:
    seen = values_seen(scenarios, game)
    missing = {
        spec.name: [value for value in spec.values if value not in seen[spec.name]]
        for spec in GAMES[game].rules.options
        if len(spec.values) > 1
    }
    assert not {name: values for name, values in missing.items() if values}


def test_the_table_in_the_docs_is_current(report: Conformance) -> None:
    written = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
    assert written == as_markdown(report), "run `make docs`"
