"""How many scenarios prove each rule, for the pages of the rules.

Scenarios live in a checkout and not in the installed package, so their numbers are written into ``proofs.toml`` here by
``python -m lairwright.server.proofs``; a test keeps the file current.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from lairwright.scenarios.conformance import DEFAULT_FOLDER, conformance, load_all

FILE: Final = "proofs.toml"


@cache
def proofs(game: str) -> dict[str, int]:
    """Rules by ID with the number of scenarios that name them; rulings that nobody names are left out."""
    text = resources.files("lairwright.server").joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, int] = tomllib.loads(text).get(game, {})
    return found


def counted(folder: Path) -> str:
    """What ``proofs.toml`` has to say about the scenarios in a folder."""
    report = conformance(load_all(folder), folder)
    lines = ["# Scenarios that prove each rule. Written by `python -m lairwright.server.proofs`; do not edit."]
    for game, rules in report.games.items():
        lines += ["", f"[{game}]"]
        lines += [f"{rule} = {len(files)}" for rule, files in rules.proofs.items() if files]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the file of the checkout that is the current folder."""
    path = Path("src", "lairwright", "server", FILE)
    path.write_text(counted(DEFAULT_FOLDER), encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
