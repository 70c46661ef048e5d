"""What the commands share: reading and writing files, printing, and the options that describe a game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from lairwright.dungeon.rules import parse_option
from lairwright.kernel.config import OptionValue
from lairwright.kernel.errors import LairwrightError

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, as described in docs/cli.md.")]
Preset = Annotated[str, typer.Option(help="Rules preset: default, pl, ru, de or en10.")]
Sets = Annotated[
    list[str] | None,
    typer.Option(help="Card sets, separated by commas; a home-made set is the path of its .toml file."),
]
Variants = Annotated[list[str] | None, typer.Option("--variant", help="A rules variant; may be given several times.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="A rules option as name=value; may be given several times.")
]


def print_json(data: object) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def warn(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def set_names(sets: list[str] | None) -> tuple[str, ...]:
    """``--sets base,mine.toml`` and ``--sets base --sets mine.toml`` mean the same."""
    names = [name.strip() for text in sets or ["base"] for name in text.split(",")]
    return tuple(name for name in names if name)


def option_values(options: list[str] | None) -> dict[str, OptionValue]:
    return dict(parse_option(text) for text in options or [])


def read_text(path: Path) -> str:
    """The text of a file; what is wrong with it is one sentence."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise LairwrightError(f"{path}: is not UTF-8 text") from None
    except OSError as problem:
        raise LairwrightError(f"{path}: cannot be read: {problem.strerror}") from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise LairwrightError(f"{path}: cannot be written: {problem.strerror}") from None
