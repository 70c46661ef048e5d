"""Who meets whom in an arena, and where they sit.

A *match-up* is a table's worth of bots. On every seed it is played in all rotations of one order around the table, so
each bot gets every seat with the same deal; the next seed takes the next order, so that each bot also follows every
other one. Bots are numbers here: the rows of the arena's table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations

from lairwright.kernel.errors import SetupError

Seating = tuple[int, ...]


@dataclass(frozen=True)
class Fixture:
    """One game: its seed, and the row of the bot on each seat."""

    seed: int
    seating: Seating


def match_ups(bots: Sequence[str], seats: int, mix: Sequence[int] | None) -> list[Seating]:
    """The tables to be played, each as rows in ascending order.

    With a mix there is one table, where each bot takes as many seats as the mix says. Without one, more bots than seats
    meet in every combination, and of fewer bots than seats the last one fills the table.
    """
    rows = range(len(bots))
    if mix is None:
        if len(bots) >= seats:
            return list(combinations(rows, seats))
        return [(*rows, *[rows[-1]] * (seats - len(bots)))]
    written = ",".join(map(str, mix))
    if len(mix) != len(bots):
        raise SetupError(
            f"the mix {written} names seats for {len(mix)} bots, not for {len(bots)}",
            "mix-bots",
            {"mix": written, "count": str(len(mix)), "bots": str(len(bots))},
        )
    if min(mix) < 1:
        raise SetupError(f"the mix {written} leaves a bot without a seat", "mix-without-seat", {"mix": written})
    if sum(mix) != seats:
        raise SetupError(
            f"the mix {written} is for {sum(mix)} seats, not for {seats}",
            "mix-seats",
            {"mix": written, "count": str(sum(mix)), "seats": str(seats)},
        )
    return [tuple(row for row, count in zip(rows, mix, strict=True) for _ in range(count))]


def parse_mix(text: str) -> tuple[int, ...]:
    """``1,3``: seats of the first bot, of the second, and so on."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise SetupError(f"a mix is written as numbers of seats, such as 1,3, not {text!r}", "mix-form", {"text": text})
    return tuple(int(part) for part in parts)


def orders(match_up: Seating) -> list[list[Seating]]:
    """The different orders round a table, each with all its rotations; a symmetric order has fewer than seats."""
    rows = sorted(set(match_up))
    counts = tuple(match_up.count(row) for row in rows)
    return [[tuple(rows[place] for place in seating) for seating in order] for order in _orders(counts)]


@cache
def _orders(counts: tuple[int, ...]) -> list[list[Seating]]:
    places = [place for place, count in enumerate(counts) for _ in range(count)]
    found: list[list[Seating]] = []
    seen: set[Seating] = set()
    for seating in permutations(places):
        if seating in seen:
            continue
        # dict, not set: the order of games is part of the result
        order = list(dict.fromkeys(seating[at:] + seating[:at] for at in range(len(seating))))
        seen.update(order)
        found.append(order)
    return found


def rounds(tables: Sequence[Seating], first_seed: int, games: int) -> Iterator[list[Fixture]]:
    """The games of one seed after the other, until each match-up has been played at least ``games`` times."""
    # All tables of an arena have the same shape, so they have the same number of games on each seed.
    ways = [orders(table) for table in tables]
    played = 0
    number = 0
    while played < games:
        order = number % len(ways[0])
        yield [Fixture(first_seed + number, seating) for way in ways for seating in way[order]]
        played += len(ways[0][order])
        number += 1
