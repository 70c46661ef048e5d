"""Verbs that build at once: any room that fits, on a room that is named, in somebody else's dungeon, what was found."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Ability, Verb
from lairwright.dungeon.cards.filters import trait_bits
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.cards.steps import Step
from lairwright.dungeon.changes.belongings import attach, change_coins, detach, refresh_extras
from lairwright.dungeon.changes.piles import fetch, leave_hand
from lairwright.dungeon.changes.rooms import place_for
from lairwright.dungeon.effects.cards import hand
from lairwright.dungeon.effects.declared import A_CARD_PHRASE, Word
from lairwright.dungeon.effects.rooms import BuildNow, build_at_once
from lairwright.dungeon.events import EV_NOTHING
from lairwright.dungeon.legality.building import build_refusal, may_be_built_on
from lairwright.dungeon.legality.reasons import LEGAL
from lairwright.dungeon.options import (
    BUILD,
    DECLINE,
    OPT_DECLINE,
    PICK,
    about_card,
    at_room,
    card_of,
    place_of,
    seat_of,
    to_build,
    verb_of,
)
from lairwright.dungeon.procedures.carried import note_doing
from lairwright.dungeon.procedures.ops import OP_BUILT
from lairwright.dungeon.procedures.triggers import trigger_miniboss_built
from lairwright.dungeon.projections.prices import reveal_price
from lairwright.dungeon.projections.refs import card_in, owner_in, to_ref
from lairwright.dungeon.projections.rooms import lies_in
from lairwright.dungeon.projections.sources import home_of
from lairwright.dungeon.projections.things import context, find, fits
from lairwright.dungeon.state.marks import NOT_A_ROOM
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    ANY_KIND,
    ANY_TIER,
    FACE_TURNED,
    IS_TARGET,
    IS_THAT,
    MINIBOSS,
    NO_TARGET,
    ROOM,
    TARGET_MINIBOSS,
    TARGET_ROOM,
)
from lairwright.kernel.frames import NO_PICKS, Frame
from lairwright.kernel.reading import Fields

_ROOMS: Final = trait_bits(ROOM, ANY_KIND, ANY_TIER)
_MINIBOSSES: Final = trait_bits(MINIBOSS, ANY_KIND, ANY_TIER)
#: How far building has come: the card is named, or all is done.
_PICKED: Final = 1
_BUILT: Final = 2


@final
class BuildSome(Verb):
    """Build a card at once by the usual rules: a room from hand, or what the step before has brought; perhaps over
    rooms that are named, or in a rival's dungeon. A miniboss moves in; one taken from a rival keeps its level (CL-78).

    Rooms for one's own dungeon are offered with their places. Of anything else the card comes first (``picks``), unless
    a single miniboss is all there is, and then the room it goes to.
    """

    moves = True

    def __init__(self, step: Step, prompt: str) -> None:
        self.step: Step = step
        self.prompt = prompt
        self.asks_itself = step.may

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == _BUILT:
            return True
        menu = self.menu(g, f, f.seat)
        if menu and menu[0] != OPT_DECLINE:
            g.ask(f.seat, menu)
            return False
        if g.listening and not self.step.may:
            g.emit(EV_NOTHING, f.seat, f.card)
        return True

    def _cards(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        """What could be built, copies next to each other."""
        thing = self.step.thing
        if thing.context == IS_TARGET:
            return [f.target] if home_of(g, f.target) >= 0 else []
        if thing.context != IS_THAT:
            return hand(g, seat, self.step.needs)
        found: list[i64] = []
        for card in f.that:
            there = card >= 0 and (lies_in(g.players[seat].rooms, card) or card in g.discard)
            if there and g.cards[card].kind in (ROOM, MINIBOSS) and fits(g, f, thing, card, seat):
                found.append(card)
        found.sort()
        return found

    def _places(self, g: Table, f: Frame, seat: i64, card: i64) -> list[i64]:
        """Where a card may go: options to build it in one's own dungeon, or the rooms it may go to."""
        found: list[i64] = []
        to = find(g, f, self.step.to, f.seat) if self.step.to.noun != NO_TARGET else NO_PICKS
        dungeon = g.players[seat].dungeon
        if g.cards[card].kind == MINIBOSS:
            if self.step.thing.context != IS_TARGET and g.players[seat].coins < reveal_price(g, seat):
                return found
            for at in range(len(dungeon)):
                named = self.step.to.noun == NO_TARGET or to_ref(dungeon[at], seat) in to
                if named and may_hold_miniboss(g, seat, at):
                    found.append(at_room(seat, at + 1))
            return found
        if self.step.to.noun == NO_TARGET:
            if build_refusal(g, seat, card, 0) == LEGAL:
                found.append(to_build(card, 0))
            for at in range(len(dungeon)):
                if may_be_built_on(g, card, seat, at):
                    found.append(to_build(card, at + 1))
        for ref in to:
            owner = owner_in(ref)
            at = g.players[owner].dungeon.index(card_in(ref))
            if may_be_built_on(g, card, owner, at):
                found.append(to_build(card, at + 1) if owner == seat else at_room(owner, at + 1))
        return found

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu: list[i64] = []
        if f.progress == _PICKED:
            for option in self._places(g, f, seat, f.picks[0]):
                if verb_of(option) != BUILD:
                    menu.append(option)
            return menu
        cards = self._cards(g, f, seat)
        if _is_one_miniboss(g, cards):
            menu = self._places(g, f, seat, cards[0])
        else:
            last: i64 = -1
            for card in cards:
                if last >= 0 and g.cards[last] is g.cards[card]:
                    continue
                last = card
                elsewhere = False
                for option in self._places(g, f, seat, card):
                    if verb_of(option) == BUILD:
                        menu.append(option)
                    else:
                        elsewhere = True
                if elsewhere:
                    menu.append(about_card(PICK, card))
        if self.step.may:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        verb = verb_of(option)
        if verb == PICK:
            f.picks = [card_of(option)]
            f.progress = _PICKED
            return
        card: i64 = -1
        if verb == BUILD:
            card = card_of(option)
        elif verb != DECLINE:
            card = f.picks[0] if f.progress == _PICKED else self._cards(g, f, seat)[0]
        f.progress = _BUILT
        if card < 0:
            return
        if card in g.discard:
            fetch(g, seat, card)
        face_down = self.step.face == FACE_TURNED
        if g.cards[card].kind == MINIBOSS:
            self._move_in(g, seat, card, g.players[seat].dungeon[place_of(option) - 1])
        elif verb == BUILD and not face_down:
            build_at_once(g, seat, option)
        else:
            owner = seat if verb == BUILD else seat_of(option)
            place_for(g, seat, owner, card, place_of(option), face_down)
            if not face_down:
                g.push(OP_BUILT, owner, card)
        f.that = [card]
        note_doing(f)

    def _move_in(self, g: Table, seat: i64, card: i64, room: i64) -> None:
        level: i64 = 1
        if self.step.thing.context == IS_TARGET:
            home = home_of(g, card)
            level = g.tokens[card]
            for top in g.players[home].dungeon:
                if g.attached[top] == card:
                    detach(g, home, top)
                    break
        else:
            price = reveal_price(g, seat)
            if price:
                change_coins(g, seat, -price)
            leave_hand(g, seat, card)
        attach(g, seat, room, card, level)
        refresh_extras(g, seat)
        trigger_miniboss_built(g, seat, card)

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        if self.step.thing.context:
            return True  # what it is about is not known before it happens
        menu = self.menu(g, context(seat, card), seat)
        return len(menu) > 0 and menu[0] != OPT_DECLINE

    def gist(self, found: Gist) -> None:
        found.build = True


def _is_one_miniboss(g: Table, cards: list[i64]) -> bool:
    """Whether these are copies of a single miniboss, so that nobody need be asked which."""
    if not cards or g.cards[cards[0]].kind != MINIBOSS:
        return False
    for card in cards:
        if g.cards[card] is not g.cards[cards[0]]:
            return False
    return True


def may_hold_miniboss(g: Table, seat: i64, at: i64) -> bool:
    """Whether a miniboss may move into this room: none is there or next to it, whatever state those rooms are in."""
    dungeon = g.players[seat].dungeon
    if g.status[dungeon[at]] & NOT_A_ROOM:
        return False
    for near in range(at - 1, at + 2):
        if 0 <= near < len(dungeon) and g.attached[dungeon[near]] >= 0:
            return False
    return True


def _make_build(step: Step, fields: Fields, ability: Ability) -> Verb:
    thing = step.thing
    is_miniboss = thing.noun == TARGET_MINIBOSS or step.needs & _MINIBOSSES == _MINIBOSSES
    known = thing.context in (IS_THAT, IS_TARGET) and not thing.where and thing.choose < 2
    if not known and (thing.context or thing.noun != NO_TARGET or not (is_miniboss or step.needs & _ROOMS == _ROOMS)):
        raise fields.fail(
            "build", "expected a phrase for cards, such as 'room' or 'miniboss', or 'that', or a miniboss as the target"
        )
    if step.face and (is_miniboss or thing.context or step.to.noun == NO_TARGET):
        raise fields.fail("face", "only a room from hand that is built over others lies face down")
    if not thing.context and step.needs == _ROOMS and step.to.noun == NO_TARGET:
        return BuildNow(step.may)
    return BuildSome(step, "build-miniboss" if is_miniboss or thing.context == IS_TARGET else "build-now")


WORDS: Final[tuple[Word, ...]] = (
    Word(
        "build",
        A_CARD_PHRASE,
        ("to", "face"),
        "build at once, by the usual rules; `to`: only over such a room; a miniboss keeps its level",
        _make_build,
        nouns=(TARGET_MINIBOSS,),
        things=(TARGET_ROOM,),
        known=("that", "target"),
    ),
)
