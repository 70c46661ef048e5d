"""What compiling the engine takes: whether it is wanted, the compiler, the modules, and a header for them."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

REQUIREMENT = "mypy[mypyc]>=2.4"
#: What the compiled engine imports and the interpreted one doesn't (kernel/arrays.py).
RUNTIME = "librt>=0.16 ; platform_python_implementation != 'PyPy'"


def wanted() -> str:
    """``yes`` (LAIRWRIGHT_COMPILE=1), ``no`` (=0), or ``try``: when a C compiler seems to be there."""
    chosen = os.environ.get("LAIRWRIGHT_COMPILE", "")
    if chosen == "1":
        return "yes"
    if chosen == "0":
        return "no"
    if chosen:
        sys.exit(f"LAIRWRIGHT_COMPILE must be 0, 1 or unset, not {chosen!r}")
    compiler = os.environ.get("CC", "").split()
    names = compiler[:1] or ["cc", "gcc", "clang", "cl"]
    return "try" if any(shutil.which(name) for name in names) else "no"


def engine_modules(source: Path) -> list[str]:
    """The modules that are compiled, as paths: kernel, dungeon and castle, and what every simulation runs. Reading set
    files is not worth the compiler's time: it happens once."""
    found: list[str] = []
    for layer in ("kernel", "dungeon", "castle", "bots/fast"):
        found += [str(path) for path in sorted((source / "lairwright" / layer).rglob("*.py"))]
    reading = str(source / "lairwright" / "dungeon" / "reading")
    return [path for path in found if not path.endswith("__init__.py") and not path.startswith(reading)]


#: Functions of mypyc's runtime that compiled code calls only when something has gone wrong.
_ERROR_PATHS = ("CPy_AddTraceback", "CPy_TypeErrorTraceback", "CPy_TypeError", "CPy_AttributeError")


def cold_declarations(runtime: str, compiled: str) -> str:
    """C declarations, to be included first, that call these functions cold: the compiler then keeps what leads to them
    out of the way. Every other line of compiled code may fail, and without this the code that reports it would lie
    among the code that runs, and slow it down. What modules do when they are imported is cold too, and only lightly
    optimized: it is a third of the code, runs once, and took the compiler most of its time.

    ``runtime`` is the text of mypyc's ``CPy.h``, so that the declarations match the mypyc in use, and ``compiled`` the
    text of what it made.
    """
    found = [re.search(rf"^void {name}\([^;{{]*\);", runtime, re.MULTILINE) for name in _ERROR_PATHS]
    imports = sorted(set(re.findall(r"^char CPyDef_\w+_top_level__\(void\)", compiled, re.MULTILINE)))
    lines = ["#include <Python.h>", *(f"__attribute__((cold)) {match[0]}" for match in found if match)]
    lines += ["#if defined(__GNUC__) && !defined(__clang__)", '#define LIGHTLY , optimize("O1")']
    lines += ["#else", "#define LIGHTLY", "#endif"]
    return "\n".join([*lines, *(f"__attribute__((cold LIGHTLY)) {name};" for name in imports), ""])
