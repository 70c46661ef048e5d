"""A complete game that agrees with all a seat knows: the inverse of visibility, for honest bots.

Every card the seat does not know is collected, shuffled by a seed of its own and dealt back to the places such cards
lie at: decks, other hands, face-down rooms, secret choices. The random streams are replaced too, so that nobody can
look into the future by playing a re-dealt game on.
"""

from __future__ import annotations

from typing import Final, final

from lairwright.dungeon.cards import Card
from lairwright.dungeon.procedures.ops import OP_ANNOUNCE, OP_WALK
from lairwright.dungeon.table import FACE_DOWN, Table
from lairwright.dungeon.words import ADVANCED, BOSS, ROOM, SPELL, STREAMS
from lairwright.kernel.streams import Streams, seed_words

_DEAL: Final = 0


@final
class _Slot:
    """A place at which an unknown card lies: entry ``at`` of a list."""

    def __init__(self, cards: list[int], at: int, mask: int, below: int, seat: int, face_down: bool) -> None:
        self.cards = cards
        self.at = at
        self.mask = mask
        self.below = below
        self.seat = seat
        self.face_down = face_down

    @property
    def card(self) -> int:
        return self.cards[self.at]


def redeal(table: Table, seat: int, seed: int) -> Table:
    """See the module. The result has no record: the choices so far do not lead to it."""
    g = table.clone()
    g.recorded = False
    g.history = []
    g.events = []
    for step in g.frames:
        if step.op == OP_WALK:
            step.d = 0  # what it remembers of idle windows was about other hands
    dealer = Streams(seed_words(seed, ("redeal",)))
    g.streams = Streams(seed_words(seed, STREAMS))
    for player in g.players:
        g.look_again(player)
        player.pending = player.pending.copy()  # clones share it
    slots = _unknown(g, seat)
    for kind in (BOSS, ROOM, SPELL):
        chosen = [slot for slot in slots if g.cards[slot.card].kind == kind]
        _deal(g, chosen, dealer)
    frame = g.frames[-1]
    procedure = g.procedures[frame.op]
    for asked in g.open:
        if not procedure.menu(g, frame, asked):
            _repair(g, asked, [slot for slot in slots if slot.cards is not g.boss_deck], dealer)
    # Only now may cards change places: slots are positions.
    for deck in (g.room_deck, g.spell_deck, g.hero_deck, g.epic_deck):
        deck.sort()  # so that the result does not depend on where the cards really lie; likewise below
        dealer.shuffle(_DEAL, deck)
    for player in g.players:
        player.rooms.sort()
        player.spells.sort()
    g.menus = [procedure.menu(g, frame, asked) for asked in g.open]
    return g


def _unknown(g: Table, viewer: int) -> list[_Slot]:
    """Every place of a Boss, Room or Spell card whose card the viewer does not know."""
    g.own_piles()
    g.boss_deck = g.boss_deck.copy()
    slots: list[_Slot] = []
    # A Spell whose target is being chosen is about to be shown; the frame names it, so it stays where it is.
    announcing = {frame.card for frame in g.frames if frame.op == OP_ANNOUNCE}
    zones: list[tuple[list[int], int]] = [(g.room_deck, -1), (g.spell_deck, -1), (g.boss_deck, -1)]
    for seat, player in enumerate(g.players):
        zones += [(player.rooms, seat), (player.spells, seat), (player.pending, seat)]
    for cards, seat in zones:
        found = [
            _Slot(cards, at, g.known[card], -1, seat, False)
            for at, card in enumerate(cards)
            if not g.known[card] >> viewer & 1 and card not in announcing
        ]
        found.sort(key=lambda slot: slot.mask)  # a hand is sorted by its cards, which must not show in a re-deal
        slots += found
    for seat, player in enumerate(g.players):
        for at, top in enumerate(player.dungeon):
            if g.status[top] & FACE_DOWN and not g.known[top] >> viewer & 1:
                slots.append(_Slot(player.dungeon, at, g.known[top], g.under[top], seat, True))
    return slots


def _deal(g: Table, slots: list[_Slot], dealer: Streams) -> None:
    """Shuffle the cards of these places; a face-down room gets a card that could have been placed there.

    Face-down places go first while the choice is widest; the true cards show that a fitting deal exists, and should
    the first picks leave a later one without any, the deal is tried again.
    """
    hidden = [slot for slot in slots if slot.face_down]
    rest = [slot for slot in slots if not slot.face_down]
    masks = [slot.mask for slot in hidden + rest]
    while True:
        pool = sorted([slot.card for slot in hidden + rest])
        dealer.shuffle(_DEAL, pool)
        dealt: list[int] = []
        for slot in hidden:
            fitting = [card for card in pool if _fits(g, card, slot)]
            if not fitting:
                break
            dealt.append(fitting[0])
            pool.remove(fitting[0])
        else:
            break
    for slot in hidden:
        g.status[slot.card] &= ~FACE_DOWN
        g.own_under()[slot.card] = -1
    for slot, card in zip(hidden, dealt, strict=True):
        slot.cards[slot.at] = card
        g.status[card] |= FACE_DOWN
        g.own_under()[card] = slot.below
    for slot, card in zip(rest, pool, strict=True):
        slot.cards[slot.at] = card
    for slot, mask in zip(hidden + rest, masks, strict=True):
        g.known[slot.card] = mask


def _fits(g: Table, card: int, slot: _Slot) -> bool:
    """Whether this card could lie face down there (BM-BUILD-07)."""
    definition: Card = g.cards[card]
    if definition.tier != ADVANCED:
        return True
    if slot.below < 0:
        return False
    below = g.cards[slot.below]
    return bool(definition.treasure_mask & below.treasure_mask) and not below.no_advanced_cover


def _repair(g: Table, asked: int, slots: list[_Slot], dealer: Streams) -> None:
    """The open question proves that the seat holds a card of some sort (it is paying with one): give it one.

    The true cards are among the slots, so some exchange makes the menu non-empty.
    """
    frame = g.frames[-1]
    procedure = g.procedures[frame.op]
    own = [slot for slot in slots if slot.seat == asked and not slot.face_down]
    others = [slot for slot in slots if slot.seat != asked and not slot.face_down]
    order = list(range(len(others)))
    dealer.shuffle(_DEAL, order)
    for mine in own:
        for i in order:
            theirs = others[i]
            if g.cards[mine.card].kind != g.cards[theirs.card].kind:
                continue
            _exchange(g, mine, theirs)
            if procedure.menu(g, frame, asked):
                return
            _exchange(g, mine, theirs)
    raise AssertionError("a re-deal found no card to answer the open question with")


def _exchange(g: Table, a: _Slot, b: _Slot) -> None:
    first, second = a.card, b.card
    a.cards[a.at] = second
    b.cards[b.at] = first
    g.known[first], g.known[second] = g.known[second], g.known[first]
