"""The verb that negates a Spell."""

from __future__ import annotations

from typing import final

from lairwright.dungeon.cards import Verb
from lairwright.dungeon.procedures.carried import mark_negated
from lairwright.dungeon.procedures.effect import find_spell
from lairwright.dungeon.table import Table
from lairwright.kernel.frames import Frame


@final
class Negate(Verb):
    """The target Spell has no effect (BM-NEG-02)."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        item = find_spell(g, f.target)
        if item is not None:
            mark_negated(item)
        return True
