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
    draw,
    give,
    show_card,
)
from lairwright.dungeon.effects.declared import A_CARD_PHRASE, Word
from lairwright.dungeon.effects.hands import DiscardChosen, DiscardRandom, Draw
from lairwright.dungeon.effects.things import amount_of
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
    NO_TARGET,
    NOBODY,
    OWNER,
    ROOM,
    SPELL,
    STREAM_EFFECTS,
    TARGET_PLAYER,
    THE_TARGETS,
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


@final
class DrawSome(Verb):
    """Draw as many cards as a count says; of either kind, the drawer chooses one after another."""

    prompt = "draw"

    def __init__(self, step: Step) -> None:
        self.step: Step = step

    def run(self, g: Table, f: Frame) -> bool:
        count = amount_of(g, f, self.step) if self.step.per is not None else self.step.count
        if self.step.most and count > self.step.most:
            count = self.step.most
        kind = SPELL if self.step.needs == _SPELLS else ROOM
        while f.progress < count:
            if not self.step.needs:
                g.ask(f.seat, self.menu(g, f, f.seat))
                return False
            f.progress += 1
            self._draw(g, f, kind)
        return True

    def _draw(self, g: Table, f: Frame, kind: i64) -> None:
        card = draw(g, f.seat, kind)
        if card >= 0:
            f.that = [*f.that, card] if f.progress > 1 else [card]
            note_doing(f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return [OPT_DRAW_ROOM, OPT_DRAW_SPELL]

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress += 1
        self._draw(g, f, SPELL if option == OPT_DRAW_SPELL else ROOM)

    def gist(self, found: Gist) -> None:
        found.cards += self.step.count if self.step.count > 0 else 1


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
    """Choose cards of one's own hand, one after another: so many, all, or any number; ``picks`` are those chosen."""

    def __init__(self, step: Step) -> None:
        self.step: Step = step
        self.asks_itself = step.may

    def act(self, g: Table, f: Frame, card: i64) -> None:
        """Do with a chosen card what this verb does."""

    def most(self, g: Table, f: Frame) -> i64:
        if self.step.count == ANY_NUMBER_OF:
            return 99
        if self.step.per is not None:
            return amount_of(g, f, self.step)
        return self.step.count

    def left(self, g: Table, f: Frame) -> list[i64]:
        """What may still be chosen."""
        return [card for card in hand(g, f.seat, self.step.needs) if not lies_in(f.picks, card)]

    def run(self, g: Table, f: Frame) -> bool:
        if self.step.count == ALL or self.step.random:
            self._at_once(g, f)
            return True
        if f.progress < self.most(g, f):
            menu = self.menu(g, f, f.seat)
            if menu and menu[0] != OPT_DECLINE:
                g.ask(f.seat, menu)
                return False
        self.end(g, f)
        return True

    def _at_once(self, g: Table, f: Frame) -> None:
        """All of them, or so many by lot."""
        if f.progress:
            return
        f.progress = 1
        cards = hand(g, f.seat, self.step.needs)
        if self.step.random:
            count = amount_of(g, f, self.step) if self.step.per is not None else self.step.count
            drawn: list[i64] = []
            while cards and len(drawn) < count:
                drawn.append(cards.pop(g.streams.below(STREAM_EFFECTS, len(cards))))
            cards = drawn
        for card in cards:
            self.act(g, f, card)
        f.picks = cards
        self.end(g, f)

    def end(self, g: Table, f: Frame) -> None:
        """What was chosen is ``that``."""
        if f.picks:
            f.that = f.picks
            note_doing(f)
        elif g.listening:
            g.emit(EV_NOTHING, f.seat, f.card)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu = distinct(g, self.left(g, f))
        if self.step.may or self.step.count == ANY_NUMBER_OF:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_DECLINE:
            f.progress = 1_000
            return
        f.progress += 1
        f.picks = [*f.picks, card_of(option)]
        self.act(g, f, card_of(option))

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        needed = self.step.count if self.step.count > 0 else 0 if self.step.count == ALL else 1
        return len(hand(g, seat, self.step.needs, card)) >= needed


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

    def __init__(self, kind: i64, count: i64) -> None:
        self.kind: i64 = kind
        self.count: i64 = count

    def run(self, g: Table, f: Frame) -> bool:
        moved: list[i64] = []
        for _ in range(self.count):
            if g.room_deck if self.kind == ROOM else g.spell_deck:
                moved.append(discard_from_deck(g, self.kind))
        f.that = moved
        note_doing(f)
        return True

    def gist(self, found: Gist) -> None:
        found.other += 0.5


@final
class Give(Verb):
    """A card from one's own hand to another player: first whom, then which, unless the lot decides."""

    prompt = "give"

    def __init__(self, step: Step) -> None:
        self.step: Step = step

    def run(self, g: Table, f: Frame) -> bool:
        cards = hand(g, f.seat, self.step.needs)
        if f.progress == _GIVEN or not cards:
            return True
        if f.progress == _TAKER_KNOWN and self.step.random:
            self._give(g, f, cards[g.streams.below(STREAM_EFFECTS, len(cards))])
            return True
        menu = self.menu(g, f, f.seat)
        if not menu:
            return True  # there is nobody else
        g.ask(f.seat, menu)
        return False

    def _give(self, g: Table, f: Frame, card: i64) -> None:
        f.progress = _GIVEN
        give(g, f.seat, f.picks[0], card)
        f.that = [card]
        note_doing(f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        if f.progress:
            return distinct(g, hand(g, seat, self.step.needs))
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


def _make_draw(step: Step, fields: Fields, ability: Ability) -> Verb:
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
    if step.thing.context:
        return DiscardThis(step)
    if step.sources & AT_DECK:
        return DiscardTop(SPELL if step.needs == _SPELLS else ROOM, step.count)
    aimed = step.who == THE_TARGETS and ability.target == TARGET_PLAYER
    if step.random and aimed and step.count == 1 and step.per is None and step.needs in (_ROOMS, _SPELLS):
        step.who = NOBODY
        return DiscardRandom(ROOM if step.needs == _ROOMS else SPELL)
    if step.count > 0 and not step.random and step.per is None and step.who == NOBODY:
        return DiscardChosen(fitting(step.needs), step.count, step.may)
    return DiscardSome(step)


def _make_give(step: Step, fields: Fields, ability: Ability) -> Verb:
    to_one = step.to_person in (OWNER, THE_TARGETS) and ability.target in (NO_TARGET, TARGET_PLAYER)
    if step.to.noun != TARGET_PLAYER and not to_one:
        raise fields.fail("to", "expected a player: { player = 'a rival', choose = 1 }, 'target' or 'owner'")
    return Give(step)


def _make_reveal(step: Step, fields: Fields, ability: Ability) -> Verb:
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
