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
from lairwright.dungeon.legality.building import build_refusal, may_be_built_on
from lairwright.dungeon.legality.reasons import LEGAL
from lairwright.dungeon.options import (
    BUILD,
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
from lairwright.dungeon.procedures.triggers import trigger_miniboss_built
from lairwright.dungeon.projections.prices import reveal_price
from lairwright.dungeon.projections.refs import card_in, owner_in
from lairwright.dungeon.projections.sources import home_of
from lairwright.dungeon.projections.things import find
from lairwright.dungeon.state.marks import NOT_A_ROOM
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import (
    ANY_KIND,
    ANY_TIER,
    FACE_TURNED,
    FACE_UP,
    IS_TARGET,
    IS_THAT,
    MINIBOSS,
    NO_TARGET,
    ROOM,
    TARGET_MINIBOSS,
    TARGET_ROOM,
)
from lairwright.kernel.frames import Frame
from lairwright.kernel.reading import Fields

_ROOMS: Final = trait_bits(ROOM, ANY_KIND, ANY_TIER)
_MINIBOSSES: Final = trait_bits(MINIBOSS, ANY_KIND, ANY_TIER)


@final
class BuildSome(Verb):
    """Build a room from hand by the usual rules: of some sort, over rooms that are named, or in a rival's dungeon."""

    prompt = "build-now"

    def __init__(self, step: Step) -> None:
        self.step: Step = step
        self.asks_itself = step.may

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == 2:
            return True
        menu = self.menu(g, f, f.seat)
        if not menu or menu[0] == OPT_DECLINE:
            return True
        g.ask(f.seat, menu)
        return False

    def _places(self, g: Table, f: Frame) -> list[i64]:
        """The rooms it may be built over."""
        return find(g, f, self.step.to, f.seat)

    def _cards(self, g: Table, f: Frame) -> list[i64]:
        if self.step.thing.context & IS_THAT:
            return [card for card in f.that if card >= 0 and g.cards[card].kind == ROOM]
        return hand(g, f.seat, self.step.needs)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        """Rooms of one's own dungeon as usual; for another's, first the card and then the room."""
        menu: list[i64] = []
        if f.progress == 1:
            for ref in self._places(g, f):
                at = g.players[owner_in(ref)].dungeon.index(card_in(ref))
                if may_be_built_on(g, f.picks[0], owner_in(ref), at):
                    menu.append(at_room(owner_in(ref), at + 1))
            return menu
        last = -1
        for card in self._cards(g, f):
            if last >= 0 and g.cards[last] is g.cards[card]:
                continue
            last = card
            if self.step.to.noun == NO_TARGET:
                if build_refusal(g, seat, card, 0) == LEGAL:
                    menu.append(to_build(card, 0))
                for place in range(1, len(g.players[seat].dungeon) + 1):
                    if may_be_built_on(g, card, seat, place - 1):
                        menu.append(to_build(card, place))
                continue
            for ref in self._places(g, f):
                owner = owner_in(ref)
                at = g.players[owner].dungeon.index(card_in(ref))
                if may_be_built_on(g, card, owner, at):
                    if owner == seat:
                        menu.append(to_build(card, at + 1))
                    else:
                        menu.append(about_card(PICK, card))
                        break
        if self.step.may:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_DECLINE:
            f.progress = 2
        elif verb_of(option) == PICK:
            f.picks = [card_of(option)]
            f.progress = 1
        elif verb_of(option) == BUILD:
            f.progress = 2
            note_doing(f)
            build_at_once(g, seat, option)
        else:
            f.progress = 2
            note_doing(f)
            place_for(g, seat, seat_of(option), f.picks[0], place_of(option), self.step.face == FACE_TURNED)

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return len(g.players[seat].rooms) > 0

    def gist(self, found: Gist) -> None:
        found.build = True


@final
class BuildMiniboss(Verb):
    """A miniboss moves in: found among cards, or taken from a rival with its level (CL-78)."""

    prompt = "build-miniboss"

    def __init__(self, step: Step) -> None:
        self.step: Step = step
        self.asks_itself = step.may

    def _card(self, g: Table, f: Frame) -> i64:
        if self.step.thing.context == IS_TARGET:
            return f.target
        for card in f.that:
            if card >= 0 and g.cards[card].kind == MINIBOSS:
                return card
        return -1

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress:
            return True
        menu = self.menu(g, f, f.seat)
        if not menu or menu[0] == OPT_DECLINE:
            return True
        g.ask(f.seat, menu)
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        """Rooms without one, and with none next to them (EXP-MB-04 to -06)."""
        menu: list[i64] = []
        card = self._card(g, f)
        moves = self.step.thing.context == IS_TARGET
        if card < 0 or (not moves and g.players[seat].coins < reveal_price(g, seat)):
            return menu
        dungeon = g.players[seat].dungeon
        for at in range(len(dungeon)):
            if may_hold_miniboss(g, seat, at):
                menu.append(at_room(seat, at + 1))
        if self.step.may:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = 1
        if option == OPT_DECLINE:
            return
        card = self._card(g, f)
        room = g.players[seat].dungeon[place_of(option) - 1]
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
            if card in g.discard:
                fetch(g, seat, card)
            leave_hand(g, seat, card)
        attach(g, seat, room, card, level)
        note_doing(f)
        refresh_extras(g, seat)
        trigger_miniboss_built(g, seat, card)

    def gist(self, found: Gist) -> None:
        found.build = True


@final
class BuildFound(Verb):
    """Build what the step before has brought: a room, or a miniboss moves in."""

    def __init__(self, step: Step) -> None:
        self.room = BuildSome(step)
        self.miniboss = BuildMiniboss(step)
        self.asks_itself = step.may

    def _inner(self, g: Table, f: Frame) -> Verb:
        for card in f.that:
            if card >= 0 and g.cards[card].kind == MINIBOSS:
                return self.miniboss
        return self.room

    def run(self, g: Table, f: Frame) -> bool:
        return self._inner(g, f).run(g, f)

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return self._inner(g, f).menu(g, f, seat)

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        self._inner(g, f).answer(g, f, seat, option)

    def asks(self, f: Frame) -> str:
        return self.room.prompt

    def gist(self, found: Gist) -> None:
        found.build = True


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
    if step.face == FACE_UP:
        raise fields.fail("face", "what is built at once lies face up anyway")
    thing = step.thing
    if thing.noun == TARGET_MINIBOSS or step.needs & _MINIBOSSES == _MINIBOSSES or thing.context == IS_TARGET:
        return BuildMiniboss(step)
    if thing.context == IS_THAT:
        return BuildFound(step)
    if not thing.context and step.needs == _ROOMS and step.to.noun == NO_TARGET:
        return BuildNow(step.may)
    return BuildSome(step)


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
