"""Verbs about hands, decks and the discard pile, as the base game has them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Verb
from lairwright.dungeon.cards.filters import CardFilter
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.changes.piles import (
    discard_from_hand,
    discard_hand,
    draw,
    draw_many,
    fetch,
    look_at_hand,
    steal,
)
from lairwright.dungeon.events import EV_NOTHING
from lairwright.dungeon.legality.menus import hand_menu, pile_menu
from lairwright.dungeon.options import (
    OPT_DECLINE,
    OPT_NAME_ROOM,
    OPT_NAME_SPELL,
    card_of,
)
from lairwright.dungeon.procedures.carried import note_doing
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import ROOM, SPELL, STREAM_EFFECTS
from lairwright.kernel.frames import Frame


@final
class Draw(Verb):
    """Draw cards of one kind."""

    def __init__(self, kind: i64, count: i64) -> None:
        self.kind: i64 = kind
        self.count: i64 = count

    def run(self, g: Table, f: Frame) -> bool:
        for _ in range(self.count):
            if draw(g, f.seat, self.kind) >= 0:
                note_doing(f)
        return True

    def gist(self, found: Gist) -> None:
        found.cards += self.count


class ChooseCards(Verb):
    """Choose cards one after another, fewer if fewer fit. ``progress`` counts them, ``menu`` says where from."""

    moves = True

    def __init__(self, fits: CardFilter, count: i64, may: bool = False) -> None:
        self.fits: CardFilter = fits
        self.count: i64 = count
        self.may: bool = may
        self.asks_itself = may

    def take(self, g: Table, seat: i64, card: i64) -> None:
        """Do with a chosen card what this verb does."""

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress >= self.count:
            return True
        menu = self.menu(g, f, f.seat)
        if not menu or (self.may and f.progress == 0 and self.count > 1 and self.number(g, f) < self.count):
            if f.progress == 0 and g.listening:
                g.emit(EV_NOTHING, f.seat, f.card)
            return True
        g.ask(f.seat, menu)
        return False

    def number(self, g: Table, f: Frame) -> i64:
        """How many there are to choose from."""
        return self.count

    def with_decline(self, f: Frame, menu: list[i64]) -> list[i64]:
        """A menu, and declining where that is possible."""
        if self.may and f.progress == 0 and menu:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        if option == OPT_DECLINE:
            f.progress = self.count
            return
        f.progress += 1
        note_doing(f)
        f.that = [*f.that, card_of(option)] if f.progress > 1 else [card_of(option)]
        self.take(g, seat, card_of(option))


@final
class DiscardChosen(ChooseCards):
    """Discard cards of the player's choice (BM-DISC-02)."""

    prompt = "discard"

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return self.with_decline(f, hand_menu(g, seat, self.fits, g.catalog.discards))

    def take(self, g: Table, seat: i64, card: i64) -> None:
        discard_from_hand(g, seat, card)

    def number(self, g: Table, f: Frame) -> i64:
        player = g.players[f.seat]
        needs = self.fits.needs
        return len([card for card in player.rooms + player.spells if g.cards[card].traits & needs == needs])

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return not self.may or len(hand_menu(g, seat, self.fits, g.catalog.discards)) > 0

    def gist(self, found: Gist) -> None:
        found.cards -= self.count


@final
class Fetch(ChooseCards):
    """Take cards of the player's choice from the discard pile."""

    prompt = "fetch"

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        return self.with_decline(f, pile_menu(g, g.discard, self.fits))

    def take(self, g: Table, seat: i64, card: i64) -> None:
        fetch(g, seat, card)

    def gist(self, found: Gist) -> None:
        found.cards += self.count


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
            note_doing(f)
        elif g.listening:
            g.emit(EV_NOTHING, f.seat, f.card)
        return True

    def gist(self, found: Gist) -> None:
        found.harass += 1


@final
class StealRandom(Verb):
    """Name Room or Spell; take a random card of that kind from the target's hand."""

    moves = True
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
        if f.target == seat:
            return menu
        if victim.rooms:
            menu.append(OPT_NAME_ROOM)
        if victim.spells:
            menu.append(OPT_NAME_SPELL)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = 1
        victim = f.target
        hand = g.players[victim].spells if option == OPT_NAME_SPELL else g.players[victim].rooms
        card: i64 = hand[g.streams.below(STREAM_EFFECTS, len(hand))]
        steal(g, seat, victim, card)
        f.that = [card]
        note_doing(f)

    def gist(self, found: Gist) -> None:
        found.cards += 1
        found.harass += 1


_LOOKED: Final = 1
_TAKEN: Final = 2


@final
class TakeFromHand(Verb):
    """Look at the target's hand and take one card from it, of some sort, if one likes, or for coins."""

    moves = True
    on_target = True
    prompt = "take"

    def __init__(self, fits: CardFilter, may: bool, room_price: i64, spell_price: i64) -> None:
        self.fits: CardFilter = fits
        self.may: bool = may
        self.room_price: i64 = room_price
        self.spell_price: i64 = spell_price

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == _TAKEN or f.target == f.seat:
            return True
        if f.progress != _LOOKED:
            f.progress = _LOOKED
            look_at_hand(g, f.seat, f.target)
        menu = self.menu(g, f, f.seat)
        if not menu or menu[0] == OPT_DECLINE:
            return True
        g.ask(f.seat, menu)
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu = hand_menu(g, f.target, self.fits, g.catalog.takes)
        if self.room_price or self.spell_price:
            coins = g.players[seat].coins
            menu = [
                option
                for option in menu
                if coins >= (self.spell_price if g.cards[card_of(option)].kind == SPELL else self.room_price)
            ]
        if self.may:
            menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        f.progress = _TAKEN
        if option != OPT_DECLINE:
            steal(g, seat, f.target, card_of(option))
            f.that = [card_of(option)]
            note_doing(f)

    def gist(self, found: Gist) -> None:
        found.cards += 1
        found.harass += 1


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

    def gist(self, found: Gist) -> None:
        found.other += 0.5
