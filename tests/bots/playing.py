"""Games between bots, for the tests of bots."""

from __future__ import annotations

from collections.abc import Sequence

import lairwright as lw
from lairwright.bots.registry import make_bot
from lairwright.bots.seat import Seat
from lairwright.dungeon.staging import stage
from lairwright.dungeon.state.table import Table
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.kernel.reading import Fields
from tests.playing import position, random_choice, rolls_for


def play_game(
    names: Sequence[str],
    seed: int,
    *,
    game: str = "boss-monster",
    preset: str = "default",
    variants: tuple[str, ...] = (),
    every: int = 1,
) -> Game:
    """A whole game between bots; with ``every``, chance makes the choices between, so that slow bots see all of it."""
    table: Game = lw.new_game(game, seats=len(names), seed=seed, preset=preset, variants=variants)
    seats = [Seat(table, seat) for seat in range(len(names))]
    bots = [make_bot(name, 1000 * seed + seat, game) for seat, name in enumerate(names)]
    rolls = rolls_for(seed)
    turn = 0
    while not table.over:
        turn += 1
        if turn % every:
            table.choose(*random_choice(table, rolls))
            continue
        seat = table.open[0]
        table.play(bots[seat].choose(seats[seat], 1), seat)
    assert not [failure for bot in bots for failure in bot.failures]
    return table


def forced() -> Game:
    """A table at which a seat is asked although it has a single option: saying nothing would tell what it holds."""
    game = position(Config("castle-raid", 3, 10, "default", ("proposed",), ("new-orders",), {}), 7)
    assert len(game.menus[0]) == 1
    return game


def dungeon(seats: list[dict[str, object]], start: str, shared: dict[str, object] | None = None) -> Table:
    """A described table of the base game."""
    config = Config("boss-monster", len(seats), 1, "default", ("base",), (), {})
    parts = [Fields(seat, f"seat {number}") for number, seat in enumerate(seats)]
    return stage(config, start, parts, Fields(shared or {}, "table"), "test")
