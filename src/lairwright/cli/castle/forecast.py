"""The numbers that decide, for one viewer: what a guard may be, how many of those a pair beats, what replacing costs.

Everything comes from a view and from the cards in the box: a guard that lies face down may be any of its level that
nobody has seen. What a king tile adds is what it adds now; what depends on pairs is settled when all are placed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from lairwright.castle.catalog import Catalog
from lairwright.castle.visibility import UNKNOWN
from lairwright.castle.words import GUARD, OWNER_FEES, SAFE_STRENGTH, TREASURY_FEE

Data = dict[str, Any]
Face = tuple[int, int]


class Odds(NamedTuple):
    """How many of the guards that it may be are beaten, and how many there are."""

    beaten: int
    unseen: int


class Price(NamedTuple):
    """What replacing costs: to the treasury, and to the owner of the monster."""

    treasury: int
    share: int


def unseen_faces(catalog: Catalog, view: Data, stars: int) -> list[Face]:
    """Strength and loot of the guards of a level that nobody has seen."""
    seen = view["discard"] + [guard["card"] for guard in view["guards"] if guard["turned"]]
    left = [catalog.cards[number].id for number in catalog.instances[GUARD]]
    for card_id in seen:
        left.remove(card_id)
    cards = [catalog.by_id[card_id] for card_id in left]
    return [(int(card.strength), int(card.loot)) for card in cards if card.stars == stars]


def odds(catalog: Catalog, view: Data, at: int, total: int) -> Odds:
    """What a pair of this strength is worth at a guard."""
    guard = view["guards"][at]
    if guard["card"] != UNKNOWN:
        return Odds(int(total >= guard["strength"]), 1)
    faces = unseen_faces(catalog, view, guard["stars"])
    return Odds(sum(1 for strength, _ in faces if total >= max(0, strength + guard["strength_change"])), len(faces))


def price(view: Data, at: int, own: bool) -> Price:
    """What replacing a monster at this guard costs (table C4; CR-PLAY-10 for an own one)."""
    return Price(TREASURY_FEE, 0 if own else OWNER_FEES[view["guards"][at]["stars"]])


def is_closed(guard: Data) -> bool:
    """Whether nothing can be replaced there any more (CR-PLAY-06)."""
    return bool(guard["total"] >= guard["limit"])


def can_be_replaced(catalog: Catalog, guard: Data) -> bool:
    """Whether any monster there could be replaced by a stronger one (CR-PLAY-06, -07)."""
    weak = [card for card in guard["monsters"] if catalog.by_id[card].strength < SAFE_STRENGTH]
    return bool(weak) and not is_closed(guard)
