"""The documents name only files, make targets and commands that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lairwright.cli.main import app

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "lairwright"
#: conformance.md is generated, and names scenarios in its own short form.
DOCUMENTS = sorted(
    path
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"))
    if path.name not in ("CHANGELOG.md", "conformance.md")
)
#: Where a path in a document may start from: the root, the package, its text, the page, or the folder of server tests.
BASES = (
    "",
    "bench",
    "docs",
    "requirements",
    "src/lairwright",
    "src/lairwright/dungeon",
    "src/lairwright/kernel",
    "src/lairwright/server",
    "src/lairwright/text",
    "src/lairwright/text/locales/en",
    "tests/golden/cards",
    "tests/server",
    "web",
    "web/src",
)
FILE = r"[\w.<>*-]+\.(?:py|md|toml|txt|ftl|ts|svelte|json)"
FOLDERS = r"(?:src|docs|tests|bench|build_backend|examples|requirements|web|\.ci)"
PATH = re.compile(rf"(?:{FOLDERS}/[\w./<>*-]+|(?:[\w.<>*-]+/)*{FILE})")
#: Files that are made by readers, builds or other tools.
MADE = {"my-castle.toml", "mine.toml", "castle-<code>.txt", "pylock.toml", "src/lairwright/server/static"}
COMMANDS = {command.name or (command.callback and command.callback.__name__) for command in app.registered_commands}
GROUPS = {group.name for group in app.registered_groups}


def paths(text: str) -> Iterator[str]:
    """Everything that looks like a path in backticks, in a link, or in an indented command."""
    for quoted in re.findall(r"`([^`\n]+)`", text):
        if PATH.fullmatch(quoted):
            yield quoted
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if "://" not in target:
            yield target


def exists(document: Path, path: str) -> bool:
    if path in MADE or Path(path).name in MADE:
        return True
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    starts = [ROOT / base for base in BASES] + [document.parent]
    if "*" in pattern:
        return any(any(start.glob(pattern)) for start in starts)
    return any((start / pattern).exists() for start in starts)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_path_in_a_document_exists(document: Path) -> None:
    missing = [path for path in paths(document.read_text(encoding="utf-8")) if not exists(document, path)]
    assert not missing


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_make_target_in_a_document_exists(document: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = re.findall(r"(?:^    |`)make ([a-z]+)", document.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(named) <= targets


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_lair_command_in_a_document_exists(document: Path) -> None:
    named = re.findall(r"(?:^    |`)lair ([a-z][a-z-]*)", document.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(named) <= COMMANDS | GROUPS


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_module_run_in_a_document_exists(document: Path) -> None:
    named = re.findall(r"python -m ((?:tests|lairwright)[\w.]*)", document.read_text(encoding="utf-8"))
    for module in named:
        path = Path(*module.split("."))
        assert any((base / path).with_suffix(".py").exists() for base in (ROOT, ROOT / "src")), module


def test_the_layers_of_the_design_are_those_of_the_tree() -> None:
    text = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    block = text.split("    lairwright/\n", 1)[1].split("\n    web/", 1)[0]
    folder, named = PACKAGE, set[Path]()
    for line in block.splitlines():
        indent, first = len(line) - len(line.lstrip()), line.split()[0]
        if indent == 6:
            folder = PACKAGE / first
            named.add(folder)
        elif indent == 8:
            named |= {folder / name for name in re.findall(r"[\w]+(?:\.py|/)", line)}
    assert {path for path in named if not path.exists()} == set()
    assert {path.parent for path in PACKAGE.glob("*/__init__.py")} <= named
