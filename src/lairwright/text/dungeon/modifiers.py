"""What is changed while a card is in force, or until the end of the round: the same words for both.

A change that lasts for the round is a clause (``mod-…``); one that is always there is a statement (``always-…``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Final

from lairwright.dungeon.words import CLASSES
from lairwright.text.catalogue import Noun
from lairwright.text.dungeon.counts import condition_words, per_words
from lairwright.text.dungeon.nouns import AGAIN, ARTICLES, THIS, bare, cards, person, several, thing, wrapped
from lairwright.text.dungeon.scope import Clause, Entry, Scope, Values, clause, entries, mapping, number, tidy, word_of
from lairwright.text.phrases import capital, signed

#: By the word of the modifier: its clause and its statement. Bans and doublings are told apart below.
MODIFIERS: Final[dict[str, tuple[str, str]]] = {
    "damage": ("mod-damage", "always-damage"),
    "treasure": ("mod-treasure", "always-treasure"),
    "health": ("mod-health", "always-health"),
    "double": ("mod-double-damage", "always-double-damage"),
    "no": ("mod-no-damage", "always-no-damage"),
    "skip": ("mod-skip", "always-skip"),
    "price": ("mod-price-spell", "always-price-spell"),
    "fits": ("mod-fits", "always-fits"),
    "build": ("mod-build-more", "always-build-more"),
    "item": ("mod-item", "always-item"),
    "souls": ("mod-souls", "always-souls"),
    "wounds": ("mod-wounds", "always-wounds"),
}
DOUBLES: Final[dict[str, tuple[str, str]]] = {
    "damage": ("mod-double-damage", "always-double-damage"),
    "treasure": ("mod-double-treasure", "always-double-treasure"),
    "health": ("mod-double-health", "always-double-health"),
}
BANS: Final[dict[str, tuple[str, str]]] = {
    "damage": ("mod-no-damage", "always-no-damage"),
    "treasure": ("mod-no-treasure", "always-no-treasure"),
    "text": ("mod-no-text", "always-no-text"),
    "spell": ("mod-no-spell", "always-no-spell"),
    "room": ("mod-no-room", "always-no-room"),
    "build": ("mod-no-build", "always-no-build"),
    "enters": ("mod-no-enters", "always-no-enters"),
    "lured": ("mod-no-lured", "always-no-lured"),
    "win": ("mod-no-win", "always-no-win"),
    "lose": ("mod-no-lose", "always-no-lose"),
}
#: Bans on yourself, where "you" needs a sentence of its own.
BANS_ON_YOU: Final[dict[str, tuple[str, str]]] = {
    "spell": ("mod-no-spell-you", "always-no-spell-you"),
    "build": ("mod-no-build-you", "always-no-build-you"),
    "enters": ("mod-no-enters-you", "always-no-enters-you"),
    "win": ("mod-no-win-you", "always-no-win-you"),
    "lose": ("mod-no-lose-you", "always-no-lose-you"),
}
#: Bans on a player.
BANS_ON_PLAYERS: Final[dict[str, tuple[str, str]]] = {
    "spell": ("mod-no-spell-player", "always-no-spell-player"),
    "build": ("mod-no-build-player", "always-no-build-player"),
    "enters": ("mod-no-enters-player", "always-no-enters-player"),
}
PRICES: Final[dict[str, tuple[str, str]]] = {
    "spell": ("mod-price-spell", "always-price-spell"),
    "reveal": ("mod-price-reveal", "always-price-reveal"),
    "promote": ("mod-price-promote", "always-price-promote"),
}
#: Statements of the rooms beside a card, by where they are.
BESIDE: Final[dict[str, str]] = {
    "adjacent": "always-adjacent-rooms",
    "right": "always-room-to-the-right",
    "left": "always-room-to-the-left",
    "other": "always-other-rooms",
}

#: Says the text of an ability that a modifier gives.
Tell = Callable[[Scope, Entry], str]


def addressed(scope: Scope, entry: Entry) -> bool:
    """Whether a step or modifier is about the reader."""
    if "to" in entry:
        return entry["to"] == "you"
    return scope.target is None and scope.card in ("spell", "boss", "location")


def about(scope: Scope, entry: Entry, every: bool = True) -> Noun:
    """What a step or modifier is about: ``to``, or the target, or its card."""
    to = entry.get("to")
    if isinstance(to, Mapping):
        return thing(scope, to, every=every and "choose" not in to)
    return named(scope, str(to)) if to is not None else default(scope)


def default(scope: Scope) -> Noun:
    return scope.target.noun() if scope.target is not None else this(scope)


def this(scope: Scope) -> Noun:
    """The thing that a card's own modifiers are about: a miniboss changes its room, an item its hero."""

    if scope.card == "bearer":
        return scope.texts.noun("this-hero")
    return scope.texts.noun("this-room" if scope.card == "miniboss" else THIS[scope.card])


def named(scope: Scope, word: str) -> Noun:
    """``target``, ``it``, ``that``, ``this`` or a person."""

    if word == "target":
        return default(scope)
    if word in ("it", "that"):
        kind = (scope.it if word == "it" else scope.that) or "card"
        return scope.texts.noun("that-room" if kind == "room" else AGAIN[kind])
    if word == "this":
        return this(scope) if scope.card == "bearer" else scope.texts.noun(THIS[scope.card])
    return scope.texts.noun("person-you") if word in ("you", "yours") else person(scope, word)


# -- until the end of the round --------------------------------------------------------------------


def modifier_clause(scope: Scope, entry: Entry, tell: Tell) -> Clause:
    """A modifier of this round, as a clause."""
    texts = scope.texts
    if "when" in entry and not any(word in entry for word in MODIFIERS):
        target = about(scope, entry)
        return clause(texts, "mod-ability", {"text": tell(scope, entry), **target.values("target")})
    key, values = _said(scope, entry, 0)
    return clause(texts, key, values)


def always_text(scope: Scope, entry: Entry, printed: int, tell: Tell) -> str:
    """A modifier that is in force with its card, as a sentence; ``printed`` is the room's own damage."""
    texts = scope.texts
    scope.mine = "you"
    if "when" in entry and not any(word in entry for word in MODIFIERS):
        said = texts.say("always-ability", text=tell(scope, entry), **about(scope, entry).values("target"))
    else:
        beside = _beside(scope, entry, printed)
        if beside:
            return capital(tidy(beside))
        key, values = _said(scope, entry, 1)
        said = texts.say(key, **values)
    if scope.card in ("hero", "bearer") and isinstance(entry.get("to"), Mapping) and "room" in mapping(entry["to"]):
        said = texts.say("always-while", text=said)
    conditions = [condition_words(scope, part) for part in entries(entry.get("if"))]
    if conditions:
        whole = reduce(lambda first, second: texts.say("if-and", first=first, second=second), conditions)
        said = texts.say("always-if", text=said, condition=whole)
    return capital(tidy(f"{said}."))


def _beside(scope: Scope, entry: Entry, printed: int) -> str:
    """The plain sentence for damage of this card's room or those beside it, and for what can't be built on it."""
    texts = scope.texts
    if entry.get("no") == "build" and entry.get("of") == "advanced room" and "to" not in entry:
        return texts.say("always-cover")
    if "damage" not in entry or "against" in entry or "if" in entry:
        return ""
    amount = number(entry["damage"])
    per = per_words(scope, entry)
    to = entry.get("to")
    whole = not to and bool(per) and printed == 0 and amount > 0 and scope.card == "room"
    # A star instead of a printed number: the damage is what this line gives.
    values: Values = {"damage": str(amount) if whole else signed(amount), "number": abs(amount)}
    if not to and scope.card in ("room", "miniboss"):
        key = "always-this-room"
    elif isinstance(to, Mapping) and str(to.get("room")) in BESIDE and not set(to) - {"room", "kind"}:
        key = BESIDE[str(to["room"])]
        values["kind"] = str(to.get("kind", "any"))
    else:
        return ""
    return texts.say(f"{key}.per", per=per, **values) if per else texts.say(key, **values)


# -- what both say ---------------------------------------------------------------------------------


def _said(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
    """The message of a modifier (0: clause, 1: statement) and its variables."""
    word = word_of(entry, MODIFIERS)
    return _SAID[word](scope, entry, which)


def _amounts(scope: Scope, entry: Entry, word: str, which: int) -> tuple[str, Values]:
    texts = scope.texts
    if which == 0 and word == "damage" and entry.get("to") == {"room": "yours"} and set(entry) == {"damage", "to"}:
        return "mod-dungeon-damage", _signed(entry[word])
    against = mapping(entry.get("against"))
    values: Values = {"against": "", "per": per_words(scope, entry), **_signed(entry[word])}
    if against:
        values["against"] = texts.say(
            "against", **thing(scope, {**against, "hero": "its"}, article="each").values("hero")
        )
    if word != "damage":
        del values["against"]
    return MODIFIERS[word][which], {**values, **about(scope, entry).values("target")}


def _signed(amount: object) -> Values:
    return {"amount": signed(number(amount)), "number": abs(number(amount))}


def _damage(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
    return _amounts(scope, entry, "damage", which)


def _health(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
    return _amounts(scope, entry, "health", which)


def _treasure(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
    texts = scope.texts
    given = entry["treasure"]
    if isinstance(given, Mapping):
        listed = ", ".join(
            texts.say("treasure-item", count=number(given[name]), **{"class": texts.say(f"class-{name}")})
            for name in CLASSES
            if name in given
        )
    else:
        listed = texts.say("treasure-any")
    values: Values = {"treasure": listed, "per": per_words(scope, entry)}
    if addressed(scope, entry):
        return ("mod-treasure-you", "always-treasure-you")[which], values
    player = "to" not in entry and scope.target is not None and scope.target.kind == "player"
    values |= about(scope, entry).values("target")
    return (("mod-treasure-player" if player else "mod-treasure"), "always-treasure")[which], values


def _double(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
    word = str(entry["double"])
    if which == 0 and word == "treasure" and entry.get("to") == {"room": "yours"}:
        return "mod-double-yours", {}
    values = about(scope, entry).values("target")
    if word == "damage":
        against = mapping(entry.get("against"))
        values["against"] = (
            scope.texts.say("against", **thing(scope, {**against, "hero": "its"}, article="each").values("hero"))
            if against
            else ""
        )
    return DOUBLES[word][which], values


def _no(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
    word = str(entry["no"])
    to = entry.get("to")
    if word == "build" and "of" in entry:
        built = thing(scope, _room(str(entry["of"])), article="no")
        on = about(scope, entry, every=False).values("target")
        return ("mod-no-build-on", "always-no-build-on")[which], {**built.values("room"), **on}
    if word == "build" and to == "each player" and which == 0:
        return "mod-build-forbidden", {}
    if addressed(scope, entry) and word in BANS_ON_YOU:
        return BANS_ON_YOU[word][which], {}
    player = to in ("target", "each player", "each rival", "owner") or (to is None and scope.target is not None)
    if word in BANS_ON_PLAYERS and player and (to is not None or (scope.target and scope.target.kind == "player")):
        return BANS_ON_PLAYERS[word][which], about(scope, entry).values("target")
    if word == "damage" and _is_hero(scope, entry):
        return ("mod-no-damage-hero", "always-no-damage-hero")[which], about(scope, entry).values("target")
    return BANS[word][which], about(scope, entry).values("target")


def _is_player(scope: Scope, entry: Entry) -> bool:
    """Whether a modifier is about a player who is named or chosen."""
    to = entry.get("to")
    if to in (None, "target"):
        return scope.target is not None and scope.target.kind == "player"
    return to in ("each player", "each rival", "a rival", "anyone", "owner")


def _is_hero(scope: Scope, entry: Entry) -> bool:
    """Whether a modifier is about heroes."""
    to = entry.get("to")
    if isinstance(to, Mapping):
        return "hero" in to
    if to == "it":
        return scope.it == "hero"
    if to in (None, "target") and scope.target is not None:
        return scope.target.kind == "hero"
    return to in (None, "this") and scope.card in ("hero", "bearer")


def _room(card: str) -> Entry:
    """``advanced room`` as a thing that is nowhere in particular."""
    *adjectives, noun = card.split()
    named = dict.fromkeys(("monster", "trap"), "kind") | dict.fromkeys(("ordinary", "advanced"), "tier")
    return {noun: "its", **{named[word]: word for word in adjectives if word in named}}


def _skip(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
    room = mapping(entry["skip"])
    count = number(room.get("count"))
    if count > 1:
        skipped = several(scope, room, count, where=False)
    else:
        article = str(room["room"]) if room["room"] in ARTICLES else "each"
        phrase, noun = bare(scope, room, article)
        skipped = wrapped(scope, ARTICLES[article], phrase, noun, article)
    return MODIFIERS["skip"][which], {**about(scope, entry).values("target"), **skipped.values("room")}


def _price(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
    amount = number(entry["price"])
    values: Values = {"number": abs(amount), "change": "more" if amount > 0 else "less"}
    if which == 0 and entry["of"] == "spell" and not addressed(scope, entry) and _is_player(scope, entry):
        return "mod-price-spell-player", {**values, **about(scope, entry).values("target")}
    return PRICES[str(entry["of"])][which], values


def _fits(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
    of = entry.get("of")
    if of == "this":
        return ("mod-fits-this", "always-fits-this")[which], scope.texts.noun("this-room").values("target")
    values: Values = {"cards": cards(scope, of or "advanced room")}
    if entry.get("to") == "you":
        return ("mod-fits-yours", "always-fits-yours")[which], values
    return MODIFIERS["fits"][which], {**values, **about(scope, entry).values("target")}


def _build(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
    more = number(entry["build"])
    if which == 0 and not addressed(scope, entry):
        change = "more" if more > 0 else "less"
        return "mod-build-player", {
            "number": abs(more),
            "change": change,
            **about(scope, entry).values("target"),
        }
    if which == 0 and more == 1:
        return "mod-build-one-more", {}
    if more < 0:
        return ("mod-build-fewer", "always-build-fewer")[which], {"number": -more}
    return MODIFIERS["build"][which], {"number": more}


def _counted(word: str) -> Callable[[Scope, Entry, int], tuple[str, Values]]:
    def said(scope: Scope, entry: Entry, which: int) -> tuple[str, Values]:
        if which == 0 and word != "item" and not addressed(scope, entry) and _is_player(scope, entry):
            target = about(scope, entry).values("target")
            return "mod-counts-player", {"number": number(entry[word]), "what": word, **target}
        return MODIFIERS[word][which], {"number": number(entry[word])}

    return said


_SAID: Final[dict[str, Callable[[Scope, Entry, int], tuple[str, Values]]]] = {
    "damage": _damage,
    "treasure": _treasure,
    "health": _health,
    "double": _double,
    "no": _no,
    "skip": _skip,
    "price": _price,
    "fits": _fits,
    "build": _build,
    "item": _counted("item"),
    "souls": _counted("souls"),
    "wounds": _counted("wounds"),
}
