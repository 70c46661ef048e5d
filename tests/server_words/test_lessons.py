"""Lessons: taught choices lead to what the teacher promises, and all other choices lead to the end too."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from lairwright.bots.registry import make_bot
from lairwright.bots.seat import Seat
from lairwright.kernel.decisions import Decision
from lairwright.kernel.errors import LairwrightError
from lairwright.kernel.game import Game
from lairwright.server.lessons import (
    PUPIL,
    lesson_ids,
    lesson_list,
    lesson_over,
    lesson_path,
    lesson_words,
    start_lesson,
)
from tests.server_words.tables import LANGUAGES
from tests.text.reading import trouble

Choose = Callable[[Decision], str]


def attend(
    lesson: str, choose: Choose, bot: str = "greedy", seed: int = 0, language: str = "en"
) -> tuple[Game, list[str]]:
    """A lesson to its end: the game, and what the teacher said at each of the pupil's questions and at the end."""
    game = start_lesson(lesson)
    bots = {seat: make_bot(bot, seed + seat, game.config.game) for seat in range(game.config.seats)}
    said: list[str] = []
    for _ in range(200):
        if lesson_over(lesson, game):
            return game, [*said, lesson_words(lesson, game, PUPIL, language)]
        if PUPIL in game.open:
            said.append(lesson_words(lesson, game, PUPIL, language))
            decision = next(one for one in game.decisions if one.seat == PUPIL)
            game.play(choose(decision), PUPIL)
        else:
            seat = game.open[0]
            game.play(bots[seat].choose(Seat(game, seat), 40), seat)
    raise AssertionError(f"{lesson} does not end")


def taught(lesson: str) -> Choose:
    """Every taught choice when it is offered; between and after them, the pupil passes or takes the first option."""
    path = list(lesson_path(lesson))

    def choose(decision: Decision) -> str:
        for key in path:
            if key in decision.keys:
                path.remove(key)
                return key
        return "pass" if "pass" in decision.keys else decision.keys[0]

    return choose


@pytest.mark.parametrize("seed", [0, 5])
def test_the_taught_way_through_build_and_lure_gives_four_souls(seed: int) -> None:
    game, said = attend("lure", taught("lure"), seed=seed)
    pupil = game.view(PUPIL)["seats"][PUPIL]  # type: ignore[index]
    assert pupil["souls"] == 4
    assert pupil["wounds"] == 0
    assert len(said) == 4
    assert said[1].startswith("Well done!")


@pytest.mark.parametrize("seed", [0, 5])
def test_the_taught_way_through_survive_kills_the_epic_hero_and_levels_up(seed: int) -> None:
    game, said = attend("survive", taught("survive"), seed=seed)
    pupil = game.view(PUPIL)["seats"][PUPIL]  # type: ignore[index]
    assert "antonius" in pupil["soul_cards"]
    assert pupil["levelled"]
    assert pupil["wounds"] == 3
    assert "levelled up" in said[1]


@pytest.mark.parametrize("seed", [0, 5, 9])
def test_the_taught_way_through_spells_meets_an_answer_and_stops_it(seed: int) -> None:
    game, said = attend("spells", taught("spells"), seed=seed)
    seats = game.view(PUPIL)["seats"]
    assert seats[PUPIL]["souls"] == 1  # type: ignore[index]
    assert seats[1]["wounds"] == 1  # type: ignore[index]
    assert sum("negates a Spell" in words for words in said) == 1


def test_the_taught_way_through_the_raid_pays() -> None:
    game, _ = attend("raid", taught("raid"))
    assert game.view(PUPIL)["seats"][PUPIL]["gold"] > 8  # type: ignore[index]


def test_the_taught_choices_are_offered_in_this_order() -> None:
    for lesson in lesson_ids():
        left = list(lesson_path(lesson))

        def choose(decision: Decision, left: list[str] = left) -> str:
            if left and left[0] in decision.keys:
                return left.pop(0)
            return "pass" if "pass" in decision.keys else decision.keys[0]

        attend(lesson, choose)
        assert not left, lesson


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("lesson", lesson_ids())
def test_any_choices_lead_to_the_end_and_are_answered(lesson: str, seed: int) -> None:
    dice = random.Random(seed)
    _, said = attend(lesson, lambda decision: dice.choice(decision.keys), bot="random", seed=seed)
    assert all(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", lesson_ids())
def test_the_teacher_speaks_every_language(lesson: str, language: str) -> None:
    _, said = attend(lesson, taught(lesson), language=language)
    for words in said:
        assert not trouble(words), words
        assert re.search("[А-Яа-я]", words) is not None or language != "ru"


@pytest.mark.parametrize("lesson", lesson_ids())
def test_a_lesson_begins_the_same_every_time_and_speaks_to_the_pupil_alone(lesson: str) -> None:
    assert start_lesson(lesson).snapshot() == start_lesson(lesson).snapshot()
    assert lesson_words(lesson, start_lesson(lesson), 1, "en") == ""
    assert PUPIL in start_lesson(lesson).open


def test_while_others_choose_the_teacher_says_so() -> None:
    game = start_lesson("survive")
    game.play("build neanderthal-cave end", PUPIL)  # the fifth room: the rival has to destroy one
    assert game.open == [1]
    assert lesson_words("survive", game, PUPIL, "en") == "It's somebody else's turn to choose."


def test_lessons_are_listed_and_unknown_ones_refused() -> None:
    assert [one.id for one in lesson_list("de")] == list(lesson_ids())
    assert all(one.name and one.about for one in lesson_list("pl"))
    with pytest.raises(LairwrightError, match="there is no lesson 'lur' \\(did you mean 'lure'"):
        start_lesson("lur")
