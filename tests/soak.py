"""Long random play, looking for broken invariants: ``make soak``.

Every preset of every game, every number of seats, and for the castle-raid game every combination of its variants; with
a set that allows them, one, five and six seats. Cards, questions and events are checked at every step; views, re-deals,
snapshots and clones only at some. The first failure is reported with what is needed to play it again, and ends the run
with exit code 1.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, where "tests" is a folder of the checkout, not an installed package

import lairwright as lw  # noqa: E402 - after the path
from lairwright.games import GAMES  # noqa: E402
from lairwright.kernel.config import Config  # noqa: E402
from tests.crowds import crowd_config  # noqa: E402
from tests.invariants import (  # noqa: E402
    check_clone,
    check_conservation,
    check_events,
    check_questions,
    check_redeal,
    check_snapshot,
    check_view,
)
from tests.playing import play_out, rolls_for, steps  # noqa: E402
from tests.probes import PROBES, furnished, probe_config  # noqa: E402

CHUNK = 50
#: One step in this many gets the expensive checks; one re-deal in this many is played to its end.
SAMPLE = 12
PLAY_ON = 8


#: What is played: name on the command line -> game, preset, variants.
KINDS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    preset: ("boss-monster", preset, ()) for preset in GAMES["boss-monster"].rules.presets
}
KINDS |= {
    "castle": ("castle-raid", "default", ()),
    "castle-orders": ("castle-raid", "default", ("new-orders",)),
    "castle-dapper": ("castle-raid", "default", ("dapper-guards",)),
    "castle-both": ("castle-raid", "default", ("new-orders", "dapper-guards")),
}
#: And these, with sets of probe cards.
PROBE_SETS: dict[str, str] = {f"probes-{name}": name for name in PROBES}
#: And these, with numbers of seats that only some sets allow.
CROWDS: dict[str, int] = {"crowd-1": 1, "crowd-5": 5, "crowd-6": 6}


def config_of(name: str, seed: int) -> Config:
    """The numbers of seats take turns; in a crowd, the rules do."""
    if name in CROWDS:
        return crowd_config(CROWDS[name], seed)
    if name in PROBE_SETS:
        return probe_config(PROBE_SETS[name], seed, 1 + seed % 6 if seed % 5 == 0 else 0)
    game, preset, variants = KINDS[name]
    kind = GAMES[game]
    seats = kind.fewest_seats + seed % (kind.most_seats - kind.fewest_seats + 1)
    return Config(game, seats, seed, preset, kind.default_sets, variants, {})


def check_game(name: str, seed: int) -> int:
    """Play one game with all checks; returns the number of choices."""
    config = config_of(name, seed)
    game = furnished(config) if name in PROBE_SETS else lw.games.start(config)
    dice = rolls_for(-1 - seed)
    for _ in steps(game, seed):
        check_conservation(game)
        check_questions(game)
        check_events(game)
        if dice.below(0, SAMPLE):
            continue
        check_snapshot(game)
        check_clone(game, seed)
        for viewer in (None, *range(config.seats)):
            check_view(game, viewer)
        seat = dice.below(0, config.seats)
        dealt = check_redeal(game, seat, seed)
        if not dice.below(0, PLAY_ON):
            play_out(dealt, seed)
    if name in PROBE_SETS:
        return len(game.history) // 2
    replayed = lw.replay(lw.load_record(game.record.dumps()))
    assert replayed.snapshot() == game.snapshot(), "the record gives another game"
    return len(game.history) // 2


def run_chunk(name: str, first: int, count: int) -> tuple[int, str]:
    """Choices made, and what went wrong (empty if nothing did)."""
    choices = 0
    for seed in range(first, first + count):
        try:
            choices += check_game(name, seed)
        except Exception:
            return choices, f"{name}, {config_of(name, seed).seats} seats, seed {seed}:\n{traceback.format_exc()}"
    return choices, ""


def chunks(names: list[str], first: int, games: int) -> Iterator[tuple[str, int, int]]:
    """They take turns, so that a broken one shows early."""
    for start in range(0, games, CHUNK):
        for name in names:
            yield name, first + start, min(CHUNK, games - start)


def main() -> int:
    parser = argparse.ArgumentParser(description="Long random play, looking for broken invariants.")
    parser.add_argument("--games", type=int, default=10_000, help="games of each kind (default 10000)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game (default 0)")
    kinds = [*KINDS, *PROBE_SETS, *CROWDS]
    parser.add_argument("--preset", action="append", choices=kinds, help="only this one; may be repeated")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    options = parser.parse_args()
    names: list[str] = options.preset or kinds
    total = options.games * len(names)
    done = choices = 0
    began = told = time.monotonic()
    with ProcessPoolExecutor(options.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = {pool.submit(run_chunk, *chunk): chunk for chunk in chunks(names, options.seed, options.games)}
        for future in as_completed(waiting):
            made, failure = future.result()
            if failure:
                pool.shutdown(wait=False, cancel_futures=True)
                print(f"FAILED after {done} games\n{failure}", file=sys.stderr)
                return 1
            choices += made
            done += waiting[future][2]
            if time.monotonic() - told > 5 or done == total:
                told = time.monotonic()
                print(f"{done} of {total} games, {choices} choices, {done / (told - began):.0f} games/s", flush=True)
    print(f"all invariants held in {total} games ({', '.join(names)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
