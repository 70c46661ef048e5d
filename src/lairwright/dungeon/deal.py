"""Laying out a new game: which cards are used, shuffled decks, empty players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.assemble import catalog_for
from lairwright.dungeon.cards.catalog import Catalog
from lairwright.dungeon.procedures.all import all_procedures
from lairwright.dungeon.procedures.ops import OP_SETUP
from lairwright.dungeon.procedures.plan import plan_for
from lairwright.dungeon.rules import RULES, rules_for
from lairwright.dungeon.state.player import Player
from lairwright.dungeon.state.procedure import Step
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.zones import ZONES
from lairwright.dungeon.words import BOSS, EPIC, HERO, ORDINARY
from lairwright.kernel.arguments import shown
from lairwright.kernel.arrays import copied
from lairwright.kernel.config import Config, check_seats, check_seed
from lairwright.kernel.errors import SetupError
from lairwright.kernel.streams import Streams, seed_words

GAME: Final = "boss-monster"

#: Procedures are stateless, so one list serves every game.
STEPS: Final[list[Step]] = [Step(procedure) for procedure in all_procedures()]


def empty_table(config: Config) -> Table:
    """A table with players but no decks; every part of the configuration is checked."""
    check_seed(config.seed)
    rules = rules_for(config.preset, config.variants, config.options)
    catalog = catalog_for(config.sets, rules.early_printing)
    _check_seats(config, catalog)
    table = Table(config, rules, catalog, Streams(seed_words(config.seed, catalog.streams)), STEPS, plan_for(rules))
    _lay_out(table, config.seats)
    return table


def _check_seats(config: Config, catalog: Catalog) -> None:
    """Sets and variants say how many players there may be (BM-GEN-01)."""
    fewest, most = RULES.seats_with(catalog.seats, config.variants)
    if not fewest <= config.seats <= most:
        bringing = [variant for variant in config.variants if variant in RULES.seats]
        chosen = [shown(name) for name in config.sets] + bringing
        check_seats(GAME, config.seats, fewest, most, "" if chosen == ["base"] else ", ".join(chosen))


def _lay_out(table: Table, seats: int) -> None:
    """Give a new table its players, and its own copies of what is changed in place."""
    table.status = copied(table.catalog.zeros)
    table.known = copied(table.catalog.zeros)
    # Written out, because every game deals: the zones that change in place.
    table.room_deck = []
    table.spell_deck = []
    table.hero_deck = []
    table.epic_deck = []
    table.boss_deck = []
    table.discard = []
    table.town = []
    table.limbo = []
    table.players = []
    for _seat in range(seats):
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
    bosses = len(instances[BOSS])
    needed = len(table.players) * table.rules.bosses_dealt
    if bosses < needed:
        raise SetupError(
            f"the chosen sets have {bosses} bosses; this game deals {needed}",
            "too-few-bosses",
            {"bosses": str(bosses), "needed": str(needed)},
        )
    ordinary, epic, unused = _heroes(table)
    table.removed = unused
    for zone in ZONES:
        if zone.stream >= 0:
            if zone.tier == ORDINARY:
                cards = ordinary.copy()
            elif zone.tier == EPIC:
                cards = epic.copy()
            else:
                cards = zone.cards_of(instances)
            if cards:  # else a set without such cards has no stream for them either
                table.streams.shuffle(zone.stream, cards)
                setattr(table, zone.name, cards)


def _heroes(table: Table) -> tuple[list[i64], list[i64], list[i64]]:
    """This game's Ordinary and Epic Heroes, and those left in the box; sorted once for all games that are alike."""
    rules = table.rules
    key = (len(table.players), rules.all_heroes, rules.hard_mode)
    known = table.catalog.heroes.get(key)
    if known is None:
        known = ([], [], [])
        needed = max(2, len(table.players))  # nothing is printed for one player: those for two
        for hero in table.catalog.instances[HERO]:
            card = table.cards[hero]
            too_many = card.players > needed and not rules.all_heroes
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
