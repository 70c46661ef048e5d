"""``lair simulate``: play many games and report what happened."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lairwright.cli.language import texts_of
from lairwright.cli.output import AsJson, Options, Preset, Sets, Variants, option_values, print_json, set_names, warn
from lairwright.games import BOSS_MONSTER, game_kind
from lairwright.lab.simulate import DEFAULT_BUDGET, RANDOM, Plan, Report, simulate
from lairwright.text.catalogue import Texts


def simulate_command(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="help-simulate-game")] = BOSS_MONSTER,
    seats: Annotated[int | None, typer.Option(help="help-simulate-seats")] = None,
    games: Annotated[int, typer.Option(help="help-simulate-games")] = 1000,
    seed: Annotated[int, typer.Option(help="help-simulate-seed")] = 0,
    bot: Annotated[str, typer.Option(help="help-simulate-bot")] = RANDOM,
    budget: Annotated[int, typer.Option(help="help-simulate-budget")] = DEFAULT_BUDGET,
    jobs: Annotated[int, typer.Option(help="help-simulate-jobs")] = 1,
    preset: Preset = "default",
    sets: Sets = None,
    variant: Variants = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Exit code 1 if the engine failed in any of the games."""
    texts = texts_of(context)
    plan = Plan(
        game,
        game_kind(game).fewest_seats if seats is None else seats,
        games,
        seed,
        bot,
        jobs,
        preset,
        set_names(sets),
        tuple(variant or ()),
        tuple(option_values(game, option).items()),
        budget,
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(texts.say("cli-simulate-progress"), total=games)
        report = simulate(plan, lambda done: bar.advance(task, done))
    if as_json:
        print_json(report.as_data())
    else:
        _print(texts, report)
    for bad_seed, message in report.tally.errors:
        failed = texts.say("cli-simulate-failed", seed=str(bad_seed), problem=message)
        warn(texts.say("cli-problem", problem=failed))
    if report.tally.errors:
        raise typer.Exit(1)


def _print(texts: Texts, report: Report) -> None:
    """A headline and a table of labels and values."""
    plan, tally, data = report.plan, report.tally, report.as_data()
    speed, rounds = data["decisions_per_second"], data["rounds"]
    assert isinstance(speed, (int, float))
    assert isinstance(rounds, (int, float))
    print(
        texts.say(
            "cli-simulate-head",
            games=tally.games,
            game=plan.game,
            preset=plan.preset,
            seats=plan.seats,
            bot=plan.bot,
        )
    )
    rows = [
        (
            texts.say("cli-simulate-seeds.label"),
            texts.say("cli-simulate-seeds", first=str(plan.seed), last=str(plan.seed + plan.games - 1)),
        ),
        (
            texts.say("cli-simulate-decisions.label"),
            texts.say(
                "cli-simulate-decisions",
                decisions=tally.decisions,
                seconds=float(report.seconds),
                speed=round(speed),
            ),
        ),
        (texts.say("cli-simulate-rounds.label"), texts.say("cli-simulate-rounds", rounds=float(rounds))),
    ]
    for seat, wins in enumerate(tally.wins):
        label = texts.say("cli-simulate-won.label", seat=str(seat))
        rows.append((label, texts.say("cli-simulate-won", games=wins, percent=100 * wins / tally.games)))
    for reason, count in sorted(tally.outcomes.items()):
        value = texts.say("cli-simulate-ended", reason=reason, games=count, percent=100 * count / tally.games)
        rows.append((texts.say("cli-simulate-ended.label"), value))
    width = max(len(label) for label, _ in rows)
    for label, value in rows:
        print(f"{label:<{width}}   {value}")
