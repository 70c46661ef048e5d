"""Uniformly random play of our engine and of others with the same loop, by a process that plays on request.

``python bench/loops.py LIBRARY`` reads lines ``SUBJECT SECONDS`` and answers each with a line of JSON: how many games
and choices were played in how much processor time. It runs where that library is installed, so it imports only the
standard library until it knows which one that is.

What is counted: ``turns`` are the times a player was to act, ``choices`` are those with at least two options. Chance is
neither. Dealing, and whatever the library does between two choices, is timed; all choose by ``int(random() * n)``, the
cheapest way there is.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, where "bench" is a folder of the checkout, not an installed package

from bench.workers import serve  # noqa: E402 - after the path

#: Plays for at least this many seconds; returns games, turns, choices and seconds.
Loop = Callable[[float], tuple[int, float, float, float]]
#: Plays one game from its deal to its end; returns turns and choices.
Player = Callable[[], tuple[int, int]]

ROLLOUTS = 20
SAMPLE = 400


def repeat(play: Player) -> Loop:
    """Play whole games until the time is up."""

    def loop(seconds: float) -> tuple[int, float, float, float]:
        games = turns = choices = 0
        began = time.process_time()
        while True:
            asked, real = play()
            games += 1
            turns += asked
            choices += real
            spent = time.process_time() - began
            if spent >= seconds:
                return games, turns, choices, spent

    return loop


# -- ours ------------------------------------------------------------------------------------------


def lairwright(subject: str) -> Loop:
    """``seats/python``: step by step with menus; ``seats/documented``: with decisions and options, and events on;
    ``seats/inside``: with playout; ``seats/clone``: playouts from a dealt table."""
    doors = importlib.import_module("lairwright.games")
    config = importlib.import_module("lairwright.kernel.config").Config
    playouts = importlib.import_module("lairwright.kernel.playout")
    streams = importlib.import_module("lairwright.kernel.streams")
    seats, _, how = subject.partition("/")
    roll = random.random
    uniform, dice = playouts.Uniform(), streams.Dice(0)
    seeds = iter(range(1 << 62))

    def deal(listening: bool = False) -> Any:
        return doors.start(config("boss-monster", int(seats), next(seeds), "default", ("base",), (), {}), listening)

    def step_by_step() -> tuple[int, int]:
        game = deal()
        turns = choices = 0
        while game.result is None:
            options = len(game.menus[0])
            turns += 1
            if options > 1:
                choices += 1
            game.choose(0, int(roll() * options))
        return turns, choices

    def by_the_book() -> tuple[int, int]:
        game = deal(True)
        turns = choices = 0
        while not game.over:
            options = game.decision.options
            turns += 1
            if len(options) > 1:
                choices += 1
            game.play(options[int(roll() * len(options))])
        return turns, choices

    if how in ("python", "documented"):
        return repeat(step_by_step if how == "python" else by_the_book)
    # The engine counts every question it asks. A few have only one option: a sample shows how many.
    sample = [step_by_step() for _ in range(SAMPLE)]
    share = sum(real for _, real in sample) / sum(asked for asked, _ in sample)
    dealt = [deal() for _ in range(50)]

    def inside() -> tuple[int, int]:
        made = playouts.playout(deal(), uniform, dice)
        return made, made

    def cloned() -> tuple[int, int]:
        made = playouts.playout(dealt[next(seeds) % 50].clone(), uniform, dice)
        return made, made

    whole = repeat(inside if how == "inside" else cloned)

    def loop(seconds: float) -> tuple[int, float, float, float]:
        games, turns, _, spent = whole(seconds)
        return games, turns, turns * share, spent

    return loop


# -- OpenSpiel: games in C++ -----------------------------------------------------------------------


def open_spiel(subject: str) -> Loop:
    """``game/python``: step by step; ``game/bots``: evaluate_bots; ``game/clone``: RandomRolloutEvaluator."""
    spiel = importlib.import_module("pyspiel")
    name, _, how = subject.partition("/")
    # Unless told that the cards are played, bridge ends with the auction and a double-dummy solver.
    game = spiel.load_game("bridge(use_double_dummy_result=false)" if name == "bridge" else name)
    # Making a new gin rummy state takes longer than playing it; copying one doesn't.
    fresh = game.new_initial_state()
    roll = random.random

    def deal() -> Any:
        """All chance before the first decision; in these games all outcomes are equally likely."""
        state = fresh.clone()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(roll() * len(outcomes))][0])
        return state

    def step_by_step() -> tuple[int, int]:
        state = fresh.clone()
        turns = choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(roll() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            turns += 1
            if len(actions) > 1:
                choices += 1
            state.apply_action(actions[int(roll() * len(actions))])
        return turns, choices

    if how == "python":
        return repeat(step_by_step)
    # Neither C++ loop counts, so the average per game is sampled.
    sample = [step_by_step() for _ in range(SAMPLE)]
    turns_each = sum(asked for asked, _ in sample) / SAMPLE
    choices_each = sum(real for _, real in sample) / SAMPLE

    def bots(seconds: float) -> tuple[int, float, float, float]:
        """Whole games, chance included, with the uniform random bot at each seat."""
        players = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
        games, began = 0, time.process_time()
        while True:
            spiel.evaluate_bots(fresh.clone(), players, games)
            games += 1
            spent = time.process_time() - began
            if spent >= seconds:
                return games, games * turns_each, games * choices_each, spent

    def cloned(seconds: float) -> tuple[int, float, float, float]:
        """A search with one simulation evaluates its root: this many times, a clone is played at random to the end."""
        evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = spiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        dealt = [deal() for _ in range(50)]
        searches, began = 0, time.process_time()
        while True:
            bot.mcts_search(dealt[searches % 50])
            searches += 1
            spent = time.process_time() - began
            if spent >= seconds:
                games = searches * ROLLOUTS
                return games, games * turns_each, games * choices_each, spent

    return bots if how == "bots" else cloned


# -- the others: games in Python -------------------------------------------------------------------


def rlcard(subject: str) -> Loop:
    """``game/env``: the environment, which encodes an observation at each step; ``game/game``: the bare game."""
    name, _, how = subject.partition("/")
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})
    game, roll = env.game, random.random

    def by_env() -> tuple[int, int]:
        state, _ = env.reset()
        turns = choices = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            turns += 1
            if len(actions) > 1:
                choices += 1
            state, _ = env.step(actions[int(roll() * len(actions))])
        return turns, choices

    def by_game() -> tuple[int, int]:
        state, _ = game.init_game()
        turns = choices = 0
        while not game.is_over():
            if name == "gin-rummy":
                actions = game.judge.get_legal_actions()
            else:
                actions = state["actions" if name == "doudizhu" else "legal_actions"]
            turns += 1
            if len(actions) > 1:
                choices += 1
            state, _ = game.step(actions[int(roll() * len(actions))])
        return turns, choices

    return repeat(by_env if how == "env" else by_game)


def pettingzoo(subject: str) -> Loop:
    """``module/env``: the documented AEC loop, with the action mask."""
    numpy = importlib.import_module("numpy")
    env = importlib.import_module("pettingzoo.classic." + subject.partition("/")[0]).env()
    roll = random.random

    def play() -> tuple[int, int]:
        env.reset()
        turns = choices = 0
        while env.agents:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)  # takes the agent off the list; nobody chose anything
                continue
            actions = numpy.flatnonzero(seen["action_mask"])
            turns += 1
            if len(actions) > 1:
                choices += 1
            env.step(int(actions[int(roll() * len(actions))]))
        return turns, choices

    return repeat(play)


def catanatron(subject: str) -> Loop:
    """``4/game``: what Game.play does with random players, without its copies for observers and without validation."""
    module = importlib.import_module("catanatron.game")
    players = importlib.import_module("catanatron.models.player")
    seats = [players.RandomPlayer(color) for color in list(players.Color)[: int(subject.partition("/")[0])]]
    roll = random.random

    def play() -> tuple[int, int]:
        game = module.Game(seats)
        state = game.state
        turns = choices = 0
        while game.winning_color() is None and state.num_turns < module.TURNS_LIMIT:
            actions = state.playable_actions
            turns += 1
            if len(actions) > 1:
                choices += 1
            game.execute(actions[int(roll() * len(actions))], validate_action=False)
        return turns, choices

    return repeat(play)


LIBRARIES: dict[str, Callable[[str], Loop]] = {
    "lairwright": lairwright,
    "open_spiel": open_spiel,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "catanatron": catanatron,
}


def main() -> None:
    make = LIBRARIES[sys.argv[1]]
    loops: dict[str, Loop] = {}

    def answer(line: str) -> dict[str, float]:
        subject, seconds = line.split()
        if subject not in loops:
            loops[subject] = make(subject)
            loops[subject](0.05)  # warms up
        games, turns, choices, spent = loops[subject](float(seconds))
        return {"games": games, "turns": turns, "choices": choices, "seconds": spent}

    serve(answer)


if __name__ == "__main__":
    main()
