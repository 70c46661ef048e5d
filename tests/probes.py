"""Games of the probe sets (``tests/sets/probes-*.toml``): invented cards for every word of the vocabulary.

What some sets bring along from the start (items in town, coins, attached minibosses) has no rules of its own yet, so
:func:`furnished` lays it out. Such a game is not replayed from its record.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lairwright.dungeon.changes.belongings import attach, change_coins, item_to_hero, item_to_town
from lairwright.dungeon.effects.building import may_hold_miniboss
from lairwright.dungeon.reading.loader import load_set
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.words import MINIBOSS
from lairwright.games import GAMES, start
from lairwright.kernel.config import Config, OptionValue
from tests.playing import random_choice, rolls_for

_FOLDER: Final = Path(__file__).parent / "sets"
#: The people and plain rooms that every probe set is played with.
CAST: Final = str(_FOLDER / "probes-cast.toml")
PROBES: Final = ("sources", "changes", "things", "moments", "verbs")
_RULES: Final = GAMES["boss-monster"].rules
PRESETS: Final = sorted(_RULES.presets)
#: Games last long enough for every card to be drawn.
_LONG: Final[dict[str, OptionValue]] = {"elimination": False, "winner": "difference"}


def probe_set(name: str) -> str:
    return str(_FOLDER / f"probes-{name}.toml")


def probe_config(name: str, seed: int, seats: int = 0) -> Config:
    """One game in two has the default rules, the others those of some preset; the seed says which."""
    preset = PRESETS[seed // 2 % len(PRESETS)] if seed % 2 else "default"
    options = _LONG if seed % 4 == 3 else {}
    return Config("boss-monster", seats or 2 + seed % 3, seed, preset, (CAST, probe_set(name)), (), dict(options))


def furnished(config: Config) -> Table:
    """A game in its second round, with coins for everybody, and items and minibosses where they may be."""
    game = start(config)
    assert isinstance(game, Table)
    rolls = rolls_for(config.seed)
    while game.round < 2 and not game.over:
        game.choose(*random_choice(game, rolls))
    furnish(game)
    return game


def furnish(game: Table) -> None:
    """Lay out what there are no rules for yet."""
    if game.over:
        return
    for seat, player in enumerate(game.players):
        change_coins(game, seat, 3)
        for at, top in enumerate(player.dungeon):
            hired = next((card for card in game.room_deck if game.cards[card].kind == MINIBOSS), -1)
            if hired >= 0 and may_hold_miniboss(game, seat, at):
                game.own_piles()
                game.room_deck.remove(hired)
                game.known[hired] = game.everyone
                attach(game, seat, top, hired)
    heroes = [hero for player in game.players for hero in player.entrance] + game.town
    items, game.item_deck = game.item_deck, []
    for at, item in enumerate(items):
        if at % 2 and heroes:
            item_to_hero(game, item, heroes.pop())
        else:
            item_to_town(game, item)
    if game.open:
        procedure, frame = game.running()
        game.menus = [procedure.menu(game, frame, asked) for asked in game.open]


def probe_cards(name: str) -> list[str]:
    return [card.id for card in load_set(probe_set(name), False).cards]
