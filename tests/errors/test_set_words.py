"""Words that set files don't know: each mistake gets the field, the nearest word and what was expected."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from lairwright.dungeon.effects.all import WORDS
from lairwright.dungeon.reading.modifiers import BANS, QUANTITIES, RECEIVERS
from lairwright.dungeon.reading.steps import DOERS
from lairwright.dungeon.reading.things import KNOWN_AS, OWNERS, PLACES_OF
from lairwright.dungeon.words import NOT_REMEMBERED, NOUNS, STATS, TARGET_HERO, TARGET_ROOM, WHENS
from tests.errors.set_texts import ABILITY, MAGE, PIT, ROOM, SET, SPELL, card_with, complaint, with_ability


def _listed(words: Iterable[str]) -> str:
    return ", ".join(repr(word) for word in words)


VERBS = ", ".join(WORDS)
TRIGGERS = _listed(word for word in WHENS if word != "level up")
HAPPENINGS = _listed(word for number, word in enumerate(WHENS) if number not in NOT_REMEMBERED)
WHERE_HEROES = _listed((*OWNERS, *PLACES_OF[TARGET_HERO], *KNOWN_AS[TARGET_HERO]))
WHERE_ROOMS = _listed((*OWNERS, *PLACES_OF[TARGET_ROOM], *KNOWN_AS[TARGET_ROOM]))
WHOM = _listed(RECEIVERS)
WHO = _listed(DOERS)
STAT_WORDS = _listed(STATS)
QUANTITY_WORDS = ", ".join(QUANTITIES)
BAN_WORDS = _listed(BANS)
NOUN_WORDS = ", ".join(NOUNS[1:])
DRAW = 'do = [{ draw = "room" }]\n'
KILL = 'do = [{ kill = "target" }]\n'

CASES = {
    "unknown verb": (
        with_ability('when = "built"\ndo = [{ drew = "room" }]\n'),
        f"{ABILITY}: do 1: unknown verb 'drew' (did you mean 'draw'?); expected one of {VERBS}",
    ),
    "verb of before with a slip": (
        with_ability('when = "built"\ndo = [{ discard_randm = "room" }]\n'),
        f"{ABILITY}: do 1: unknown verb 'discard_randm' (did you mean 'discard'?); expected one of {VERBS}",
    ),
    "two verbs": (
        with_ability('when = "built"\ndo = [{ draw = "room", destroy = "this" }]\n'),
        f"{ABILITY}: do 1: one verb at a time, found draw and destroy",
    ),
    "unknown key of a verb": (
        with_ability('when = "built"\ndo = [{ draw = "room", cuont = 2 }]\n'),
        f"{ABILITY}: do 1: unknown field 'cuont' (did you mean 'count'?)",
    ),
    "key of another verb": (
        with_ability('when = "built"\ndo = [{ draw = "room", face = "down" }]\n'),
        f"{ABILITY}: do 1: field 'face': 'draw' takes 'count', 'per', 'at_most'",
    ),
    "unknown cards": (
        with_ability('when = "built"\ndo = [{ draw = "rooms" }]\n'),
        f"{ABILITY}: do 1: field 'draw': unknown word 'rooms' (did you mean 'room'?); expected cards "
        "such as 'card', 'spell', 'miniboss' or 'advanced trap room'",
    ),
    "cards without a noun": (
        with_ability('when = "built"\ndo = [{ discard = "monster" }]\n'),
        f"{ABILITY}: do 1: field 'discard': 'monster' names no cards: expected a phrase that ends in "
        "room, spell, miniboss or card",
    ),
    "adjective of spells": (
        with_ability('when = "built"\ndo = [{ discard = "advanced spell" }]\n'),
        f"{ABILITY}: do 1: field 'discard': only rooms have a kind, a tier or treasure: 'advanced spell'",
    ),
    "nothing to do": (
        with_ability('when = "built"\n'),
        f"{ABILITY}: field 'do': an ability needs at least one step",
    ),
    "steps are no list": (
        with_ability('when = "built"\ndo = "draw"\n'),
        f"{ABILITY}: field 'do': expected a list of tables, found 'draw'",
    ),
    "step is no table": (
        with_ability('when = "built"\ndo = ["draw"]\n'),
        f"{ABILITY}: do 1: expected a table, found 'draw'",
    ),
    "unknown trigger": (
        with_ability('when = "build"\n' + DRAW),
        f"{ABILITY}: field 'when': unknown word 'build' (did you mean 'built'?); expected one of {TRIGGERS}",
    ),
    "trigger of another kind of card": (
        with_ability('when = "level up"\n' + DRAW),
        f"{ABILITY}: field 'when': 'level up' never happens to a room; expected one of {TRIGGERS}",
    ),
    "trigger twice": (
        with_ability('when = ["built", "built"]\n' + DRAW),
        f"{ABILITY}: field 'when': the same trigger twice",
    ),
    "missing trigger": (
        with_ability(DRAW),
        f"{ABILITY}: field 'when' is missing",
    ),
    "unknown limit": (
        with_ability('when = "built"\nlimit = "once"\n' + DRAW),
        f"{ABILITY}: field 'limit': unknown word 'once'; expected one of 'once per round', 'once per hero'",
    ),
    "may is no switch": (
        with_ability('when = "built"\nmay = "yes"\n' + DRAW),
        f"{ABILITY}: field 'may': expected true or false, found 'yes'",
    ),
    "unknown thing": (
        with_ability('when = "activated"\ntarget = { heros = "town" }\n' + KILL),
        f"{ABILITY}: field 'target': unknown thing 'heros' (did you mean 'hero'?); expected one of {NOUN_WORDS}",
    ),
    "two things": (
        with_ability('when = "activated"\ntarget = { hero = "town", room = "yours" }\n' + KILL),
        f"{ABILITY}: field 'target': one thing at a time, found hero and room",
    ),
    "unknown place": (
        with_ability('when = "activated"\ntarget = { hero = "twon" }\n' + KILL),
        f"{ABILITY}: field 'target': field 'hero': unknown word 'twon' (did you mean 'town'?); expected one of "
        f"{WHERE_HEROES}",
    ),
    "kind of a hero": (
        with_ability('when = "activated"\ntarget = { hero = "town", kind = "trap" }\n' + KILL),
        f"{ABILITY}: field 'target': field 'kind': only rooms are of a kind",
    ),
    "unknown tier": (
        with_ability('when = "activated"\ntarget = { hero = "town", tier = "epik" }\n' + KILL),
        f"{ABILITY}: field 'target': field 'tier': unknown word 'epik' (did you mean 'epic'?); "
        "expected one of 'ordinary', 'epic'",
    ),
    "unknown key of a thing": (
        with_ability('when = "activated"\ntarget = { hero = "town", chose = 1 }\n' + KILL),
        f"{ABILITY}: field 'target': unknown field 'chose' (did you mean 'choose'?)",
    ),
    "unknown person": (
        with_ability('when = "built"\ndo = [{ draw = "room", who = "every player" }]\n'),
        f"{ABILITY}: do 1: field 'who': unknown word 'every player' (did you mean 'each player'?); "
        f"expected one of {WHO}",
    ),
    "unknown count": (
        with_ability('when = "built"\ndo = [{ discard = "room", count = "al" }]\n'),
        f"{ABILITY}: do 1: field 'count': unknown word 'al' (did you mean 'all'?); expected one of 'all', 'any'",
    ),
    "unknown stat": (
        with_ability('when = "built"\ndo = [{ coins = 1, per = "soul" }]\n'),
        f"{ABILITY}: do 1: field 'per': unknown word 'soul' (did you mean 'souls'?); expected one of {STAT_WORDS}",
    ),
    "unknown quantity": (
        with_ability('when = "built"\ndo = [{ modify = { dammage = 1 } }]\n'),
        f"{ABILITY}: do 1: field 'modify': unknown modifier 'dammage' (did you mean 'damage'?); "
        f"expected one of {QUANTITY_WORDS}",
    ),
    "unknown ban": (
        with_ability('when = "built"\ndo = [{ modify = { no = "magic" } }]\n'),
        f"{ABILITY}: do 1: field 'modify': field 'no': unknown word 'magic'; expected one of {BAN_WORDS}",
    ),
    "unknown key of a modifier": (
        with_ability('when = "built"\ndo = [{ modify = { damage = 1, pre = "coins" } }]\n'),
        f"{ABILITY}: do 1: field 'modify': unknown field 'pre' (did you mean 'per'?)",
    ),
    "unknown whom": (
        SET + ROOM + '[[room.always]]\ndamage = 1\nto = "nxt"\n',
        f"{PIT}: always 1: field 'to': unknown word 'nxt'; expected one of {WHOM}",
    ),
    "unknown position": (
        SET + ROOM + '[[room.always]]\ndamage = 1\nto = { room = "adjacnt" }\n',
        f"{PIT}: always 1: field 'to': field 'room': unknown word 'adjacnt' (did you mean "
        f"'adjacent'?); expected one of {WHERE_ROOMS}",
    ),
    "unknown event": (
        with_ability('when = "built"\nif = { happened = "bulit", at_least = 1 }\n' + DRAW),
        f"{ABILITY}: field 'if': field 'happened': unknown word 'bulit' (did you mean 'built'?); "
        f"expected one of {HAPPENINGS}",
    ),
    "condition without bounds": (
        with_ability('when = "built"\nif = { coins = "yours" }\n' + DRAW),
        f"{ABILITY}: field 'if': a condition needs 'at_least' or 'at_most'",
    ),
    "unknown key of a condition": (
        with_ability('when = "built"\nif = { coins = "yours", atleast = 1 }\n' + DRAW),
        f"{ABILITY}: field 'if': a condition needs 'at_least' or 'at_most', found 'atleast'",
    ),
    "unknown key of an ability": (
        with_ability('when = "built"\nlimits = "once per round"\n' + DRAW),
        f"{ABILITY}: unknown field 'limits' (did you mean 'limit'?)",
    ),
    "unknown phase": (
        with_ability('when = "activated"\nlimit = "once per round"\nphase = "bait"\n' + DRAW),
        f"{ABILITY}: field 'phase': unknown word 'bait'; expected one of 'build', 'adventure', 'both'",
    ),
    "unknown key of a price for cards": (
        card_with(
            SPELL, 'target = { player = "a rival" }\ndo = [{ take = "card", from = "hand", price = { rooms = 1 } }]\n'
        ),
        "mine.toml: spell 'zap': ability 1: do 1: field 'price': unknown field 'rooms' (did you mean 'room'?)",
    ),
    "unknown key of hands that are replaced": (
        card_with(
            SPELL,
            'do = [{ discard = "card", count = "all", who = "each player" }, { draw = "spell", who = "each '
            'player" }, { draw = "room", who = "each player", face = "up" }]\n',
        ),
        "mine.toml: spell 'zap': ability 1: do 3: unknown field 'face'",
    ),
    "key of the second of two steps": (
        card_with(
            SPELL,
            'target = { room = "yours" }\ndo = [{ destroy = "target" }, { kill = { hero = "target" }, tpyo = 1 }]\n',
        ),
        "mine.toml: spell 'zap': ability 1: do 2: unknown field 'tpyo' (did you mean 'to'?)",
    ),
    "unknown lure": (
        SET + MAGE + 'lure = { most = "gold" }\n',
        "mine.toml: hero 'hero': field 'lure': field 'most': unknown word 'gold'; expected one of "
        "'souls', 'wounds', 'points', 'hand', 'coins'",
    ),
    "unknown key of a lure": (
        SET + MAGE + 'lure = { most = "souls", least = "coins" }\n',
        "mine.toml: hero 'hero': field 'lure': unknown field 'least'",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_an_unknown_word_is_named_with_the_nearest(name: str, tmp_path: Path) -> None:
    text, message = CASES[name]
    assert complaint(text, tmp_path) == message
