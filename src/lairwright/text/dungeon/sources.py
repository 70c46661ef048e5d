"""The rules text of a card: its abilities and what is always in force, each behind the lead that its source needs.

A Spell says what it does; a boss's text begins with the Level Up, a miniboss's with the level, an item says what it
does for its hero and for the boss, a card that is used from the hand says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lairwright.text.catalogue import Texts
from lairwright.text.dungeon.abilities import ability_text, leads_text, told
from lairwright.text.dungeon.modifiers import always_text
from lairwright.text.dungeon.scope import Entry, Scope, entries, mapping, number
from lairwright.text.phrases import capital

#: What stands before a text, by its source.
LEADS: Final[dict[str, str]] = {
    "level up": "sentence-level-up",
    "lasting": "sentence-lasting",
    "level": "sentence-level",
    "hero": "sentence-hero",
    "boss": "sentence-boss",
    "minion": "sentence-minion",
    "hand": "sentence-hand",
    "rivals": "sentence-rivals",
}
#: What modes have in common is said once, before "choose one".
_COMMON: Final = ("when", "of", "by", "limit", "phase", "level")


def rules_text(texts: Texts, kind: str, data: Entry, printed: int = 0) -> str:
    """The whole text of a card of this kind; ``printed`` is a room's own damage."""
    if kind == "miniboss":
        return " ".join(_levels(texts, data))
    if kind == "boss":
        return " ".join(_boss(texts, data))
    if kind == "item":
        sides = (("hero", "bearer"), ("boss", "spell"))
        return " ".join(
            _lead(texts, side, _plain(texts, card, mapping(data[side]), 0)) for side, card in sides if side in data
        )
    sentences = _plain(texts, kind, data, printed)
    if isinstance(data.get("lure"), Mapping):
        how, stat = next(iter(mapping(data["lure"]).items()))
        sentences.append(texts.say(f"lure-{how}-{stat}.text"))
    return " ".join(sentences)


def _plain(texts: Texts, card: str, data: Entry, printed: int) -> list[str]:
    sentences = [always_text(Scope(texts, card), part, printed, told) for part in entries(data.get("always", []))]
    return sentences + _abilities(texts, card, entries(data.get("ability", [])))


def _lead(texts: Texts, source: str, sentences: list[str], level: int = 0) -> str:
    """Sentences behind what says where they come from."""
    text = " ".join(sentences)
    if source == "level":
        return texts.say(LEADS["level"], text=text, level=level)
    return texts.say(LEADS[source], text=text) if source else text


def _boss(texts: Texts, data: Entry) -> list[str]:
    """At the Level Up, then what lasts, then what the boss's minion does."""
    at_once: list[Entry] = []
    minion: list[Entry] = []
    lasting: list[Entry] = []
    for entry in entries(data.get("ability", [])):
        when = entry.get("when", "level up")
        (at_once if when == "level up" else minion if when == "minion" else lasting).append(entry)
    said = [_lead(texts, "level up", _abilities(texts, "boss", at_once))] if at_once else []
    rest = _plain(texts, "boss", {"always": data.get("always", []), "ability": lasting}, 0)
    if rest:
        said.append(_lead(texts, "lasting", rest))
    return said + _abilities(texts, "boss", minion)


def _levels(texts: Texts, data: Entry) -> list[str]:
    """The three levels of a miniboss."""
    always = entries(data.get("always", []))
    abilities = entries(data.get("ability", []))
    said = []
    for level in sorted({number(entry.get("level")) for entry in (*always, *abilities)}):
        part = {
            "always": [entry for entry in always if number(entry.get("level")) == level],
            "ability": [entry for entry in abilities if number(entry.get("level")) == level],
        }
        said.append(_lead(texts, "level", _plain(texts, "miniboss", part, 0), level))
    return said


def _abilities(texts: Texts, card: str, abilities: list[Entry]) -> list[str]:
    """Abilities one after the other; those with the same trigger are modes of one."""
    groups: list[list[Entry]] = []
    for entry in abilities:
        if groups and all(
            _trigger(entry, word) == _trigger(groups[-1][0], word) for word in ("when", "of", "by", "level")
        ):
            groups[-1].append(entry)
        else:
            groups.append([entry])
    return [_group(texts, card, group) for group in groups]


def _trigger(entry: Entry, word: str) -> object:
    return entry.get(word)


def _group(texts: Texts, card: str, group: list[Entry]) -> str:
    first = group[0]
    text = ability_text(texts, card, first) if len(group) == 1 else _modes(texts, card, group)
    if first.get("when") == "minion":
        return _lead(texts, "minion", [text])
    if first.get("by") == "rivals":
        return _lead(texts, "rivals", [text])
    if first.get("cost") == {"discard": "this"}:
        return _lead(texts, "hand", [text])
    return text


def _modes(texts: Texts, card: str, group: list[Entry]) -> str:
    """``Choose one: • … • …``, after what they have in common."""
    first = group[0]
    shared = [word for word in _COMMON if word in first and all(mode.get(word) == first[word] for mode in group)]
    common = {word: first[word] for word in shared}
    lead, it = leads_text(texts, card, common)
    said = [ability_text(texts, card, {"when": "played", **_without(mode, common)}, it) for mode in group]
    modes = [texts.say("mode", text=text) for text in said]
    return capital(texts.say("modes", lead=lead, modes=" ".join(modes)))


def _without(entry: Entry, common: Entry) -> Entry:
    return {word: value for word, value in entry.items() if word not in common}
