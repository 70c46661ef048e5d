"""Small sets to put mistakes into."""

from __future__ import annotations

from pathlib import Path

import pytest

from lairwright.dungeon.reading.loader import load_set
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
MAGE = HERO.replace('"none"', '"mage"')
MINIBOSS = '[[miniboss]]\nid = "imp"\nname = "Imp"\n'
LOCATION = '[[location]]\nid = "inn"\nname = "Inn"\n'
ITEM = '[[item]]\nid = "axe"\nname = "Axe"\nclass = "any"\n'

PIT = "mine.toml: room 'pit'"
ABILITY = f"{PIT}: ability 1"


def with_ability(lines: str) -> str:
    """The room with an ability."""
    return f"{SET}{ROOM}[[room.ability]]\n{lines}"


def card_with(card: str, lines: str) -> str:
    """One of the other cards with an ability."""
    kind = card.partition("]]")[0].removeprefix("[[")
    return f"{SET}{card}[[{kind}.ability]]\n{lines}"


def complaint(text: str, folder: Path) -> str:
    """What is said about a set file."""
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SetFileError) as caught:
        load_set(str(file), early=False)
    return str(caught.value)


def loads(text: str, folder: Path) -> list[str]:
    """The cards of a set file without mistakes."""
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return [card.id for card in load_set(str(file), early=False).cards]
