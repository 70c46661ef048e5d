"""Abilities whose words are all known but don't go together, cannot be paid, cannot hold or never end."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from lairwright.dungeon.effects.all import WORDS
from tests.errors.set_texts import (
    ABILITY,
    BOSS,
    HERO,
    MAGE,
    MINIBOSS,
    PIT,
    ROOM,
    SET,
    SPELL,
    card_with,
    complaint,
    with_ability,
)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(repr(word) for word in words)


VERBS = ", ".join(WORDS)
PRICES = _listed(word for word, declared in WORDS.items() if declared.pays)
DRAW = 'do = [{ draw = "room" }]\n'
KILL = 'do = [{ kill = "target" }]\n'

CASES = {
    "missing target": (
        with_ability('when = "activated"\nlimit = "once per round"\n' + KILL),
        f"{ABILITY}: do 1: field 'kill': the ability has no target: expected target = {{ hero = … }}",
    ),
    "target of the wrong kind": (
        with_ability('when = "activated"\nlimit = "once per round"\ntarget = { player = "a rival" }\n' + KILL),
        f"{ABILITY}: do 1: field 'kill': 'kill' needs another target: {{ hero = … }}",
    ),
    "target that the step cannot be about": (
        with_ability(
            'when = "activated"\n'
            'limit = "once per round"\n'
            'target = { hero = "here" }\n'
            "do = [{ counters = 1 }, { promote = 1 }]\n"
        ),
        f"{ABILITY}: do 2: field 'promote': 'promote' needs another target: {{ miniboss = … }} or {{ room = … }}",
    ),
    "target nobody uses": (
        with_ability('when = "activated"\nlimit = "once per round"\ntarget = { player = "a rival" }\n' + DRAW),
        f"{ABILITY}: field 'target': no step does anything with the target",
    ),
    "target that only a step about something else has": (
        with_ability(
            'when = "activated"\n'
            'limit = "once per round"\n'
            'target = { room = "yours" }\n'
            'do = [{ modify = { damage = 1, to = "this" } }]\n'
        ),
        f"{ABILITY}: field 'target': no step does anything with the target",
    ),
    "target of nobody in a branch": (
        with_ability(
            'when = "built"\ndo = [{ discard = "card", may = true, then = [{ discard = "spell", who = "target" }] }]\n'
        ),
        f"{ABILITY}: do 1: then 1: field 'who': the ability has no target: expected target = {{ … }}",
    ),
    "hero in a spell": (
        card_with(SPELL, 'target = { hero = "here" }\n' + KILL),
        "mine.toml: spell 'zap': ability 1: field 'target': no hero is in a spell: expected "
        "'dungeon', 'town' or another place",
    ),
    "that before anything moved": (
        with_ability('when = "built"\ndo = [{ draw = "spell", per = "that" }, { pay = "any" }]\n'),
        f"{ABILITY}: do 1: field 'per': 'that' is what the price or a step before moved, and there is none",
    ),
    "that in else": (
        with_ability('when = "built"\ndo = [{ pay = 1, else = [{ draw = "spell", per = "that" }] }]\n'),
        f"{ABILITY}: do 1: else 1: field 'per': 'that' is what the price or a step before moved, and there is none",
    ),
    "that after what moves nothing": (
        with_ability('when = "built"\ndo = [{ modify = { damage = 1 } }, { draw = "spell", per = "that" }]\n'),
        f"{ABILITY}: do 2: field 'per': 'that' is what the price or a step before moved, and there is none",
    ),
    "that in always": (
        SET + ROOM + '[[room.always]]\ndamage = 1\nper = "that"\n',
        f"{PIT}: always 1: field 'per': 'that' is something only while an ability is done: nothing here could be it",
    ),
    "it without a trigger about anything": (
        with_ability('when = "end of round"\ndo = [{ destroy = "it" }]\n'),
        f"{ABILITY}: do 1: field 'destroy': what sets this off is about nothing that 'it' could be",
    ),
    "its in a condition of nothing": (
        with_ability('when = "activated"\nlimit = "once per round"\nif = { health = "its", at_least = 2 }\n' + DRAW),
        f"{ABILITY}: field 'if': what sets this off is about nothing that 'it' could be",
    ),
    "it in always": (
        SET + ROOM + '[[room.always]]\ndamage = 1\nto = "it"\n',
        f"{PIT}: always 1: field 'to': 'it' is something only while an ability is done: nothing here could be it",
    ),
    "price of a trigger": (
        with_ability('when = "built"\ncost = { discard = "room" }\n' + DRAW),
        f"{ABILITY}: field 'cost': what happens by itself has a price only if its player may decline: add may = true",
    ),
    "unknown price": (
        with_ability('when = "activated"\ncost = { destory = "this" }\n' + DRAW),
        f"{ABILITY}: field 'cost': unknown verb 'destory' (did you mean 'destroy'?); expected one of {VERBS}",
    ),
    "price that destroys something unknown": (
        with_ability('when = "activated"\ncost = { destroy = "thsi" }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'destroy': unknown word 'thsi' (did you mean 'this'?); "
        f"expected a thing such as {{ room = 'yours' }}, 'target', 'it', 'that' or 'this'",
    ),
    "price that gives": (
        with_ability('when = "activated"\ncost = { coins = 1 }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'coins': 'coins' takes nothing: expected one of {PRICES}",
    ),
    "eight cards": (
        with_ability('when = "activated"\ncost = { discard = "room", count = 8 }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'count': expected a whole number from 1 to 7, found 8",
    ),
    "eight cards among other prices": (
        with_ability('when = "activated"\ncost = [{ discard = "spell", count = 8 }, { pay = 1 }]\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'count': nobody has so many cards: expected a whole number from 1 to 7",
    ),
    "many coins": (
        with_ability('when = "activated"\ncost = { pay = 50 }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'pay': nobody has so many coins: expected a whole number from 1 to 20",
    ),
    "no coins": (
        with_ability('when = "activated"\ncost = { pay = 0 }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'pay': 0 does nothing",
    ),
    "negative coins": (
        with_ability('when = "activated"\ncost = { pay = -1 }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'pay': expected a number of coins from 1 on, or 'any'",
    ),
    "more Souls than anybody has": (
        with_ability('when = "activated"\ncost = { remove = { soul = "yours", choose = 10 } }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'remove': nobody has more than 9 of these: expected choose = 9 or less",
    ),
    "more rooms than a dungeon has": (
        with_ability('when = "activated"\ncost = { destroy = { room = "other", choose = 5 } }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'destroy': nobody has more than 4 of these: expected choose = 4 or less",
    ),
    "counters that are put there": (
        with_ability('when = "activated"\ncost = { counters = 1, to = "this" }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'counters': expected a negative number: 1 would be given, not taken",
    ),
    "counters of a spell": (
        card_with(SPELL, 'cost = { counters = -1, to = "this" }\n' + DRAW),
        "mine.toml: spell 'zap': ability 1: field 'cost': field 'counters': a spell has no counters",
    ),
    "three levels": (
        card_with(MINIBOSS, 'level = 1\nwhen = "activated"\ncost = { promote = -3 }\n' + DRAW),
        "mine.toml: miniboss 'imp': ability 1: field 'cost': field 'promote': a miniboss falls by 2 levels at most",
    ),
    "boss discarded from hand": (
        card_with(BOSS, 'when = "activated"\ncost = { discard = "this" }\n' + DRAW),
        "mine.toml: boss 'boss': ability 1: field 'cost': field 'discard': a boss whose ability is "
        "used is never in hand",
    ),
    "spell that destroys itself as a room": (
        card_with(SPELL, 'cost = { destroy = "this" }\n' + DRAW),
        "mine.toml: spell 'zap': ability 1: field 'cost': a spell is no room that could be destroyed",
    ),
    "price one may decline": (
        with_ability('when = "activated"\ncost = { pay = 1, may = true }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'may': a price is paid in full, or the ability is not used",
    ),
    "price on a condition": (
        with_ability('when = "activated"\ncost = { pay = 1, if = { coins = "yours", at_least = 3 } }\n' + DRAW),
        f"{ABILITY}: field 'cost': field 'if': a price is paid in full, or the ability is not used",
    ),
    "empty list of prices": (
        with_ability('when = "activated"\ncost = []\n' + DRAW),
        f"{ABILITY}: field 'cost': expected at least one step",
    ),
    "room activated for ever": (
        card_with(ROOM, 'when = "activated"\n' + DRAW),
        f"{ABILITY}: field 'limit': an activated ability needs a cost that takes something, or 'once "
        "per round', or a phase would never end",
    ),
    "boss activated for ever": (
        card_with(BOSS, 'when = "activated"\n' + DRAW),
        "mine.toml: boss 'boss': ability 1: field 'limit': an activated ability needs a cost that "
        "takes something, or 'once per round', or a phase would never end",
    ),
    "hero activated for ever": (
        card_with(MAGE, 'when = "activated"\n' + DRAW),
        "mine.toml: hero 'hero': ability 1: field 'limit': an activated ability needs a cost that "
        "takes something, or 'once per round', or a phase would never end",
    ),
    "rivals for ever": (
        card_with(MAGE, 'when = "activated"\nby = "rivals"\ndo = [{ modify = { health = 1 } }]\n'),
        "mine.toml: hero 'hero': ability 1: field 'limit': an activated ability needs a cost that "
        "takes something, or 'once per round', or a phase would never end",
    ),
    "miniboss for ever": (
        card_with(MINIBOSS, 'level = 2\nwhen = "activated"\n' + DRAW),
        "mine.toml: miniboss 'imp': ability 1: field 'limit': an activated ability needs a cost that "
        "takes something, or 'once per round', or a phase would never end",
    ),
    "granted for ever": (
        with_ability(
            'when = "built"\ndo = [{ modify = { when = "activated", to = "this", do = [{ draw = "room" }] } }]\n'
        ),
        f"{ABILITY}: do 1: field 'modify': field 'limit': an activated ability needs a cost that "
        "takes something, or 'once per round', or a phase would never end",
    ),
    "showing cards for ever": (
        with_ability('when = "activated"\ncost = { reveal = "miniboss" }\n' + DRAW),
        f"{ABILITY}: field 'limit': an activated ability needs a cost that takes something, or 'once "
        "per round', or a phase would never end",
    ),
    "all cards, which may be none": (
        with_ability('when = "activated"\ncost = { discard = "spell", count = "all" }\n' + DRAW),
        f"{ABILITY}: field 'limit': an activated ability needs a cost that takes something, or 'once "
        "per round', or a phase would never end",
    ),
    "as many as there are, which may be none": (
        with_ability('when = "activated"\ncost = { pay = 1, per = { counters = "this" } }\n' + DRAW),
        f"{ABILITY}: field 'limit': an activated ability needs a cost that takes something, or 'once "
        "per round', or a phase would never end",
    ),
    "coins that come back": (
        with_ability('when = "activated"\ncost = { pay = 2 }\ndo = [{ coins = 2 }]\n'),
        f"{ABILITY}: field 'limit': what this costs comes back, so it could be used for ever: it "
        "needs 'once per round' or a higher price",
    ),
    "cards that come back": (
        with_ability('when = "activated"\ncost = { discard = "room" }\ndo = [{ draw = "card" }]\n'),
        f"{ABILITY}: field 'limit': what this costs comes back, so it could be used for ever: it "
        "needs 'once per round' or a higher price",
    ),
    "cards that are taken again": (
        with_ability('when = "activated"\ncost = { discard = "spell" }\ndo = [{ take = "spell", from = "discard" }]\n'),
        f"{ABILITY}: field 'limit': what this costs comes back, so it could be used for ever: it "
        "needs 'once per round' or a higher price",
    ),
    "gains that gain": (
        with_ability('when = "gains"\nof = { coins = "yours" }\ndo = [{ coins = 1 }]\n'),
        f"{ABILITY}: field 'limit': 'coins' sets this off again, for ever: it needs 'once per round'",
    ),
    "gains that gain in a branch": (
        with_ability('when = "gains"\nof = { coins = "yours" }\ndo = [{ discard = "room", then = [{ coins = 1 }] }]\n'),
        f"{ABILITY}: field 'limit': 'coins' sets this off again, for ever: it needs 'once per round'",
    ),
    "discards that discard": (
        with_ability('when = "discarded"\nof = { card = "hand", whose = "yours" }\ndo = [{ discard = "room" }]\n'),
        f"{ABILITY}: field 'limit': 'discard' sets this off again, for ever: it needs 'once per round'",
    ),
    "takes that take": (
        with_ability('when = "taken"\nof = { card = "discard" }\ndo = [{ take = "card", from = "discard" }]\n'),
        f"{ABILITY}: field 'limit': 'take' sets this off again, for ever: it needs 'once per round'",
    ),
    "bounds that exclude each other": (
        with_ability('when = "built"\nif = { coins = "yours", at_least = 3, at_most = 2 }\n' + DRAW),
        f"{ABILITY}: field 'if': field 'at_least': nothing is at least 3 and at most 2",
    ),
    "conditions that exclude each other": (
        with_ability(
            'when = "built"\nif = [{ coins = "yours", at_least = 3 }, { coins = "yours", at_most = 2 }]\n' + DRAW
        ),
        f"{ABILITY}: field 'if': these conditions cannot hold together",
    ),
    "level 4": (
        with_ability(
            'when = "built"\n'
            'target = { miniboss = "anyone\'s", if = { level = "its", at_least = 4 } }\n'
            "do = [{ promote = -1 }]\n"
        ),
        f"{ABILITY}: field 'if': this condition cannot hold: it asks for 4, and there are 3 at most",
    ),
    "six rooms": (
        with_ability('when = "built"\nif = { room = "yours", at_least = 6 }\n' + DRAW),
        f"{ABILITY}: field 'if': this condition cannot hold: it asks for 6, and there are 5 at most",
    ),
    "two first rooms": (
        with_ability('when = "built"\nif = { room = "first", at_least = 2 }\n' + DRAW),
        f"{ABILITY}: field 'if': this condition cannot hold: it asks for 2, and there are 1 at most",
    ),
    "at least nothing": (
        with_ability('when = "built"\nif = { coins = "yours", at_least = 0 }\n' + DRAW),
        f"{ABILITY}: field 'if': anything is at least 0: this condition always holds",
    ),
    "modifier of what a room has not": (
        with_ability('when = "built"\ndo = [{ modify = { health = 1 } }]\n'),
        f"{ABILITY}: do 1: field 'health': 'health' means nothing for a room: say to whom, to = {{ hero = … }}",
    ),
    "modifier of what a player has not": (
        card_with(SPELL, "do = [{ modify = { damage = 1 } }]\n"),
        "mine.toml: spell 'zap': ability 1: do 1: field 'damage': 'damage' means nothing for a "
        "player: say to whom, to = { room = … }",
    ),
    "ban of what a hero has not": (
        card_with(SPELL, 'target = { hero = "dungeon" }\ndo = [{ modify = { no = "win" } }]\n'),
        "mine.toml: spell 'zap': ability 1: do 1: field 'no': no = 'win' means nothing for a hero: "
        "say to whom, to = a person",
    ),
    "room with Health always": (
        SET + ROOM + "[[room.always]]\nhealth = 1\n",
        f"{PIT}: always 1: field 'health': 'health' means nothing for a room: say to whom, to = {{ hero = … }}",
    ),
    "level of a room": (
        with_ability('when = "built"\nlevel = 1\n' + DRAW),
        f"{ABILITY}: field 'level': only minibosses have levels",
    ),
    "level of what a room always does": (
        SET + ROOM + "[[room.always]]\ndamage = 1\nlevel = 1\n",
        f"{PIT}: always 1: field 'level': only minibosses have levels",
    ),
    "miniboss without a level": (
        card_with(MINIBOSS, 'when = "activated"\nlimit = "once per round"\n' + DRAW),
        "mine.toml: miniboss 'imp': ability 1: field 'level': each ability of a miniboss says at "
        "which level, 1 to 3, it has it",
    ),
    "phase of a trigger": (
        with_ability('when = "built"\nphase = "build"\n' + DRAW),
        f"{ABILITY}: field 'phase': only an activated ability is limited to a phase; a spell's own "
        "field says its phase",
    ),
    "negation at the wrong time": (
        with_ability(
            'when = "built"\nof = { room = "yours" }\ntarget = { spell = "a rival\'s" }\ndo = [{ negate = "target" }]\n'
        ),
        f"{ABILITY}: field 'when': a negation answers a spell: expected 'announced'",
    ),
    "answer that does not negate": (
        with_ability('when = "announced"\nof = { spell = "a rival\'s" }\ncost = { discard = "room" }\n' + DRAW),
        f"{ABILITY}: field 'do': what answers a rival's spell has to negate it: expected {{ negate = 'it' }}",
    ),
    "answer to no spell": (
        with_ability(
            'when = "announced"\nof = { room = "a rival\'s" }\ncost = { discard = "room" }\ndo = [{ negate = "it" }]\n'
        ),
        f"{ABILITY}: field 'of': 'announced' is not about that: expected {{ spell = … }}",
    ),
    "back one room without entering": (
        with_ability('when = "built"\ndo = [{ move = "it", to = "previous" }]\n'),
        f"{ABILITY}: do 1: field 'to': 'previous' goes with when = 'enters' and move = 'it' only",
    ),
    "moved nowhere": (
        with_ability('when = "dies"\ndo = [{ move = "it" }]\n'),
        f"{ABILITY}: do 1: field 'to': expected where to: 'town', 'entrance', 'first', 'previous', "
        "'score', 'hand', a location",
    ),
    "any card out of the deck": (
        with_ability('when = "built"\ndo = [{ take = "card", from = "deck" }]\n'),
        f"{ABILITY}: do 1: field 'take': expected what to look for: 'spell', or rooms such as 'advanced trap room'",
    ),
    "two cards out of either pile": (
        with_ability('when = "built"\ndo = [{ take = "room", from = ["deck", "discard"], count = 2 }]\n'),
        f"{ABILITY}: do 1: field 'count': one card is looked for where it could lie in the deck or in the discard pile",
    ),
    "taken from nowhere": (
        with_ability('when = "built"\ndo = [{ take = "room" }]\n'),
        f"{ABILITY}: do 1: field 'from': expected where from: 'discard', 'deck', 'market' or 'hand' (of the target)",
    ),
    "card of nobody's hand": (
        with_ability('when = "built"\ndo = [{ take = "room", from = "hand" }]\n'),
        f"{ABILITY}: do 1: field 'from': a card from a hand is the target's: the ability needs target "
        f"= {{ player = … }}",
    ),
    "by whom that is left out": (
        with_ability('when = "activated"\nlimit = "once per round"\nby = "you"\n' + DRAW),
        f"{ABILITY}: field 'by': expected 'rivals': its player uses it anyway",
    ),
    "limit by hero without a hero": (
        with_ability('when = "built"\nlimit = "once per hero"\n' + DRAW),
        f"{ABILITY}: field 'limit': 'once per hero' goes with 'enters' only",
    ),
    "another draw of the round": (
        with_ability('when = "round draw"\n' + DRAW),
        f"{ABILITY}: field 'do': expected may = true and do = [{{ draw = 'spell' }}]: a Spell instead of the Room",
    ),
    "optional spell": (
        card_with(SPELL, "may = true\n" + DRAW),
        "mine.toml: spell 'zap': ability 1: field 'may': what is announced is optional anyway",
    ),
    "limit of a level up": (
        card_with(BOSS, 'limit = "once per round"\n' + DRAW),
        "mine.toml: boss 'boss': ability 1: field 'limit': a Level Up happens once per game anyway",
    ),
    "limit of a spell": (
        card_with(SPELL, 'limit = "once per round"\n' + DRAW),
        "mine.toml: spell 'zap': ability 1: field 'limit': a spell is played once anyway",
    ),
    "spell without effect": (
        SET + SPELL,
        "mine.toml: spell 'zap': field 'ability': a spell needs an ability for when it is played, and that comes first",
    ),
    "miniboss without effect": (
        SET + MINIBOSS,
        "mine.toml: miniboss 'imp': field 'ability': a miniboss does something at its levels",
    ),
    "bar of no cards": (
        SET + ROOM + '[[room.always]]\nno = "build"\n',
        f"{PIT}: field 'always': expected which cards are not built there, such as of = 'advanced room'",
    ),
    "ability in always": (
        SET + ROOM + '[[room.always]]\nwhen = "built"\ndo = [{ draw = "room" }]\n',
        f"{PIT}: always 1: field 'when': what a card lets others do belongs into an ability of its own",
    ),
    "hero that goes nowhere": (
        SET + HERO,
        "mine.toml: hero 'hero': field 'lure': a hero without a class needs its own way to choose a dungeon",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_makes_no_sense_is_refused_with_the_reason(name: str, tmp_path: Path) -> None:
    text, message = CASES[name]
    assert complaint(text, tmp_path) == message
