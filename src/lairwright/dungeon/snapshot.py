"""A whole table as plain data, and back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lairwright.dungeon.deal import empty_table
from lairwright.dungeon.integrity import check_table
from lairwright.dungeon.player import Player
from lairwright.dungeon.table import PLAYER_ZONES, ZONES, Table
from lairwright.kernel.config import config_from_data
from lairwright.kernel.errors import RecordError
from lairwright.kernel.snapshots import check_format, dump_frames, frames, number, numbers, read_course, saved
from lairwright.kernel.views import Data

_PLAYER_LISTS: Final = (*PLAYER_ZONES, "dungeon")
_PLAYER_NUMBERS: Final = ("boss", "soul_count", "wound_count", "dungeon_bonus", "treasure_factor", "builds")
_PLAYER_FLAGS: Final = ("out", "levelled", "turn_over", "entrance_held", "killed_hero")
_LISTS: Final = (
    *ZONES,
    "order",
    "turns",
    "standing",
    "sent_back",
    "delayed",
)
_NUMBERS: Final = (
    "marker",
    "round",
    "phase",
    "active",
    "quiet_rounds",
    "hero",
    "hero_seat",
    "hero_room",
    "hero_at",
    "hero_dealt",
    "hero_left",
)
_FLAGS: Final = ("building_forbidden", "heroes_moved", "hero_doomed", "hero_sent")
#: Lists by card instance, and the value in each that is left out.
_SPARSE: Final = (("under", -1), ("status", 0), ("bonus", 0), ("hurt", 0), ("known", 0))


def snapshot(table: Table) -> Data:
    """The table as it is, whatever is going on; only plain lists, numbers and strings."""
    state: Data = {name: list(getattr(table, name)) for name in _LISTS}
    state.update({name: getattr(table, name) for name in _NUMBERS})
    state.update({name: int(getattr(table, name)) for name in _FLAGS})
    for name, absent in _SPARSE:
        flat: list[i64] = []
        for card, value in enumerate(getattr(table, name)):
            if value != absent:
                flat += [card, value]
        state[name] = flat
    state["waiting"] = dump_frames(table.waiting)
    state["players"] = [_dump_player(player) for player in table.players]
    return saved(table, state)


def _dump_player(player: Player) -> Data:
    data: Data = {name: list(getattr(player, name)) for name in _PLAYER_LISTS}
    data.update({name: getattr(player, name) for name in _PLAYER_NUMBERS})
    data.update({name: int(getattr(player, name)) for name in _PLAYER_FLAGS})
    return data


def restore(data: object) -> Table:
    """The table that a snapshot was taken from; the error for a bad one says what is wrong."""
    data = check_format(data)
    table = empty_table(config_from_data(data.get("config")))
    state = read_course(table, data)
    for name in _LISTS:
        setattr(table, name, numbers(state, name))
    for name in _NUMBERS:
        setattr(table, name, number(state, name))
    for name in _FLAGS:
        setattr(table, name, bool(number(state, name)))
    size = len(table.cards)
    for name, absent in _SPARSE:
        full = [absent] * size
        flat = numbers(state, name)
        if len(flat) % 2:
            raise RecordError(f"snapshot field {name!r} must hold pairs of card and value")
        for card, value in zip(flat[::2], flat[1::2], strict=False):
            if not 0 <= card < size:
                raise RecordError(f"snapshot field {name!r} names card {card}, but there are {size}")
            full[card] = value
        setattr(table, name, full)
    table.hurt_count = len(table.cards) - table.hurt.count(0)
    table.boosted = [card for card, amount in enumerate(table.bonus) if amount]
    table.waiting = frames(state, "waiting")
    players = state.get("players")
    if not isinstance(players, list) or len(players) != len(table.players):
        raise RecordError(f"the snapshot must have {len(table.players)} players")
    table.players = [_load_player(part) for part in players]
    check_table(table)
    return table


def _load_player(data: object) -> Player:
    if not isinstance(data, dict):
        raise RecordError("a player of the snapshot is not a table of fields")
    player = Player()
    for name in _PLAYER_LISTS:
        setattr(player, name, numbers(data, name))
    for name in _PLAYER_NUMBERS:
        setattr(player, name, number(data, name))
    for name in _PLAYER_FLAGS:
        setattr(player, name, bool(number(data, name)))
    return player
