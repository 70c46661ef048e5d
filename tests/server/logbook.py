"""What the log of a server says about failures."""

from __future__ import annotations

import re
from typing import Final

_HEAD: Final = "Traceback (most recent call last):"
_REPORTED: Final = re.compile(r"^(ERROR|CRITICAL)\b|never retrieved|was destroyed but it is pending|panicked at")


def troubles(log: str) -> list[str]:
    """Every traceback, with the line before it, and every line that reports an error without one."""
    found: list[str] = []
    lines = log.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at]
        if line.lstrip(" |+").startswith(_HEAD):
            end = at + 1
            while end < len(lines) and (lines[end].startswith((" ", "\t")) or not lines[end]):
                end += 1
            found.append("\n".join(lines[max(0, at - 1) : end + 1]))
            at = end
        elif _REPORTED.search(line) and not (at + 1 < len(lines) and lines[at + 1].startswith(_HEAD)):
            found.append(line)
        at += 1
    return found


def last_line(trouble: str) -> str:
    """What a traceback ends with: the kind of the failure."""
    return trouble.splitlines()[-1][:200]
