"""The random numbers themselves, pinned: a Python version or a build that draws others would play other games."""

from __future__ import annotations

import pytest

from lairwright.kernel.streams import Dice, Streams, seed_words

NAMES = ("rooms", "heroes")
#: The widest range a number is drawn from is the last: beyond, a product would not fit 64 bits.
RANGES = (1, 2, 6, 52, 1000, 2**16, 2**31 - 1, 2**31)
DRAWN = [0, 0, 1, 29, 805, 40241, 1591563347, 252895049]
WORDS_AFTER = [2506565352, 2984416155, 243808012, 9]

SHUFFLED = {
    1: ([0], 1),
    2: ([1, 0], 2),
    3: ([2, 1, 0], 2),
    7: ([0, 2, 5, 6, 3, 4, 1], 4),
}
DECK = [
    *(43, 3, 7, 26, 39, 23, 1, 13, 24, 0, 50, 47, 51, 36, 42, 8, 22, 35, 15, 29, 2, 31, 10, 4, 33, 21),
    *(41, 17, 28, 18, 46, 40, 49, 14, 16, 48, 44, 38, 6, 20, 34, 9, 37, 45, 5, 11, 27, 25, 30, 32, 19, 12),
]


def test_a_seed_and_a_name_give_these_words() -> None:
    assert list(seed_words(7, NAMES)) == [3234478331, 490693399, 1455580812, 1, 1049902409, 1263956736, 1309593454, 1]


def test_a_stream_draws_these_numbers() -> None:
    streams = Streams(seed_words(7, NAMES))
    fresh = streams.used
    assert [streams.below(0, n) for n in RANGES] == DRAWN
    assert (fresh, streams.used) == (False, True)
    assert list(streams.words[:4]) == WORDS_AFTER


def test_dice_draw_what_a_stream_of_the_same_name_draws() -> None:
    dice = Dice(7, "rooms")
    assert [dice.below(n) for n in RANGES] == DRAWN
    assert [dice.a, dice.b, dice.c, dice.count] == WORDS_AFTER


def test_dice_of_the_largest_seed_draw_these_numbers() -> None:
    dice = Dice(2**63 - 1)
    assert [dice.below(2**31) for _ in range(6)] == [
        *(1261440448, 3179438, 636615220, 1830952007, 1387128710, 1912091953),
    ]


def test_streams_give_these_seeds_and_leave_each_other_alone() -> None:
    streams = Streams(seed_words(7, NAMES))
    first = list(streams.words[:4])
    assert [streams.seed(1) for _ in range(4)] == [1156929573, 83661196, 2048460252, 2071317262]
    assert list(streams.words) == [*first, 3251122860, 1912250012, 242268568, 5]


@pytest.mark.parametrize("size", SHUFFLED)
def test_a_shuffle_gives_this_order(size: int) -> None:
    streams, cards = Streams(seed_words(11, NAMES)), list(range(size))
    streams.shuffle(1, cards)
    assert (cards, streams.words[7]) == SHUFFLED[size]


def test_a_deck_is_shuffled_into_this_order() -> None:
    streams, cards = Streams(seed_words(11, NAMES)), list(range(52))
    streams.shuffle(1, cards)
    assert cards == DECK
    assert list(streams.words[4:]) == [1532127198, 4240966167, 1122049331, 27]
    assert streams.used


def test_a_copy_of_streams_goes_on_by_itself() -> None:
    streams = Streams(seed_words(7, NAMES))
    streams.below(0, 6)
    twin = streams.copy()
    assert (twin.words, twin.used) == (streams.words, True)
    assert [twin.below(0, 2**31) for _ in range(3)] == [streams.below(0, 2**31) for _ in range(3)]
    twin.below(0, 2)
    assert twin.words != streams.words
