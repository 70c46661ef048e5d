"""Verbs about coins, counters, items and minibosses."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.cards.things import Thing
from lairwright.dungeon.changes.belongings import change_coins, change_counters, lay_coins, promote, swap_hoards
from lairwright.dungeon.effects.declared import A_NUMBER, Word
from lairwright.dungeon.effects.things import AboutThings, amount_of
from lairwright.dungeon.options import OPT_DECLINE, coins_of, to_pay
from lairwright.dungeon.procedures.carried import note_doing
from lairwright.dungeon.procedures.triggers import trigger_gains, trigger_promoted
from lairwright.dungeon.projections.refs import card_in, owner_in
from lairwright.dungeon.projections.sources import home_of, room_of
from lairwright.dungeon.projections.things import owner_of, seats_of, target_seat
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    ANY_NUMBER_OF,
    IS_THIS,
    ROOM,
    STAT_COINS,
    TARGET_HERO,
    TARGET_MINIBOSS,
    TARGET_ROOM,
)
from lairwright.kernel.frames import Frame
from lairwright.kernel.reading import Fields

#: More coins than anybody pays at once.
_MOST_COINS: Final = 20


@final
class Coins(Verb):
    """Coins from the supply, for the doer or onto the card."""

    def __init__(self, step: Step) -> None:
        self.step: Step = step

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress:
            return True
        f.progress = 1
        amount = amount_of(g, f, self.step)
        if amount <= 0:
            return True
        f.that = [-amount]
        note_doing(f)
        if self.step.to.context & IS_THIS:
            lay_coins(g, owner_of(f), room_of(g, f.card), amount)
        else:
            change_coins(g, f.seat, amount)
            trigger_gains(g, f.seat, STAT_COINS, amount)
        return True

    def gist(self, found: Gist) -> None:
        found.coins += self.step.number


@final
class PayCoins(Verb):
    """Coins back to the supply, to a player, or onto the card; of ``any`` number, as many as the doer says."""

    prompt = "pay"

    def __init__(self, step: Step) -> None:
        self.step: Step = step

    def least(self, g: Table, f: Frame) -> i64:
        return 1 if self.step.number == ANY_NUMBER_OF else amount_of(g, f, self.step)

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress:
            return True
        coins = g.players[f.seat].coins
        if self.step.number != ANY_NUMBER_OF:
            f.progress = 1
            amount = amount_of(g, f, self.step)
            if amount <= coins:
                self._pay(g, f, amount)
            return True
        if coins < 1:
            f.progress = 1
            return True
        g.ask(f.seat, self.menu(g, f, f.seat))
        return False

    def _pay(self, g: Table, f: Frame, amount: i64) -> None:
        note_doing(f)
        f.that = [-amount]
        if not amount:
            return
        change_coins(g, f.seat, -amount)
        if self.step.to.context & IS_THIS:
            lay_coins(g, owner_of(f), room_of(g, f.card), amount)
        elif self.step.to_person:
            seats = seats_of(g, f, self.step.to_person, f.seat, -1)
            for seat in range(len(g.players)):
                if seats >> seat & 1:
                    change_coins(g, seat, amount)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        most = g.players[seat].coins
        if self.step.most and most > self.step.most:
            most = self.step.most
        if most > _MOST_COINS:
            most = _MOST_COINS
        menu = [to_pay(coins) for coins in range(1, most + 1)]
        if not self.step.paying:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = 1
        if option != OPT_DECLINE:
            self._pay(g, f, coins_of(option))

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        needed = 1 if self.step.number == ANY_NUMBER_OF else self.step.number
        return g.players[seat].coins >= needed

    def gist(self, found: Gist) -> None:
        found.coins -= 1 if self.step.number == ANY_NUMBER_OF else self.step.number


@final
class Counters(AboutThings):
    """Damage counters onto rooms, or health tokens onto heroes; negative numbers take them off."""

    def thing(self) -> Thing:
        return self.step.to

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        card = card_in(ref)
        return card >= 0 and change_counters(g, owner_in(ref), card, amount_of(g, f, self.step))

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        if self.step.number < 0 and self.step.to.context & IS_THIS:
            return g.tokens[room_of(g, card)] >= -self.step.number
        return super().possible(g, seat, card)

    def gist(self, found: Gist) -> None:
        found.room_boost += self.step.number
        found.other += 3.0 if self.step.number > 0 else 0.0


@final
class Promote(AboutThings):
    """A miniboss rises so many levels, or falls."""

    def thing(self) -> Thing:
        return self.step.to

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        card = card_in(ref)
        if card < 0:
            return False
        miniboss = g.attached[card] if g.cards[card].kind == ROOM else card
        seat = home_of(g, miniboss) if miniboss >= 0 else -1
        if seat < 0 or not promote(g, seat, miniboss, amount_of(g, f, self.step)):
            return False
        if self.step.number > 0:
            trigger_promoted(g, seat, miniboss, owner_of(f))
        return True

    def gist(self, found: Gist) -> None:
        found.other += 4.0


@final
class SwapCoins(Verb):
    """The doer and the target exchange their hoards."""

    on_target = True

    def run(self, g: Table, f: Frame) -> bool:
        swap_hoards(g, f.seat, target_seat(g, f))
        note_doing(f)
        return True

    def gist(self, found: Gist) -> None:
        found.coins += 1


def _make_coins(step: Step, fields: Fields, ability: Ability) -> Verb:
    if step.number < 0:
        raise fields.fail("coins", "expected how many are gained; what is lost is 'pay'")
    return Coins(step)


def _make_pay(step: Step, fields: Fields, ability: Ability) -> Verb:
    if step.number < 0 and step.number != ANY_NUMBER_OF:
        raise fields.fail("pay", "expected a number of coins from 1 on, or 'any'")
    return PayCoins(step)


def _make_counters(step: Step, fields: Fields, ability: Ability) -> Verb:
    return Counters(step)


def _make_promote(step: Step, fields: Fields, ability: Ability) -> Verb:
    return Promote(step)


WORDS: Final[tuple[Word, ...]] = (
    Word(
        "coins",
        A_NUMBER,
        ("to", "per", "at_most"),
        'gain coins; `to = "this"`: they are laid onto the room',
        _make_coins,
    ),
    Word(
        "pay",
        A_NUMBER,
        ("to", "per", "at_most"),
        "pay coins to the supply, `to` a player or onto `this` room",
        _make_pay,
        pays=True,
    ),
    Word(
        "counters",
        A_NUMBER,
        ("to", "per", "at_most"),
        "damage counters onto rooms, or health tokens onto heroes; negative: off them",
        _make_counters,
        nouns=(TARGET_ROOM, TARGET_HERO),
        implied=True,
        pays=True,
    ),
    Word(
        "promote",
        A_NUMBER,
        ("to", "per", "at_most"),
        "a miniboss rises so many levels; negative: falls",
        _make_promote,
        nouns=(TARGET_MINIBOSS, TARGET_ROOM),
        implied=True,
        pays=True,
    ),
)
