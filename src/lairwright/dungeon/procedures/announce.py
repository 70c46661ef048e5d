"""Announcing a Spell or an activated ability, and the negation interrupt that a Spell opens.

An announcement names its target (BM-TIME-40), pays its cost (BM-DESTROY-07), lets a Spell be negated (BM-TIME-15), and
then becomes the effect itself: the same frame goes on as ``OP_EFFECT``, at once or when its turn comes.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability
from lairwright.dungeon.cards.card import Card
from lairwright.dungeon.changes.belongings import change_coins, reset_level, turn_item
from lairwright.dungeon.changes.piles import discard_from_hand, lay_open
from lairwright.dungeon.changes.rooms import destroy_room
from lairwright.dungeon.changes.rounds import use_up
from lairwright.dungeon.events import EV_ACTIVATED, EV_ANNOUNCED
from lairwright.dungeon.legality.announcing import may_be_destroyed, play_refusal, use_refusal
from lairwright.dungeon.legality.menus import anyone_negates, hand_menu
from lairwright.dungeon.legality.reasons import LEGAL
from lairwright.dungeon.legality.targets import may_negate, targets
from lairwright.dungeon.options import (
    DISCARD,
    OPT_PASS,
    PICK,
    PLAY,
    TAKE,
    TARGET_ITEM_CARD,
    TARGET_MINIBOSS_AT,
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
from lairwright.dungeon.procedures.carried import (
    end_step,
    forget_prices,
    is_negated,
    is_spell,
    its_ability,
    price_at,
    price_paid,
    stop_waiting,
    waits_for_its_turn,
)
from lairwright.dungeon.procedures.firing import fire_news
from lairwright.dungeon.procedures.ops import OP_EFFECT, OP_INTERRUPT
from lairwright.dungeon.procedures.triggers import settle, trigger_destroyed
from lairwright.dungeon.procedures.windows import announce
from lairwright.dungeon.projections.prices import spell_price
from lairwright.dungeon.projections.rooms import position_of
from lairwright.dungeon.projections.sources import home_of, keeper_of, room_of
from lairwright.dungeon.state.procedure import Procedure
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    BOSS,
    COST_DESTROY_ANOTHER,
    COST_DESTROY_THIS,
    COST_DISCARD,
    COST_STEPS,
    MOD_PRICE,
    NO_TARGET,
    ONCE_PER_ROUND,
    ROOM,
    TARGET_BOSS,
    TARGET_CARD,
    TARGET_HERO,
    TARGET_ITEM,
    TARGET_MINIBOSS,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_WOUND,
)
from lairwright.kernel.frames import NO_PICKS, Frame
from lairwright.kernel.game import LEARNT_BY_OTHERS

#: Targets that events name by their card, and those of which they say whose they are.
_NAMED_BY_CARD: Final = (
    TARGET_HERO,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_WOUND,
    TARGET_MINIBOSS,
    TARGET_ITEM,
    TARGET_CARD,
)
_WITH_OWNER: Final = (
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SOUL,
    TARGET_WOUND,
    TARGET_MINIBOSS,
    TARGET_ITEM,
    TARGET_BOSS,
)

_TARGET: Final = 0
_DECLARE: Final = 1
_PAY: Final = 2
_INTERRUPT: Final = 3
_GO: Final = 4

TARGET_PROMPTS: Final[tuple[str, ...]] = (
    "",
    "target-hero",
    "target-room",
    "target-rival",
    "target-soul",
    "target-spell",
    "target-wound",
    "target-miniboss",
    "target-item",
    "target-boss",
    "target-card",
    "target-minion",
)


def aim(g: Table, f: Frame, option: i64) -> None:
    """Note a chosen target and its owner; a room is remembered by its card, because positions shift."""
    verb = verb_of(option)
    if verb == TARGET_ROOM_AT:
        f.owner = seat_of(option)
        f.target = g.players[f.owner].dungeon[place_of(option) - 1]
    elif verb == TARGET_SEAT:
        f.owner = seat_of(option)
        f.target = f.owner
        if its_ability(g, f).target == TARGET_BOSS:
            f.target = g.players[f.owner].boss
    elif verb == TARGET_MINIBOSS_AT:
        f.owner = seat_of(option)
        f.target = g.attached[g.players[f.owner].dungeon[place_of(option) - 1]]
    elif verb in (TARGET_ITEM_CARD, PICK, TAKE):
        f.target = card_of(option)
        f.owner = home_of(g, f.target)
    else:
        f.owner = owner_of(option)
        f.target = card_of(option)


def ability_costs_steps(g: Table, f: Frame) -> bool:
    return its_ability(g, f).cost == COST_STEPS


def _note_paid(g: Table, f: Frame, ability: Ability, card: i64) -> None:
    """A card is about to be paid with: it is ``that``, if anything speaks of it; so are the coins on a room."""
    if ability.remembers:
        f.that = [*f.that, card]
        if ability.keeps_coins and g.coins_on[card]:
            f.that = [*f.that, -g.coins_on[card]]


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
            if ability.cost == COST_STEPS and not self._pay_steps(g, f, ability):
                return
            f.pc = _INTERRUPT
            if ability.cost == COST_DESTROY_THIS:
                room = room_of(g, f.card)
                _note_paid(g, f, ability, room)
                card = destroy_room(g, f.seat, position_of(g, f.seat, room), room == f.card)
                settle(g, -1)  # what it uncovers may raise the damage to a hero elsewhere (CL-31)
                trigger_destroyed(g, f.seat, card, f.seat)
                return
        if f.pc == _INTERRUPT:
            f.pc = _GO
            if g.news:
                fire_news(g, f.seat)
                if g.top is not f:
                    f.pc = _INTERRUPT
                    return
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
        if ability.prices:
            forget_prices(f)
        f.op = OP_EFFECT
        if waits_for_its_turn(f):
            stop_waiting(f)
            g.lay_aside(f)
            g.waiting = [*g.waiting, f] if g.waiting else [f]

    def _pay_steps(self, g: Table, f: Frame, ability: Ability) -> bool:
        """Pay step by step; False if something is asked, or comes first."""
        while price_at(f) < len(ability.prices):
            if not ability.prices[price_at(f)].run(g, f):
                return False
            price_paid(f)
            end_step(f)
            f.progress = 0
            f.picks = NO_PICKS
            if g.top is not f:
                return False
        return True

    def _declare(self, g: Table, f: Frame, ability: Ability) -> None:
        if is_spell(f):
            price: i64 = 0
            if (g.changes or g.catalog.unusual) and (g.changes | g.catalog.always) >> MOD_PRICE & 1:
                price = spell_price(g, f.seat, f.card)
            lay_open(g, f.seat, f.card)
            if price:
                change_coins(g, f.seat, -price)
        else:
            if ability.limit == ONCE_PER_ROUND:
                use_up(g, f.seat, f.card, ability.mark)
            if ability.level == 3:
                reset_level(g, f.seat, f.card)
            elif ability.side == BOSS:
                turn_item(g, f.seat, f.card)
            if ability.rivals:
                f.host = keeper_of(g, f.card, f.seat)
        if g.learnt < LEARNT_BY_OTHERS:
            g.learnt = LEARNT_BY_OTHERS
        if g.listening:
            named = f.target if ability.target in _NAMED_BY_CARD else -1
            owner = f.owner if ability.target in _WITH_OWNER else -1
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
        if ability_costs_steps(g, f):
            its_ability(g, f).prices[price_at(f)].answer(g, f, seat, option)
            return
        f.progress += 1
        if verb_of(option) == DISCARD:
            _note_paid(g, f, its_ability(g, f), card_of(option))
            discard_from_hand(g, seat, card_of(option))
        else:
            card = g.players[seat].dungeon[sacrificed_place(option) - 1]
            _note_paid(g, f, its_ability(g, f), card)
            destroy_room(g, seat, sacrificed_place(option) - 1, False)
            settle(g, -1)  # a hero in it leaves at once, before the effect resolves (BM-TIME-50)
            trigger_destroyed(g, seat, card, seat)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        ability = its_ability(g, f)
        if f.pc == _TARGET:
            return targets(g, seat, f.card, ability)
        if ability.cost == COST_STEPS:
            return ability.prices[price_at(f)].menu(g, f, seat)
        if ability.cost == COST_DISCARD:
            return self._discards(g, seat, ability)
        return self._sacrifices(g, seat, f.card)

    def prompt(self, g: Table, f: Frame) -> str:
        if f.pc == _TARGET:
            return TARGET_PROMPTS[its_ability(g, f).target]
        if ability_costs_steps(g, f):
            return its_ability(g, f).prices[price_at(f)].asks(f)
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
            if definition.negation >= 0 and definition not in seen and play_refusal(g, seat, card) == LEGAL:
                seen.append(definition)
                menu.append(about_card(PLAY, card))
        dungeon = player.dungeon
        for at in range(len(dungeon)):
            self._add_negation(g, seat, dungeon[at], at + 1, menu)
        for card in player.extras:
            self._add_negation(g, seat, card, 0, menu)
        if g.catalog.hand_acts:
            for card in player.rooms:
                if g.cards[card].hand_chances and g.cards[card] not in seen:
                    seen.append(g.cards[card])
                    self._add_negation(g, seat, card, 0, menu)
        return menu

    def _add_negation(self, g: Table, seat: i64, card: i64, place: i64, menu: list[i64]) -> None:
        """What this card, in force or in hand, has to negate a Spell with."""
        definition = g.cards[card]
        if definition.negation >= 0:
            ability = definition.abilities[definition.negation]
            in_hand = place == 0 and g.cards[card].kind == ROOM
            if ability.from_hand == in_hand and use_refusal(g, seat, card, ability) == LEGAL:
                menu.append(to_use(card, place, ability.index))

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_PASS:
            return
        f.progress = 0
        frame = announce(g, seat, option)
        frame.target = f.card
        frame.owner = f.seat

    def public(self, f: Frame) -> bool:
        return False
