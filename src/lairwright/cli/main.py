"""The command line `lair`. Bad input is one sentence on stderr and exit code 2, never a traceback.

The help of commands and parameters is the id of a message: the language is known only when a command runs.
"""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer
from typer.main import get_command

import lairwright
from lairwright.cli.arena import arena_command
from lairwright.cli.cards import cards_command, check_set_command
from lairwright.cli.language import Command, Group, chosen, localise, no_language, of_environment, texts_of
from lairwright.cli.options import options_command
from lairwright.cli.output import warn
from lairwright.cli.play import play
from lairwright.cli.replay import replay_command
from lairwright.cli.rules import conformance_command, rule_command
from lairwright.cli.scenario import app as scenario_app
from lairwright.cli.serve import serve_command
from lairwright.cli.simulate import simulate_command
from lairwright.games import plug_in
from lairwright.kernel import game as engine
from lairwright.text.catalogue import CatalogueError, Texts
from lairwright.text.catalogue import texts as texts_in
from lairwright.text.problems import problem_text

app = typer.Typer(name="lair", cls=Group, add_completion=False, rich_markup_mode=None)
app.command("play", cls=Command, help="help-play")(play)
app.command("serve", cls=Command, help="help-serve")(serve_command)
app.command("simulate", cls=Command, help="help-simulate")(simulate_command)
app.command("arena", cls=Command, help="help-arena")(arena_command)
app.add_typer(scenario_app, name="scenario", cls=Group, help="help-scenario")
app.command("replay", cls=Command, help="help-replay")(replay_command)
app.command("cards", cls=Command, help="help-cards")(cards_command)
app.command("check-set", cls=Command, help="help-check-set")(check_set_command)
app.command("conformance", cls=Command, help="help-conformance")(conformance_command)
app.command("rule", cls=Command, help="help-rule")(rule_command)
app.command("options", cls=Command, help="help-list-options")(options_command)

BAD_INPUT = 2
INTERRUPTED = 130


@app.callback(invoke_without_command=True, help="help-lair")
def lair(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    lang: Annotated[str | None, typer.Option("--lang", callback=no_language, help="help-lang")] = None,
) -> None:
    """The command without a command: its version, or what there is."""
    texts = texts_of(context)
    if version:
        build = "pure" if (engine.__file__ or "").endswith(".py") else "compiled"
        python = sys.version.split()[0]
        print(texts.say("cli-version", build=build, version=lairwright.__version__, python=python))
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def run() -> None:
    """The console entry: runs the command and turns whatever bad input raises into a sentence and an exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal without Cyrillic is no reason to fail
    sys.exit(_run(sys.argv[1:]))


def _run(arguments: list[str]) -> int:
    texts = of_environment(os.environ)
    try:
        texts, arguments = chosen(arguments, os.environ)
        plug_in()
        texts = texts_in(texts.language)  # with what the games bring along
        code = _call(texts, arguments)
        sys.stdout.flush()
    except lairwright.LairwrightError as problem:
        warn(texts.say("cli-problem", problem=problem_text(texts, problem)))
        return BAD_INPUT
    except CatalogueError as problem:  # tests ask for all messages of ours: a plugged-in game lacks one
        warn(texts.say("cli-problem", problem=str(problem)))
        return BAD_INPUT
    except typer.TyperException as problem:
        warn(texts.say("cli-usage-problem", problem=problem.format_message()))
        return problem.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has left. Nothing may be written any more, not even when the interpreter exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        file = str(problem.filename or texts.say("cli-some-file"))
        reason = texts.say("cli-file-problem", file=file, reason=str(problem.strerror or problem))
        warn(texts.say("cli-problem", problem=reason))
        return BAD_INPUT
    return code if isinstance(code, int) else 0


def _call(texts: Texts, arguments: list[str]) -> object:
    command = get_command(app)
    localise(command, texts)
    return command(args=arguments, prog_name="lair", standalone_mode=False, obj=texts)


if __name__ == "__main__":
    run()
