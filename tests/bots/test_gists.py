"""Every word of the vocabulary says what it is good for, so no card made of known words is nothing to a bot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.effects import all as effects
from lairwright.dungeon.effects.branches import Around
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.words import WHEN_ANNOUNCED, WHEN_ROUND_DRAW
from tests.probes import PROBES, probe_set


def _verbs(kind: type[Verb] = Verb) -> Iterator[type[Verb]]:
    for verb in kind.__subclasses__():
        yield verb
        yield from _verbs(verb)


def _values(gist: Gist) -> tuple[object, ...]:
    names = [name for name in dir(gist) if not name.startswith("_")]
    return tuple(getattr(gist, name) for name in names)


def _says_something(ability: Ability) -> bool:
    nothing = _values(Gist())
    for block in ability.blocks:
        for verb in block:
            gist = Gist()
            verb.gist(gist)
            if _values(gist) != nothing:
                return True
    return False


def test_every_verb_has_a_gist() -> None:
    assert effects.WORDS
    abstract = {verb for verb in _verbs() if any(issubclass(other, verb) and other is not verb for other in _verbs())}
    silent = [
        verb.__name__
        for verb in _verbs()
        if verb not in abstract and not issubclass(verb, Around) and verb.gist is Verb.gist
    ]
    assert not silent, f"{silent} do not say what they are good for"


@pytest.mark.parametrize("name", PROBES)
def test_no_ability_of_a_probe_is_nothing(name: str) -> None:
    silent = [
        f"{card.id} {ability.index}"
        for card in load_set(probe_set(name), False).cards
        for ability in card.abilities
        if ability.when not in (WHEN_ROUND_DRAW, WHEN_ANNOUNCED) and not _says_something(ability)
    ]
    assert not silent, f"{silent} are nothing to a bot"
