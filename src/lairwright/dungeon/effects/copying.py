"""The verb that does another card's abilities."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.changes.belongings import add_extra
from lairwright.dungeon.changes.rounds import note_copied, remember
from lairwright.dungeon.effects.declared import A_THING, Word
from lairwright.dungeon.effects.things import AboutThings
from lairwright.dungeon.procedures.firing import push_modes
from lairwright.dungeon.projections.memory import happened, to_happening
from lairwright.dungeon.projections.refs import card_in
from lairwright.dungeon.projections.sources import level_holds
from lairwright.dungeon.state.marks import TEXTLESS
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    BOSS,
    IS_TARGET,
    ITEM,
    NO_COST,
    NO_TARGET,
    TARGET_BOSS,
    TARGET_ITEM,
    TARGET_ROOM,
    WHEN_ACTIVATED,
    WHEN_BUILT,
    WHEN_LEVEL_UP,
    WHEN_MINION,
    WHEN_UNCOVERED,
)
from lairwright.kernel.frames import Frame
from lairwright.kernel.reading import Fields

#: A card counts as just built, or is copied, at most once a round (CL-51); kept in the memory of the round under a
#: number that is no trigger.
_COPIED: Final = 40
#: What may be used of a room.
_USED: Final = 1 << WHEN_BUILT | 1 << WHEN_UNCOVERED | 1 << WHEN_MINION


@final
class Use(AboutThings):
    """Do the abilities of another card as if they were one's own: those with this ``when``; left out, a boss's Level
    Up or an item's boss effect. What a boss has for the rest of the game lasts (CL-81)."""

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        card = card_in(ref)
        if card < 0 or happened(g, _COPIED, card, -1, -1) or g.status[card] & TEXTLESS:
            return False
        remember(g, to_happening(_COPIED, f.seat, f.seat, 1, card))
        definition = g.cards[card]
        done = False
        for ability in definition.abilities:
            if ability.mark == ability.index and self._meant(definition.kind, ability):
                picks = self._modes(g, card, definition, ability)
                push_modes(g, f.seat, picks)
                done = done or len(picks) > 0
        if definition.kind == BOSS and definition.lasts:
            add_extra(g, f.seat, card)
            done = True
        note_copied(g, f.seat, card)
        return done

    def _modes(self, g: Table, card: i64, definition: Card, first: Ability) -> list[i64]:
        """An ability, and the other modes of it: one of them is chosen. What has a price isn't done for nothing."""
        picks: list[i64] = []
        for ability in definition.abilities:
            free = ability.cost == NO_COST and level_holds(g, card, ability)
            if free and ability.mark == first.mark and self._meant(definition.kind, ability):
                picks += [card, ability.index]
        return picks

    def _meant(self, kind: i64, ability: Ability) -> bool:
        if ability.granted:
            return False
        if self.step.whens:
            return self.step.whens >> ability.when & 1 != 0 and not ability.watches
        if kind == ITEM:
            return ability.side == BOSS and ability.when == WHEN_ACTIVATED
        return ability.when == WHEN_LEVEL_UP

    def gist(self, found: Gist) -> None:
        found.other += 4.0


def _make_use(step: Step, fields: Fields, ability: Ability) -> Verb:
    if step.thing.noun == NO_TARGET and not step.thing.context:
        raise fields.fail("use", "expected which card: 'target' or a thing")
    if step.whens & ~_USED:
        raise fields.fail("when", "expected 'built', 'uncovered' or 'minion'; a boss or an item has it left out")
    noun = ability.target if step.thing.context == IS_TARGET else step.thing.noun
    if (noun != NO_TARGET or not step.whens) and (noun in (TARGET_BOSS, TARGET_ITEM)) == (step.whens != 0):
        raise fields.fail("when", "a boss or an item has it left out; of a room, say 'built', 'uncovered' or 'minion'")
    return Use(step)


WORDS: Final[tuple[Word, ...]] = (
    Word(
        "use",
        A_THING,
        ("when",),
        "do another card's abilities of that `when` (left out: Level Up, boss effect)",
        _make_use,
        nouns=(TARGET_BOSS, TARGET_ITEM, TARGET_ROOM),
    ),
)
