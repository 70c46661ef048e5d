"""Packed options are made and read in one module per game, keys only in the kernel."""

from __future__ import annotations

import ast
import re
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "lairwright"
PAGE = Path(__file__).parents[2] / "web" / "src"
#: The modules that may know which number is where in a packed option.
PACKING = "lairwright.kernel.packing"
KNOWING = {"kernel/choices.py", "dungeon/options.py", "castle/options.py"}


def modules() -> dict[str, ast.Module]:
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def test_only_the_declarations_know_how_options_are_packed() -> None:
    importing = {
        module
        for module, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == PACKING
    }
    assert importing == KNOWING


def test_nobody_takes_an_option_apart() -> None:
    """No ``option >> 6`` and no ``code & 63`` outside the modules that declare them."""
    apart = [
        f"{module}:{node.lineno}"
        for module, tree in modules().items()
        if module not in KNOWING | {"kernel/packing.py"}
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, (ast.BitAnd, ast.BitOr, ast.LShift, ast.RShift))
        and any(_is_option(side) for side in (node.left, node.right))
    ]
    assert not apart


def _is_option(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in ("option", "code")


#: Where a ``key`` is a message's; and scenario files, whose blanks are checked before the codebook reads the rest.
OTHER_KEYS = {"text/names.py", "text/catalogue.py", "scenarios/words.py"}


def test_only_the_codebook_reads_keys() -> None:
    """No other module splits them or looks at how they begin."""
    readers = [
        f"{module}:{node.lineno}"
        for module, tree in modules().items()
        if module not in OTHER_KEYS | {"kernel/choices.py"}
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr in ("split", "partition", "startswith", "removeprefix")
        and _is_key(node.value)
    ]
    assert not readers


def _is_key(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id == "key") or (isinstance(node, ast.Attribute) and node.attr == "key")


def test_the_page_reads_no_keys() -> None:
    reading = re.compile(r"key\.(split|startsWith|match|replace|slice)|readKey|whyKey|exec\(\w*\.?key\)")
    found = [
        f"{path.relative_to(PAGE)}: {line.strip()}"
        for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")])
        for line in path.read_text(encoding="utf-8").splitlines()
        if reading.search(line)
    ]
    assert not found
