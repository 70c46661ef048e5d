"""Verbs that take cards into hand: what was meant, what is bought or stolen, what lies in a pile."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.filters import fitting
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.changes.belongings import change_coins
from lairwright.dungeon.changes.piles import (
    fetch,
    from_market,
    steal,
)
from lairwright.dungeon.effects.cards import HandCards, check_numbers, fitting_in, hand
from lairwright.dungeon.effects.declared import A_CARD_PHRASE, Word
from lairwright.dungeon.effects.hands import Fetch, StealRandom, TakeFromHand
from lairwright.dungeon.effects.searching import Search
from lairwright.dungeon.events import EV_NOTHING
from lairwright.dungeon.legality.offers import chosen_ref, offers
from lairwright.dungeon.options import (
    OPT_DECLINE,
    PICK,
    TAKE,
    about_card,
    card_of,
)
from lairwright.dungeon.procedures.carried import note_doing
from lairwright.dungeon.projections.refs import card_in
from lairwright.dungeon.projections.things import find
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    AT_DECK,
    AT_DISCARD,
    AT_HAND,
    AT_MARKET,
    SPELL,
    STREAM_EFFECTS,
    TARGET_CARD,
    TARGET_PLAYER,
    TARGET_ROOM,
    TARGET_SPELL,
)
from lairwright.kernel.frames import Frame
from lairwright.kernel.reading import Fields


@final
class TakeThing(Verb):
    """Take particular cards into one's hand: what the trigger was about, all that fit, or up to so many of those."""

    moves = True
    prompt = "take"

    def __init__(self, step: Step) -> None:
        self.step: Step = step
        self.asks_itself = step.may and step.thing.choose > 0

    def refs(self, g: Table, f: Frame) -> list[i64]:
        """Those that still lie where they can be taken from."""
        found: list[i64] = []
        for ref in find(g, f, self.step.thing, f.seat):
            card = card_in(ref)
            if card in g.discard or card in g.market:
                found.append(ref)
        return found

    def run(self, g: Table, f: Frame) -> bool:
        choose = self.step.thing.choose
        if f.progress == 0:
            refs = self.refs(g, f)
            if not refs and g.listening:
                g.emit(EV_NOTHING, f.seat, f.card)
            f.progress = 1 + (choose if choose and choose < len(refs) else len(refs))
            if not choose:
                for ref in refs:
                    self._take(g, f, card_in(ref))
        if len(f.picks) < f.progress - 1:
            g.ask(f.seat, self.menu(g, f, f.seat))
            return False
        return True

    def _take(self, g: Table, f: Frame, card: i64) -> None:
        take_open(g, f.seat, card)
        f.picks = [*f.picks, card]
        f.that = f.picks
        note_doing(f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu = offers(g, TARGET_CARD, self.refs(g, f))
        if self.step.may:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_DECLINE:
            f.progress = 1
        else:
            self._take(g, f, card_in(chosen_ref(g, TARGET_CARD, self.refs(g, f), option)))

    def gist(self, found: Gist) -> None:
        found.cards += 1


def take_open(g: Table, seat: i64, card: i64) -> None:
    """Take a card that lies on the discard pile or in the market."""
    if card in g.market:
        from_market(g, seat, card)
    else:
        fetch(g, seat, card)


@final
class TakeOpen(HandCards):
    """Take cards of some sort from the discard pile or the market: so many, as many as a count says, or all."""

    prompt = "fetch"

    def __init__(self, step: Step) -> None:
        super().__init__(step)
        self.in_market: bool = step.sources & AT_MARKET != 0
        if self.in_market:
            self.prompt = "take"

    def found(self, g: Table, seat: i64, card: i64) -> list[i64]:
        return fitting_in(g, g.market if self.in_market else g.discard, self.step.needs)

    def option(self, g: Table, card: i64) -> i64:
        return about_card(PICK if self.in_market else TAKE, card)

    def act(self, g: Table, f: Frame, card: i64) -> None:
        take_open(g, f.seat, card)

    def gist(self, found: Gist) -> None:
        found.cards += self.step.count if self.step.count > 0 else 2


@final
class BuyFromHand(Verb):
    """See the target's hand and take a card of it, paying its player so many coins for it."""

    moves = True
    on_target = True
    prompt = "take"

    def __init__(self, step: Step) -> None:
        self.step: Step = step
        self.look = TakeFromHand(fitting(step.needs), True, step.room_price, step.spell_price)
        self.asks_itself = step.may

    def run(self, g: Table, f: Frame) -> bool:
        return self.look.run(g, f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return self.look.menu(g, f, seat)

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option != OPT_DECLINE:
            price = self.step.spell_price if g.cards[card_of(option)].kind == SPELL else self.step.room_price
            if price:
                change_coins(g, seat, -price)
                change_coins(g, f.target, price)
        self.look.answer(g, f, seat, option)

    def gist(self, found: Gist) -> None:
        self.look.gist(found)


@final
class StealSome(Verb):
    """A random card of one sort out of the target's hand."""

    moves = True
    on_target = True

    def __init__(self, needs: i64) -> None:
        self.needs: i64 = needs

    def run(self, g: Table, f: Frame) -> bool:
        cards = hand(g, f.target, self.needs)
        if cards and f.target != f.seat:
            card: i64 = cards[g.streams.below(STREAM_EFFECTS, len(cards))]
            steal(g, f.seat, f.target, card)
            f.that = [card]
            note_doing(f)
        elif g.listening:
            g.emit(EV_NOTHING, f.seat, f.card)
        return True

    def gist(self, found: Gist) -> None:
        found.cards += 1
        found.harass += 1


def _make_take(step: Step, fields: Fields, ability: Ability) -> Verb:
    sources = step.sources
    priced = step.room_price or step.spell_price
    if sources & (AT_MARKET | AT_HAND) and sources & ~AT_MARKET and sources & ~AT_HAND:
        raise fields.fail("from", "only the deck and the discard pile are looked through for the same card")
    if priced and (not sources & AT_HAND or step.random):
        raise fields.fail("price", "only a card that one chooses from the target's hand is paid for")
    if step.thing.context or step.thing.noun:
        if step.thing.where & (AT_HAND | AT_DECK):
            raise fields.fail("take", "expected a thing in the discard pile or in the market")
        for key in ("count", "random", "per", "at_most", "from"):
            if key in fields.data:
                raise fields.fail(key, "a thing says itself where it is, and with 'choose' how many of them")
        return TakeThing(step)
    check_numbers(step, fields)
    if sources & AT_HAND:
        return _take_from_hand(step, fields, ability)
    if step.random:
        raise fields.fail("random", "only a card from the target's hand is taken by lot")
    if sources & AT_MARKET:
        if step.per is not None:
            raise fields.fail("per", "from the market go so many cards as 'count' says")
        return TakeOpen(step)
    if sources & AT_DECK:
        if not step.needs:
            raise fields.fail("take", "expected what to look for: 'spell', or rooms such as 'advanced trap room'")
        if sources & AT_DISCARD and step.count != 1:
            raise fields.fail("count", "one card is looked for where it could lie in the deck or in the discard pile")
        if step.count < 1 or step.per is not None:
            raise fields.fail("count", "expected how many cards are looked for in the deck")
        return Search(step.needs, True, bool(sources & AT_DISCARD), False, step.count, step.may)
    if sources & AT_DISCARD:
        usual = step.per is None and step.count > 0
        return Fetch(fitting(step.needs), step.count, step.may) if usual else TakeOpen(step)
    raise fields.fail("from", "expected where from: 'discard', 'deck', 'market' or 'hand' (of the target)")


def _take_from_hand(step: Step, fields: Fields, ability: Ability) -> Verb:
    if ability.target != TARGET_PLAYER:
        raise fields.fail("from", "a card from a hand is the target's: the ability needs target = { player = … }")
    if step.count != 1 or step.per is not None:
        raise fields.fail("count", "one card is taken from a hand")
    if step.random:
        return StealSome(step.needs) if step.needs else StealRandom()
    if step.room_price or step.spell_price:
        return BuyFromHand(step)
    return TakeFromHand(fitting(step.needs), step.may, 0, 0)


WORDS: Final[tuple[Word, ...]] = (
    Word(
        "take",
        A_CARD_PHRASE,
        ("count", "random", "from", "per", "at_most", "price"),
        "take cards into hand: from the discard pile, a deck (which is shuffled), the market, the target's hand",
        _make_take,
        sources=("discard", "deck", "market", "hand"),
        known=("it", "that"),
        nouns=(TARGET_ROOM, TARGET_SPELL, TARGET_CARD),
    ),
)
