"""Refusing abilities that could be used for ever, or would set themselves off for ever."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.reading.prices import takes_something
from lairwright.dungeon.reading.walking import Place, Table
from lairwright.dungeon.words import (
    A_RIVAL,
    EACH_RIVAL,
    PERSONS,
    STAT_COINS,
    WHEN_ACTIVATED,
    WHEN_ANNOUNCED,
    WHEN_DISCARDED,
    WHEN_GAINS,
    WHEN_TAKEN,
    YOU,
)
from lairwright.kernel.reading import Fields

#: The verb that makes happen again what set it off.
_AGAIN: Final[dict[int, str]] = {WHEN_GAINS: "coins", WHEN_DISCARDED: "discard", WHEN_TAKEN: "take"}
_RIVALS: Final = (A_RIVAL, EACH_RIVAL)


def check_end(fields: Fields, ability: Ability, sort: str, found: list[Place]) -> None:
    """Whatever may be announced ends: it costs something, or can be done so often only. What happens by itself does
    not set itself off."""
    if ability.limit or ability.level == 3 or sort == "item":
        return
    prices = [place for place in found if place.price]
    if ability.when in (WHEN_ACTIVATED, WHEN_ANNOUNCED):
        if not any(takes_something(place) for place in prices):
            raise fields.fail(
                "limit",
                "an activated ability needs a cost that takes something, or 'once per round', or a phase would never "
                "end",
            )
        if ability.when == WHEN_ACTIVATED and _comes_back(prices, found):
            raise fields.fail(
                "limit",
                "what this costs comes back, so it could be used for ever: it needs 'once per round' or a higher price",
            )
    elif not any(takes_something(place) for place in prices):
        again = _AGAIN.get(int(ability.when), "")
        if any(place.word == again and _is_meant(ability, place) for place in found):
            raise fields.fail("limit", f"{again!r} sets this off again, for ever: it needs 'once per round'")


def _is_meant(ability: Ability, place: Place) -> bool:
    """Whether what a step does may be what the ability looks out for."""
    about = ability.about
    whose = int(about.whose) if about is not None else YOU
    doer = PERSONS.get(str(place.step.get("who", "you")), YOU)
    if ability.when == WHEN_GAINS and ability.gained != STAT_COINS:
        return False
    return not ((whose == YOU and doer in _RIVALS) or (whose in _RIVALS and doer == YOU))


def _comes_back(prices: list[Place], found: list[Place]) -> bool:
    """Whether the steps surely give back all that the price takes."""
    plain = [place for place in found if not place.price and not {"if", "per", "may", "who", "to"} & set(place.step)]
    for price in prices:
        if not any(_gives_back(price.step, place.step) for place in plain):
            return False
    return True


def _gives_back(price: Table, step: Table) -> bool:
    if "pay" in price:
        paid, gained = price["pay"], step.get("coins", 0)
        return isinstance(paid, int) and isinstance(gained, int) and gained >= paid
    if price.get("discard") == "this" or "discard" not in price or "from" in price:
        return False
    counts = step.get("count", 1), price.get("count", 1)
    if not all(isinstance(count, int) for count in counts):
        return False
    drawn = step.get("draw")
    same = drawn == "card" or (isinstance(drawn, str) and price["discard"] == drawn)
    taken = step.get("take") == price["discard"] and step.get("from") == "discard"
    return (same or taken) and int(str(counts[0])) >= int(str(counts[1]))
