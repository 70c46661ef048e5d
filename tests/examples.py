"""How many examples a property plays.

``make test`` runs the tests of the engine twice: on the sources as they are, and on the build that was installed. What
is compiled plays several times faster, so it plays all examples; the interpreter, which runs the same code, a part.
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
    """So many if the engine is compiled, and fewer if it is not."""
    return count if COMPILED else max(1, count // _SHARE)


def part_of(cases: Iterable[Case]) -> list[Case]:
    """All of them if the engine is compiled, and the first ones if it is not."""
    found = list(cases)
    return found[: some_of(len(found))]


def examples(count: int) -> settings:
    """The settings of a property that plays whole games: this many of them, or some of them."""
    return settings(max_examples=some_of(count))
