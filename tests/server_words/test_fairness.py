"""Fair deals: the promise holds for the seed it was made of, and for no other."""

from __future__ import annotations

import hashlib

import pytest

from lairwright.games import start
from lairwright.kernel.config import Config
from lairwright.kernel.game import Game
from lairwright.server.fairness import LARGEST_SEED, fairness, new_seed, promise, undecided
from lairwright.server.lessons import start_lesson
from tests.playing import play_out
from tests.server_words.tables import GAMES, LANGUAGES


def finished(game: str, seed: int) -> Game:
    pattern = GAMES[game]
    config = Config(pattern.game, pattern.seats, seed, pattern.preset, pattern.sets, pattern.variants, {})
    return play_out(start(config), 3)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_honest_game_passes_every_check(game: str, language: str) -> None:
    seed, salt = new_seed()
    found = fairness(promise(seed, salt), seed, salt, finished(game, seed), language)
    assert [holds for _, holds in found.checks] == [True, True, True]
    assert len({text for text, _ in found.checks}) == 3
    assert found.seed_hash == hashlib.sha256(f"{found.salt}:{found.seed}".encode()).hexdigest()


def test_another_seed_than_the_promised_one_is_found_out() -> None:
    seed, salt = new_seed()
    other, _ = new_seed()
    found = fairness(promise(seed, salt), other, salt, finished("boss-monster", other), "en")
    assert [holds for _, holds in found.checks] == [False, True, True]


def test_a_game_that_was_dealt_otherwise_is_found_out() -> None:
    seed, salt = new_seed()
    other, _ = new_seed()
    found = fairness(promise(seed, salt), seed, salt, finished("boss-monster", other), "en")
    assert [holds for _, holds in found.checks] == [True, False, True]


def test_a_record_that_does_not_lead_to_the_end_is_found_out() -> None:
    seed, salt = new_seed()
    end = finished("castle-raid", seed)
    end.history = end.history[:-2]
    found = fairness(promise(seed, salt), seed, salt, end, "en")
    assert [holds for _, holds in found.checks] == [True, True, False]


def test_before_the_end_there_is_only_the_promise() -> None:
    assert undecided("abc").seed is None
    assert undecided("abc").checks == []


def test_a_lesson_has_nothing_to_replay() -> None:
    found = fairness(promise(1, "x"), 1, "x", start_lesson("lure"), "en")
    assert [holds for _, holds in found.checks] == [True]


def test_seeds_differ_and_fit() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed <= LARGEST_SEED and len(salt) == 32 for seed, salt in seeds)
