"""Laying out a new game."""

from __future__ import annotations

from typing import Final

from lairwright.castle.loader import catalog_for
from lairwright.castle.procedures import OP_SETUP, all_procedures
from lairwright.castle.rules import rules_for
from lairwright.castle.table import EMPTY, Castle, Procedure
from lairwright.castle.words import FACTION, GUARD, MAX_SEATS, MIN_SEATS, STREAMS
from lairwright.kernel.config import Config, check_seats, check_seed
from lairwright.kernel.streams import Streams, seed_words

GAME: Final = "castle-raid"

#: Stateless, so one list serves every game.
PROCEDURES: Final[list[Procedure]] = all_procedures()


def empty_castle(config: Config) -> Castle:
    """A castle with its full guard deck and players without anything; every part of the configuration is checked."""
    check_seats(GAME, config.seats, MIN_SEATS, MAX_SEATS)  # CR-GEN-01
    check_seed(config.seed)
    rules = rules_for(config.preset, config.variants, config.options)
    catalog = catalog_for(config.sets)
    g = Castle(config, rules, catalog, Streams(seed_words(config.seed, STREAMS)), PROCEDURES)
    lay_out(g)
    return g


def lay_out(g: Castle) -> None:
    """Give a new castle its own lists."""
    seats = g.config.seats
    g.factions = [-1] * seats
    g.gold = [0] * seats
    g.hands = [0] * seats
    g.resting = [0] * seats
    g.seen = [0] * seats
    g.on_board = [0] * seats
    g.seat_of = [-1] * len(g.catalog.instances[FACTION])
    g.guards = []
    g.limits = []
    g.fields = [EMPTY] * (2 * seats)
    g.sums = [0] * seats
    g.deck = g.catalog.instances[GUARD].copy()
    g.discard = []
    g.buried = []
    g.stack = []
    g.used = []
    g.box = []
    g.treasury = g.catalog.coins


def new_castle(config: Config, listening: bool = True) -> Castle:
    """A new game, run up to its first question; ``listening=False`` notes no events."""
    g = empty_castle(config)
    g.listening = listening
    g.push(OP_SETUP)
    g.advance()
    return g
