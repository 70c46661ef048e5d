"""The log: one line per event, joined where it reads better, told to the players concerned."""

from __future__ import annotations

from itertools import pairwise

import pytest

from lairwright.server.words.log import log_lines
from tests.server_words.tables import GAMES, LANGUAGES, course


def whole_log(game: str, viewer: int | None, language: str = "en") -> list[tuple[str, str]]:
    *_, (table, batches) = course(GAMES[game])
    return [(line.kind, line.text) for line in log_lines(table, batches, viewer, language)]


def test_draws_of_one_player_are_one_sentence() -> None:
    lines = whole_log("boss-monster", 0)
    first = next(at for at, (kind, text) in enumerate(lines) if kind == "drew-room" and text.startswith("You draw"))
    assert " and " in lines[first][1]
    assert lines[first + 1][1] == ""


def test_what_is_told_already_has_no_text_of_its_own() -> None:
    lines = whole_log("boss-monster", None)
    for (kind, text), (after, following) in pairwise(lines):
        if kind == "entered" and "takes" in text:
            assert (after, following) == ("damaged", "")
    assert ("resolved", "") in lines


def test_a_sentence_concerns_everybody_in_it() -> None:
    found = 0
    for table, batches in course(GAMES["castle-raid"]):
        for line in log_lines(table, batches[-1:], None, "en"):
            if line.kind == "guard-turned":
                found += 1
                assert len(line.seats) in (1, 2)
    assert found > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_cards_are_given_as_the_text_spells_them(game: str, language: str) -> None:
    *_, (table, batches) = course(GAMES[game])
    named = 0
    for line in log_lines(table, batches, 0, language):
        for _, words in line.cards:
            named += 1
            assert words in line.text
    assert named > 20


def test_lines_are_numbered_by_the_choice_that_caused_them() -> None:
    *_, (table, batches) = course(GAMES["boss-monster"])
    numbers = [line.seq for line in log_lines(table, batches, 0, "en")]
    assert numbers == sorted(numbers)
    assert numbers[0] == 0
    assert numbers[-1] == table.made
    assert len(numbers) == sum(len(events) for _, events in batches)
