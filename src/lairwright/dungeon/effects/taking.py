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
from lairwright.dungeon.effects.cards import hand
from lairwright.dungeon.effects.declared import A_CARD_PHRASE, Word
from lairwright.dungeon.effects.hands import Fetch, StealRandom, TakeFromHand
from lairwright.dungeon.effects.searching import Search
from lairwright.dungeon.effects.things import amount_of
from lairwright.dungeon.events import EV_NOTHING
from lairwright.dungeon.legality.offers import chosen_ref, offers
from lairwright.dungeon.options import (
    OPT_DECLINE,
    card_of,
)
from lairwright.dungeon.procedures.carried import note_doing
from lairwright.dungeon.projections.refs import card_in, to_ref
from lairwright.dungeon.projections.things import find
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    AT_DECK,
    AT_DISCARD,
    AT_HAND,
    AT_MARKET,
    NO_TARGET,
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
    """Take particular cards into one's hand: what the trigger was about, or one of those that fit."""

    prompt = "take"

    def __init__(self, step: Step) -> None:
        self.step: Step = step
        self.asks_itself = step.may

    def refs(self, g: Table, f: Frame) -> list[i64]:
        """Those that still lie where they can be taken from."""
        thing = self.step.thing
        if thing.noun == NO_TARGET and not thing.context:
            found = [card for card in g.market if g.cards[card].traits & self.step.needs == self.step.needs]
            found.sort()
            return [to_ref(card, -1) for card in found]
        return [ref for ref in find(g, f, thing, f.seat) if self._can_be_taken(g, card_in(ref))]

    def _can_be_taken(self, g: Table, card: i64) -> bool:
        return card in g.discard or card in g.market

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress:
            return True
        refs = self.refs(g, f)
        if not refs:
            return True
        if not self.step.thing.choose and self.step.thing.context:
            f.progress = 1
            for ref in refs:
                self._take(g, f, card_in(ref))
            return True
        g.ask(f.seat, self.menu(g, f, f.seat))
        return False

    def _take(self, g: Table, f: Frame, card: i64) -> None:
        if card in g.market:
            from_market(g, f.seat, card)
        else:
            fetch(g, f.seat, card)
        f.that = [card]
        note_doing(f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu = offers(g, TARGET_CARD, self.refs(g, f))
        if self.step.may:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = 1
        if option != OPT_DECLINE:
            self._take(g, f, card_in(chosen_ref(g, TARGET_CARD, self.refs(g, f), option)))

    def gist(self, found: Gist) -> None:
        found.cards += 1


@final
class BuyFromHand(Verb):
    """See the target's hand and take a card of it, paying its player so many coins for it."""

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
            change_coins(g, seat, -price)
            change_coins(g, f.target, price)
        self.look.answer(g, f, seat, option)

    def gist(self, found: Gist) -> None:
        self.look.gist(found)


@final
class StealSome(Verb):
    """A random card of one sort out of the target's hand."""

    on_target = True

    def __init__(self, needs: i64) -> None:
        self.needs: i64 = needs

    def run(self, g: Table, f: Frame) -> bool:
        cards = hand(g, f.target, self.needs)
        if cards:
            card = cards[g.streams.below(STREAM_EFFECTS, len(cards))]
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
    if step.thing.context or step.thing.noun or sources & AT_MARKET:
        return TakeThing(step)
    if sources & AT_HAND:
        if ability.target != TARGET_PLAYER:
            raise fields.fail("from", "a card from a hand is the target's: the ability needs target = { player = … }")
        if step.random:
            return StealSome(step.needs) if step.needs else StealRandom()
        if step.room_price or step.spell_price:
            return BuyFromHand(step)
        return TakeFromHand(fitting(step.needs), step.may, 0, 0)
    if sources & AT_DECK:
        if not step.needs:
            raise fields.fail("take", "expected what to look for: 'spell', or rooms such as 'advanced trap room'")
        if sources & AT_DISCARD and step.count != 1:
            raise fields.fail("count", "one card is looked for where it could lie in the deck or in the discard pile")
        return Search(step.needs, True, bool(sources & AT_DISCARD), False, step.count)
    if sources & AT_DISCARD:
        return Fetch(fitting(step.needs), step.count, step.may) if step.per is None else FetchSome(step)
    raise fields.fail("from", "expected where from: 'discard', 'deck', 'market' or 'hand' (of the target)")


@final
class FetchSome(Verb):
    """Take as many cards as a count says from the discard pile."""

    prompt = "fetch"

    def __init__(self, step: Step) -> None:
        self.step: Step = step
        self.one = Fetch(fitting(step.needs), 1)

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress >= amount_of(g, f, self.step):
            return True
        menu = self.menu(g, f, f.seat)
        if not menu:
            return True
        g.ask(f.seat, menu)
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return self.one.menu(g, f, seat)

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress += 1
        fetch(g, seat, card_of(option))
        note_doing(f)

    def gist(self, found: Gist) -> None:
        found.cards += 1


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
