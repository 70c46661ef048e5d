"""The things a card speaks of, as noun phrases: "an Ordinary Hero in town", "each Trap Room in your dungeon".

A phrase is put together from its noun outwards: adjectives, an article, then what follows. Each part is a message that
is given the phrase so far in every case, and the noun's gender for languages in which the part agrees with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lairwright.text.catalogue import Noun
from lairwright.text.dungeon.scope import Entry, Scope, Values, mapping, word_of, words
from lairwright.text.phrases import listed, slug

#: What a thing may be: the first of these words in it names the rest.
NOUNS: Final[dict[str, str]] = {
    "hero": "head-hero",
    "room": "head-room",
    "miniboss": "head-miniboss",
    "item": "head-item",
    "soul": "head-soul",
    "wound": "head-wound",
    "spell": "head-spell",
    "card": "head-card",
    "player": "head-player",
    "boss": "head-boss",
    "minion": "head-minion",
}
ROOMS: Final[dict[str, str]] = {"monster": "head-monster-room", "trap": "head-trap-room"}
ADJECTIVES: Final[dict[str, str]] = {
    "ordinary": "adj-ordinary",
    "advanced": "adj-advanced",
    "epic": "adj-epic",
    "covered": "adj-covered",
    "up": "adj-up",
    "down": "adj-down",
}
ARTICLES: Final[dict[str, str]] = {
    "a": "np-a",
    "the": "np-the",
    "each": "np-each",
    "another": "np-another",
    "each other": "np-each-other",
    "first": "np-first",
    "last": "np-last",
    "next": "np-next",
    "no": "np-no",
    "some": "np-some",
}
#: Several things, by their position.
SEVERAL: Final[dict[str, str]] = {
    "first": "np-first-of",
    "next": "np-next-of",
    "": "np-up-to",
}
#: Positions that are an article.
POSITIONS: Final = ("first", "last", "next")
CLASSES: Final[dict[str, str]] = {
    "cleric": "of-cleric",
    "fighter": "of-fighter",
    "mage": "of-mage",
    "thief": "of-thief",
    "explorer": "of-explorer",
}
ICONS: Final[dict[str, str]] = {
    "cleric": "has-cleric",
    "fighter": "has-fighter",
    "mage": "has-mage",
    "thief": "has-thief",
    "explorer": "has-explorer",
}
HAS: Final[dict[str, str]] = {
    **ICONS,
    "miniboss": "has-miniboss",
    "minion": "has-minion",
    "item": "has-item",
    "counters": "has-counters",
    "token": "has-token",
    "covered": "has-covered",
    "coins": "has-coins",
    "played": "has-played",
    "survives dungeon": "has-survived",
}
#: Where something is; those of a player are said with that player.
PLACES: Final[dict[str, str]] = {
    "here": "place-here",
    "in it": "place-in-it",
    "town": "place-town",
    "deck": "place-deck",
    "location": "place-location",
    "hand": "place-hand",
    "discard": "place-discard",
    "market": "place-market",
    "entrance": "place-entrance",
    "score": "place-score",
    "hero": "place-hero",
    "dungeon": "place-dungeon",
    "room dungeon": "place-rooms",
    "boss": "place-of-player",
    "adjacent": "place-adjacent",
    "left": "place-left",
    "right": "place-right",
    "previous": "place-previous",
}
#: Places that belong to nobody.
OPEN: Final = ("here", "in it", "town", "deck", "location", "discard", "market", "hero", "adjacent", "left", "right")
#: The player a place belongs to, as a person.
PERSONS: Final[dict[str, str]] = {
    "a rival": "person-rival",
    "a rival's": "person-rival",
    "rivals": "person-rival",
    "each rival": "person-each-rival",
    "each rival's": "person-each-rival",
    "each player": "person-each-player",
    "anyone": "person-anyone",
    "anyone's": "person-anyone",
    "owner": "person-owner",
    "the owner's": "person-owner",
    "target": "person-target",
    "the target's": "person-target",
    "its": "person-target",
}
#: A bound on a stat of the thing itself: "with at most 2 Health left".
WITH: Final[dict[str, str]] = {
    "health": "with-health",
    "hurt": "with-hurt",
    "level": "with-level",
    "base": "with-base",
    "damage": "with-damage",
    "icons": "with-icons",
    "counters": "with-counters",
    "coins": "with-coins",
    "item": "with-item",
    "souls": "with-souls",
    "wounds": "with-wounds",
    "points": "with-points",
    "hero": "with-heroes",
    "enters dungeon": "with-entered",
}
#: The same compared with another player: "who has more coins than you".
WITH_MORE: Final[dict[str, str]] = {
    "coins": "with-more-coins",
    "souls": "with-more-souls",
    "wounds": "with-more-wounds",
    "points": "with-more-points",
}
BOUNDS: Final[dict[str, str]] = {
    "least": "bound-least",
    "most": "bound-most",
    "exactly": "bound-exactly",
    "none": "bound-none",
}
#: The card itself, by its kind.
THIS: Final[dict[str, str]] = {
    "room": "this-room",
    "miniboss": "this-miniboss",
    "boss": "this-boss",
    "hero": "this-hero",
    "item": "this-item",
    "spell": "this-spell",
    "location": "this-location",
}
AGAIN: Final[dict[str, str]] = {
    "hero": "again-hero",
    "room": "again-room",
    "soul": "again-soul",
    "wound": "again-soul",
    "player": "again-rival",
    "spell": "again-spell",
    "miniboss": "again-miniboss",
    "item": "again-item",
    "card": "again-card",
    "boss": "again-boss",
}


def person(scope: Scope, word: str) -> Noun:
    """A player; the card's owner is you, unless opponents use the card."""
    if word in ("you", "yours") or (word in ("owner", "the owner's") and not scope.rivals):
        return scope.texts.noun("person-you")
    return scope.texts.noun(PERSONS[word])


def owner(scope: Scope, whose: str) -> Values:
    """Whose a place is: ``$whose`` chooses the words for it, ``$person`` is used where it is "someone"."""
    if whose in ("yours", "you") or (whose in ("owner", "the owner's") and not scope.rivals):
        nobody = Noun("", dict.fromkeys(scope.texts.cases, ""))
        return {"whose": scope.mine, **nobody.values("person")}
    if whose in ("anyone", "anyone's"):
        return {"whose": "any", **person(scope, whose).values("person")}
    return {"whose": "someone", **person(scope, whose).values("person")}


def bare(scope: Scope, entry: Entry, article: str = "a") -> tuple[Noun, str]:
    """A thing without its article and place: noun and adjectives; and the noun's word."""
    texts = scope.texts
    noun = word_of(entry, NOUNS)
    kind = str(entry.get("kind", ""))
    phrase = texts.noun(ROOMS[kind] if kind in ROOMS else NOUNS[noun], article=article)
    given = [str(entry.get("tier", "")), str(entry.get("face", "")), str(entry[noun])]
    for word in given:
        if word in ADJECTIVES:
            phrase = wrapped(scope, ADJECTIVES[word], phrase, noun, article)
    return phrase, noun


def wrapped(scope: Scope, key: str, phrase: Noun, noun: str, article: str = "a") -> Noun:
    """A phrase with an adjective or an article in front of it."""
    texts = scope.texts
    gender = texts.say("gender", noun=noun)
    initial = phrase.nominative[:1].lower()
    return texts.noun(key, noun=noun, gender=gender, article=article, initial=initial, **phrase.values("phrase"))


def after(phrase: Noun, said: str) -> Noun:
    """A phrase with something behind it that has the same form in all cases."""
    if not said:
        return phrase
    return Noun(f"{phrase.nominative} {said}", {case: f"{form} {said}" for case, form in phrase.forms.items()})


def article_of(entry: Entry, every: bool) -> str:
    """Which article a thing takes: an indefinite one, "each", or one that its position asks for."""
    noun = word_of(entry, NOUNS)
    where = entry[noun]
    if where in POSITIONS:
        return str(where)
    if where in ("left", "right", "previous") or (
        where in ("this", "its", "here", "target", "that") and noun != "card"
    ):
        return "the"
    if "other" in words(where):
        return "each other" if every else "another"
    return "each" if every else "a"


def thing(scope: Scope, entry: Entry, every: bool = False, article: str = "") -> Noun:
    """A thing with everything that is said of it; ``every``: all that fit are meant, instead of one."""
    noun = word_of(entry, NOUNS)
    if noun == "player":
        return _player(scope, entry)
    if noun == "spell" and entry[noun] in ("a rival's", "anyone's"):
        return scope.texts.noun("target-spell" if entry[noun] == "a rival's" else "target-any-spell")
    count = entry.get("choose", entry.get("count", 1))
    if isinstance(count, int) and count > 1:
        return several(scope, entry, count)
    article = article or article_of(entry, every)
    phrase, noun = bare(scope, entry, article)
    phrase = wrapped(scope, ARTICLES[article], phrase, noun, article)
    return after(phrase, details(scope, entry))


def details(scope: Scope, entry: Entry) -> str:
    """What follows the noun: class, what it has, where it is, and conditions."""
    noun = word_of(entry, NOUNS)
    said = []
    texts = scope.texts
    if "class" in entry:
        said.append(texts.say(CLASSES[str(entry["class"])]))
    if "has" in entry:
        token = noun == "hero" and entry["has"] == "counters"
        said.append(texts.say(HAS["token" if token else str(entry["has"])]))
    said.append(placed(scope, entry, noun))
    condition = entry.get("if")
    if isinstance(condition, Mapping):
        said.append(bounded(scope, condition, noun))
    return " ".join(part for part in said if part)


def several(scope: Scope, entry: Entry, count: int, where: bool = True) -> Noun:
    texts = scope.texts
    noun = word_of(entry, NOUNS)
    many = several_words(scope, entry)
    key = SEVERAL.get(str(entry[noun]), SEVERAL[""])
    return after(texts.noun(key, count=count, many=many, noun=noun), details(scope, entry) if where else "")


MANY: Final[dict[str, str]] = {
    "hero": "many-heroes",
    "room": "many-rooms",
    "miniboss": "many-minibosses",
    "item": "many-items",
    "soul": "many-souls-face-down",
    "wound": "many-wounds-face-up",
    "spell": "many-spells",
    "card": "many-cards",
    "player": "many-players",
    "boss": "many-bosses",
    "minion": "many-minions",
}


MANY_ADJECTIVES: Final[dict[str, str]] = {
    "ordinary": "many-ordinary",
    "advanced": "many-advanced",
    "epic": "many-epic",
}


def several_words(scope: Scope, entry: Entry) -> str:
    """The noun in the plural, with its adjective."""
    many = scope.texts.say(MANY[word_of(entry, NOUNS)], kind=str(entry.get("kind", "any")))
    tier = entry.get("tier")
    return scope.texts.say(MANY_ADJECTIVES[str(tier)], many=many) if tier in MANY_ADJECTIVES else many


#: Cards without a number.
EVERY: Final[dict[object, str]] = {
    "any": "cards-any",
    "all": "cards-all",
    "all in hand": "cards-all-in-hand",
}


def cards(scope: Scope, what: object, count: object = 1) -> str:
    """``a Spell card``, ``2 Monster Room cards``, as the object of a verb."""
    asked = str(what).split()
    icons = [word for word in asked if word in ICONS]
    kind = slug(" ".join(word for word in asked if word not in ICONS))
    if count in EVERY:
        return scope.texts.say(EVERY[count], kind=kind)
    said = scope.texts.say(f"cards-{kind}", count=count if isinstance(count, int) else 1)
    return " ".join([said, *(scope.texts.say(ICONS[word]) for word in icons)])


# -- where it is -----------------------------------------------------------------------------------


def placed(scope: Scope, entry: Entry, noun: str) -> str:
    """Where a thing is."""
    where = entry[noun]
    if isinstance(where, Mapping):
        return scope.texts.say("place-in-room", **thing(scope, where).values("room"))
    places = [_place(scope, noun, word, str(entry.get("whose", ""))) for word in words(where)]
    return listed(scope.texts, [place for place in places if place], "or")


def _place(scope: Scope, noun: str, where: str, whose: str) -> str:
    if where in ("this", "its") or (where == "that" and noun != "hero"):
        return ""
    if where in ("next", "previous") and not whose:
        return ""
    if where == "covered" and whose in ("its", "this"):
        return scope.texts.say("place-in-stack")
    if where in ("target", "that"):
        return scope.texts.say("place-in-that-room" if noun == "hero" else "place-of-that-player")
    if where == "here":
        return scope.texts.say("place-at-location" if scope.card == "location" else "place-here")
    if where in OPEN:
        return scope.texts.say(PLACES[where])
    if where in PERSONS or where == "yours":
        whose, where = where, _home(noun)
    elif where not in PLACES:
        where = "room dungeon"
    return place(scope, where, whose or "yours")


def _home(noun: str) -> str:
    """The place that is meant where only an owner is given."""
    if noun in ("soul", "wound", "item"):
        return "score"
    if noun == "boss":
        return "boss"
    return "yours" if noun == "hero" else "room dungeon"


def place(scope: Scope, where: str, whose: str) -> str:
    """A place of a player's."""
    values = owner(scope, whose)
    if where == "yours":
        return scope.texts.say(
            "place-hero-of" if whose not in ("anyone", "anyone's") else "place-hero-anywhere", **values
        )
    return scope.texts.say(PLACES[where], **values)


# -- conditions of a thing -------------------------------------------------------------------------


def bound(scope: Scope, condition: Entry) -> str:
    """``at least 2``, ``exactly 2``, ``none``."""
    least, most = condition.get("at_least"), condition.get("at_most")
    if most == 0:
        return scope.texts.say(BOUNDS["none"])
    key = "exactly" if least == most else "most" if least is None else "least"
    number = most if least is None else least
    return scope.texts.say(BOUNDS[key], number=number if isinstance(number, int) else 1)


def bounded(scope: Scope, condition: Entry, noun: str) -> str:
    """A condition on the thing itself."""
    texts = scope.texts
    stat = str(condition["happened"]) if "happened" in condition else word_of(condition, WITH)
    if "than" in condition:
        return texts.say(WITH_MORE[stat], number=_number(condition.get("at_least", 1)))
    if stat == "hurt":
        return texts.say("with-hurt")
    if condition.get("at_most") == 0 and stat in ("item", "counters"):
        return texts.say("without-item" if stat == "item" else "without-counters")
    return texts.say(WITH[stat], bound=bound(scope, condition))


def _number(value: object) -> int:
    return value if isinstance(value, int) else 1


def _player(scope: Scope, entry: Entry) -> Noun:
    condition = mapping(entry.get("if"))
    texts = scope.texts
    if not condition:
        return texts.noun("target-rival" if entry["player"] == "a rival" else "target-player")
    if "than" in condition and "souls" in condition:
        return texts.noun("target-rival-ahead", lead=_number(condition.get("at_least", 1)))
    phrase = texts.noun("target-rival-who" if entry["player"] == "a rival" else "target-player-who")
    return after(phrase, bounded(scope, condition, "player"))
