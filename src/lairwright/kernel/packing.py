"""Options as packed integers: the number of a kind and up to three small numbers.

For :mod:`lairwright.kernel.choices` and the modules that declare a game's options.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: How far each of the three numbers is shifted.
FIRST: Final = 6
SECOND: Final = 18
THIRD: Final = 30
ANY_VERB: Final = 63
ANY_NUMBER: Final = 4095
#: The largest packed integer: every bit of all three numbers.
ANY_OPTION: Final = 2**42 - 1
_WIDTH: Final = SECOND - FIRST


def verb_of(option: i64) -> i64:
    return option & ANY_VERB


def slot_of(option: int, at: int) -> int:
    """The number in a slot; the first slot is 0."""
    return option >> FIRST + _WIDTH * at & ANY_NUMBER


def slotted(number: int, at: int) -> int:
    """A number shifted into its slot."""
    return number << FIRST + _WIDTH * at
