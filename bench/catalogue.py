"""Measure what other sets cost: the base set alone, with plain made-up rooms up to all sets' number of cards, and the
probe sets, whose cards use every word of the vocabulary.

The set file is written to a temporary folder. Positions are half-way through random games, as in bench/engine.py.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, where "bench" is a folder of the checkout, not an installed package

import lairwright as lw  # noqa: E402 - after the path
from bench.engine import step_by_step  # noqa: E402
from bench.figures import rate, spread  # noqa: E402
from lairwright.kernel.game import Game  # noqa: E402
from lairwright.kernel.playout import Uniform, playout  # noqa: E402
from lairwright.kernel.streams import Dice  # noqa: E402

POSITIONS: Final = 20
#: All published sets and our own designs together.
CARDS: Final = 830
SETS: Final = ROOT / "tests" / "sets"
CLASSES: Final = ("cleric", "fighter", "mage", "thief")
COPIES: Final = 3

HEAD: Final = '[set]\nid = "many"\nname = "Many"\n'
ROOM: Final = """
[[room]]
id = "room-{number}"
name = "Room {number}"
kind = "{kind}"
tier = "ordinary"
damage = {damage}
treasure = {{ {kin} = 1 }}
copies = {copies}
"""


def many_rooms(cards: int) -> str:
    """A set file with this many cards or a few more."""
    rooms = [
        ROOM.format(
            number=number,
            kind=("monster", "trap")[number % 2],
            damage=1 + number % 3,
            kin=CLASSES[number % 4],
            copies=COPIES,
        )
        for number in range(-(-cards // COPIES))
    ]
    return HEAD + "".join(rooms)


def deal(seats: int, seed: int, sets: tuple[str, ...]) -> Game:
    game = lw.new_game(seats=seats, seed=seed, sets=sets)
    game.listening = False
    return game


def halfway(seats: int, sets: tuple[str, ...]) -> list[Game]:
    found: list[Game] = []
    for seed in range(POSITIONS):
        length = step_by_step(deal(seats, seed, sets), seed)
        game = deal(seats, seed, sets)
        step_by_step(game, seed, length // 2)
        found.append(game)
    return found


class Side:
    """One of the two catalogues."""

    def __init__(self, seats: int, sets: tuple[str, ...], seconds: float) -> None:
        self.tables = halfway(seats, sets)
        self.cards = len(self.tables[0].cards)  # type: ignore[attr-defined]  # a table of the dungeon game
        self.seconds = seconds
        self.dice = Dice(0)

    def clone(self) -> float:
        """Microseconds for a clone."""

        def batch() -> int:
            for table in self.tables:
                table.clone()
            return len(self.tables)

        return 1e6 / rate(batch, self.seconds)

    def decisions(self) -> float:
        """Decisions per second in playouts of clones."""
        policy = Uniform()

        def batch() -> int:
            return sum(int(playout(table.clone(), policy, self.dice)) for table in self.tables)

        return rate(batch, self.seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what the cards of other sets cost.")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--cards", type=int, default=CARDS, help="how many cards with the plain ones")
    parser.add_argument("--repeat", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "many.toml")
        base = len(deal(2, 0, ("base",)).cards)  # type: ignore[attr-defined]  # as above
        file.write_text(many_rooms(options.cards - base), encoding="utf-8")
        others = {
            "plain cards": ("base", str(file)),
            "probe sets": tuple(str(probes) for probes in sorted(SETS.glob("probes-*.toml"))),
        }
        for seats in options.seats:
            few = Side(seats, ("base",), options.seconds)
            for name, sets in others.items():
                compare(f"{seats} seats, base set and {name}", few, Side(seats, sets, options.seconds), options.repeat)


def compare(title: str, few: Side, many: Side, repeat: int) -> None:
    clones = [(few.clone(), many.clone()) for _ in range(repeat)]
    played = [(few.decisions(), many.decisions()) for _ in range(repeat)]
    print(f"{title}: {few.cards} and {many.cards} cards")
    for name, unit, pairs in (("clone", "µs", clones), ("decisions in playouts", "/s", played)):
        before, after = [a for a, _ in pairs], [b for _, b in pairs]
        ratio = statistics.median(b / a for a, b in pairs)
        print(f"  {name:<24} {spread(before):>26} {spread(after):>26} {unit:<3} x{ratio:.2f}")


if __name__ == "__main__":
    main()
