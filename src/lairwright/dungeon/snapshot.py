"""A whole table as plain data, and back."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lairwright.dungeon.deal import empty_table
from lairwright.dungeon.integrity import check_menus, check_table, checked_number
from lairwright.dungeon.state.derived import derive
from lairwright.dungeon.state.fields import (
    BUILDING_FORBIDDEN,
    COLUMNS,
    DUNGEON_BONUS,
    ENTRANCE_HELD,
    FLAG,
    NOTES,
    NUMBERS,
    PLAYER_NUMBERS,
    SEAT_LISTS,
    TREASURE_FACTOR,
    Field,
)
from lairwright.dungeon.state.player import NO_CARDS, Player
from lairwright.dungeon.state.round_effects import EFFECT_NUMBERS, RoundEffect, load_effect
from lairwright.dungeon.state.table import Table
from lairwright.dungeon.state.usual_effects import (
    dungeon_bonus,
    forbids_building,
    is_held,
    is_plain,
    treasure_factor,
    usual_of_player,
)
from lairwright.dungeon.state.zones import PLAYER_ZONES, ZONES, Zone
from lairwright.dungeon.words import MOD_NO_BUILD
from lairwright.kernel.arrays import Array, filled
from lairwright.kernel.config import config_from_data
from lairwright.kernel.errors import RecordError
from lairwright.kernel.snapshots import check_format, dump_frames, frames, lists, numbers, read_course, saved
from lairwright.kernel.views import Data


def snapshot(table: Table) -> Data:
    """The table as it is, whatever is going on; only plain lists, numbers and strings."""
    state: Data = {}
    _dump_zones(table, ZONES, state)
    for name in SEAT_LISTS + NOTES:
        state[name] = list(getattr(table, name))
    _dump_numbers(table, NUMBERS, state)
    for field in COLUMNS:
        flat = _dump_column(getattr(table, field.name), field.start)
        if flat or not field.optional:
            state[field.name] = flat
    effects = table.round_effects
    state["building_forbidden"] = int(forbids_building(effects))
    if not is_plain(effects):
        state["round_effects"] = [effect.dump() for effect in effects]
    if table.news:
        state["news"] = table.news.copy()
    if table.memory:
        state["memory"] = table.memory.copy()
    state["waiting"] = dump_frames(table.waiting)
    state["players"] = [_dump_player(player, seat, effects) for seat, player in enumerate(table.players)]
    return saved(table, state)


def _dump_player(player: Player, seat: int, effects: list[RoundEffect]) -> Data:
    data: Data = {
        "dungeon_bonus": int(dungeon_bonus(effects, seat)),
        "treasure_factor": int(treasure_factor(effects, seat)),
        "entrance_held": int(is_held(effects, seat)),
    }
    _dump_zones(player, PLAYER_ZONES, data)
    _dump_numbers(player, PLAYER_NUMBERS, data)
    return data


def _dump_zones(holder: Table | Player, zones: tuple[Zone, ...], data: Data) -> None:
    for zone in zones:
        cards: list[i64] = getattr(holder, zone.name)
        if cards or not zone.optional:
            data[zone.name] = cards.copy()


def _dump_column(column: Array, start: i64) -> list[i64]:
    """The cards that have another number than at the start, each followed by it."""
    flat: list[i64] = []
    for card in range(len(column)):
        value: i64 = column[card]
        if value != start:
            flat.append(card)
            flat.append(value)
    return flat


def _dump_numbers(holder: Table | Player, fields: tuple[Field, ...], data: Data) -> None:
    for field in fields:
        value: int = getattr(holder, field.name)
        if value != field.start or not field.optional:
            data[field.name] = int(value)


def restore(data: object) -> Table:
    """The table that a snapshot was taken from; the error for a bad one says what is wrong."""
    data = check_format(data)
    table = empty_table(config_from_data(data.get("config")))
    state = read_course(table, data)
    seats, size = len(table.players), len(table.cards)
    _load_zones(table, ZONES, state)
    for name in SEAT_LISTS + NOTES:
        setattr(table, name, numbers(state, name))
    _load_numbers(table, NUMBERS, state, seats, size)
    for field in COLUMNS:
        if field.name in state or not field.optional:
            setattr(table, field.name, _load_column(field, state, seats, size))
    if checked_number(BUILDING_FORBIDDEN, state, seats, size):
        table.round_effects = [RoundEffect(MOD_NO_BUILD, 1, -1, -1)]
    if "news" in state:
        table.news = numbers(state, "news")
    if "memory" in state:
        table.memory = numbers(state, "memory")
    table.waiting = frames(state, "waiting")
    players = state.get("players")
    if not isinstance(players, list) or len(players) != seats:
        raise RecordError(f"the snapshot must have {seats} players")
    table.players = [_load_player(part, seats, size) for part in players]
    for seat, part in enumerate(players):
        table.round_effects = _usual_of(part, seat, seats, size) + table.round_effects
    if "round_effects" in state:  # all of them, in the order in which they came
        table.round_effects = [_load_effect(part) for part in lists(state, "round_effects")]
    check_table(table)
    derive(table)
    check_menus(table)
    return table


def _load_player(data: object, seats: int, size: int) -> Player:
    if not isinstance(data, dict):
        raise RecordError("a player of the snapshot is not a table of fields")
    player = Player()
    _load_zones(player, PLAYER_ZONES, data)
    _load_numbers(player, PLAYER_NUMBERS, data, seats, size)
    return player


def _usual_of(data: Data, seat: int, seats: int, size: int) -> list[RoundEffect]:
    bonus, factor, held = [
        checked_number(field, data, seats, size) for field in (DUNGEON_BONUS, TREASURE_FACTOR, ENTRANCE_HELD)
    ]
    return usual_of_player(seat, bonus, factor, bool(held))


def _load_zones(holder: Table | Player, zones: tuple[Zone, ...], data: Data) -> None:
    for zone in zones:
        left_out = zone.optional and zone.name not in data
        setattr(holder, zone.name, NO_CARDS if left_out else numbers(data, zone.name))


def _load_numbers(holder: Table | Player, fields: tuple[Field, ...], data: Data, seats: int, size: int) -> None:
    for field in fields:
        if field.optional and field.name not in data:
            continue
        value: Any = checked_number(field, data, seats, size)
        setattr(holder, field.name, bool(value) if field.sort == FLAG else value)


def _load_column(field: Field, data: Data, seats: int, size: int) -> Array:
    flat = numbers(data, field.name)
    if len(flat) % 2:
        raise RecordError(f"snapshot field {field.name!r} must hold pairs of card and value")
    full = filled(size, field.start)
    low, high = field.limits(seats, size)
    for card, value in zip(flat[::2], flat[1::2], strict=False):
        if not 0 <= card < size:
            raise RecordError(f"snapshot field {field.name!r} names card {card}, but there are {size}")
        if not low <= value <= high:
            raise RecordError(f"snapshot field {field.name!r} must hold values from {low} to {high}, not {value}")
        full[card] = value
    return full


def _load_effect(part: list[i64]) -> RoundEffect:
    if len(part) != EFFECT_NUMBERS:
        raise RecordError(f"snapshot field 'round_effects' must hold lists of {EFFECT_NUMBERS} numbers")
    return load_effect(part)
