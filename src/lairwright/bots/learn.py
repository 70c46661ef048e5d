"""Fitting the judges' weights to games that bots played: ``python -m lairwright.bots.learn``.

Games are played from seeds; the features of all seats are noted at the start of rounds, and at the end who won. The
weights are those under which the actual winners were likeliest (a conditional logit: logistic regression for any number
of seats), found by Newton's method with a small penalty on large weights. Everything follows from the seeds, so the
command gives the same file every time. It is plain Python on purpose: thirty weights need no library.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from math import log
from pathlib import Path
from typing import Final

from lairwright.bots.fast.rollout import results, softmax, weigh
from lairwright.bots.lore import lore_for
from lairwright.bots.minds import mind_for
from lairwright.bots.weights import FILE
from lairwright.games import GAMES, game_kind, new_game
from lairwright.kernel.streams import Dice

_LONGEST_GAME: Final = 20_000
#: On average, one round in this many is noted: the rounds of one game are too alike to teach much more.
_ROUNDS_NOTED: Final = 3
_PENALTY: Final = 3.0
_STEPS: Final = 12
_ENOUGH: Final = 1e-4


@dataclass(frozen=True)
class Position:
    """The start of a round: the features of every seat, and the share of the victory each got in the end."""

    rows: list[list[float]]
    shares: list[float]


def positions(name: str, seats: int, seeds: Iterable[int]) -> list[Position]:
    """What the games with these seeds have to teach; all seats play by the quick policy."""
    found: list[Position] = []
    lore = lore_for(name)
    for seed in seeds:
        game = new_game(name, seats=seats, seed=seed)
        game.listening = game.recorded = False
        pilot = mind_for(game).pilot
        dice = Dice(seed, "bot/learn")
        noted: list[list[list[float]]] = []
        turn = 1
        for _ in range(_LONGEST_GAME):
            if game.result is not None:
                break
            if game.round_number() > turn:
                turn = game.round_number()
                if not dice.below(_ROUNDS_NOTED):
                    noted.append(lore.features_of(game))
            game.choose(0, pilot.pick(game, 0, dice))
        shares = results(game)
        found += [Position(rows, shares) for rows in noted]
    return found


def chances(rows: list[list[float]], weights: Sequence[float]) -> list[float]:
    """The softmax of the weighted sums."""
    return softmax(weigh(list(weights), rows))


def loss(data: Sequence[Position], weights: Sequence[float]) -> float:
    """The mean surprise at who won, in nats; lower is better."""
    total = 0.0
    for position in data:
        for share, chance in zip(position.shares, chances(position.rows, weights), strict=True):
            if share:
                total -= share * log(max(chance, 1e-12))
    return total / len(data)


def fit(data: Sequence[Position], tell: Callable[[str], None] = lambda _: None) -> list[float]:
    """The weights that explain the data best, with a penalty on their squares."""
    size = len(data[0].rows[0])
    weights = [0.0] * size
    for step in range(_STEPS):
        slope = [-_PENALTY * weight for weight in weights]
        curve = [[_PENALTY if row == column else 0.0 for column in range(size)] for row in range(size)]
        for position in data:
            _add_position(position, weights, slope, curve)
        move = _solve(curve, slope)
        weights = [weight + change for weight, change in zip(weights, move, strict=True)]
        tell(f"step {step + 1}: loss {loss(data, weights):.5f}")
        if max(abs(change) for change in move) < _ENOUGH:
            break
    return weights


def _add_position(position: Position, weights: list[float], slope: list[float], curve: list[list[float]]) -> None:
    """Add what this position contributes to the first and second derivatives of the likelihood."""
    rows = position.rows
    odds = chances(rows, weights)
    size = len(slope)
    mean = [sum(odd * row[at] for odd, row in zip(odds, rows, strict=True)) for at in range(size)]
    for row, odd, share in zip(rows, odds, position.shares, strict=True):
        off = [value - centre for value, centre in zip(row, mean, strict=True)]
        used = [at for at in range(size) if off[at]]
        for at in used:
            slope[at] += share * off[at]
            line = curve[at]
            scaled = odd * off[at]
            for other in used:
                line[other] += scaled * off[other]


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination with pivoting; the matrix is symmetric and, thanks to the penalty, definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        for at in range(column + 1, size):
            factor = rows[at][column] / head[column]
            if factor:
                rows[at] = [a - factor * b for a, b in zip(rows[at], head, strict=True)]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        rest = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def written(learnt: dict[str, dict[int, list[float]]], games: int, seed: int) -> str:
    """The weights as the text of ``weights.toml``."""
    lines = [
        "# Learnt from games, not written by hand:",
        f"#     python -m lairwright.bots.learn --games {games} --seed {seed}",
        "# One table a game and number of seats; what the features are: FEATURES in fast/*_judge.py.",
    ]
    for game, tables in learnt.items():
        features = lore_for(game).features
        for seats, weights in tables.items():
            lines += ["", f"[{game}.{seats}]"]
            lines += [f"{name} = {weight:.4f}" for name, weight in zip(features, weights, strict=True)]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """The command; see the module."""
    parser = argparse.ArgumentParser(prog="python -m lairwright.bots.learn", description="Fit the judges' weights.")
    parser.add_argument("--games", type=int, default=6000, help="games for each number of seats")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--out", type=Path, default=None, help="the file to write; without it, the bots' own")
    chosen = parser.parse_args(arguments)
    if chosen.games < 10:
        parser.error(f"it takes at least 10 games to learn from, not {chosen.games}")
    learnt: dict[str, dict[int, list[float]]] = {}
    for game in GAMES:
        learnt[game] = {}
        for seats in lore_for(game).learnt_seats:
            assert game_kind(game).fewest_seats <= seats
            data = positions(game, seats, range(chosen.seed, chosen.seed + chosen.games))
            kept = len(data) * 9 // 10  # the last tenth tests what the rest has taught
            weights = fit(data[:kept], print)
            print(f"{game}, {seats} seats: {len(data)} positions, loss on unseen ones {loss(data[kept:], weights):.5f}")
            learnt[game][seats] = weights
    out = chosen.out if chosen.out is not None else Path(str(files("lairwright.bots") / FILE))
    out.write_text(written(learnt, chosen.games, chosen.seed), encoding="utf-8")
    print(f"written to {out}")


if __name__ == "__main__":
    main()
