"""Refusing prices that nobody can pay, and those that are none."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.effects.all import WORDS
from lairwright.dungeon.reading.walking import Place, Table

#: As many cards nobody holds, as many coins, levels, Souls.
MOST_CARDS: Final = 7
_MOST_COINS: Final = 20
_MOST_LEVELS: Final = 2
#: The cards that are ever in a hand, or in a dungeon, or have counters.
_IN_HAND: Final = ("room", "miniboss")
_ROOMS: Final = ("room", "miniboss")
#: How many there can be of what one player has, by noun.
_MOST_THINGS: Final[dict[str, int]] = {"room": 5, "miniboss": 3, "soul": 9, "wound": 4, "boss": 1}


def check_price(place: Place, sort: str) -> None:
    """One step of a price: it takes something, unconditionally, that its payer can have."""
    word = place.word
    step = place.step
    if not WORDS[word].pays:
        known = ", ".join(repr(other) for other, declared in WORDS.items() if declared.pays)
        raise place.fail(word, f"{word!r} takes nothing: expected one of {known}")
    for key in ("may", "if", "then", "else"):
        if key in step:
            raise place.fail(key, "a price is paid in full, or the ability is not used")
    if "who" in step:
        raise place.fail("who", "a price is paid by whoever uses the ability")
    if "per" in step and (word != "pay" or step[word] == "any"):
        raise place.fail("per", "only a number of coins is multiplied in a price")
    value = step[word]
    if value == "target":
        raise place.fail(word, "a target that pays is gone before anything happens to it: name the thing here")
    count = step.get("count", 1)
    if word in ("discard", "give", "reveal") and value == "this" and sort not in _IN_HAND:
        raise place.fail(word, f"a {sort} whose ability is used is never in hand")
    if word in ("discard", "give", "reveal") and isinstance(count, int) and count > MOST_CARDS:
        raise place.fail("count", f"nobody has so many cards: expected a whole number from 1 to {MOST_CARDS}")
    if word == "pay" and isinstance(value, int) and value > _MOST_COINS:
        raise place.fail(word, f"nobody has so many coins: expected a whole number from 1 to {_MOST_COINS}")
    if word in ("counters", "promote") and isinstance(value, int) and value > 0:
        raise place.fail(word, f"expected a negative number: {value} would be given, not taken")
    if word == "promote" and isinstance(value, int) and -value > _MOST_LEVELS:
        raise place.fail(word, f"a miniboss falls by {_MOST_LEVELS} levels at most")
    if word == "counters" and step.get("to", "this") == "this" and sort != "hero" and sort not in _ROOMS:
        raise place.fail(word, f"a {sort} has no counters")
    if word == "destroy" and value == "this" and sort not in _ROOMS:
        raise place.fail(word, f"a {sort} is no room that could be destroyed")
    if isinstance(value, dict):
        _check_things(place, value)


def _check_things(place: Place, thing: Table) -> None:
    """Nobody has more than so many of a thing."""
    choose = thing.get("choose", 1)
    for noun, most in _MOST_THINGS.items():
        if noun not in thing or not isinstance(choose, int):
            continue
        most = most - 1 if thing[noun] == "other" else most
        if choose > most:
            raise place.fail(place.word, f"nobody has more than {most} of these: expected choose = {most} or less")


def check_together(prices: list[Place]) -> None:
    """The steps of one price don't take the same cards or coins, so that all of them can be paid if each can."""
    for at, place in enumerate(prices):
        for other in prices[:at]:
            if {place.word, other.word} == {"pay"} and "any" in (place.step["pay"], other.step["pay"]):
                raise place.fail("pay", "any number of coins is the only payment in a price")
            if _cards_of(place) and _cards_of(other) and _overlap(_cards_of(place), _cards_of(other)):
                raise place.fail(place.word, "the same cards could pay twice: expected one step with 'count'")


def _cards_of(place: Place) -> str:
    """The cards in hand that a step of a price takes."""
    value = place.step[place.word]
    takes = place.word in ("discard", "give") and "from" not in place.step and value != "this"
    return value if takes and isinstance(value, str) else ""


def _overlap(one: str, other: str) -> bool:
    """Whether some card could be both, by phrases such as ``monster room``."""
    (*traits, noun), (*others, second) = one.split(), other.split()
    if "card" in (noun, second):
        return True
    different = (("monster", "trap"), ("ordinary", "advanced"))
    return noun == second and not any({a, b} <= {*traits, *others} and a != b for a, b in different)


def takes_something(place: Place) -> bool:
    """Whether a step of a price always takes something away, so that it cannot be paid for ever."""
    step = place.step
    never_less = "per" not in step and step.get("count") != "all" and "from" not in step
    return place.word != "reveal" and never_less
