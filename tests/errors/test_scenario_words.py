"""Misspelt words in scenario files: in a statement that something is absent, they would always hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.scenarios.runner import load, run

HEAD = 'title = "t"\nrules = ["BM-GEN-01"]\n'
STEP = '[[step]]\nexpect = { "phase" = "build" }\n'
TABLE = '[[seat]]\nhand = ["dark-altar"]\n'


def _step(text: str) -> str:
    return HEAD + TABLE + f"[[step]]\n{text}\n"


#: Unknown words: each was once a statement that held, or a failure that didn't say what was wrong.
MISSPELT = {
    "rule that is proven": (
        'title = "t"\nrules = ["BM-GEN-99"]\n' + STEP,
        "case.toml: field 'rules': there is no rule 'BM-GEN-99' (did you mean 'BM-GEN-",
    ),
    "card that is proven": (
        HEAD + 'cards = ["feer"]\n' + STEP,
        "case.toml: field 'cards': unknown card 'feer' (did you mean 'fear'?)",
    ),
    "value of an option of no kind": (
        HEAD + "options = { bait_tie = [1] }\n" + STEP,
        "case.toml: field 'options': option 'bait_tie' cannot be [1]",
    ),
    "deck": (
        HEAD + '[table]\nonly = ["room_dek"]\n' + STEP,
        "case.toml: field 'table': field 'only': expected names of decks, room_deck, spell_deck, hero_deck, epic_deck; "
        "found 'room_dek' (did you mean 'room_deck'?)",
    ),
    "seat that knows a hand": (
        HEAD + "[[seat]]\nhand_known_to = [3]\n" + STEP,
        "case.toml: seat 1: field 'hand_known_to': expected a list of positions from 1 to 2, found [3]",
    ),
    "event that must not happen": (
        _step('silent = ["drew-spel"]'),
        "case.toml: step 1: silent: 'drew-spel': unknown event 'drew-spel' (did you mean 'drew-spell'?)",
    ),
    "event that must happen": (
        _step('events = ["dyed"]'),
        "case.toml: step 1: events: 'dyed': unknown event 'dyed' (did you mean 'died'?)",
    ),
    "card of an event": (
        _step('silent = ["discarded feer"]'),
        "case.toml: step 1: silent: 'discarded feer': unknown card 'feer' (did you mean 'fear'?)",
    ),
    "seat of an event": (
        _step('silent = ["died seat:2"]'),
        "case.toml: step 1: silent: 'died seat:2': there is no seat 2: seats are 0 to 1",
    ),
    "amount of an event": (
        _step('silent = ["died amount:x"]'),
        "case.toml: step 1: silent: 'died amount:x': expected a number in 'amount:x'",
    ),
    "name of a number of an event": (
        _step('silent = ["died seet:1"]'),
        "case.toml: step 1: silent: 'died seet:1': unknown word 'seet:1' (did you mean 'seat'?)",
    ),
    "event that says nothing": (_step('silent = [""]'), "case.toml: step 1: silent: expected an event, found ''"),
    "card of a key that is not offered": (
        _step('lacks = ["0: play feer"]'),
        "case.toml: step 1: lacks: '0: play feer': unknown card 'feer' (did you mean 'fear'?)",
    ),
    "choice that is not offered": (
        _step('lacks = ["0: biuld dark-altar end"]'),
        "case.toml: step 1: lacks: '0: biuld dark-altar end': unknown choice 'biuld' (did you mean 'build'?); choices:",
    ),
    "place that is not offered": (
        _step('lacks = ["0: build dark-altar at 1"]'),
        "case.toml: step 1: lacks: '0: build dark-altar at 1': expected 'build ROOM end' or 'build ROOM on N'",
    ),
    "seat to which nothing is offered": (
        _step('lacks = ["2: pass"]'),
        "case.toml: step 1: lacks: '2: pass': there is no seat 2: seats are 0 to 1",
    ),
    "card of a key that is refused": (
        _step('refuse = { key = "0: play feer" }'),
        "case.toml: step 1: refuse: '0: play feer': unknown card 'feer' (did you mean 'fear'?)",
    ),
    "card behind a seat that is refused": (
        _step('refuse = { key = "0: spell 1.feer" }'),
        "case.toml: step 1: refuse: '0: spell 1.feer': unknown card 'feer' (did you mean 'fear'?)",
    ),
    "seat of a target that is refused": (
        _step('refuse = { key = "0: room 2.1" }'),
        "case.toml: step 1: refuse: '0: room 2.1': there is no seat 2: seats are 0 to 1",
    ),
    "key that is refused": (
        _step('refuse = { key = "0: passs" }'),
        "case.toml: step 1: refuse: '0: passs': unknown choice 'passs' (did you mean 'pass'?); choices: ",
    ),
    "rule of a refusal": (
        _step('refuse = { key = "0: pass", rule = ["BM-GEN-07", "BM-GNE-07"] }'),
        "case.toml: step 1: refuse: field 'rule': there is no rule 'BM-GNE-07' (did you mean 'BM-GEN-07'?)",
    ),
    "field of a refusal": (
        _step('refuse = { key = "0: pass", rul = "BM-GEN-07" }'),
        "case.toml: step 1: refuse: unknown field 'rul' (did you mean 'rule'?)",
    ),
    "nonsense that makes sense": (
        _step('refuse = { key = "0: pass", nonsense = true, code = "must-choose" }'),
        "case.toml: step 1: refuse: field 'nonsense': '0: pass' makes sense",
    ),
    "nonsense without a code": (
        _step('refuse = { key = "0: fly", nonsense = true }'),
        "case.toml: step 1: refuse: field 'nonsense': needs the 'code' of the refusal",
    ),
    "seat without a colon": (
        _step('play = ["0 build dark-altar end"]'),
        "case.toml: step 1: play: '0 build dark-altar end': expected 'SEAT: KEY' "
        "(did you mean '0: build dark-altar end'?)",
    ),
    "seat without a blank": (
        _step('play = ["0:pass"]'),
        "case.toml: step 1: play: '0:pass': expected 'SEAT: KEY' (did you mean '0: pass'?)",
    ),
    "seat that does not exist": (
        _step('play = ["99999999999999999999: pass"]'),
        "case.toml: step 1: play: '99999999999999999999: pass': ",
    ),
    "two blanks": (
        _step('play = ["0: build  dark-altar end"]'),
        "case.toml: step 1: play: '0: build  dark-altar end': expected single spaces between words "
        "(did you mean 'build dark-altar end'?)",
    ),
    "choice that is no text": (
        _step("play = 3"),
        "case.toml: step 1: field 'play': expected a text or a list of texts",
    ),
    "choices that are none": (_step("play = []"), "case.toml: step 1: field 'play': is empty: it states nothing"),
    "refusals that are none": (_step("refuse = []"), "case.toml: step 1: field 'refuse': is empty: it states nothing"),
    "expectations that are none": (_step("expect = {}"), "case.toml: step 1: expect: is empty: it states nothing"),
    "note that is no text": (_step("note = 3"), "case.toml: step 1: field 'note': expected text, found 3"),
    "question without a seat": (
        _step('asks = ["build"]'),
        "case.toml: step 1: asks: 'build': expected 'SEAT: KIND'",
    ),
    "question": (
        _step('asks = ["0: biuld"]'),
        "case.toml: step 1: asks: '0: biuld': unknown question 'biuld' (did you mean 'build'?); questions: build, ",
    ),
    "question with a bad seat": (
        _step('asks = ["0 build"]'),
        "case.toml: step 1: asks: '0 build': expected 'SEAT: KEY' (did you mean '0: build'?)",
    ),
    "spectator": (
        _step('seen = { by = "spectater", expect = { "round" = 1 } }'),
        "case.toml: step 1: seen: field 'by': expected a seat or 'spectator', found 'spectater' "
        "(did you mean 'spectator'?)",
    ),
    "matcher": (
        _step('expect = { "town" = { hsa = "fear" } }'),
        "case.toml: step 1: town: unknown matcher 'hsa' (did you mean 'has'?); matchers: has, lacks, least, most, not",
    ),
    "matcher beside another": (
        _step('expect = { "round" = { least = 1, mst = 3 } }'),
        "case.toml: step 1: expect: round: unknown matcher 'mst' (did you mean 'most'?); matchers: ",
    ),
    "field of a table that is compared": (
        _step('expect = { "decks" = { rooms = 1, spels = 1 } }'),
        "case.toml: step 1: decks: unknown matcher 'spels' (did you mean 'spells'?); matchers: ",
    ),
    "limit that is no number": (
        _step('expect = { "round" = { least = "1" } }'),
        "case.toml: step 1: expect: round: 'least' compares whole numbers, found '1'",
    ),
    "card that a list lacks": (
        _step('expect = { "seats.0.hand" = { lacks = "feer" } }'),
        "case.toml: step 1: expect: seats.0.hand: unknown word 'feer' (did you mean 'fear'?)",
    ),
    "card that it is not": (
        _step('expect = { "seats.0.hand" = { not = ["feer"] } }'),
        "case.toml: step 1: expect: seats.0.hand: unknown word 'feer' (did you mean 'fear'?)",
    ),
    "phase that it is not": (
        _step('expect = { "phase" = { not = "biat" } }'),
        "case.toml: step 1: expect: phase: unknown word 'biat' (did you mean 'bait'?)",
    ),
    "seat of a path": (
        _step('expect = { "seats.2.souls" = "none" }'),
        "case.toml: step 1: seats.2.souls: there is no seats.2: seats holds 2, counted from 0",
    ),
    "seat of a path alone": (
        _step('expect = { "seats.2" = "none" }'),
        "case.toml: step 1: seats.2: there is no seats.2: seats holds 2, counted from 0",
    ),
    "path behind what is not there": (
        _step('expect = { "seats.0.details.0.damge" = "none" }'),
        "case.toml: step 1: seats.0.details.0.damge: there is no seats.0.details.0: seats.0.details holds 0, ",
    ),
    "length": (
        _step('expect = { "town.lenght" = 0 }'),
        "case.toml: step 1: town.lenght: 'lenght' leads nowhere (did you mean 'length'?)",
    ),
    "phase to wait for": (
        _step('until = "biat"'),
        "case.toml: step 1: until: unknown goal 'biat' (did you mean 'bait'?); expected a phase (setup, build, "
        "adventure, start, reveal, bait, end) or round N, hero ID in N, over, seat N asked",
    ),
    "phase to stop at": (
        _step('stop = "advnture"'),
        "case.toml: step 1: stop: unknown goal 'advnture' (did you mean 'adventure'?); expected a phase ",
    ),
    "stop at a question": (_step('stop = "seat 1 asked"'), "case.toml: step 1: stop: unknown goal 'seat 1 asked'"),
    "goal that is no text": (_step("until = 2"), "case.toml: step 1: field 'until': expected text, found 2"),
    "round to wait for": (_step('until = "round two"'), "case.toml: step 1: until: unknown goal 'round two'; expected"),
    "seat to wait for": (
        _step('until = "seat 2 asked"'),
        "case.toml: step 1: until: 'seat 2 asked': there is no seat 2: seats are 0 to 1",
    ),
    "hero to wait for": (
        _step('until = "hero jesta-the-roge in 2"'),
        "case.toml: step 1: until: 'hero jesta-the-roge in 2': unknown hero 'jesta-the-roge' "
        "(did you mean 'jesta-the-rogue'?)",
    ),
    "hero that is none": (
        _step('until = "hero fear in 2"'),
        "case.toml: step 1: until: 'hero fear in 2': 'fear' is a spell",
    ),
    "room to wait for": (
        _step('stop = "hero jesta-the-rogue in 6"'),
        "case.toml: step 1: stop: 'hero jesta-the-rogue in 6': rooms are counted from the boss, 1 to 5",
    ),
    "a later step, though an earlier one fails": (
        _step('play = ["0: accept"]') + '[[step]]\nsilent = ["dyed"]\n',
        "case.toml: step 2: silent: 'dyed': unknown event 'dyed' (did you mean 'died'?)",
    ),
}

CASTLE = 'title = "t"\nrules = ["CR-PLAY-01"]\ngame = "castle-raid"\n'

#: The same for the other game, with its words.
MISSPELT_IN_THE_CASTLE = {
    "event": (
        CASTLE + '[[step]]\nsilent = ["guard-turnd"]\n',
        "case.toml: step 1: silent: 'guard-turnd': unknown event 'guard-turnd' (did you mean 'guard-turned'?)",
    ),
    "event of the other game": (
        CASTLE + '[[step]]\nsilent = ["wounded"]\n',
        "case.toml: step 1: silent: 'wounded': unknown event 'wounded'",
    ),
    "monster": (
        CASTLE + '[[step]]\nlacks = ["0: place trols-1 at 1"]\n',
        "case.toml: step 1: lacks: '0: place trols-1 at 1': unknown card 'trols-1' (did you mean 'trolls-1'?)",
    ),
    "replacing": (
        CASTLE + '[[step]]\nrefuse = { key = "0: replace trolls-1 at 1" }\n',
        "case.toml: step 1: refuse: '0: replace trolls-1 at 1': expected 'replace MONSTER at N with MONSTER'",
    ),
    "phase": (
        CASTLE + '[[step]]\nstop = "figth"\n',
        "case.toml: step 1: stop: unknown goal 'figth' (did you mean 'fight'?); expected a phase (setup, play, fight, "
        "recover) or round N",
    ),
    "hero, of which there are none": (
        CASTLE + '[[step]]\nuntil = "hero jesta-the-rogue in 2"\n',
        "case.toml: step 1: until: unknown goal 'hero jesta-the-rogue in 2'; expected a phase (setup, play, fight, "
        "recover) or round N, over, seat N asked",
    ),
    "rule of the other game": (
        CASTLE + '[[step]]\nrefuse = { key = "0: pass", rule = ["CR-PLAY-15", "BM-GEN-07"] }\n',
        "case.toml: step 1: refuse: field 'rule': there is no rule 'BM-GEN-07'",
    ),
    "faction to place": (
        CASTLE + '[[step]]\nlacks = ["0: place trolls at 1"]\n',
        "case.toml: step 1: lacks: '0: place trolls at 1': expected a monster, but 'trolls' is a faction",
    ),
    "guard 9": (
        CASTLE + '[[step]]\nlacks = ["0: place trolls-1 at 9"]\n',
        "case.toml: step 1: lacks: '0: place trolls-1 at 9': there is no position 9: positions are 1 to 6",
    ),
    "guard that lies face down": (
        CASTLE + '[[step]]\nsilent = ["guard-laid one-star-3-3"]\n',
        "case.toml: step 1: silent: 'guard-laid one-star-3-3': spectators see this card as '?'",
    ),
    "tile among guards": (
        CASTLE + '[[step]]\nexpect = { "discard" = { lacks = "last-easier" } }\n',
        "case.toml: step 1: expect: discard: expected a guard, but 'last-easier' is a tile",
    ),
    "tile that is looted": (
        CASTLE + '[[step]]\nsilent = ["looted last-easier"]\n',
        "case.toml: step 1: silent: 'looted last-easier': expected a guard, but 'last-easier' is a tile",
    ),
    "question": (
        CASTLE + '[[step]]\nasks = ["0: play-monstr"]\n',
        "case.toml: step 1: asks: '0: play-monstr': unknown question 'play-monstr' (did you mean 'play-monster'?)",
    ),
    "seat that is out": (CASTLE + "[[seat]]\nout = true\n" + STEP, "case.toml: seat 1: unknown field 'out'"),
    "monster twice in hand": (
        CASTLE + "[[seat]]\nhand = [1, 1]\n" + STEP,
        "case.toml: seat 1: field 'hand': a seat has only one monster of strength 1, found [1, 1]",
    ),
}

THREE = HEAD + '[[seat]]\nboss = "draculord"\n[[seat]]\nboss = "king-croak"\nout = true\n'

#: Seats that cannot have been eliminated like this.
NOT_OUT = {
    "only one seat left": (
        THREE + STEP,
        "case.toml: seat 2: field 'out': at least two seats must still be in the game",
    ),
    "too few Wounds": (
        THREE + "wounds = 4\n[[seat]]\n" + STEP,
        "case.toml: seat 2: field 'wounds': a seat is out with 5 Wounds or more, found 4",
    ),
    "heroes that wait": (
        THREE + 'entrance = ["katelyn"]\n[[seat]]\n' + STEP,
        "case.toml: seat 2: field 'entrance': a seat that is out has no heroes waiting, no marked rooms and",
    ),
    "rules without elimination": (
        'preset = "en10"\n' + THREE + "[[seat]]\n" + STEP,
        "case.toml: seat 2: field 'out': nobody is ever out with the option 'elimination' off",
    ),
    "not yes or no": (
        THREE.replace("true", "1") + "[[seat]]\n" + STEP,
        "case.toml: seat 2: field 'out': expected true or false, found 1",
    ),
    "set-up": (
        'start = "setup"\n' + THREE + "[[seat]]\n" + STEP,
        "case.toml: seat 2: unknown field 'out'",
    ),
}

WALK = (
    HEAD
    + """
[[seat]]
boss = "cleopatra"
dungeon = [["bottomless-pit"], ["dizzygas-hallway"], ["jackpot-stash"]]
hand = ["fear"]
[[seat]]
boss = "gorgona"
[table]
town = ["jesta-the-rogue"]
"""
)

#: Statements that once held whatever the table was like, or whose failure didn't say enough.
UNTRUE = {
    "one of several rules": (
        _step('refuse = { key = "0: play fear", rule = ["BM-BAIT-10", "BM-GEN-07"] }'),
        "step 1: '0: play fear' is refused by BM-SPELL-06 (not-in-hand), not BM-BAIT-10 or BM-GEN-07",
    ),
    "not nothing": (
        _step('expect = { "hero" = { not = "none" } }'),
        "step 1: hero: expected {'not': 'none'}, found None",
    ),
    "yes is not one": (_step('expect = { "round" = true }'), "step 1: round: expected True, found 1"),
    "no is not zero": (_step('expect = { "seats.0.out" = 0 }'), "step 1: seats.0.out: expected 0, found False"),
    "differs in kind": (
        _step('expect = { "round" = { not = true } }'),
        "step 1: round: expected {'not': True}, found 1",
    ),
    "nobody in a list": (
        HEAD + '[[seat]]\nboss = "cleopatra"\n[[seat]]\nboss = "gorgona"\n[table]\ntown = ["katelyn"]\n'
        '[[step]]\nexpect = { "lures" = { lacks = "none" } }\n',
        "step 1: lures: expected {'lacks': 'none'}, found [None",
    ),
    "not what a list does not reach": (
        _step('expect = { "town.4" = { not = "katelyn" } }'),
        "step 1: town.4: expected {'not': 'katelyn'}, found nothing there",
    ),
    "nothing lacks nothing": (
        _step('seen = { by = 1, expect = { "seats.0.hand" = { lacks = "fear" } } }'),
        "step 1, seen by 1: seats.0.hand: expected {'lacks': 'fear'}, found None",
    ),
    "part of a text": (
        _step('expect = { "phase" = { has = "bui" } }'),
        "step 1: phase: expected {'has': 'bui'}, found 'build'",
    ),
    "misspelt value": (
        _step('expect = { "seats.0.hand" = ["dark-alter"] }'),
        "step 1: seats.0.hand: expected ['dark-alter'], found ['dark-altar']; unknown word 'dark-alter' "
        "(did you mean 'dark-altar'?)",
    ),
    "event in another order": (
        WALK + '[[step]]\nuntil = "hero jesta-the-rogue in 2"\n'
        'events = ["entered jesta-the-rogue dizzygas-hallway", "lured"]\n',
        "step 1: event 'lured' did not happen (in this order); happened: ",
    ),
    "event of another room, seat or amount": (
        WALK + '[[step]]\nuntil = "hero jesta-the-rogue in 2"\nevents = ["damaged bottomless-pit seat:1"]\n',
        "step 1: event 'damaged bottomless-pit seat:1' did not happen; happened: ",
        "'damaged jesta-the-rogue jackpot-stash seat:0 amount:1'",
    ),
    "event that happened all the same": (
        WALK + '[[step]]\nuntil = "hero jesta-the-rogue in 2"\nsilent = ["entered"]\n',
        "step 1: event 'entered' should not have happened; happened: ",
        "'entered jesta-the-rogue jackpot-stash seat:0 amount:0'",
    ),
    "round that is over": (
        HEAD + TABLE + '[table]\nround = 3\n[[step]]\nuntil = "round 2"\n',
        "step 1: 'round 2' is over: it is round 3",
    ),
    "hero that nobody is asked about": (
        HEAD + 'start = "adventure"\n[[seat]]\nentrance = ["jesta-the-rogue"]\n'
        'dungeon = [["golem-factory"], ["neanderthal-cave"]]\n[[step]]\nuntil = "hero jesta-the-rogue in 2"\n',
        "step 1: 'hero jesta-the-rogue in 2': it was there, but nobody was asked anything; "
        "stop = 'hero jesta-the-rogue in 2' looks at the table then",
    ),
    "hero that never comes": (
        WALK + '[[step]]\nstop = "hero jesta-the-rogue in 4"\n',
        "step 1: 'hero jesta-the-rogue in 4' was not reached",
    ),
    "offers at a stop": (
        WALK + '[[step]]\nstop = "bait"\nlacks = ["0: play fear"]\n',
        "case.toml: step 1: nobody is asked anything at a stop: 'play' or 'until' must come before 'offers' and",
    ),
    "refusal of nobody at a stop": (
        WALK + '[[step]]\nstop = "bait"\nrefuse = { key = "play fear", rule = "BM-BAIT-10" }\n',
        "case.toml: step 1: 'play fear': nobody is asked anything at a stop: write whose choice is refused, as 'SEAT: ",
    ),
    "questions at a stop": (
        WALK + '[[step]]\nstop = "bait"\nasks = ["0: build"]\n',
        "step 1: expected the open questions ['0: build'], found []",
    ),
}


def _write(folder: Path, text: str) -> Path:
    file = folder / "case.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("name", MISSPELT)
def test_a_misspelt_word_is_an_error_that_names_it(name: str, tmp_path: Path) -> None:
    text, message = MISSPELT[name]
    (result,) = run(load(_write(tmp_path, text)))
    assert len(result.failures) == 1
    assert result.failures[0].startswith(message)


@pytest.mark.parametrize("name", MISSPELT_IN_THE_CASTLE)
def test_a_misspelt_word_of_the_castle_is_an_error_too(name: str, tmp_path: Path) -> None:
    text, message = MISSPELT_IN_THE_CASTLE[name]
    (result,) = run(load(_write(tmp_path, text)))
    assert len(result.failures) == 1
    assert result.failures[0].startswith(message)


@pytest.mark.parametrize("name", NOT_OUT)
def test_a_seat_that_cannot_be_out_says_why(name: str, tmp_path: Path) -> None:
    text, message = NOT_OUT[name]
    (result,) = run(load(_write(tmp_path, text)))
    assert [failure[: len(message)] for failure in result.failures] == [message]


@pytest.mark.parametrize("name", UNTRUE)
def test_a_statement_that_does_not_hold_says_what_was_found(name: str, tmp_path: Path) -> None:
    text, message, *also = UNTRUE[name]
    (result,) = run(load(_write(tmp_path, text)))
    assert len(result.failures) == 1
    assert result.failures[0].startswith(message)
    assert all(part in result.failures[0] for part in also)
