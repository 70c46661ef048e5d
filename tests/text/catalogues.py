"""The catalogues as the tests see them: parsed files, the variables of each message, the ids that code asks for."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lairwright.cli
import lairwright.registered
import lairwright.server
import lairwright.text
from lairwright.text.catalogue import locales

#: Every name that a case may have in ``language-cases``.
CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "voc")
PLURALS = ("zero", "one", "two", "few", "many", "other")
#: The browser's page; a wheel has only the built one.
PAGE = Path(__file__).parents[2] / "web" / "src"
PACKAGES = tuple(
    Path(part.__path__[0]) for part in (lairwright.text, lairwright.cli, lairwright.server, lairwright.registered)
)


@dataclass
class Pattern:
    """A message's value or attribute."""

    variables: set[str] = field(default_factory=set)
    #: Other messages and attributes that it includes, by key.
    messages: set[str] = field(default_factory=set)
    terms: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    #: The keys of each plural selection, with the default last.
    plurals: list[list[str]] = field(default_factory=list)


@dataclass
class Message:
    file: str
    #: By the name of the attribute; the value is "".
    patterns: dict[str, Pattern]
    #: Variables that a language may use or leave out, according to the comments.
    optional: set[str]


class _Reader(Visitor):
    """Collects what a pattern refers to. Its methods have the names that fluent.syntax asks for."""

    def __init__(self) -> None:
        self.found = Pattern()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as fluent.syntax calls it
        self.found.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as fluent.syntax calls it
        self.found.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - as fluent.syntax calls it
        self.found.terms.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - as fluent.syntax calls it
        self.found.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as fluent.syntax calls it
        names = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        if set(names) & set(PLURALS):
            default = next(variant.key for variant in node.variants if variant.default)
            self.found.plurals.append([*names, default.name if isinstance(default, ast.Identifier) else ""])
        self.generic_visit(node)


def _read(node: ast.Pattern) -> Pattern:
    reader = _Reader()
    reader.visit(node)
    return reader.found


def _optional(comment: str) -> set[str]:
    return {name for line in re.findall(r"Optional: (.*)", comment) for name in re.findall(r"\$([\w-]+)", line)}


def files(language: str) -> dict[str, str]:
    folder = locales().joinpath(language)
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language."""
    found: dict[str, Message] = {}
    for name, source in files(language).items():
        group = ""
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.GroupComment):
                group = entry.content or ""
            elif isinstance(entry, ast.Message):
                patterns = {part.id.name: _read(part.value) for part in entry.attributes}
                if entry.value:
                    patterns[""] = _read(entry.value)
                comment = (entry.comment.content or "") if entry.comment else ""
                found[entry.id.name] = Message(name, patterns, _optional(group) | _optional(comment))
    return found


@cache
def terms(language: str) -> dict[str, str]:
    """The file of each term."""
    return {
        entry.id.name: name
        for name, source in files(language).items()
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Term)
    }


def variables(language: str, key: str) -> set[str]:
    """The variables of a message or attribute, with those of the messages it includes."""
    name, _, attribute = key.partition(".")
    pattern = messages(language)[name].patterns[attribute]
    return pattern.variables.union(*(variables(language, other) for other in pattern.messages))


def functions(language: str, key: str) -> set[str]:
    """The functions of a message or attribute, found the same way."""
    name, _, attribute = key.partition(".")
    pattern = messages(language)[name].patterns[attribute]
    return pattern.functions.union(*(functions(language, other) for other in pattern.messages))


def keys(language: str) -> Iterator[str]:
    """Everything that can be asked for: messages and attributes."""
    for name, message in messages(language).items():
        for attribute in message.patterns:
            yield f"{name}.{attribute}" if attribute else name


def without_case(variable: str) -> str:
    """``target-acc`` is the variable ``target`` in a case."""
    stem, _, last = variable.rpartition("-")
    return stem if stem and last in CASES else variable


# -- what the code asks for ------------------------------------------------------------------------


@dataclass(frozen=True)
class Asked:
    """A key in the code: a pattern, because parts of it may be filled in at run time."""

    where: str
    method: str
    pattern: str


def _pattern(node: python.expr) -> list[str] | None:
    """The keys an expression may give, as regular expressions; None if they can't be read from it."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, python.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, python.Constant) else r"[a-z0-9.-]+" for part in node.values
        ]
        return ["".join(parts)]
    if isinstance(node, python.IfExp):
        chosen = [_pattern(node.body), _pattern(node.orelse)]
        return [key for keys in chosen if keys for key in keys] if all(chosen) else None
    return None


@cache
def asked_for() -> frozenset[Asked]:
    """The keys passed to say(), noun(), said_of(), clause() and within(), where the call spells them out."""
    found: set[Asked] = set()
    for path in sorted(file for package in PACKAGES for file in package.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, python.Call):
                continue
            method = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
            at = {"say": 0, "noun": 0, "said_of": 0, "clause": 1, "within": 1}.get(method)
            if at is not None and len(node.args) > at:
                found |= {Asked(f"{path.name}:{node.lineno}", method, key) for key in _pattern(node.args[at]) or []}
    return frozenset(found)


@cache
def words_in_code() -> frozenset[str]:
    """All strings in the code that could be keys: arguments, tables of messages, the ids of help texts."""
    return frozenset(
        node.value
        for package in PACKAGES
        for path in package.rglob("*.py")
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[a-z0-9.-]+", node.value)
    )


@cache
def words_in_page() -> frozenset[str]:
    """The same for the page: all strings in its sources that begin like one of its messages or a shared word."""
    return frozenset(
        word
        for ending in ("*.svelte", "*.ts")
        for path in PAGE.rglob(ending)
        if not path.name.endswith(".test.ts")
        for word in re.findall(
            r"""["'`]((?:web|class|kind|phase)-[a-z0-9.-]+)["'`]""", path.read_text(encoding="utf-8")
        )
    )
