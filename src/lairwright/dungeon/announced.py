"""Effects under way: announced or set off, but not yet resolved. For code outside the engine that watches a game."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lairwright.dungeon.procedures.carried import is_spell, its_ability
from lairwright.dungeon.procedures.ops import OP_ANNOUNCE, OP_EFFECT
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import NO_TARGET, TARGET_CARD, TARGET_HERO
from lairwright.kernel.frames import Frame


@final
class Announced:
    """One effect: whose it is, whether it is a Spell, and what it is aimed at."""

    __slots__ = ("aim", "card", "host", "owner", "seat", "spell", "target")

    def __init__(self, seat: i64, card: i64, spell: bool, aim: i64, target: i64, owner: i64, host: i64 = -1) -> None:
        self.seat: i64 = seat
        #: The player of the card, if somebody else uses it; else -1.
        self.host: i64 = host
        self.card: i64 = card
        self.spell: bool = spell
        #: The kind of its target (``TARGET_HERO`` and so on); also ``NO_TARGET`` while the target is being chosen.
        self.aim: i64 = aim
        self.target: i64 = target  # a card, or a rival's seat; -1 without a target
        self.owner: i64 = owner  # who has the target, or announced it if it is a Spell; -1 for heroes and piles


def announced(g: Table) -> list[Announced]:
    """Those being announced or resolving, the latest last, followed by those waiting, in the order of their turns."""
    found = [_described(g, frame) for frame in g.frames if frame.op in (OP_ANNOUNCE, OP_EFFECT)]
    found += [_described(g, frame) for frame in g.waiting]
    return found


def _described(g: Table, f: Frame) -> Announced:
    aim = its_ability(g, f).target
    if aim == NO_TARGET or f.target < 0:
        return Announced(f.seat, f.card, is_spell(f), NO_TARGET, -1, -1, f.host)
    owner = -1 if aim in (TARGET_HERO, TARGET_CARD) else f.owner
    return Announced(f.seat, f.card, is_spell(f), aim, f.target, owner, f.host)
