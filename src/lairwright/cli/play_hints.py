"""``hint`` at the prompt of ``lair play``: the options a strong player would think of, with chances and reasons."""

from __future__ import annotations

from typing import Any, Final

from lairwright.bots.hints import hints
from lairwright.bots.seat import Seat
from lairwright.cli.desk import Desk
from lairwright.cli.table_view import TableView
from lairwright.kernel.decisions import Decision
from lairwright.kernel.game import Game
from lairwright.text.advice import advice_text, why_phrase

#: Simulations per hint: well thought out, and no long wait even if the engine isn't compiled.
BUDGET: Final = 400


def show_hints(out: TableView[Any, Any], desk: Desk[Any], game: Game, decision: Decision, made: int) -> None:
    """The preferred options, best first; always the same after ``made`` choices of a game."""
    if len(decision.options) == 1:
        out.line(out.texts.say("advice-alone"))
        return
    names = desk.voice.scene(out.texts, game, decision.seat)
    out.heading(out.texts.say("advice-heading"))
    digits = len(str(len(decision.options)))
    for hint in hints(Seat(game, decision.seat), BUDGET, seed=made):
        phrase = desk.voice.option_phrase(hint.key, decision.kind, names)
        reasons = [why_phrase(reason, names) for reason in hint.reasons]
        number = f"{hint.index + 1:>{digits}}"
        text = advice_text(phrase, hint.chance, reasons, names)
        out.paragraph(out.coloured(f"{number}  {text}"), 2, digits + 2)
