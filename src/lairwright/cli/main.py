"""The command line `lair`. Bad input is one sentence on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer

import lairwright
from lairwright.cli.cards import cards_command, check_set_command
from lairwright.cli.options import options_command
from lairwright.cli.output import warn
from lairwright.cli.play import play
from lairwright.cli.replay import replay_command
from lairwright.cli.rules import conformance_command, rule_command
from lairwright.cli.scenario import app as scenario_app
from lairwright.cli.simulate import simulate_command
from lairwright.dungeon import table as engine

app = typer.Typer(name="lair", add_completion=False, rich_markup_mode=None)
app.command("play")(play)
app.command("simulate")(simulate_command)
app.add_typer(scenario_app, name="scenario")
app.command("replay")(replay_command)
app.command("cards")(cards_command)
app.command("check-set")(check_set_command)
app.command("conformance")(conformance_command)
app.command("rule")(rule_command)
app.command("options")(options_command)

BAD_INPUT = 2
INTERRUPTED = 130


def _version(wanted: bool) -> None:
    if wanted:
        build = "pure Python" if (engine.__file__ or "").endswith(".py") else "compiled"
        print(f"lair {lairwright.__version__} ({build} engine, Python {sys.version.split()[0]})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def lair(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and the build.")
    ] = False,
) -> None:
    """The digital home of the Boss Monster family of card games."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def run() -> None:
    """The console entry: runs the command and turns whatever bad input raises into a sentence and an exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal without Cyrillic is no reason to fail
    sys.exit(_run())


def _run() -> int:
    try:
        code = app(prog_name="lair", standalone_mode=False)
        sys.stdout.flush()
    except lairwright.LairwrightError as problem:
        warn(f"lair: {problem}")
        return BAD_INPUT
    except typer.TyperException as problem:
        warn(f"lair: {problem.format_message()} See 'lair --help'.")
        return problem.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left. Nothing may be written any more, not even at the interpreter's end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        warn(f"lair: {problem.filename or 'file'}: {problem.strerror or problem}")
        return BAD_INPUT
    return code if isinstance(code, int) else 0


if __name__ == "__main__":
    run()
