"""Counts: "for each Trap Room in your dungeon", "if you have no coins"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lairwright.text.catalogue import Noun
from lairwright.text.dungeon import nouns
from lairwright.text.dungeon.nouns import NOUNS, bound, owner, person, place, thing, wrapped
from lairwright.text.dungeon.scope import Entry, Scope, mapping, number, word_of
from lairwright.text.phrases import slug

#: What is counted if it is no thing: the noun for one of them.
STATS: Final[dict[str, str]] = {
    "coins": "count-coin",
    "souls": "count-soul",
    "wounds": "count-wound",
    "points": "count-point",
    "icons": "count-icon",
    "damage": "count-damage",
    "base": "count-base",
    "health": "count-health",
    "hurt": "count-hurt",
    "level": "count-level",
    "counters": "count-counter",
    "covered": "count-covered",
    "hand": "count-hand",
    "cleric": "count-cleric",
    "fighter": "count-fighter",
    "mage": "count-mage",
    "thief": "count-thief",
    "explorer": "count-explorer",
}
#: The same in the plural, after "the number of", "more" and the like.
MANY_STATS: Final[dict[str, str]] = {
    "coins": "many-coins",
    "souls": "many-souls",
    "wounds": "many-wounds",
    "points": "many-points",
    "icons": "many-icons",
    "damage": "many-damage",
    "base": "many-base",
    "health": "many-health",
    "hurt": "many-hurt",
    "level": "many-levels",
    "counters": "many-counters",
    "covered": "many-covered",
    "hand": "many-hand",
    "cleric": "many-clerics",
    "fighter": "many-fighters",
    "mage": "many-mages",
    "thief": "many-thieves",
    "explorer": "many-explorers",
}
#: What has happened this round, as a noun.
HAPPENED: Final[dict[str, str]] = {
    "lured": "happened-lured",
    "dies": "happened-dies",
    "destroyed": "happened-destroyed",
    "played": "happened-played",
    "built": "happened-built",
    "enters": "happened-enters",
    "survives": "happened-survives",
    "enters dungeon": "happened-enters-dungeon",
    "survives dungeon": "happened-survives-dungeon",
    "gains": "happened-gains",
    "discarded": "happened-discarded",
    "uncovered": "happened-uncovered",
    "promoted": "happened-promoted",
    "taken": "happened-taken",
    "revealed": "happened-revealed",
}
#: The same in the plural.
MANY_HAPPENED: Final[dict[str, str]] = {
    "lured": "many-happened-lured",
    "dies": "many-happened-dies",
    "destroyed": "many-happened-destroyed",
    "played": "many-happened-played",
    "built": "many-happened-built",
    "enters": "many-happened-enters",
    "survives": "many-happened-survives",
    "enters dungeon": "many-happened-enters-dungeon",
    "survives dungeon": "many-happened-survives-dungeon",
    "gains": "many-happened-gains",
    "discarded": "many-happened-discarded",
    "uncovered": "many-happened-uncovered",
    "promoted": "many-happened-promoted",
    "taken": "many-happened-taken",
    "revealed": "many-happened-revealed",
}
#: What a step or a price has moved, counted one by one.
MOVED: Final[dict[str, str]] = {
    "coins": "count-that-coin",
    "counters": "count-that-counter",
    "card": "count-that-card",
    "room": "count-that-room",
    "spell": "count-that-spell",
    "hero": "count-that-hero",
    "miniboss": "count-that-miniboss",
}
#: Where a stat that belongs to a player is.
HOMES: Final[dict[str, str]] = {
    "coins": "hoard",
    "souls": "score",
    "wounds": "score",
    "points": "score",
    "level": "minibosses",
    "counters": "rooms",
    "hand": "hand",
}
STAT_PLACES: Final[dict[str, str]] = {"hoard": "place-hoard", "minibosses": "place-minibosses"}
#: Where a stat that belongs to a thing is.
ON: Final[dict[str, str]] = {
    "this": "place-on-this",
    "its": "place-on-it",
    "it": "place-on-it",
}
#: Conditions: how a count is compared.
CONDITIONS: Final[dict[str, str]] = {
    "some": "if-some",
    "none": "if-none",
    "bound": "if-bound",
    "more than you": "if-more-than-you",
    "you more": "if-you-more",
    "nothing happened": "if-not-happened",
    "something happened": "if-happened",
    "happened more": "if-gained-more",
    "gained none": "if-gained-none",
    "gained some": "if-gained-some",
    "have": "if-you-have",
    "have none": "if-you-have-none",
    "fewer rooms": "if-fewer-rooms-than-a-rival",
}


def per_words(scope: Scope, entry: Entry) -> str:
    """``for each …`` of a step or modifier, with its bound; empty without one."""
    if "per" not in entry:
        return ""
    said = scope.texts.say("per-each", **each(scope, entry["per"]).values("each"))
    most = entry.get("at_most")
    if isinstance(most, int):
        return scope.texts.say("per-at-most", per=said, number=most)
    return said


def each(scope: Scope, count: object) -> Noun:
    """``each Monster Room in your dungeon``: what a count counts, one by one."""
    texts = scope.texts
    if count == "that":
        noun = "card" if scope.that == "room" else scope.that  # the noun is a Room card
        return _each(scope, texts.noun(MOVED[scope.that or "card"]), noun)
    if isinstance(count, str):
        return _stat(scope, count, "yours")
    entry = mapping(count)
    if "happened" in entry:
        word = str(entry["happened"])
        return _each(scope, texts.noun(HAPPENED[word]), word)
    noun = next((noun for noun in NOUNS if noun in entry), "")
    if noun and entry[noun] == "that":
        return _each(scope, texts.noun(MOVED[noun]), "card" if noun == "room" else noun)
    if noun:
        return thing(scope, entry, every=True, article="each other" if entry[noun] == "other" else "each")
    stat = word_of(entry, STATS)
    if isinstance(entry[stat], Mapping):
        return nouns.after(
            _each(scope, texts.noun(STATS[stat]), stat),
            texts.say("place-on-thing", **thing(scope, mapping(entry[stat])).values("thing")),
        )
    if entry[stat] == "that" and stat == scope.that and stat in MOVED:
        return _each(scope, texts.noun(MOVED[stat]), stat)
    return _stat(scope, stat, str(entry[stat]))


def _each(scope: Scope, phrase: Noun, noun: str) -> Noun:
    return wrapped(scope, nouns.ARTICLES["each"], phrase, noun or "card", "each")


def _stat(scope: Scope, stat: str, whose: str) -> Noun:
    return nouns.after(_each(scope, scope.texts.noun(STATS[stat]), stat), where_of(scope, stat, whose))


def where_of(scope: Scope, stat: str, whose: str) -> str:
    """Where a stat is: on a card, or with a player."""
    if whose == "target" and scope.target is not None and scope.target.kind == "player":
        whose = "the target's"
    if stat == "covered":
        return scope.texts.say("place-in-stack")
    if whose in ("target", "that"):
        return scope.texts.say("place-on-thing", **_spoken_of(scope, whose).values("thing"))
    if whose in ON:
        if whose == "this":
            return scope.texts.say("place-on-this" if scope.card in ("room", "miniboss") else "place-on-it")
        return scope.texts.say(ON[whose])
    home = HOMES.get(stat, "room dungeon")
    if home in STAT_PLACES:
        return scope.texts.say(STAT_PLACES[home], **owner(scope, whose))
    return place(scope, "room dungeon" if home == "rooms" else home, whose)


def _spoken_of(scope: Scope, whose: str) -> Noun:
    """The target, or what was moved, by a name of its own."""
    kind = scope.that if whose == "that" else scope.target.kind if scope.target is not None else ""
    return scope.texts.noun(THAT.get(kind, "again-card"))


#: A thing named before, where "it" wouldn't do.
THAT: Final[dict[str, str]] = {
    "hero": "that-hero",
    "room": "that-room",
    "miniboss": "again-miniboss",
    "card": "again-card",
    "item": "again-item",
    "boss": "again-boss",
    "player": "again-player",
}

# -- conditions ------------------------------------------------------------------------------------


def condition_words(scope: Scope, condition: Entry) -> str:
    """A condition as a clause: ``if there is no Hero at your entrance``."""
    texts = scope.texts
    if condition == {"room": "a rival's", "at_least": 1, "than": "you"}:
        return texts.say(CONDITIONS["fewer rooms"])
    if "than" in condition:
        return _compared(scope, condition)
    least, most = condition.get("at_least"), condition.get("at_most")
    word = str(condition.get("happened", ""))
    if most == 0 or (least == 1 and most is None):
        of = mapping(condition.get("of"))
        if word == "gains" and "yours" in of.values():
            gained = MANY_STATS[word_of(of, ("souls", "coins"))]
            return texts.say(CONDITIONS["gained none" if most == 0 else "gained some"], many=texts.say(gained))
        stat = next((stat for stat in HOMES if condition.get(stat) == "yours"), "")
        if stat and most == 0:
            return texts.say(CONDITIONS["have none"], many=texts.say(MANY_STATS[stat]))
        one = _one(scope, condition)
        if word:
            own = "own-" if scope.card in ("hero", "bearer") and word == "enters dungeon" else ""
            key = CONDITIONS["nothing happened" if most == 0 else "something happened"]
            return texts.say(key, word=own + slug(word), **one.values("thing"))
        return texts.say(CONDITIONS["none" if most == 0 else "some"], **one.values("thing"))
    stat = next((stat for stat in HOMES if condition.get(stat) == "yours"), "")
    if stat:
        return texts.say(CONDITIONS["have"], many=texts.say(MANY_STATS[stat]), bound=bound(scope, condition))
    many, where = number_of(scope, condition)
    return texts.say(CONDITIONS["bound"], many=many, place=where, bound=bound(scope, condition))


def _one(scope: Scope, condition: Entry) -> Noun:
    """What there is none or at least one of, without an article."""
    texts = scope.texts
    article = "no" if condition.get("at_most") == 0 else "some"
    if "happened" in condition:
        word = str(condition["happened"])
        return wrapped(scope, nouns.ARTICLES[article], texts.noun(HAPPENED[word]), word, article)
    noun = next((noun for noun in NOUNS if noun in condition), "")
    if noun:
        if article == "some" and condition[noun] == "other":
            article = "another"
        return thing(scope, condition, article=article)
    stat = word_of(condition, STATS)
    phrase = wrapped(scope, nouns.ARTICLES[article], texts.noun(STATS[stat]), stat, article)
    return nouns.after(phrase, where_of(scope, stat, str(condition[stat])))


def number_of(scope: Scope, count: Entry) -> tuple[str, str]:
    """What is counted, in the plural, and where it is."""
    texts = scope.texts
    if "happened" in count:
        return texts.say(MANY_HAPPENED[str(count["happened"])]), ""
    noun = next((noun for noun in NOUNS if noun in count), "")
    if noun:
        many = nouns.several_words(scope, count)
        return many, nouns.details(scope, count)
    stat = word_of(count, STATS)
    return texts.say(MANY_STATS[stat]), where_of(scope, stat, str(count[stat]))


def _compared(scope: Scope, condition: Entry) -> str:
    """A count compared with that of another player."""
    texts = scope.texts
    least = number(condition.get("at_least"))
    than = str(condition["than"])
    if "happened" in condition:
        stat = word_of(mapping(condition.get("of")), ("souls", "coins"))
        whose = str(mapping(condition.get("of")).get(stat))
        return texts.say(
            CONDITIONS["happened more"],
            many=texts.say(MANY_STATS[stat]),
            number=least,
            **person(scope, whose).values("who"),
        )
    word = word_of(condition, (*NOUNS, *STATS))
    many = nouns.several_words(scope, condition) if word in NOUNS else texts.say(MANY_STATS[word])
    whose = str(condition[word])
    if whose in ("yours", "you") and scope.mine == "own":
        whose = "target"  # whoever does the step
    if whose in ("yours", "you"):
        other = person(scope, than)
        return texts.say(CONDITIONS["you more"], many=many, number=least, **other.values("who"))
    values = {"many": many, "number": least, **person(scope, whose).values("who")}
    return texts.say(CONDITIONS["more than you"], **values)
