"""The rules behind the kinds of questions."""

from __future__ import annotations

from typing import Final

#: The rule behind a question, by the kind of question.
QUESTION_RULES: Final[dict[str, str]] = {
    "build": "BM-BUILD-01",
    "respond": "BM-TIME-10",
    "choose-boss": "BM-VAR-01",
    "mulligan": "BM-SETUP-11",
    "setup-discard": "BM-SETUP-09",
    "first-room": "BM-SETUP-14",
    "round-draw": "BM-START-05",
    "negate": "BM-NEG-01",
    "order": "BM-TIME-21",
    "machinations": "BM-VAR-10",
    "target-hero": "BM-TIME-40",
    "target-room": "BM-TIME-40",
    "target-rival": "BM-TIME-40",
    "target-soul": "BM-TIME-40",
    "target-spell": "BM-TIME-40",
    "target-wound": "BM-TIME-40",
    "target-miniboss": "BM-TIME-40",
    "target-item": "BM-TIME-40",
    "target-boss": "BM-TIME-40",
    "target-card": "BM-TIME-40",
    "target-minion": "BM-TIME-40",
    "may": "BM-GEN-07",
    "pay-discard": "BM-ACT-01",
    "pay-sacrifice": "BM-ACT-01",
    "discard": "BM-DISC-01",
    "fetch": "BM-GEN-07",
    "name-kind": "BM-GEN-07",
    "take": "BM-GEN-07",
    "heal": "BM-HEAL-01",
    "destroy-own": "BM-DESTROY-01",
    "swap": "BM-STACK-02",
    "build-now": "BM-GEN-07",
    "search": "BM-DECK-01",
    "search-spells": "BM-DECK-01",
    "pick": "BM-GEN-07",
    "draw": "BM-GEN-07",
    "reveal": "BM-GEN-07",
    "give": "BM-GEN-07",
    "pay": "BM-ACT-01",
    "class": "BM-GEN-07",
    "turn": "BM-GEN-07",
    "remove": "BM-GEN-07",
    "destroy": "BM-DESTROY-01",
    "arrange": "BM-STACK-02",
    "build-miniboss": "BM-GEN-07",
    "choose": "",
}

#: The kinds of questions that response windows ask.
RESPONSES: Final = ("respond", "negate")
