"""Questions and their options: a prompt per kind of decision, a phrase per option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.dungeon.words import QUESTION_RULES
from lairwright.kernel.decisions import Decision
from lairwright.text.dungeon.scene import Scene

#: The rule that asks, by kind of decision; the question is the message ``prompt-<kind>``.
PROMPT_RULES: Final[dict[str, str]] = QUESTION_RULES | {"build-done": "BM-TIME-17"}


def prompt_text(decision: Decision, names: Scene) -> str:
    """The question in one sentence."""
    kind = decision.kind
    if kind == "build" and not any(key.startswith("build ") for key in decision.keys):
        kind = "build-done"  # the room is placed, or there is none to place
    card = names.card(decision.source) if decision.source else names.texts.say("prompt-effect")
    return names.texts.say(f"prompt-{kind}", card=card)


def prompt_rule(kind: str) -> str:
    """The ID of the rule that asks, or nothing."""
    return PROMPT_RULES[kind]


# -- options: by the first word of the key, with the rest of the key --------------------------------

Phrase = Callable[[list[str], str, Scene], str]


def _build(words: list[str], kind: str, names: Scene) -> str:
    card = names.card(words[0])
    if words[1] == "end":
        return names.texts.say("option-build-end", card=card)
    room = names.room(names.viewer, int(words[2]))
    return names.texts.say("option-build-on", card=card, room=room, position=words[2])


def _use(words: list[str], kind: str, names: Scene) -> str:
    return names.texts.say("option-use", card=names.card(words[0]), position=words[1])


def _sacrifice(words: list[str], kind: str, names: Scene) -> str:
    room = names.room(names.viewer, int(words[0]))
    return names.texts.say("option-sacrifice", room=room, position=words[0])


def _room(words: list[str], kind: str, names: Scene) -> str:
    seat, position = (int(part) for part in words[0].split("."))
    return names.said_of("option-room", seat, room=names.room(seat, position), position=str(position))


def _owned(verb: str) -> Phrase:
    def phrase(words: list[str], kind: str, names: Scene) -> str:
        seat, card = words[0].split(".")
        return names.said_of(f"option-{verb}", int(seat), card=names.card(card))

    return phrase


def _decline(words: list[str], kind: str, names: Scene) -> str:
    special = f"option-decline-{kind}"
    return names.texts.say(special if names.texts.has(special) else "option-decline")


def _card(verb: str) -> Phrase:
    return lambda words, kind, names: names.texts.say(f"option-{verb}", card=names.card(words[0]))


def _plain(verb: str) -> Phrase:
    return lambda words, kind, names: names.texts.say(f"option-{verb}")


def _word(verb: str) -> Phrase:
    return lambda words, kind, names: names.texts.say(f"option-{verb}-{words[0]}")


#: Phrase makers by the first word of an option's key.
OPTION_PHRASES: Final[dict[str, Phrase]] = {
    "pass": _plain("pass"),
    "decline": _decline,
    "accept": _plain("accept"),
    "keep": _plain("keep"),
    "mulligan": _plain("mulligan"),
    "boss": _card("boss"),
    "build": _build,
    "play": _card("play"),
    "use": _use,
    "discard": _card("discard"),
    "sacrifice": _sacrifice,
    "room": _room,
    "hero": _card("hero"),
    "seat": lambda words, kind, names: names.player(int(words[0])),
    "soul": _owned("soul"),
    "spell": _owned("spell"),
    "take": _card("take"),
    "draw": _word("draw"),
    "kind": _word("kind"),
    "search": _word("search"),
    "resolve": _card("resolve"),
    "heal": _card("heal"),
}


def option_phrase(key: str, kind: str, names: Scene) -> str:
    """An option in words; ``kind`` is the kind of the decision it answers."""
    verb, *words = key.split()
    return OPTION_PHRASES[verb](words, kind, names)
