"""Set files written by tests."""

from __future__ import annotations

import json
from pathlib import Path

Entry = dict[str, object]


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value)


def write(file: Path, cards: list[tuple[str, Entry]], standalone: bool = False, seats: int = 4) -> None:
    lines = ["[set]", 'id = "random"', 'name = "Random"', f"standalone = {toml(standalone)}"]
    if seats > 4:
        lines += [f"seats = {seats}", "solo = true"]
    for kind, entry in cards:
        lines.append(f"[[{kind}]]")
        lines += [f"{name} = {toml(value)}" for name, value in entry.items()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
