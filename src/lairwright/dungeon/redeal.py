"""A complete game consistent with everything a seat knows: the inverse of visibility, for honest bots.

All cards the seat doesn't know are collected, shuffled with a seed of their own and dealt back to where such cards lie:
decks, other hands, face-down rooms, secret choices. The random streams are replaced too, so nobody can see the future
by playing a re-dealt game on.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lairwright.dungeon.procedures.carried import forget_idle
from lairwright.dungeon.procedures.ops import OP_ANNOUNCE, OP_EFFECT, OP_WALK
from lairwright.dungeon.state.marks import FACE_DOWN
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.zones import DECK, DECKS, OWNER, PLAYER_ZONES, ZONES
from lairwright.dungeon.words import ADVANCED, BOSS, MINIBOSS, ROOM, SPELL
from lairwright.kernel.streams import Streams, seed_words

_DEAL: Final = 0
#: Kinds of cards, a bit for each, whose cards may lie in one another's place.
_DEALT_TOGETHER: Final[tuple[int, ...]] = (1 << BOSS, 1 << ROOM | 1 << MINIBOSS, 1 << SPELL)
#: A mask of seats and a place in a zone as one number, for sorting.
_AT_BITS: Final = 12
_AT_MASK: Final = (1 << _AT_BITS) - 1


@final
class _Places:
    """Where the unknown cards of one kind lie, as parallel lists: one object each would take most of a re-deal's time.

    Face-down rooms come first; there are ``hidden`` of them.
    """

    __slots__ = ("ats", "belows", "cards", "hidden", "masks", "seats", "zones")

    def __init__(self) -> None:
        self.zones: list[list[i64]] = []
        self.ats: list[i64] = []  # the index within the zone
        self.seats: list[i64] = []  # whose zone it is; -1 for everybody's
        self.cards: list[i64] = []  # what really lies there
        self.masks: list[i64] = []  # who knows it
        self.belows: list[i64] = []  # what a face-down room covers
        self.hidden: i64 = 0

    def add(self, zone: list[i64], at: i64, seat: i64, mask: i64) -> None:
        self.zones.append(zone)
        self.ats.append(at)
        self.seats.append(seat)
        self.cards.append(zone[at])
        self.masks.append(mask)


def redeal(table: Table, seat: int, seed: int) -> Table:
    """See the module. The result has no record, because the choices so far don't lead to it."""
    g = table.clone()
    g.recorded = False
    g.history = []
    g.forget_events()
    for step in g.frames:
        if step.op == OP_WALK:
            forget_idle(step)  # what it remembers about idle windows was about other hands
    dealer = Streams(seed_words(seed, ("redeal",)))
    g.streams = Streams(seed_words(seed, g.catalog.streams))
    g.own_piles()
    for zone in ZONES:  # those that clones share for longer
        if zone.form == DECK:
            cards: list[i64] = getattr(g, zone.name)
            setattr(g, zone.name, cards.copy())
    for player in g.players:
        g.look_again(player)
        player.pending = player.pending.copy()  # clones share it
    unknown = [_unknown(g, seat, kinds) for kinds in _DEALT_TOGETHER]
    for places in unknown:
        _deal(g, places, dealer)
    procedure, frame = g.running()
    for asked in g.open:
        if not procedure.menu(g, frame, asked):
            _repair(g, asked, unknown[1:], dealer)
    # Only now may cards change places within a zone.
    for zone in DECKS:
        deck: list[i64] = getattr(g, zone.name)
        deck.sort()  # so the result doesn't depend on where the cards really lie; the same below
        dealer.shuffle(_DEAL, deck)
    for player in g.players:
        player.rooms.sort()
        player.spells.sort()
    g.menus = [procedure.menu(g, frame, asked) for asked in g.open]
    return g


def _unknown(g: Table, viewer: i64, kinds: i64) -> _Places:
    """Every place with a card of these kinds (a bit for each) that the viewer doesn't know."""
    places = _Places()
    players = g.players
    if kinds >> ROOM & 1:
        for seat in range(len(players)):
            dungeon = players[seat].dungeon
            for at in range(len(dungeon)):
                top = dungeon[at]
                if g.status[top] & FACE_DOWN and not g.known[top] >> viewer & 1:
                    places.add(dungeon, at, seat, g.known[top])
                    places.belows.append(g.under[top])
        places.hidden = len(places.ats)
    # A Spell whose target is being chosen is about to be shown; the frame names it, so it stays where it is.
    announced = [frame.card for frame in g.frames if frame.op == OP_ANNOUNCE] + _named_in_hands(g)
    for zone in ZONES:
        if zone.form == DECK and zone.kinds & kinds:
            _look_through(g, viewer, kinds, getattr(g, zone.name), -1, announced, places)
    for seat in range(len(players)):
        for zone in PLAYER_ZONES:
            if zone.seen_by == OWNER and zone.kinds & kinds:
                _look_through(g, viewer, kinds, getattr(players[seat], zone.name), seat, announced, places)
    return places


def _named_in_hands(g: Table) -> list[i64]:
    """Cards in hand that a running effect goes on with, such as one just drawn that may be built."""
    found: list[i64] = []
    for frame in g.frames:
        if frame.op == OP_EFFECT and frame.seat >= 0:
            player = g.players[frame.seat]
            for card in frame.that + frame.picks:
                if card in player.rooms or card in player.spells:
                    found.append(card)
    return found


def _look_through(
    g: Table, viewer: i64, kinds: i64, zone: list[i64], seat: i64, announced: list[i64], places: _Places
) -> None:
    """Add the places of one zone. Those known to the same seats go together, whatever cards are there: a hand is sorted
    by its cards, which must not show in a re-deal."""
    cards = g.cards
    known = g.known
    found: list[i64] = []
    for at in range(len(zone)):
        card: i64 = zone[at]
        mask: i64 = known[card]
        if not mask >> viewer & 1 and kinds >> cards[card].kind & 1 and not (announced and card in announced):
            found.append(mask << _AT_BITS | at)
    found.sort()
    for packed in found:
        places.add(zone, packed & _AT_MASK, seat, packed >> _AT_BITS)


def _deal(g: Table, places: _Places, dealer: Streams) -> None:
    """Shuffle the cards among these places; a face-down room gets a card that could have been placed there.

    Face-down places go first, while the choice is widest. The true cards show that a fitting deal exists; if the first
    picks leave a later place without a fitting card, the deal is tried again.
    """
    hidden = places.hidden
    cards = places.cards
    while True:
        pool = sorted(cards)
        dealer.shuffle(_DEAL, pool)
        dealt: list[i64] = []
        for below in places.belows:
            fitting = [card for card in pool if _fits(g, card, below)]
            if not fitting:
                break
            dealt.append(fitting[0])
            pool.remove(fitting[0])
        else:
            break
    for at in range(hidden):
        g.status[cards[at]] &= ~FACE_DOWN
        g.own_under()[cards[at]] = -1
    for at in range(hidden):
        g.status[dealt[at]] |= FACE_DOWN
        g.own_under()[dealt[at]] = places.belows[at]
    dealt += pool
    known = g.known
    for at in range(len(dealt)):
        card: i64 = dealt[at]
        places.zones[at][places.ats[at]] = card
        known[card] = places.masks[at]


def _fits(g: Table, card: i64, below: i64) -> bool:
    """Whether this card could lie face down on that one, or on a place of its own (BM-BUILD-07)."""
    definition = g.cards[card]
    if definition.kind == MINIBOSS:
        return False  # it is attached to a room
    if definition.tier != ADVANCED:
        return True
    if below < 0:
        return False
    return bool(definition.treasure_mask & g.cards[below].cover_mask)


def _repair(g: Table, asked: int, kinds: list[_Places], dealer: Streams) -> None:
    """The open question proves that the seat holds a certain sort of card (it is paying with one): give it one.

    The true cards are among the places, so some swap makes the menu non-empty.
    """
    procedure, frame = g.running()
    for places in kinds:
        open_places = range(places.hidden, len(places.ats))
        own = [at for at in open_places if places.seats[at] == asked]
        others = [at for at in open_places if places.seats[at] != asked]
        dealer.shuffle(_DEAL, others)
        for mine in own:
            for theirs in others:
                _exchange(g, places, mine, theirs)
                if procedure.menu(g, frame, asked):
                    return
                _exchange(g, places, mine, theirs)
    raise AssertionError("a re-deal found no card to answer the open question with")


def _exchange(g: Table, places: _Places, a: int, b: int) -> None:
    first, second = places.zones[a][places.ats[a]], places.zones[b][places.ats[b]]
    places.zones[a][places.ats[a]] = second
    places.zones[b][places.ats[b]] = first
    g.known[first], g.known[second] = g.known[second], g.known[first]
