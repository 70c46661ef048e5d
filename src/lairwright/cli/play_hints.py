"""``hint`` at the prompt of ``lair play``: the options a strong player would think of, with chances and reasons."""

from __future__ import annotations

from typing import Final

from lairwright.bots.hints import hints
from lairwright.bots.seat import Seat
from lairwright.cli.table_view import TableView
from lairwright.kernel.decisions import Decision
from lairwright.text.advice import advice_text

#: Simulations per hint: well thought out, and no long wait even if the engine isn't compiled.
BUDGET: Final = 400


def show_hints(out: TableView, decision: Decision, made: int) -> None:
    """The preferred options, best first; always the same after ``made`` choices of a game."""
    if len(decision.options) == 1:
        out.line(out.texts.say("advice-alone"))
        return
    reader = out.reader
    out.heading(out.texts.say("advice-heading"))
    digits = len(str(len(decision.options)))
    for hint in hints(Seat(reader.game, decision.seat), BUDGET, seed=made):
        phrase = reader.option_phrase(reader.game.codebook().read(hint.key), decision.kind)
        reasons = [reader.why_phrase(reason) for reason in hint.reasons]
        number = f"{hint.index + 1:>{digits}}"
        text = advice_text(phrase, hint.chance, reasons, reader.names)
        out.paragraph(out.coloured(f"{number}  {text}"), 2, digits + 2)
