"""The verb that looks through a deck, and perhaps the discard pile."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.cards.ability import Verb
from lairwright.dungeon.cards.filters import CardFilter, fitting, trait_bits
from lairwright.dungeon.cards.gist import Gist
from lairwright.dungeon.changes.piles import deck_of, fetch, fetch_from_deck, look_through_deck, shuffle_deck
from lairwright.dungeon.effects.rooms import build_at_once
from lairwright.dungeon.legality.building import build_refusal
from lairwright.dungeon.legality.menus import pile_menu, pile_offers
from lairwright.dungeon.legality.reasons import LEGAL
from lairwright.dungeon.options import (
    BUILD,
    OPT_DECLINE,
    OPT_SEARCH_DECK,
    OPT_SEARCH_DISCARD,
    OPT_SEARCH_SPELLS,
    SEARCH,
    TAKE,
    card_of,
    to_build,
    verb_of,
)
from lairwright.dungeon.procedures.carried import may_decline, note_doing
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import ANY_KIND, ANY_TIER, ROOM, SPELL
from lairwright.kernel.frames import Frame

_SPELLS: Final = trait_bits(SPELL, ANY_KIND, ANY_TIER)
_WHERE: Final = 0
_IN_DECK: Final = 1
_IN_DISCARD: Final = 2
_BUILD: Final = 3
_DONE: Final = 4


@final
class Search(Verb):
    """Search a deck or the discard pile for cards that fit, take them, and build the one found at once if wanted.

    ``progress`` is the step, ``picks`` are the cards found. A searched deck is shuffled (BM-DECK-01). A card is shown
    if not every card of its deck would have done.
    """

    asks_itself = True
    prompt = "search"

    def __init__(
        self, needs: i64, in_deck: bool, in_discard: bool, builds: bool, count: i64 = 1, may: bool = False
    ) -> None:
        self.fits: CardFilter = fitting(needs)
        self.kind: i64 = SPELL if needs & _SPELLS else ROOM
        self.in_deck: bool = in_deck
        self.in_discard: bool = in_discard
        self.builds: bool = builds
        self.count: i64 = count
        self.may: bool = may
        self.shown: bool = needs != _SPELLS
        if self.kind == SPELL:
            self.prompt = "search-spells"

    def possible(self, g: Table, seat: i64, card: i64) -> bool:
        return (self.in_deck and len(deck_of(g, self.kind)) > 0) or (
            self.in_discard and pile_offers(g, g.discard, self.fits)
        )

    def run(self, g: Table, f: Frame) -> bool:
        if f.progress == _DONE:
            return True
        menu = self.menu(g, f, f.seat)
        if not menu or (f.progress == _BUILD and len(menu) == 1):
            return True  # nothing to search, or nowhere to build the room that was found: it stays in hand
        g.ask(f.seat, menu)
        return False

    def menu(self, g: Table, f: Frame, seat: i64) -> list[i64]:
        menu: list[i64] = []
        if f.progress == _WHERE:
            if self.in_deck and deck_of(g, self.kind):
                menu.append(OPT_SEARCH_SPELLS if self.kind == SPELL else OPT_SEARCH_DECK)
            if self.in_discard and pile_offers(g, g.discard, self.fits):
                menu.append(OPT_SEARCH_DISCARD)
            if not self.may and not may_decline(g, f):
                return menu
        elif f.progress == _IN_DECK:
            menu = pile_menu(g, deck_of(g, self.kind), self.fits)
        elif f.progress == _IN_DISCARD:
            menu = pile_menu(g, g.discard, self.fits)
        else:
            card = f.picks[0]
            for place in range(len(g.players[seat].dungeon) + 1):
                if build_refusal(g, seat, card, place) == LEGAL:
                    menu.append(to_build(card, place))
        menu.append(OPT_DECLINE)
        return menu

    def answer(self, g: Table, f: Frame, seat: i64, option: i64) -> None:
        verb = verb_of(option)
        step = f.progress
        f.progress = _DONE
        if verb == SEARCH:
            f.progress = _IN_DISCARD if option == OPT_SEARCH_DISCARD else _IN_DECK
            if f.progress == _IN_DECK:
                look_through_deck(g, seat, self.kind)
        elif verb == TAKE:
            self._take(g, f, seat, card_of(option), step)
            if len(f.picks) < self.count:
                f.progress = step
                return
            f.progress = _BUILD if self.builds else _DONE
        elif verb == BUILD:
            build_at_once(g, seat, option)
        if step == _IN_DECK:
            shuffle_deck(g, self.kind)

    def _take(self, g: Table, f: Frame, seat: i64, card: i64, step: i64) -> None:
        f.picks = [*f.picks, card]
        if not self.builds:
            f.that = f.picks
            note_doing(f)
        if step == _IN_DISCARD:
            fetch(g, seat, card)
        else:
            fetch_from_deck(g, seat, card, self.shown)

    def gist(self, found: Gist) -> None:
        found.cards += self.count
