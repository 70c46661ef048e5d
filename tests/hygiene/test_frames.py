"""What a frame carries is named in one module per game."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "lairwright"
#: A frame's numbers that mean something different in each procedure.
UNNAMED = {"which", "marks", "note"}
#: Where they are declared, and where they get their names.
NAMING = {"kernel/frames.py", "kernel/course.py", "dungeon/procedures/carried.py"}
#: All modules that handle frames.
READERS = ("kernel", "dungeon", "castle", "bots/fast")


def test_what_a_frame_carries_is_read_by_its_name() -> None:
    strays = [
        f"{module}:{node.lineno} reads .{node.attr}"
        for layer in READERS
        for path in sorted((PACKAGE / layer).rglob("*.py"))
        if (module := path.relative_to(PACKAGE).as_posix()) not in NAMING
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in UNNAMED
    ]
    assert not strays


def test_only_the_engine_looks_at_frames() -> None:
    readers = [
        path.relative_to(PACKAGE).as_posix()
        for path in sorted(PACKAGE.rglob("*.py"))
        if "kernel.frames" in path.read_text(encoding="utf-8")
    ]
    assert {reader.partition("/")[0] for reader in readers} == {"kernel", "dungeon", "castle"}
