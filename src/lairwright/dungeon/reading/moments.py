"""Refusing triggers that would never be heard: those that don't happen to a kind of card, aren't about what is said,
or that nobody causes."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.things import Thing
from lairwright.dungeon.words import (
    A_RIVAL,
    ANYONE,
    AT_CARDS,
    AT_DECK,
    EACH_RIVAL,
    ITS,
    NOUNS,
    TARGET_CARD,
    TARGET_HERO,
    TARGET_MINIBOSS,
    TARGET_ROOM,
    TARGET_SPELL,
    THE_TARGETS,
    WHEN_ACTIVATED,
    WHEN_ADVENTURE_PHASE,
    WHEN_ANNOUNCED,
    WHEN_BUILD_PHASE,
    WHEN_BUILT,
    WHEN_DESTROYED,
    WHEN_DIES,
    WHEN_DISCARDED,
    WHEN_END_OF_ROUND,
    WHEN_ENTERS,
    WHEN_LEVEL_UP,
    WHEN_MINION,
    WHEN_PLAYED,
    WHEN_PROMOTED,
    WHEN_ROUND_DRAW,
    WHEN_SURVIVES,
    WHEN_TAKEN,
    WHEN_UNCOVERED,
    WHEN_WOULD_DIE,
    WHENS,
    YOU,
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
#: What triggers are about, if not heroes; and those that are about nothing.
_ABOUT: Final[dict[int, tuple[int, ...]]] = {
    WHEN_BUILT: (TARGET_ROOM, TARGET_MINIBOSS),
    WHEN_UNCOVERED: (TARGET_ROOM,),
    WHEN_DESTROYED: (TARGET_ROOM,),
    WHEN_DISCARDED: (TARGET_CARD, TARGET_ROOM, TARGET_SPELL, TARGET_MINIBOSS),
    WHEN_TAKEN: (TARGET_CARD, TARGET_ROOM, TARGET_SPELL),
    WHEN_PROMOTED: (TARGET_MINIBOSS,),
    WHEN_ENTERS: (TARGET_HERO, TARGET_ROOM),
    WHEN_SURVIVES: (TARGET_HERO, TARGET_ROOM),
    WHEN_DIES: (TARGET_HERO, TARGET_ROOM),
    WHEN_PLAYED: (TARGET_SPELL,),
    WHEN_ANNOUNCED: (TARGET_SPELL,),
}
_ABOUT_NOTHING: Final = (
    WHEN_ACTIVATED,
    WHEN_LEVEL_UP,
    WHEN_ROUND_DRAW,
    WHEN_BUILD_PHASE,
    WHEN_ADVENTURE_PHASE,
    WHEN_END_OF_ROUND,
    WHEN_MINION,
)


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


def check_about(fields: Fields, ability: Ability, about: Thing) -> None:
    """What ``of`` says is something that the trigger can be about."""
    when = int(ability.when)
    nouns = _ABOUT.get(when, () if when in _ABOUT_NOTHING else (TARGET_HERO,))
    if about.noun not in nouns:
        expected = " or ".join(f"{{ {NOUNS[noun]} = … }}" for noun in nouns) or "no 'of'"
        raise fields.fail("of", f"{WHENS[when]!r} is not about that: expected {expected}")
    if about.context or about.choose or about.count or about.whose in (THE_TARGETS, ITS):
        raise fields.fail("of", "what sets this off is not known before: say where it is, or whose")
    if about.where & (AT_CARDS | AT_DECK) and when not in (WHEN_DISCARDED, WHEN_TAKEN):
        raise fields.fail("of", f"nothing in a hand, a deck or a pile is what {WHENS[when]!r} is about")
    if about.noun == TARGET_SPELL and when != WHEN_DISCARDED and about.whose not in (YOU, A_RIVAL, ANYONE, EACH_RIVAL):
        raise fields.fail("of", "expected { spell = 'yours' }, { spell = \"a rival's\" } or { spell = \"anyone's\" }")
