"""Who changes a table: cards and marks change in the modules of changes, the course of the game in its procedures.

This finds every place in the engine that assigns a field of a table or a player, or changes a list in it, by the
field's name. Modules that make a table instead of playing on it (dealing, staging, loading, copying) are exempt.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "lairwright"

#: Where the fields of a game's table are declared.
TABLES = {
    "dungeon": (("state/table.py", "Table"), ("state/player.py", "Player")),
    "castle": (("table.py", "Castle"),),
}
#: These make cards and tables, or copies of tables.
MAKERS = {
    "dungeon": {
        "reading/loader.py",
        "state/table.py",
        "state/player.py",
        "state/derived.py",
        "deal.py",
        "staging.py",
        "staging_belongings.py",
        "snapshot.py",
        "redeal.py",
    },
    "castle": {"loader.py", "table.py", "deal.py", "staging.py", "snapshot.py", "redeal.py", "integrity.py"},
}
#: These may change every field.
CHANGES = {
    "dungeon": {
        f"changes/{module}.py" for module in ("bans", "belongings", "heroes", "modifiers", "piles", "rooms", "rounds")
    },
    "castle": {"changes.py"},
}
_WALK = {"procedures/adventure.py", "procedures/triggers.py"}
#: The course of the game: these fields may also change in these modules. All others are cards, marks and counts.
COURSE: dict[str, dict[str, set[str]]] = {
    "dungeon": {
        # whose turn it is, and what is left of it
        "active": {"procedures/adventure.py", "procedures/round.py", "procedures/setup.py"},
        "builds": {"procedures/round.py", "procedures/windows.py"},
        "marker": {"procedures/order.py", "procedures/setup.py"},
        "order": {"procedures/order.py"},
        "standing": {"procedures/order.py"},
        "turn_over": {"procedures/adventure.py", "procedures/round.py"},
        "turns": {"procedures/order.py"},
        # the walking hero
        "hero": {"procedures/adventure.py"},
        "hero_at": {"procedures/adventure.py"},
        "hero_dealt": _WALK,
        "hero_doomed": _WALK,
        "hero_left": _WALK,
        "hero_room": _WALK,
        "hero_seat": {"procedures/adventure.py"},
        "hero_sent": {"procedures/adventure.py"},
        # what waits, and for how long nothing has happened
        "quiet_rounds": {"procedures/end.py"},
        "waiting": {"procedures/announce.py", "procedures/windows.py"},
    },
    "castle": {"turn": {"procedures.py"}},
}

#: Methods that change a list.
IN_PLACE = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
#: Functions that change a list they are given, and which argument that is.
GIVEN = {"take_out": 0, "take_up": 0, "shuffle": 1}


def declared(game: str) -> set[str]:
    """The fields of a game's table."""
    fields: set[str] = set()
    for file, name in TABLES[game]:
        tree = ast.parse((PACKAGE / game / file).read_text(encoding="utf-8"))
        (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
        for node in found.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
                fields.update(ast.literal_eval(node.value))
    return fields


def others(arguments: ast.arguments) -> set[str]:
    """The parameters that are declared as something else than a table or a player of one."""
    named = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    tables = {name for listed in TABLES.values() for _, name in listed} | {"Game"}
    return {one.arg for one in named if isinstance(one.annotation, ast.Name) and one.annotation.id not in tables}


class Changes(ast.NodeVisitor):
    """Finds the fields that a module changes, even through a local name for a list (``dungeon = player.dungeon``)."""

    def __init__(self, fields: set[str]) -> None:
        self.fields = fields
        self.found: list[tuple[str, int]] = []
        self.local: dict[str, set[str]] = {}
        self.others: set[str] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        around, self.local = self.local, {}
        elsewhere, self.others = self.others, others(node.args)
        for inner in ast.walk(node):
            if isinstance(inner, ast.Assign | ast.AnnAssign) and inner.value is not None:
                for target in inner.targets if isinstance(inner, ast.Assign) else [inner.target]:
                    if isinstance(target, ast.Name):
                        self.local.setdefault(target.id, set()).update(self.lists(inner.value))
        self.generic_visit(node)
        self.local = around
        self.others = elsewhere

    def lists(self, node: ast.expr) -> set[str]:
        """The fields whose list this expression may be."""
        if isinstance(node, ast.Attribute):
            return {node.attr} & self.fields if self.of_a_table(node) else set()
        if isinstance(node, ast.Name):
            return self.local.get(node.id, set())
        if isinstance(node, ast.IfExp):
            return self.lists(node.body) | self.lists(node.orelse)
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).rpartition(".")[2]
            if called == "own_under":
                return {"under"}
            if called == "hand_of":
                return {"rooms", "spells"}
        return set()

    def of_a_table(self, node: ast.Attribute) -> bool:
        """Not a field of a verb, of the catalogue, or of a parameter of another class, that has the same name."""
        return ast.unparse(node.value).rpartition(".")[2] not in {"self", "catalog"} | self.others

    def note(self, fields: set[str], node: ast.AST) -> None:
        self.found += [(field, getattr(node, "lineno", 0)) for field in fields]

    def changed(self, target: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            for part in target.elts:
                self.changed(part)
        elif isinstance(target, ast.Attribute):
            self.note(self.lists(target), target)
        elif isinstance(target, ast.Subscript):
            self.note(self.lists(target.value), target)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self.changed(target)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.changed(node.target)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.changed(node.target)
        if isinstance(node.target, ast.Name):
            self.note(self.lists(node.target), node)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.changed(target)

    def visit_Call(self, node: ast.Call) -> None:
        called = ast.unparse(node.func).rpartition(".")[2]
        if called in IN_PLACE and isinstance(node.func, ast.Attribute):
            self.note(self.lists(node.func.value), node)
        if called in GIVEN and len(node.args) > GIVEN[called]:
            self.note(self.lists(node.args[GIVEN[called]]), node)
        self.generic_visit(node)


def changes(source: str, fields: set[str]) -> list[tuple[str, int]]:
    """Field and line of every change in a source."""
    visitor = Changes(fields)
    visitor.visit(ast.parse(source))
    return visitor.found


def changes_in_play(game: str) -> Iterator[tuple[str, str, int]]:
    """Field, module and line of every change outside the modules of changes and those that make tables."""
    fields = declared(game)
    for path in sorted((PACKAGE / game).rglob("*.py")):
        module = path.relative_to(PACKAGE / game).as_posix()
        if module not in MAKERS[game] | CHANGES[game]:
            for field, line in changes(path.read_text(encoding="utf-8"), fields):
                yield field, module, line


@pytest.mark.parametrize("game", TABLES)
def test_cards_and_marks_change_in_the_modules_of_changes_only(game: str) -> None:
    strays = [
        f"{game}/{module}:{line} changes {field}"
        for field, module, line in changes_in_play(game)
        if module not in COURSE[game].get(field, set())
    ]
    assert not strays


@pytest.mark.parametrize("game", TABLES)
def test_no_module_may_change_what_it_does_not(game: str) -> None:
    made = {(field, module) for field, module, _ in changes_in_play(game)}
    allowed = {(field, module) for field, modules in COURSE[game].items() for module in modules}
    assert allowed == made & allowed


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("g.round += 1", "round"),
        ("g.status[card] |= 1", "status"),
        ("g.hero, g.round = 1, 2", "hero"),
        ("player.rooms: list[int] = []", "rooms"),
        ("del g.players[seat].dungeon[at]", "dungeon"),
        ("g.town.remove(hero)", "town"),
        ("(g.town if first else g.limbo).pop()", "limbo"),
        ("take_out(player.rooms, card)", "rooms"),
        ("g.streams.shuffle(0, g.town)", "town"),
        ("g.own_under()[card] = -1", "under"),
        ("dungeon = player.dungeon\n    dungeon[a] = b", "dungeon"),
        ("deck = g.town if first else g.limbo\n    deck.pop()", "town"),
        ("town = g.town\n    town += more", "town"),
        ("take_up(hand_of(g, seat, card), card)", "spells"),
    ],
)
def test_changes_of_every_shape_are_found(line: str, field: str) -> None:
    assert field in {name for name, _ in changes(f"def act(g):\n    {line}\n", declared("dungeon"))}


@pytest.mark.parametrize(
    "line", ["town = g.town.copy()\n    town.pop()", "self.rooms = 3", "g.catalog.builds[0] = x", "x = g.town[0]"]
)
def test_looking_and_copying_are_no_changes(line: str) -> None:
    assert not changes(f"def act(g):\n    {line}\n", declared("dungeon"))


@pytest.mark.parametrize(("kind", "found"), [("Table", 1), ("Player", 1), ("Gist", 0), ("Card", 0)])
def test_what_is_declared_as_something_else_is_no_table(kind: str, found: int) -> None:
    assert len(changes(f"def act(thing: {kind}):\n    thing.coins += 1\n", declared("dungeon"))) == found
