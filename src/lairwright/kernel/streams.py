"""Named random streams that live in the state of a game.

Each stream is an sfc32 generator (four 32-bit words): small to copy, and the same numbers on every Python version and
build. Streams are independent, so an extra shuffle of one deck never changes another, and bots draw from streams of
their own when they think.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from lairwright.kernel.arrays import Array, copied, filled

_MASK: Final = 0xFFFFFFFF
_WORDS: Final = 4
_WIDEST: Final = 1 << 31


def seed_words(seed: int, names: tuple[str, ...]) -> Array:
    """The starting words of one stream per name, derived from the game's seed by hashing."""
    words = filled(_WORDS * len(names), 1)
    begun = blake2b(f"{seed}/".encode(), digest_size=12)
    at: i64 = 0
    for name in names:
        stream = begun.copy()
        stream.update(name.encode())
        digest: bytes = stream.digest()
        for word in range(0, 12, 4):
            low: i64 = digest[word]
            second: i64 = digest[word + 1]
            third: i64 = digest[word + 2]
            high: i64 = digest[word + 3]
            words[at] = low | second << 8 | third << 16 | high << 24
            at += 1
        at += 1  # the fourth counts
    return words


@final
@mypyc_attr(acyclic=True)
class Streams:
    """A bundle of generators, addressed by index."""

    __slots__ = ("used", "words")

    def __init__(self, words: Array) -> None:
        self.words: Array = words
        #: Set by every draw; the undo policy reads it (was chance involved?).
        self.used: bool = False

    def copy(self) -> Streams:
        twin = Streams(copied(self.words))
        twin.used = self.used
        return twin

    def below(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31: beyond that, the product wouldn't fit the compiled build's 64
        bits.

        Multiply-and-shift: the bias is below n / 2**32.
        """
        words = self.words
        at: i64 = stream * _WORDS
        a: i64 = words[at]
        b: i64 = words[at + 1]
        c: i64 = words[at + 2]
        count: i64 = words[at + 3]
        out: i64 = (a + b + count) & _MASK
        words[at] = b ^ (b >> 9)
        words[at + 1] = (c + (c << 3)) & _MASK
        words[at + 2] = ((c << 21 | c >> 11) + out) & _MASK
        words[at + 3] = (count + 1) & _MASK
        self.used = True
        return (out * n) >> 32

    def seed(self, stream: i64) -> int:
        """A seed for something that needs its own generator: a re-deal, dice."""
        return self.below(stream, _WIDEST)

    def shuffle(self, stream: i64, cards: list[Any]) -> None:
        """Fisher-Yates, in place.

        Every game starts by shuffling all its decks, so the generator is written out here and each number serves two
        swaps: the fraction left over by the first is uniform enough for the second (the bias stays below 2**-18 for any
        deck). ``Any`` because compiled code would otherwise unwrap and rewrap every number it moves.
        """
        words = self.words
        at: i64 = stream * _WORDS
        a: i64 = words[at]
        b: i64 = words[at + 1]
        c: i64 = words[at + 2]
        count: i64 = words[at + 3]
        i: i64 = len(cards)
        while i > 1:
            out: i64 = (a + b + count) & _MASK
            count += 1
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & _MASK
            c = ((c << 21 | c >> 11) + out) & _MASK
            out *= i
            i -= 1
            j: i64 = out >> 32
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
            out = (out & _MASK) * i
            i -= 1
            j = out >> 32
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
        words[at] = a
        words[at + 1] = b
        words[at + 2] = c
        words[at + 3] = count & _MASK
        self.used = True


@final
class Dice:
    """One generator for thinking: playouts, bots. It gives the same numbers as a stream, but keeps its words in native
    fields, because it draws for every choice of a playout."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: int, name: str = "dice") -> None:
        words = seed_words(seed, (name,))
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.count: i64 = words[3]

    def rewind_to(self, other: Dice) -> None:
        """Go on with the same numbers as the other one, without the hashing that a new one takes."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.count = other.count

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31."""
        c = self.c
        out: i64 = (self.a + self.b + self.count) & _MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((c << 21 | c >> 11) + out) & _MASK
        self.count = (self.count + 1) & _MASK
        return (out * n) >> 32
