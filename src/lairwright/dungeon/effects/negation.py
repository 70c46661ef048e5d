"""The verb that negates a Spell."""

from __future__ import annotations

from typing import Final, final

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.effects.declared import A_THING, Word
from lairwright.dungeon.procedures.carried import mark_negated, note_doing
from lairwright.dungeon.procedures.effect import find_spell
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import IS_IT, IS_TARGET, NO_TARGET, TARGET_SPELL, WHEN_ANNOUNCED
from lairwright.kernel.frames import Frame
from lairwright.kernel.reading import Fields


@final
class Negate(Verb):
    """The target Spell has no effect (BM-NEG-02)."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        item = find_spell(g, f.target)
        if item is not None:
            mark_negated(item)
            note_doing(f)
        return True

    def gist(self, found: Gist) -> None:
        found.negates = True


def _make_negate(step: Step, fields: Fields, ability: Ability) -> Verb:
    known = step.thing.context if step.thing.noun == NO_TARGET else 0
    if known != IS_TARGET and not (known == IS_IT and ability.when == WHEN_ANNOUNCED):
        raise fields.fail("negate", "expected 'target', or 'it' with when = 'announced'")
    if ability.target != TARGET_SPELL:
        raise fields.fail("negate", "the ability needs a target: { spell = \"a rival's\" }, or when = 'announced'")
    return Negate()


WORDS: Final[tuple[Word, ...]] = (
    Word(
        "negate",
        A_THING,
        (),
        "a Spell has no effect",
        _make_negate,
        nouns=(TARGET_SPELL,),
        moves=False,
    ),
)
