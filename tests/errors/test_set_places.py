"""Words that are known but mean nothing where they stand: places, persons, keys that a verb or trigger lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.dungeon.effects.all import WORDS
from tests.errors.set_texts import ABILITY, complaint, with_ability

GOALS = ", ".join(repr(word) for word in WORDS["move"].to) + ", { hero = … }"
DRAW = 'do = [{ draw = "room" }]\n'
KILL = 'do = [{ kill = "target" }]\n'

CASES = {
    "hero sent to an unknown place": (
        with_ability(
            'when = "revealed"\n'
            'of = { hero = "town" }\n'
            'target = { player = "a rival" }\n'
            'do = [{ move = "it", to = "targets" }]\n'
        ),
        f"{ABILITY}: do 1: field 'to': unknown word 'targets' (did you mean 'target'?); expected one of {GOALS}",
    ),
    "hero sent where no hero goes": (
        with_ability('when = "dies"\ntarget = { hero = "dungeon" }\ndo = [{ move = "target", to = "hand" }]\n'),
        f"{ABILITY}: do 1: field 'to': no hero goes there",
    ),
    "coins for somebody": (
        with_ability('when = "built"\ntarget = { player = "a rival" }\ndo = [{ coins = 1, to = "target" }]\n'),
        f"{ABILITY}: do 1: field 'to': unknown word 'target'; expected one of 'this'",
    ),
    "damage to a room": (
        with_ability('when = "built"\ndo = [{ damage = 1, to = { room = "yours" } }]\n'),
        f"{ABILITY}: do 1: field 'to': 'damage' takes no room here; expected one of 'this', 'it', 'that', 'target', "
        "{ hero = … }",
    ),
    "discard from the town": (
        with_ability('when = "built"\ndo = [{ discard = "room", from = "town" }]\n'),
        f"{ABILITY}: do 1: field 'from': unknown word 'town'; expected one of 'hand', 'deck', 'market'",
    ),
    "hall of no entrance": (
        with_ability(
            'when = "dies"\ntarget = { hero = "town" }\ndo = [{ move = "target", to = "town", whose = "a rival\'s" }]\n'
        ),
        f"{ABILITY}: do 1: field 'whose': only an entrance or a score area is somebody's",
    ),
    "face in a town": (
        with_ability(
            'when = "dies"\ntarget = { hero = "town" }\ndo = [{ move = "target", to = "town", face = "up" }]\n'
        ),
        f"{ABILITY}: do 1: field 'face': only what goes into a score area lies face up or down: expected to = 'score'",
    ),
    "hero of a deck that dies": (
        with_ability('when = "dies"\ntarget = { hero = ["town", "deck"] }\n' + KILL),
        f"{ABILITY}: do 1: field 'kill': a hero in a deck is not in play: 'kill' needs one that is",
    ),
    "hero of the town in a first room": (
        with_ability('when = "dies"\ntarget = { hero = "town" }\ndo = [{ move = "target", to = "first" }]\n'),
        f"{ABILITY}: do 1: field 'to': only a hero in a dungeon goes back to its first room",
    ),
    "bound of nothing": (
        with_ability('when = "built"\ndo = [{ draw = "room", at_most = 2 }]\n'),
        f"{ABILITY}: do 1: field 'at_most': what is bounded is a count: expected per = …, or 'any'",
    ),
    "owner of one's own card": (
        with_ability('when = "built"\ndo = [{ draw = "room", who = "owner" }]\n'),
        f"{ABILITY}: do 1: field 'who': the player of the card is 'you' anyway, unless rivals use it",
    ),
    "target that is known already": (
        with_ability('when = "dies"\ntarget = { room = "this" }\ndo = [{ destroy = "target" }]\n'),
        f"{ABILITY}: field 'target': one thing that is named when the effect is announced: say where it is, or whose",
    ),
    "target in a hand": (
        with_ability('when = "dies"\ntarget = { room = "hand" }\ndo = [{ destroy = "target" }]\n'),
        f"{ABILITY}: field 'target': cards in a hand or a pile are not aimed at: the step that takes them chooses",
    ),
    "target that everybody is": (
        with_ability(
            'when = "dies"\ntarget = { player = "each rival" }\ndo = [{ discard = "room", who = "target" }]\n'
        ),
        f"{ABILITY}: field 'target': it is chosen among 'a rival' or 'anyone'",
    ),
    "cards that are destroyed in a hand": (
        with_ability('when = "dies"\ndo = [{ destroy = { room = "hand" } }]\n'),
        f"{ABILITY}: do 1: field 'destroy': cards in a hand or a pile are not in play",
    ),
    "trigger about something else": (
        with_ability('when = "lured"\nof = { room = "yours" }\n' + DRAW),
        f"{ABILITY}: field 'of': 'lured' is not about that: expected {{ hero = … }}",
    ),
    "trigger about something known": (
        with_ability('when = "built"\nof = { room = "that" }\n' + DRAW),
        f"{ABILITY}: field 'of': what sets this off is not known before: say where it is, or whose",
    ),
    "trigger about cards that do nothing": (
        with_ability('when = "built"\nof = { room = "hand" }\n' + DRAW),
        f"{ABILITY}: field 'of': nothing in a hand, a deck or a pile is what 'built' is about",
    ),
    "tier of a player": (
        with_ability('when = "dies"\ntarget = { player = "a rival", tier = "epic" }\ndo = [{ swap = "coins" }]\n'),
        f"{ABILITY}: field 'target': field 'tier': only heroes and rooms are of a tier",
    ),
    "class of a player": (
        with_ability('when = "dies"\ntarget = { player = "a rival", class = "mage" }\ndo = [{ swap = "coins" }]\n'),
        f"{ABILITY}: field 'target': field 'class': only heroes have a class, and rooms treasure of it",
    ),
    "modifier for what has none": (
        with_ability('when = "built"\ndo = [{ modify = { health = 1, to = { room = "yours" } } }]\n'),
        f"{ABILITY}: do 1: field 'to': 'health' means nothing for a room: say to whom, to = {{ hero = … }}",
    ),
    "modifier for a person": (
        with_ability('when = "built"\ndo = [{ modify = { damage = 1, to = "each rival" } }]\n'),
        f"{ABILITY}: do 1: field 'to': 'damage' means nothing for a player: say to whom, to = {{ room = … }}",
    ),
    "modifier for others that is one's own": (
        with_ability('when = "built"\ndo = [{ modify = { item = 1, to = "each rival" } }]\n'),
        f"{ABILITY}: do 1: field 'to': 'item' is only for the player of the card: expected 'you'",
    ),
    "modifier for a place": (
        with_ability('when = "built"\ndo = [{ modify = { damage = 1, to = "town" } }]\n'),
        f"{ABILITY}: do 1: field 'modify': field 'to': unknown word 'town'; expected one of 'you', 'each rival', "
        "'each player', 'this', 'it', 'that', 'target'",
    ),
    "modifier for a player of some sort": (
        with_ability('when = "built"\ndo = [{ modify = { no = "enters", to = { player = "a rival" } } }]\n'),
        f"{ABILITY}: do 1: field 'modify': field 'to': expected a person: 'you', 'each rival', 'each player'",
    ),
    "price of nothing": (
        with_ability('when = "built"\ndo = [{ modify = { price = 1, to = "each rival" } }]\n'),
        f"{ABILITY}: do 1: field 'modify': field 'of': expected what costs so much more: 'spell', 'reveal' or "
        "'promote'",
    ),
    "damage of some cards": (
        with_ability('when = "built"\ndo = [{ modify = { damage = 1, of = "spell" } }]\n'),
        f"{ABILITY}: do 1: field 'modify': field 'of': it goes with 'price', 'fits' and no = 'build' only",
    ),
    "ban times a count": (
        with_ability('when = "built"\ndo = [{ modify = { no = "damage", per = { room = "yours" } } }]\n'),
        f"{ABILITY}: do 1: field 'modify': field 'per': only damage, treasure and health are counted: say how much "
        "it is",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_word_that_means_nothing_there_is_refused_with_the_reason(name: str, tmp_path: Path) -> None:
    text, message = CASES[name]
    assert complaint(text, tmp_path) == message
