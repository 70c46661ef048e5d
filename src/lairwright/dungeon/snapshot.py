"""Everything about a table as plain data, and back."""

from __future__ import annotations

from typing import Final

from lairwright.dungeon.deal import empty_table
from lairwright.dungeon.integrity import check_table
from lairwright.dungeon.table import PLAYER_ZONES, ZONES, Player, Table
from lairwright.kernel.config import config_from_data
from lairwright.kernel.errors import RecordError
from lairwright.kernel.snapshots import (
    FORMAT,
    check_cards,
    check_format,
    frames,
    lists,
    load_outcome,
    number,
    numbers,
    state_of,
)

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
    "open",
    "history",
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
    "learnt",
    "made",
)
_FLAGS: Final = ("building_forbidden", "heroes_moved", "hero_doomed", "hero_sent", "recorded")
#: Per card instance, with the value that is left out.
_SPARSE: Final = (("under", -1), ("status", 0), ("bonus", 0), ("hurt", 0), ("known", 0))


def snapshot(table: Table) -> dict[str, object]:
    """The table as it is, in the middle of whatever is going on; plain lists, numbers and texts only."""
    state: dict[str, object] = {name: list(getattr(table, name)) for name in _LISTS}
    state.update({name: getattr(table, name) for name in _NUMBERS})
    state.update({name: int(getattr(table, name)) for name in _FLAGS})
    for name, absent in _SPARSE:
        flat: list[int] = []
        for card, value in enumerate(getattr(table, name)):
            if value != absent:
                flat += [card, value]
        state[name] = flat
    state["streams"] = list(table.streams.words)
    state["chance_used"] = int(table.streams.used)
    state["frames"] = [frame.dump() for frame in table.frames]
    state["waiting"] = [frame.dump() for frame in table.waiting]
    state["menus"] = [list(menu) for menu in table.menus]
    state["players"] = [_dump_player(player) for player in table.players]
    return {
        "format": FORMAT,
        "config": table.config.as_data(),
        "cards": table.fingerprint(),
        "outcome": table.result.as_data() if table.result else None,
        "state": state,
    }


def _dump_player(player: Player) -> dict[str, object]:
    data: dict[str, object] = {name: list(getattr(player, name)) for name in _PLAYER_LISTS}
    data.update({name: getattr(player, name) for name in _PLAYER_NUMBERS})
    data.update({name: int(getattr(player, name)) for name in _PLAYER_FLAGS})
    return data


def restore(data: object) -> Table:
    """The table a snapshot was taken of; what is wrong with a bad one is named."""
    data = check_format(data)
    table = empty_table(config_from_data(data.get("config")))
    check_cards(data, table.fingerprint())
    state = state_of(data)
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
    table.streams.words = numbers(state, "streams")
    table.streams.used = bool(number(state, "chance_used"))
    table.frames = frames(state, "frames")
    table.waiting = frames(state, "waiting")
    table.menus = lists(state, "menus")
    players = state.get("players")
    if not isinstance(players, list) or len(players) != len(table.players):
        raise RecordError(f"the snapshot must have {len(table.players)} players")
    table.players = [_load_player(part) for part in players]
    table.result = load_outcome(data.get("outcome"))
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
