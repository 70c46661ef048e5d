"""Changes to hands, decks and the discard pile, done as in :mod:`lairwright.dungeon.changes`."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lairwright.dungeon.events import (
    EV_BOSS_DEALT,
    EV_BOSS_REVEALED,
    EV_DISCARDED,
    EV_DREW_ROOM,
    EV_DREW_SPELL,
    EV_FETCHED,
    EV_GAVE,
    EV_RESHUFFLED,
    EV_SAW_HAND,
    EV_SEARCHED,
    EV_SEARCHED_SPELLS,
    EV_SHOWED,
    EV_TOOK,
)
from lairwright.dungeon.projections.memory import ELSEWHERE, to_happening
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.player import NO_CARDS
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import ROOM, SPELL, STREAM_ROOMS, STREAM_SPELLS, WHEN_DISCARDED, WHEN_TAKEN
from lairwright.kernel.arrays import COMPILED
from lairwright.kernel.game import LEARNT_BY_CHOOSER, LEARNT_BY_OTHERS


def rebuild_deck(g: Table, kind: i64) -> None:
    """Make a new deck from the discards of this kind at once (BM-DECK-02; only the exhausted type: BM-OQ-31)."""
    fresh: list[i64] = []
    kept: list[i64] = []
    for card in g.discard:
        if (g.cards[card].kind == SPELL) == (kind == SPELL):
            fresh.append(card)
            g.known[card] = 0
        else:
            kept.append(card)
    if not fresh:
        return
    g.discard = kept
    fresh.sort()
    g.streams.shuffle(STREAM_ROOMS if kind == ROOM else STREAM_SPELLS, fresh)
    if kind == ROOM:
        g.room_deck = fresh
    else:
        g.spell_deck = fresh
    if g.listening:
        g.emit(EV_RESHUFFLED, -1, amount=kind)


def take_up(hand: list[i64], card: i64) -> None:
    """Put a card into a hand. Hands are kept in catalogue order: copies of a card are next to each other, so menus
    needn't look for duplicates, and the order doesn't reveal when a card was drawn."""
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def take_out(hand: list[Any], card: i64) -> None:
    """Remove a card from a short list, such as a hand. Compiled, ``list.remove`` would use Python's own comparison;
    ``Any`` lets the cards after it move up without being unwrapped."""
    if not COMPILED:
        hand.remove(card)
        return
    at: i64 = 0
    held: i64 = hand[0]
    while held != card:
        at += 1
        held = hand[at]
    last: i64 = len(hand) - 1
    while at < last:
        hand[at] = hand[at + 1]
        at += 1
    hand.pop()


def draw(g: Table, seat: i64, kind: i64) -> i64:
    """Draw a Room or Spell card; -1 if both the deck and the matching discards are empty (BM-DECK-04)."""
    if g.piles_shared:
        g.own_piles()
    if not (g.room_deck if kind == ROOM else g.spell_deck):
        rebuild_deck(g, kind)
    deck = g.room_deck if kind == ROOM else g.spell_deck
    if not deck:
        return -1
    card: i64 = deck.pop()
    player = g.players[seat]
    if kind == ROOM:
        take_up(player.rooms, card)
        if g.catalog.hand_acts:
            g.look_again(player)
    else:
        take_up(player.spells, card)
        g.arm(player, card)
    g.known[card] = 1 << seat
    g.learnt = LEARNT_BY_CHOOSER
    if g.listening:
        g.emit(EV_DREW_ROOM if kind == ROOM else EV_DREW_SPELL, seat, card, mask=1 << seat)
    if not deck:
        rebuild_deck(g, kind)
    return card


def draw_many(g: Table, seat: i64, kind: i64, count: i64) -> None:
    """Draw several cards one after another; into an empty hand from a deck that has enough, all at once."""
    g.own_piles()
    player = g.players[seat]
    deck = g.room_deck if kind == ROOM else g.spell_deck
    hand = player.rooms if kind == ROOM else player.spells
    if g.listening or hand or count == 0 or len(deck) <= count:
        for _card in range(count):
            draw(g, seat, kind)
        return
    cards: list[i64] = []
    known = g.known
    mine: i64 = 1 << seat
    for _card in range(count):
        card: i64 = deck.pop()
        take_up(cards, card)
        known[card] = mine
    g.learnt = LEARNT_BY_CHOOSER
    g.look_again(player)
    if kind == ROOM:
        player.rooms = cards
    else:
        player.spells = cards


def hand_of(g: Table, seat: i64, card: i64) -> list[i64]:
    """The half of a hand that cards of this kind are in."""
    return g.players[seat].spells if g.cards[card].kind == SPELL else g.players[seat].rooms


def discard_from_hand(g: Table, seat: i64, card: i64) -> None:
    """BM-DISC-01."""
    if g.catalog.heard >> WHEN_DISCARDED & 1:
        note_news(g, WHEN_DISCARDED, seat, card)
    g.look_again(g.players[seat])
    take_out(hand_of(g, seat, card), card)
    to_discard(g, card)
    if g.listening:
        g.emit(EV_DISCARDED, seat, card)


def leave_hand(g: Table, seat: i64, card: i64) -> None:
    """A card goes from hand to the table; the caller says where."""
    take_out(hand_of(g, seat, card), card)
    g.look_again(g.players[seat])


def note_news(g: Table, when: i64, seat: i64, card: i64, where: i64 = 0) -> None:
    """Something that some card of this game looks out for or asks about; the effect that caused it sets it off
    (``firing.fire_news``). ``where``: ``ELSEWHERE`` unless it is the usual place."""
    if (g.catalog.whens_of_others | g.catalog.remembers) >> when & 1:
        g.news = [*g.news, to_happening(when, seat, -1, 1, card, where)]


def discard_hand(g: Table, seat: i64) -> None:
    """Discard every card of a hand, one after another."""
    player = g.players[seat]
    hand = player.rooms + player.spells
    player.rooms = []
    player.spells = []
    g.look_again(player)
    for card in hand:
        if g.catalog.heard >> WHEN_DISCARDED & 1:
            note_news(g, WHEN_DISCARDED, seat, card)
        to_discard(g, card)
        if g.listening:
            g.emit(EV_DISCARDED, seat, card)


def to_discard(g: Table, card: i64) -> None:
    """Put a card on the shared, face-up discard pile (BM-DECK-03, BM-INFO-07)."""
    if g.piles_shared:
        g.own_piles()
    g.discard.append(card)
    g.known[card] = g.everyone
    if g.learnt < LEARNT_BY_OTHERS:
        g.learnt = LEARNT_BY_OTHERS


def discard_from_deck(g: Table, kind: i64, seat: i64 = -1) -> i64:
    """Discard the top card of a deck, in full view, because of this player (-1: in the set-up); -1 if there is
    none. A deck that runs out is made anew at once (BM-DECK-02)."""
    g.own_piles()
    if seat >= 0 and not deck_of(g, kind):
        rebuild_deck(g, kind)
    deck = deck_of(g, kind)
    if not deck:
        return -1
    card: i64 = deck.pop()
    to_discard(g, card)
    if seat >= 0:
        g.learnt = LEARNT_BY_CHOOSER
        note_news(g, WHEN_DISCARDED, seat, card, ELSEWHERE)
        if g.listening:
            g.emit(EV_DISCARDED, seat, card)
        if not deck:
            rebuild_deck(g, kind)
    return card


def discard_from_market(g: Table, seat: i64, card: i64) -> None:
    """Discard a card that lies open in the market."""
    g.market = [other for other in g.market if other != card]
    note_news(g, WHEN_DISCARDED, seat, card, ELSEWHERE)
    to_discard(g, card)
    if g.listening:
        g.emit(EV_DISCARDED, seat, card)


def show_card(g: Table, seat: i64, card: i64) -> None:
    """Everybody sees a card in hand, which stays there."""
    g.known[card] = g.everyone
    if g.learnt < LEARNT_BY_OTHERS:
        g.learnt = LEARNT_BY_OTHERS
    if g.listening:
        g.emit(EV_SHOWED, seat, card)


def from_market(g: Table, seat: i64, card: i64) -> None:
    """Take a card that lies open in the market."""
    g.market = [other for other in g.market if other != card]
    note_news(g, WHEN_TAKEN, seat, card, ELSEWHERE)
    take_up(hand_of(g, seat, card), card)
    g.look_again(g.players[seat])
    if g.listening:
        g.emit(EV_FETCHED, seat, card)


def lay_open(g: Table, seat: i64, card: i64) -> None:
    """A Spell leaves its player's hand and lies open until it has resolved."""
    player = g.players[seat]
    take_out(player.spells, card)
    g.look_again(player)
    g.own_piles()
    g.limbo.append(card)
    g.known[card] = g.everyone


def discard_spell(g: Table, card: i64) -> None:
    """Discard a Spell that has resolved or was negated."""
    g.own_piles()
    take_out(g.limbo, card)
    to_discard(g, card)


def fetch(g: Table, seat: i64, card: i64) -> None:
    """Take a card from the discard pile into a hand; everybody has seen which."""
    if g.catalog.heard >> WHEN_TAKEN & 1:
        note_news(g, WHEN_TAKEN, seat, card)
    g.own_piles()
    pile = g.discard
    at = 0
    while pile[at] != card:  # compiled, ``list.remove`` would use Python's own comparison
        at += 1
    pile.pop(at)
    take_up(hand_of(g, seat, card), card)
    g.look_again(g.players[seat])
    if g.listening:
        g.emit(EV_FETCHED, seat, card)


def deck_of(g: Table, kind: i64) -> list[i64]:
    """The Room deck or the Spell deck."""
    return g.spell_deck if kind == SPELL else g.room_deck


def look_through_deck(g: Table, seat: i64, kind: i64) -> None:
    """A player looks at every card of a deck."""
    for card in deck_of(g, kind):
        g.known[card] |= 1 << seat
    g.learnt = LEARNT_BY_CHOOSER
    if g.listening:
        g.emit(EV_SEARCHED_SPELLS if kind == SPELL else EV_SEARCHED, seat)


def fetch_from_deck(g: Table, seat: i64, card: i64, shown: bool) -> None:
    """Take a card from its deck into a hand; ``shown`` if it has to be of the kind looked for."""
    kind = g.cards[card].kind
    g.own_piles()
    deck_of(g, kind).remove(card)
    take_up(hand_of(g, seat, card), card)
    g.look_again(g.players[seat])
    g.known[card] = g.everyone if shown else 1 << seat
    if not g.listening:
        return
    if shown:
        g.emit(EV_FETCHED, seat, card)
    else:
        g.emit(EV_DREW_SPELL if kind == SPELL else EV_DREW_ROOM, seat, card, mask=1 << seat)


def shuffle_deck(g: Table, kind: i64) -> None:
    """Shuffle a deck after a search (BM-DECK-01), and make a new one if its last card was taken (BM-DECK-02)."""
    g.own_piles()
    deck = deck_of(g, kind)
    deck.sort()
    for card in deck:
        g.known[card] = 0
    g.streams.shuffle(STREAM_SPELLS if kind == SPELL else STREAM_ROOMS, deck)
    if not deck:
        rebuild_deck(g, kind)


def look_at_hand(g: Table, seat: i64, victim: i64) -> None:
    """One player sees another's hand."""
    player = g.players[victim]
    for card in player.rooms:
        g.known[card] |= 1 << seat
    for card in player.spells:
        g.known[card] |= 1 << seat
    g.learnt = LEARNT_BY_CHOOSER
    if g.listening:
        g.emit(EV_SAW_HAND, seat, amount=victim)


def steal(g: Table, thief: i64, victim: i64, card: i64) -> None:
    """Take a card out of another player's hand."""
    both = _from_hand_to_hand(g, victim, thief, card)
    if g.listening:
        g.emit(EV_TOOK, thief, card, amount=victim, mask=both)


def give(g: Table, giver: i64, taker: i64, card: i64) -> None:
    """Give a card from one's own hand to another player."""
    both = _from_hand_to_hand(g, giver, taker, card)
    if g.listening:
        g.emit(EV_GAVE, giver, card, amount=taker, mask=both)


def _from_hand_to_hand(g: Table, loser: i64, taker: i64, card: i64) -> i64:
    """Move a card unseen. These two players know it (the mask returned); what the others knew of the loser's cards of
    that kind is no longer certain (a face-down room may have been the known one)."""
    hand = hand_of(g, loser, card)
    both = 1 << taker | 1 << loser
    doubtful = hand.copy()
    if g.cards[card].kind != SPELL:
        for top in g.players[loser].dungeon:
            if g.status[top] & FACE_DOWN:
                doubtful.append(top)
            held = g.attached[top]
            if held >= 0 and g.status[held] & FACE_DOWN:
                doubtful.append(held)
    if len(doubtful) > 1:
        for other in doubtful:
            g.known[other] &= both
    take_out(hand, card)
    take_up(hand_of(g, taker, card), card)
    g.look_again(g.players[taker])
    g.look_again(g.players[loser])
    g.known[card] |= both
    g.learnt = LEARNT_BY_CHOOSER
    return both


# -- set-up ----------------------------------------------------------------------------------------


def deal_boss(g: Table, seat: i64) -> None:
    """BM-SETUP-04; only this player sees it."""
    player = g.players[seat]
    boss = g.boss_deck.pop()
    g.known[boss] = 1 << seat
    player.pending = [*player.pending, boss]
    if g.listening:
        g.emit(EV_BOSS_DEALT, seat, boss, mask=1 << seat)


def choose_boss(g: Table, seat: i64, boss: i64) -> None:
    """Keep one of the dealt bosses, secretly: it is moved to the front (BM-VAR-02)."""
    player = g.players[seat]
    player.pending = [boss, *(other for other in player.pending if other != boss)]


def reveal_bosses(g: Table) -> None:
    """Turn everybody's boss face up; the others leave the game."""
    removed = g.removed.copy()
    for seat in range(len(g.players)):
        player = g.players[seat]
        player.boss = player.pending[0]
        if len(player.pending) > 1:
            removed += player.pending[1:]
        player.pending = NO_CARDS
        g.known[player.boss] = g.everyone
        if g.listening:
            g.emit(EV_BOSS_REVEALED, seat, player.boss)
    removed += g.boss_deck
    g.removed = removed
    g.boss_deck = []


def shuffle_hand_in(g: Table, seat: i64) -> None:
    """Shuffle a whole hand back into its decks (BM-SETUP-12)."""
    player = g.players[seat]
    for card in player.rooms:
        g.known[card] = 0
    for card in player.spells:
        g.known[card] = 0
    g.own_piles()
    g.room_deck += player.rooms
    g.spell_deck += player.spells
    player.rooms = []
    player.spells = []
    g.look_again(player)
    g.room_deck.sort()
    g.spell_deck.sort()
    g.streams.shuffle(STREAM_ROOMS, g.room_deck)
    g.streams.shuffle(STREAM_SPELLS, g.spell_deck)


def set_aside(g: Table, seat: i64, card: i64) -> None:
    """Secretly choose a card to be discarded (BM-SETUP-09)."""
    player = g.players[seat]
    take_out(hand_of(g, seat, card), card)
    g.look_again(player)
    player.pending = [*player.pending, card] if player.pending else [card]


def discard_chosen(g: Table, seat: i64) -> None:
    """Turn up what was set aside (BM-SETUP-10)."""
    player = g.players[seat]
    for card in player.pending:
        to_discard(g, card)
        if g.listening:
            g.emit(EV_DISCARDED, seat, card)
    player.pending = []
