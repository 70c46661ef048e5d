"""What a player can ask at the prompt: explanations of options, refusals, rules and cards, the log, the discards."""

from __future__ import annotations

import difflib
from typing import Final

from lairwright.cli.forecast import build_changes
from lairwright.cli.table_view import TableView
from lairwright.dungeon.cards import Card
from lairwright.dungeon.projections import explain_damage, explain_treasure, room_damage
from lairwright.dungeon.table import FACE_DOWN, Table
from lairwright.dungeon.words import BOSS, HERO, NO_CLASS, ROOM
from lairwright.kernel.decisions import Decision
from lairwright.kernel.errors import LairwrightError
from lairwright.scenarios.rulebook import find_rule, rulebook, rulings
from lairwright.text.dungeon.cards import card_name, class_word
from lairwright.text.dungeon.choices import option_phrase, prompt_rule, prompt_text
from lairwright.text.dungeon.reasons import reason_text
from lairwright.text.dungeon.scene import scene
from lairwright.text.dungeon.table import parts_text
from lairwright.text.phrases import capital
from lairwright.text.rules import rule_text

_LOG_LINES: Final = 40
#: What can be typed, in the order in which it is explained.
TYPED: Final = (
    "number",
    "explain",
    "why",
    "rule",
    "card",
    "skip",
    "table",
    "discard",
    "log",
    "undo",
    "save",
    "quit",
)


def show_help(out: TableView) -> None:
    usages = [out.texts.say(f"typed-{word}.usage") for word in TYPED]
    width = max(len(usage) for usage in usages)
    for word, usage in zip(TYPED, usages, strict=True):
        out.line(f"{usage:<{width}}  {out.texts.say(f'typed-{word}')}", indent=2)


def show_rule(out: TableView, game: str, rule_id: str) -> None:
    """What a rule says, or the sentence that there is none."""
    if not rule_id:
        out.line(out.texts.say("play-rule-what"))
        return
    try:
        rule = find_rule(rule_id)
    except LairwrightError:
        near = difflib.get_close_matches(rule_id.upper(), [*rulebook(game), *rulings(game)], n=1)
        key = "play-no-rule.near" if near else "play-no-rule"
        out.line(out.texts.say(key, rule=rule_id, near="".join(near)))
        return
    text = rule_text(out.texts, rule.game, rule.id, rule.text)
    out.line(out.texts.say("play-rule", rule=rule.id, text=text))


def explain_question(out: TableView, g: Table, decision: Decision) -> None:
    """``?``: the question, its rule, the card that asks, and what else one can type."""
    out.line(prompt_text(decision, scene(out.texts, g, decision.seat)))
    rule = prompt_rule(decision.kind)
    if rule:
        show_rule(out, g.config.game, rule)
    if decision.source:
        explain_card(out, g, decision.seat, g.catalog.by_id[decision.source])
    show_help(out)


def explain_option(out: TableView, g: Table, decision: Decision, number: int) -> None:
    """``? N``: the option in words, its key, and the cards it is about."""
    option = decision.options[number - 1]
    names = scene(out.texts, g, decision.seat)
    out.line(f"{number}  {option_phrase(option.key, decision.kind, names)}", "bold")
    out.line(out.texts.say("play-key", key=option.key), indent=2)
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
    note = str(card.data.get("note", ""))  # in the words of the set's author
    out.line(" ".join(part for part in (out.texts.say(f"confidence-{card.confidence}"), note) if part), indent=4)
    names = scene(out.texts, g, viewer)
    for seat, player in enumerate(g.players):
        for at, top in enumerate(player.dungeon):
            if g.cards[top] is card and card.kind == ROOM and not g.status[top] & FACE_DOWN:
                parts = parts_text([(part.source, part.amount) for part in explain_damage(g, seat, at)], names)
                total = str(room_damage(g, seat, at))
                text = names.said_of("value-damage", seat, position=str(at + 1), total=total, parts=parts)
                out.line(text, indent=4)
    if card.kind == HERO and card.hero_class != NO_CLASS and g.order:
        _explain_pull(out, g, viewer, card)
    if card.kind == BOSS and any(g.cards[player.boss] is card for player in g.players if player.boss >= 0):
        seat = next(s for s, player in enumerate(g.players) if player.boss >= 0 and g.cards[player.boss] is card)
        out.line(out.texts.say("value-boss-of", seat=str(seat)), indent=4)


def _explain_pull(out: TableView, g: Table, viewer: int, card: Card) -> None:
    """How much of a hero's treasure each dungeon has, and from which cards."""
    names = scene(out.texts, g, viewer)
    treasure = f"{class_word(out.texts, card)} {out.class_sign(card)}"
    for seat, player in enumerate(g.players):
        if player.out:
            continue
        parts = [(part.source, part.amount) for part in explain_treasure(g, seat, card.hero_class)]
        said = [out.texts.say("value-card", value=str(number), card=names.card(source)) for source, number in parts]
        values: dict[str, str | int] = {"class": treasure, "total": str(sum(number for _, number in parts))}
        if said:
            out.line(names.said_of("value-treasure.parts", seat, parts=", ".join(said), **values), indent=4)
        else:
            out.line(names.said_of("value-treasure", seat, **values), indent=4)


def explain_missing(out: TableView, g: Table, decision: Decision, key: str) -> None:
    """``why KEY``: the reason, the rule's ID and what the rule says."""
    if not key:
        out.line(out.texts.say("play-why-what"))
        return
    code, rule = g.why_not(key, decision.seat)
    if code == "offered":
        keys = decision.keys
        out.line(out.texts.say("play-is-offered", number=str(keys.index(key) + 1) if key in keys else "?"))
        return
    out.line(out.texts.say("play-refused", reason=reason_text(out.texts, code)) + (f" [{rule}]" if rule else ""))
    if rule:
        show_rule(out, g.config.game, rule)


def show_card(out: TableView, g: Table, viewer: int, name: str) -> None:
    """``card NAME``: by id or name (the English one too), whole or in part."""
    if not name:
        out.line(out.texts.say("play-card-what"))
        return
    wanted = name.casefold()
    cards = list(g.catalog.by_id.values())
    known = {card.id: (card.id, card.name.casefold(), card_name(out.texts, card).casefold()) for card in cards}
    found = [card for card in cards if wanted in known[card.id]]
    found = found or [card for card in cards if any(wanted in word for word in known[card.id])]
    if not found:
        near = difflib.get_close_matches(name, [card_name(out.texts, card) for card in cards], n=1)
        out.line(out.texts.say("play-no-card.near" if near else "play-no-card", name=name, near="".join(near)))
    for card in found[:5]:
        explain_card(out, g, viewer, card)


def show_discards(out: TableView, g: Table) -> None:
    if not g.discard:
        out.line(out.texts.say("play-no-discards"))
        return
    out.heading(out.texts.say("play-discards"))
    for card in reversed(g.discard):
        out.line(card_name(out.texts, g.cards[card]), indent=2)


def show_log(out: TableView, lines: list[str], count: str) -> None:
    """The newest lines of a seat's log; all of them with a large enough number."""
    wanted = int(count) if count.isascii() and count.isdecimal() else _LOG_LINES
    if not lines:
        out.line(out.texts.say("play-empty-log"))
    for text in lines[-wanted:] if wanted else []:
        out.line(text, indent=2)
