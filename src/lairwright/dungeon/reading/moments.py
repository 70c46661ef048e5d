"""Refusing triggers that would never be heard: those that don't happen to a kind of card, and causes nobody has."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.words import (
    WHEN_ACTIVATED,
    WHEN_ANNOUNCED,
    WHEN_BUILD_PHASE,
    WHEN_BUILT,
    WHEN_DESTROYED,
    WHEN_DIES,
    WHEN_DISCARDED,
    WHEN_END_OF_ROUND,
    WHEN_ENTERS,
    WHEN_MINION,
    WHEN_PLAYED,
    WHEN_PROMOTED,
    WHEN_ROUND_DRAW,
    WHEN_SURVIVES,
    WHEN_TAKEN,
    WHEN_UNCOVERED,
    WHEN_WOULD_DIE,
    WHENS,
)
from lairwright.kernel.reading import Fields

_GUESTS: Final = ("hero", "item hero")
_VISITED: Final = ("room", "miniboss", *_GUESTS)
#: To which kinds of cards something happens; to any other, only something else can be meant (``of``).
_HAPPENS_TO: Final[dict[int, tuple[str, ...]]] = {
    WHEN_BUILT: ("room", "miniboss"),
    WHEN_UNCOVERED: ("room",),
    WHEN_DESTROYED: ("room",),
    WHEN_PROMOTED: ("miniboss",),
    WHEN_DISCARDED: (),
    WHEN_TAKEN: (),
    WHEN_PLAYED: ("spell",),
    WHEN_ENTERS: _VISITED,
    WHEN_SURVIVES: _VISITED,
    WHEN_DIES: _VISITED,
}
#: What no hero hears of, nor the item it carries.
_UNHEARD: Final = (WHEN_ANNOUNCED, WHEN_BUILT, WHEN_ROUND_DRAW, WHEN_BUILD_PHASE, WHEN_END_OF_ROUND, WHEN_MINION)
#: What somebody causes.
_CAUSED: Final = (
    WHEN_ACTIVATED,
    WHEN_PLAYED,
    WHEN_BUILT,
    WHEN_UNCOVERED,
    WHEN_DESTROYED,
    WHEN_DISCARDED,
    WHEN_TAKEN,
    WHEN_PROMOTED,
)


#: What nobody looks for among abilities that something has only this round.
_NOT_MEANWHILE: Final = (WHEN_BUILT, WHEN_ROUND_DRAW, WHEN_ANNOUNCED, WHEN_MINION, WHEN_WOULD_DIE)


def check_granted(fields: Fields, when: int) -> None:
    """The same for an ability that something has until the end of the round."""
    if when in _NOT_MEANWHILE:
        raise fields.fail("when", f"{WHENS[when]!r} is heard by cards only, not by what something has meanwhile")


def check_trigger(fields: Fields, when: int, source: str) -> None:
    """Refuse a trigger that this kind of card would never hear of; ``source`` is the kind, with the side of an item."""
    word = WHENS[when]
    if "of" not in fields.data and source not in _HAPPENS_TO.get(when, (source,)):
        raise fields.fail("when", f"{word!r} never happens to this {source}: say of what, of = {{ … }}")
    if source in _GUESTS and when in _UNHEARD:
        raise fields.fail("when", f"{word!r} is nothing that a hero on its way could hear of")
    if when == WHEN_WOULD_DIE and source not in _GUESTS:
        raise fields.fail("when", "only a hero, or an item it carries, says what happens instead of its death")
    if when == WHEN_MINION and "of" in fields.data:
        raise fields.fail("of", "a minion stands on this card, on no other")
    if "by" in fields.data and when not in _CAUSED:
        raise fields.fail("by", f"nobody causes {word!r}")
