"""Moments that only home-made cards bring about: the rules hold in them too."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.scenarios.runner import load, run

SET = """
[set]
id = "odds"
name = "Odds and Ends"

[[spell]]
id = "moving-day"
name = "Moving Day"
phase = "adventure"
copies = 1
confidence = "own"
[[spell.ability]]
do = [{ swap = { room = "anyone's" } }]

[[room]]
id = "reading-room"
name = "Reading Room"
kind = "trap"
tier = "ordinary"
damage = 0
treasure = { mage = 1 }
copies = 1
confidence = "own"
[[room.ability]]
when = "enters"
limit = "once per hero"
do = [{ draw = "spell" }]
"""

HEAD = """
title = "t"
rules = ["BM-TIME-51"]
presets = ["default", "pl", "ru", "de", "en10"]
sets = ["base", "{path}"]
start = "adventure"
"""

#: Swapped while a room that was the price of a waiting ability is gone: the hero goes with the room below it (CL-17).
SWAPPED = """
options = { adventure_windows = "room_only", response_order = "lifo" }
[[seat]]
boss = "draculord"
dungeon = [["golem-factory"], ["open-grave", "jackpot-stash"]]
entrance = ["hya"]
hand = ["teleportation"]
[[seat]]
boss = "robobo"
hand = ["moving-day"]
[[step]]
play = ["0: use jackpot-stash 2", "1: play moving-day", "0: pass", "1: room 0.1", "0: pass"]
events = ["swapped", "treasure-doubled"]
expect = { "seats.0.dungeon" = [["open-grave"], ["golem-factory"]], "hero.position" = 1, "hero.damage" = 1 }
[[step]]
until = "round 2"
events = ["wounded hya seat:0"]
silent = ["entered"]
"""

#: The same where nothing lay below: the hero goes on to the room on its right.
SWAPPED_AHEAD = """
options = { adventure_windows = "room_only", response_order = "lifo" }
[[seat]]
boss = "draculord"
dungeon = [["golem-factory"], ["open-grave"], ["jackpot-stash"]]
entrance = ["hya"]
hand = ["teleportation"]
[[seat]]
boss = "robobo"
hand = ["moving-day"]
[[step]]
play = ["0: use jackpot-stash 3", "1: play moving-day", "0: pass", "1: room 0.1", "0: pass"]
events = ["swapped", "treasure-doubled", "entered hya golem-factory"]
expect = { "seats.0.dungeon" = [["open-grave"], ["golem-factory"]], "hero.position" = 2, "hero.damage" = 3 }
"""

#: Nobody could do anything in the room before, but an enter effect brings a Spell (BM-TIME-10).
DRAWN = """
options = { adventure_windows = "room_only" }
[[seat]]
boss = "draculord"
dungeon = [["reading-room"], ["golem-factory"]]
entrance = ["hya"]
[[seat]]
boss = "robobo"
[table]
spell_deck = ["exhaustion"]
[[step]]
asks = ["0: respond"]
offers = ["0: play exhaustion"]
expect = { "hero.position" = 1, "hero.damage" = 2 }
"""


@pytest.mark.parametrize("steps", [SWAPPED, SWAPPED_AHEAD, DRAWN], ids=["swapped", "swapped ahead", "drawn"])
def test_the_rules_hold_with_home_made_cards(steps: str, tmp_path: Path) -> None:
    own = tmp_path / "odds.toml"
    own.write_text(SET, encoding="utf-8")
    case = tmp_path / "case.toml"
    case.write_text(HEAD.format(path=own.as_posix()) + steps, encoding="utf-8")
    for result in run(load(case)):
        assert not result.failures, (result.preset, result.failures)
