"""The build that is installed (compiled, where there is a C compiler) plays exactly the games that the sources play."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.processes import finished

ROOT = Path(__file__).parents[2]

#: Plays random games of every kind and prints where the engine came from and, per game, a hash of record and snapshot.
PLAYER = """
import hashlib, json
from lairwright.games import GAMES, start
from lairwright.kernel import game as engine
from lairwright.kernel.config import Config
from lairwright.kernel.playout import Uniform, playout
from lairwright.kernel.streams import Dice

print(engine.__file__)
for kind in GAMES.values():
    for preset in kind.rules.presets:
        for variants in ((), tuple(kind.rules.variants)[:2]):
            for seats in range(kind.fewest_seats, kind.most_seats + 1):
                seed = 31 * seats
                game = start(Config(kind.name, seats, seed, preset, kind.default_sets, variants, {}))
                twin = game.clone()
                dice = Dice(seed)
                while not game.over:
                    slot = dice.below(len(game.open))
                    game.choose(slot, dice.below(len(game.menus[slot])))
                playout(twin, Uniform(), Dice(seed + 1))
                told = [game.record.dumps(), game.snapshot(), twin.snapshot(), game.redeal(0, seed).snapshot()]
                told.append(game.visible_events(0))
                digest = hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
                print(kind.name, preset, seats, "+".join(variants), digest)
"""


def play(path: str | None) -> tuple[Path, list[str]]:
    """Where the engine of that import path lies, and what it played."""
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path:
        settings["PYTHONPATH"] = path
    done = finished([sys.executable, "-c", PLAYER], cwd=Path("/"), env=settings)
    assert done.returncode == 0, done.stderr
    first, *games = done.stdout.splitlines()
    return Path(first), games


def test_sources_and_installed_build_give_identical_records() -> None:
    origin, interpreted = play(str(ROOT / "src"))
    assert origin == ROOT / "src" / "lairwright" / "kernel" / "game.py"
    installed, played = play(None)
    if ROOT / "src" in installed.parents:
        pytest.skip("the package is linked, not installed: there is only one build")
    assert interpreted
    assert played == interpreted, "the builds differ, or the installed one is old (make setup renews it)"
