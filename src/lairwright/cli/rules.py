"""``lair rule`` and ``lair conformance``: the rules by ID and what proves them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lairwright.cli.language import texts_of
from lairwright.cli.output import AsJson, print_json, warn, write_text
from lairwright.scenarios.conformance import DEFAULT_FOLDER, Conformance, as_markdown, conformance, load_all
from lairwright.scenarios.rulebook import find_rule
from lairwright.text.catalogue import Texts
from lairwright.text.rules import UNOBSERVABLE, rule_text

Folder = Annotated[Path, typer.Option("--scenarios", help="help-scenarios")]


def rule_command(
    context: typer.Context,
    rule_id: Annotated[str, typer.Argument(metavar="ID", help="help-rule-id")],
    scenarios: Folder = DEFAULT_FOLDER,
    as_json: AsJson = False,
) -> None:
    """The text of a rule in the reader's language, and the scenarios that prove it."""
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
    texts = texts_of(context)
    print(texts.say("play-rule", rule=rule.id, text=rule_text(texts, rule.game, rule.id, rule.text)))
    if rule.unobservable:
        reason = rule_text(texts, rule.game, rule.id, rule.unobservable, UNOBSERVABLE)
        print(texts.say("cli-rule-unobservable", reason=reason))
    for name in proofs:
        print(texts.say("cli-rule-proof", file=f"{scenarios.as_posix()}/{name}"))


def conformance_command(
    context: typer.Context,
    scenarios: Folder = DEFAULT_FOLDER,
    write: Annotated[Path | None, typer.Option(help="help-conformance-write")] = None,
    as_json: AsJson = False,
) -> None:
    """The table itself is a document of the project, in English."""
    texts = texts_of(context)
    report = conformance(load_all(scenarios), scenarios)
    if write is not None:
        write_text(texts, write, as_markdown(report))
    if as_json:
        print_json(report.as_data())
    else:
        _print(texts, report)
    for stranger in report.strangers:
        warn(texts.say("cli-problem", problem=stranger))


def _print(texts: Texts, report: Conformance) -> None:
    for game, rules in report.games.items():
        counts = {
            "rules": len(rules.proofs),
            "proven": len(rules.proven),
            "unobservable": len(rules.unobservable),
            "missing": len(rules.missing),
        }
        print(texts.say("cli-conformance-rules", game=game, **counts))
        for rule in rules.missing:
            print(f"    {rule}")
    for card_set, cards in report.cards.items():
        counts = {"cards": len(cards.proofs), "tested": len(cards.tested), "missing": len(cards.missing)}
        print(texts.say("cli-conformance-cards", set=card_set, **counts))
        for card in cards.missing:
            print(f"    {card}")
