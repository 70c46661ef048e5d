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
_LONGEST_NAME: Final = 1000
#: Longer numbers are not written out: beyond a few thousand digits, Python refuses to.
_MOST_BITS: Final = 128
#: A seed is written out to be hashed.
_MOST_SEED_BITS: Final = 1024

_SHORT: Final = Repr()
_SHORT.maxstring = _LONGEST
_SHORT.maxother = _LONGEST


def quoted(value: object) -> str:
    """A value as error messages show it: not too long, whatever it is."""
    if isinstance(value, int) and not isinstance(value, bool):
        number: int = index(value)  # a subclass may write itself differently
        bits = number.bit_length()
        return repr(number) if bits <= _MOST_BITS else f"a number of {bits} bits"
    try:
        return _SHORT.repr(value)
    except Exception:  # a list with a number that is too long to be written
        return f"<{type(value).__name__}>"


def shown(name: str) -> str:
    """The name of a file as error messages show it: as it is, unless it can't be printed on one line."""
    return name if name.isprintable() and len(name) <= _LONGEST_NAME else quoted(name)


def whole(value: Any) -> int | None:
    """A value as a plain ``int``; ``None`` if it isn't a whole number. ``True`` and ``False`` are always slips."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except Exception:  # ``__index__`` is the caller's, and may raise anything
        return None


def whole_seat(seat: object) -> int:
    """A seat's number, whether or not the game has that seat."""
    number = whole(seat)
    if number is None:
        raise LairwrightError(f"a seat is a whole number, not {quoted(seat)}")
    return number


def whole_seed(seed: object) -> int:
    """The number of a seed for a re-deal; those of games are smaller (``config.check_seed``)."""
    number = whole(seed)
    if number is None:
        raise LairwrightError(f"a seed is a whole number, not {quoted(seed)}")
    if number.bit_length() > _MOST_SEED_BITS:
        raise LairwrightError(f"a seed has at most {_MOST_SEED_BITS} bits, not {number.bit_length()}")
    return number
