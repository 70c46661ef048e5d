"""The numbers that decide, in words: what a guard may be, what replacing costs, where a value comes from."""

from __future__ import annotations

from collections.abc import Sequence

from lairwright.text.castle.cards import values_range
from lairwright.text.castle.scene import Scene
from lairwright.text.catalogue import Texts
from lairwright.text.phrases import signed


def changed_range(texts: Texts, low: int, high: int, change: int) -> str:
    """A range on a guard's back after what the king's order adds; never below 0 (CR-OQ-10)."""
    return values_range(texts, max(0, low + change), max(0, high + change))


def parts_text(printed: str, change: int, tile: str, names: Scene, floored: bool = False) -> str:
    """``3–7 printed, +2 from The second watch``; ``tile`` is the id of the king tile in force."""
    said = [names.texts.say("value-printed", value=printed)]
    said.append(names.texts.say("value-card", value=signed(change), card=names.card(tile)))
    if floored:
        said.append(names.texts.say("castle-value-floor"))
    return ", ".join(said)


def healing_text(printed: str, cost: str, tile: str, names: Scene) -> str:
    """What healing costs by the king's order, in place of what is printed."""
    instead = names.texts.say("castle-value-instead", value=cost, card=names.card(tile), printed=printed)
    return names.texts.say("castle-value-healing", value=cost, parts=instead)


def odds_text(total: int, alone: bool, strengths: str, beaten: int, unseen: int, names: Scene) -> str:
    """The strength of the monsters at a guard against what it may have; of a pair, how many of those it beats."""
    if alone:
        return names.texts.say("castle-forecast-alone", total=str(total), range=strengths)
    values = {"total": str(total), "range": strengths, "beaten": str(beaten), "unseen": str(unseen)}
    return names.texts.say("castle-forecast-pair", **values)


def price_text(treasury: int, share: int, owner: int, names: Scene) -> str:
    """What replacing costs, and who gets it."""
    if not share:
        return names.texts.say("castle-forecast-price", total=str(treasury))
    values = {"total": str(treasury + share), "treasury": str(treasury), "share": str(share)}
    return names.said_of("castle-forecast-price.shared", owner, **values)


def unseen_level(texts: Texts, stars: str, faces: Sequence[tuple[int, int]]) -> str:
    """The guards of one level that nobody has seen: ``★: 3/4, 5/5 ×2``."""
    said = []
    for strength, loot in sorted(set(faces)):
        count = sum(1 for face in faces if face == (strength, loot))
        said.append(f"{strength}/{loot}" + (f" ×{count}" if count > 1 else ""))
    return texts.say("castle-unseen-level", stars=stars, guards=", ".join(said))
