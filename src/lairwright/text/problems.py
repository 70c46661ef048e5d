"""What somebody mistyped, said in their language.

Errors about the contents of files (sets, records, scenarios) have no code: they are for the authors of such files, and
stay English. Refusals are said by the voice of their game, which knows the table.
"""

from __future__ import annotations

from lairwright.kernel.errors import LairwrightError, Refusal
from lairwright.text.catalogue import Texts


def problem_text(texts: Texts, problem: LairwrightError) -> str:
    """The sentence for an error: of its code where it has one, else its own."""
    if not problem.code or isinstance(problem, Refusal):
        return str(problem)
    key = f"problem-{problem.code}"
    if problem.values.get("nearest"):
        key += ".near"
    return texts.say(key, **{name: _shown(str(value)) for name, value in problem.values.items()})


def _shown(word: str) -> str:
    """A word as it was typed, but on one line and without anything a terminal would obey."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in word)
