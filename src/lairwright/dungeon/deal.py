"""Laying out a new game: which cards are used, shuffled decks, empty players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.assemble import catalog_for
from lairwright.dungeon.player import Player
from lairwright.dungeon.procedures.all import all_procedures
from lairwright.dungeon.procedures.ops import OP_SETUP
from lairwright.dungeon.rules import rules_for
from lairwright.dungeon.table import Step, Table
from lairwright.dungeon.words import (
    BOSS,
    EPIC,
    HERO,
    ROOM,
    SPELL,
    STREAM_BOSSES,
    STREAM_HEROES,
    STREAM_ROOMS,
    STREAM_SPELLS,
    STREAMS,
)
from lairwright.kernel.config import Config, check_seats, check_seed
from lairwright.kernel.errors import SetupError
from lairwright.kernel.streams import Streams, seed_words

GAME: Final = "boss-monster"
MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

#: Procedures are stateless, so one list serves every game.
STEPS: Final[list[Step]] = [Step(procedure) for procedure in all_procedures()]


def empty_table(config: Config) -> Table:
    """A table with players but no decks; every part of the configuration is checked."""
    check_seats(GAME, config.seats, MIN_SEATS, MAX_SEATS)  # BM-GEN-01
    check_seed(config.seed)
    rules = rules_for(config.preset, config.variants, config.options)
    catalog = catalog_for(config.sets, rules.early_printing)
    table = Table(config, rules, catalog, Streams(seed_words(config.seed, STREAMS)), STEPS)
    _lay_out(table, config.seats)
    return table


def _lay_out(table: Table, seats: int) -> None:
    """Give a new table its players, and its own copies of the lists that are changed in place."""
    size = len(table.cards)
    table.under = table.catalog.alone
    table.under_shared = True
    table.status = [0] * size
    table.bonus = table.catalog.zeros
    table.hurt = table.catalog.zeros
    table.known = [0] * size
    table.room_deck = []
    table.spell_deck = []
    table.hero_deck = []
    table.epic_deck = []
    table.boss_deck = []
    table.discard = []
    table.town = []
    table.limbo = []
    table.players = []
    for _ in range(seats):
        player = Player()
        player.rooms = []
        player.spells = []
        player.dungeon = []
        player.entrance = []
        player.souls = []
        player.wounds = []
        table.players.append(player)


def fill_decks(table: Table) -> None:
    """Put every card in use into its deck and shuffle (BM-SETUP-01, -02, -07; BM-VAR-20)."""
    instances = table.catalog.instances
    table.boss_deck = instances[BOSS].copy()
    table.room_deck = instances[ROOM].copy()
    table.spell_deck = instances[SPELL].copy()
    ordinary, epic, unused = _heroes(table)
    table.hero_deck = ordinary.copy()
    table.epic_deck = epic.copy()
    table.removed = unused
    needed = len(table.players) * table.rules.bosses_dealt
    if len(table.boss_deck) < needed:
        raise SetupError(
            f"the chosen sets have {len(table.boss_deck)} bosses; this game deals {needed}",
            "too-few-bosses",
            {"bosses": str(len(table.boss_deck)), "needed": str(needed)},
        )
    streams = table.streams
    streams.shuffle(STREAM_BOSSES, table.boss_deck)
    streams.shuffle(STREAM_ROOMS, table.room_deck)
    streams.shuffle(STREAM_SPELLS, table.spell_deck)
    streams.shuffle(STREAM_HEROES, table.hero_deck)
    streams.shuffle(STREAM_HEROES, table.epic_deck)


def _heroes(table: Table) -> tuple[list[i64], list[i64], list[i64]]:
    """This game's Ordinary and Epic Heroes, and those left in the box; sorted once for all games that are alike."""
    rules = table.rules
    key = (len(table.players), rules.all_heroes, rules.hard_mode)
    known = table.catalog.heroes.get(key)
    if known is None:
        known = ([], [], [])
        for hero in table.catalog.instances[HERO]:
            card = table.cards[hero]
            too_many = card.players > len(table.players) and not rules.all_heroes
            if too_many or (rules.hard_mode and card.tier != EPIC and card.health == 4):
                known[2].append(hero)
            elif card.tier == EPIC:
                known[1].append(hero)
            else:
                known[0].append(hero)
        table.catalog.heroes[key] = known
    return known


def new_table(config: Config, listening: bool = True) -> Table:
    """A new game, run to its first question; with ``listening=False`` it notes no events."""
    table = empty_table(config)
    table.listening = listening
    fill_decks(table)
    table.push(OP_SETUP)
    table.advance()
    return table
