"""Each kind of mistake in a set file, and the sentence it gets: file, card, field, what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.dungeon.loader import load_set
from lairwright.kernel.errors import SetFileError

SET = '[set]\nid = "mine"\nname = "Mine"\n'
ROOM = """[[room]]
id = "pit"
name = "Pit"
kind = "trap"
tier = "ordinary"
damage = 1
treasure = { thief = 1 }
"""
SPELL = '[[spell]]\nid = "zap"\nname = "Zap"\nphase = "both"\n'
BOSS = '[[boss]]\nid = "boss"\nname = "Boss"\nxp = 1\ntreasure = { mage = 1 }\n'
HERO = '[[hero]]\nid = "hero"\nname = "Hero"\nclass = "none"\ntier = "ordinary"\nhealth = 3\n'
VERBS = (
    "draw, discard, discard_random, fetch, steal, new_hands, kill, damage, health, move, heal, remove, return, hold, "
    "room_damage, dungeon_damage, double, deactivate, destroy, swap, build, search, negate"
)
HERO_WORDS = "'in this room', 'in your dungeon', 'in a rival dungeon', 'in any dungeon', 'in town', 'in town or deck'"
WHENS = (
    "'activated', 'built', 'hero dies here', 'hero enters', 'you build', 'you play a spell', 'your room is destroyed', "
    "'rival plays a spell', 'round draw'"
)
PIT = "mine.toml: room 'pit'"
ABILITY = f"{PIT}: ability 1"


def with_ability(lines: str) -> str:
    return f"{SET}{ROOM}[[room.ability]]\n{lines}"


def changed(old: str, new: str) -> str:
    assert old in ROOM
    return SET + ROOM.replace(old, new)


CASES = {
    "unknown field": (SET + ROOM + "damag = 2\n", f"{PIT}: unknown field 'damag' (did you mean 'damage'?)"),
    "unknown field of the set": (
        SET + 'colour = "red"\n' + ROOM,
        "mine.toml: [set]: unknown field 'colour'",
    ),
    "text for a number": (
        changed("damage = 1", 'damage = "two"'),
        f"{PIT}: field 'damage': expected a whole number from 0 to 99, found 'two'",
    ),
    "true for a number": (
        changed("damage = 1", "damage = true"),
        f"{PIT}: field 'damage': expected a whole number from 0 to 99, found True",
    ),
    "number too large": (
        changed("damage = 1", "damage = 100"),
        f"{PIT}: field 'damage': expected a whole number from 0 to 99, found 100",
    ),
    "number for text": (changed('"Pit"', "7"), f"{PIT}: field 'name': expected text, found 7"),
    "missing field": (changed("damage = 1\n", ""), f"{PIT}: field 'damage' is missing"),
    "misspelt word": (
        changed('"trap"', '"trapp"'),
        f"{PIT}: field 'kind': unknown word 'trapp' (did you mean 'trap'?); expected one of 'monster', 'trap'",
    ),
    "word of another kind of card": (
        changed('"ordinary"', '"epic"'),
        f"{PIT}: field 'tier': unknown word 'epic'; expected one of 'ordinary', 'advanced'",
    ),
    "no table of treasure": (changed("{ thief = 1 }", "1"), f"{PIT}: field 'treasure': expected a table, found 1"),
    "misspelt class": (
        changed("thief = 1", "theif = 1"),
        f"{PIT}: field 'treasure': unknown field 'theif' (did you mean 'thief'?)",
    ),
    "bad id": (
        changed('"pit"', '"The Pit"'),
        "mine.toml: room 'The Pit': field 'id': expected lower-case words joined by hyphens, found 'The Pit'",
    ),
    "duplicate id": (SET + ROOM + ROOM, "mine.toml: two cards have the id 'pit'"),
    "no set": (ROOM, "mine.toml: expected exactly one [set] table, found 0"),
    "set in two brackets": (
        '[[set]]\nid = "mine"\nname = "Mine"\n' + ROOM,
        "mine.toml: [set]: expected a table, found [{'id': 'mine', 'name': 'Mine'}]",
    ),
    "no card": (SET, "mine.toml: the set has no card"),
    "unknown table": (
        changed("[[room]]", "[[rom]]"),
        "mine.toml: unknown table [[rom]] (did you mean 'room'?)",
    ),
    "one bracket": (changed("[[room]]", "[room]"), "mine.toml: write [[room]], with two brackets, for each room"),
    "unknown confidence": (
        SET + ROOM + 'confidence = "sure"\n',
        f"{PIT}: field 'confidence': unknown word 'sure'; expected one of 'confirmed', 'likely', 'inferred', 'own'",
    ),
    "no copies": (
        SET + ROOM + "copies = 0\n",
        f"{PIT}: field 'copies': expected a whole number from 1 to 99, found 0",
    ),
    "unknown language": (
        SET + ROOM + 'names = { fr = "Fosse" }\n',
        f"{PIT}: field 'names': unknown field 'fr'",
    ),
    "early printing is no table": (
        SET + ROOM + "early = 1\n",
        f"{PIT}: field 'early': expected a table, found 1",
    ),
    "unknown verb": (
        with_ability('when = "built"\ndo = [{ drew = "room" }]\n'),
        f"{ABILITY}: do 1: unknown verb 'drew' (did you mean 'draw'?); expected one of {VERBS}",
    ),
    "two verbs": (
        with_ability('when = "built"\ndo = [{ draw = "room", heal = "a wound" }]\n'),
        f"{ABILITY}: do 1: one verb a step, found draw and heal",
    ),
    "unknown field of a verb": (
        with_ability('when = "built"\ndo = [{ draw = "room", cuont = 2 }]\n'),
        f"{ABILITY}: do 1: unknown field 'cuont' (did you mean 'count'?)",
    ),
    "unknown word of a verb": (
        with_ability('when = "built"\ndo = [{ draw = "rooms" }]\n'),
        f"{ABILITY}: do 1: field 'draw': unknown word 'rooms' (did you mean 'room'?); expected one of 'room', 'spell'",
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
    "unknown when": (
        with_ability('when = "build"\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'when': unknown word 'build' (did you mean 'built'?); expected one of {WHENS}",
    ),
    "missing when": (with_ability('do = [{ draw = "room" }]\n'), f"{ABILITY}: field 'when' is missing"),
    "missing target": (
        with_ability('when = "activated"\ndo = [{ kill = "target" }]\n'),
        f"{ABILITY}: do 1: verb 'kill' needs a target = {{ hero = … }}",
    ),
    "target of the wrong kind": (
        with_ability('when = "activated"\ntarget = { rival = "any" }\ndo = [{ kill = "target" }]\n'),
        f"{ABILITY}: do 1: verb 'kill' needs a target = {{ hero = … }}",
    ),
    "unknown target": (
        with_ability('when = "activated"\ntarget = { heros = "in town" }\ndo = [{ kill = "target" }]\n'),
        f"{ABILITY}: field 'target': name one target, hero, room, rival, soul, spell; found 'heros' "
        "(did you mean 'hero'?)",
    ),
    "unknown place of a target": (
        with_ability('when = "activated"\ntarget = { hero = "in twon" }\ndo = [{ kill = "target" }]\n'),
        f"{ABILITY}: field 'target': field 'hero': unknown word 'in twon' (did you mean 'in town'?); "
        f"expected one of {HERO_WORDS}",
    ),
    "cost of a trigger": (
        with_ability('when = "built"\ncost = { discard = "room" }\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'cost': only activated abilities and spells have a cost",
    ),
    "unknown cost": (
        with_ability('when = "activated"\ncost = { destroy = "that room" }\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'cost': field 'destroy': unknown word 'that room' (did you mean 'this room'?); "
        "expected one of 'this room', 'another room'",
    ),
    "negation at the wrong time": (
        with_ability('when = "built"\ntarget = { spell = "a rival\'s" }\ndo = [{ negate = "target" }]\n'),
        f"{ABILITY}: field 'when': a negation answers a spell: expected 'rival plays a spell'",
    ),
    "two abilities for one trigger": (
        with_ability('when = "built"\ndo = [{ draw = "room" }]\n')
        + '[[room.ability]]\nwhen = "built"\ndo = [{ draw = "spell" }]\n',
        f"{PIT}: field 'ability': two abilities for when = 'built'",
    ),
    "unknown limit": (
        with_ability('when = "built"\nlimit = "once"\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'limit': unknown word 'once'; expected one of 'once per round', 'once per hero per round'",
    ),
    "may is no switch": (
        with_ability('when = "built"\nmay = "yes"\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'may': expected true or false, found 'yes'",
    ),
    "back one room without entering": (
        with_ability('when = "built"\ndo = [{ move = "previous room" }]\n'),
        f"{ABILITY}: do 1: 'previous room' goes with when = 'hero enters' only",
    ),
    "building of what": (
        with_ability('when = "you build"\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'of' is missing",
    ),
    "building what is not built": (
        with_ability('when = "you build"\nof = "spell"\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'of': unknown word 'spell'; expected one of 'room', 'monster room', 'trap room', "
        "'ordinary room', 'advanced room', 'ordinary monster room', 'ordinary trap room', 'advanced monster room', "
        "'advanced trap room'",
    ),
    "unknown reach": (
        SET + ROOM + '[[room.always]]\ndamage = 1\nto = "next rooms"\n',
        f"{PIT}: always 1: field 'to': unknown word 'next rooms' (did you mean 'other rooms'?); expected one of "
        "'this room', 'adjacent rooms', 'room to the right', 'room to the left', 'other rooms'",
    ),
    "spell without effect": (
        SET + SPELL,
        "mine.toml: spell 'zap': field 'ability': a spell has exactly one, found 0",
    ),
    "answer to a spell that does not negate": (
        with_ability('when = "rival plays a spell"\ntarget = { rival = "any" }\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'do': what answers a rival's spell has to negate it: expected {{ negate = 'target' }}",
    ),
    "spell that destroys itself as a room": (
        SET + SPELL + '[[spell.ability]]\ncost = { destroy = "this room" }\ndo = [{ draw = "room" }]\n',
        "mine.toml: spell 'zap': ability 1: field 'cost': a spell is no room: expected destroy = 'another room' or a "
        "discard",
    ),
    "search for spells": (
        with_ability('when = "built"\ndo = [{ search = "spell" }]\n'),
        f"{ABILITY}: do 1: field 'search': only rooms can be searched for, such as 'advanced trap room'",
    ),
    "move to town from town": (
        SET + SPELL + '[[spell.ability]]\ntarget = { hero = "in town" }\ndo = [{ move = "town" }]\n',
        "mine.toml: spell 'zap': ability 1: do 1: this needs a hero in a dungeon, not 'in town'",
    ),
    "move to the entrance from a dungeon": (
        SET + SPELL + '[[spell.ability]]\ntarget = { hero = "in your dungeon" }\ndo = [{ move = "your entrance" }]\n',
        "mine.toml: spell 'zap': ability 1: do 1: this needs a hero 'in town' or 'in town or deck'",
    ),
    "kill in the deck": (
        SET + SPELL + '[[spell.ability]]\ntarget = { hero = "in town or deck" }\ndo = [{ kill = "target" }]\n',
        "mine.toml: spell 'zap': ability 1: do 1: a hero 'in town or deck' can only be moved to your entrance",
    ),
    "activated for ever": (
        with_ability('when = "activated"\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'limit': an activated ability needs a cost or 'once per round', or a phase would never end",
    ),
    "limit by hero without a hero": (
        with_ability('when = "built"\nlimit = "once per hero per round"\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'limit': 'once per hero per round' goes with 'hero enters' only",
    ),
    "another draw of the round": (
        with_ability('when = "round draw"\ndo = [{ draw = "room" }]\n'),
        f"{ABILITY}: field 'do': expected may = true and do = [{{ draw = 'spell' }}]: a Spell instead of the Room",
    ),
    "optional spell": (
        SET + SPELL + '[[spell.ability]]\nmay = true\ndo = [{ draw = "room" }]\n',
        "mine.toml: spell 'zap': ability 1: field 'may': what is announced is optional anyway",
    ),
    "limit of a level up": (
        SET + BOSS + '[[boss.ability]]\nlimit = "once per round"\ndo = [{ draw = "room" }]\n',
        "mine.toml: boss 'boss': ability 1: field 'limit': a Level Up happens once per game anyway",
    ),
    "hero that goes nowhere": (
        SET + HERO,
        "mine.toml: hero 'hero': field 'lure': a hero without a class needs its own way to choose a dungeon",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_mistake_is_named_exactly(name: str, tmp_path: Path) -> None:
    text, message = CASES[name]
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SetFileError) as caught:
        load_set(str(file), early=False)
    assert str(caught.value) == message


def test_the_cases_start_from_a_set_without_mistakes(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(with_ability('when = "built"\ndo = [{ draw = "room" }]\n'), encoding="utf-8")
    assert [card.id for card in load_set(str(file), early=False).cards] == ["pit"]


def test_broken_toml_is_named_with_the_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SET + "[[room\n", encoding="utf-8")
    with pytest.raises(SetFileError, match=r"^mine\.toml: is not valid TOML: .*line 4"):
        load_set(str(file), early=False)


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe[set]")
    with pytest.raises(SetFileError, match=r"^mine\.toml: is not UTF-8 text$"):
        load_set(str(file), early=False)


def test_a_missing_file_and_an_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(SetFileError) as caught:
        load_set(str(tmp_path / "none.toml"), early=False)
    assert str(caught.value) == f"{tmp_path / 'none.toml'}: there is no such set file or folder"
    (tmp_path / "empty").mkdir()
    with pytest.raises(SetFileError, match=r"^empty: the folder holds no \.toml file$"):
        load_set(str(tmp_path / "empty"), early=False)


def test_an_unknown_shipped_set() -> None:
    with pytest.raises(SetFileError) as caught:
        load_set("bas", early=False)
    assert str(caught.value) == (
        "unknown set 'bas' (did you mean 'base'?); shipped sets: base; a home-made set is named by its path, "
        "ending in .toml"
    )
