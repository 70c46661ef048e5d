"""What a player can ask at the prompt: explanations of options, refusals, rules and cards, the log, the discards."""

from __future__ import annotations

from typing import Final

from lairwright.cli.forecast import build_changes
from lairwright.cli.table_view import TableView
from lairwright.dungeon.cards import Card
from lairwright.dungeon.projections import explain_damage, explain_treasure, room_damage
from lairwright.dungeon.table import FACE_DOWN, Table
from lairwright.dungeon.words import BOSS, CLASSES, HERO, NO_CLASS, ROOM
from lairwright.kernel.decisions import Decision
from lairwright.kernel.errors import LairwrightError, nearest
from lairwright.scenarios.rulebook import find_rule
from lairwright.text.english import CONFIDENCE_TEXTS, option_phrase, prompt_rule, prompt_text, reason_text, scene
from lairwright.text.interface import HELP, parts_text, say
from lairwright.text.phrases import capital

_LOG_LINES: Final = 40


def show_help(out: TableView) -> None:
    for word, meaning in HELP:
        out.line(f"{word:<10} {meaning}", indent=2)


def show_rule(out: TableView, rule_id: str) -> None:
    """What a rule says, or the sentence that there is none."""
    if not rule_id:
        out.line(say("rule-what"))
        return
    try:
        rule = find_rule(rule_id)
    except LairwrightError as problem:
        out.line(capital(str(problem)) + ".")
        return
    out.line(f"{rule.id}: {rule.text}")


def explain_question(out: TableView, g: Table, decision: Decision) -> None:
    """``?``: the question, its rule, the card that asks, and what else one can type."""
    out.line(prompt_text(decision, scene(g, decision.seat)))
    rule = prompt_rule(decision.kind)
    if rule:
        show_rule(out, rule)
    if decision.source:
        explain_card(out, g, decision.seat, g.catalog.by_id[decision.source])
    show_help(out)


def explain_option(out: TableView, g: Table, decision: Decision, number: int) -> None:
    """``? N``: the option in words, its key, and the cards it is about."""
    option = decision.options[number - 1]
    names = scene(g, decision.seat)
    out.line(f"{number}  {option_phrase(option.key, decision.kind, names)}", "bold")
    out.line(say("key", key=option.key), indent=2)
    for change in build_changes(g, decision.seat, option.code, names):
        out.line(capital(change) + ".", indent=2)
    shown = [option.card, *_rooms_meant(g, decision.seat, option.key), decision.source]
    for card_id in dict.fromkeys(shown):
        if card_id:
            explain_card(out, g, decision.seat, g.catalog.by_id[card_id])


def _rooms_meant(g: Table, seat: int, key: str) -> list[str]:
    """The ids of visible rooms that a key names by position."""
    words = key.split()
    places: list[tuple[int, int]] = []
    if words[0] == "room":
        owner, at = words[1].split(".")
        places.append((int(owner), int(at)))
    elif words[0] == "sacrifice":
        places.append((seat, int(words[1])))
    elif words[0] == "build" and words[2] == "on":
        places.append((seat, int(words[3])))
    tops = [g.players[owner].dungeon[at - 1] for owner, at in places]
    return [g.cards[top].id for top in tops if not g.status[top] & FACE_DOWN]


def explain_card(out: TableView, g: Table, viewer: int, card: Card) -> None:
    """Facts, text, how sure the facts are, and the values it has on the table now."""
    out.card_line(card)
    note = str(card.data.get("note", ""))
    out.line(" ".join(part for part in (CONFIDENCE_TEXTS[card.confidence], note) if part), indent=4)
    names = scene(g, viewer)
    for seat, player in enumerate(g.players):
        for at, top in enumerate(player.dungeon):
            if g.cards[top] is card and card.kind == ROOM and not g.status[top] & FACE_DOWN:
                parts = [(part.source, part.amount) for part in explain_damage(g, seat, at)]
                numbers = say("numbers", total=room_damage(g, seat, at), parts=parts_text(parts, names))
                where = say("where", whose=capital(names.whose(seat)), position=at + 1)
                out.line(f"{where} {numbers}", indent=4)
    if card.kind == HERO and card.hero_class != NO_CLASS and g.order:
        _explain_pull(out, g, viewer, card)
    if card.kind == BOSS and any(g.cards[player.boss] is card for player in g.players if player.boss >= 0):
        seat = next(s for s, player in enumerate(g.players) if player.boss >= 0 and g.cards[player.boss] is card)
        out.line(say("boss-of", seat=seat), indent=4)


def _explain_pull(out: TableView, g: Table, viewer: int, card: Card) -> None:
    """How much of a hero's treasure each dungeon has, and from which cards."""
    names = scene(g, viewer)
    for seat, player in enumerate(g.players):
        if player.out:
            continue
        parts = [(part.source, part.amount) for part in explain_treasure(g, seat, card.hero_class)]
        listed = ", ".join(f"{number} {names.card(source)}" for source, number in parts)
        text = say(
            "treasure",
            class_name=f"{capital(CLASSES[card.hero_class])} {out.class_sign(card)}",
            whose=names.whose(seat),
            total=sum(number for _, number in parts),
            parts=f" ({listed})" if listed else "",
        )
        out.line(text, indent=4)


def explain_missing(out: TableView, g: Table, decision: Decision, key: str) -> None:
    """``why KEY``: the reason, the rule's ID and what the rule says."""
    if not key:
        out.line(say("why-what"))
        return
    code, rule = g.why_not(key, decision.seat)
    if code == "offered":
        keys = decision.keys
        out.line(say("is-offered", number=keys.index(key) + 1 if key in keys else "?"))
        return
    out.line(say("refused", reason=reason_text(code)) + (f" [{rule}]" if rule else ""))
    if rule:
        show_rule(out, rule)


def show_card(out: TableView, g: Table, viewer: int, name: str) -> None:
    """``card NAME``: by id or name, whole or in part."""
    if not name:
        out.line(say("card-what"))
        return
    wanted = name.casefold()
    cards = list(g.catalog.by_id.values())
    found = [card for card in cards if wanted in (card.id, card.name.casefold())]
    found = found or [card for card in cards if wanted in card.name.casefold() or wanted in card.id]
    if not found:
        out.line(say("no-card", name=name, near=nearest(name, [card.name for card in cards])))
    for card in found[:5]:
        explain_card(out, g, viewer, card)


def show_discards(out: TableView, g: Table) -> None:
    if not g.discard:
        out.line(say("no-discards"))
        return
    out.heading(say("discards"))
    for card in reversed(g.discard):
        out.line(g.cards[card].name, indent=2)


def show_log(out: TableView, lines: list[str], count: str) -> None:
    """The newest lines of a seat's log; all of them with a large enough number."""
    wanted = int(count) if count.isascii() and count.isdecimal() else _LOG_LINES
    if not lines:
        out.line(say("empty-log"))
    for text in lines[-wanted:] if wanted else []:
        out.line(text, indent=2)
