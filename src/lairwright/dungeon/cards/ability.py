"""Abilities, and the verbs they are composed of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.filters import ANY_CARD, CardFilter
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.things import NO_CONDITIONS, Condition, Thing
from lairwright.dungeon.words import ANY_KIND, ANY_TIER, NO_COST, NO_TARGET, NOBODY
from lairwright.kernel.frames import Frame

if TYPE_CHECKING:
    from lairwright.dungeon.state.table import Table


class Verb:
    """One step of an effect. Stateless: what it has to remember is in the effect's frame (``progress``, ``picks``)."""

    #: Its questions include "decline", so an optional ability needn't ask first.
    asks_itself: bool = False
    #: Acts on the ability's target, so it is skipped if an earlier step has put that out of reach.
    on_target: bool = False
    #: What it moves is ``that`` for the steps that follow; nothing, if it moves nothing.
    moves: bool = False
    #: The prompt key of its questions.
    prompt: str = "choose"

    def run(self, g: Table, f: Frame) -> bool:
        """Do it. True when done; False when a question or a pushed frame comes first, after which it is run again."""
        return True

    def without(self, g: Table, f: Frame) -> bool:
        """Go on because its target is out of reach; what :meth:`run` returns."""
        return True

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        """Take the answer to a question that :meth:`run` opened."""

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        """The options of the open question, worked out again from the table as it is now."""
        return []

    def asks(self, f: Frame) -> str:
        """The prompt key of its open question."""
        return self.prompt

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        """Whether it could do anything now; an optional effect that couldn't is not offered. For a price: whether it
        can be paid in full."""
        return True

    def due(self, g: Table, f: Frame) -> i64:
        """The coins it takes as part of a price."""
        return 0

    def gist(self, found: Gist) -> None:
        """Add what it is good for."""


@final
class Ability:
    """One ability of a card; ``data`` is the validated set-file entry, from which its text is composed."""

    __slots__ = (
        "about",
        "aim",
        "blocks",
        "builds",
        "by",
        "conditions",
        "cost",
        "cost_count",
        "cost_filter",
        "data",
        "destroys",
        "from_hand",
        "gained",
        "granted",
        "heals",
        "index",
        "keeps_coins",
        "lead",
        "level",
        "limit",
        "mark",
        "may",
        "negation",
        "next",
        "phases",
        "plain",
        "priced",
        "prices",
        "remembers",
        "rivals",
        "scope",
        "side",
        "speaks_of_it",
        "target",
        "target_kind",
        "target_tier",
        "verbs",
        "watches",
        "when",
    )

    def __init__(self, when: i64, index: i64, data: dict[str, object]) -> None:
        self.when: i64 = when
        self.index: i64 = index
        self.data: dict[str, object] = data
        #: The index whose mark says that it was used: modes share one.
        self.mark: i64 = index
        #: The next ability of its card that the same thing sets off, or -1.
        self.next: int = -1
        #: What the trigger is about, if that isn't the card itself; ``watches``: it looks at other cards.
        self.about: Thing | None = None
        self.watches: bool = False
        #: For ``gains``: which stat, or -1. Of cards discarded or taken: where from (``ELSEWHERE``), or -1.
        self.gained: i64 = -1
        #: Who has to have caused it.
        self.by: i64 = NOBODY
        #: Rivals use it, not its player.
        self.rivals: bool = False
        #: Minibosses: 1 and 2 from that level on, 3 at that level only; 0: no matter.
        self.level: i64 = 0
        #: Items: ``HERO`` for what the hero that carries it has of it, ``BOSS`` for what its winner has; else -1.
        self.side: i64 = -1
        #: All it does is heal a Wound, which its step asks for.
        self.heals: bool = False
        #: Something has it until the end of the round, because of the ability it is written in, whose target it keeps.
        self.granted: bool = False
        #: It is used from the hand, by discarding its card.
        self.from_hand: bool = False
        self.conditions: list[Condition] = NO_CONDITIONS
        self.limit: i64 = 0
        self.may: bool = False
        self.phases: i64 = 3
        self.cost: i64 = NO_COST
        self.cost_count: i64 = 1
        self.cost_filter: CardFilter = ANY_CARD
        #: The steps of a price that the fields above can't say (``COST_STEPS``).
        self.prices: list[Verb] = NO_VERBS
        #: How much is to be paid depends on the target.
        self.priced: bool = False
        self.target: i64 = NO_TARGET
        self.scope: i64 = 0
        self.target_kind: i64 = ANY_KIND
        self.target_tier: i64 = ANY_TIER
        self.lead: i64 = 0
        #: The target, if the fields above can't say it (``SCOPE_THINGS``).
        self.aim: Thing | None = None
        #: Some step speaks of what the step before moved (``that``).
        self.remembers: bool = False
        #: It counts the coins on the room that it is paid with.
        self.keeps_coins: bool = False
        #: Some step or condition speaks of what set it off.
        self.speaks_of_it: bool = False
        self.negation: bool = False
        #: Nothing is to be paid or to be true for it: only a target may be missing.
        self.plain: bool = False
        self.destroys: bool = False
        #: How many placements it adds to its player's Build turn, or takes away from it: they have to be there still.
        self.builds: i64 = 0
        self.verbs: list[Verb] = []
        #: The same, followed by the steps of branches (``then``, ``else``, who else does it).
        self.blocks: list[list[Verb]] = [self.verbs]


#: Shared, never changed.
NO_VERBS: Final[list[Verb]] = []
