"""No word of the vocabulary without a sentence: what cards may say is held against the messages of every language."""

from __future__ import annotations

import pytest

from lairwright.dungeon.effects.all import WORDS
from lairwright.dungeon.reading.modifiers import BANS, DOUBLES, OTHER_PRICES, QUANTITIES
from lairwright.dungeon.words import (
    LIMITS,
    LURE_STATS,
    NOT_REMEMBERED,
    NOUNS,
    PERSONS,
    PLACES,
    POSITION_WORDS,
    STATS,
    WHENS,
)
from lairwright.text.catalogue import languages
from lairwright.text.dungeon.messages import MESSAGES
from tests.text.catalogues import messages

#: By the kind of word: what the vocabulary has. "You" is said by the form of the verb; of "its" by what it refers to.
VOCABULARY = {
    "verbs": set(WORDS),
    "nouns": set(NOUNS[1:]),
    "places": set(PLACES),
    "positions": set(POSITION_WORDS),
    "persons": set(PERSONS) - {"you", "yours"},
    "modifiers": set(QUANTITIES),
    "doubles": set(DOUBLES),
    "bans": set(BANS),
    "prices": {*OTHER_PRICES, "spell"},
    "stats": set(STATS),
    "happened": {word for number, word in enumerate(WHENS) if number not in NOT_REMEMBERED},
    "triggers": set(WHENS) - {"activated", "level up", "minion"},
    "limits": set(LIMITS[1:]),
    "lures": {f"{how} {stat}" for how in ("most", "fewest") for stat in LURE_STATS[1:]},
}


@pytest.mark.parametrize("kind", VOCABULARY)
def test_every_word_has_a_message(kind: str) -> None:
    said = set(MESSAGES[kind])
    if kind == "positions":  # some of them are said like places, or as an adjective
        said |= set(MESSAGES["places"]) | set(MESSAGES["adjectives"]) | {"other"}
    assert not VOCABULARY[kind] - said


@pytest.mark.parametrize("language", languages())
def test_every_message_is_there(language: str) -> None:
    assert not {key for table in MESSAGES.values() for key in table.values()} - set(messages(language))
