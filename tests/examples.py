"""How many examples a property plays.

``make test`` runs the engine's tests twice: on the sources, and on the installed build. Compiled code plays several
times faster, so it plays all examples; the interpreter, which runs the same code, plays some of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from hypothesis import settings

from lairwright.kernel import game as engine

COMPILED: Final = not (engine.__file__ or "").endswith(".py")
_SHARE: Final = 4

Case = TypeVar("Case")


def some_of(count: int) -> int:
    """This many if the engine is compiled, fewer if it isn't."""
    return count if COMPILED else max(1, count // _SHARE)


def part_of(cases: Iterable[Case]) -> list[Case]:
    """All of them if the engine is compiled, the first ones if it isn't."""
    found = list(cases)
    return found[: some_of(len(found))]


def examples(count: int) -> settings:
    """The settings of a property that plays whole games: this many of them, or fewer when interpreted."""
    return settings(max_examples=some_of(count))
