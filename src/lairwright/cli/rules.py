"""``lair rule`` and ``lair conformance``: the rules by ID and what proves them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lairwright.cli.output import AsJson, print_json, warn, write_text
from lairwright.scenarios.conformance import DEFAULT_FOLDER, Conformance, as_markdown, conformance, load_all
from lairwright.scenarios.rulebook import find_rule

Folder = Annotated[Path, typer.Option("--scenarios", help="The folder with the scenarios.")]


def rule_command(
    rule_id: Annotated[str, typer.Argument(metavar="ID", help="Such as BM-BAIT-03.")],
    scenarios: Folder = DEFAULT_FOLDER,
    as_json: AsJson = False,
) -> None:
    """Say what a rule says and, in a checkout, which scenarios prove it."""
    rule = find_rule(rule_id)
    proofs: list[str] = []
    if scenarios.is_dir():
        proofs = conformance(load_all(scenarios), scenarios).games[rule.game].proofs.get(rule.id, [])
    if as_json:
        print_json(
            {
                "id": rule.id,
                "game": rule.game,
                "text": rule.text,
                "unobservable": rule.unobservable or None,
                "scenarios": proofs,
            }
        )
        return
    print(f"{rule.id}: {rule.text}")
    if rule.unobservable:
        print(f"Not observable: {rule.unobservable}")
    for name in proofs:
        print(f"Proven by {scenarios.as_posix()}/{name}")


def conformance_command(
    scenarios: Folder = DEFAULT_FOLDER,
    write: Annotated[Path | None, typer.Option(help="Write the whole table to this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show which rules and cards the scenarios of a checkout prove, and which not."""
    report = conformance(load_all(scenarios), scenarios)
    if write is not None:
        write_text(write, as_markdown(report))
    if as_json:
        print_json(report.as_data())
    else:
        _print(report)
    for stranger in report.strangers:
        warn(f"lair: {stranger}")


def _print(report: Conformance) -> None:
    for game, rules in report.games.items():
        print(
            f"{game}: {len(rules.proofs)} rules, {len(rules.proven)} proven, {len(rules.unobservable)} unobservable, "
            f"{len(rules.missing)} missing"
        )
        for rule in rules.missing:
            print(f"    {rule}")
    for card_set, cards in report.cards.items():
        print(f"set {card_set}: {len(cards.proofs)} cards, {len(cards.tested)} tested, {len(cards.missing)} missing")
        for card in cards.missing:
            print(f"    {card}")
