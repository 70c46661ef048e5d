"""Why something is not possible, and how a game ended: one sentence per code."""

from __future__ import annotations

import re
from typing import Final

from lairwright.text.catalogue import Texts

#: Codes with something variable at the end: how they begin, and their message.
VARIABLE_REASONS: Final[dict[str, str]] = {
    "no-such-seat: ": "reason-no-such-seat",
    "unknown-card: ": "reason-unknown-card",
    "no-such-option: there are ": "reason-no-such-option",
    "another-card-is-at-position-": "reason-another-card-is-at-position",
}
_EXPECTED: Final = re.compile(r"expected: ([a-z]+)")
_NO_BUILDING: Final = re.compile(r"no-building-in-([a-z]+)-phase")


def reason_text(texts: Texts, code: str) -> str:
    """One sentence for a code of ``game.why_not``."""
    for prefix, key in VARIABLE_REASONS.items():
        if code.startswith(prefix):
            return texts.say(key, rest=code.removeprefix(prefix))
    if found := _EXPECTED.match(code):
        return texts.say(f"reason-expected-{found[1]}")
    if found := _NO_BUILDING.fullmatch(code):
        return texts.say("reason-no-building-in", phase=texts.say(f"phase-{found[1]}"))
    return texts.say(f"reason-{code}")


def outcome_text(texts: Texts, reason: str) -> str:
    """How a game ended, by the reason of its outcome."""
    return texts.say(f"outcome-{reason}")
