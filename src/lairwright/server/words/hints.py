"""Advice in words: what the search likes, and why."""

from __future__ import annotations

from collections.abc import Sequence

from lairwright.bots.hints import Hint
from lairwright.kernel.game import Game
from lairwright.server.protocol import HintLine, Reason
from lairwright.server.words.reader import reader_for
from lairwright.text.phrases import capital


def hint_lines(
    game: Game, seat: int, hints: Sequence[Hint], language: str, people: Sequence[str] = ()
) -> list[HintLine]:
    """The hints for a seat's open question, in the order the search gave them."""
    reader = reader_for(game, seat, language, people)
    kind, _ = game.question(seat)
    return [
        HintLine(
            key=hint.key,
            text=reader.option_phrase(game.codebook().read(hint.key), kind),
            chance=round(hint.chance, 4),
            reasons=[
                Reason(code=reason.code, text=capital(reader.why_phrase(reason)), chance=round(reason.chance, 4))
                for reason in hint.reasons
            ],
        )
        for hint in hints
    ]
