"""The contract for anyone who writes a client: ``docs/protocol.md`` and ``web/src/lib/protocol.ts``.

Both are written from the sources of ``protocol``, ``api`` and ``views``: what a structure is comes from its docstring,
what a field is from the ``#:`` comment above it. A test keeps both current; ``python -m lairwright.server.contract``
writes them.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Final, get_args

import msgspec

from lairwright.server import api, protocol, views
from lairwright.server.contract_examples import EXAMPLES

DOCUMENT: Final = Path("docs", "protocol.md")
TYPES: Final = Path("web", "src", "lib", "protocol.ts")

CLIENT: Final = "ClientMessage"
SERVER: Final = "ServerMessage"
#: Bodies that a client sends; every other structure of ``api`` is an answer.
REQUESTS: Final = ("NewTable", "NewLesson", "Join", "Claim")
#: A structure that goes both ways: the server always fills in every field, a client may leave out what has a default.
DRAFT: Final = "Draft"

#: Fields that the server sends as the engine made them, and the structures that describe them.
DESCRIBED: Final = {
    ("State", "view"): "DungeonView | CastleView",
    ("OptionInfo", "preview"): "DungeonPreview | CastlePreview | None",
}

_PLAIN: Final = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "object": "unknown"}
_WORDS: Final = {"str": "text", "int": "whole number", "float": "number", "bool": "true or false", "object": "anything"}

_SEVERAL: Final = {"str": "texts", "int": "whole numbers", "float": "numbers"}


@dataclass
class Field:
    """A field of a structure: its annotation, its default as it is written, what it means."""

    name: str
    kind: ast.expr
    default: str | None
    about: str


@dataclass
class Structure:
    """A message or a part of one."""

    name: str
    tag: str
    about: str
    fields: list[Field] = field(default_factory=list)


@dataclass
class Alias:
    """A name for a type, or a constant."""

    name: str
    value: ast.expr
    about: str
    constant: bool


@dataclass
class Part:
    """What one of the modules defines, in the order of the source."""

    about: str
    structures: list[Structure]
    aliases: list[Alias]


# -- reading the sources ---------------------------------------------------------------------------------------------


def read(module: ModuleType) -> Part:
    """The structures and names of a module, with what its comments say about them."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    tree = ast.parse(source)
    part = Part(ast.get_docstring(tree) or "", [], [])
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name != "Message":
            part.structures.append(_structure(node, lines))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            part.aliases.append(Alias(node.targets[0].id, node.value, _comment(lines, node.lineno), False))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            part.aliases.append(Alias(node.target.id, node.value, _comment(lines, node.lineno), True))
    return part


def _structure(node: ast.ClassDef, lines: Sequence[str]) -> Structure:
    tags = [word.value.value for word in node.keywords if word.arg == "tag" and isinstance(word.value, ast.Constant)]
    found = Structure(node.name, str(tags[0]) if tags else "", _joined(ast.get_docstring(node) or ""))
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            default = _default(item.value) if item.value is not None else None
            described = DESCRIBED.get((node.name, item.target.id))
            kind = ast.parse(described, mode="eval").body if described else item.annotation
            found.fields.append(Field(item.target.id, kind, default, _comment(lines, item.lineno)))
    return found


def _default(value: ast.expr) -> str:
    """A default as JSON writes it; the only factories make empty lists."""
    if isinstance(value, ast.Call):
        return "[]"
    found = ast.literal_eval(value)
    return msgspec.json.encode(found).decode()


def _comment(lines: Sequence[str], number: int) -> str:
    """The ``#:`` comment that ends right above a line (counted from 1)."""
    said: list[str] = []
    at = number - 2
    while at >= 0 and lines[at].strip().startswith("#:"):
        said.insert(0, lines[at].strip()[2:].strip())
        at -= 1
    return " ".join(said)


def _joined(text: str) -> str:
    """A docstring with every paragraph in one line."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


# -- who uses what ---------------------------------------------------------------------------------------------------


@dataclass
class Contract:
    """The modules, and in which direction each structure travels."""

    socket: Part
    tables: Part
    bodies: Part
    from_client: set[str]
    to_client: set[str]

    @property
    def structures(self) -> list[Structure]:
        return self.socket.structures + self.tables.structures + self.bodies.structures

    def both_ways(self, name: str) -> bool:
        return name in self.from_client and name in self.to_client


def contract() -> Contract:
    """The contract as the sources have it now."""
    socket, tables, bodies = read(protocol), read(views), read(api)
    structures = socket.structures + tables.structures + bodies.structures
    uses = {one.name: _names(item.kind for item in one.fields) for one in structures}
    unions = {one.name: _names([one.value]) for one in socket.aliases if one.name in (CLIENT, SERVER)}
    answers = {one.name for one in bodies.structures if one.name not in REQUESTS}
    requests = unions[CLIENT] | {one.name for one in bodies.structures if one.name in REQUESTS}
    return Contract(socket, tables, bodies, _reach(requests, uses), _reach(unions[SERVER] | answers, uses))


def _names(kinds: Iterable[ast.expr]) -> set[str]:
    return {node.id for kind in kinds for node in ast.walk(kind) if isinstance(node, ast.Name)}


def _reach(start: set[str], uses: Mapping[str, set[str]]) -> set[str]:
    """The structures that travel with these, at any depth."""
    found: set[str] = set()
    waiting = [name for name in start if name in uses]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [other for other in uses[name] if other in uses]
    return found


# -- types of TypeScript ---------------------------------------------------------------------------------------------


def typescript() -> str:
    """The text of ``protocol.ts``."""
    whole = contract()
    parts = [
        "// Written by `python -m lairwright.server.contract` from src/lairwright/server/{protocol,views,api}.py.",
        "// Do not edit: a test compares it with them.",
        "",
    ]
    parts += [_typed_alias(one, whole) for one in whole.socket.aliases if one.name not in (CLIENT, SERVER)]
    for one in whole.structures:
        parts.append(_interface(one, whole, draft=False))
        if whole.both_ways(one.name):
            parts.append(_interface(one, whole, draft=True))
    parts += [_typed_alias(one, whole) for one in whole.socket.aliases if one.name in (CLIENT, SERVER)]
    return "\n".join(parts)


def _typed_alias(alias: Alias, whole: Contract) -> str:
    comment = _note(alias.about)
    if alias.constant:
        return f"{comment}export const {alias.name} = {ast.unparse(alias.value)};\n"
    kind = _typed(alias.value, whole, draft=alias.name == CLIENT)
    return f"{comment}export type {alias.name} = {kind};\n"


def _interface(one: Structure, whole: Contract, draft: bool) -> str:
    """A structure; what a client may leave out is optional where a client is the one who sends it."""
    sent = draft or one.name not in whole.to_client
    described = one in whole.tables.structures  # the engine leaves such a field out where it means nothing
    about = one.about if not draft else f"``{one.name}`` as a client sends it: what has a default may be left out."
    name = one.name + (DRAFT if draft else "")
    lines = [f"{_note(about)}export interface {name} {{"]
    if one.tag:
        lines.append(f'  type: "{one.tag}";')
    for item in one.fields:
        optional = "?" if (sent or described) and item.default is not None else ""
        default = f" Default: ``{item.default}``." if optional and not draft and not described else ""
        note = _note(item.about + default if item.about or default else "", "  ")
        lines.append(f"{note}  {item.name}{optional}: {_typed(item.kind, whole, draft=sent)};")
    return "\n".join([*lines, "}", ""])


def _note(text: str, indent: str = "") -> str:
    """A comment for TypeScript, or nothing."""
    if not text:
        return ""
    plain = text.replace("``", "`").strip()
    if "\n" not in plain:
        return f"{indent}/** {plain} */\n"
    lines = [f"{indent} * {line}".rstrip() for line in plain.splitlines()]
    return "\n".join([f"{indent}/**", *lines, f"{indent} */", ""])


def _typed(kind: ast.expr, whole: Contract, draft: bool) -> str:
    """An annotation in TypeScript."""
    match kind:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str() as word):
            return f'"{word}"'
        case ast.Name(id=name):
            return _PLAIN.get(name) or name + (DRAFT if draft and whole.both_ways(name) else "")
        case ast.BinOp(left=left, right=right):
            return f"{_typed(left, whole, draft)} | {_typed(right, whole, draft)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            item = _typed(inner, whole, draft)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{_typed(key, whole, draft)}, {_typed(value, whole, draft)}>"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return f"[{', '.join(_typed(item, whole, draft) for item in items)}]"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=items)):
            return " | ".join(_typed(item, whole, draft) for item in items)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Constant() as only):
            return _typed(only, whole, draft)
    raise TypeError(f"no TypeScript for {ast.unparse(kind)}")


# -- the document ----------------------------------------------------------------------------------------------------

_INTRODUCTION: Final = """\
# The protocol of the table

<!-- Written by `python -m lairwright.server.contract` from src/lairwright/server/{{protocol,views,api}}.py. -->

For those who write clients: pages, bots that play by socket, tools. Version {version}.

Everything is JSON in UTF-8. A table is opened, joined and looked at by HTTP; it is played over one WebSocket per
client. What a client receives holds nothing that its seat may not know. Texts are ready to be shown, in the language
the client asked for ({languages}); keys, ids and codes never change with the language.

A client must ignore fields it doesn't know: more may be added without a new version. The server refuses fields it
doesn't know, so that misspelt ones are noticed.

## By HTTP

| | | send | get |
|---|---|---|---|
{routes}

`lang` sets the language of every answer. Taking a seat sets a cookie for that table with the seat's secret; the same
secret comes back as `key`, and opening `/t/{{table}}?key={{key}}` on another device brings the seat along. A refusal
has a 4xx or 5xx status and a body with `code`, `text` and, if a rule forbids the request, its ID as `rule`.

## By WebSocket

`/ws/{{table}}?lang=en`. The cookie identifies the seat; without one the connection is a spectator's, if the table
allows spectators. The server starts with `welcome`; while a game is being played, `state` follows. From then on:

- `state` is always complete: a client that has lost something needs only the newest one. Its `log`, however, has only
  what is new, unless `fresh` says that it is the whole log.
- Answer a question with `choose` and the `seq` of the state that asked it. A choice is stored before anybody hears of
  it; `taken` acknowledges it, and its result comes with a later `state`. A message that comes late or twice is
  `refused` as `stale` or `doubled`, and nothing changes.
- Whether a response window asks somebody is that player's secret: while only such questions are open, the others get no
  state, and the next one covers everything since. So `seq` counts the states of one viewer; others have other numbers.
- A seat may be open on several devices at once; all of them get the same messages.
- A message may have at most {largest} bytes; a larger one closes the connection with code 1009.
"""

_ROUTES: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("GET", "/api/games?lang=", "", "list of `GameInfo`"),
    ("GET", "/api/cards?lang=&game=", "", "list of `CardInfo`"),
    ("GET", "/api/rules?lang=&game=", "", "list of `RuleInfo`"),
    ("GET", "/api/lessons?lang=", "", "list of `LessonInfo`"),
    ("GET", "/api/tables", "", "list of `TableInfo`: the open tables"),
    ("POST", "/api/tables", "`NewTable`", "`Seated`"),
    ("POST", "/api/lessons/{lesson}", "`NewLesson`", "`Seated`"),
    ("GET", "/api/tables/{table}", "", "`TableInfo`"),
    ("POST", "/api/tables/{table}/seats", "`Join`", "`Seated`"),
    ("POST", "/api/tables/{table}/claim", '`{"key": …}`', "`Seated`"),
    ("GET", "/api/tables/{table}/record", "", "the record as text, once the game is over"),
    ("GET", "/api/tables/{table}/fairness", "", "`Fairness`"),
    ("GET", "/api/tables/{table}/replay?at=&seat=", "", "`Moment`, once the game is over"),
)


def document() -> str:
    """The text of ``protocol.md``."""
    whole = contract()
    unions = {one.name: _ordered(one.value) for one in whole.socket.aliases if one.name in (CLIENT, SERVER)}
    by_name = {one.name: one for one in whole.structures}
    messages = unions[CLIENT] + unions[SERVER]
    parts = [one for one in whole.socket.structures if one.name not in messages]
    routes = "\n".join(f"| {verb} | `{path}` | {sent} | {got} |" for verb, path, sent, got in _ROUTES)
    first, *others, last = get_args(protocol.Language)
    values = {
        "version": protocol.VERSION,
        "languages": f"{', '.join([f'`?lang={first}`', *(f'`{code}`' for code in others)])} or `{last}`",
        "largest": f"{protocol.LARGEST_MESSAGE:,}",
        "routes": routes,
    }
    told = [_INTRODUCTION.format(**values)]
    told.append("## From the client\n")
    told += [_section(by_name[name], whole) for name in unions[CLIENT]]
    told.append("## To the client\n")
    told += [_section(by_name[name], whole) for name in unions[SERVER]]
    told.append("## Parts of messages\n")
    told += [_section(one, whole) for one in parts]
    told.append(f"## The table\n\n{_joined(whole.tables.about)}\n".replace("``", "`"))
    told += [_section(one, whole) for one in whole.tables.structures]
    told.append("## Bodies of HTTP\n")
    told += [_section(one, whole) for one in whole.bodies.structures]
    told.append("## Names for types\n")
    names = [one for one in whole.socket.aliases if not one.constant and one.name not in (CLIENT, SERVER)]
    told.append("\n".join(_named(one) for one in names) + "\n")
    return "\n".join(told)


def _ordered(kind: ast.expr) -> list[str]:
    """The members of a union in the order they are written."""
    if isinstance(kind, ast.BinOp):
        return _ordered(kind.left) + _ordered(kind.right)
    assert isinstance(kind, ast.Name)
    return [kind.id]


def _section(one: Structure, whole: Contract) -> str:
    title = f"`{one.tag}`" if one.tag else f"`{one.name}`"
    lines = [f"### {title}", "", one.about.replace("``", "`"), ""]
    rows = [("type", f'`"{one.tag}"`', "")] if one.tag else []
    for item in one.fields:
        kind = f"{_worded(item.kind, whole)}"
        left_out = item.default is not None and one.name in whole.from_client
        about = item.about.replace("``", "`")
        default = f"If left out: `{item.default}`." if left_out else ""
        rows.append((item.name, kind, " ".join(part for part in (about, default) if part)))
    if rows:
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [f"| `{name}` | {kind} | {about} |" for name, kind, about in rows]
        lines.append("")
    if one.name in EXAMPLES:
        lines += ["```json", EXAMPLES[one.name], "```", ""]
    return "\n".join(lines)


def _named(alias: Alias) -> str:
    whole = ", ".join(f"`{word}`" for word in _literals(alias.value))
    kinds = whole or " or ".join(_WORDS.get(name, name) for name in _ordered(alias.value))
    about = f" {alias.about}" if alias.about else ""
    return f"- **{alias.name}**: {kinds}.{about}"


def _literals(kind: ast.expr) -> list[str]:
    return [node.value for node in ast.walk(kind) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def _worded(kind: ast.expr, whole: Contract) -> str:
    """An annotation for readers."""
    match kind:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name) if name in _WORDS:
            return _WORDS[name]
        case ast.Name(id=name):
            known = {one.name: one for one in whole.structures}
            anchor = (known[name].tag or name).lower() if name in known else "names-for-types"
            return f"[{name}](#{anchor})"
        case ast.BinOp(left=left, right=right):
            return f"{_worded(left, whole)} or {_worded(right, whole)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=ast.Name(id=name)) if name in _SEVERAL:
            return f"list of {_SEVERAL[name]}"
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            return f"list of {_worded(inner, whole)}"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"object: {_worded(key, whole)} → {_worded(value, whole)}"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return f"[{', '.join(_worded(item, whole) for item in items)}]"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Constant(value=str() as word)):
            return f'`"{word}"`'
    raise TypeError(f"no words for {ast.unparse(kind)}")


def main() -> None:
    """Write both files under the given folder, or the current one."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path()
    for path, text in ((DOCUMENT, document()), (TYPES, typescript())):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
        print(root / path)


if __name__ == "__main__":
    main()
