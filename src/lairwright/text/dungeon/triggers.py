"""What sets an ability off: "when a Hero dies in this Room", "at the end of the round"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lairwright.text.catalogue import Noun
from lairwright.text.dungeon.nouns import THIS, after, bare, details, person, thing, wrapped
from lairwright.text.dungeon.scope import Entry, Scope, mapping, word_of, words

#: Triggers that need no words: an activated ability has its price, a Spell is played, the rest is said before.
SILENT: Final = ("activated", "level up", "played", "announced", "minion")
#: Said as an adverb: "at the start of the round".
TIMES: Final[dict[str, str]] = {
    "round draw": "when-round-draw",
    "build phase": "when-build-phase",
    "adventure phase": "when-adventure-phase",
    "end of round": "when-end-of-round",
}
#: About this card, or the hero in question (``$hero``).
PLAIN: Final[dict[str, str]] = {
    "built": "when-built",
    "uncovered": "when-uncovered",
    "destroyed": "when-destroyed",
    "discarded": "when-discarded",
    "taken": "when-taken",
    "promoted": "when-promoted",
    "revealed": "when-revealed",
    "enters": "when-hero-enters",
    "survives": "when-survives",
    "dies": "when-hero-dies-here",
    "would die": "when-would-die",
    "enters dungeon": "when-enters-dungeon",
    "survives dungeon": "when-survives-dungeon",
    "lured": "when-lured",
    "gains": "when-you-gain-coins",
}
#: About something else (``$thing``).
OTHER: Final[dict[str, str]] = {
    "built": "when-thing-built",
    "uncovered": "when-thing-uncovered",
    "destroyed": "when-thing-destroyed",
    "discarded": "when-thing-discarded",
    "taken": "when-thing-taken",
    "promoted": "when-thing-promoted",
    "revealed": "when-thing-revealed",
    "enters": "when-thing-enters",
    "survives": "when-thing-survives",
    "dies": "when-thing-dies",
    "would die": "when-thing-would-die",
    "enters dungeon": "when-thing-enters-dungeon",
    "survives dungeon": "when-thing-survives-dungeon",
    "lured": "when-thing-lured",
}
#: Of a hero by the room it is in (``$room``).
IN_ROOM: Final[dict[str, str]] = {
    "enters": "when-enters-room",
    "survives": "when-survives-room",
    "dies": "when-dies-in-room",
}
#: The same of a card or an item that is a hero's own (``$hero``).
OWN: Final[dict[str, str]] = {
    "enters": "when-own-enters",
    "survives": "when-own-survives",
    "dies": "when-own-dies",
}
SPELLS: Final[dict[str, str]] = {
    "yours": "when-you-play-a-spell",
    "a rival's": "when-rival-plays-a-spell",
    "anyone's": "when-anyone-plays-a-spell",
    "each rival's": "when-rival-plays-a-spell",
}
#: Somebody who builds or gains.
BUILDS: Final[dict[str, str]] = {
    "you build": "when-you-build",
    "you build any": "when-you-build-any",
    "you place any": "when-you-place-any",
    "you uncover": "when-you-uncover",
    "you place": "when-you-place",
    "rival": "when-rival-builds",
    "adjacent": "when-built-adjacent",
    "you discard": "when-you-make-discard",
    "rival discards": "when-rival-discards",
    "you gain souls": "when-you-gain-souls",
    "rival gains coins": "when-rival-gains-coins",
    "rival gains souls": "when-rival-gains-souls",
}
#: What a trigger is about, by default.
SUBJECTS: Final = {"built": "room", "uncovered": "room", "destroyed": "room", "discarded": "card", "taken": "card"}
#: Words in a trigger's messages.
MESSAGES: Final = {**TIMES, **PLAIN}


def trigger_words(scope: Scope, entry: Entry) -> tuple[list[str], list[str]]:
    """Adverbs and clauses that say when; and the scope learns what "it" is."""
    adverbs: list[str] = []
    clauses: list[str] = []
    of = mapping(entry.get("of"))
    for when in words(entry.get("when", "activated")):
        scope.it = _about(when, of)
        if when in TIMES:
            adverbs.append(scope.texts.say(TIMES[when]))
        elif when not in SILENT or of:
            clauses.append(_said(scope, when, of, str(entry.get("by", ""))))
    return adverbs, list(dict.fromkeys(clauses))


def _about(when: str, of: Entry) -> str:
    """The word for what a trigger is about."""
    if when in ("played", "announced"):
        return "spell"
    if when == "survives" and "room" in of:
        return "room"
    if when == "enters" and of.get("room") == "last":
        return "room"
    noun = next((word for word in ("miniboss", "card", "spell") if word in of), "")
    return noun or SUBJECTS.get(when, "hero")


def _said(scope: Scope, when: str, of: Entry, by: str) -> str:
    texts = scope.texts
    if when in ("played", "announced"):
        return texts.say(SPELLS[str(of.get("spell", "anyone's"))])
    if when == "gains":
        return _gains(scope, of or {"coins": "yours"})
    if not of:
        return _of_this(scope, when)
    if when == "built":
        return _built(scope, of)
    if when == "destroyed" and of == {"room": "yours"} and scope.card == "room":
        return texts.say("when-your-room-is-destroyed")
    if when == "uncovered" and by == "you":
        return texts.say(BUILDS["you uncover"], **thing(scope, of).values("thing"))
    if when == "discarded" and of.get("card") == "hand":
        return texts.say(BUILDS["you discard" if by == "you" else "rival discards"])
    if when in IN_ROOM and "room" in of:
        return texts.say(IN_ROOM[when], **_hero(scope).values("hero"), **thing(scope, of).values("room"))
    return texts.say(OTHER[when], **_of(scope, of).values("thing"))


def _of(scope: Scope, of: Entry) -> Noun:
    """What else is meant; the one hero that is here has an article of its own."""
    if of.get("hero") == "here":
        article = {key: value for key, value in of.items() if key != "hero"}
        phrase, _ = bare(scope, {"hero": "any", **article})
        return after(wrapped(scope, "np-some", phrase, "hero"), details(scope, {"hero": "its", **article}))
    return thing(scope, of)


def _of_this(scope: Scope, when: str) -> str:
    texts = scope.texts
    own = scope.card in ("hero", "bearer")
    if when in OWN and own:
        return texts.say(OWN[when], **_hero(scope).values("hero"))
    if when in ("would die", "enters dungeon", "survives dungeon", "lured", "revealed"):
        return texts.say(PLAIN[when], **_hero(scope).values("hero"))
    if when == "built" and scope.card == "miniboss":
        return texts.say("when-this-placed")
    if when in ("uncovered", "destroyed", "discarded", "taken", "promoted"):
        return texts.say(PLAIN[when], **texts.noun(THIS.get(scope.card, "this-room")).values("this"))
    return texts.say(PLAIN[when])


def _hero(scope: Scope) -> Noun:
    """The hero a trigger speaks of: this one, the bearer of an item, or any."""
    if scope.card in ("hero", "bearer"):
        return scope.texts.noun("this-hero")
    return scope.texts.noun("some-hero")


def _built(scope: Scope, of: Entry) -> str:
    texts = scope.texts
    noun = word_of(of, ("room", "miniboss"))
    if of[noun] == "adjacent":
        return texts.say(BUILDS["adjacent"])
    if of[noun] == "yours" and scope.card != noun:
        said = thing(scope, {**of, noun: "its"}, article="a")
        return texts.say(BUILDS["you build any" if noun == "room" else "you place any"], **said.values("thing"))
    if of[noun] == "yours":
        phrase, _ = bare(scope, of, "another")
        phrase = after(phrase, details(scope, {**of, noun: "its"}))
        return texts.say(BUILDS["you build" if noun == "room" else "you place"], **phrase.values("room"))
    if of[noun] in ("a rival's", "each rival's"):
        built = thing(scope, {**of, noun: "its"}, article="a").values("thing")
        return texts.say(BUILDS["rival"], **built, **person(scope, "a rival").values("who"))
    return texts.say(OTHER["built"], **thing(scope, of).values("thing"))


def _gains(scope: Scope, of: Mapping[str, object]) -> str:
    stat = word_of(of, ("coins", "souls"))
    if of[stat] == "yours":
        return scope.texts.say(PLAIN["gains"] if stat == "coins" else BUILDS["you gain souls"])
    return scope.texts.say(BUILDS[f"rival gains {stat}"])
