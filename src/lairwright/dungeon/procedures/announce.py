"""Announcing a Spell or an activated ability, and the negation interrupt that a Spell opens.

An announcement names its target (BM-TIME-40), pays its cost (BM-DESTROY-07), lets a Spell be negated (BM-TIME-15), and
then becomes the effect itself: the same frame goes on as ``OP_EFFECT``, at once or when its turn comes.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards import Ability, Card
from lairwright.dungeon.changes import destroy_room
from lairwright.dungeon.legality import LEGAL, anyone_negates, hand_menu, may_be_destroyed, play_refusal, use_refusal
from lairwright.dungeon.options import (
    DISCARD,
    OPT_PASS,
    PLAY,
    TARGET_ROOM_AT,
    TARGET_SEAT,
    about_card,
    card_of,
    owner_of,
    place_of,
    sacrificed_place,
    seat_of,
    to_sacrifice,
    to_use,
    verb_of,
)
from lairwright.dungeon.piles import discard_from_hand, lay_open
from lairwright.dungeon.procedures.carried import is_negated, is_spell, its_ability, stop_waiting, waits_for_its_turn
from lairwright.dungeon.procedures.ops import OP_EFFECT, OP_INTERRUPT
from lairwright.dungeon.procedures.triggers import settle, trigger_destroyed
from lairwright.dungeon.procedures.windows import announce
from lairwright.dungeon.projections import position_of
from lairwright.dungeon.round_changes import use_up
from lairwright.dungeon.table import Procedure, Table
from lairwright.dungeon.targets import may_negate, targets
from lairwright.dungeon.words import (
    COST_DESTROY_ANOTHER,
    COST_DESTROY_THIS,
    COST_DISCARD,
    EV_ACTIVATED,
    EV_ANNOUNCED,
    NO_TARGET,
    ONCE_PER_ROUND,
    TARGET_HERO,
    TARGET_RIVAL,
    TARGET_ROOM,
    TARGET_SOUL,
)
from lairwright.kernel.frames import Frame
from lairwright.kernel.game import LEARNT_BY_OTHERS

_TARGET: Final = 0
_DECLARE: Final = 1
_PAY: Final = 2
_INTERRUPT: Final = 3
_GO: Final = 4

TARGET_PROMPTS: Final = ("", "target-hero", "target-room", "target-rival", "target-soul", "target-spell")


def aim(g: Table, f: Frame, option: i64) -> None:
    """Note a chosen target and its owner; a room is remembered by its card, because positions shift."""
    verb = verb_of(option)
    if verb == TARGET_ROOM_AT:
        f.owner = seat_of(option)
        f.target = g.players[f.owner].dungeon[place_of(option) - 1]
    elif verb == TARGET_SEAT:
        f.owner = seat_of(option)
        f.target = f.owner
    else:
        f.owner = owner_of(option)
        f.target = card_of(option)


@final
class Announce(Procedure):
    """See the module."""

    def run(self, g: Table, f: Frame) -> None:
        ability = its_ability(g, f)
        if f.pc == _TARGET:
            if f.target < 0 and ability.target != NO_TARGET:
                g.ask(f.seat, targets(g, f.seat, f.card, ability))
                return
            f.pc = _DECLARE
        if f.pc == _DECLARE:
            self._declare(g, f, ability)
            f.pc = _PAY
        if f.pc == _PAY:
            if ability.cost == COST_DISCARD and f.progress < ability.cost_count:
                menu = self._discards(g, f.seat, ability)
                if menu:  # empty only if the hand was re-dealt in the middle of the announcement
                    g.ask(f.seat, menu)
                    return
            if ability.cost == COST_DESTROY_ANOTHER and f.progress == 0:
                g.ask(f.seat, self._sacrifices(g, f.seat, f.card))
                return
            f.pc = _INTERRUPT
            if ability.cost == COST_DESTROY_THIS:
                card = destroy_room(g, f.seat, position_of(g, f.seat, f.card), True)
                settle(g, -1)  # what it uncovers may raise the damage to a hero elsewhere (CL-31)
                trigger_destroyed(g, f.seat, card)
                return
        if f.pc == _INTERRUPT:
            f.pc = _GO
            if (
                is_spell(f)
                and not g.rules.lifo
                and (g.rules.negate_negation or not ability.negation)
                and anyone_negates(g, f.seat)
            ):
                g.push(OP_INTERRUPT, f.seat, f.card)
                return
        f.pc = 0
        f.progress = 0
        f.op = OP_EFFECT
        if waits_for_its_turn(f):
            stop_waiting(f)
            g.lay_aside(f)
            g.waiting = [*g.waiting, f] if g.waiting else [f]

    def _declare(self, g: Table, f: Frame, ability: Ability) -> None:
        if is_spell(f):
            lay_open(g, f.seat, f.card)
        elif ability.limit == ONCE_PER_ROUND:
            use_up(g, f.seat, f.card, ability.index)
        if g.learnt < LEARNT_BY_OTHERS:
            g.learnt = LEARNT_BY_OTHERS
        if g.listening:
            named = f.target if ability.target in (TARGET_HERO, TARGET_ROOM, TARGET_SOUL) else -1
            owner = f.owner if ability.target in (TARGET_RIVAL, TARGET_ROOM, TARGET_SOUL) else -1
            g.emit(EV_ANNOUNCED if is_spell(f) else EV_ACTIVATED, f.seat, f.card, named, owner)

    def _discards(self, g: Table, seat: i64, ability: Ability) -> list[i64]:
        return hand_menu(g, seat, ability.cost_filter, g.catalog.discards)

    def _sacrifices(self, g: Table, seat: i64, card: i64) -> list[i64]:
        dungeon = g.players[seat].dungeon
        return [
            to_sacrifice(at + 1)
            for at in range(len(dungeon))
            if dungeon[at] != card and may_be_destroyed(g, dungeon[at])
        ]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if f.pc == _TARGET:
            aim(g, f, option)
            f.pc = _DECLARE
            return
        f.progress += 1
        if verb_of(option) == DISCARD:
            discard_from_hand(g, seat, card_of(option))
        else:
            card = destroy_room(g, seat, sacrificed_place(option) - 1, False)
            settle(g, -1)  # a hero in it leaves at once, before the effect resolves (BM-TIME-50)
            trigger_destroyed(g, seat, card)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        ability = its_ability(g, f)
        if f.pc == _TARGET:
            return targets(g, seat, f.card, ability)
        if ability.cost == COST_DISCARD:
            return self._discards(g, seat, ability)
        return self._sacrifices(g, seat, f.card)

    def prompt(self, g: Table, f: Frame) -> str:
        if f.pc == _TARGET:
            return TARGET_PROMPTS[its_ability(g, f).target]
        return "pay-discard" if its_ability(g, f).cost == COST_DISCARD else "pay-sacrifice"


@final
class Interrupt(Procedure):
    """Each other player may negate the Spell that was just announced: the active player first, then in descending XP
    (BM-TIME-15, CL-19).

    ``card`` is that Spell, ``seat`` the player who announced it, ``progress`` counts those asked. After a negation that
    was itself negated, everybody is asked again (CL-18).
    """

    kind = "negate"

    def run(self, g: Table, f: Frame) -> None:
        item = f.below
        assert item is not None
        if is_negated(item):
            g.done(f)
            return
        order = g.order
        while f.progress <= len(order):
            seat: i64 = g.active if f.progress == 0 else order[f.progress - 1]
            f.progress += 1
            if seat == f.seat or seat < 0 or g.players[seat].out or (f.progress > 1 and seat == g.active):
                continue
            menu = self.menu(g, f, seat)
            if len(menu) > 1:
                g.ask(seat, menu)
                return
        g.done(f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu: list[i64] = [OPT_PASS]
        player = g.players[seat]
        item = f.below
        assert item is not None
        if not may_negate(g, seat, item):
            return menu
        seen: list[Card] = []
        for card in player.spells:
            definition = g.cards[card]
            if definition.abilities[0].negation and definition not in seen and play_refusal(g, seat, card) == LEGAL:
                seen.append(definition)
                menu.append(about_card(PLAY, card))
        dungeon = player.dungeon
        for at in range(len(dungeon)):
            definition = g.cards[dungeon[at]]
            if definition.negation >= 0:
                ability = definition.abilities[definition.negation]
                if use_refusal(g, seat, dungeon[at], ability) == LEGAL:
                    menu.append(to_use(dungeon[at], at + 1, ability.index))
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_PASS:
            return
        f.progress = 0
        frame = announce(g, seat, option)
        frame.target = f.card
        frame.owner = f.seat

    def public(self, f: Frame) -> bool:
        return False
