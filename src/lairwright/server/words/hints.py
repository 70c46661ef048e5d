"""Advice in words: what the search likes, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from lairwright.bots.hints import Hint
from lairwright.kernel.game import Game
from lairwright.server.protocol import HintLine, Reason
from lairwright.server.words.reader import names_for
from lairwright.text.advice import why_phrase
from lairwright.text.phrases import capital
from lairwright.text.voices import voice_of


def hint_lines(
    game: Game, seat: int, hints: Sequence[Hint], language: str, people: Sequence[str] = ()
) -> list[HintLine]:
    """The hints for the open question of a seat, in the order in which the search gave them."""
    voice = voice_of(game)
    names = cast(Any, names_for(game, game.shown(seat), seat, language, people))
    kind, _ = game.question(seat)
    return [
        HintLine(
            key=hint.key,
            text=voice.option_phrase(game.codebook().read(hint.key), kind, names),
            chance=round(hint.chance, 4),
            reasons=[
                Reason(code=reason.code, text=capital(why_phrase(reason, names)), chance=round(reason.chance, 4))
                for reason in hint.reasons
            ],
        )
        for hint in hints
    ]
