"""Odd arguments: numbers that are not what they seem."""

from __future__ import annotations

from typing import final

#: Too long to be written out.
HUGE = 10**5000


@final
class Number:
    """A whole number that isn't an ``int``, as other libraries have them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number
