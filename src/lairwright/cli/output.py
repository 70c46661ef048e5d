"""What the commands share: reading and writing files, printing, and the options that describe a game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from lairwright.games import game_kind
from lairwright.kernel.config import OptionValue
from lairwright.kernel.errors import LairwrightError
from lairwright.text.catalogue import Texts

AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Preset = Annotated[str, typer.Option(help="help-preset")]
Sets = Annotated[list[str] | None, typer.Option(help="help-sets")]
Variants = Annotated[list[str] | None, typer.Option("--variant", help="help-variant")]
Options = Annotated[list[str] | None, typer.Option("--option", help="help-rules-option")]


def print_json(data: object) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def warn(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def set_names(sets: list[str] | None) -> tuple[str, ...] | None:
    """``--sets base,mine.toml`` and ``--sets base --sets mine.toml`` mean the same; without any, the game's own."""
    names = [name.strip() for text in sets or [] for name in text.split(",")]
    return tuple(name for name in names if name) or None


def option_values(game: str, options: list[str] | None) -> dict[str, OptionValue]:
    return dict(game_kind(game).rules.parse_option(text) for text in options or [])


def read_text(texts: Texts, path: Path) -> str:
    """The text of a file; what is wrong with it is one sentence."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise LairwrightError(texts.say("cli-not-utf8", file=str(path))) from None
    except OSError as problem:
        raise LairwrightError(texts.say("cli-cannot-read", file=str(path), reason=str(problem.strerror))) from None


def write_text(texts: Texts, path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise LairwrightError(texts.say("cli-cannot-write", file=str(path), reason=str(problem.strerror))) from None
