"""The numbers that decide, for one viewer: what a guard may be, how many of those a pair beats, what replacing costs.

Everything comes from a view and from the cards in the box: a guard that lies face down may be any of its level that
nobody has seen. What a king tile adds is what it adds now; what depends on pairs is settled when all are placed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from lairwright.castle.catalog import Catalog
from lairwright.castle.options import Place, Replace
from lairwright.castle.words import GUARD, OWNER_FEES, SAFE_STRENGTH, TREASURY_FEE
from lairwright.kernel.views import UNKNOWN
from lairwright.text.castle.cards import back_text, card_facts, marked, stars
from lairwright.text.castle.scene import Scene
from lairwright.text.castle.table import changed_range, odds_text, parts_text, price_text
from lairwright.text.catalogue import Texts

Data = dict[str, Any]
Face = tuple[int, int]


class Odds(NamedTuple):
    """How many of the guards it might be are beaten, and how many there are."""

    beaten: int
    unseen: int


class Price(NamedTuple):
    """What replacing costs: to the treasury, and to the owner of the monster."""

    treasury: int
    share: int


def unseen_faces(catalog: Catalog, view: Data, stars: int) -> list[Face]:
    """Strength and loot of the guards of a level that nobody has seen."""
    seen = [*view["discard"], *(guard["card"] for guard in view["guards"] if guard["turned"])]
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
    """What replacing a monster at this guard costs (table C4; CR-PLAY-10 for your own)."""
    return Price(TREASURY_FEE, 0 if own else OWNER_FEES[view["guards"][at]["stars"]])


def is_closed(guard: Data) -> bool:
    """Whether nothing can be replaced there any more (CR-PLAY-06)."""
    return bool(guard["total"] >= guard["limit"])


def can_be_replaced(catalog: Catalog, guard: Data) -> bool:
    """Whether any monster there could be replaced by a stronger one (CR-PLAY-06, -07)."""
    weak = [card for card in guard["monsters"] if catalog.by_id[card].strength < SAFE_STRENGTH]
    return bool(weak) and not is_closed(guard)


# -- in words --------------------------------------------------------------------------------------


def option_notes(catalog: Catalog, view: Data, choice: Place | Replace, names: Scene) -> list[str]:
    """Of placing or replacing: how strong the monsters there would be and what that is worth; the price."""
    at = choice.guard - 1
    guard = view["guards"][at]
    total = guard["total"] + int(names.strength(choice.card))
    pair = len(guard["monsters"]) + isinstance(choice, Place)
    prices = []
    if isinstance(choice, Replace):
        total -= int(names.strength(choice.old))
        owner = names.owner(choice.old)
        prices.append(price_text(*price(view, at, owner == names.viewer), owner, names))
    low, high = guard["strength_range"]
    may_be = changed_range(names.texts, low, high, guard["strength_change"])
    chance = odds_text(total, pair < 2, may_be, *odds(catalog, view, at, total), names)
    return [f"{stars(guard['stars'])}, {chance}", *prices]


def guard_lines(catalog: Catalog, view: Data, at: int, names: Scene) -> list[str]:
    """Everything about a guard: where its values come from, what its monsters are worth, what replacing one costs."""
    texts, guard = names.texts, view["guards"][at]
    lines = [back_text(texts, catalog.backs[guard["stars"]])]
    if guard["turned"]:
        lines.append(f"{card_facts(texts, catalog.by_id[guard['card']], mark=True)}.")
    lines += [explain_value(catalog, view, at, what, names) for what in ("strength", "loot") if guard[f"{what}_change"]]
    total = {"limit": str(guard["limit"]), "total": str(guard["total"])}
    lines.append(texts.say("castle-value-limit.closed" if is_closed(guard) else "castle-value-limit", **total))
    fee = price(view, at, own=False)
    coins = {"total": str(sum(fee)), "treasury": str(fee.treasury), "share": str(fee.share)}
    lines.append(texts.say("castle-value-price" if fee.share else "castle-value-price.plain", **coins))
    if guard["monsters"]:
        chance = odds(catalog, view, at, guard["total"])
        lines.append(texts.say("castle-value-odds", beaten=str(chance.beaten), unseen=str(chance.unseen)))
    return lines


def shown_value(texts: Texts, catalog: Catalog, guard: Data, what: str, signed: bool = True) -> str:
    """Strength or loot as it counts now: of the face if it is turned up, else what the back allows."""
    change = guard[f"{what}_change"]
    sign = f" ({'+' if change > 0 else '−'}{abs(change)})" if change and signed else ""
    if guard["card"] != UNKNOWN:
        return marked(texts, str(guard[what]), catalog.by_id[guard["card"]].confidence) + sign
    low, high = guard[f"{what}_range"]
    back = catalog.backs[guard["stars"]]
    return marked(texts, changed_range(texts, low, high, change), back.confidence) + sign


def explain_value(catalog: Catalog, view: Data, at: int, what: str, names: Scene) -> str:
    """The same with its parts: what is printed, what the king's order adds."""
    texts, guard = names.texts, view["guards"][at]
    change = guard[f"{what}_change"]
    if guard["card"] != UNKNOWN:
        face = catalog.by_id[guard["card"]]
        lowest = int(face.strength if what == "strength" else face.loot)
        printed = marked(texts, str(lowest), face.confidence)
    else:
        lowest, high = guard[f"{what}_range"]
        printed = marked(texts, changed_range(texts, lowest, high, 0), catalog.backs[guard["stars"]].confidence)
    parts = parts_text(printed, change, view["tile"] or "", names, floored=lowest + change < 0)
    key = "castle-value-strength" if what == "strength" else "castle-value-loot"
    return texts.say(key, value=shown_value(texts, catalog, guard, what, signed=False), parts=parts)
