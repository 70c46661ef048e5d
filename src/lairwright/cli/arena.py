"""``lair arena``: bots against bots, with intervals."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from lairwright.cli.arena_report import bot_table, cross_table, failures, headline, html_report
from lairwright.cli.language import texts_of
from lairwright.cli.output import (
    AsJson,
    Options,
    Preset,
    Sets,
    Variants,
    option_values,
    print_json,
    set_names,
    warn,
    write_text,
)
from lairwright.kernel.errors import LairwrightError
from lairwright.lab.arena import ArenaPlan, check_plan, run_arena
from lairwright.lab.ratings import can_rate
from lairwright.lab.seating import parse_mix
from lairwright.lab.simulate import DEFAULT_BUDGET
from lairwright.lab.standings import Standings, standings
from lairwright.text.catalogue import Texts
from lairwright.text.phrases import capital


def arena_command(
    context: typer.Context,
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help="help-arena-bots")],
    game: Annotated[str, typer.Option(help="help-arena-game")] = "boss-monster",
    seats: Annotated[int | None, typer.Option(help="help-arena-seats")] = None,
    games: Annotated[int, typer.Option(help="help-arena-games")] = 100,
    seed: Annotated[int, typer.Option(help="help-arena-seed")] = 0,
    jobs: Annotated[int, typer.Option(help="help-arena-jobs")] = 1,
    mix: Annotated[str | None, typer.Option(metavar="N,N", help="help-arena-mix")] = None,
    budget: Annotated[int, typer.Option(help="help-arena-budget")] = DEFAULT_BUDGET,
    preset: Preset = "default",
    sets: Sets = None,
    variant: Variants = None,
    option: Options = None,
    as_json: AsJson = False,
    report: Annotated[Path | None, typer.Option(help="help-arena-report")] = None,
) -> None:
    """Exit code 1 if a game could not be finished, or a bot failed in one and played on."""
    texts = texts_of(context)
    plan = ArenaPlan(
        tuple(bots),
        game,
        seats,
        games,
        seed,
        jobs,
        None if mix is None else parse_mix(mix),
        budget,
        preset,
        set_names(sets),
        tuple(variant or ()),
        tuple(option_values(game, option).items()),
    )
    check_plan(plan)
    if report:
        _check_writable(texts, report)
    if len(bots) > 2 and not can_rate():
        warn(texts.say("arena-unrated"))
    found = _play(texts, plan)
    if as_json:
        print_json(found.as_data())
    else:
        _print(texts, found)
    # After the results, so that a disk filling up in the meantime doesn't lose them.
    sys.stdout.flush()
    if report:
        write_text(texts, report, html_report(texts, found))
    problems = failures(texts, found)
    for problem in problems:
        warn(texts.say("cli-problem", problem=problem))
    if problems:
        raise typer.Exit(1)


def _check_writable(texts: Texts, report: Path) -> None:
    """Check now: after an hour of games is a bad time to learn that the report can't be written."""
    new = not report.exists()
    try:
        with report.open("a", encoding="utf-8"):
            pass
    except OSError as problem:
        reason = str(problem.strerror)
        raise LairwrightError(texts.say("cli-cannot-write", file=str(report), reason=reason)) from None
    if new:
        report.unlink()  # an interrupted run leaves nothing behind


def _play(texts: Texts, plan: ArenaPlan) -> Standings:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    total = sum(len(fixtures) for fixtures in plan.schedule())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(texts.say("arena-progress"), total=total)
        return standings(run_arena(plan, lambda _: bar.advance(task)))


def _print(texts: Texts, found: Standings) -> None:
    print(headline(texts, found))
    print()
    _print_table(*bot_table(texts, found))
    if len(found.bots) > 2:
        print()
        print(capital(texts.say("arena-cross")))
        headers, rows = cross_table(texts, found)
        _print_table(headers, [[cell.text for cell in row] for row in rows])


def _print_table(headers: list[str], rows: list[list[str]]) -> None:
    """Plain columns: names to the left, numbers to the right."""
    lines = [headers, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(headers))]
    for line in lines:
        first, *rest = line
        cells = [f"{first:<{widths[0]}}", *(f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True))]
        print("  ".join(cells).rstrip())
