"""Verbs about hands, decks and the discard pile."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards import ANY_CARD, CardFilter, Verb
from lairwright.dungeon.legality import hand_menu, pile_menu
from lairwright.dungeon.options import (
    OPT_NAME_ROOM,
    OPT_NAME_SPELL,
    card_of,
)
from lairwright.dungeon.piles import discard_from_hand, discard_hand, draw, draw_many, fetch, look_at_hand, steal
from lairwright.dungeon.table import Table
from lairwright.dungeon.words import EV_NOTHING, ROOM, SPELL, STREAM_EFFECTS
from lairwright.kernel.frames import Frame


@final
class Draw(Verb):
    """Draw cards of one kind."""

    def __init__(self, kind: i64, count: i64) -> None:
        self.kind: i64 = kind
        self.count: i64 = count

    def run(self, g: Table, f: Frame) -> bool:
        for _ in range(self.count):
            draw(g, f.seat, self.kind)
        return True


class ChooseCards(Verb):
    """Choose cards one after another, fewer if fewer fit. ``progress`` counts them, ``menu`` says where from."""

    def __init__(self, fits: CardFilter, count: i64) -> None:
        self.fits: CardFilter = fits
        self.count: i64 = count

    def take(self, g: Table, seat: i64, card: i64) -> None:
        """Do with a chosen card what this verb does."""

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress >= self.count:
            return True
        menu = self.menu(g, f, f.seat)
        if not menu:
            if f.progress == 0 and g.listening:
                g.emit(EV_NOTHING, f.seat, f.card)
            return True
        g.ask(f.seat, menu)
        return False

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress += 1
        self.take(g, seat, card_of(option))


@final
class DiscardChosen(ChooseCards):
    """Discard cards of the player's choice (BM-DISC-02)."""

    prompt = "discard"

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return hand_menu(g, seat, self.fits, g.catalog.discards)

    def take(self, g: Table, seat: i64, card: i64) -> None:
        discard_from_hand(g, seat, card)


@final
class Fetch(ChooseCards):
    """Take cards of the player's choice from the discard pile."""

    prompt = "fetch"

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return pile_menu(g, g.discard, self.fits)

    def take(self, g: Table, seat: i64, card: i64) -> None:
        fetch(g, seat, card)


@final
class DiscardRandom(Verb):
    """The target discards a random card of one kind (BM-DISC-03)."""

    on_target = True

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def run(self, g: Table, f: Frame) -> bool:
        victim = f.target
        hand = g.players[victim].rooms if self.kind == ROOM else g.players[victim].spells
        if hand:
            discard_from_hand(g, victim, hand[g.streams.below(STREAM_EFFECTS, len(hand))])
        elif g.listening:
            g.emit(EV_NOTHING, f.seat, f.card)
        return True


@final
class StealRandom(Verb):
    """Name Room or Spell; take a random card of that kind from the target's hand."""

    on_target = True
    prompt = "name-kind"

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress:
            return True
        menu = self.menu(g, f, f.seat)
        if not menu:
            if g.listening:
                g.emit(EV_NOTHING, f.seat, f.card)
            return True
        g.ask(f.seat, menu)
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        victim = g.players[f.target]
        menu: list[i64] = []
        if victim.rooms:
            menu.append(OPT_NAME_ROOM)
        if victim.spells:
            menu.append(OPT_NAME_SPELL)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = 1
        victim = f.target
        hand = g.players[victim].spells if option == OPT_NAME_SPELL else g.players[victim].rooms
        steal(g, seat, victim, hand[g.streams.below(STREAM_EFFECTS, len(hand))])


_LOOKED: Final = 1
_TAKEN: Final = 2


@final
class TakeFromHand(Verb):
    """Look at the target's hand and take one card from it."""

    on_target = True
    prompt = "take"

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == _TAKEN:
            return True
        if f.progress != _LOOKED:
            f.progress = _LOOKED
            look_at_hand(g, f.seat, f.target)
        menu = self.menu(g, f, f.seat)
        if not menu:
            return True
        g.ask(f.seat, menu)
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return hand_menu(g, f.target, ANY_CARD, g.catalog.takes)

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = _TAKEN
        steal(g, seat, f.target, card_of(option))


@final
class NewHands(Verb):
    """Everybody discards their whole hand, then draws a new one."""

    def __init__(self, spells: i64, rooms: i64) -> None:
        self.spells: i64 = spells
        self.rooms: i64 = rooms

    def run(self, g: Table, f: Frame) -> bool:
        for seat in g.order:
            if not g.players[seat].out:
                discard_hand(g, seat)
        for seat in g.order:
            if not g.players[seat].out:
                draw_many(g, seat, SPELL, self.spells)
                draw_many(g, seat, ROOM, self.rooms)
        return True
