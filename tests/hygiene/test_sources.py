"""The shape of the source: layers, forbidden imports, sizes, no card in the code."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lairwright.games import GAMES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "lairwright"

#: What each layer may import from the package. ``games`` is the front door: games.py and the package itself.
LAYERS: dict[str, set[str]] = {
    "kernel": set(),
    "dungeon": {"kernel"},
    "castle": {"kernel"},
    "registered": {"kernel", "dungeon", "castle"},
    "games": {"kernel", "dungeon", "castle", "registered"},
    "scenarios": {"kernel", "dungeon", "castle", "games"},
    "text": {"kernel", "dungeon", "castle", "games"},
    "bots": {"kernel", "dungeon", "castle", "games"},
    "lab": {"kernel", "dungeon", "castle", "games", "scenarios", "text", "bots"},
    "server": {"kernel", "dungeon", "castle", "games", "scenarios", "text", "bots"},
    "cli": {"kernel", "dungeon", "castle", "games", "scenarios", "text", "bots", "lab", "server"},
}
ENGINE = ("kernel", "dungeon", "castle")

#: Sources of chance, time and identity that would make two runs of a game differ; and the outside world.
FORBIDDEN = {
    "asyncio",
    "datetime",
    "multiprocessing",
    "os",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
#: Only loaders read files.
FILES = {"importlib", "io", "pathlib", "tomllib"}
LOADERS = [PACKAGE / name for name in ("dungeon/reading/loader.py", "castle/loader.py", "kernel/set_files.py")]

SOURCES = sorted(PACKAGE.rglob("*.py"))
ENGINE_SOURCES = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in ENGINE]
LONGEST_MODULE = 500


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{_name(path)}: imports are absolute"
            yield node.module or ""
            # "from lairwright import games" names a module by its last part
            if node.module == "lairwright":
                for alias in node.names:
                    yield f"lairwright.{alias.name}"


def layer_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in LAYERS else "games"


def layer_of_file(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first if first in LAYERS else "games"


def test_every_folder_of_the_package_has_a_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders <= set(LAYERS)


@pytest.mark.parametrize("path", SOURCES, ids=_name)
def test_imports_point_downwards(path: Path) -> None:
    layer = layer_of_file(path)
    used = {layer_of(module) for module in imports(path) if module.split(".")[0] == "lairwright"}
    assert used - {layer} <= LAYERS[layer]


#: The one module that holds what the compiled engine alone needs.
PACKED = "src/lairwright/kernel/arrays.py"


@pytest.mark.parametrize("path", ENGINE_SOURCES, ids=_name)
def test_the_engine_imports_only_the_standard_library_and_itself(path: Path) -> None:
    own = ("lairwright", "mypy_extensions", *(("librt",) if _name(path) == PACKED else ()))
    for module in imports(path):
        first = module.split(".")[0]
        assert first in sys.stdlib_module_names or first in own, module


@pytest.mark.parametrize("path", ENGINE_SOURCES, ids=_name)
def test_the_engine_never_touches_clock_chance_or_files(path: Path) -> None:
    used = {module.split(".")[0] for module in imports(path)}
    forbidden = FORBIDDEN if path in LOADERS else FORBIDDEN | FILES
    assert not used & forbidden


@pytest.mark.parametrize(
    "path", [*SOURCES, *sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "bench").rglob("*.py"))], ids=_name
)
def test_no_module_is_too_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE


@pytest.mark.parametrize("path", ENGINE_SOURCES, ids=_name)
def test_no_card_is_named_in_the_engine(path: Path) -> None:
    """A card is data: the engine compares mechanics, never ids."""
    ids = {card for kind in GAMES.values() for cards in kind.shipped_cards().values() for card in cards}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert not texts & ids
    words = {word.strip("`'\".,;:()[]") for text in texts for word in text.split()}
    assert not {word for word in words if "-" in word} & ids


def test_every_module_says_what_it_is() -> None:
    for path in SOURCES:
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), f"{_name(path)} has no docstring"
