"""What one step of a card's effect says: a clause per verb.

A clause has the four forms that ``locales/en/abilities.ftl`` explains (order, then, may, to). This module decides which
message a step is; its wording, and the case of its target, are up to the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lairwright.text.catalogue import Noun
from lairwright.text.dungeon.counts import per_words
from lairwright.text.dungeon.modifiers import Tell, about, default, modifier_clause, named, this
from lairwright.text.dungeon.nouns import NOUNS, cards, owner, person, thing
from lairwright.text.dungeon.scope import Clause, Entry, Scope, Values, clause, mapping, number, word_of, words
from lairwright.text.phrases import listed

Said = tuple[str, Values]

#: By the verb's word: the message that says it plainly. Other messages of a verb are chosen below.
VERBS: Final[dict[str, str]] = {
    "modify": "mod-damage",
    "draw": "do-draw",
    "discard": "do-discard",
    "take": "do-take",
    "give": "do-give",
    "reveal": "do-reveal",
    "coins": "do-coins",
    "pay": "do-pay",
    "counters": "do-counters",
    "damage": "do-damage",
    "kill": "do-kill",
    "move": "do-move-town",
    "remove": "do-remove",
    "turn": "do-turn",
    "destroy": "do-destroy",
    "deactivate": "do-deactivate",
    "uncover": "do-uncover",
    "swap": "do-swap",
    "arrange": "do-arrange-free",
    "build": "do-build",
    "promote": "do-promote",
    "negate": "do-negate",
    "use": "do-use",
}
ARRANGES: Final[dict[str, str]] = {
    "free": "do-arrange-free",
    "reverse": "do-arrange-reverse",
    "random": "do-arrange-random",
}
#: Where cards are taken from, if not from a hand.
TAKES: Final[dict[str, str]] = {
    "discard": "do-take",
    "deck": "do-take-deck",
    "market": "do-take-market",
}
MOVES: Final[dict[str, str]] = {
    "town": "do-move-town",
    "first": "do-move-first-room",
    "previous": "do-move-previous",
    "location": "do-move-location",
}
#: The key locations of the Super Boss Monster board.
LOCATIONS: Final[dict[str, str]] = {
    "temple": "location-temple",
    "stadium": "location-stadium",
    "library": "location-library",
    "hideout": "location-hideout",
    "tavern": "location-tavern",
    "landing-site": "location-landing-site",
}
SCORES: Final[dict[str, str]] = {"up": "do-move-score-up", "down": "do-move-score-down", "": "do-move-score"}
USES: Final[dict[str, str]] = {
    "built": "uses-built",
    "uncovered": "uses-uncovered",
    "minion": "uses-minion",
    "": "uses-level-up",
}
CARD_KINDS: Final = ("room", "spell", "card")


def _kind(what: object) -> str:
    """The word for cards of some kind when they are spoken of again."""
    word = str(what)
    return next((kind for kind in ("room", "spell", "miniboss") if kind in word), "card")


# -- cards -----------------------------------------------------------------------------------------


def _draw(scope: Scope, step: Entry) -> Said:
    return "do-draw", {"cards": cards(scope, step["draw"], step.get("count", 1)), "per": per_words(scope, step)}


def _discard(scope: Scope, step: Entry) -> Said:
    what = step["discard"]
    if what == "this":
        return "do-discard-this", scope.texts.noun("this-card").values("this")
    count = step.get("count", 1)
    if count == "all" and what == "card":
        return ("do-discard-market", {}) if step.get("from") == "market" else ("do-discard-hand", {})
    if count == "all" and "from" not in step:
        count = "all in hand"
    if step.get("from") in ("deck", "market"):
        return f"do-discard-from-{step['from']}", {"cards": cards(scope, what, count), "kind": _kind(what)}
    if step.get("random"):
        return "do-discard-random", {"kind": _kind(what), "count": number(count)}
    return "do-discard", {"cards": cards(scope, what, count), "per": per_words(scope, step)}


def _take(scope: Scope, step: Entry) -> Said:
    what = step["take"]
    if isinstance(what, Mapping):
        return "do-take-thing", thing(scope, what, every="choose" not in what).values("thing")
    if what in ("it", "that", "target", "this"):
        return "do-take-it", named(scope, str(what)).values("thing")
    taken = cards(scope, what, step.get("count", 1))
    places = words(step.get("from", "discard"))
    if "hand" in places:
        return _take_from_hand(scope, step, str(what), taken)
    if len(places) > 1:
        return "do-search", {"cards": taken}
    if step.get("count") == "all" and places[0] == "market":
        return "do-take-market-all", {"cards": taken}
    if places[0] == "discard":
        key = "do-take-any" if step.get("count") in ("all", "any") else "do-take"
        return key, {"cards": taken, "per": per_words(scope, step)}
    return TAKES[places[0]], {"cards": taken, "kind": _kind(what), "count": number(step.get("count", 1))}


def _take_from_hand(scope: Scope, step: Entry, what: str, taken: str) -> Said:
    target = default(scope) if scope.target is not None else person(scope, "a rival")
    values = target.values("target")
    if step.get("random"):
        return (
            ("do-steal-random", values) if what == "card" else ("do-steal-random-card", {"kind": _kind(what), **values})
        )
    prices = mapping(step.get("price"))
    if prices:
        coins = {kind: number(prices.get(kind, 0)) for kind in ("room", "spell")}
        return "do-steal-price", {**coins, **values}
    if step.get("may"):
        return "do-steal-may", {"cards": taken, **values}
    return ("do-steal-chosen", values) if what == "card" else ("do-steal-cards", {"cards": taken, **values})


def _give(scope: Scope, step: Entry) -> Said:
    receiver = about(scope, step, every=False).values("receiver")
    if step.get("random"):
        return "do-give-random", {"kind": _kind(step["give"]), "count": number(step.get("count", 1)), **receiver}
    return "do-give", {"cards": cards(scope, step["give"], step.get("count", 1)), **receiver}


def _reveal(scope: Scope, step: Entry) -> Said:
    return "do-reveal", {"cards": cards(scope, step["reveal"], step.get("count", 1))}


# -- coins and counters ----------------------------------------------------------------------------


def coins(scope: Scope, count: object, at_most: object = None) -> str:
    """``2 coins``, ``any number of coins``, as the object of a verb."""
    if count != "any":
        return scope.texts.say("coins-counted", count=number(count))
    if isinstance(at_most, int):
        return scope.texts.say("coins-up-to", number=at_most)
    return scope.texts.say("coins-any")


def _coins(scope: Scope, step: Entry) -> Said:
    gained = coins(scope, step["coins"])
    if step.get("to") == "this":
        return "do-coins-on", {"coins": gained, **named(scope, "this").values("target")}
    return "do-coins", {"coins": gained, "per": per_words(scope, step)}


def _pay(scope: Scope, step: Entry) -> Said:
    paid = coins(scope, step["pay"], step.get("at_most"))
    per = per_words(scope, step if step["pay"] != "any" else {})
    if step.get("to") == "this":
        return "do-pay-on", {"coins": paid, **named(scope, "this").values("target")}
    if "to" in step:
        receiver = _player_of_target(scope) if step["to"] == "target" else about(scope, step, every=False)
        return "do-pay-to", {"coins": paid, "per": per, **receiver.values("receiver")}
    return "do-pay", {"coins": paid, "per": per}


def _player_of_target(scope: Scope) -> Noun:
    """The target, or the player whose it is."""
    if scope.target is not None and scope.target.kind == "player":
        return scope.target.noun()
    return person(scope, "target")


def _counters(scope: Scope, step: Entry) -> Said:
    amount = number(step["counters"])
    to = mapping(step.get("to"))
    if step.get("to") in ("you", "yours"):
        counted = scope.texts.say("counters-counted", count=abs(amount))
        key = "do-counters-spread" if amount > 0 else "do-counters-gather"
        return key, {"counters": counted, "per": per_words(scope, step)}
    hero = "hero" in to or (not to and scope.target is not None and scope.target.kind == "hero")
    if hero:
        key = "do-token" if amount > 0 else "do-token-remove"
        return key, {"number": abs(amount), **about(scope, step).values("target")}
    counted = scope.texts.say("counters-counted", count=abs(amount))
    key = "do-counters" if amount > 0 else "do-counters-remove"
    several = number(to.get("choose")) > 1
    on = this(scope) if step.get("to") == "this" else about(scope, step, every=bool(to) and not several)
    values = on.values("target")
    return key, {"counters": counted, "per": per_words(scope, step), **values}


# -- heroes ----------------------------------------------------------------------------------------


def _damage(scope: Scope, step: Entry) -> Said:
    values: Values = {"damage": number(step["damage"]), **about(scope, step).values("target")}
    if step.get("random"):
        return "do-damage-random", values
    if step.get("per") == {"room": "yours"} and step["damage"] == 1:
        del values["damage"]
        return "do-damage-your-rooms", values
    return "do-damage", {**values, "per": per_words(scope, step)}


def _move(scope: Scope, step: Entry) -> Said:
    what, to, whose = step["move"], str(step["to"]), str(step.get("whose", "yours"))
    if whose == "yours" and scope.mine == "own":
        whose = "the target's"  # whoever does the step
    elif whose == "the owner's" and not scope.rivals:
        whose = "yours"
    if what == "it" and to == "previous":
        return "do-move-previous-room", {}
    if isinstance(what, Mapping):
        noun = word_of(what, NOUNS)
        if what[noun] == "this":
            moved = scope.texts.noun("this-item")
        elif what[noun] == "its":
            moved = scope.texts.noun("its-item")
        else:
            moved = thing(scope, what, every="choose" not in what)
    else:
        moved = named(scope, str(what))
    if step.get("random"):
        return "do-move-random-entrance", moved.values("target")
    if to in LOCATIONS:
        return "do-move-named", {**moved.values("target"), "location": scope.texts.say(LOCATIONS[to])}
    if to == "score":
        face = str(step.get("face", ""))
        if whose == "yours":
            return SCORES[face], moved.values("target")
        return "do-move-score-of", {
            "face": face or "down",
            **moved.values("target"),
            **_goal(scope, whose).values("person"),
        }
    if isinstance(step["to"], Mapping) or to in ("target", "this", "it", "that"):
        return "do-move-to-target", {**moved.values("thing"), **_object(scope, step["to"]).values("target")}
    if to == "town" and scope.target is not None and what == "target" and scope.target.whose == "town":
        return "do-move-end-of-town", moved.values("target")
    if to == "entrance":
        return _move_to_entrance(scope, moved, whose)
    if to == "hand":
        return "do-move-hand", {**moved.values("target"), **owner(scope, whose)}
    return MOVES[to], moved.values("target")


def _move_to_entrance(scope: Scope, moved: Noun, whose: str) -> Said:
    target = scope.target
    if target is not None and target.kind in ("soul", "wound") and whose in ("the target's", "yours"):
        mine = target.whose == "yours" or whose == "yours"
        return ("do-return-yours" if mine else "do-return"), moved.values("target")
    if whose == "yours":
        return "do-move-your-entrance", moved.values("target")
    if whose in ("anyone's", "a rival's"):
        key = "do-move-any-entrance" if whose == "anyone's" else "do-move-rival-entrance"
        return key, moved.values("target")
    if target is not None and target.kind == "hero" and whose == "the target's":
        return "do-move-back-of-line", moved.values("target")
    return "do-move-entrance", {**moved.values("target"), **_goal(scope, whose).values("person")}


def _goal(scope: Scope, whose: str) -> Noun:
    """Whose entrance or score area it is; a target is named if it hasn't been yet."""
    by_name = scope.target is not None and scope.target.kind == "player" and whose == "the target's"
    return default(scope) if by_name else person(scope, whose)


def _turn(scope: Scope, step: Entry) -> Said:
    what = step["turn"]
    if scope.target is not None and what == "target":
        if scope.target.kind == "wound" and scope.target.whose == "yours":
            return "do-turn-wound", default(scope).values("target")
        return "do-turn", default(scope).values("target")
    return "do-turn", _object(scope, what).values("target")


# -- rooms -----------------------------------------------------------------------------------------


def _object(scope: Scope, value: object) -> Noun:
    """What a verb is done to: a word or a thing."""
    if isinstance(value, Mapping):
        if value == {"room": "other"}:
            return thing(scope, value, every=True)
        return thing(scope, value, every="choose" not in value)
    return named(scope, str(value))


def _swap(scope: Scope, step: Entry) -> Said:
    if step["swap"] == "coins":
        return "do-swap-coins", default(scope).values("target")
    whose = mapping(step["swap"]).get("room")
    return ("do-swap-yours" if whose == "yours" else "do-swap"), {}


def _arrange(scope: Scope, step: Entry) -> Said:
    how = str(step["arrange"])
    if scope.target is None:
        return "do-arrange-your-dungeon", {"how": how}
    if scope.target.kind == "room":
        return "do-arrange-stack", {"how": how, **default(scope).values("target")}
    return ARRANGES[how], default(scope).values("target")


def _build(scope: Scope, step: Entry) -> Said:
    what = step["build"]
    if what == "room" and "to" not in step:
        return "do-build-now", {}
    if isinstance(what, Mapping):
        return "do-build-that-one", scope.texts.noun("again-miniboss").values("thing")
    to = mapping(step.get("to"))
    if what == "that":
        that = named(scope, "that")
        if to:
            return "do-build-on", {"cards": that.forms.get("acc", that.nominative), **thing(scope, to).values("target")}
        return "do-build-that", that.values("thing")
    if what == "target":
        return "do-build-taken", default(scope).values("thing")
    built: Values = {"cards": cards(scope, what)}
    if to:
        key = "do-build-face-down" if step.get("face") == "down" else "do-build-on"
        return key, {**built, **thing(scope, to).values("target")}
    return "do-build", built


def _promote(scope: Scope, step: Entry) -> Said:
    levels = number(step["promote"])
    key = "do-promote" if levels > 0 else "do-demote"
    itself = scope.card == "miniboss" and "to" not in step and scope.target is None
    promoted = scope.texts.noun("this-miniboss") if itself else about(scope, step)
    return key, {"number": abs(levels), **promoted.values("target")}


def _use(scope: Scope, step: Entry) -> Said:
    said = listed(scope.texts, [scope.texts.say(USES[word]) for word in words(step.get("when", ""))], "or")
    what = step["use"]
    key = "do-use-item" if scope.target is not None and scope.target.kind == "item" else "do-use"
    values = _object(scope, what).values("target")
    return (key, values) if key == "do-use-item" else (key, {"which": said, **values})


def _on(key: str, verb: str) -> Callable[[Scope, Entry], Said]:
    return lambda scope, step: (key, _object(scope, step[verb]).values("target"))


def _on_rooms(key: str, verb: str) -> Callable[[Scope, Entry], Said]:
    """The same of a verb about rooms: a miniboss speaks of its own."""
    return lambda scope, step: (
        key,
        (this(scope) if step[verb] == "this" else _object(scope, step[verb])).values("target"),
    )


_SAID: Final[dict[str, Callable[[Scope, Entry], Said]]] = {
    "draw": _draw,
    "discard": _discard,
    "take": _take,
    "give": _give,
    "reveal": _reveal,
    "coins": _coins,
    "pay": _pay,
    "counters": _counters,
    "damage": _damage,
    "kill": _on("do-kill", "kill"),
    "move": _move,
    "remove": _on("do-remove", "remove"),
    "turn": _turn,
    "destroy": _on_rooms("do-destroy", "destroy"),
    "deactivate": _on_rooms("do-deactivate", "deactivate"),
    "uncover": _on_rooms("do-uncover", "uncover"),
    "swap": _swap,
    "arrange": _arrange,
    "build": _build,
    "promote": _promote,
    "negate": _on("do-negate", "negate"),
    "use": _use,
}


def verb_of(step: Entry) -> str:
    return word_of(step, VERBS)


def step_clause(scope: Scope, step: Entry, tell: Tell) -> Clause:
    """One step, done by whoever does it."""
    verb = verb_of(step)
    if verb == "modify":
        return modifier_clause(scope, mapping(step["modify"]), tell)
    who = str(step.get("who", "you"))
    if who == "you":
        key, values = _SAID[verb](scope, step)
        _remember(scope, verb, step)
        return clause(scope.texts, key, values)
    return _by_other(scope, step, verb, who)


def _remember(scope: Scope, verb: str, step: Entry) -> None:
    """What was moved, for ``that`` in later steps."""
    what = step[verb]
    if verb in ("coins", "pay"):
        scope.that = "coins"
    elif verb == "counters":
        scope.that = "counters"
    elif isinstance(what, Mapping):
        noun = word_of(what, NOUNS)
        scope.that = "hero" if noun in ("soul", "wound") else noun
    elif verb in ("draw", "discard", "take", "reveal", "give", "build"):
        scope.that = _kind(what) if what not in ("it", "that", "target", "this") else scope.that or "card"


def _by_other(scope: Scope, step: Entry, verb: str, who: str) -> Clause:
    """A step that somebody else does: a sentence about them where there is one, else with "must" or "may"."""
    texts = scope.texts
    doer = _player_of_target(scope) if who == "target" else person(scope, "a rival" if who == "rivals" else who)
    mine, scope.mine = scope.mine, "own"
    key, values = _SAID[verb](scope, step)
    _remember(scope, verb, step)
    scope.mine = mine
    subject = doer.values("who")
    if key == "do-take":
        key = "do-take-any"
    if verb == "destroy" and step["destroy"] == {"room": "yours", "choose": 1} and not step.get("may"):
        return clause(texts, "who-destroys-room", subject)
    if key in WHO and not step.get("may"):
        return clause(texts, WHO[key], {**values, **subject})
    done = clause(texts, key, values)
    how = "who-may" if step.get("may") else "who-must"
    return lambda form: texts.say(f"{how}.{form}", **{"effect": done("may"), "effect-to": done("to")}, **subject)


#: Sentences about somebody else, by the clause about you.
WHO: Final[dict[str, str]] = {
    "do-draw": "who-draws",
    "do-discard": "who-discards",
    "do-discard-random": "who-discards-random",
    "do-discard-hand": "who-discards-hand",
    "do-coins": "who-gains-coins",
    "do-pay": "who-pays",
    "do-pay-to": "who-pays-to",
    "do-give": "who-gives",
}
