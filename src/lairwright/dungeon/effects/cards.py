"""Verbs about cards in general: so many as a count says, of any sort, from anywhere, by anybody."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.filters import fitting, trait_bits
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.changes.piles import (
    discard_from_deck,
    discard_from_hand,
    discard_from_market,
    draw,
    give,
    show_card,
)
from lairwright.dungeon.effects.declared import A_CARD_PHRASE, Word
from lairwright.dungeon.effects.hands import DiscardChosen, DiscardRandom, Draw
from lairwright.dungeon.effects.things import cards_of
from lairwright.dungeon.events import EV_NOTHING
from lairwright.dungeon.legality.offers import offers
from lairwright.dungeon.options import (
    OPT_DECLINE,
    OPT_DRAW_ROOM,
    OPT_DRAW_SPELL,
    PICK,
    TARGET_SEAT,
    about_card,
    card_of,
    seat_of,
    verb_of,
)
from lairwright.dungeon.procedures.carried import note_doing
from lairwright.dungeon.projections.refs import owner_in, to_player
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.things import find, seats_of
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    ALL,
    ANY_KIND,
    ANY_NUMBER_OF,
    ANY_TIER,
    AT_DECK,
    AT_MARKET,
    IS_THIS,
    NO_TARGET,
    NOBODY,
    OWNER,
    ROOM,
    SPELL,
    STREAM_EFFECTS,
    TARGET_PLAYER,
    THE_TARGETS,
    WHEN_ACTIVATED,
    WHEN_ANNOUNCED,
)
from lairwright.kernel.frames import Frame
from lairwright.kernel.reading import Fields

_ROOMS: Final = trait_bits(ROOM, ANY_KIND, ANY_TIER)
_SPELLS: Final = trait_bits(SPELL, ANY_KIND, ANY_TIER)
#: How far giving a card has come.
_TAKER_KNOWN: Final = 1
_GIVEN: Final = 2


def hand(g: Table, seat: i64, needs: i64, but: i64 = -1) -> list[i64]:
    """The cards in a hand that have these traits; ``but`` is left out."""
    player = g.players[seat]
    return [card for card in player.rooms + player.spells if g.cards[card].traits & needs == needs and card != but]


def fitting_in(g: Table, pile: list[i64], needs: i64) -> list[i64]:
    """The cards of a pile that have these traits, copies next to each other."""
    found = [card for card in pile if g.cards[card].traits & needs == needs]
    found.sort()
    return found


@final
class DrawSome(Verb):
    """Draw as many cards as a count says; of either kind, the drawer chooses one after another.

    ``progress`` is one more than there are still to draw, ``picks`` are those drawn.
    """

    moves = True
    prompt = "draw"

    def __init__(self, step: Step) -> None:
        self.step: Step = step

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == 0:
            f.progress = 1 + cards_of(g, f, self.step)
        while f.progress > 1:
            if not self.step.needs:
                g.ask(f.seat, self.menu(g, f, f.seat))
                return False
            self._draw(g, f, SPELL if self.step.needs == _SPELLS else ROOM)
        return True

    def _draw(self, g: Table, f: Frame, kind: i64) -> None:
        f.progress -= 1
        card = draw(g, f.seat, kind)
        if card >= 0:
            f.picks = [*f.picks, card]
            f.that = f.picks
            note_doing(f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return [OPT_DRAW_ROOM, OPT_DRAW_SPELL]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        self._draw(g, f, SPELL if option == OPT_DRAW_SPELL else ROOM)

    def gist(self, found: Gist) -> None:
        found.cards += self.step.count


def distinct(g: Table, cards: list[i64]) -> list[i64]:
    """Options to pick each different card of a hand, in which copies are next to each other."""
    menu: list[i64] = []
    last: i64 = -1
    for card in cards:
        if last < 0 or g.cards[last] is not g.cards[card]:
            menu.append(about_card(PICK, card))
        last = card
    return menu


class HandCards(Verb):
    """Choose cards of one's own hand, one after another: so many, all, or any number; ``picks`` are those chosen,
    ``progress`` is one more than there are to be chosen."""

    moves = True

    def __init__(self, step: Step) -> None:
        self.step: Step = step
        #: All of them, or some by lot: nothing is chosen.
        self.at_once: bool = step.count == ALL or step.random
        self.asks_itself = step.may and not self.at_once

    def act(self, g: Table, f: Frame, card: i64) -> None:
        """Do with a chosen card what this verb does."""

    def found(self, g: Table, seat: i64, card: i64) -> list[i64]:
        """The cards it could be done to; a price spares the card whose ability is paid for."""
        return hand(g, seat, self.step.needs, card if self.step.paying else -1)

    def left(self, g: Table, f: Frame) -> list[i64]:
        """What may still be chosen."""
        return [card for card in self.found(g, f.seat, f.card) if not lies_in(f.picks, card)]

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == 0:
            f.progress = 1 + self._number(g, f)
            if self.at_once:
                self._at_once(g, f)
            if f.progress == 1 and g.listening and not self.step.may:
                g.emit(EV_NOTHING, f.seat, f.card)
        if len(f.picks) < f.progress - 1:
            g.ask(f.seat, self.menu(g, f, f.seat))
            return False
        if f.picks:
            f.that = f.picks
            note_doing(f)
        return True

    def _number(self, g: Table, f: Frame) -> i64:
        """How many will be chosen: fewer if fewer fit, but none of those that one may keep all of."""
        there = len(self.left(g, f))
        count = cards_of(g, f, self.step)
        if count < 0 or (count > there and not self.asks_itself):
            return there
        return 0 if count > there else count

    def _at_once(self, g: Table, f: Frame) -> None:
        """All of them, or so many by lot."""
        cards = self.left(g, f)
        if self.step.random:
            drawn: list[i64] = []
            while len(drawn) < f.progress - 1:
                drawn.append(cards.pop(g.streams.below(STREAM_EFFECTS, len(cards))))
            cards = drawn
        for card in cards:
            self.act(g, f, card)
        f.picks = cards

    def option(self, g: Table, card: i64) -> i64:
        return about_card(PICK, card)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu: list[i64] = []
        last: i64 = -1
        for card in self.left(g, f):  # copies are next to each other
            if last < 0 or g.cards[last] is not g.cards[card]:
                menu.append(self.option(g, card))
            last = card
        any_number = self.step.count == ANY_NUMBER_OF and (f.picks or not self.step.paying)
        if any_number or (self.step.may and not f.picks):
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_DECLINE:
            f.progress = 1
            return
        f.picks = [*f.picks, card_of(option)]
        self.act(g, f, card_of(option))

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        step = self.step
        in_full = step.may or step.paying
        needed: i64 = 1 if in_full or step.count != ALL else 0
        if in_full and step.count > 0:
            needed = step.count
        return len(self.found(g, seat, card)) >= needed


@final
class DiscardSome(HandCards):
    """Discard cards of one's own choice, all of them, or some by lot (BM-DISC-02, -03)."""

    prompt = "discard"

    def act(self, g: Table, f: Frame, card: i64) -> None:
        discard_from_hand(g, f.seat, card)

    def gist(self, found: Gist) -> None:
        found.cards -= self.step.count if self.step.count > 0 else 2


@final
class Reveal(HandCards):
    """Show cards of one's hand to everybody; they stay there."""

    prompt = "reveal"

    def act(self, g: Table, f: Frame, card: i64) -> None:
        show_card(g, f.seat, card)

    def gist(self, found: Gist) -> None:
        found.price += 0.5


@final
class DiscardThis(Verb):
    """The card itself, from its player's hand: the price of what is used from there."""

    def __init__(self, step: Step) -> None:
        self.step: Step = step

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == 0:
            f.progress = 1
            discard_from_hand(g, f.seat, f.card)
            note_doing(f)
        return True

    def gist(self, found: Gist) -> None:
        found.price += 1.2


@final
class DiscardTop(Verb):
    """Cards from the top of a deck go to the discard pile, in full view."""

    moves = True

    def __init__(self, kind: i64, count: i64) -> None:
        self.kind: i64 = kind
        self.count: i64 = count

    def run(self, g: Table, f: Frame) -> bool:
        moved: list[i64] = []
        for _ in range(self.count):
            card = discard_from_deck(g, self.kind, f.seat)
            if card >= 0:
                moved.append(card)
        if moved:
            f.that = moved
            note_doing(f)
        elif g.listening:
            g.emit(EV_NOTHING, f.seat, f.card)
        return True

    def gist(self, found: Gist) -> None:
        found.other += 0.5


@final
class DiscardFromMarket(HandCards):
    """Discard cards that lie open in the market."""

    prompt = "discard"

    def found(self, g: Table, seat: i64, card: i64) -> list[i64]:
        return fitting_in(g, g.market, self.step.needs)

    def act(self, g: Table, f: Frame, card: i64) -> None:
        discard_from_market(g, f.seat, card)

    def gist(self, found: Gist) -> None:
        found.other += 0.5


@final
class Give(Verb):
    """A card from one's own hand to another player: first whom, then which, unless the lot decides."""

    moves = True
    prompt = "give"

    def __init__(self, step: Step) -> None:
        self.step: Step = step

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == _GIVEN:
            return True
        cards = self._cards(g, f)
        if not cards:
            if g.listening:
                g.emit(EV_NOTHING, f.seat, f.card)
            return True
        if f.progress == _TAKER_KNOWN and self.step.random:
            self._give(g, f, cards[g.streams.below(STREAM_EFFECTS, len(cards))])
            return True
        menu = self.menu(g, f, f.seat)
        if not menu:
            return True  # there is nobody else
        g.ask(f.seat, menu)
        return False

    def _cards(self, g: Table, f: Frame) -> list[i64]:
        return hand(g, f.seat, self.step.needs, f.card if self.step.paying else -1)

    def _give(self, g: Table, f: Frame, card: i64) -> None:
        f.progress = _GIVEN
        give(g, f.seat, f.picks[0], card)
        f.that = [card]
        note_doing(f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        if f.progress:
            return distinct(g, self._cards(g, f))
        if self.step.to.noun == TARGET_PLAYER:
            takers = find(g, f, self.step.to, f.seat)
        else:
            meant = seats_of(g, f, self.step.to_person, f.seat, -1)
            takers = [to_player(other) for other in range(len(g.players)) if meant >> other & 1]
        return offers(g, TARGET_PLAYER, [ref for ref in takers if owner_in(ref) != seat])

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if verb_of(option) == TARGET_SEAT:
            f.progress = _TAKER_KNOWN
            f.picks = [seat_of(option)]
        else:
            self._give(g, f, card_of(option))

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return len(hand(g, seat, self.step.needs, card)) > 0

    def gist(self, found: Gist) -> None:
        found.cards -= 1


def check_phrase(step: Step, fields: Fields) -> None:
    """Cards in a hand or a deck are named by a phrase; all, or any number, of a plain one."""
    word = step.word
    if step.thing.context or step.thing.noun != NO_TARGET:
        raise fields.fail(word, "expected a phrase for cards, such as 'card', 'spell' or 'monster room'")
    check_numbers(step, fields)


def check_numbers(step: Step, fields: Fields) -> None:
    """What says how many cards goes together."""
    word = step.word
    if step.count < 0:
        if not {"monster", "trap", "ordinary", "advanced"}.isdisjoint(fields.text(word).split()):
            raise fields.fail("count", "all, or any number, goes with 'card', 'room', 'spell' or 'miniboss' only")
        if step.per is not None or step.random:
            raise fields.fail("count", "expected a number: all, or any number, is neither multiplied nor picked by lot")
    if step.random and step.per is not None:
        raise fields.fail("per", "by lot go so many cards as 'count' says")


def _make_draw(step: Step, fields: Fields, ability: Ability) -> Verb:
    check_phrase(step, fields)
    if step.needs not in (0, _ROOMS, _SPELLS):
        raise fields.fail(
            "draw", "expected 'room', 'spell' or 'card': the cards of a deck are not chosen by their sort"
        )
    if step.count < 1:
        raise fields.fail("count", "expected how many: there is no drawing all, or any number")
    if step.per is None and step.needs and not ability.remembers:
        return Draw(ROOM if step.needs == _ROOMS else SPELL, step.count)
    return DrawSome(step)


def _make_discard(step: Step, fields: Fields, ability: Ability) -> Verb:
    if step.thing.context == IS_THIS and step.paying:
        if ability.when not in (WHEN_ACTIVATED, WHEN_ANNOUNCED):
            raise fields.fail("discard", "only what is activated or announced is used from the hand")
        return DiscardThis(step)
    if step.thing.context == IS_THIS:
        raise fields.fail("discard", "only a price is paid by discarding the card itself; a room is destroyed")
    check_phrase(step, fields)
    if step.sources & AT_DECK:
        if step.needs not in (_ROOMS, _SPELLS) or step.count < 1 or step.random or step.per is not None:
            raise fields.fail("from", "off the top of a deck go so many 'room' or 'spell' cards as 'count' says")
        if step.paying:
            raise fields.fail("from", "the cards of a deck are nobody's: they are no price")
        return DiscardTop(SPELL if step.needs == _SPELLS else ROOM, step.count)
    if step.sources & AT_MARKET:
        return DiscardFromMarket(step)
    plain = step.count > 0 and step.per is None
    one_by_lot = step.random and plain and step.count == 1 and step.needs in (_ROOMS, _SPELLS)
    by_target = step.who == THE_TARGETS and ability.target == TARGET_PLAYER and not ability.remembers
    if one_by_lot and by_target and not {"may", "if", "then", "else"} & set(fields.data):
        step.who = NOBODY
        return DiscardRandom(ROOM if step.needs == _ROOMS else SPELL)
    if plain and not step.random and step.who == NOBODY and not step.paying:
        return DiscardChosen(fitting(step.needs), step.count, step.may)
    return DiscardSome(step)


def _make_give(step: Step, fields: Fields, ability: Ability) -> Verb:
    check_phrase(step, fields)
    to_one = step.to_person in (OWNER, THE_TARGETS) and ability.target in (NO_TARGET, TARGET_PLAYER)
    if step.to.noun != TARGET_PLAYER and not to_one:
        raise fields.fail("to", "expected a player: { player = 'a rival', choose = 1 }, 'target' or 'owner'")
    return Give(step)


def _make_reveal(step: Step, fields: Fields, ability: Ability) -> Verb:
    check_phrase(step, fields)
    return Reveal(step)


WORDS: Final[tuple[Word, ...]] = (
    Word(
        "draw",
        A_CARD_PHRASE,
        ("count", "per", "at_most"),
        "draw Room or Spell cards (`card`: of either kind)",
        _make_draw,
    ),
    Word(
        "discard",
        A_CARD_PHRASE,
        ("count", "random", "from", "per", "at_most"),
        'discard cards, of one\'s own choice unless `random`; `from = "deck"`: off the top',
        _make_discard,
        pays=True,
        sources=("hand", "deck", "market"),
        known=("this",),
    ),
    Word(
        "give",
        A_CARD_PHRASE,
        ("to", "random"),
        "give a card from hand to another player",
        _make_give,
        pays=True,
        to=("target", "owner"),
        things=(TARGET_PLAYER,),
    ),
    Word(
        "reveal",
        A_CARD_PHRASE,
        ("count",),
        "show cards in hand, which stay there",
        _make_reveal,
        pays=True,
    ),
)
