"""Steps around steps: whether one happens, who does it, and what follows from that."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Verb
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.things import Condition
from lairwright.dungeon.options import ACCEPT, OPT_ACCEPT, OPT_DECLINE, verb_of
from lairwright.dungeon.procedures.carried import (
    agree,
    did_it,
    do_without,
    forget_doing,
    has_agreed,
    has_branched,
    has_declined_step,
    leave_branch,
    mark_following,
    note_doing,
    take_branch,
)
from lairwright.dungeon.procedures.firing import push_block
from lairwright.dungeon.procedures.order import seats_in_turn
from lairwright.dungeon.projections.counts import holds
from lairwright.dungeon.projections.things import seats_of
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import A_RIVAL
from lairwright.kernel.frames import Frame


class Around(Verb):
    """What is around a step answers its questions by asking the step."""

    def __init__(self, inner: Verb) -> None:
        self.inner: Verb = inner
        self.on_target = inner.on_target
        self.moves = inner.moves
        self.asks_itself = inner.asks_itself

    def without(self, g: Table, f: Frame) -> bool:
        return self.inner.without(g, f)

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        self.inner.answer(g, f, seat, option)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return self.inner.menu(g, f, seat)

    def asks(self, f: Frame) -> str:
        return self.inner.asks(f)

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return self.inner.possible(g, seat, card)

    def gist(self, found: Gist) -> None:
        self.inner.gist(found)


@final
class Given(Around):
    """A step that happens only if something is true when its turn comes."""

    def __init__(self, conditions: list[Condition], inner: Verb) -> None:
        super().__init__(inner)
        self.conditions: list[Condition] = conditions

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == 0 and not has_agreed(f) and not has_branched(f) and not holds(g, f, self.conditions):
            return True
        return self.inner.run(g, f)

    def without(self, g: Table, f: Frame) -> bool:
        return (not has_branched(f) and not holds(g, f, self.conditions)) or self.inner.without(g, f)


@final
class May(Around):
    """A step that its doer may decline."""

    def run(self, g: Table, f: Frame) -> bool:
        if self.inner.asks_itself or has_agreed(f):
            return self.inner.run(g, f)
        if has_declined_step(f) or not self.inner.possible(g, f.seat, f.card):
            return True
        g.ask(f.seat, [OPT_ACCEPT, OPT_DECLINE])
        return False

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if self.inner.asks_itself or has_agreed(f):
            self.inner.answer(g, f, seat, option)
        elif verb_of(option) == ACCEPT:
            agree(f)
        else:
            do_without(f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        if self.inner.asks_itself or has_agreed(f):
            return self.inner.menu(g, f, seat)
        return [OPT_ACCEPT, OPT_DECLINE]

    def asks(self, f: Frame) -> str:
        return self.inner.asks(f) if self.inner.asks_itself or has_agreed(f) else "may"


@final
class Branch(Around):
    """A step, then other steps if it was done (``then``), or if it was not (``else``)."""

    def __init__(self, inner: Verb, then: i64, otherwise: i64) -> None:
        super().__init__(inner)
        self.then: i64 = then
        self.otherwise: i64 = otherwise

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return self.otherwise >= 0 or self.inner.possible(g, seat, card)

    def run(self, g: Table, f: Frame) -> bool:
        if not has_branched(f) and not self.inner.run(g, f):
            return False
        return self._follow(g, f)

    def without(self, g: Table, f: Frame) -> bool:
        return self._follow(g, f)

    def _follow(self, g: Table, f: Frame) -> bool:
        if has_branched(f):
            leave_branch(f)
            return True
        block = self.then if did_it(f) else self.otherwise
        if block < 0:
            return True
        take_branch(f)
        mark_following(push_block(g, f, f.seat, block))
        return False


@final
class Others(Verb):
    """Somebody else's step, or everybody's in turn (CL-43); ``progress`` counts those who had it, ``picks`` is what all
    of them have moved. Of "a rival", the first who does it."""

    def __init__(self, who: i64, block: i64, moves: bool) -> None:
        self.who: i64 = who
        self.block: i64 = block
        self.moves = moves

    def run(self, g: Table, f: Frame) -> bool:
        doers = seats_of(g, f, self.who, f.seat, -1)
        order = seats_in_turn(g, f.seat)
        while f.progress < len(order):
            if self.who == A_RIVAL and did_it(f):
                break
            seat: i64 = order[f.progress]
            f.progress += 1
            if doers >> seat & 1 and not g.players[seat].out:
                forget_doing(f)
                push_block(g, f, seat, self.block)
                return False
        if f.picks and self.moves:
            f.that = f.picks
            note_doing(f)
        return True

    def gist(self, found: Gist) -> None:
        found.harass += 1
