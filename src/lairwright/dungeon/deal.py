"""Laying out a new game: which cards are used, shuffled decks, empty players."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.assemble import catalog_for
from lairwright.dungeon.procedures.all import all_procedures
from lairwright.dungeon.procedures.ops import OP_SETUP
from lairwright.dungeon.rules import rules_for
from lairwright.dungeon.table import Procedure, Table, lay_out
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
from lairwright.kernel.frames import Frame
from lairwright.kernel.streams import Streams, seed_words

GAME: Final = "boss-monster"
MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

#: Stateless, so one list serves every game.
PROCEDURES: Final[list[Procedure]] = all_procedures()


def empty_table(config: Config) -> Table:
    """A table with players but without decks; every part of the configuration is checked."""
    check_seats(GAME, config.seats, MIN_SEATS, MAX_SEATS)  # BM-GEN-01
    check_seed(config.seed)
    rules = rules_for(config.preset, config.variants, config.options)
    catalog = catalog_for(config.sets, rules.early_printing)
    table = Table(config, rules, catalog, Streams(seed_words(config.seed, STREAMS)), PROCEDURES)
    lay_out(table, config.seats)
    return table


def fill_decks(table: Table) -> None:
    """Put every card that is used into its deck and shuffle (BM-SETUP-01, -02, -07; BM-VAR-20)."""
    instances = table.catalog.instances
    table.boss_deck = instances[BOSS].copy()
    table.room_deck = instances[ROOM].copy()
    table.spell_deck = instances[SPELL].copy()
    table.hero_deck = []
    table.epic_deck = []
    for hero in instances[HERO]:
        card = table.cards[hero]
        too_many = card.players > len(table.players) and not table.rules.all_heroes
        if too_many or (table.rules.hard_mode and card.tier != EPIC and card.health == 4):
            table.removed.append(hero)
        elif card.tier == EPIC:
            table.epic_deck.append(hero)
        else:
            table.hero_deck.append(hero)
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


def new_table(config: Config, listening: bool = True) -> Table:
    """A new game, run up to its first question; ``listening=False`` notes no events."""
    table = empty_table(config)
    table.listening = listening
    fill_decks(table)
    table.frames.append(Frame(OP_SETUP))
    table.advance()
    return table
