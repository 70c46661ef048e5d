"""Questions and their options: a prompt per kind of decision, a phrase per option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lairwright.kernel.decisions import Decision
from lairwright.text.castle.scene import Scene

#: The rule that asks, by kind of decision; the question is the message ``castle-prompt-<kind>``.
PROMPT_RULES: Final[dict[str, str]] = {"faction": "CR-SETUP-09", "play-monster": "CR-PLAY-01"}


def prompt_text(decision: Decision, names: Scene) -> str:
    """The question in one sentence; whoever can replace nothing is not told about it."""
    if decision.kind == "play-monster" and not any(key.startswith("replace ") for key in decision.keys):
        return names.texts.say("castle-prompt-play-monster.free")
    return names.texts.say(f"castle-prompt-{decision.kind}")


def prompt_rule(kind: str) -> str:
    """The ID of the rule that asks."""
    return PROMPT_RULES[kind]


# -- options: by the first word of the key, with the rest of the key --------------------------------


def _faction(words: list[str], names: Scene) -> str:
    return names.texts.say("castle-option-faction", card=names.card(words[0]))


def _place(words: list[str], names: Scene) -> str:
    monster, _, position = words
    return names.texts.say("castle-option-place", strength=names.strength(monster), position=position)


def _replace(words: list[str], names: Scene) -> str:
    victim, _, position, _, monster = words
    values = {"other": names.card(victim), "old": names.strength(victim), "strength": names.strength(monster)}
    return names.said_of("castle-option-replace", names.owner(victim), position=position, **values)


#: Phrase makers by the first word of an option's key.
OPTION_PHRASES: Final[dict[str, Callable[[list[str], Scene], str]]] = {
    "faction": _faction,
    "place": _place,
    "replace": _replace,
}


def option_phrase(key: str, names: Scene) -> str:
    """An option in words."""
    verb, *words = key.split()
    return OPTION_PHRASES[verb](words, names)
