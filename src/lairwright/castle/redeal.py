"""A complete game that agrees with everything a seat knows: the inverse of visibility, for honest bots.

Guards whose faces were never seen change places within their level, because everybody saw the backs of those that lie
in the castle or were discarded unseen; the deck is shuffled. King tiles to come are drawn again from all that were
never shown. Which monsters the others hold is dealt again unless everybody can work it out. The random streams are
replaced too, so that nobody can look into the future by playing on with a re-dealt game.
"""

from __future__ import annotations

from typing import Final

from lairwright.castle.legality import known_strengths
from lairwright.castle.table import Castle
from lairwright.castle.words import LEVELS, STREAMS, STRENGTHS
from lairwright.kernel.streams import Streams, seed_words

_DEAL: Final = 0


def redeal(castle: Castle, seat: int, seed: int) -> Castle:
    """See the module. The result has no record: the choices so far do not lead to it."""
    g = castle.clone()
    g.recorded = False
    g.history = []
    g.forget_events()
    dealer = Streams(seed_words(seed, ("redeal",)))
    g.streams = Streams(seed_words(seed, STREAMS))
    _deal_guards(g, dealer)
    _deal_tiles(g, dealer)
    for other in range(g.seats):
        if other != seat:
            _deal_monsters(g, other, dealer)
    frame = g.top
    assert frame is not None
    procedure = g.procedures[frame.op]
    g.menus = [procedure.menu(g, frame, asked) for asked in g.open]
    return g


def _deal_guards(g: Castle, dealer: Streams) -> None:
    hidden = g.guards[g.turned :]
    pile = g.deck + g.buried + hidden
    for stars in range(1, LEVELS + 1):
        places = [at for at, guard in enumerate(pile) if g.cards[guard].stars == stars]
        guards = [pile[at] for at in places]
        guards.sort()  # so that the result does not depend on where they really lie
        dealer.shuffle(_DEAL, guards)
        for at, guard in zip(places, guards, strict=True):
            pile[at] = guard
    deck = len(g.deck)
    g.deck = sorted(pile[:deck])
    dealer.shuffle(_DEAL, g.deck)
    g.buried = pile[deck : deck + len(g.buried)]
    g.guards = g.guards[: g.turned] + pile[len(pile) - len(hidden) :]


def _deal_tiles(g: Castle, dealer: Streams) -> None:
    used = [] if g.rules.orders else g.used  # in the basic game nobody ever sees one (CR-INFO-08)
    pile = sorted(g.stack + g.box + used)
    dealer.shuffle(_DEAL, pile)
    stack = len(g.stack)
    box = len(g.box)
    g.stack = pile[:stack]
    g.box = pile[stack : stack + box]
    if used:
        g.used = pile[stack + box :]


def _deal_monsters(g: Castle, seat: int, dealer: Streams) -> None:
    """Which of the strengths nobody has seen are in hand and which at rest."""
    hidden: int = (g.hands[seat] | g.resting[seat]) & ~known_strengths(g, seat)
    strengths = [index for index in range(STRENGTHS) if hidden >> index & 1]
    in_hand = (g.hands[seat] & hidden).bit_count()
    dealer.shuffle(_DEAL, strengths)
    hand = 0
    for index in strengths[:in_hand]:
        hand |= 1 << index
    g.hands[seat] = g.hands[seat] & ~hidden | hand
    g.resting[seat] = g.resting[seat] & ~hidden | hidden & ~hand
