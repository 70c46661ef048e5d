"""Seats, seeds and indices from callers, checked before compiled code squeezes them into 64 bits.

They are declared ``SupportsIndex``, not ``int``: compiled methods check an ``int`` themselves and raise a ``TypeError``
that doesn't say what was expected. It also lets the integers of other libraries in.
"""

from __future__ import annotations

from operator import index
from reprlib import Repr
from typing import Any, Final

from lairwright.kernel.errors import LairwrightError

_LONGEST: Final = 80
#: Longer numbers are not written out: beyond a few thousand digits, Python refuses to.
_MOST_BITS: Final = 128

_SHORT: Final = Repr()
_SHORT.maxstring = _LONGEST
_SHORT.maxother = _LONGEST


def quoted(value: object) -> str:
    """A value as error messages show it: not too long, whatever it is."""
    if isinstance(value, int) and not isinstance(value, bool):
        bits = value.bit_length()
        return repr(value) if bits <= _MOST_BITS else f"a number of {bits} bits"
    return _SHORT.repr(value)


def whole(value: Any) -> int | None:
    """A value as a whole number; ``None`` if it isn't one. ``True`` and ``False`` aren't: they are always slips."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def whole_seat(seat: object) -> int:
    """A seat's number, whether or not the game has that seat."""
    number = whole(seat)
    if number is None:
        raise LairwrightError(f"a seat is a whole number, not {quoted(seat)}")
    return number


def whole_seed(seed: object) -> int:
    """A seed's number."""
    number = whole(seed)
    if number is None:
        raise LairwrightError(f"a seed is a whole number, not {quoted(seed)}")
    return number
