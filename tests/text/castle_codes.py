"""The codes of the castle-raid engine that need words, and every message they ask for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import lairwright.castle
from lairwright.castle.legality import REASONS
from lairwright.castle.options import KINDS
from lairwright.castle.rules import OPTIONS, PRESETS
from lairwright.castle.words import CARD_KINDS, EVENTS, PHASES, PLACES
from lairwright.text.castle.choices import PROMPT_RULES
from lairwright.text.castle.reasons import SHARED_REASONS
from lairwright.text.phrases import slug

CODE = r"[a-z0-9]+(-[a-z0-9]+)+"
ENGINE = Path(lairwright.castle.__file__).parent


def source(name: str) -> str:
    return (ENGINE / name).read_text(encoding="utf-8")


def reason_codes() -> set[str]:
    """Every constant reason code: the table in legality.py, those in refusals.py, and the kernel's two."""
    tree = ast.parse(source("refusals.py"))
    inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    found = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and id(node) not in inner
        and isinstance(node.value, str)
        and re.fullmatch(CODE, node.value)
    }
    return {code for code, _ in REASONS} | (found - modules) | {"game-over", "not-spelt-as-offered"}


def variable_codes() -> set[str]:
    """Codes with a variable part, filled in: ``f"unknown-monster: {name}"``; and how keys are written."""
    text = source("refusals.py")
    codes = {f"{code}x" for code in re.findall(r'f"([a-z-]+: )\{', text)}
    return codes | set(re.findall(r'"(expected: [^"]+)"', text)) | {"no-such-option: there are 3", "no-such-seat: 9"}


def outcome_reasons() -> set[str]:
    """The reasons with which a game is finished."""
    return set(re.findall(r'Outcome\("([a-z-]+)"', source("procedures.py")))


def tile_fields() -> set[str]:
    """What a king tile of a set file may say about the rules, as the loader reads it."""
    body = source("loader.py").partition("def _read_tile")[2].partition("\ndef ")[0]
    read = re.findall(r'(?:_strengths\(fields, |fields\.(?:has|table|tables)\()"([a-z]+)"', body)
    return set(read)


def _each(prefix: str, words: Iterable[str]) -> Iterator[str]:
    return (f"{prefix}-{slug(word)}" for word in words)


def castle_messages() -> set[str]:
    """The ids that the code puts together at run time."""
    return {
        *_each("castle-at", PLACES),
        *_each("castle-change", ("loot", "strength")),
        *_each("castle-census", CARD_KINDS),
        *_each("castle-phase", PHASES),
        *_each("castle-log", EVENTS),
        *_each("castle-prompt", PROMPT_RULES),
        *_each("castle-option", [kind.word for kind in KINDS if kind.word != "pass"]),
        *_each("castle-reason", reason_codes() - SHARED_REASONS),
        *_each("castle-outcome", outcome_reasons()),
        *_each("castle-about-preset", PRESETS),
        *_each("castle-about-option", (spec.name for spec in OPTIONS)),
        *_each("castle-row", ("guard", "strength", "loot", "monsters", "total", "odds", "price")),
        *_each("castle-head", ("player", "gold", "hand", "resting", "board")),
    }
