"""The engine's codes that need words, and every message they ask for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import lairwright
import lairwright.dungeon
from lairwright.dungeon.events import EVENTS
from lairwright.dungeon.legality.reasons import REASONS
from lairwright.dungeon.options import KINDS
from lairwright.dungeon.reading.loader import CONFIDENCES
from lairwright.dungeon.rules import OPTIONS, PRESETS
from lairwright.dungeon.words import CARD_KINDS, CLASSES, PHASES, ROOM_KINDS
from lairwright.server.lessons import lesson_messages
from lairwright.text.dungeon.choices import PROMPT_RULES
from lairwright.text.dungeon.messages import MESSAGES
from lairwright.text.dungeon.table import CHANGES, PART_SOURCES
from lairwright.text.phrases import slug
from tests.text.castle_codes import castle_messages

CODE = r"[a-z]+(-[a-z]+)+"
ENGINE = Path(lairwright.dungeon.__file__).parent
PACKAGE = Path(lairwright.__file__).parent
#: The phrases for cards that have a message of their own.
CARD_PHRASES = (
    "card",
    "room",
    "spell",
    "miniboss",
    "monster room",
    "trap room",
    "ordinary room",
    "advanced room",
    "ordinary monster room",
    "ordinary trap room",
    "advanced monster room",
    "advanced trap room",
)
#: Errors that say what a person typed wrongly, with a code; refusals have codes of another kind.
PROBLEMS = ("LairwrightError", "SetupError", "SetFileError")


def source(name: str) -> str:
    return (ENGINE / name).read_text(encoding="utf-8")


def _constants(node: ast.AST) -> set[str]:
    """The hyphenated words among the strings in a piece of code that aren't part of a larger string."""
    inner = {id(part) for f in ast.walk(node) if isinstance(f, ast.JoinedStr) for part in f.values}
    strings = (part for part in ast.walk(node) if isinstance(part, ast.Constant) and id(part) not in inner)
    return {part.value for part in strings if isinstance(part.value, str) and re.fullmatch(CODE, part.value)}


def reason_codes() -> set[str]:
    """Every constant reason code: the table in reasons.py, those in refusals.py, and the kernel's two."""
    codes = {code for code, _ in REASONS} | {"offered", "game-over", "eliminated", "not-spelt-as-offered"}
    return codes | _constants(ast.parse(source("legality/refusals.py")))


def outcome_reasons() -> set[str]:
    """The reasons with which a game is finished."""
    calls = [node for node in ast.walk(ast.parse(source("procedures/end.py"))) if isinstance(node, ast.Call)]
    ends = [call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "_finish"]
    return {"stalemate"}.union(*(_constants(reason) for reason in ends))


@dataclass(frozen=True)
class Raised:
    """An error with a code in the sources, and the values that come with it."""

    where: str
    code: str
    values: frozenset[str]


@cache
def problems() -> frozenset[Raised]:
    """Every error with a code; a code or value that can't be read from the source is a defect."""
    found: set[Raised] = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PROBLEMS):
                continue
            where = f"{path.relative_to(PACKAGE).as_posix()}:{node.lineno}"
            _, *rest = node.args
            if rest:
                values = rest[1] if len(rest) > 1 else ast.Dict([], [])
                assert isinstance(values, ast.Dict), where
                names = {key.value for key in values.keys if isinstance(key, ast.Constant)}
                codes = _constants(rest[0])
                assert codes, where
                assert len(names) == len(values.keys), where
                found |= {Raised(where, code, frozenset(map(str, names))) for code in codes}
    return frozenset(found)


def _each(prefix: str, words: Iterable[str]) -> Iterator[str]:
    return (f"{prefix}-{slug(word)}" for word in words if word)


def denied_codes() -> set[str]:
    """What the server refuses with: the codes of ``Denied``, wherever one is made, and two that are made elsewhere."""
    found = {"method-not-allowed", "not-stored"}
    for path in (PACKAGE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Denied":
                code = node.args[0]
                either = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
                found |= {
                    word.value for word in either if isinstance(word, ast.Constant) and isinstance(word.value, str)
                }
    return found


def messages_of_codes() -> set[str]:
    """The ids that the code puts together at run time."""
    return {
        *_each("cards", CARD_PHRASES),
        *_each("do-discard-from", ("deck", "market")),
        *(key for table in MESSAGES.values() for key in table.values()),
        *_each("class", (*CLASSES, "none")),
        *_each("kind", ROOM_KINDS[1:]),
        *_each("phase", PHASES),
        *_each("list", ("and", "or")),
        *_each("confidence", CONFIDENCES),
        *_each("cli-confidence", CONFIDENCES[1:]),
        *_each("cli-census", CARD_KINDS),
        *_each("log", EVENTS),
        *_each("prompt", PROMPT_RULES),
        *_each("option", {kind.word for kind in KINDS} - {"build", "draw", "kind", "search", "seat"}),
        *_each("option-draw", ("room", "spell")),
        *_each("option-kind", ("room", "spell")),
        *_each("option-search", ("deck", "discard", "spells")),
        *_each(
            "option-decline", ("build", "first-room", "build-now", "machinations", "search", "pick", "reveal", "pay")
        ),
        *_each("reason", reason_codes()),
        *_each("reason-expected", ("build", "play", "use")),
        *_each("outcome", outcome_reasons()),
        *_each("value", PART_SOURCES),
        *_each("change", CHANGES),
        *_each("play-undo", ("free", "consent", "never", "nothing")),
        *_each("play-undo-refused", ("never", "nothing")),
        *_each("about-preset", PRESETS),
        *_each("about-option", (spec.name for spec in OPTIONS)),
        *_each(
            "choice",
            (
                f"{spec.name} {value}"
                for spec in OPTIONS
                if len(spec.values) > 1
                for value in spec.values
                if isinstance(value, str)
            ),
        ),
        *_each("help", ("arguments", "options", "commands")),
        *_each("problem", ("near", *(problem.code for problem in problems()))),
        *castle_messages(),
        *lesson_messages(),
        *_each("server", denied_codes()),
    }
