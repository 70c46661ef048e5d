"""What a player can ask at the prompt in every game: explanations of questions, refusals, rules and cards, the log."""

from __future__ import annotations

import difflib
from typing import Final

from lairwright.cli.desk import Desk
from lairwright.cli.table_view import TableView
from lairwright.cli.terminal import Terminal, whole_number
from lairwright.kernel.decisions import Decision
from lairwright.kernel.errors import LairwrightError
from lairwright.scenarios.rulebook import closest_rule, find_rule, rulebook, rulings
from lairwright.text.rules import rule_text

_LOG_LINES: Final = 40
#: How many cards ``card NAME`` shows where a part of the name fits several.
_MOST_CARDS: Final = 5


def show_help(out: Terminal, desk: Desk) -> None:
    usages = [out.texts.say(f"{word}.usage") for word in desk.hints.typed]
    width = max(len(usage) for usage in usages)
    for word, usage in zip(desk.hints.typed, usages, strict=True):
        out.paragraph(out.coloured(f"{usage:<{width}}  {out.texts.say(word)}"), 2, width + 2)


def show_rule(out: Terminal, desk: Desk, game: str, rule_id: str) -> None:
    """What a rule says, or the sentence that there is none."""
    if not rule_id:
        out.line(out.texts.say(desk.hints.rule))
        return
    try:
        rule = find_rule(rule_id)
    except LairwrightError:
        near = closest_rule(rule_id, [*rulebook(game), *rulings(game)])
        key = "play-no-rule.near" if near else "play-no-rule"
        out.line(out.texts.say(key, rule=rule_id, near=near))
        return
    text = rule_text(out.texts, rule.game, rule.id, rule.text)
    out.line(out.texts.say("play-rule", rule=rule.id, text=text))


def explain_question(out: TableView, desk: Desk, decision: Decision) -> None:
    """``?``: the question, its rule, the card that asks, and what else you can type."""
    out.line(out.reader.prompt_text(decision))
    rule = out.voice.prompt_rule(decision.kind)
    if rule:
        show_rule(out, desk, out.reader.game.config.game, rule)
    if decision.source:
        out.explain_card(decision.source)
    show_help(out, desk)


def explain_missing(out: TableView, desk: Desk, decision: Decision, key: str) -> None:
    """``why KEY``: the reason, the rule's ID and what the rule says."""
    if not key:
        out.line(out.texts.say(desk.hints.why))
        return
    game = out.reader.game
    code, rule = game.why_not(key, decision.seat)
    if code == "offered":
        keys = decision.keys
        out.line(out.texts.say("play-is-offered", number=str(keys.index(key) + 1) if key in keys else "?"))
        return
    reason = out.voice.reason_text(out.texts, code)
    out.line(out.texts.say("play-refused", reason=reason) + (f" [{rule}]" if rule else ""))
    if rule:
        show_rule(out, desk, game.config.game, rule)


def show_card(out: TableView, desk: Desk, name: str) -> None:
    """``card NAME``: by id or name (the English one too), whole or in part."""
    if not name:
        out.line(out.texts.say(desk.hints.card))
        return
    wanted = name.casefold()
    names = desk.card_names(out.texts, out.reader.game)
    known = {card: (card, *(word.casefold() for word in words)) for card, words in names.items()}
    found = [card for card in known if wanted in known[card]]
    found = found or [card for card in known if any(wanted in word for word in known[card])]
    if not found:
        near = difflib.get_close_matches(name, [words[0] for words in names.values()], n=1)
        out.line(out.texts.say("play-no-card.near" if near else "play-no-card", name=name, near="".join(near)))
    for card in found[:_MOST_CARDS]:
        out.explain_card(card)


def show_log(out: Terminal, lines: list[str], count: str) -> None:
    """The newest lines of a seat's log; all of them with a large enough number."""
    number = whole_number(count)
    wanted = _LOG_LINES if number is None else number
    if not lines:
        out.line(out.texts.say("play-empty-log"))
    for text in lines[-wanted:] if wanted else []:
        out.line(text, indent=2)
