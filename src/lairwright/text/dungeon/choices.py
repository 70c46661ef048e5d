"""Questions and their options: a prompt per kind of decision, a phrase per option."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.options import (
    Accept,
    Build,
    ChooseBoss,
    Decline,
    Discard,
    Draw,
    Heal,
    Keep,
    Mulligan,
    NameKind,
    Pass,
    Play,
    Resolve,
    Sacrifice,
    Search,
    Take,
    TargetHero,
    TargetPlayer,
    TargetRoom,
    TargetSoul,
    TargetSpell,
    Use,
)
from lairwright.dungeon.words import QUESTION_RULES
from lairwright.kernel.choices import Choice
from lairwright.kernel.decisions import Decision
from lairwright.text.dungeon.scene import Scene

#: The rule behind the question, by kind of decision; the question is the message ``prompt-<kind>``.
PROMPT_RULES: Final[dict[str, str]] = QUESTION_RULES | {"build-done": "BM-TIME-17"}


def prompt_text(decision: Decision, names: Scene) -> str:
    """The question in one sentence."""
    kind = decision.kind
    if kind == "build" and not decision.offers(Build):
        kind = "build-done"  # the room has been placed, or there is none to place
    card = names.card(decision.source) if decision.source else names.texts.say("prompt-effect")
    return names.texts.say(f"prompt-{kind}", card=card)


def prompt_rule(kind: str) -> str:
    """The ID of the rule behind the question, or an empty string."""
    return PROMPT_RULES[kind]


# -- options: a sentence for every kind of choice -----------------------------------------------------


def option_phrase(choice: Choice, kind: str, names: Scene) -> str:
    """An option in words; ``kind`` is the kind of the decision it answers."""
    say = names.texts.say
    match choice:
        case Build(card, 0):
            return say("option-build-end", card=names.card(card))
        case Build(card, place):
            room = names.room(names.viewer, place)
            return say("option-build-on", card=names.card(card), room=room, position=str(place))
        case Use(card, place):
            return say("option-use", card=names.card(card), position=str(place))
        case Sacrifice(place):
            return say("option-sacrifice", room=names.room(names.viewer, place), position=str(place))
        case TargetRoom(seat, place):
            return names.said_of("option-room", seat, room=names.room(seat, place), position=str(place))
        case TargetPlayer(seat):
            return names.player(seat)
        case TargetSoul(card, seat):
            return names.said_of("option-soul", seat, card=names.card(card))
        case TargetSpell(card, seat):
            return names.said_of("option-spell", seat, card=names.card(card))
        case Draw(word) | NameKind(word) | Search(word):
            return say(f"{MESSAGES[type(choice)]}-{word}")
        case Decline():
            special = f"option-decline-{kind}"
            return say(special if names.texts.has(special) else "option-decline")
        case _:
            card = getattr(choice, "card", "")
            message = MESSAGES[type(choice)]
            return say(message, card=names.card(card)) if card else say(message)


#: The messages for kinds that have one wording, or one for each of their words.
MESSAGES: Final[dict[type[Choice], str]] = {
    Pass: "option-pass",
    Accept: "option-accept",
    Keep: "option-keep",
    Mulligan: "option-mulligan",
    ChooseBoss: "option-boss",
    Play: "option-play",
    Discard: "option-discard",
    TargetHero: "option-hero",
    Take: "option-take",
    Draw: "option-draw",
    NameKind: "option-kind",
    Search: "option-search",
    Resolve: "option-resolve",
    Heal: "option-heal",
}
