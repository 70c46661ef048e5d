"""``lair scenario run``: run scenario files and folders."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from lairwright.cli.language import Command, texts_of
from lairwright.cli.output import AsJson, print_json, warn
from lairwright.kernel.errors import LairwrightError
from lairwright.scenarios.runner import find_scenarios, load, run
from lairwright.text.catalogue import Texts

app = typer.Typer(add_completion=False)


@app.callback(invoke_without_command=True)
def scenario(context: typer.Context) -> None:
    """The command without a command: what there is."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@dataclass
class _Line:
    """One scenario with one preset, or a file that could not be read."""

    path: Path
    title: str
    preset: str
    failures: list[str]
    unreadable: bool = False


@app.command("run", cls=Command, help="help-scenario-run")
def run_command(
    context: typer.Context,
    paths: Annotated[list[Path], typer.Argument(help="help-scenario-paths")],
    as_json: AsJson = False,
) -> None:
    """Exit code 1 if anything differs, 2 if a file can't be read; differences are in English, like scenarios."""
    texts = texts_of(context)
    lines = [line for path in find_scenarios(paths) for line in _run(path)]
    failed = [line for line in lines if line.failures]
    if as_json:
        print_json(
            {
                "passed": len(lines) - len(failed),
                "failed": len(failed),
                "scenarios": [
                    {
                        "path": line.path.as_posix(),
                        "title": line.title,
                        "preset": line.preset,
                        "passed": not line.failures,
                        "failures": line.failures,
                    }
                    for line in lines
                ],
            }
        )
    else:
        for line in failed:
            _report(texts, line)
        print(texts.say("cli-scenario-total", passed=len(lines) - len(failed), failed=len(failed)))
    if any(line.unreadable for line in lines):
        raise typer.Exit(2)
    if failed:
        raise typer.Exit(1)


def _run(path: Path) -> list[_Line]:
    try:
        scenario = load(path)
    except LairwrightError as problem:
        return [_Line(path, "", "", [str(problem)], unreadable=True)]
    return [_Line(path, scenario.title, result.preset, result.failures) for result in run(scenario)]


def _report(texts: Texts, line: _Line) -> None:
    if line.unreadable:
        warn(texts.say("cli-problem", problem=line.failures[0]))
        return
    print(texts.say("cli-scenario-failed", file=str(line.path), preset=line.preset, title=line.title))
    for failure in line.failures:
        print(f"    {failure}")
