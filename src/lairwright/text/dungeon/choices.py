"""Questions and their options: a prompt per kind of decision, a phrase per option."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.cards.card import Card
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
    NameClass,
    NameKind,
    Pass,
    Pay,
    Pick,
    Play,
    Resolve,
    Sacrifice,
    Search,
    Take,
    TargetHero,
    TargetItem,
    TargetMiniboss,
    TargetPlayer,
    TargetRoom,
    TargetSoul,
    TargetSpell,
    TargetWound,
    Use,
)
from lairwright.dungeon.questions import QUESTION_RULES
from lairwright.dungeon.words import WHEN_ACTIVATED, WHEN_ANNOUNCED, WHEN_PLAYED
from lairwright.kernel.choices import Choice
from lairwright.kernel.decisions import Decision
from lairwright.text.dungeon.changed import one_ability_text
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
        case Use(card, place, ability):
            return _use(card, place, ability, names)
        case Play(card, mode):
            return _play(card, mode, names)
        case Resolve(card, ability) if ability:
            text = one_ability_text(names.texts, names.cards[card], ability - 1)
            return say("option-resolve-text", card=names.card(card), text=text)
        case Sacrifice(place):
            return say("option-sacrifice", room=names.room(names.viewer, place), position=str(place))
        case TargetRoom(seat, place):
            return names.said_of("option-room", seat, room=names.room(seat, place), position=str(place))
        case TargetPlayer(seat):
            return names.player(seat)
        case TargetSoul(card, seat):
            return names.said_of("option-soul", seat, card=names.card(card))
        case TargetWound(card, seat):
            return names.said_of("option-wound", seat, card=names.card(card))
        case TargetMiniboss(seat, place):
            return names.said_of("option-miniboss", seat, card=names.miniboss(seat, place), position=str(place))
        case TargetSpell(card, seat):
            return names.said_of("option-spell", seat, card=names.card(card))
        case Pick(card, seat, place) if place:
            room = names.room(seat, place)
            said = {"card": names.card(card), "room": room, "position": str(place)}
            return names.said_of("option-pick-under", seat, **said)
        case Pay(coins):
            return say("option-pay", number=coins)
        case NameClass(treasure):
            return say("option-class", **{"class": say(f"class-{treasure}")})
        case Draw(word) | NameKind(word) | Search(word):
            return say(f"{MESSAGES[type(choice)]}-{word}")
        case Decline():
            special = f"option-decline-{kind}"
            return say(special if names.texts.has(special) else "option-decline")
        case _:
            card = getattr(choice, "card", "")
            message = MESSAGES[type(choice)]
            return say(message, card=names.card(card)) if card else say(message)


def _use(card_id: str, place: int, ability: int, names: Scene) -> str:
    """What is used; which of several abilities, if the card has more than one to use."""
    say, card = names.texts.say, names.cards[card_id]
    named = names.card(card_id)
    if ability or _count(card, (WHEN_ACTIVATED, WHEN_ANNOUNCED)) > 1:
        usual = card.activated if card.activated >= 0 else card.negation
        text = one_ability_text(names.texts, card, ability - 1 if ability else max(int(usual), 0))
        if place:
            return say("option-use-text", card=named, position=str(place), text=text)
        return say("option-use-card-text", card=named, text=text)
    return say("option-use", card=named, position=str(place)) if place else say("option-use-card", card=named)


def _play(card_id: str, mode: int, names: Scene) -> str:
    """A Spell, and what it does in this mode if it has several."""
    card = names.cards[card_id]
    if not mode and _count(card, (WHEN_PLAYED,)) < 2:
        return names.texts.say("option-play", card=names.card(card_id))
    text = one_ability_text(names.texts, card, max(mode - 1, 0))
    return names.texts.say("option-play-text", card=names.card(card_id), text=text)


def _count(card: Card, whens: tuple[int, ...]) -> int:
    return sum(ability.when in whens for ability in card.abilities)


#: The messages for kinds that have one wording, or one for each of their words.
MESSAGES: Final[dict[type[Choice], str]] = {
    Pass: "option-pass",
    Accept: "option-accept",
    Keep: "option-keep",
    Mulligan: "option-mulligan",
    ChooseBoss: "option-boss",
    Discard: "option-discard",
    TargetHero: "option-hero",
    TargetItem: "option-item",
    Pick: "option-pick",
    Take: "option-take",
    Draw: "option-draw",
    NameKind: "option-kind",
    Search: "option-search",
    Resolve: "option-resolve",
    Heal: "option-heal",
}
