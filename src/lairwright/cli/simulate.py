"""``lair simulate``: play many games and report what happened."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lairwright.cli.output import AsJson, Options, Preset, Sets, Variants, option_values, print_json, set_names, warn
from lairwright.lab.simulate import DEFAULT_BUDGET, RANDOM, Plan, Report, simulate


def simulate_command(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "boss-monster",
    seats: Annotated[int, typer.Option(help="Number of players.")] = 2,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the others follow.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays all seats.")] = RANDOM,
    budget: Annotated[int, typer.Option(help="Simulations a bot may spend on one choice.")] = DEFAULT_BUDGET,
    jobs: Annotated[int, typer.Option(help="Processes; the result does not depend on it.")] = 1,
    preset: Preset = "default",
    sets: Sets = None,
    variant: Variants = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play many games and report what happened. Exit code 1 if the engine failed in any of them."""
    plan = Plan(
        game,
        seats,
        games,
        seed,
        bot,
        jobs,
        preset,
        set_names(sets),
        tuple(variant or ()),
        tuple(option_values(option).items()),
        budget,
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=games)
        report = simulate(plan, lambda done: bar.advance(task, done))
    if as_json:
        print_json(report.as_data())
    else:
        _print(report)
    for bad_seed, message in report.tally.errors:
        warn(f"lair: the game with seed {bad_seed} failed: {message}")
    if report.tally.errors:
        raise typer.Exit(1)


def _print(report: Report) -> None:
    plan, tally, data = report.plan, report.tally, report.as_data()
    print(f"{tally.games} games of {plan.game}, preset {plan.preset}, {plan.seats} seats, bot {plan.bot}")
    print(f"seeds        {plan.seed} to {plan.seed + plan.games - 1}")
    print(f"decisions    {tally.decisions} in {report.seconds:.2f} s, {data['decisions_per_second']:,.0f} a second")
    print(f"rounds       {data['rounds']:.2f} on average")
    for seat, wins in enumerate(tally.wins):
        print(f"seat {seat} won   {wins} ({wins / tally.games:.1%})")
    for reason, count in sorted(tally.outcomes.items()):
        print(f"ended by     {reason}: {count} ({count / tally.games:.1%})")
