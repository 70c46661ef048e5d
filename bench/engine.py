"""Measure the engine: ``make bench``. Medians of several runs with their spread; nothing is asserted.

Random play with the events off, as simulations and searches use it. Copies, snapshots and re-deals are taken at
positions spread over whole games, because a table in the middle of a game is larger than a new one.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import lairwright as lw
from lairwright.dungeon import table as engine
from lairwright.dungeon.table import Table
from lairwright.lab.simulate import dice, play_randomly

POSITIONS = 40


def machine() -> str:
    """The processor's name where the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def positions(seats: int) -> list[Table]:
    """Tables from the beginning, the middle and the end of games."""
    found: list[Table] = []
    for seed in range(POSITIONS):
        game = lw.new_game(seats=seats, seed=seed)
        game.listening = False
        rolls = dice(seed)
        for _ in range(seed):
            if game.over:
                break
            slot = rolls.below(0, len(game.open))
            game.choose(slot, rolls.below(0, len(game.menus[slot])))
        if not game.over:
            found.append(game)
    return found


def microseconds(action: Callable[[Table], object], tables: list[Table], times: int) -> float:
    began = time.perf_counter()
    for _ in range(times):
        for table in tables:
            action(table)
    return (time.perf_counter() - began) / (times * len(tables)) * 1e6


def play(seats: int, games: int) -> tuple[float, float]:
    """Games and decisions a second."""
    choices = 0
    began = time.perf_counter()
    for seed in range(games):
        choices += play_randomly(lw.new_game(seats=seats, seed=seed), dice(seed))
    seconds = time.perf_counter() - began
    return games / seconds, choices / seconds


def show(name: str, values: list[float], unit: str) -> None:
    low, middle, high = min(values), statistics.median(values), max(values)
    print(f"  {name:<12} {middle:>12,.1f} {unit:<12} ({low:,.1f} to {high:,.1f})")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine.")
    parser.add_argument("--runs", type=int, default=5, help="runs of each measurement (default 5)")
    parser.add_argument("--games", type=int, default=300, help="games a run (default 300)")
    options = parser.parse_args()
    build = "pure Python" if (engine.__file__ or "").endswith(".py") else "compiled"
    print(f"lairwright {lw.__version__}, {build}; Python {platform.python_version()}; {machine()}")
    print(f"medians of {options.runs} runs (lowest to highest)")
    for seats in (2, 3, 4):
        print(f"{seats} seats")
        play(seats, 20)  # warms up
        speeds = [play(seats, options.games) for _ in range(options.runs)]
        tables = positions(seats)
        sizes = [float(len(json.dumps(table.snapshot(), separators=(",", ":")))) for table in tables]
        show("games", [games for games, _ in speeds], "a second")
        show("decisions", [choices for _, choices in speeds], "a second")
        runs = range(options.runs)
        show("clone", [microseconds(Table.clone, tables, 20) for _ in runs], "µs")
        show("snapshot", [microseconds(Table.snapshot, tables, 10) for _ in runs], "µs")
        show("", sizes, "bytes")
        show("redeal", [microseconds(lambda table: table.redeal(0, 1), tables, 3) for _ in runs], "µs")


if __name__ == "__main__":
    main()
