"""Questions and their options: a prompt per kind of decision, a phrase per option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.kernel.decisions import Decision
from lairwright.text.phrases import capital
from lairwright.text.scene import Scene

#: Prompt by kind of decision, and the rule that asks it. ``{card}`` is the card that asks.
PROMPTS: Final[dict[str, tuple[str, str]]] = {
    "build": ("Your Build turn: place a Room face down, or use Spells and abilities.", "BM-BUILD-01"),
    "build-done": ("Your Build turn: you may still use Spells and abilities.", "BM-TIME-17"),
    "respond": ("You may use a Spell or an ability now.", "BM-TIME-10"),
    "choose-boss": ("Choose the boss you want to play.", "BM-VAR-01"),
    "mulligan": ("Your starting hand may be replaced once.", "BM-SETUP-11"),
    "setup-discard": ("Choose a card of your starting hand to discard.", "BM-SETUP-09"),
    "first-room": ("You may place your first Room, face down.", "BM-SETUP-14"),
    "round-draw": ("Draw your card for this round.", "BM-START-05"),
    "negate": ("{card} is being played. You may negate it.", "BM-NEG-01"),
    "order": ("Several effects of yours happen now. Choose which comes first.", "BM-TIME-21"),
    "machinations": ("You killed no Hero this round: you may draw a card.", "BM-VAR-10"),
    "target-hero": ("{card}: choose the Hero.", "BM-TIME-40"),
    "target-room": ("{card}: choose the Room.", "BM-TIME-40"),
    "target-rival": ("{card}: choose the opponent.", "BM-TIME-40"),
    "target-soul": ("{card}: choose the face-down Hero.", "BM-TIME-40"),
    "target-spell": ("{card}: choose the Spell to negate.", "BM-TIME-40"),
    "may": ("{card}: do you want to use it?", "BM-GEN-07"),
    "pay-discard": ("{card}: choose a card to discard as its cost.", "BM-ACT-01"),
    "pay-sacrifice": ("{card}: choose a Room of yours to destroy as its cost.", "BM-ACT-01"),
    "discard": ("{card}: choose a card to discard.", "BM-DISC-01"),
    "fetch": ("{card}: choose a card from the discard pile.", "BM-GEN-07"),
    "name-kind": ("{card}: name the kind of card to take.", "BM-GEN-07"),
    "take": ("{card}: choose the card to take.", "BM-GEN-07"),
    "heal": ("{card}: choose the Hero whose Wounds become Souls.", "BM-HEAL-01"),
    "destroy-own": ("{card}: choose a Room of your own dungeon to destroy.", "BM-DESTROY-01"),
    "swap": ("{card}: choose a Room that changes places.", "BM-STACK-02"),
    "build-now": ("{card}: you may build another Room at once.", "BM-GEN-07"),
    "build-extra": ("{card}: you may place one more Room, face down.", "BM-GEN-07"),
    "search": ("{card}: search for a Room.", "BM-DECK-01"),
    "choose": ("Choose.", ""),
}

_DECLINED: Final[dict[str, str]] = {
    "build": "Build no Room this round",
    "first-room": "Place no first Room",
    "build-now": "Build no further Room",
    "build-extra": "Build no further Room",
    "machinations": "Draw nothing",
    "search": "Take nothing further",
}


def prompt_text(decision: Decision, names: Scene) -> str:
    """The question in one sentence."""
    kind = decision.kind
    if kind == "build" and not any(key.startswith("build ") for key in decision.keys):
        kind = "build-done"  # the room is placed, or there is none to place
    text = PROMPTS.get(kind, PROMPTS["choose"])[0]
    return text.format(card=names.card(decision.source) if decision.source else "Effect")


def prompt_rule(kind: str) -> str:
    """The ID of the rule that asks, or nothing."""
    return PROMPTS.get(kind, PROMPTS["choose"])[1]


# -- options: by the first word of the key, with the rest of the key --------------------------------


def _build(words: list[str], kind: str, names: Scene) -> str:
    card = names.card(words[0])
    if words[1] == "end":
        return f"Build {card} as your new first Room"
    return f"Build {card} on {names.room(names.viewer, int(words[2]))} (position {words[2]})"


def _use(words: list[str], kind: str, names: Scene) -> str:
    return f"Use {names.card(words[0])} (position {words[1]})"


def _sacrifice(words: list[str], kind: str, names: Scene) -> str:
    return f"Destroy {names.room(names.viewer, int(words[0]))} (position {words[0]})"


def _room(words: list[str], kind: str, names: Scene) -> str:
    seat, position = (int(part) for part in words[0].split("."))
    return f"{capital(names.whose(seat))} {names.room(seat, position)} (position {position})"


def _owned(words: list[str], kind: str, names: Scene) -> str:
    seat, card = words[0].split(".")
    return f"{capital(names.whose(int(seat)))} {names.card(card)}"


def _seat(words: list[str], kind: str, names: Scene) -> str:
    return capital(names.who(int(words[0])))


def _card(verb: str) -> Callable[[list[str], str, Scene], str]:
    return lambda words, kind, names: f"{verb} {names.card(words[0])}".strip()


def _plain(text: str) -> Callable[[list[str], str, Scene], str]:
    return lambda words, kind, names: text


def _word(**texts: str) -> Callable[[list[str], str, Scene], str]:
    return lambda words, kind, names: texts[words[0]]


#: Phrase makers by the first word of an option's key.
OPTION_PHRASES: Final[dict[str, Callable[[list[str], str, Scene], str]]] = {
    "pass": _plain("Pass"),
    "decline": lambda words, kind, names: _DECLINED.get(kind, "Do not use it"),
    "accept": _plain("Use it"),
    "keep": _plain("Keep this hand"),
    "mulligan": _plain("Replace the whole hand"),
    "boss": _card("Play"),
    "build": _build,
    "play": _card("Play"),
    "use": _use,
    "discard": _card("Discard"),
    "sacrifice": _sacrifice,
    "room": _room,
    "hero": _card(""),
    "seat": _seat,
    "soul": _owned,
    "spell": _owned,
    "take": _card("Take"),
    "draw": _word(room="Draw a Room card", spell="Draw a Spell card"),
    "kind": _word(room="A random Room card", spell="A random Spell card"),
    "search": _word(deck="Search the Room deck", discard="Search the discard pile"),
    "resolve": _card("First"),
    "heal": _card("Turn over"),
}


def option_phrase(key: str, kind: str, names: Scene) -> str:
    """An option in words; ``kind`` is the kind of the decision it answers."""
    verb, *words = key.split()
    made = OPTION_PHRASES.get(verb)
    return made(words, kind, names) if made else key
