"""Every word of the cards' vocabulary with the message that says it, by the kind of word.

A word without a message has no sentence; a test holds the vocabulary against these tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lairwright.dungeon.words import LURE_STATS
from lairwright.text.dungeon.abilities import LIMITS, PHASES
from lairwright.text.dungeon.counts import HAPPENED, STATS
from lairwright.text.dungeon.effects import ARRANGES, VERBS
from lairwright.text.dungeon.modifiers import BANS, DOUBLES, MODIFIERS, PRICES
from lairwright.text.dungeon.nouns import ADJECTIVES, CLASSES, HAS, NOUNS, PERSONS, PLACES, POSITIONS, ROOMS
from lairwright.text.dungeon.triggers import PLAIN, SPELLS, TIMES

#: By the kind of word and the word. Triggers that another lead says (activated, level up, minion) are in none.
MESSAGES: Final[Mapping[str, Mapping[str, str]]] = {
    "verbs": VERBS,
    "nouns": NOUNS,
    "kinds": ROOMS,
    "adjectives": ADJECTIVES,
    "classes": CLASSES,
    "has": HAS,
    "places": PLACES,
    "positions": {word: f"np-{word}" for word in POSITIONS},
    "persons": PERSONS,
    "modifiers": {word: clause for word, (clause, _) in MODIFIERS.items()},
    "doubles": {word: clause for word, (clause, _) in DOUBLES.items()},
    "bans": {word: clause for word, (clause, _) in BANS.items()},
    "prices": {word: clause for word, (clause, _) in PRICES.items()},
    "stats": STATS,
    "happened": HAPPENED,
    "triggers": {**TIMES, **PLAIN, "played": SPELLS["anyone's"], "announced": SPELLS["anyone's"]},
    "limits": LIMITS,
    "phases": PHASES,
    "arranges": ARRANGES,
    "lures": {f"{how} {stat}": f"lure-{how}-{stat}" for how in ("most", "fewest") for stat in LURE_STATS[1:]},
}
