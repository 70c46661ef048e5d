"""Questions and their options: a prompt per kind of decision, a phrase per option."""

from __future__ import annotations

from typing import Final

from lairwright.castle.options import ChooseFaction, Place, Replace
from lairwright.kernel.choices import Choice
from lairwright.kernel.decisions import Decision
from lairwright.text.castle.scene import Scene

#: The rule behind the question, by kind of decision; the question is the message ``castle-prompt-<kind>``.
PROMPT_RULES: Final[dict[str, str]] = {"faction": "CR-SETUP-09", "play-monster": "CR-PLAY-01"}


def prompt_text(decision: Decision, names: Scene) -> str:
    """The question in one sentence; it mentions replacing only if that is on offer."""
    if decision.kind == "play-monster" and not decision.offers(Replace):
        return names.texts.say("castle-prompt-play-monster.free")
    return names.texts.say(f"castle-prompt-{decision.kind}")


def prompt_rule(kind: str) -> str:
    """The ID of the rule behind the question."""
    return PROMPT_RULES[kind]


def option_phrase(choice: Choice, names: Scene) -> str:
    """An option in words."""
    say = names.texts.say
    match choice:
        case ChooseFaction(card):
            return say("castle-option-faction", card=names.card(card))
        case Place(card, guard):
            return say("castle-option-place", strength=names.strength(card), position=str(guard))
        case Replace(card, guard, old):
            values = {"other": names.card(old), "old": names.strength(old), "strength": names.strength(card)}
            return names.said_of("castle-option-replace", names.owner(old), position=str(guard), **values)
        case _:
            raise AssertionError(f"{choice} is never offered")
