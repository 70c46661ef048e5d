"""The frozen bot does not move."""

from __future__ import annotations

import hashlib

import pytest

import lairwright as lw
from lairwright.bots.registry import make_bot
from lairwright.bots.seat import Seat

#: Of the reference bot's choices in whole games. They change when the rules, the cards or re-deals do, never because a
#: bot was improved; then the new ones are written here, and what was measured against the old reference is measured
#: again.
PINNED = {("boss-monster", 2): "f81f8b52be6d60b5", ("castle-raid", 3): "dc09e102a42478ca"}


def stream(game: str, seats: int) -> str:
    """A hash of every choice in one game of reference bots; the set-up and the first rounds say enough."""
    table = lw.new_game(game, seats=seats, seed=11)
    table.listening = False
    places = [Seat(table, seat) for seat in range(seats)]
    bots = [make_bot("reference", seat, game) for seat in range(seats)]
    digest = hashlib.blake2b(digest_size=8)
    while not table.over:
        seat = table.open[0]
        choice = bots[seat].choose(places[seat], 1)
        digest.update(f"{seat} {table.option_key(table.menus[0][choice])}\n".encode())
        table.choose(0, choice)
    return digest.hexdigest()


@pytest.mark.parametrize(("game", "seats"), PINNED)
def test_the_reference_bot_chooses_as_it_always_did(game: str, seats: int) -> None:
    assert stream(game, seats) == PINNED[game, seats]
