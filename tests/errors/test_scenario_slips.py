"""Slips in scenario files: known words where they make no sense, and statements that state nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.scenarios.runner import load, run

WELL = Path(__file__).parents[1] / "sets" / "guarded-well.toml"
HEAD = 'title = "t"\nrules = ["BM-GEN-01"]\n'
STEP = '[[step]]\nexpect = { "phase" = "build" }\n'


def _step(text: str) -> str:
    return HEAD + f'[[seat]]\nhand = ["dark-altar"]\n[[step]]\n{text}\n'


#: Known words in places where they make no sense: what is never offered, or never in a list, is always absent.
OUT_OF_PLACE = {
    "no rule": ('title = "t"\nrules = [""]\n' + STEP, "case.toml: field 'rules': there is no rule ''"),
    "rule in small letters": (
        'title = "t"\nrules = ["bm-gen-01"]\n' + STEP,
        "case.toml: field 'rules': there is no rule 'bm-gen-01' (did you mean 'BM-GEN-01'?)",
    ),
    "no sets": (HEAD + "sets = []\n" + STEP, "case.toml: field 'sets': expected the sets to play with, found none"),
    "unknown set": (HEAD + 'sets = ["bse"]\n' + STEP, "case.toml: unknown set 'bse' (did you mean 'base'?)"),
    "variant twice": (
        HEAD + 'variants = ["hard-mode", "hard-mode"]\n' + STEP,
        "case.toml: field 'variants': expected variants, each once, found ['hard-mode', 'hard-mode']",
    ),
    "round before the first": (
        HEAD + "[table]\nround = 0\n" + STEP,
        "case.toml: field 'table': field 'round': expected a whole number from 1 to 99, found 0",
    ),
    "Epic Hero among the Ordinary ones": (
        HEAD + '[table]\nhero_deck = ["katelyn"]\n' + STEP,
        "case.toml: field 'table': field 'hero_deck': 'katelyn' is no Ordinary Hero",
    ),
    "Ordinary Hero among the Epic ones": (
        HEAD + '[table]\nepic_deck = ["jesta-the-rogue"]\n' + STEP,
        "case.toml: field 'table': field 'epic_deck': 'jesta-the-rogue' is no Epic Hero",
    ),
    "empty step": (HEAD + "[[step]]\n", "case.toml: step 1: is empty: it states nothing"),
    "only a note": (_step('note = "it is true"'), "case.toml: step 1: is only a note: it states nothing"),
    "Room to play": (
        _step('lacks = ["0: play dark-altar"]'),
        "case.toml: step 1: lacks: '0: play dark-altar': expected a spell, but 'dark-altar' is a room",
    ),
    "Spell to build": (
        _step('lacks = ["0: build fear end"]'),
        "case.toml: step 1: lacks: '0: build fear end': expected a room, but 'fear' is a spell",
    ),
    "Room as a Soul": (
        _step('lacks = ["0: soul 1.dark-altar"]'),
        "case.toml: step 1: lacks: '0: soul 1.dark-altar': expected a hero, but 'dark-altar' is a room",
    ),
    "position 9": (
        _step('lacks = ["0: build dark-altar on 9"]'),
        "case.toml: step 1: lacks: '0: build dark-altar on 9': there is no position 9: positions are 1 to 5",
    ),
    "position 0": (
        _step('lacks = ["0: use dark-altar 0"]'),
        "case.toml: step 1: lacks: '0: use dark-altar 0': there is no position 0: positions are 1 to 5",
    ),
    "position in another spelling": (
        _step('lacks = ["0: use dark-altar 01"]'),
        "case.toml: step 1: lacks: '0: use dark-altar 01': expected "
        "'use BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION N'",
    ),
    "position in another spelling, refused": (
        _step('refuse = { key = "0: build dark-altar on 01" }'),
        "case.toml: step 1: refuse: '0: build dark-altar on 01': expected 'build ROOM end' or 'build ROOM on N'",
    ),
    "seat in another spelling": (
        _step('lacks = ["0: room 00.1"]'),
        "case.toml: step 1: lacks: '0: room 00.1': expected 'room SEAT.N'",
    ),
    "ability 7": (
        _step('lacks = ["0: use dark-altar 1 7"]'),
        "case.toml: step 1: lacks: '0: use dark-altar 1 7': 'dark-altar' has no ability 7: it has 1",
    ),
    "ability 3 of two": (
        f"{HEAD}sets = ['base', '{WELL}']\n[[step]]\nplay = ['0: use guarded-well 1 3']\n",
        "case.toml: step 1: play: '0: use guarded-well 1 3': 'guarded-well' has no ability 3: it has 2",
    ),
    "ability to resolve": (
        _step('offers = ["0: resolve cleopatra 2"]'),
        "case.toml: step 1: offers: '0: resolve cleopatra 2': 'cleopatra' has no ability 2: it has 1",
    ),
    "ability of a card without any": (
        _step('lacks = ["0: use goblin-armory 1"]'),
        "case.toml: step 1: lacks: '0: use goblin-armory 1': 'goblin-armory' has no ability to use",
    ),
    "ability 0": (
        _step('lacks = ["0: use dark-altar 1 0"]'),
        "case.toml: step 1: lacks: '0: use dark-altar 1 0': expected "
        "'use BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION N' or "
        "'use BOSS|ROOM|SPELL|HERO|ITEM|MINIBOSS|LOCATION N ABILITY'",
    ),
    "ability that goes without saying": (
        _step('lacks = ["0: use dark-altar 1 1"]'),
        "case.toml: step 1: lacks: '0: use dark-altar 1 1': expected 'use dark-altar 1'",
    ),
    "first copy": (
        _step('lacks = ["0: spell 1.fear 1"]'),
        "case.toml: step 1: lacks: '0: spell 1.fear 1': expected 'spell 1.fear'",
    ),
    "seat of an event in another spelling": (
        _step('silent = ["declined seat:00"]'),
        "case.toml: step 1: silent: 'declined seat:00': expected a number in 'seat:00'",
    ),
    "amount in another spelling": (
        _step('silent = ["destroyed dark-altar amount:01"]'),
        "case.toml: step 1: silent: 'destroyed dark-altar amount:01': expected a number in 'amount:01'",
    ),
    "amount of less than nothing": (
        _step('silent = ["declined amount:-0"]'),
        "case.toml: step 1: silent: 'declined amount:-0': expected a number in 'amount:-0'",
    ),
    "boss to discard": (
        _step('lacks = ["0: discard cleopatra"]'),
        "case.toml: step 1: lacks: '0: discard cleopatra': expected a room or spell, but 'cleopatra' is a boss",
    ),
    "hero to take": (
        _step('lacks = ["0: take katelyn"]'),
        "case.toml: step 1: lacks: '0: take katelyn': expected a room or spell, but 'katelyn' is a hero",
    ),
    "boss to pick": (
        _step('lacks = ["0: pick draculord"]'),
        "case.toml: step 1: lacks: '0: pick draculord': expected a room or spell or miniboss, but 'draculord' is a "
        "boss",
    ),
    "Spell that dies": (
        _step('silent = ["died fear"]'),
        "case.toml: step 1: silent: 'died fear': expected a hero or room, but 'fear' is a spell",
    ),
    "Room that is lured": (
        _step('silent = ["lured dark-altar"]'),
        "case.toml: step 1: silent: 'lured dark-altar': expected a hero, but 'dark-altar' is a room",
    ),
    "two rooms of a death": (
        _step('silent = ["died dark-altar open-grave"]'),
        "case.toml: step 1: silent: 'died dark-altar open-grave': 'died' names hero and room",
    ),
    "event of two seats": (
        _step('silent = ["died seat:0 seat:1"]'),
        "case.toml: step 1: silent: 'died seat:0 seat:1': an event has one seat and one amount",
    ),
    "event of two amounts": (
        _step('silent = ["died amount:1 amount:2"]'),
        "case.toml: step 1: silent: 'died amount:1 amount:2': an event has one seat and one amount",
    ),
    "event of three cards": (
        _step('silent = ["died katelyn dark-altar open-grave"]'),
        "case.toml: step 1: silent: 'died katelyn dark-altar open-grave': 'died' names two cards",
    ),
    "card of an event without cards": (
        _step('silent = ["declined fear"]'),
        "case.toml: step 1: silent: 'declined fear': 'declined' names no card",
    ),
    "seat of an event without a seat": (
        _step('silent = ["stayed katelyn seat:0"]'),
        "case.toml: step 1: silent: 'stayed katelyn seat:0': 'stayed' has no seat",
    ),
    "amount of an event without one": (
        _step('silent = ["lured katelyn amount:2"]'),
        "case.toml: step 1: silent: 'lured katelyn amount:2': 'lured' has no amount",
    ),
    "hidden card of a public event": (
        _step('silent = ["built ?"]'),
        "case.toml: step 1: silent: 'built ?': 'built' shows every card",
    ),
    "three cards without a kind": (
        _step('silent = ["katelyn dark-altar fear"]'),
        "case.toml: step 1: silent: 'katelyn dark-altar fear': no event says all of this",
    ),
    "hidden card": (
        _step('silent = ["placed dark-altar"]'),
        "case.toml: step 1: silent: 'placed dark-altar': spectators see this card as '?'",
    ),
    "hidden card that is drawn": (
        _step('silent = ["drew-spell fear"]'),
        "case.toml: step 1: silent: 'drew-spell fear': spectators see this card as '?'",
    ),
    "nothing to play": (_step('play = [""]'), "case.toml: step 1: play: '': expected a choice, found nothing"),
    "seat in words": (
        _step('play = ["seat 0: pass"]'),
        "case.toml: step 1: play: 'seat 0: pass': expected 'SEAT: KEY' (did you mean '0: pass'?)",
    ),
    "kind of event behind a card": (
        _step('silent = ["katelyn died"]'),
        "case.toml: step 1: silent: 'katelyn died': 'died' is a kind of event: one, and it comes first",
    ),
    "number in a hand": (
        _step('expect = { "seats.0.hand" = { lacks = 3 } }'),
        "case.toml: step 1: expect: seats.0.hand: expected a room or spell or miniboss, but 3 is none",
    ),
    "number in an empty list": (
        _step('expect = { "town" = { lacks = 3 } }'),
        "case.toml: step 1: expect: town: expected a hero, but 3 is none",
    ),
    "list of numbers": (
        _step('expect = { "town" = { not = [3] } }'),
        "case.toml: step 1: expect: town: expected a hero, but 3 is none",
    ),
    "list in a hand": (
        _step('expect = { "seats.0.hand" = { lacks = ["dark-altar"] } }'),
        "case.toml: step 1: expect: seats.0.hand: 'dark-altar' is never at 'seats.*.hand.*.*'",
    ),
    "card in a list of stacks": (
        _step('expect = { "seats.0.dungeon" = { lacks = "dark-altar" } }'),
        "case.toml: step 1: expect: seats.0.dungeon: 'dark-altar' is never at 'seats.*.dungeon.*'",
    ),
    "Spell in town": (
        _step('expect = { "town" = { lacks = "fear" } }'),
        "case.toml: step 1: expect: town: expected a hero, but 'fear' is a spell",
    ),
    "Spell in a place in town": (
        _step('expect = { "town.0" = { not = "fear" } }'),
        "case.toml: step 1: expect: town.0: expected a hero, but 'fear' is a spell",
    ),
    "Spell as a phase": (
        _step('expect = { "phase" = { not = "fear" } }'),
        "case.toml: step 1: expect: phase: expected a phase, but 'fear' is a spell",
    ),
    "Spell as a boss": (
        _step('expect = { "seats.0.boss" = { not = "fear" } }'),
        "case.toml: step 1: expect: seats.0.boss: expected a boss, but 'fear' is a spell",
    ),
    "phase as a boss": (
        _step('expect = { "seats.0.boss" = { not = "build" } }'),
        "case.toml: step 1: expect: seats.0.boss: expected a boss, but 'build' is a phase",
    ),
    "text among numbers": (
        _step('expect = { "turns" = { lacks = "fear" } }'),
        "case.toml: step 1: expect: turns: 'fear' is never at 'turns.*'",
    ),
    "text as a number": (
        _step('expect = { "round" = { not = "bait" } }'),
        "case.toml: step 1: expect: round: 'bait' is never at 'round'",
    ),
    "text at a misspelt path": (
        _step('expect = { "twon" = { lacks = "fear" } }'),
        "case.toml: step 1: expect: twon: 'fear' is never at 'twon.*' (did you mean 'town.*'?)",
    ),
    "text in a table": (
        _step('expect = { "decks" = { rooms = { not = "fear" }, spells = 1 } }'),
        "case.toml: step 1: expect: decks: 'fear' is never at 'decks.rooms'",
    ),
    "path without quotes": (
        _step("expect = { seats.0.souls = 0 }"),
        "case.toml: step 1: seats: '0' is part of a path: write the whole path in quotes",
    ),
    "path behind nothing": (
        _step('expect = { "outcome.reason" = "stalemate" }'),
        "case.toml: step 1: outcome.reason: there is no 'outcome' at this moment",
    ),
    "matcher of nothing": (
        _step('expect = { "hero" = { hass = "fear" } }'),
        "case.toml: step 1: hero: unknown matcher 'hass' (did you mean 'has'?)",
    ),
    "goal of another step": (
        _step('stop = "over"'),
        "case.toml: step 1: stop: unknown goal 'over', which is for 'until'; expected a phase ",
    ),
    "field that was meant": (
        _step('seen = { by = 1, expct = { "round" = 1 } }'),
        "case.toml: step 1: seen: field 'expect' is missing, found 'expct'",
    ),
}


def test_an_ability_that_a_card_lacks_may_be_tried(tmp_path: Path) -> None:
    refused = 'rule = "BM-ACT-03", code = "no-activated-ability"'
    case = tmp_path / "case.toml"
    case.write_text(
        HEAD + '[[seat]]\ndungeon = [["dark-altar"], ["goblin-armory"]]\nhand = ["fear"]\n'
        f'[[step]]\nuntil = "adventure"\nrefuse = [{{ key = "0: use dark-altar 1 7", {refused} }}, '
        f'{{ key = "0: use goblin-armory 2", {refused} }}]\n',
        encoding="utf-8",
    )
    (result,) = run(load(case))
    assert result.failures == []


def test_a_card_may_be_the_second_that_an_event_names(tmp_path: Path) -> None:
    """A Room doesn't die, but a hero dies in one."""
    case = tmp_path / "case.toml"
    case.write_text(
        HEAD + 'preset = "ru"\nstart = "adventure"\n'
        '[[seat]]\nboss = "draculord"\ndungeon = [["beast-menagerie"]]\nentrance = ["boden-the-pantless"]\n'
        '[[step]]\nsilent = ["died dark-altar", "died beast-menagerie"]\n',
        encoding="utf-8",
    )
    (result,) = run(load(case))
    assert len(result.failures) == 1
    assert result.failures[0].startswith("step 1: event 'died beast-menagerie' should not have happened; ")


@pytest.mark.parametrize("name", OUT_OF_PLACE)
def test_a_word_out_of_place_is_an_error_that_says_why(name: str, tmp_path: Path) -> None:
    text, message = OUT_OF_PLACE[name]
    case = tmp_path / "case.toml"
    case.write_text(text, encoding="utf-8")
    (result,) = run(load(case))
    assert len(result.failures) == 1
    assert result.failures[0].startswith(message)
