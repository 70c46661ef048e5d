"""Lists of numbers whose length stays the same: packed where the engine is compiled, plain lists where it isn't.

Compiled, an array holds the numbers themselves instead of pointers to objects: reading and writing them takes a few
instructions, and a copy is one block. This needs ``librt``, which mypyc's own runtime is part of. It is the only module
that knows about it; interpreted, lists are quicker, and nothing is needed.

An array is read, written, copied and compared like a list, but isn't one: ``list(array)`` makes one.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import vec

Array: TypeAlias = "vec[i64]"


def filled(size: i64, number: i64) -> Array:
    """The same number so many times."""
    if COMPILED:
        return vec[i64]([number] * size)
    plain: Any = [number] * size
    same: Array = plain
    return same


def array_of(numbers: list[i64]) -> Array:
    """An array of these numbers."""
    if COMPILED:
        return vec[i64](numbers)
    plain: Any = numbers.copy()
    same: Array = plain
    return same


def copied(before: Array) -> Array:
    """An array of its own."""
    return before[:]


def with_number(before: Array, at: i64, number: i64) -> Array:
    """A copy with another number in one place."""
    twin = before[:]
    twin[at] = number
    return twin


#: Whether the engine is compiled.
COMPILED: Final = not isinstance(copied, FunctionType)
