"""English, in one place: the functions that clients call."""

from __future__ import annotations

from lairwright.text.cards import CONFIDENCE_TEXTS, card_facts, card_text
from lairwright.text.choices import option_phrase, prompt_rule, prompt_text
from lairwright.text.log import PHASE_NAMES, event_line, event_lines
from lairwright.text.reasons import outcome_text, reason_text
from lairwright.text.scene import Scene, scene

__all__ = [
    "CONFIDENCE_TEXTS",
    "PHASE_NAMES",
    "Scene",
    "card_facts",
    "card_text",
    "event_line",
    "event_lines",
    "option_phrase",
    "outcome_text",
    "prompt_rule",
    "prompt_text",
    "reason_text",
    "scene",
]
