"""What no text in any language may look like."""

from __future__ import annotations

import re

#: Placeables that were not filled in, ids that shine through, spaces and full stops where none belong.
_TROUBLE = re.compile(r"[{}$\0]|\?\?\?|  |^\s|\s$|\s[.,;:!)](?!\S)|\(\s|\.\.(?!\.)|,,|,\.|\b[a-z]+_[a-z]+\b|None")


def trouble(text: str) -> str:
    """What is wrong with a text as a text, or nothing."""
    found = _TROUBLE.search(text)
    return found[0] if found else ("" if text else "empty")
