"""What the server refuses: a code for programs and a sentence for people, as errors that carry both."""

from __future__ import annotations

from lairwright.kernel.errors import LairwrightError, Refusal
from lairwright.kernel.game import Game
from lairwright.text.catalogue import texts
from lairwright.text.problems import problem_text
from lairwright.text.voices import voice_of


class Denied(Exception):  # noqa: N818 - like the engine's Refusal: the name says what happened
    """A refusal. ``code`` has a sentence in ``server.ftl``; ``status`` is for HTTP."""

    def __init__(self, code: str, status: int = 409, **values: str) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.values = values


class NotStored(Denied):
    """Nothing was done, because it couldn't be stored; it can be tried again."""

    def __init__(self) -> None:
        super().__init__("not-stored", 503)


class MoveDenied(Exception):  # noqa: N818
    """A choice that the rules refuse, with the game that knows why."""

    def __init__(self, refusal: Refusal, game: Game) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.game = game


def told(problem: Denied | MoveDenied | LairwrightError, language: str) -> tuple[str, str, str]:
    """Code, sentence and rule ID of a refusal, in a language."""
    speaking = texts(language)
    if isinstance(problem, Denied):
        return problem.code, speaking.say(f"server-{problem.code}", **problem.values), ""
    if isinstance(problem, MoveDenied):
        refusal = problem.refusal
        return refusal.code, voice_of(problem.game).reason_text(speaking, refusal.code), refusal.rule
    return problem.code or "bad-input", problem_text(speaking, problem), ""
