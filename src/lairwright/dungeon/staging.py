"""Setting a table from a description: which cards lie where, and where in the round play begins.

Scenarios, lessons and puzzles start here. Anything the description leaves out gets a legal default: empty hands and
dungeons, bosses and decks from the seed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.changes.bans import refresh_bans
from lairwright.dungeon.changes.piles import take_up
from lairwright.dungeon.changes.rooms import eliminate
from lairwright.dungeon.deal import empty_table, fill_decks
from lairwright.dungeon.procedures.end import WOUNDS_TO_LOSE
from lairwright.dungeon.procedures.ops import (
    OP_ROUND,
    OP_SETUP,
)
from lairwright.dungeon.procedures.order import pass_marker, set_turns, xp_order
from lairwright.dungeon.procedures.plan import starts
from lairwright.dungeon.staging_belongings import OF_THOSE_WHO_PLAY, stage_belongings, stage_places
from lairwright.dungeon.state.derived import derive
from lairwright.dungeon.state.marks import DEACTIVATED, FACE_DOWN, USED
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.zones import DECKS, EVERYBODY, ZONES, Zone
from lairwright.dungeon.supply import Supply, ids, positions
from lairwright.dungeon.words import (
    ANY_TIER,
    BOSS,
    CARD_KINDS,
    EPIC,
    HERO,
    MINIBOSS,
    PHASE_START,
    PHASES,
    ROOM,
    SPELL,
)
from lairwright.kernel.config import Config
from lairwright.kernel.errors import SetFileError, nearest
from lairwright.kernel.game import Game
from lairwright.kernel.reading import Fields

#: Where play may begin besides the steps of a round that have a name.
SETUP: Final = "setup"


def stage(
    config: Config,
    start: str,
    seats: list[Fields],
    shared: Fields,
    where: str,
    watcher: Callable[[Game], None] | None = None,
) -> Table:
    """A table as described, run to its first question. Errors about wrong words say ``where`` they are.

    A ``watcher`` is shown the table as it was set up, and then everything that happens.
    """
    if len(seats) > config.seats:
        raise SetFileError(f"{where}: {len(seats)} seats are described, but the game has {config.seats}")
    table = empty_table(config)
    places = starts(table.plan)
    if start != SETUP and start not in places:
        words = [SETUP, *places]
        raise SetFileError(f"{where}: unknown start {start!r}{nearest(start, words)}; expected {', '.join(words)}")
    fill_decks(table)
    table.recorded = False
    supply = Supply(table, where)
    if start == SETUP:
        _stage_deal(table, supply, seats)
    else:
        for name in ("town", "hero_deck", "epic_deck"):
            supply.named.update(ids(shared, name))
        if isinstance(shared.data.get("visitors"), dict):
            for heroes in shared.table("visitors").data.values():
                supply.named.update(heroes if isinstance(heroes, list) else [])
        for name in ("souls", "wounds"):
            for fields in seats:
                if isinstance(fields.data.get(name), list):
                    supply.named.update(ids(fields, name))
        _stage_seats(table, supply, seats)
    _stage_shared(table, supply, shared)
    table.removed = supply.left(table.removed)
    if start != SETUP:
        _stage_out(table, seats)
    first = table.push(OP_SETUP if start == SETUP else OP_ROUND)
    if start != SETUP:
        first_round = 0 if start == "start" else 1
        table.round = shared.number("round", first_round, 99, first_round)
        first.pc = places[start]
        table.phase = PHASES.index(start) if start in PHASES and start != "start" else PHASE_START
    shared.done()
    for fields in seats:
        fields.done()
    derive(table)
    refresh_bans(table)
    table.forget_events()
    if watcher is not None:
        watcher(table)
        table.watcher = watcher
    table.advance()
    return table


# -- in the middle of a game -----------------------------------------------------------------------


def _stage_seats(table: Table, supply: Supply, seats: list[Fields]) -> None:
    for seat, fields in enumerate(seats):
        if fields.has("boss"):
            table.players[seat].boss = supply.take(fields.text("boss"), (BOSS,))
    for player in table.players:
        table.boss_deck = supply.left(table.boss_deck)
        if player.boss < 0:
            player.boss = table.boss_deck[-1]
            supply.taken.add(player.boss)
        table.known[player.boss] = table.everyone
    table.removed = table.removed + supply.left(table.boss_deck)
    table.boss_deck = []
    for seat, fields in enumerate(seats):
        _stage_player(table, supply, seat, fields)
    for seat, fields in enumerate(seats):
        _stage_scores(table, supply, seat, fields)
    xp_order(table)
    table.marker = table.order[0]
    set_turns(table)


def _stage_out(table: Table, seats: list[Fields]) -> None:
    """Seats that were eliminated before play begins: their cards have left the game (BM-ELIM-01, -02)."""
    fallen = [seat for seat, fields in enumerate(seats) if fields.flag("out")]
    if not fallen:
        return
    for seat in fallen:
        fields = seats[seat]
        if not table.rules.elimination:
            raise fields.fail("out", "nobody is ever out with the option 'elimination' off")
        for name in ("entrance", "deactivated", "face_down", "used", "hand_known_to", *OF_THOSE_WHO_PLAY):
            if name in fields.data:
                raise fields.fail(name, "a seat that is out has no heroes waiting, no marked rooms and no known hand")
        wounds = table.players[seat].wound_count
        if wounds < WOUNDS_TO_LOSE:
            raise fields.fail("wounds", f"a seat is out with {WOUNDS_TO_LOSE} Wounds or more, found {wounds}")
    if len(fallen) > len(table.players) - 2:
        raise SetFileError(f"{seats[fallen[-1]].where}: field 'out': at least two seats must still be in the game")
    for seat in fallen:
        eliminate(table, seat)
    if table.players[table.marker].out:
        pass_marker(table)
    set_turns(table)


def _stage_player(table: Table, supply: Supply, seat: int, fields: Fields) -> None:
    player = table.players[seat]
    in_hand = (ROOM, SPELL, MINIBOSS) if table.catalog.instances[MINIBOSS] else (ROOM, SPELL)
    for card_id in ids(fields, "hand"):
        card = supply.take(card_id, in_hand)
        take_up(player.spells if table.cards[card].kind == SPELL else player.rooms, card)
        table.known[card] = 1 << seat
    stacks = fields.data["dungeon"] if fields.has("dungeon") else []
    if not isinstance(stacks, list) or not all(isinstance(part, list) and part for part in stacks) or len(stacks) > 5:
        raise fields.fail("dungeon", f"expected up to five lists of room ids, found {stacks!r}")
    for part in stacks:
        below = -1
        for card_id in part:
            card = supply.take(str(card_id), (ROOM,))
            table.own_under()[card] = below
            table.known[card] = table.everyone
            below = card
        player.dungeon.append(below)
    for position in positions(fields, "deactivated", len(player.dungeon)):
        table.status[player.dungeon[position - 1]] |= DEACTIVATED
    for position in positions(fields, "face_down", len(player.dungeon)):
        table.status[player.dungeon[position - 1]] |= FACE_DOWN
        table.known[player.dungeon[position - 1]] = 1 << seat
    for position in positions(fields, "used", len(player.dungeon)):
        table.status[player.dungeon[position - 1]] |= USED
    for card_id in ids(fields, "entrance"):
        player.entrance.append(supply.take(card_id, (HERO,)))
    player.levelled = fields.flag("levelled")
    stage_belongings(table, supply, seat, fields)
    for other in positions(fields, "hand_known_to", len(table.players)):
        for card in player.rooms + player.spells:
            table.known[card] |= 1 << other - 1


def _stage_scores(table: Table, supply: Supply, seat: int, fields: Fields) -> None:
    """Souls and Wounds, given as hero ids or as a number to be filled up with any heroes."""
    player = table.players[seat]
    for name, pile in (("souls", player.souls), ("wounds", player.wounds)):
        wounds_unless_named = WOUNDS_TO_LOSE if name == "wounds" and fields.flag("out") else 0
        if not fields.has(name) or isinstance(fields.data[name], int):
            missing = fields.number(name, 0, 30, wounds_unless_named)
            while missing > 0:
                worth = 1 if missing < 4 else 2
                pile.append(supply.any_hero(worth))
                missing -= worth
        else:
            pile += [supply.take(card_id, (HERO,)) for card_id in ids(fields, name)]
    player.soul_count = sum(table.cards[hero].worth for hero in player.souls)
    player.wound_count = sum(table.cards[hero].worth for hero in player.wounds)


# -- the set-up ------------------------------------------------------------------------------------


def _stage_deal(table: Table, supply: Supply, seats: list[Fields]) -> None:
    """Order the decks so that the set-up deals the bosses and hands asked for."""
    bosses: list[i64] = []
    rooms: list[i64] = []
    spells: list[i64] = []
    wanted = [ids(fields, "bosses") or ([fields.text("boss")] if fields.has("boss") else []) for fields in seats]
    dealt = table.rules.bosses_dealt
    named = [[supply.take(card_id, (BOSS,)) for card_id in pair] for pair in wanted]
    spare = supply.left(table.boss_deck)
    for fields, pair in zip(seats, named, strict=True):
        if len(pair) > dealt:
            raise fields.fail("bosses", f"{dealt} are dealt to each seat, found {len(pair)}")
        bosses += (pair + [spare.pop() for _ in range(dealt - len(pair))])[:dealt]
    table.boss_deck = spare + bosses[::-1]
    hands = [[supply.take(card_id, (ROOM, SPELL)) for card_id in ids(fields, "hand")] for fields in seats]
    spare_rooms = supply.left(table.room_deck)
    spare_spells = supply.left(table.spell_deck)
    for fields, hand in zip(seats, hands, strict=True):
        own_rooms = [card for card in hand if table.cards[card].kind == ROOM]
        own_spells = [card for card in hand if table.cards[card].kind == SPELL]
        if len(own_rooms) > 5 or len(own_spells) > 2:
            raise fields.fail("hand", f"5 Rooms and 2 Spells are dealt, found {len(own_rooms)} and {len(own_spells)}")
        rooms += own_rooms + [spare_rooms.pop() for _ in range(5 - len(own_rooms))]
        spells += own_spells + [spare_spells.pop() for _ in range(2 - len(own_spells))]
    supply.taken.update(rooms, spells)
    table.room_deck = spare_rooms + rooms[::-1]
    table.spell_deck = spare_spells + spells[::-1]


# -- what all share --------------------------------------------------------------------------------


def _stage_shared(table: Table, supply: Supply, shared: Fields) -> None:
    for zone in ZONES:
        if zone.seen_by == EVERYBODY and zone.name != "limbo":
            lying: list[i64] = [supply.take(card_id, _kinds(zone)) for card_id in ids(shared, zone.name)]
            if lying:
                setattr(table, zone.name, lying)
            if zone.takes(ROOM) or zone.takes(SPELL):
                for card in lying:
                    table.known[card] = table.everyone
    stage_places(table, supply, shared)
    on_top = {zone.name: _kinds(zone) for zone in DECKS if zone.in_use(table.catalog.instances)}
    exact = ids(shared, "only")
    for name in exact:
        if name not in on_top:
            decks = ", ".join(on_top)
            raise shared.fail("only", f"expected names of decks, {decks}; found {name!r}{nearest(name, on_top)}")
    named: dict[str, list[int]] = {
        name: [supply.take(card_id, kinds) for card_id in ids(shared, name)] for name, kinds in on_top.items()
    }
    _check_tiers(table, shared, named)
    dealt = table.room_deck[-5 * len(table.players) :] + table.spell_deck[-2 * len(table.players) :]
    in_setup = table.players[0].boss < 0
    for name, top in named.items():
        deck: list[i64] = getattr(table, name)
        if in_setup and name in ("room_deck", "spell_deck"):
            kept = [card for card in deck if card in dealt]
            rest = [card for card in deck if card not in dealt and card not in supply.taken]
        else:
            kept = []
            rest = [card for card in deck if card not in supply.taken]
        if name in exact:
            table.removed = table.removed + rest
            rest = []
        setattr(table, name, rest + top[::-1] + kept)


def _kinds(zone: Zone) -> tuple[int, ...]:
    """The kinds of cards that may lie in a zone."""
    return tuple(kind for kind in range(len(CARD_KINDS)) if zone.takes(kind))


def _check_tiers(table: Table, shared: Fields, named: dict[str, list[int]]) -> None:
    """Ordinary and Epic Heroes have separate decks (BM-SETUP-03)."""
    for zone in DECKS:
        for card in named[zone.name] if zone.tier != ANY_TIER else ():
            if table.cards[card].tier != zone.tier:
                word = "Epic" if zone.tier == EPIC else "Ordinary"
                raise shared.fail(zone.name, f"{table.cards[card].id!r} is no {word} Hero")
