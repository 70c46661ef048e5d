"""Small parts of sentences that several modules need: capital letters, signs of numbers, lists, ids of messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from lairwright.text.catalogue import Texts

_NOT_IN_IDS: Final = re.compile(r"[^a-z0-9]+")


def slug(word: str) -> str:
    """A word of the engine as part of a message id: ``a rival's`` is ``a-rivals``, ``room_damage`` ``room-damage``."""
    return _NOT_IN_IDS.sub("-", word.lower().replace("'", "")).strip("-")


def capital(text: str) -> str:
    """The text with its first letter as a capital; the rest stays."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def listed(texts: Texts, parts: Sequence[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``; ``last`` is "and" or "or"."""
    if len(parts) < 2:
        return "".join(parts)
    return texts.say(f"list-{last}", most=", ".join(parts[:-1]), last=parts[-1])
