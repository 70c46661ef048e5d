"""Bots use probe cards that obviously help, whatever sort of thing they are."""

from __future__ import annotations

import pytest

from lairwright.bots.registry import make_bot
from lairwright.bots.seat import Seat
from lairwright.dungeon.options import BUILD, PLAY, USE, card_of, verb_of
from lairwright.dungeon.state.table import Table
from tests.examples import some_of
from tests.playing import random_choice, rolls_for
from tests.probes import PROBES, furnished, probe_config

GAMES = 30
#: Cards that bring coins, cards, damage that stays: free, or for a small price.
HELPFUL = {"windfall", "coin-toss", "gain", "twin-well", "mint", "miss-moth", "banker", "anvil", "counters-on"}


def _first_offers(name: str, games: int) -> list[tuple[Table, int, set[int]]]:
    """Positions in which somebody may announce one of these cards, at most one of each game."""
    found: list[tuple[Table, int, set[int]]] = []
    for seed in range(games * 4):
        game = furnished(probe_config(name, seed))
        rolls = rolls_for(seed)
        while not game.over and len(found) < games:
            seat, menu = game.open[0], game.menus[0]
            helpful = {
                at
                for at, option in enumerate(menu)
                if verb_of(option) in (PLAY, USE) and game.cards[card_of(option)].id in HELPFUL
            }
            if helpful and game.question(seat)[0] in ("build", "respond"):
                found.append((game, seat, helpful))
                break
            game.choose(*random_choice(game, rolls))
    return found


@pytest.mark.parametrize("name", ["sources", "things", "verbs"])
def test_a_planner_uses_what_helps(name: str) -> None:
    offers = _first_offers(name, some_of(GAMES))
    assert offers
    used = chance = 0.0
    for number, (game, seat, helpful) in enumerate(offers):
        bot = make_bot("planner", number, "boss-monster")
        choice = bot.choose(Seat(game, seat), 40)
        used += verb_of(game.menus[0][choice]) in (BUILD, PLAY, USE)  # it may find something even better
        chance += len(helpful) / len(game.menus[0])
    assert used > chance, f"used {used} of {len(offers)}, by chance {chance:.1f}"


@pytest.mark.parametrize("name", PROBES)
@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_bots_play_probe_sets_to_the_end(name: str, bot: str) -> None:
    game = furnished(probe_config(name, 5, 2))
    bots = [make_bot(bot, 7 + seat, "boss-monster") for seat in range(2)]
    seats = [Seat(game, seat) for seat in range(2)]
    rolls = rolls_for(3)
    turn = 0
    while not game.over:
        turn += 1
        if turn % 5:
            game.choose(*random_choice(game, rolls))
        else:
            seat = game.open[0]
            game.play(bots[seat].choose(seats[seat], 1), seat)
    assert not [failure for player in bots for failure in player.failures]
