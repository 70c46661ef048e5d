"""Advice in words: why an option is good, from the codes and data of ``bots/hints.py`` or any other adviser."""

from __future__ import annotations

from typing import Protocol

from lairwright.text.catalogue import Texts
from lairwright.text.names import Names
from lairwright.text.phrases import listed


class Why(Protocol):
    """A reason as plain data; fields that don't apply are empty, -1 or 0."""

    @property
    def code(self) -> str: ...
    @property
    def chance(self) -> float: ...
    @property
    def card(self) -> str: ...
    @property
    def rival(self) -> int: ...
    @property
    def guard(self) -> int: ...


def percent(texts: Texts, share: float) -> str:
    """An estimate as people say it: without decimals, and certain only where it is."""
    whole = round(100 * share)
    if 0.0 < share < 1.0:
        whole = min(99, max(1, whole))
    return texts.say("advice-percent", percent=whole)


def why_phrase(why: Why, names: Names) -> str:
    """One reason as a part of a sentence."""
    say = names.texts.say
    card = names.card(why.card) if why.card else ""
    match why.code:
        case "lures":
            return say("advice-lures", hero=card)
        case "kills":
            return say("advice-kills", hero=card)
        case "denies":
            return say("advice-denies", hero=card, who=names.player(why.rival))
        case "averts":
            return say("advice-averts", hero=card)
        case "burdens":
            return say("advice-burdens", hero=card, who=names.player(why.rival))
        case "levels-up":
            return say("advice-levels-up", boss=card)
        case "beats":
            return say("advice-beats", guard=str(why.guard), chance=percent(names.texts, why.chance))
        case "risks":
            return say("advice-risks", guard=str(why.guard), chance=percent(names.texts, why.chance))
        case other:
            raise ValueError(f"no words for the reason {other!r}")


def advice_text(phrase: str, chance: float, reasons: list[str], names: Names) -> str:
    """An option (in words) with its chance of winning and its reasons."""
    texts = names.texts
    share = percent(texts, chance)
    if not reasons:
        return texts.say("advice-option", phrase=phrase, chance=share)
    return texts.say("advice-option.reasons", phrase=phrase, chance=share, reasons=listed(texts, reasons))
