"""Verbs about coins, counters, items and minibosses."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.cards.things import Thing
from lairwright.dungeon.changes.belongings import change_coins, change_counters, lay_coins, promote, swap_hoards
from lairwright.dungeon.effects.declared import A_NUMBER, KNOWN, Word
from lairwright.dungeon.effects.things import AboutThings, amount_of
from lairwright.dungeon.events import EV_NOTHING
from lairwright.dungeon.options import OPT_DECLINE, at_room, coins_of, place_of, to_pay
from lairwright.dungeon.procedures.carried import did_it, note_doing
from lairwright.dungeon.procedures.triggers import trigger_gains, trigger_promoted
from lairwright.dungeon.projections.refs import card_in, owner_in, to_ref
from lairwright.dungeon.projections.sources import home_of, room_of
from lairwright.dungeon.projections.things import context, find, owner_of, seats_of, target_seat
from lairwright.dungeon.state.marks import NOT_A_ROOM
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    ANY_NUMBER_OF,
    IS_TARGET,
    IS_THIS,
    NO_TARGET,
    NOBODY,
    ROOM,
    STAT_COINS,
    TARGET_HERO,
    TARGET_MINIBOSS,
    TARGET_ROOM,
    YOU,
)
from lairwright.kernel.frames import NO_PICKS, Frame
from lairwright.kernel.reading import Fields

#: More coins than anybody pays at once.
_MOST_COINS: Final = 20


@final
class Coins(Verb):
    """Coins from the supply, for the doer or onto the card."""

    moves = True

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

    moves = True
    prompt = "pay"

    def __init__(self, step: Step) -> None:
        self.step: Step = step
        self.asks_itself = step.may and step.number == ANY_NUMBER_OF

    def due(self, g: Table, f: Frame) -> i64:
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
        f.that = NO_PICKS
        if not amount:
            return
        f.that = [-amount]
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
        return g.players[seat].coins >= self.due(g, context(seat, card))

    def gist(self, found: Gist) -> None:
        found.coins -= 1 if self.step.number == ANY_NUMBER_OF else self.step.number


@final
class Counters(AboutThings):
    """Damage counters onto rooms, or health tokens onto heroes; negative numbers take them off. ``that`` is these
    things, and as a number the counters."""

    moves = True

    def thing(self) -> Thing:
        return self.step.to

    def refs(self, g: Table, f: Frame) -> list[i64]:
        found = super().refs(g, f)
        return _which_pay(g, found, self.step) if self.step.paying else found

    def run(self, g: Table, f: Frame) -> bool:
        before = g.tokens
        if not super().run(g, f):
            return False
        if did_it(f):
            total: i64 = 0
            for card in f.that:
                if card >= 0:
                    change: i64 = g.tokens[card] - before[card]
                    total += change if change > 0 else -change
            f.that = [*f.that, -total]
        return True

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        card = card_in(ref)
        return card >= 0 and change_counters(g, owner_in(ref), card, amount_of(g, f, self.step))

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return _can_pay(g, seat, card, self.step) if self.step.paying else super().possible(g, seat, card)

    def gist(self, found: Gist) -> None:
        found.room_boost += self.step.number
        found.other += 3.0 if self.step.number > 0 else 0.0


def _which_pay(g: Table, refs: list[i64], step: Step) -> list[i64]:
    """Of things that a price takes counters or levels from, those that have enough."""
    needed = -step.number + (1 if step.word == "promote" else 0)
    found: list[i64] = []
    for ref in refs:
        card = card_in(ref)
        if card >= 0 and step.word == "promote" and g.cards[card].kind == ROOM:
            card = g.attached[card]
        if card >= 0 and g.tokens[card] >= needed:
            found.append(ref)
    return found


def _can_pay(g: Table, seat: i64, card: i64, step: Step) -> bool:
    thing = step.to
    if thing.noun == NO_TARGET:
        return len(_which_pay(g, [to_ref(room_of(g, card), seat)], step)) > 0
    needed = thing.choose if thing.choose else 1
    return len(_which_pay(g, find(g, context(seat, card), thing, seat), step)) >= needed


@final
class SpreadCounters(Verb):
    """Damage counters onto one's rooms, or off them, one after another as one likes. ``progress`` is one more than
    there are left, ``picks`` has a room for each counter."""

    moves = True
    prompt = "pick"

    def __init__(self, step: Step) -> None:
        self.step: Step = step

    def _rooms(self, g: Table, seat: i64) -> list[i64]:
        """The positions of the rooms that may get one, or have one to lose."""
        dungeon = g.players[seat].dungeon
        found: list[i64] = []
        for at in range(len(dungeon)):
            if not g.status[dungeon[at]] & NOT_A_ROOM and (self.step.number > 0 or g.tokens[dungeon[at]] > 0):
                found.append(at)
        return found

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == 0:
            amount = amount_of(g, f, self.step)
            f.progress = 1 + (amount if amount > 0 else -amount)
        menu = self.menu(g, f, f.seat)
        if f.progress > 1 and menu:
            g.ask(f.seat, menu)
            return False
        if f.picks:
            moved: list[i64] = []
            for room in f.picks:
                if room not in moved:
                    moved.append(room)
            f.that = [*moved, -len(f.picks)]
            note_doing(f)
        elif g.listening:
            g.emit(EV_NOTHING, f.seat, f.card)
        return True

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return [at_room(seat, at + 1) for at in self._rooms(g, seat)]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        room = g.players[seat].dungeon[place_of(option) - 1]
        f.progress -= 1
        f.picks = [*f.picks, room]
        change_counters(g, seat, room, 1 if self.step.number > 0 else -1)

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        rooms = self._rooms(g, seat)
        if self.step.number > 0:
            return len(rooms) > 0
        dungeon = g.players[seat].dungeon
        total: i64 = 0
        for at in rooms:
            total += g.tokens[dungeon[at]]
        return total >= -self.step.number

    def gist(self, found: Gist) -> None:
        found.room_boost += self.step.number


@final
class Promote(AboutThings):
    """A miniboss rises so many levels, or falls."""

    def thing(self) -> Thing:
        return self.step.to

    def refs(self, g: Table, f: Frame) -> list[i64]:
        found = super().refs(g, f)
        return _which_pay(g, found, self.step) if self.step.paying else found

    def act(self, g: Table, f: Frame, ref: i64) -> bool:
        card = card_in(ref)
        if card < 0:
            return False
        miniboss = g.attached[card] if g.cards[card].kind == ROOM else card
        seat = home_of(g, miniboss) if miniboss >= 0 else -1
        if seat < 0 or not promote(g, seat, miniboss, amount_of(g, f, self.step)):
            return False
        if self.step.number > 0:
            trigger_promoted(g, seat, miniboss, f.seat)
        return True

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return _can_pay(g, seat, card, self.step) if self.step.paying else super().possible(g, seat, card)

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
    if step.number == ANY_NUMBER_OF and step.per is not None:
        raise fields.fail("per", "any number of coins is not multiplied")
    return PayCoins(step)


def _make_counters(step: Step, fields: Fields, ability: Ability) -> Verb:
    _check_source(step, fields, ability)
    if step.to_person == YOU:
        return SpreadCounters(step)
    if step.to_person != NOBODY and not step.to.context:
        raise fields.fail("to", "counters are on rooms, tokens on heroes: expected a thing, or 'you' for one's rooms")
    return Counters(step)


def _make_promote(step: Step, fields: Fields, ability: Ability) -> Verb:
    _check_source(step, fields, ability)
    return Promote(step)


def _check_source(step: Step, fields: Fields, ability: Ability) -> None:
    """A price is taken from what can be seen to have it before a target is named."""
    if step.paying and (step.to.context & IS_TARGET or ("to" not in fields.data and ability.target != NO_TARGET)):
        raise fields.fail(step.word, "the target pays nothing: expected to = 'this', or things of one's own")


WORDS: Final[tuple[Word, ...]] = (
    Word(
        "coins",
        A_NUMBER,
        ("to", "per", "at_most"),
        'gain coins; `to = "this"`: they are laid onto the room',
        _make_coins,
        to=("this",),
    ),
    Word(
        "pay",
        A_NUMBER,
        ("to", "per", "at_most"),
        "pay coins to the supply, `to` a player or onto `this` room",
        _make_pay,
        pays=True,
        to=("target", "owner", "this"),
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
        to=(*KNOWN, "you"),
        things=(TARGET_ROOM, TARGET_HERO),
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
        to=KNOWN,
        things=(TARGET_MINIBOSS, TARGET_ROOM),
    ),
)
