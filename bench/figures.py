"""What is measured: names, samples, medians, spreads, tables, and the machine they were measured on."""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

#: Figures for each number of seats: the name, the unit, and whether more is better.
FIGURES: Final[dict[str, tuple[str, str, bool]]] = {
    "games": ("whole games", "/s", True),
    "decisions_playout": ("decisions, dealt and played inside", "/s", True),
    "decisions_cloned": ("decisions, cloned and played inside", "/s", True),
    "decisions_stepwise": ("decisions, step by step from Python", "/s", True),
    "decisions_documented": ("decisions, the documented loop", "/s", True),
    "view": ("a view", "µs", False),
    "view_decisions": ("a view, in steps of that loop", "steps", False),
    "playouts": ("playouts from half-way, clone included", "/s", True),
    "deal": ("dealing a game", "µs", False),
    "clone": ("clone", "µs", False),
    "snapshot": ("snapshot", "µs", False),
    "snapshot_bytes": ("snapshot as JSON", "bytes", False),
    "redeal": ("re-deal", "µs", False),
}
#: The groups in which they are measured.
GROUPS: Final = ("inside", "cloned", "stepwise", "documented", "playouts", "deal", "clone", "snapshot", "redeal")
#: Figures for a whole process.
PROCESS: Final[dict[str, tuple[str, str, bool]]] = {
    "import": ("import lairwright", "ms", False),
    "first_game": ("first game (loads the cards)", "ms", False),
    "peak_memory": ("peak memory after 50 games of 4", "MB", False),
}


def machine() -> str:
    """The processor's name, if the system gives it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def circumstances() -> dict[str, object]:
    """The facts without which a figure is worth nothing."""
    return {
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.release()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def rate(batch: Callable[[], int], seconds: float) -> float:
    """Repeat a batch for at least this much processor time; returns what it counts, per second.

    Processor time rather than wall time: other jobs on the machine then matter only through caches and clock rates.
    """
    done = 0
    began = time.process_time()
    while True:
        done += batch()
        spent = time.process_time() - began
        if spent >= seconds and spent > 0:
            return done / spent


def summary(values: Sequence[float]) -> dict[str, object]:
    """Median and spread, with the values they come from."""
    return {
        "median": statistics.median(values),
        "low": min(values),
        "high": max(values),
        "values": list(values),
    }


class Samples:
    """Samples of one build, by section (a number of seats, or ``process``) and figure."""

    def __init__(self) -> None:
        self.values: dict[str, dict[str, list[float]]] = {}

    def add(self, section: str, sample: dict[str, float]) -> None:
        figures = self.values.setdefault(section, {})
        for key, value in sample.items():
            figures.setdefault(key, []).append(value)

    def as_data(self) -> dict[str, object]:
        """The form of the JSON files."""
        sections = {
            section: {key: summary(figures[key]) for key in names_of(section)}
            for section, figures in self.values.items()
        }
        return {"process": sections.pop("process"), "seats": sections}


def names_of(section: str) -> dict[str, tuple[str, str, bool]]:
    return PROCESS if section == "process" else FIGURES


def number(value: float) -> str:
    """Three significant digits, and no more than are worth reading."""
    if abs(value) >= 100:
        digits = max(0, len(str(int(abs(value)))) - 3)
        return f"{round(value, -digits):,.0f}".replace(",", " ")
    return f"{value:.{1 if abs(value) >= 10 else 2 if abs(value) >= 0.1 else 3}f}"


def spread(values: Sequence[float], before: str = "") -> str:
    """``median (low-high)``."""
    return f"{before}{number(statistics.median(values))} ({number(min(values))}-{number(max(values))})"


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose columns also line up in the source; all but the first are right-aligned."""
    lines = [list(head), *[list(row) for row in rows]]
    widths = [max(3, *(len(line[column]) for line in lines)) for column in range(len(head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    padded = [
        [line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True))]
        for line in (lines[0], rule, *lines[1:])
    ]
    return "\n".join("| " + " | ".join(line) + " |" for line in padded)


def write_between(document: Path, name: str, text: str) -> None:
    """Replace the text between ``<!-- name: begin -->`` and ``<!-- name: end -->``."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    old = document.read_text(encoding="utf-8")
    head, found, rest = old.partition(begin)
    _, found_end, tail = rest.partition(end)
    if not (found and found_end):
        raise SystemExit(f"{document} has no {begin} ... {end} to write between")
    document.write_text(f"{head}{begin}\n{text.strip()}\n{end}{tail}", encoding="utf-8")


def add_options(parser: argparse.ArgumentParser, repeat: int = 5) -> None:
    """The options of bench/engine.py and of the scripts that run it."""
    parser.add_argument("--games", type=int, default=100, help="games in a batch (default 100)")
    parser.add_argument("--repeat", type=int, default=repeat, help=f"runs of each measurement (default {repeat})")
    parser.add_argument("--seconds", type=float, default=0.2, help="least processor time a measurement (default 0.2)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], help="numbers of seats (default 2 3 4)")
    parser.add_argument("--json", metavar="FILE", help="write the figures to a file as well; '-': only them, to stdout")
