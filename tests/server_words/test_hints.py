"""Advice in words, and what players are called before the game gives them a name."""

from __future__ import annotations

import pytest

from lairwright.bots.hints import hints
from lairwright.bots.seat import Seat
from lairwright.kernel.game import Game
from lairwright.server.words.hints import hint_lines
from lairwright.server.words.log import log_lines
from lairwright.server.words.state import state_for
from tests.playing import position
from tests.server_words.tables import GAMES, LANGUAGES, course
from tests.text.reading import trouble


def asked_about_something(game: str) -> tuple[Game, int]:
    """A question with several options in the middle of a game."""
    for choices in range(20, 60):
        table = position(GAMES[game], choices)
        if not table.over and len(table.menus[0]) > 3 and table.round_number():
            return table, table.open[0]
    raise AssertionError("no such question")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_hints_name_options_of_the_question_and_say_why(game: str, language: str) -> None:
    table, seat = asked_about_something(game)
    found = hints(Seat(table, seat), 60, seed=1)
    lines = hint_lines(table, seat, found, language)
    state = state_for(table, seat, language, seq=0, log=[], undo="nothing")
    assert state.question is not None
    offered = {option.key: option.text for option in state.question.options}
    assert lines
    assert [line.key for line in lines] == [hint.key for hint in found]
    for line, hint in zip(lines, found, strict=True):
        assert line.text == offered[line.key]
        assert 0.0 <= line.chance <= 1.0
        assert [reason.code for reason in line.reasons] == [reason.code for reason in hint.reasons]
        for reason in line.reasons:
            assert reason.text[0].isupper()
            assert not trouble(reason.text)


@pytest.mark.parametrize("game", GAMES)
def test_people_are_called_by_name_until_the_game_has_a_better_one(game: str) -> None:
    people = ["Ada", "Grace", "", "Alan"][: GAMES[game].seats]
    said = []
    for table, batches in course(GAMES[game]):
        said += [line.text for line in log_lines(table, batches[-1:], None, "en", people) if line.text]
        if table.round_number() > 1:
            break
    early = " ".join(said[: len(people) * 3])
    assert "Ada" in early
    assert "Seat 3" in early, "a seat without a name goes by its number, counted from one"
    assert "Seat 0" not in " ".join(said)
