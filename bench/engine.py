"""Measure the engine that can be imported. Medians with their spread; nothing is asserted.

Uniformly random play in processor time: with events off, as simulations and searches use it, and with the documented
loop and events on, as bots outside the engine do. Copies, snapshots, re-deals and playouts start from positions
half-way through games. docs/benchmarks.md says what each figure means.
"""

from __future__ import annotations

import argparse
import inspect
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, where "bench" is a folder of the checkout, not an installed package

import lairwright as lw  # noqa: E402 - after the path
from bench.figures import FIGURES, GROUPS, PROCESS, Samples, add_options, circumstances, rate, spread  # noqa: E402
from bench.workers import serve  # noqa: E402
from lairwright import games as doors  # noqa: E402
from lairwright.kernel import game as engine  # noqa: E402
from lairwright.kernel.game import Game  # noqa: E402
from lairwright.kernel.playout import Uniform, playout  # noqa: E402
from lairwright.kernel.streams import Dice  # noqa: E402

POSITIONS: Final = 40
#: Some revisions that bench/compare.py can be pointed at can't start a game without events.
QUIET_START: Final = "listening" in inspect.signature(doors.start).parameters

CHILD: Final = """
import time
began = time.process_time()
import lairwright
imported = time.process_time()
lairwright.new_game(seats=4)
ready = time.process_time()
from lairwright.kernel.game import Game  # noqa: E402
from lairwright.kernel.playout import Uniform, playout
from lairwright.kernel.streams import Dice
dice = Dice(0)
for seed in range(50):
    playout(lairwright.new_game(seats=4, seed=seed), Uniform(), dice)
try:
    # Not getrusage: what it says includes the process that started this one.
    with open("/proc/self/status") as status:
        peak = next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024
except OSError:
    import resource, sys
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 1024)
print((imported - began) * 1e3, (ready - imported) * 1e3, peak)
"""


def deal(seats: int, seed: int) -> Game:
    if QUIET_START:
        quiet = doors.start(lw.Config("boss-monster", seats, seed, "default", ("base",), (), {}), False)
        assert isinstance(quiet, Game)
        return quiet
    game = lw.new_game(seats=seats, seed=seed)
    game.listening = False
    return game


def step_by_step(game: Game, seed: int, limit: int = 1_000_000) -> int:
    """What a program outside the engine does: look at the open questions, pick one and choose an option."""
    roll = random.Random(seed).random
    made = 0
    while game.result is None and made < limit:
        slots = game.open
        slot = int(roll() * len(slots)) if len(slots) > 1 else 0
        game.choose(slot, int(roll() * len(game.menus[slot])))
        made += 1
    return made


def by_the_book(game: Game, seed: int, looking: bool) -> int:
    """The documented loop: a decision, one of its options, perhaps a view for the seat that is asked."""
    roll = random.Random(seed).random
    made = 0
    while not game.over:
        decision = game.decision
        if looking:
            game.view(decision.seat)
        options = decision.options
        game.play(options[int(roll() * len(options))])
        made += 1
    return made


def halfway(seats: int) -> list[Game]:
    """Games stopped half-way, counting in choices."""
    found: list[Game] = []
    for seed in range(POSITIONS):
        length = step_by_step(deal(seats, seed), seed)
        game = deal(seats, seed)
        step_by_step(game, seed, length // 2)
        found.append(game)
    return found


class Bench:
    """The measurements for one number of seats."""

    def __init__(self, seats: int, games: int, seconds: float) -> None:
        self.seats = seats
        self.games = games
        self.seconds = seconds
        self.tables = halfway(seats)
        self.sizes = [len(json.dumps(table.snapshot(), separators=(",", ":"))) for table in self.tables]
        self.dealt = [deal(seats, seed) for seed in range(POSITIONS)]
        self.dice = Dice(0)
        #: Choices in the batch of whole games: two builds of the same engine must agree on this.
        self.decisions = self.play_inside()

    def play_inside(self) -> int:
        policy, dice = Uniform(), Dice(0)
        return sum(int(playout(deal(self.seats, seed), policy, dice)) for seed in range(self.games))

    def play_clones(self) -> int:
        policy = Uniform()
        return sum(int(playout(game.clone(), policy, self.dice)) for game in self.dealt)

    def play_stepwise(self) -> int:
        return sum(step_by_step(deal(self.seats, seed), seed) for seed in range(self.games))

    def play_by_the_book(self, looking: bool) -> tuple[int, float]:
        """Decisions and seconds of the documented loop. Dealing isn't timed, because a view is compared with a step."""
        games = [lw.new_game(seats=self.seats, seed=seed) for seed in range(self.games)]
        began = time.process_time()
        made = sum(by_the_book(game, seed, looking) for seed, game in enumerate(games))
        return made, time.process_time() - began

    def documented(self) -> dict[str, float]:
        """The documented loop without views and, alternately, with them: the difference is what views take."""
        made, plain, looking = 0, 0.0, 0.0
        while plain < self.seconds or looking <= plain:
            decisions, spent = self.play_by_the_book(False)
            made += decisions
            plain += spent
            looking += self.play_by_the_book(True)[1]
        added = looking - plain
        return {"decisions_documented": made / plain, "view": 1e6 * added / made, "view_decisions": added / plain}

    def play_on(self) -> int:
        policy = Uniform()
        for table in self.tables:
            playout(table.clone(), policy, self.dice)
        return len(self.tables)

    def deal_all(self) -> int:
        for seed in range(self.games):
            deal(self.seats, seed)
        return self.games

    def each(self, action: Callable[[Game], object]) -> float:
        """How many microseconds an action takes at the half-way positions."""

        def batch() -> int:
            for table in self.tables:
                action(table)
            return len(self.tables)

        return 1e6 / rate(batch, self.seconds)

    def take(self, group: str) -> dict[str, float]:
        """One sample of the figures that are measured together."""
        if group == "inside":
            inside = rate(self.play_inside, self.seconds)
            return {"games": inside * self.games / self.decisions, "decisions_playout": inside}
        if group == "cloned":
            return {"decisions_cloned": rate(self.play_clones, self.seconds)}
        if group == "stepwise":
            return {"decisions_stepwise": rate(self.play_stepwise, self.seconds)}
        if group == "documented":
            return self.documented()
        if group == "playouts":
            return {"playouts": rate(self.play_on, self.seconds)}
        if group == "deal":
            return {"deal": 1e6 / rate(self.deal_all, self.seconds)}
        if group == "clone":
            return {"clone": self.each(lambda table: table.clone())}
        if group == "snapshot":
            mean_size = sum(self.sizes) / len(self.sizes)
            return {"snapshot": self.each(lambda table: table.snapshot()), "snapshot_bytes": mean_size}
        return {"redeal": self.each(lambda table: table.redeal(table.open[0], 1))}


def process_sample() -> dict[str, float]:
    """Import time, the first game and memory use, in a fresh process."""
    package = Path(lw.__file__).parents[1]
    path = os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(zip(PROCESS, map(float, done.stdout.split()), strict=True))


def measure(benches: list[Bench], repeat: int) -> dict[str, object]:
    """Everything, ``repeat`` times over, as plain data."""
    samples = Samples()
    for _ in range(repeat):
        for bench in benches:
            for group in GROUPS:
                samples.add(str(bench.seats), bench.take(group))
        samples.add("process", process_sample())
    return {**about(benches), "repeat": repeat, **samples.as_data()}


def about(benches: list[Bench]) -> dict[str, object]:
    """What was measured, and where."""
    return {
        **circumstances(),
        "lairwright": lw.__version__,
        "compiled": not (engine.__file__ or "").endswith(".py"),
        "games": benches[0].games,
        "decisions": {str(bench.seats): bench.decisions for bench in benches},
    }


def answers(benches: list[Bench]) -> Callable[[str], dict[str, object]]:
    """Samples on request, for bench/builds.py: ``about``, ``process`` or ``SEATS GROUP``."""
    by_seats = {str(bench.seats): bench for bench in benches}

    def answer(line: str) -> dict[str, object]:
        if line == "about":
            return about(benches)
        if line == "process":
            return {**process_sample()}
        seats, group = line.split()
        return {**by_seats[seats].take(group)}

    return answer


def show(result: dict[str, object]) -> None:
    build = "compiled" if result["compiled"] else "pure Python"
    print(f"lairwright {result['lairwright']}, {build}; {result['python']}; {result['date']}")
    print(f"{result['machine']}, {result['cores']} cores; {result['system']}")
    print(f"medians of {result['repeat']} (lowest-highest), processor time")
    sections: list[tuple[str, object, dict[str, tuple[str, str, bool]]]] = [("process", result["process"], PROCESS)]
    seats = result["seats"]
    assert isinstance(seats, dict)
    sections += [(f"{count} seats", figures, FIGURES) for count, figures in seats.items()]
    for title, figures, names in sections:
        assert isinstance(figures, dict)
        print(title)
        for key, (name, unit, _) in names.items():
            print(f"  {name:<38} {spread(figures[key]['values']):>32} {unit}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine that is importable.")
    add_options(parser)
    parser.add_argument("--serve", action="store_true", help="measure on request; for the other scripts")
    options = parser.parse_args()
    if options.games < 1 or options.repeat < 1:
        parser.error("--games and --repeat must be at least 1")
    benches = [Bench(count, options.games, options.seconds) for count in options.seats]
    process_sample()  # so that the bytecode is cached
    if options.serve:
        serve(answers(benches))
        return
    result = measure(benches, options.repeat)
    if options.json == "-":
        json.dump(result, sys.stdout, indent=1)
        return
    show(result)
    if options.json:
        Path(options.json).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
