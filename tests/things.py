"""Invented cards for tests of single words: a Spell or a room for each ability, played on a described table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lairwright.dungeon.state.table import Table
from tests.set_files import Entry, write
from tests.staged import HARDEST, Seat, pass_to, play, resolve, staged

#: What is on a table besides the seats, or how it is played.
Shared = dict[str, Any]
#: Keeps the windows of a round open.
IN_HAND = "silent-prayer"


def spell(card_id: str, *abilities: Entry, phase: str = "both") -> tuple[str, Entry]:
    return "spell", {"id": card_id, "name": card_id, "phase": phase, "copies": 2, "ability": list(abilities)}


def room(card_id: str, *abilities: Entry, **facts: object) -> tuple[str, Entry]:
    usual: Entry = {"kind": "trap", "tier": "ordinary", "damage": 0, "treasure": {"mage": 1}, "copies": 2}
    return "room", {"id": card_id, "name": card_id, **usual, **facts, "ability": list(abilities)}


def miniboss(card_id: str, *abilities: Entry) -> tuple[str, Entry]:
    return "miniboss", {"id": card_id, "name": card_id, "ability": [{"level": 1, **ability} for ability in abilities]}


def table(
    folder: Path, start: str, cards: list[tuple[str, Entry]], *seats: Mapping[str, object], **shared: Any
) -> Table:
    """A table of these seats, the first of which holds one of each of the Spells."""
    file = folder / "words.toml"
    write(file, cards)
    held = [str(entry["id"]) for kind, entry in cards if kind == "spell"]
    bosses = ("torix", "calabeza", "two-minds")
    described: list[Seat] = []
    for at, seat in enumerate(seats):
        hand = seat.get("hand", [*held, IN_HAND] if at == 0 else [IN_HAND])
        described.append({"boss": bosses[at], **seat, "hand": hand})
    return staged(start, *described, sets=("base", HARDEST, str(file)), **shared)


def cast(game: Table, card_id: str, *choices: str) -> None:
    """The first seat plays a Spell with these choices, and it resolves as far as it can."""
    pass_to(game, f"0: play {card_id}")
    play(game, f"0: play {card_id}", *choices)
    resolve(game)


def walk_in(game: Table) -> None:
    """Until a hero stands in a room."""
    for _ in range(40):
        if game.hero_room >= 0:
            return
        game.play("pass", game.open[0])
    raise AssertionError("no hero entered a room")
